"""What the game stands on: the packages that it is installed with, as they speak of themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution

import regex

LONGEST = 60
"""Letters of a licence's name; what is longer is none."""
NAMED = "License :: OSI Approved :: "
NOT_TOLD = "see its own files"
_NAME = regex.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def packages(asked: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Name, version and licence of the packages that requirements ask for, and of all that those need, by name."""
    found: dict[str, Distribution] = {}
    waiting = list(asked)
    while waiting:
        name = regex.sub(r"[-_.]+", "-", _name_of(waiting.pop())).lower()
        if name in found:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:  # what another system, or an extra that nobody asked for, would need
            continue
        waiting += [line for line in found[name].requires or () if "extra ==" not in line]
    for name, one in sorted(found.items()):
        yield name, one.version, licence_of(one)


def licence_of(package: Distribution) -> str:
    """The name of a licence as the package tells it, in the newest of the three ways in which packages do."""
    told = package.metadata
    for name in ("License-Expression", "License"):
        text = "".join(told.get_all(name) or ()).strip().partition("\n")[0]
        if text and len(text) <= LONGEST:
            return text
    kinds = [kind.removeprefix(NAMED) for kind in told.get_all("Classifier") or () if kind.startswith("License :: ")]
    return ", ".join(kind.removeprefix("License :: ") for kind in kinds) or NOT_TOLD


def _name_of(requirement: str) -> str:
    match = _NAME.match(requirement)
    return match.group() if match else requirement
