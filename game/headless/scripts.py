"""The command `script`: runs script files one after another, writes the transcript, says what failed."""

from __future__ import annotations

import argparse
import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from game.exits import BAD_INPUT, FAILED, GOOD
from game.headless.given import picture_folder, refused, saves_folder, transcript_file
from game.headless.known import known_ids
from game.headless.runner import Runner, StepError
from game.headless.script import read_script
from game.headless.transcript import Transcript
from game.save import SaveError
from game.session.resources import load_resources
from game.voice import Voice, choose


def chosen_voice(arguments: argparse.Namespace, folder: Path, pace: float = 0.0) -> Voice:
    """The voice that the command line names by `--voice` or `--base-url`; without either the understudy, whatever the
    environment says.

    Raises ContentError with one sentence for a name or an address that does not do.
    """
    named = arguments.voice or ("openai" if arguments.base_url else None)
    try:
        return choose(
            named or "understudy",
            base_url=arguments.base_url,
            model=arguments.model,
            environ=os.environ if named else None,
            record=arguments.record,
            pace=pace,
            folder=folder,
        )
    except ValueError as error:
        raise refused(Path("--voice"), str(error)) from error


def run_scripts(root: Path, arguments: argparse.Namespace) -> int:
    """Run every file. 0 when all expectations hold, 1 when one does not, 2 for a script that cannot be carried out."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    resources = load_resources(root)
    known = known_ids(resources)
    scripts = [(path, read_script(path, known)) for path in arguments.files]
    worst = GOOD
    with ExitStack() as stack:
        learnt = stack.enter_context(saves_folder(None))
        pictures = picture_folder(arguments.screenshots)
        voice = chosen_voice(arguments, learnt)
        stack.callback(voice.close)
        out = stack.enter_context(transcript_file(arguments.transcript))
        clock = time.monotonic if arguments.timings else None
        for path, script in scripts:
            transcript = Transcript(path.stem, out, prompts=arguments.prompts, clock=clock)
            with saves_folder(arguments.saves) as saves:
                runner = Runner(script, resources, voice, saves, transcript, pictures, arguments.seed)
                worst = max(worst, _run(path, runner))
        _tell_differences(voice)
    return worst


def _run(path: Path, runner: Runner) -> int:
    started = time.monotonic()
    try:
        failed = runner.run()
    except (StepError, SaveError) as error:
        sys.stderr.write(f"{path}: {error}\n")
        return BAD_INPUT
    seconds = time.monotonic() - started
    for failure in failed:
        print(f"{path}: step {failure.step}: {failure.why}")
    print(f"{'FAILED' if failed else 'passed'}  {path.stem}  ({len(runner.script.steps)} steps, {seconds:.1f} s)")
    return FAILED if failed else GOOD


def _tell_differences(voice: Voice) -> None:
    for difference in getattr(voice, "differences", ()):
        print(f"replay: {difference}")
