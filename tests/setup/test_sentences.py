"""What the player reads when the set-up cannot go on."""

import errno
from pathlib import Path

import pytest

from game.setup import sentences

ROOT = Path("/games/emberwick")
LOG = ROOT / ".venv" / "setup.log"


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (errno.EACCES, "cannot write to"),
        (errno.EROFS, "cannot write to"),
        (errno.ENOSPC, "The disk is full"),
        (errno.EIO, 'the system says "went wrong" (there)'),
    ],
)
def test_errors_of_the_file_system(number: int, expected: str) -> None:
    assert expected in str(sentences.for_os_error(OSError(number, "went wrong", "there"), ROOT))


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (
            "WARNING: Retrying … NewConnectionError(…)\nERROR: No matching distribution found for openai",
            "check the network",
        ),
        ("error: Failed to fetch …\n Caused by: error sending request for url", "check the network"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "The disk is full"),
        ("ERROR: Could not install packages: [Errno 13] Permission denied: 'x'", "cannot write to"),
        ("ERROR: No matching distribution found for pygame-ce<3,>=2.5.6", "no ready-made pygame-ce for Python 3."),
        ("Segmentation fault", "It failed, and the next start will try again"),
    ],
)
def test_what_pip_and_uv_say(output: str, expected: str) -> None:
    assert expected in str(sentences.for_output(output, "It failed", ROOT, LOG))


def test_the_output_is_never_quoted() -> None:
    output = "ERROR: 401 for https://me:secret@index.example/simple\nERROR: No matching distribution found for openai"
    assert "secret" not in str(sentences.for_output(output, "It failed", ROOT, LOG))


def test_all_are_one_sentence() -> None:
    for error in (
        sentences.no_environment("python3"),
        sentences.not_writable(ROOT),
        sentences.disk_full(ROOT),
        sentences.no_network(LOG),
        sentences.no_wheel("openai", LOG),
        sentences.failed("It failed", LOG),
        sentences.not_an_environment(ROOT / ".venv"),
    ):
        text = str(error)
        assert text.endswith(".")
        assert ". " not in text
        assert "\n" not in text


def test_pip_that_finds_nothing_leaves_open_why() -> None:
    nothing = "ERROR: Could not find a version that satisfies the requirement openai (from versions: none)"
    assert sentences.leaves_open_why(nothing)
    assert not sentences.leaves_open_why("WARNING: Retrying after NewConnectionError\n" + nothing)
    assert not sentences.leaves_open_why("ERROR: … the requirement openai>=9 (from versions: 1.0, 2.0)")
