"""The command `eval`: plays conversations, judges them, writes the report."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory

from game.content import ContentError, Problem
from game.lab.evaluation import Conversation, Settings, claim, plan_of, planned, play_all
from game.lab.judging import judged
from game.lab.progress import shown, tell
from game.lab.report import make_report, table, write_report
from game.lab.rubric import Judge
from game.mind.tokens import VocabularyError
from game.session.resources import Resources, load_resources
from game.voice import Voice, choose
from game.voice.limits import Limits

GOOD, INTERRUPTED = 0, 130

UNHURRIED = Limits(connect=30.0, first_token=300.0, between=60.0, total=600.0)
"""Nobody waits here: a slow machine shall show in the seconds, not as replies of the understudy."""


def run_eval(root: Path, arguments: argparse.Namespace) -> int:
    """Play, judge, report. 0, or 130 when it was interrupted: what was played is kept and reported."""
    try:
        resources = load_resources(root)
    except VocabularyError as error:
        raise _refused("assets/tokenizer", str(error)) from error
    settings = _settings(arguments, resources)
    with TemporaryDirectory(prefix="emberwick-", ignore_cleanup_errors=True) as learnt:
        voice = lab_voice(arguments, Path(learnt))
        try:
            if voice.name == "understudy" and settings.system != "full":
                raise _refused("--system", f"`{settings.system}` needs a model: name one with --voice openai")
            claim(arguments.out, settings, resources, voice)
            return evaluate(settings, resources, voice, arguments.out)
        finally:
            voice.close()


def evaluate(settings: Settings, resources: Resources, voice: Voice, out: Path) -> int:
    """Play what is missing in `out`, write the report of all that is there, and print its table."""
    talks: list[Conversation] = []
    code = GOOD
    plan = planned(settings)
    progress = shown(sum(len(one.moves) for one in plan), "turns")
    try:
        for talk in play_all(plan, settings.system, resources, voice, out, progress):
            talks.append(talk)
    except KeyboardInterrupt:
        code = INTERRUPTED
    tell("")
    judge = Judge(resources.cast, {item: thing.name for item, thing in resources.items.items()})
    marked = [judged(talk, judge) for talk in talks]
    report = make_report(marked, {**plan_of(settings, resources, voice), "model": voice.model}, len(plan))
    write_report(out, report, marked)
    print(table(report) if talks else "No conversation was finished.")
    if code == INTERRUPTED:
        print(f"Interrupted after {len(talks)} of {len(plan)} conversations; the same command goes on.")
    print(f"Written: {out / 'report.html'}")
    return code


def lab_voice(arguments: argparse.Namespace, folder: Path) -> Voice:
    """The voice that is named; without `--voice` the understudy, whatever the environment says.

    Raises ContentError for a name or an address that does not do.
    """
    named = arguments.voice is not None
    try:
        return choose(
            arguments.voice or "understudy",
            base_url=arguments.base_url,
            model=arguments.model,
            environ=os.environ if named else None,
            record=arguments.record,
            folder=folder,
            limits=UNHURRIED,
        )
    except ValueError as error:
        raise _refused("--voice", str(error)) from error


def _settings(arguments: argparse.Namespace, resources: Resources) -> Settings:
    npcs = tuple(sorted(resources.cast.personas))
    if arguments.npc:
        if arguments.npc not in npcs:
            raise _refused("--npc", f"there is nobody called `{arguments.npc}`; there are {', '.join(npcs)}")
        npcs = (arguments.npc,)
    return Settings(
        npcs,
        arguments.conversations,
        arguments.turns,
        arguments.system,
        arguments.seed,
        arguments.later,
        arguments.deals,
    )


def _refused(where: str, why: str) -> ContentError:
    return ContentError([Problem(where, 1, "", why)])
