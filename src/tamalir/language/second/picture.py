"""The table of the second edition, as lines that can be read aloud. Made from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tamalir.kernel import Choose, Seat, View
from tamalir.language.second.map_words import MapWords
from tamalir.language.speaker import Speaker
from tamalir.second.figures import BodyFigures, FoeFigures, SecondFigures
from tamalir.second.state import Deal, SecondState
from tamalir.world.hexes import parsed

TURN_START = "movement.set-out"
"""The first question of a turn, at which everything is shown."""


class Picture:
    """What a seat sees of the table."""

    def __init__(self, speaker: Speaker, view: View[SecondState], lands: MapWords | None) -> None:
        """Without `lands` heroes are on no map, as in a prepared fight."""
        self.speaker = speaker
        self.state = view.state
        self.figures: SecondFigures = view.figures
        self.lands = lands

    def whole(self) -> list[str]:
        """Everything."""
        lines: list[str] = []
        for seat in range(len(self.state.heroes)):
            lines += [*self._hero(seat), *self._place(seat)]
        return [*lines, *self._foe(), *self._world(0)]

    def for_a_question(self, asked: Choose[Any]) -> list[str]:
        """What matters for it; in a prepared fight that is everything."""
        return self.whole() if self.lands is None else list(self._matters(self.lands, asked))

    def _matters(self, lands: MapWords, asked: Choose[Any]) -> Iterator[str]:
        seat = asked.seat
        step = asked.key.partition(".")[0]
        if asked.key == "movement.travel":
            yield from self._place(seat)
            yield from self._journey(lands, asked)
            return
        own, *others = self._concerned(seat)
        yield from self._hero(own)
        if self.state.fight is None:
            yield from self._place(seat)
        for other in others:
            yield from self._hero(other)
        yield from self._foe()
        if self.state.fight is not None:
            return
        if asked.key == TURN_START:
            yield from self._experience(seat)
            yield from self._world(seat)
        if step == "market":
            yield from self._stack(asked)
        if step == "experience":
            yield from self._experience(seat)
        if step == "negotiation" and self.state.deal is not None:
            yield self._deal(self.state.deal)

    def _concerned(self, seat: Seat) -> list[Seat]:
        """Whoever is asked, and whom it fights, deals with or stands beside."""
        found = [seat, *met(self.state)]
        here = self.state.heroes[seat].hex
        if here is not None and self.state.fight is None:
            found += [other for other, hero in enumerate(self.state.heroes) if hero.hex == here]
        return list(dict.fromkeys(found))

    def _hero(self, seat: Seat) -> Iterator[str]:
        say, hero, figures = self.speaker.say, self.state.heroes[seat], self.figures.heroes[seat]
        if figures.body is None:
            return  # heroes are still being dealt
        own = {"card": hero.id, "wounds": hero.wounds, "exhaustion": hero.exhaustion, "gold": hero.gold}
        yield say("picture-second-hero", {**own, **_body(figures.body)})
        if hero.items:
            items = [
                say("picture-second-item", {"card": item.card, "down": item.down}) for item in hero.items
            ]
            yield "  " + say("picture-second-items", {"items": self.speaker.listed(items)})
        for ally, body in zip(hero.allies, figures.allies, strict=True):
            own = {"card": ally.card, "wounds": ally.wounds, "exhaustion": ally.exhaustion}
            yield "  " + say("picture-second-ally", {**own, **_body(body)})
        if hero.kept:
            kept = self.speaker.listed([self.speaker.name(card) for card in hero.kept])
            yield "  " + say("picture-second-kept", {"cards": kept})

    def _foe(self) -> Iterator[str]:
        fight, figures = self.state.fight, self.figures.foe
        if fight is not None and fight.foe is not None and figures is not None:
            own = {"card": fight.foe.card, "wounds": fight.foe.wounds, "life": figures.life}
            yield self.speaker.say("picture-second-foe", {**own, **_values(figures)})

    def _world(self, seat: Seat) -> Iterator[str]:
        """What concerns everybody: the Event in play, undefeated challenges, doom."""
        if self.lands is None:
            return
        say, state = self.speaker.say, self.state
        if state.event is not None:
            lasting = [effect for effect in state.book.events[state.event].effects if effect.when == "always"]
            text = " ".join(self.speaker.effect(effect, "second") for effect in lasting)
            yield say("picture-second-event", {"card": state.event, "text": text})
        track = self.lands.track(seat)
        if track:
            yield say("picture-second-track", {"list": "; ".join(track)})
        if state.endgame:
            yield say("picture-second-endgame")
        elif state.options["doom-track"]:
            counters = {"counters": state.doom_counters, "most": self.figures.doom_most}
            yield say("picture-second-doom", {"cards": len(state.doom), **counters})

    def _experience(self, seat: Seat) -> Iterator[str]:
        hero, figures = self.state.heroes[seat], self.figures.heroes[seat]
        if figures.points:
            way = "+".join(f"{n}{colour}" for colour, n in hero.counters.items() if n) or "nothing"
            args = {"points": figures.points, "cost": self.figures.level_price, "level": figures.level}
            yield self.speaker.say("picture-second-experience", {"way": way, **args})

    def _place(self, seat: Seat) -> Iterator[str]:
        here = self.state.heroes[seat].hex
        if self.lands is not None and here is not None:
            yield "  " + self.speaker.say("picture-second-place", {"what": self.lands.land(here, seat)})

    def _journey(self, lands: MapWords, asked: Choose[Any]) -> Iterator[str]:
        """The dice, and the neighbouring spaces that none of them pays for."""
        journey = self.state.journey
        args = {"dice": " ".join(journey.dice), "paid": " ".join(journey.paid)}
        yield self.speaker.say("picture-second-dice", args)
        closed = [parsed(str(option.args["hex"])) for option in asked.refused if option.verb == "to"]
        if closed:
            yield self.speaker.say("picture-second-closed", {"list": lands.around(asked.seat, closed)})

    def _stack(self, asked: Choose[Any]) -> Iterator[str]:
        """What is for sale and cannot be had; the rest stands among the options."""
        out_of_reach = [option for option in asked.refused if option.verb in ("buy", "hire")]
        if out_of_reach:
            wares = [self.speaker.say("picture-second-ware", option.args) for option in out_of_reach]
            yield self.speaker.say("picture-second-stack", {"cards": self.speaker.listed(wares)})

    def _deal(self, deal: Deal) -> str:
        return self.speaker.say(
            "picture-second-deal",
            {
                "hero": self.state.heroes[deal.by].id,
                "gives": " ".join(deal.cards[deal.by]),
                "gives_gold": deal.gold[deal.by],
                "wants": " ".join(deal.cards[deal.to]),
                "wants_gold": deal.gold[deal.to],
            },
        )


def met(state: SecondState) -> list[Seat]:
    """Whoever fights or deals just now."""
    fight, deal = state.fight, state.deal
    found = [] if fight is None else [fight.seat, fight.rival]
    found += [] if deal is None else [deal.by, deal.to]
    return [seat for seat in found if seat is not None]


def _body(figures: BodyFigures) -> Mapping[str, int]:
    return {"life": figures.life, "stamina": figures.stamina, **_values(figures)}


def _values(figures: BodyFigures | FoeFigures) -> dict[str, int]:
    values = {attribute.value: n for attribute, n in figures.values.items()}
    return {**values, **{kind.value: n for kind, n in figures.damage.items()}}
