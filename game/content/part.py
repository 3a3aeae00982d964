"""What the schemas of all hand-written files share."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict

ID = re.compile(r"[a-z0-9][a-z0-9_]{0,39}")


def _id(value: str) -> str:
    if not ID.fullmatch(value):
        raise ValueError("an id is up to 40 of the letters a-z, 0-9 and _ and does not begin with _")
    return value


def _pattern(value: str) -> str:
    try:
        re.compile(value, re.IGNORECASE)
    except re.error as error:
        raise ValueError(f"is not a valid regular expression ({error})") from error
    return value


Id = Annotated[str, AfterValidator(_id)]
Pattern = Annotated[str, AfterValidator(_pattern)]


class Part(BaseModel):
    """A block of a hand-written file: unknown fields are faults."""

    model_config = ConfigDict(extra="forbid", frozen=True)
