"""Real starts of a small copy of the game, in processes of their own and without a network."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.setup.start import needs_of
from tests.setup.game_copy import REPO, WITHOUT_ENSUREPIP, GameCopy, build_wheel, copy_tree, run

ON_POSIX = pytest.mark.skipif(os.name == "nt", reason="signals and scripts of POSIX")


def one_sentence(done: "subprocess.CompletedProcess[str]") -> str:
    """What a failed set-up said last, in one line and without a traceback."""
    assert done.returncode == 3, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


def wait_until_begun(game: GameCopy, process: "subprocess.Popen[str]") -> None:
    while not (game.venv / "setup.unfinished").exists():
        assert process.poll() is None
        time.sleep(0.01)


def test_only_the_command_test_needs_the_test_packages(tmp_path: Path) -> None:
    assert needs_of([], tmp_path).name == "play"
    assert needs_of(["script", "test"], tmp_path).name == "play"
    assert needs_of(["test", "-k", "x"], tmp_path).name == "test"


def test_the_set_up_uses_the_standard_library_only() -> None:
    program = "import sys; sys.path.insert(0, sys.argv[1]); import game.setup.prepare; print(*sys.modules)"
    done = run([sys.executable, "-I", "-S", "-c", program, str(REPO)], dict(os.environ), REPO.parent)
    tops = {name.partition(".")[0] for name in done.stdout.split()}
    assert tops - set(sys.stdlib_module_names) - {"__main__"} == {"game"}


def test_the_second_start_goes_straight_in(ready_game: GameCopy) -> None:
    log = ready_game.log()
    again = ready_game.start("seven")
    assert again.returncode == 7
    assert again.stdout == f"probe 1.1 in {str(ready_game.venv)!a} got ['seven']\n"
    assert again.stderr == ""
    assert ready_game.log() == log


def test_from_within_the_environment(ready_game: GameCopy) -> None:
    done = ready_game.start(python=ready_game.python)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_game_does_not_hear_how_it_was_started(ready_game: GameCopy) -> None:
    assert ready_game.start("started?").stdout.endswith("[]\n")


def test_a_variable_that_leads_python_astray_does_not_reach_the_game(ready_game: GameCopy, tmp_path: Path) -> None:
    (tmp_path / "emberwick_probe.py").write_text("VERSION = 'wrong'")
    assert ready_game.start(PYTHONPATH=str(tmp_path)).stdout.startswith("probe 1.1 ")


def test_an_interpreter_that_has_everything_is_used_as_it_is(new_game: GameCopy, ready_game: GameCopy) -> None:
    done = new_game.start(python=ready_game.python)
    assert done.returncode == 0
    assert ascii(str(ready_game.venv)) in done.stdout
    assert not new_game.venv.exists()


def test_a_game_without_needs_installs_nothing(new_game: GameCopy) -> None:
    (new_game.root / "requirements.txt").write_text("# nothing\n")
    (new_game.root / "game" / "cli.py").write_text("def main(argv):\n    return 5\n")
    assert new_game.start().returncode == 5
    assert not new_game.venv.exists()


def test_a_hand_made_environment_is_taken_over(hand_made_game: GameCopy) -> None:
    done = hand_made_game.start()
    assert (done.returncode, done.stderr) == (0, "")
    assert hand_made_game.stamps() == ["setup-play.stamp"]
    assert hand_made_game.log() == "", "pip was not needed"


def test_tests_need_more_in_the_same_environment(hand_made_game: GameCopy) -> None:
    done = hand_made_game.start("test")
    assert done.returncode == 0, done.stderr
    assert "emberwick-probe-test" in hand_made_game.log()
    assert hand_made_game.stamps() == ["setup-play.stamp", "setup-test.stamp"]


def test_a_broken_installation_is_done_again(hand_made_game: GameCopy) -> None:
    (module,) = hand_made_game.venv.rglob("emberwick_probe.py")
    module.unlink()
    (hand_made_game.venv / "setup.unfinished").touch()
    done = hand_made_game.start()
    assert done.stdout.startswith("probe 1.1 "), done.stderr


def test_a_moved_game_is_set_up_anew_and_a_second_start_waits(ready_game: GameCopy, tmp_path: Path) -> None:
    moved = GameCopy(tmp_path / "moved 移動", ready_game.environ)
    copy_tree(ready_game.root, moved.root)
    with moved.launch("a") as first:
        wait_until_begun(moved, first)
        second = moved.start("b")
        out, said = first.communicate()
    assert out == f"probe 1.1 in {str(moved.venv)!a} got ['a']\n", said
    assert "making .venv" in said
    assert second.stdout == f"probe 1.1 in {str(moved.venv)!a} got ['b']\n"
    assert "waiting" in second.stderr
    assert "making .venv" not in second.stderr


@ON_POSIX
def test_other_requirements_whose_set_up_was_killed_are_installed_by_the_next_start(hand_made_game: GameCopy) -> None:
    (hand_made_game.root / "requirements.txt").write_text("emberwick-probe==1.0\n")
    with hand_made_game.launch() as first:
        wait_until_begun(hand_made_game, first)
        first.kill()
        first.communicate()
    second = hand_made_game.start()
    assert second.stdout.startswith("probe 1.0 "), second.stderr
    assert hand_made_game.stamps() == ["setup-play.stamp"]
    assert not (hand_made_game.venv / "setup.unfinished").exists()


@ON_POSIX
def test_a_set_up_that_is_interrupted(new_game: GameCopy) -> None:
    new_game.venv.symlink_to(new_game.root / "nowhere")  # a link that dangles is in nobody's way
    with new_game.launch() as process:
        wait_until_begun(new_game, process)
        process.send_signal(signal.SIGINT)
        out, said = process.communicate()
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in said
    assert new_game.stamps() == []


@ON_POSIX
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_game_that_is_stopped(ready_game: GameCopy, number: signal.Signals, code: int) -> None:
    with ready_game.launch("wait") as game:
        assert game.stdout is not None
        assert game.stdout.readline().startswith("probe ")
        game.send_signal(number)
        _, said = game.communicate()
    assert game.returncode == code
    assert said == ""


def test_no_network(hand_made_game: GameCopy) -> None:
    (hand_made_game.root / "requirements.txt").write_text("emberwick-probe==1.0\n")
    closed = {
        "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
        "PIP_RETRIES": "0",
        "PIP_FIND_LINKS": "",
        "PIP_NO_INDEX": "",
    }
    assert "check the network" in one_sentence(hand_made_game.start(**closed))
    assert hand_made_game.stamps() == []
    back = hand_made_game.start()
    assert back.stdout.startswith("probe 1.0 "), back.stderr


def test_no_wheel_since_a_source_is_never_built(hand_made_game: GameCopy, tmp_path: Path) -> None:
    source = tmp_path / "sources"
    build_wheel(source, "emberwick-source", "1.0")
    (wheel,) = source.iterdir()
    wheel.rename(source / "emberwick_source-1.0.zip")
    (hand_made_game.root / "requirements.txt").write_text("emberwick-source\n")
    said = one_sentence(hand_made_game.start(PIP_FIND_LINKS=source.as_uri()))
    assert "no ready-made emberwick-source" in said


def test_a_line_that_cannot_be_read(new_game: GameCopy) -> None:
    (new_game.root / "requirements.txt").write_text("what is this\n")
    assert one_sentence(new_game.start()).startswith("requirements.txt, line 1: ")


@ON_POSIX
@pytest.mark.skipif(os.name != "nt" and os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(new_game: GameCopy) -> None:
    new_game.root.chmod(0o555)
    try:
        assert "cannot write to" in one_sentence(new_game.start())
    finally:
        new_game.root.chmod(0o755)


def test_what_is_no_environment_is_left_alone(new_game: GameCopy) -> None:
    new_game.venv.mkdir()
    (new_game.venv / "letter.txt").write_text("dear grandma")
    assert "does not delete what it did not make" in one_sentence(new_game.start())
    assert [entry.name for entry in new_game.venv.iterdir()] == ["letter.txt"]


def test_a_file_in_the_place_of_the_environment(new_game: GameCopy) -> None:
    new_game.venv.touch()
    assert "is not a Python environment" in one_sentence(new_game.start())


def test_without_ensurepip_the_package_of_the_system_is_named(new_game: GameCopy, tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_ENSUREPIP, *new_game.command()[1:]]
    done = run(command, new_game.environ | {"PATH": str(tmp_path)}, tmp_path)
    assert "sudo apt install python3-venv" in one_sentence(done)


@ON_POSIX
def test_without_ensurepip_uv_makes_the_environment(new_game: GameCopy, tmp_path: Path) -> None:
    uv, asked = tmp_path / "bin" / "uv", tmp_path / "asked"
    uv.parent.mkdir()
    uv.write_text(f'#!/bin/sh\necho "$@" > "{asked}"\necho "error sending request"\nexit 2\n')
    uv.chmod(0o755)
    command = [sys.executable, "-c", WITHOUT_ENSUREPIP, *new_game.command()[1:]]
    done = run(command, new_game.environ | {"PATH": str(uv.parent)}, tmp_path)
    assert "check the network" in one_sentence(done)
    assert asked.read_text().startswith("venv --no-project ")
