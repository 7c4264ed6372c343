"""The story of a finished game in a few chapters, chosen from all that happened by rules.

Each game says which of its events can make a chapter and how much each weighs
(`language/<game>/chapters.py`). What turned the chances of the game weighs more, and so does what happened to
its hero. The sentences are in the texts: `story-<key>-title` and `story-<key>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic

from tamalir.kernel import Seat
from tamalir.kernel.state import S
from tamalir.language.speaker import Speaker

CHAPTERS = 5
AHEAD = 12
"""Events within which something that belongs to a chapter follows it."""
SWING = 5.0
"""What a change of the chance to win from none to certainty weighs."""
HERO = 1.6
"""So many times as much weighs what happens to the hero of the story."""
AGAIN = 0.55
"""What happens once more weighs so much less each time."""

Facts = Mapping[str, Any]


@dataclass(slots=True, frozen=True)
class Happened:
    """An event, and when it was."""

    length: int
    """Answers before the question at which it came."""
    turn: int
    key: str
    seat: Seat | None
    facts: Facts


@dataclass(slots=True, frozen=True)
class ChapterRule(Generic[S]):
    """When something that happened makes a chapter."""

    event: str
    key: str
    """Of its texts."""
    icon: str
    weight: float | Callable[[S, Happened], float] = 1.0
    """Nothing: it makes none. The state is that of the end."""
    pictured: str = ""
    """The fact that names the card in the picture, where there is one."""
    gathers: Mapping[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])
    """Fact -> the event that follows, and which of its facts is meant."""
    more: Callable[[S, Happened], Facts] = lambda state, event: {}
    fought: bool = False
    """It ends a fight: against whom, and with which chances, belongs to it."""
    most: int = 2
    """Chapters of this kind in a story."""
    last: bool = False
    """It ends the game: the last chapter is always told."""


@dataclass(slots=True, frozen=True)
class Chapter:
    """One that is told, or could be."""

    rule: ChapterRule[Any]
    at: int
    """The number of its event."""
    event: Happened
    weight: float
    facts: Facts
    fight: int | None
    """The number of the event with which the fight began that it ends."""
    swing: float = 0.0

    def told(self, speaker: Speaker, chance: float | None, exact: bool) -> dict[str, Any]:
        """Title and sentences; `chance`: how likely the fight would be won when it began."""
        facts = {
            **self.facts,
            "percent": -1 if chance is None else percent(chance, exact),
            "about": "no" if exact else "yes",
        }
        return {
            "length": self.event.length,
            "turn": self.event.turn,
            "seat": self.event.seat,
            "key": self.rule.key,
            "icon": self.rule.icon,
            "card": str(self.facts.get(self.rule.pictured, "")) or None,
            "title": speaker.say(f"story-{self.rule.key}-title", facts),
            "said": speaker.say(f"story-{self.rule.key}", facts),
            "chance": chance,
            "exact": exact,
            "swing": round(self.swing, 4),
        }


def percent(chance: float, exact: bool) -> int:
    """Never rounded to certainty."""
    certain = exact and chance in (0.0, 1.0)
    return round(100 * chance) if certain else min(99, max(1, round(100 * chance)))


def chapters(
    rules: Sequence[ChapterRule[S]],
    state: S,
    events: Sequence[Happened],
    fights: Mapping[str, str],
    hero: Seat | None,
    swings: Mapping[int, float],
) -> list[Chapter]:
    """Those that are told, in their order. `fights`: event that begins a fight -> the fact that names the
    foe. `swings`: turn -> by how much the chances of the story's hero changed in it."""
    found = [
        replace(
            each,
            weight=each.weight * (HERO if each.event.seat == hero and hero is not None else 1.0)
            + SWING * abs(swings.get(each.event.turn, 0.0)),
            swing=swings.get(each.event.turn, 0.0),
        )
        for each in _candidates(rules, state, events, fights)
    ]
    ends = [each for each in found if each.rule.last][-1:]
    told = list(ends)
    for each in sorted(found, key=lambda each: (-each.weight, each.at)):
        if len(told) == CHAPTERS:
            break
        alike = sum(other.rule.key == each.rule.key for other in told)
        beside = any(
            (other.event.turn, other.event.seat) == (each.event.turn, each.event.seat) for other in told
        )
        if not each.rule.last and alike < each.rule.most and not beside:
            told.append(each)
    return sorted(told, key=lambda each: each.at)


def _candidates(
    rules: Sequence[ChapterRule[S]], state: S, events: Sequence[Happened], fights: Mapping[str, str]
) -> Iterator[Chapter]:
    by_event: dict[str, list[ChapterRule[S]]] = {}
    for rule in rules:
        by_event.setdefault(rule.event, []).append(rule)
    times: dict[tuple[str, Seat | None], int] = {}
    fight: int | None = None
    for at, event in enumerate(events):
        if event.key in fights:
            fight = at
        for rule in by_event.get(event.key, ()):
            weight = rule.weight(state, event) if callable(rule.weight) else rule.weight
            if weight <= 0:
                continue
            nth = times[rule.key, event.seat] = times.get((rule.key, event.seat), 0) + 1
            facts = {**event.facts, "nth": nth, **_gathered(rule, events, at), **rule.more(state, event)}
            begun = fight if rule.fought else None
            if rule.fought:
                foe = "none" if begun is None else str(events[begun].facts[fights[events[begun].key]])
                facts.setdefault("foe", foe)
            yield Chapter(rule, at, event, weight * AGAIN ** (nth - 1), facts, begun)


def _gathered(rule: ChapterRule[S], events: Sequence[Happened], at: int) -> Facts:
    """What follows soon and belongs to it; `none` where nothing does."""
    found: dict[str, Any] = {}
    for name, (key, fact) in rule.gathers.items():
        following = events[at + 1 : at + 1 + AHEAD]
        found[name] = next(
            (each.facts[fact] for each in following if each.key == key and each.seat == events[at].seat),
            "none",
        )
    return found
