"""A class that bears the name of another one, as two rooms may each have a Token."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Token:
    name: str
    tags: list[str]
