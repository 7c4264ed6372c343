"""The sheet of a box in words, for the page beside the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from tamalir import rulebook
from tamalir.games import GAMES
from tamalir.host.book import edition_called
from tamalir.host.errors import Problem
from tamalir.host.wire import Lang
from tamalir.host.words import speaker
from tamalir.language import Speaker
from tamalir.world import box


class BoxGain(Struct, kw_only=True):
    id: str
    name: str
    n: int


class BoxCounter(Struct, kw_only=True):
    """What is counted for each hero, or for the table."""

    id: str
    name: str
    rule: str
    icon: str
    start: int
    figure: str | None
    """The figure of the hero card from which it starts."""
    bounded: bool
    """It cannot rise above where it starts."""
    most: int | None
    gains: list[BoxGain]


class BoxBonus(Struct, kw_only=True):
    id: str
    name: str
    by: int
    rule: str
    raises: str | None
    most: int | None


class BoxLength(Struct, kw_only=True):
    """How long a game is meant to be."""

    id: str
    name: str
    prices: dict[int, int]
    """By number of players."""


class BoxGrowth(Struct, kw_only=True):
    counter: str
    rule: str
    lengths: list[BoxLength]
    bonuses: list[BoxBonus]
    first_level: int


class BoxLimit(Struct, kw_only=True):
    id: str
    name: str
    most: int
    rule: str


class BoxStop(Struct, kw_only=True):
    lap: int
    at: int
    signs: list[str]


class BoxSign(Struct, kw_only=True):
    name: str
    rule: str
    icon: str | None
    """If it is printed on the space."""


class BoxTrack(Struct, kw_only=True):
    id: str
    name: str
    rule: str
    icon: str
    lap: str
    """What a way along it, or a mark that it fills, is called."""
    laps: int
    advance: str
    """What moves it on."""
    spaces: dict[int, int]
    stops: dict[int, list[BoxStop]]
    """By number of players."""
    signs: dict[str, BoxSign]
    variant: bool


class BoxAsk(Struct, kw_only=True):
    id: str
    says: str
    rules: list[str]


class BoxRule(Struct, kw_only=True):
    """A rule by its name."""

    id: str
    title: str


class BoxStep(Struct, kw_only=True):
    id: str
    name: str
    says: str
    rule: str
    rules: list[BoxRule]
    asks: list[BoxAsk]
    times: int
    moves: str | None


class BoxChoice(Struct, kw_only=True):
    id: str
    name: str


class BoxField(Struct, kw_only=True):
    id: str
    name: str
    path: list[str | int]
    least: int
    most: int
    choices: list[BoxChoice]


class BoxForm(Struct, kw_only=True):
    """A kind of card that people remember, as a pack writes it."""

    kind: str
    name: str
    card: dict[str, Any]
    fields: list[BoxField]


class BoxInfo(Struct, kw_only=True):
    """Everything that the page beside the board needs to know of a game."""

    edition: str
    players: list[int]
    rulebooks: list[str]
    counters: list[BoxCounter]
    shared: list[BoxCounter]
    growth: BoxGrowth | None
    limits: list[BoxLimit]
    tracks: list[BoxTrack]
    turn: list[BoxStep]
    round_end: list[BoxStep]
    aside: list[BoxStep]
    cards: list[BoxForm]


def sheet(edition: str, lang: Lang) -> BoxInfo:
    """The sheet of an edition's box in a language."""
    game = GAMES[edition_called(edition).id]
    if game.box is None:
        raise Problem(404, "not-found", "nobody has written a sheet for this box yet")
    found, teller = game.box(), Teller(speaker(lang), edition, lang)
    return BoxInfo(
        edition=edition,
        players=list(game.seats),
        rulebooks=list(found.rulebooks),
        counters=[teller.counter(each) for each in found.counters],
        shared=[teller.counter(each) for each in found.shared],
        growth=None if found.growth is None else teller.growth(found.growth),
        limits=[
            BoxLimit(id=each.id, name=teller.name("limit", each.id), most=each.most, rule=each.rule)
            for each in found.limits
        ],
        tracks=[teller.track(each) for each in found.tracks],
        turn=teller.steps(found.turn),
        round_end=teller.steps(found.round_end),
        aside=teller.steps(found.aside),
        cards=[teller.form(each) for each in found.cards],
    )


class Teller:
    """Says what stands on a sheet. A game may have its own words for a thing: `box-field-<game>-mind`."""

    def __init__(self, speak: Speaker, edition: str, lang: Lang) -> None:
        self._speak = speak
        self._edition = edition
        self._lang = lang

    def name(self, kind: str, id: str, more: str = "") -> str:
        own = f"box-{kind}-{self._edition}-{id}{more}"
        return self._speak.say(own if self._speak.knows(own) else f"box-{kind}-{id}{more}")

    def counter(self, told: box.Counter) -> BoxCounter:
        return BoxCounter(
            id=told.id,
            name=self.name("counter", told.id),
            rule=told.rule,
            icon=told.icon,
            start=told.start,
            figure=told.figure,
            bounded=told.bounded,
            most=told.most,
            gains=[BoxGain(id=gain.id, name=self.name("gain", gain.id), n=gain.n) for gain in told.gains],
        )

    def growth(self, told: box.Growth) -> BoxGrowth:
        return BoxGrowth(
            counter=told.counter,
            rule=told.rule,
            lengths=[
                BoxLength(id=length, name=self.name("length", length), prices=dict(prices))
                for length, prices in told.prices.items()
            ],
            bonuses=[
                BoxBonus(
                    id=bonus.id,
                    name=self.name("field", bonus.id),
                    by=bonus.by,
                    rule=bonus.rule,
                    raises=bonus.raises,
                    most=bonus.most,
                )
                for bonus in told.bonuses
            ],
            first_level=told.first_level,
        )

    def track(self, told: box.Track) -> BoxTrack:
        return BoxTrack(
            id=told.id,
            name=self.name("track", told.id),
            rule=told.rule,
            icon=told.icon,
            lap=self.name("track", told.id, "-lap"),
            laps=told.laps,
            advance=self.name("track", told.id, "-advance"),
            spaces=dict(told.spaces),
            stops={
                players: [BoxStop(lap=stop.lap, at=stop.at, signs=list(stop.signs)) for stop in stops]
                for players, stops in told.stops.items()
            },
            signs={
                id: BoxSign(name=self.name("sign", id), rule=sign.rule, icon=sign.icon)
                for id, sign in told.signs.items()
            },
            variant=told.variant,
        )

    def steps(self, told: Iterable[box.TurnStep]) -> list[BoxStep]:
        return [
            BoxStep(
                id=step.id,
                name=self.name("step", step.id),
                says=self.name("step", step.id, "-says"),
                rule=step.rule,
                rules=[
                    BoxRule(id=rule, title=rulebook.find(rule, self._lang).title)
                    for rule in (step.rule, *step.rules)
                ],
                asks=[
                    BoxAsk(id=ask.id, says=self.name("ask", ask.id), rules=list(ask.rules))
                    for ask in step.asks
                ],
                times=step.times,
                moves=step.moves,
            )
            for step in told
        ]

    def form(self, told: box.CardForm) -> BoxForm:
        return BoxForm(
            kind=told.kind,
            name=self.name("kind", told.kind),
            card=dict(told.card),
            fields=[
                BoxField(
                    id=field.id,
                    name=self.name("field", field.id),
                    path=list(field.path),
                    least=field.least,
                    most=field.most,
                    choices=[
                        BoxChoice(id=id, name=self._speak.say(f"{field.words}-{id.replace('*', '-gold')}"))
                        for id in field.choices
                    ],
                )
                for field in told.fields
            ],
        )
