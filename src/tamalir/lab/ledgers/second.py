"""A second-edition game, written down from its events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from tamalir.game import Columns, LedgerSpec, Row
from tamalir.kernel import Choose, Seat, Table
from tamalir.lab.ledgers.base import BaseLedger, Note, columns
from tamalir.second.experience import level, points
from tamalir.second.state import SecondState
from tamalir.second.values import value
from tamalir.second.words import COLOURS, HERO, Attribute, Kind
from tamalir.world.hexes import Hex, spoken

FAR_TOO_LONG = 100
"""Rounds after which a battle is broken off (2E-GAP-094)."""

BONUSES = ("mind", "body", "spirit", "stamina", "life")

COLUMNS = columns({
    "games": {"endgame": "flag", "knockouts": "number", "duels": "number", "adventures": "number"},
    "seats": {
        "level": "number", "gold": "number", "points": "number",
        "life": "number", "mind": "number", "body": "number", "spirit": "number", "stamina": "number",
        "knockouts": "number", "fights": "number", "wins": "number", "losses": "number",
        "escapes": "number", "duels": "number", "duels_won": "number", "bought": "number",
        "spent": "number", "sold": "number", "attribute": "word", "held": "words",
        "levels": "numbers", "golds": "numbers",
    },
    "fights": {
        "game": "number", "turn": "number", "seat": "number", "hero": "word", "foe": "word",
        "rival": "number", "colour": "word", "cause": "word", "place": "word", "terrain": "word",
        "level": "number", "rounds": "number", "outcome": "word", "wounds": "number",
        "ranged": "number", "melee": "number", "magic": "number", "other": "number",
        "blow": "word", "by": "word",
    },
    "purchases": {
        "game": "number", "turn": "number", "seat": "number", "hero": "word", "card": "word",
        "kind": "word", "deed": "word", "gold": "number", "town": "word", "level": "number",
    },
    "knockouts": {
        "game": "number", "turn": "number", "seat": "number", "hero": "word", "by": "word",
        "cause": "word", "place": "word", "terrain": "word", "level": "number", "gold": "number",
    },
    "cards": {
        "game": "number", "card": "word", "kind": "word", "colour": "word", "turn": "number",
        "drawn": "number", "offered": "number", "bought": "number", "fought": "number",
        "beaten": "number", "kept": "number", "uses": "numbers",
    },
})  # fmt: skip


class SecondLedger(BaseLedger[SecondState]):
    """Where an event is silent (whose space, which cause) it looks at the table."""

    columns: ClassVar[Columns] = COLUMNS
    limits: ClassVar[tuple[str, ...]] = ("turn-limit",)

    def __init__(self, table: Table[SecondState], game: int, seed: int, players: tuple[str, ...]) -> None:
        super().__init__(table, game, seed, players)
        self._struck: tuple[str, str] | None = None
        """The kind and the striker of the hit that is being dealt."""
        self._endgame = False

    def notes(self) -> Mapping[str, Note]:
        return {
            "game-begins": self._game_begins,
            "turn-begins": self._turn_begins,
            "market-card": self._market_card,
            "market-card-found": self._market_card,
            "bought": self._bought,
            "sold": self._sold,
            "adventure-drawn": self._adventure_drawn,
            "combat-begins": self._combat_begins,
            "duel-begins": self._duel_begins,
            "combat-round": self._combat_round,
            "combat-rolled": self._combat_rolled,
            "foe-wounded": self._foe_wounded,
            "wounds-taken": self._wounds_taken,
            "challenge-defeated": self._won,
            "enemy-defeated": self._won,
            "escaped": self._escaped,
            "duel-won": self._duel_won,
            "knocked-out": self._knocked_out,
            "eliminated": self._eliminated,
            "gold-lost": self._gold_lost,
            "card-kept": self._card_kept,
            "endgame-begins": self._endgame_begins,
        }

    def turn(self) -> int:
        return self.table.state.turns

    def hero(self, seat: Seat) -> str:
        return self.table.state.heroes[seat].id

    def asked(self, request: Choose[Any]) -> None:
        if request.key == "market.act":
            for option in request.options:
                if option.verb in ("buy", "hire"):
                    self.within_reach(request.seat, str(option.args["card"]))

    def answered(self, seat: Seat, option: str) -> None:
        verb, _, use = option.partition(":")
        if verb == "use":
            card, _, n = use.partition("#")
            uses = cast("list[int]", self.card(card)["uses"])
            place = int(n or 0)
            uses += [0] * (place + 1 - len(uses))
            uses[place] += 1

    def about_the_game(self) -> Row:
        return {
            "endgame": self._endgame, "knockouts": len(self.rows["knockouts"]), "duels": self.duels(),
            "adventures": sum(int(card["drawn"]) for card in self.cards() if card["colour"] is not None),
        }  # fmt: skip

    def about_the_seat(self, seat: Seat) -> Row:
        hero = self.table.state.heroes[seat]
        return {
            "level": level(hero), "gold": hero.gold, "points": points(hero),
            **{what: hero.bonuses.get(what, 0) for what in BONUSES},
            **self.fights_of(seat), **self.counted(seat, "bought", "spent", "sold"),
            "attribute": self._main_attribute(seat),
            "held": [*(i.card for i in hero.items), *(a.card for a in hero.allies), *hero.kept],
            "levels": self.levels[seat], "golds": self.golds[seat],
        }  # fmt: skip

    def about_the_card(self, card: str) -> Row:
        book = self.table.state.book
        return {
            "kind": self._kind(card),
            "colour": book.adventure(card).colour.value if book.is_adventure(card) else None,
            "turn": self.turn(), "drawn": 0, "offered": 0, "bought": 0, "fought": 0, "beaten": 0, "kept": 0,
            "uses": [],
        }  # fmt: skip

    def _main_attribute(self, seat: Seat) -> str:
        """The highest value at the end; of equal ones that with which more wounds were dealt."""
        wounds = {
            kind.attribute: sum(int(f[kind.value]) for f in self.rows["fights"] if f["seat"] == seat)
            for kind in Kind
        }
        best = max(Attribute, key=lambda own: (value(self.table.state, seat, HERO, own), wounds[own]))
        return best.value

    # --- the turn -------------------------------------------------------------------------

    def _game_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.first = seat
        for stack in self.table.state.stacks.values():
            for card in stack:
                self.card(card)["drawn"] += 1

    def _turn_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.end_fight("broken-off")
        hero = self.table.state.heroes[seat]
        self.begin_turn(seat, level(hero), hero.gold)

    def _endgame_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._endgame = True

    # --- the market -----------------------------------------------------------------------

    def _market_card(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.card(str(facts["card"]))["drawn"] += 1

    def _bought(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.card(str(facts["card"]))["bought"] += 1
        self._trade(seat, facts, "bought" if rule is not None else "found", int(facts["cost"]))
        self.count(seat, "bought", 1)
        self.count(seat, "spent", int(facts["cost"]))

    def _sold(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._trade(seat, facts, "sold", int(facts["gain"]))
        self.count(seat, "sold", 1)

    def _trade(self, seat: Seat, facts: Mapping[str, Any], deed: str, gold: int) -> None:
        state = self.table.state
        hero = state.heroes[seat]
        space = None if hero.hex is None else state.book.board.spaces[hero.hex]
        card = str(facts["card"])
        self.rows["purchases"].append({
            "game": self.game, "turn": state.turns, "seat": seat, "hero": hero.id, "card": card,
            "kind": self._kind(card), "deed": deed, "gold": gold,
            "town": None if space is None else space.town, "level": level(hero),
        })  # fmt: skip

    def _card_kept(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.card(str(facts["card"]))["kept"] += 1

    # --- adventures and fights --------------------------------------------------------------

    def _adventure_drawn(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.card(str(facts["card"]))["drawn"] += 1

    def _combat_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._open_fight(seat, str(facts["foe"]), None)

    def _duel_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        heroes = [hero.id for hero in self.table.state.heroes]
        one, other = heroes.index(str(facts["hero"])), heroes.index(str(facts["rival"]))
        self._open_fight(seat, heroes[other if one == seat else one], other if one == seat else one)

    def _open_fight(self, seat: Seat, foe: str, rival: Seat | None) -> None:
        self.end_fight("broken-off")
        state = self.table.state
        hero, fight = state.heroes[seat], state.fight
        same = (
            fight is not None and fight.seat == seat and (fight.foe is None or fight.foe.card == foe)
        )  # otherwise it is over already
        cause = (
            fight.cause.value if same and fight is not None else "endgame" if self._endgame else "adventure"
        )
        place = fight.space if same and fight is not None and fight.space is not None else hero.hex
        if rival is None:
            self.card(foe)["fought"] += 1
        self._struck = None
        self.fight = {
            "game": self.game, "turn": state.turns, "seat": seat, "hero": hero.id, "foe": foe,
            "rival": rival, "colour": None if rival is not None else self.card(foe)["colour"],
            "cause": cause, **self._where(place), "level": level(hero), "rounds": 0, "outcome": "",
            "wounds": 0, "ranged": 0, "melee": 0, "magic": 0, "other": 0, "blow": None, "by": None,
        }  # fmt: skip

    def _combat_round(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        if self.fight is None:  # a hazard has no Before Combat stage (2E-HAZARD-012)
            fight = self.table.state.fight
            if fight is None or fight.foe is None:
                return
            self._open_fight(seat, fight.foe.card, None)
        assert self.fight is not None
        self.fight["rounds"] = int(facts["round"])
        self._struck = None

    def _combat_rolled(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        hit = facts["act"] == "attack" and facts["outcome"] == "success"
        self._struck = (str(facts["kind"]), str(facts["who"])) if hit else None

    def _foe_wounded(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        if self.fight is not None:
            kind, by = self._struck or ("other", None)
            self.fight[kind] += int(facts["n"])
            self.fight["blow"], self.fight["by"] = kind, by

    def _wounds_taken(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        fight = self.fight
        if fight is None or facts["who"] != self.table.state.heroes[seat].id:
            return
        if seat == fight["seat"]:
            fight["wounds"] += int(facts["n"])
        elif seat == fight["rival"]:
            kind, by = self._struck or ("other", None)
            fight[kind] += int(facts["n"])
            fight["blow"], fight["by"] = kind, by

    def _won(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.card(str(facts["foe"]))["beaten"] += 1
        self.end_fight("won")

    def _escaped(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        fight = self.fight
        self.end_fight(
            "escaped" if fight is not None and int(fight["rounds"]) < FAR_TOO_LONG else "broken-off"
        )

    def _duel_won(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        if self.fight is not None:
            self.end_fight("won" if seat == self.fight["seat"] else "lost", keep=True)

    def _eliminated(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self.end_fight("lost")

    # --- falling --------------------------------------------------------------------------

    def _knocked_out(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        state, fight = self.table.state, self.fight
        hero = state.heroes[seat]
        mine = fight is not None and seat in (fight["seat"], fight["rival"])
        row: Row = {
            "game": self.game, "turn": state.turns, "seat": seat, "hero": hero.id, "by": None,
            "cause": "other", **self._where(hero.hex), "level": level(hero), "gold": 0,
        }  # fmt: skip
        if fight is not None and mine:
            by = fight["foe"] if seat == fight["seat"] else fight["hero"]
            row |= {"by": by, "cause": "duel" if fight["rival"] is not None else fight["cause"]}
            row |= {"place": fight["place"], "terrain": fight["terrain"]}
            if fight["rival"] is None:
                self.end_fight("lost")
        self.rows["knockouts"].append(row)

    def _gold_lost(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        falls = self.rows["knockouts"]
        if rule == "2E-KO-003" and falls and falls[-1]["seat"] == seat:
            falls[-1]["gold"] = int(facts["n"])

    # --- small things ---------------------------------------------------------------------

    def _where(self, place: Hex | None) -> Row:
        if place is None:
            return {"place": None, "terrain": None}
        space = self.table.state.book.board.spaces[place]
        return {"place": space.town or spoken(place), "terrain": space.terrain.value}

    def _kind(self, card: str) -> str:
        book = self.table.state.book
        for kind, cards in (
            ("item", book.items), ("ally", book.allies), ("challenge", book.challenges),
            ("encounter", book.encounters), ("event", book.events), (HERO, book.heroes),
        ):  # fmt: skip
            if card in cards:
                return kind
        return "other"


SPEC: LedgerSpec[SecondState] = LedgerSpec(
    COLUMNS,
    SecondLedger,
    deck="colour",
    orders={
        "colour": tuple(colour.value for colour in COLOURS),
        "blow": (*(kind.value for kind in Kind), "other"),
        "attribute": tuple(attribute.value for attribute in Attribute),
    },
    market=("item", "ally"),
    fight_means=("rounds", "wounds"),
    seat_means={"bonuses": BONUSES},
)
