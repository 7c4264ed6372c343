"""A third-edition game, written down from its events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from tamalir.game import Columns, LedgerSpec, Row
from tamalir.kernel import Choose, Seat, Table
from tamalir.lab.ledgers.base import BaseLedger, Note, columns
from tamalir.odds.third.progress import progress
from tamalir.third import heroes
from tamalir.third.board_cards import DECKS
from tamalir.third.cards import Card
from tamalir.third.heroes import ATTRIBUTES
from tamalir.third.state import ThirdState
from tamalir.world.hexes import Hex, spoken

VALUES = (*ATTRIBUTES, "health", "speed")
TROPHIES = tuple(f"trophies_{deck}" for deck in DECKS)
"""Gained in the whole game, those that were spent included."""
KINDS = ("physical", "magical")
"""Damage that heroes deal by their tokens (3E-DAMAGE-010)."""
GAINED = ("skills", "quests", "story", *TROPHIES, "villains")
"""`villains`: how often the villain was faced."""

COLUMNS = columns({
    "games": {
        "scenario": "word", "rounds": "number", "act": "number", "villain": "flag", "knockouts": "number",
        "duels": "number", "adventures": "number",
    },
    "seats": {
        "progress": "share", "level": "number", "gold": "number", **dict.fromkeys(VALUES, "number"),
        "damage": "number",
        **dict.fromkeys(GAINED, "number"), "eliminated": "flag",
        "knockouts": "number", "fights": "number", "wins": "number", "losses": "number",
        "escapes": "number", "duels": "number", "duels_won": "number", "bought": "number",
        "spent": "number", "sold": "number", "assets": "number",
        "held": "words", "levels": "numbers", "golds": "numbers",
    },
    "fights": {
        "game": "number", "turn": "number", "act": "number", "seat": "number", "hero": "word", "foe": "word",
        "rival": "number", "deck": "word", "cause": "word", "place": "word", "terrain": "word",
        "level": "number", "rounds": "number", "outcome": "word", "damage": "number",
        "physical": "number", "magical": "number", "other": "number", "blow": "word",
    },
    "purchases": {
        "game": "number", "turn": "number", "seat": "number", "hero": "word", "card": "word",
        "kind": "word", "deed": "word", "gold": "number", "town": "word", "level": "number",
    },
    "knockouts": {
        "game": "number", "turn": "number", "act": "number", "seat": "number", "hero": "word", "by": "word",
        "cause": "word", "place": "word", "terrain": "word", "level": "number", "eliminated": "flag",
    },
    "cards": {
        "game": "number", "card": "word", "kind": "word", "deck": "word", "turn": "number",
        "drawn": "number", "offered": "number", "bought": "number", "fought": "number", "beaten": "number",
        "uses": "numbers",
    },
})  # fmt: skip


class ThirdLedger(BaseLedger[ThirdState]):
    """A hero's level is the number of skills it has learned. Who is eliminated has no values any more."""

    columns: ClassVar[Columns] = COLUMNS
    unended: ClassVar[str] = "stalled"

    def __init__(self, table: Table[ThirdState], game: int, seed: int, players: tuple[str, ...]) -> None:
        super().__init__(table, game, seed, players)
        self._level = [0 for _ in players]

    def notes(self) -> Mapping[str, Note]:
        return {
            "first-player": self._first_player,
            "turn-begins": self._turn_begins,
            "skill-learned": self._learned,
            "skill-dropped": self._dropped,
            "quest-ends": self._quest_ends,
            "story-gained": self._story_gained,
            "trophy-taken": self._trophy,
            "trophy-gained": self._trophy,
            "fight-spoils": self._spoils,
            "asset-on-sale": self._on_sale,
            "bought": self._bought,
            "sold": self._sold,
            "card-drawn": self._card_drawn,
            "hero-damaged": self._hurt,
            "ability-used": self._used,
            "fight-ability": self._used,
            "fight-engaged": self._engaged,
            "fight-cast": self._cast,
            "fight-damage": self._damage,
            "fight-defeated": self._defeated,
            "fight-fled": self._fled,
            "fight-stalled": self._stalled,
            "hero-defeated": self._hero_defeated,
            "hero-eliminated": self._hero_eliminated,
        }

    def hero(self, seat: Seat) -> str:
        return self.table.state.heroes[seat].id

    def asked(self, request: Choose[Any]) -> None:
        if request.key == "shop.buy":
            for option in request.options:
                if option.verb == "buy":
                    self.within_reach(request.seat, str(option.args["card"]))

    def about_the_game(self) -> Row:
        state = self.table.state
        return {
            "scenario": state.scenario, "rounds": state.round, "act": state.act,
            "villain": state.villain is not None, "knockouts": len(self.rows["knockouts"]),
            "duels": self.duels(),
            "adventures": sum(int(card["drawn"]) for card in self.cards() if card["deck"] is not None),
        }  # fmt: skip

    def about_the_seat(self, seat: Seat) -> Row:
        state = self.table.state
        hero = state.heroes[seat]
        return {
            "progress": progress(state)[seat], "level": self._level[seat], "gold": hero.gold,
            **self._values(seat),
            **self.counted(seat, "damage", *GAINED), "eliminated": seat in state.eliminated,
            **self.fights_of(seat), **self.counted(seat, "bought", "spent", "sold"),
            "assets": len(hero.assets), "held": [*hero.assets, *hero.skills],
            "levels": self.levels[seat], "golds": self.golds[seat],
        }  # fmt: skip

    def about_the_card(self, card: str) -> Row:
        cards = self.table.state.book.catalogue
        enemy = cards.enemies.get(card)
        kind = (
            "enemy" if enemy is not None else "quest" if card in cards.quests
            else "event" if card in cards.events else "skill" if card in cards.skills else "asset"
        )  # fmt: skip
        deck = None if kind in ("asset", "skill") else cards.deck_of(card)
        return {
            "kind": kind, "deck": deck, "turn": self.turn(),
            "drawn": 0, "offered": 0, "bought": 0, "fought": 0, "beaten": 0, "uses": [],
        }  # fmt: skip

    def _values(self, seat: Seat) -> Row:
        state = self.table.state
        if seat in state.eliminated or not state.heroes[seat].id:
            return dict.fromkeys(VALUES)
        return {
            **{name: heroes.attribute(state, seat, name) for name in ATTRIBUTES},
            "health": heroes.health(state, seat),
            "speed": heroes.speed(state, seat),
        }

    # --- the turn -------------------------------------------------------------------------

    def _first_player(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.first = seat

    def _turn_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.begin_turn(seat, self._level[seat], self.table.state.heroes[seat].gold)

    def _learned(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._level[seat] += 1
        self.count(seat, "skills")

    def _dropped(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._level[seat] -= 1

    def _quest_ends(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.count(seat, "quests")

    def _story_gained(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.count(seat, "story", int(facts["n"]))

    def _trophy(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.count(seat, f"trophies_{facts['kind']}")

    def _hurt(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.count(seat, "damage", int(facts["n"]))

    def _used(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        """Which paragraph of which card."""
        book, ability = self.table.state.book, str(facts["ability"])
        home = book.homes.get(ability)
        printed = None if home is None else book.printed(home)
        if home is None or not isinstance(printed, Card) or home in book.catalogue.heroes:
            return
        uses = cast("list[int]", self.card(home)["uses"])
        place = [each.id for each in printed.abilities].index(ability)
        uses += [0] * (place + 1 - len(uses))
        uses[place] += 1

    # --- the market -----------------------------------------------------------------------

    def _on_sale(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.card(str(facts["card"]))["drawn"] += 1

    def _bought(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.card(str(facts["card"]))["bought"] += 1
        self._trade(seat, facts, "bought", int(facts["cost"]))
        self.count(seat, "bought")
        self.count(seat, "spent", int(facts["cost"]))

    def _sold(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._trade(seat, facts, "sold", int(facts["gain"]))
        self.count(seat, "sold")

    def _trade(self, seat: Seat, facts: Mapping[str, Any], deed: str, gold: int) -> None:
        state = self.table.state
        hero = state.heroes[seat]
        self.rows["purchases"].append({
            "game": self.game, "turn": self.turn(), "seat": seat, "hero": hero.id,
            "card": str(facts["card"]), "kind": "asset", "deed": deed, "gold": gold,
            "town": state.book.board.city(hero.hex), "level": self._level[seat],
        })  # fmt: skip

    # --- adventures and fights --------------------------------------------------------------

    def _card_drawn(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.card(str(facts["card"]))["drawn"] += 1

    def _engaged(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.end_fight(self.unended)
        state = self.table.state
        hero, foe = state.heroes[seat], str(facts["opponent"])
        enemy = state.book.catalogue.enemies.get(foe)
        rival = None
        if enemy is None:
            rival = next(n for n, other in enumerate(state.heroes) if other.id == foe)
        else:
            self.card(foe)["fought"] += 1
        cause = "meeting" if enemy is None else "villain" if enemy.villain else "adventure"
        if cause == "villain":
            self.count(seat, "villains")
        self.fight = {
            "game": self.game, "turn": self.turn(), "act": state.act, "seat": seat, "hero": hero.id,
            "foe": foe, "rival": rival, "deck": None if enemy is None else enemy.deck, "cause": cause,
            **self._where(hero.hex), "level": self._level[seat], "rounds": 0, "outcome": "", "damage": 0,
            "physical": 0, "magical": 0, "other": 0, "blow": None,
        }  # fmt: skip

    def _cast(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        if self.fight is not None:
            self.fight["rounds"] = int(facts["round"])

    def _damage(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        fight, n = self.fight, int(facts["amount"])
        if fight is None:
            return
        if facts["who"] == fight["hero"]:
            fight["damage"] += n
            self.count(fight["seat"], "damage", n)
            return
        kind = facts["kind"] if facts["kind"] in KINDS else "other"
        fight[kind] += n
        fight["blow"] = kind
        if fight["rival"] is not None:
            self.count(fight["rival"], "damage", n)

    def _defeated(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        fight = self.fight
        if fight is None:
            return
        if facts["who"] == fight["hero"]:
            self.end_fight("lost", keep=True)
        else:
            if fight["rival"] is None:
                self.card(str(fight["foe"]))["beaten"] += 1
            self.end_fight("won", keep=True)

    def _spoils(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        """A beaten enemy's card is a trophy; one that an ability takes ends the combat too (3E-ENEMY-005)."""
        card = str(facts["card"])
        self.count(seat, f"trophies_{self.card(card)['deck']}")
        if rule == "3E-ENEMY-005":
            self.end_fight("won", keep=True)

    def _fled(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.end_fight("escaped")

    def _stalled(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.end_fight(self.unended)

    # --- falling --------------------------------------------------------------------------

    def _hero_defeated(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._fall(seat, eliminated=False)

    def _hero_eliminated(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        """Whom the villain defeats is out at once (3E-VILLAIN-004): nothing else is told of this defeat."""
        self._fall(seat, eliminated=True)

    def _fall(self, seat: Seat, eliminated: bool) -> None:
        state, fight = self.table.state, self.fight
        hero = state.heroes[seat]
        row: Row = {
            "game": self.game, "turn": self.turn(), "act": state.act, "seat": seat, "hero": hero.id,
            "by": None, "cause": "other", **self._where(hero.hex), "level": self._level[seat],
            "eliminated": eliminated,
        }  # fmt: skip
        if fight is not None and fight["outcome"] in ("won", "lost") and self._lost(fight) == seat:
            row["by"] = fight["foe"] if seat == fight["seat"] else fight["hero"]
            row |= {name: fight[name] for name in ("cause", "place", "terrain")}
        self.rows["knockouts"].append(row)

    def _lost(self, fight: Row) -> Seat | None:
        """The hero that has lost a fight which is over."""
        return fight["seat"] if fight["outcome"] == "lost" else fight["rival"]

    # --- small things ---------------------------------------------------------------------

    def _where(self, at: Hex | None) -> Row:
        if at is None:
            return {"place": None, "terrain": None}
        board = self.table.state.book.board
        return {
            "place": board.named[at][0] if at in board.named else spoken(at),
            "terrain": board.terrain[at],
        }


SPEC: LedgerSpec[ThirdState] = LedgerSpec(
    COLUMNS,
    ThirdLedger,
    texts="third",
    orders={"deck": (*DECKS, "story", "scenario"), "blow": (*KINDS, "other")},
    market=("asset",),
    fight_means=("rounds", "damage"),
    seat_means={"values": VALUES, "gained": ("progress", *GAINED)},
)
