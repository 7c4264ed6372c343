"""The table of the third edition, as lines that can be read aloud. Made from what a seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tamalir.kernel import Choose, Seat, View
from tamalir.language.speaker import Speaker
from tamalir.language.third.map_words import ThirdMapWords
from tamalir.third.figures import ThirdFigures
from tamalir.third.state import Hero, ThirdState
from tamalir.third.tokens import Token
from tamalir.world.hexes import Hex


class Picture:
    """What a seat sees of the table."""

    def __init__(self, speaker: Speaker, view: View[ThirdState], lands: ThirdMapWords | None) -> None:
        """Without `lands` there is nothing but a prepared fight."""
        self.speaker = speaker
        self.seat = view.seat
        self.state = view.state
        self.book = view.state.book
        self.figures: ThirdFigures = view.figures
        self.lands = lands

    def whole(self) -> list[str]:
        """Everything."""
        if self.lands is None:
            return self.fight()
        lines = [line for seat in range(len(self.state.heroes)) for line in self._hero(self.lands, seat)]
        return [*lines, *self._world(self.lands, 0), *self._markets(), *self.fight()]

    def for_a_question(self, asked: Choose[Any]) -> list[str]:
        """The fight, if there is one; else what matters for the question."""
        fight = self.fight()
        if self.lands is None or fight:
            return fight
        lines = list(self._hero(self.lands, asked.seat))
        if asked.key == "turn.action":
            lines += self._world(self.lands, asked.seat)
        if asked.key == "move.spend":
            reach = self.lands.reach(asked.seat)
            lines += [] if reach is None else [reach]
        if asked.key.startswith(("shop.", "asset.")):
            lines += self._markets(asked.args.get("town"))
        return lines

    def fight(self) -> list[str]:
        """Both opponents with their tokens."""
        fight, figures = self.state.fight, self.figures.fight
        if fight is None or figures is None:
            return []
        lines: list[str] = []
        for side, known in zip(fight.sides, figures.sides, strict=True):
            tokens = [
                self._token(token, shown.worth)
                for token, shown in zip(side.pool, known.pool, strict=True)
                if not token.covered
            ]
            args = {"who": side.who, "damage": known.damage, "health": known.health}
            lines.append(self.speaker.say("picture-third-side", {**args, "tokens": ", ".join(tokens)}))
        return lines

    def _token(self, token: Token, worth: int) -> str:
        """A token with what it is worth just now; one on a doubling token says so."""
        look = token.look
        args = {"symbol": look.symbol, "value": worth, "golden": look.golden}
        said = self.speaker.say("picture-third-token", args)
        return said if token.on is None else self.speaker.say("picture-third-stack", {"token": said})

    def _hero(self, lands: ThirdMapWords, seat: Seat) -> Iterator[str]:
        say, hero, figures = self.speaker.say, self.state.heroes[seat], self.figures.heroes[seat]
        gone = seat in self.state.eliminated
        if gone:
            yield say("picture-third-gone", {"id": hero.id})
        if figures is None or gone:
            return
        yield say(
            "picture-third-hero",
            {
                "id": hero.id,
                "damage": hero.damage,
                "health": figures.health,
                "gold": hero.gold,
                "token": self._token_name(),
                "story": hero.story,
                "body": figures.body,
                "mind": figures.mind,
                "spirit": figures.spirit,
                "speed": figures.speed,
                "state": "defeated" if figures.defeated else "delayed" if hero.delayed else "well",
            },
        )
        if hero.hex is not None:
            yield "  " + say("picture-third-place", {"what": lands.scene(hero.hex, seat)})
        if seat != self.seat:
            yield "  " + say("picture-third-other-hand", {"n": len(hero.hand)})
        elif hero.hand:
            held = {"n": len(hero.hand), "most": figures.hand_size}
            yield "  " + say("picture-third-hand", {**held, "cards": self._names(hero.hand)})
        if hero.skills:
            yield "  " + say("picture-third-skills", {"cards": self._names(hero.skills)})
        if hero.assets:
            yield "  " + say("picture-third-assets", {"cards": self._names(hero.assets)})
        if figures.kinds:
            price = " ".join(f"{n}{kind}-trophy" for kind, n in sorted(Counter(figures.kinds).items()))
            yield "  " + say("picture-third-trophies", {"price": price})
        yield from self._goals(lands, hero)

    def _goals(self, lands: ThirdMapWords, hero: Hero) -> Iterator[str]:
        """Where quests and rumors lead."""
        cards = self.book.catalogue
        quests = {card: cards.quests[card].at for card in hero.quests}
        rumors = {card: cards.events[card].options[n].at for card, n in hero.rumors.items()}
        for what, goals in (("quests", quests), ("rumors", rumors)):
            if goals:
                said = [self._goal(lands, hero.hex, card, at) for card, at in goals.items()]
                yield "  " + self.speaker.say(f"picture-third-{what}", {"list": ", ".join(said)})

    def _goal(self, lands: ThirdMapWords, start: Hex | None, card: str, at: Iterable[str]) -> str:
        return self.speaker.say("picture-third-goal", {"card": card, "where": lands.far(start, at)})

    def _world(self, lands: ThirdMapWords, seat: Seat) -> Iterator[str]:
        """What concerns everybody: time, the villain, story quests."""
        say, state, villain = self.speaker.say, self.state, lands.villain()
        if state.scenario is None or villain is None:
            return
        clock = {"act": state.act, "round": state.round, "time": state.time}
        yield say(
            "picture-third-time", {**clock, "spaces": self.book.track.spaces, "scenario": state.scenario}
        )
        start = lands.place(seat)
        if state.villain is not None and start is not None:
            where = lands.bearing(start, state.villain)
            yield say("picture-third-villain", {"who": villain, "where": where})
        figures = self.figures.heroes[seat]
        if figures is not None and figures.villain is not None:
            yield say("picture-third-villain-health", {"who": villain, "n": figures.villain})
        for quest in state.track:
            if quest.card:
                where = lands.far(start, self.book.catalogue.stories[quest.card].at)
                yield say("picture-third-story", {"card": quest.card, "stock": quest.stock, "where": where})

    def _markets(self, town: object = None) -> Iterator[str]:
        for city, market in self.state.markets.items():
            if market and town in (None, city):
                wares = [self._ware(card) for card in market]
                yield self.speaker.say("picture-third-market", {"town": city, "cards": ", ".join(wares)})

    def _ware(self, card: str) -> str:
        cost = self.book.catalogue.assets[card].cost
        return self.speaker.say("picture-third-ware", {"card": card, "cost": cost})

    def _names(self, cards: Iterable[str]) -> str:
        return self.speaker.listed([self.speaker.name(card) for card in cards])

    def _token_name(self) -> str:
        """What story tokens are called; `none` where a scenario has no use for them."""
        if self.state.scenario is None:
            return "lore"
        scenario = self.book.catalogue.scenarios[self.state.scenario]
        return scenario.token if scenario.villain else "none"
