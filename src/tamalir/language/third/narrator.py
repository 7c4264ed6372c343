"""The narrator of the third edition: the land ahead, what abilities, endings and options of cards do."""

from __future__ import annotations

from typing import Any

from tamalir.kernel import Choose, Option, Seat, View, is_unknown
from tamalir.language.narrator import Narrator, Told
from tamalir.language.third.drawing import drawing
from tamalir.language.third.map_words import ThirdMapWords
from tamalir.language.third.picture import Picture
from tamalir.third.state import ThirdState
from tamalir.world.cards import CardDef
from tamalir.world.hexes import parsed

STEPS = ("walk", "go", "flee-to")
"""Options that lead to a hex."""
PARTS = {"choice": "choice", "ending": "ending", "attempt": "quest", "story": "story"}
"""Options about one paragraph of a card, and its kind."""
WHOLE = ("buy", "learn", "reject", "take-asset", "hero")
"""Options about a card that the player may not know by heart."""


class ThirdNarrator(Narrator[ThirdState]):
    """Tells a game of the third edition, or a prepared fight."""

    shown = ("card-drawn", "story-drawn")
    amounts = ("give-gold", "ask-gold")

    def played_by(self, view: View[ThirdState], seat: Seat) -> str | None:
        """Its side of the combat, which may be the enemy; else its hero."""
        fight, heroes = view.state.fight, view.state.heroes
        sides = [] if fight is None else [side.who for side in fight.sides if side.seat == seat]
        return sides[0] if sides else (heroes[seat].id or None) if seat < len(heroes) else None

    def lands(self, state: ThirdState) -> ThirdMapWords | None:
        """The board of a whole game; a prepared fight has none."""
        whole = state.scene is None and state.book.map is not None
        return ThirdMapWords(self.speaker, state) if whole else None

    # --- options ----------------------------------------------------------------------------

    def option(self, view: View[ThirdState], seat: Seat, option: Option[Any], *, brief: bool = False) -> str:
        lands = self.lands(view.state) if option.verb in STEPS else None
        if lands is not None:
            return lands.way(f"play-third-{option.verb}", seat, parsed(str(option.args["hex"])), option.args)
        said = self.speaker.option(option)
        if brief and option.verb == "effect":  # without the card's text its number says nothing
            does = self._text(view.state, seat, option) or said
            return does[:1].upper() + does[1:]
        text = None if brief else self._text(view.state, seat, option)
        if text and option.verb == "choice":  # it begins with the number of the option
            return text
        return self.speaker.say("play-deed-of-card", {"deed": said, "text": text}) if text else said

    def _text(self, state: ThirdState, seat: Seat, option: Option[Any]) -> str | None:
        args, verb, speaker = option.args, option.verb, self.speaker
        ability = state.book.abilities.get(str(args.get("ability", "")))
        if ability is not None:
            return speaker.effect(ability.effect, "third", may=ability.may)
        if verb == "scenario":
            return " ".join(speaker.card_text(state.book.catalogue.scenarios[option.id.partition(":")[2]]))
        card = self.catalogue.printed(str(args.get("card", args.get("hero", ""))))
        if card is None:
            return None
        if verb in PARTS:
            return speaker.part(card, PARTS[verb], int(args.get("n", 1)))
        if verb == "follow":
            return speaker.part(card, "choice", state.heroes[seat].rumors.get(card.called, 0) + 1)
        if verb == "effect":
            return self._alternative(card, int(args["n"]))
        return " ".join(speaker.card_text(card)) if verb in WHOLE else None

    def _alternative(self, card: CardDef, n: int) -> str | None:
        """What one of several things does, if the card offers such a choice in one place only."""
        texts = [effect for part in card.parts for effect in part.effects]
        choices = [e for text in texts for e in text.within() if e.do == "choose-one"]
        if len(choices) != 1:
            return None
        return self.speaker.effect(choices[0].args["effects"][n - 1], "third")

    # --- events -----------------------------------------------------------------------------

    def event(self, view: View[ThirdState], event: Told) -> str:
        """What happened at a hex is told with its name in place of coordinates."""
        facts, lands = event["facts"], self.lands(view.state)
        if lands is None or "hex" not in facts:
            return super().event(view, event)
        at = lands.land(parsed(facts["hex"]))
        return super().event(view, {**event, "facts": {**facts, "hex": at}})

    # --- the table --------------------------------------------------------------------------

    def picture(self, view: View[ThirdState], asked: Choose[Any] | None = None) -> list[str]:
        picture = Picture(self.speaker, view, self.lands(view.state))
        return picture.whole() if asked is None else picture.for_a_question(asked)

    def overview(self, view: View[ThirdState], seat: Seat) -> list[str]:
        lands = self.lands(view.state)
        if lands is None or lands.place(seat) is None:
            return []
        return [*lands.overview(seat), *drawing(self.speaker, view.state, seat)]

    def cards(self, view: View[ThirdState], seat: Seat) -> list[str]:
        """Its own, its opponent, what is being resolved, the story quests."""
        state = view.state
        hero = state.heroes[seat]
        found = [hero.id, *hero.assets, *hero.skills]
        found += [card for card in (*hero.hand, *hero.trophies) if not is_unknown(card)]
        found += [*hero.quests, *hero.rumors]
        found += [] if state.fight is None else [side.who for side in state.fight.sides]
        found += [*state.resolving, *(quest.card for quest in state.track if quest.card)]
        return list(dict.fromkeys(card for card in found if card))
