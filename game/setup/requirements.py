"""What a requirements file asks for, and whether it is there.

Reads only what our own files hold: a name and, if any, ranges such as `>=2.5.6,<3`. The full grammar (PEP 508)
is pip's; this comparison exists so that a start which needs nothing never has to ask pip.
"""

import operator
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from game.setup.sentences import SetupError

Installed = Callable[[str], str | None]
"""A distribution's name in, its version out, or None when it is not there."""

# pygame and pygame-ce unpack into one folder: where both are, files of both lie mixed.
SHARE_A_FOLDER = {"pygame-ce": "pygame"}

_LINE = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)\s*((?:(?:>=|<=|==|~=|!=|<|>)[^,\s]+(?:\s*,\s*|$))*)")
_RANGE = re.compile(r"(>=|<=|==|~=|!=|<|>)([^,\s]+)")
_VERSION = re.compile(
    r"v?(?:\d+!)?(\d+(?:\.\d+)*)(?:[-_.]?(a|b|rc|alpha|beta|c|pre|preview)[-_.]?(\d*))?"
    r"(?:[-_.]?(post|rev|r|-)[-_.]?(\d*))?(?:[-_.]?(dev)[-_.]?(\d*))?(?:\+[a-z0-9._-]+)?",
    re.IGNORECASE,
)
_PHASE = {"a": -3, "alpha": -3, "b": -2, "beta": -2, "c": -1, "rc": -1, "pre": -1, "preview": -1}


class Requirement(NamedTuple):
    name: str
    ranges: tuple[tuple[str, str], ...]
    """Pairs of comparison and version, all of which must hold."""

    def __str__(self) -> str:
        return self.name + ",".join(comparison + version for comparison, version in self.ranges)


class Version(NamedTuple):
    """Orders as PEP 440 does, for the forms that packages really use; a local part (`+cpu`) is ignored."""

    release: tuple[int, ...]
    phase: tuple[int, int]
    post: int
    dev: int


def parse(text: str, source: str) -> list[Requirement]:
    """The requirements in the text of a file; `source` names the file in the ValueError for a line we cannot read."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        wanted = line.partition("#")[0].strip()
        if not wanted:
            continue
        match = _LINE.fullmatch(wanted)
        if not match or match[2].endswith(","):
            raise ValueError(f'{source}, line {number}: "{wanted}" is not of the form NAME or NAME>=LOW,<HIGH.')
        found.append(Requirement(match[1], tuple(_RANGE.findall(match[2]))))
    return found


def read(files: Iterable[Path]) -> list[Requirement]:
    """Raises SetupError for a file that is not there or that we cannot read."""
    try:
        return [wanted for file in files for wanted in parse(file.read_text(encoding="utf-8"), file.name)]
    except OSError as error:
        raise SetupError(
            f"{error.filename} cannot be read ({error.strerror}): take a whole copy of the game."
        ) from error
    except ValueError as error:
        raise SetupError(str(error)) from error


def version(text: str) -> Version | None:
    """None when the text is no version by PEP 440."""
    match = _VERSION.fullmatch(text.strip())
    if not match:
        return None
    release = tuple(int(part) for part in match[1].split("."))
    while len(release) > 1 and release[-1] == 0:
        release = release[:-1]
    phase = (_PHASE[match[2].lower()], int(match[3] or 0)) if match[2] else (0, 0)
    if match[6] and not match[2] and not match[4]:
        phase = (-4, 0)  # 1.0.dev1 comes before 1.0a1
    return Version(release, phase, int(match[5] or 0) if match[4] else -1, int(match[7] or 0) if match[6] else 10**9)


def within(found: str, comparison: str, bound: str) -> bool:
    """Whether version `found` keeps one comparison, such as `>=` with `2.5.6`."""
    have, limit = version(found), version(bound.removesuffix(".*"))
    if have is None or limit is None:
        return False
    if comparison in ("==", "!="):
        return _equal(have, limit, wildcard=bound.endswith(".*")) == (comparison == "==")
    if comparison == "~=":
        return have >= limit and _equal(have, _shortened(bound), wildcard=True)
    if comparison == "<" and have.release == limit.release and limit.phase == (0, 0) and have.phase < (0, 0):
        return False  # PEP 440: a pre-release of 3.0 is not below 3.0
    order = {">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt}[comparison]
    return bool(order(have, limit))


def unmet(wanted: Iterable[Requirement], installed: Installed) -> list[str]:
    """A line for each requirement that is not there, of another version, or spoiled by a second package."""
    lines = []
    for requirement in wanted:
        found = installed(requirement.name)
        rival = SHARE_A_FOLDER.get(requirement.name)
        if found is None:
            lines.append(f"{requirement}: not there")
        elif not all(within(found, *pair) for pair in requirement.ranges):
            lines.append(f"{requirement}: {found} is there")
        elif rival and installed(rival) is not None:
            lines.append(f"{requirement}: {rival} lies in the same folder")
    return lines


def rivals(wanted: Iterable[Requirement], installed: Installed) -> list[str]:
    """The packages to take out before an installation, so that what is installed is whole."""
    pairs = [(wish.name, SHARE_A_FOLDER[wish.name]) for wish in wanted if wish.name in SHARE_A_FOLDER]
    return [name for name, rival in pairs if installed(rival) is not None for name in (name, rival)]


def installed_in(search_path: list[str]) -> Installed:
    """Looks into these folders of packages (`sys.path` for the running interpreter)."""
    from importlib import metadata

    def find(name: str) -> str | None:
        found = next(iter(metadata.distributions(name=name, path=search_path)), None)
        # Metadata that lost its version reads as None, whatever its type says.
        return found.version if found else None

    return find


def _equal(have: Version, limit: Version, *, wildcard: bool) -> bool:
    if not wildcard:
        return have == limit
    padded = have.release + (0,) * (len(limit.release) - len(have.release))
    return padded[: len(limit.release)] == limit.release


def _shortened(bound: str) -> Version:
    """For `~=2.5.6` the 2.5 that must stay."""
    match = _VERSION.fullmatch(bound)
    parts = tuple(int(part) for part in match[1].split(".")[:-1]) if match else ()
    return Version(parts, (0, 0), -1, 10**9)
