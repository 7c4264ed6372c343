"""The narrator of the second edition: the land ahead, the text of cards, steps across the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tamalir.kernel import Choose, Option, Seat, View
from tamalir.language.narrator import Narrator, Told
from tamalir.language.second.map_words import MapWords
from tamalir.language.second.picture import TURN_START, Picture, met
from tamalir.second.state import SecondState
from tamalir.world.cards import CardDef
from tamalir.world.hexes import Hex, parsed

OFFERED = ("buy", "hire", "take", "undefeated")
"""Options about a card that the player may not know yet."""

BRANCHES = ("first", "second")
"""Options that take one side of what a card offers by its verb `either`."""


class SecondNarrator(Narrator[SecondState]):
    """Tells a game of the second edition, or a prepared fight."""

    turn_start = TURN_START
    shown = ("adventure-drawn",)
    amounts = ("give-gold", "ask-gold")
    unmentioned = ("propose-end",)

    def played_by(self, view: View[SecondState], seat: Seat) -> str | None:
        heroes = view.state.heroes
        return (heroes[seat].id or None) if seat < len(heroes) else None

    def lands(self, state: SecondState) -> MapWords | None:
        """The map, where heroes are on one."""
        on_a_map = any(hero.hex is not None for hero in state.heroes)
        return MapWords(self.speaker, state) if on_a_map else None

    # --- options ----------------------------------------------------------------------------

    def option(self, view: View[SecondState], seat: Seat, option: Option[Any], *, brief: bool = False) -> str:
        lands = self.lands(view.state) if "hex" in option.args else None
        if lands is not None and self.speaker.knows(f"play-{option.verb}"):
            return lands.way(f"play-{option.verb}", seat, parsed(str(option.args["hex"])))
        said = self.speaker.option(option)
        card = self.catalogue.printed(str(option.args.get("card", "")))
        if card is None:
            return said
        if option.verb in BRANCHES:
            branch = self.speaker.branch(card, "either", option.verb)
            return said if branch is None else self.speaker.deed(option.id, {**option.args, "text": branch})
        text = None if brief else self._text(card, option)
        return self.speaker.say("play-deed-of-card", {"deed": said, "text": text}) if text else said

    def _text(self, card: CardDef, option: Option[Any]) -> str | None:
        if option.verb == "use":
            return self.speaker.in_hand(card, int(option.args.get("n", 0)))
        if option.verb in OFFERED:
            return " ".join(self.speaker.card_text(card))
        return " ".join(self.speaker.kept_text(card)) if option.verb == "keep" else None

    # --- events -----------------------------------------------------------------------------

    def event(self, view: View[SecondState], event: Told) -> str:
        """Places by what lies there instead of coordinates."""
        key, facts = event["key"], event["facts"]
        if key not in ("moved", "replenished"):
            return super().event(view, event)
        lands, there = MapWords(self.speaker, view.state), parsed(facts["hex"])
        if key == "replenished":
            return lands.replenished(facts["colour"], there)
        return self.speaker.say("event-moved-to", {"hero": facts["hero"], "what": lands.terrain(there)})

    def story(self, view: View[SecondState], events: Sequence[Told], before: View[SecondState]) -> list[str]:
        """Sentences for all that happened; where a hero has come from tells in which direction it goes."""
        places: dict[str, Hex | None] = {hero.id: hero.hex for hero in before.state.heroes}
        told: list[str] = []
        for event in events:
            step = None
            if event["key"] == "moved":
                hero, there = event["facts"]["hero"], parsed(event["facts"]["hex"])
                start, places[hero] = places.get(hero), there
                step = None if start is None else MapWords(self.speaker, view.state).moved(hero, start, there)
            told.append(self.event(view, event) if step is None else step)
        return told

    # --- the table --------------------------------------------------------------------------

    def picture(self, view: View[SecondState], asked: Choose[Any] | None = None) -> list[str]:
        picture = Picture(self.speaker, view, self.lands(view.state))
        return picture.whole() if asked is None else picture.for_a_question(asked)

    def overview(self, view: View[SecondState], seat: Seat) -> list[str]:
        lands = self.lands(view.state)
        return [] if lands is None else [*lands.overview(seat), *lands.track(seat)]

    def cards(self, view: View[SecondState], seat: Seat) -> list[str]:
        """Its own, those of whoever fights or deals, the foe, what has been drawn, the Event in play."""
        state = view.state
        concerned = [seat, *met(state)] if self.lands(state) is not None else range(len(state.heroes))
        found: list[str] = []
        for other, hero in enumerate(state.heroes):
            if other in concerned:
                found += [hero.id, *(item.card for item in hero.items)]
                found += [*(ally.card for ally in hero.allies), *hero.kept]
        if state.fight is not None and state.fight.foe is not None:
            found.append(state.fight.foe.card)
        if state.attempt is not None:
            found += state.attempt.seen
        if state.event is not None:
            found.append(state.event)
        return list(dict.fromkeys(found))
