"""A second-edition game, written down from its events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from tamalir.kernel import Choose, Seat, Table
from tamalir.lab.ledger import Row, empty
from tamalir.second.experience import level, points
from tamalir.second.state import SecondState
from tamalir.second.values import value
from tamalir.second.words import HERO, Attribute, Kind
from tamalir.world.hexes import Hex, spoken

FAR_TOO_LONG = 100
"""Rounds after which a battle is broken off (2E-GAP-094)."""


class SecondLedger:
    """Reads every event once; where an event is silent (whose space, which cause) it looks at the table."""

    def __init__(self, table: Table[SecondState], game: int, seed: int, players: tuple[str, ...]) -> None:
        self.table = table
        self.game = game
        self.seed = seed
        self.players = players
        self.rows = empty()
        self._read = 0
        self._fight: Row | None = None
        self._struck: tuple[str, str] | None = None
        """The kind and the striker of the hit that is being dealt."""
        self._endgame = False
        self._first: Seat = 0
        self._cards: dict[str, Row] = {}
        self._visits: set[tuple[int, Seat, str]] = set()
        seats = range(len(players))
        self._levels: list[list[int]] = [[] for _ in seats]
        self._golds: list[list[int]] = [[] for _ in seats]
        self._counts: list[dict[str, int]] = [{} for _ in seats]
        self._told: dict[str, Callable[[Seat, Mapping[str, Any], str | None], None]] = {
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

    # --- looking on -----------------------------------------------------------------------

    def look(self) -> None:
        for event in self.table.events(self._read):
            key = cast("str", event["key"])
            note = self._told.get(key)
            if note is not None:
                seat = cast("Seat | None", event["seat"])
                facts = cast("Mapping[str, Any]", event["facts"])
                note(-1 if seat is None else seat, facts, cast("str | None", event["rule"]))
        self._read = self.table.events_told()

    def asked(self, request: Choose[Any]) -> None:
        if request.key == "market.act":
            for option in request.options:
                if option.verb in ("buy", "hire"):
                    self._within_reach(request.seat, str(option.args["card"]))

    def answered(self, seat: Seat, option: str) -> None:
        verb, _, use = option.partition(":")
        if verb == "use":
            card, _, n = use.partition("#")
            uses = cast("list[int]", self._card(card)["uses"])
            place = int(n or 0)
            uses += [0] * (place + 1 - len(uses))
            uses[place] += 1

    def close(self, stopped: bool) -> None:
        state = self.table.state
        self._end_fight("broken-off")
        result = state.result
        winners = () if result is None else result.winners
        alone = winners[0] if len(winners) == 1 else None
        reason = "stopped" if result is None else result.reason
        for seat in range(len(self.players)):
            self._seat_row(seat, 1 / len(winners) if seat in winners else 0.0)
        self.rows["cards"] = list(self._cards.values())
        self.rows["games"].append({
            "game": self.game, "seed": self.seed, "players": len(self.players), "reason": reason,
            "winner": alone, "hero": None if alone is None else state.heroes[alone].card,
            "player": None if alone is None else self.players[alone], "tied": len(winners) > 1,
            "stopped": stopped or reason == "turn-limit", "turns": state.turns,
            "answers": len(self.table.journal), "first": self._first, "endgame": self._endgame,
            "knockouts": len(self.rows["knockouts"]),
            "duels": sum(fight["rival"] is not None for fight in self.rows["fights"]),
            "adventures": sum(int(c["drawn"]) for c in self._cards.values() if c["colour"] is not None),
        })  # fmt: skip

    def _seat_row(self, seat: Seat, won: float) -> None:
        hero = self.table.state.heroes[seat]
        own = [fight for fight in self.rows["fights"] if fight["seat"] == seat]
        foes = [fight for fight in own if fight["rival"] is None]
        duels = [fight for fight in self.rows["fights"] if fight["rival"] is not None]
        mine = [fight for fight in duels if seat in (fight["seat"], fight["rival"])]
        won_here = [f for f in mine if f["outcome"] == ("won" if f["seat"] == seat else "lost")]
        count = self._counts[seat]
        self.rows["seats"].append({
            "game": self.game, "seat": seat, "player": self.players[seat], "hero": hero.card, "won": won,
            "turns": len(self._levels[seat]), "level": level(hero), "gold": hero.gold, "points": points(hero),
            **{what: hero.bonuses.get(what, 0) for what in ("life", "mind", "body", "spirit", "stamina")},
            "knockouts": sum(fall["seat"] == seat for fall in self.rows["knockouts"]),
            "fights": len(foes), "wins": sum(fight["outcome"] == "won" for fight in foes),
            "losses": sum(fight["outcome"] == "lost" for fight in foes),
            "escapes": sum(fight["outcome"] == "escaped" for fight in foes),
            "duels": len(mine), "duels_won": len(won_here), "bought": count.get("bought", 0),
            "spent": count.get("spent", 0), "sold": count.get("sold", 0),
            "attribute": self._main_attribute(seat),
            "held": [*(i.card for i in hero.items), *(a.card for a in hero.allies), *hero.kept],
            "levels": self._levels[seat], "golds": self._golds[seat],
        })  # fmt: skip

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
        self._first = seat
        for stack in self.table.state.stacks.values():
            for card in stack:
                self._card(card)["drawn"] += 1

    def _turn_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._end_fight("broken-off")
        hero = self.table.state.heroes[seat]
        self._levels[seat].append(level(hero))
        self._golds[seat].append(hero.gold)

    def _endgame_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._endgame = True

    # --- the market -----------------------------------------------------------------------

    def _market_card(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._card(str(facts["card"]))["drawn"] += 1

    def _within_reach(self, seat: Seat, card: str) -> None:
        """A card that the hero can pay for counts once for each visit, however often it thinks about it."""
        visit = (self.table.state.turns, seat, card)
        if visit not in self._visits:
            self._visits.add(visit)
            self._card(card)["offered"] += 1

    def _bought(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._card(str(facts["card"]))["bought"] += 1
        self._trade(seat, facts, "bought" if rule is not None else "found", int(facts["cost"]))
        self._count(seat, "bought", 1)
        self._count(seat, "spent", int(facts["cost"]))

    def _sold(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._trade(seat, facts, "sold", int(facts["gain"]))
        self._count(seat, "sold", 1)

    def _trade(self, seat: Seat, facts: Mapping[str, Any], deed: str, gold: int) -> None:
        state = self.table.state
        hero = state.heroes[seat]
        space = None if hero.place is None else state.book.board.spaces[hero.place]
        card = str(facts["card"])
        self.rows["purchases"].append({
            "game": self.game, "turn": state.turns, "seat": seat, "hero": hero.card, "card": card,
            "kind": self._kind(card), "deed": deed, "gold": gold,
            "town": None if space is None else space.town, "level": level(hero),
        })  # fmt: skip

    def _card_kept(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._card(str(facts["card"]))["kept"] += 1

    # --- adventures and fights --------------------------------------------------------------

    def _adventure_drawn(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._card(str(facts["card"]))["drawn"] += 1

    def _combat_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._open_fight(seat, str(facts["foe"]), None)

    def _duel_begins(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        heroes = [hero.card for hero in self.table.state.heroes]
        one, other = heroes.index(str(facts["hero"])), heroes.index(str(facts["rival"]))
        self._open_fight(seat, heroes[other if one == seat else one], other if one == seat else one)

    def _open_fight(self, seat: Seat, foe: str, rival: Seat | None) -> None:
        self._end_fight("broken-off")
        state = self.table.state
        hero, fight = state.heroes[seat], state.fight
        same = (
            fight is not None and fight.seat == seat and (fight.foe is None or fight.foe.card == foe)
        )  # otherwise it is over already
        cause = fight.cause if same and fight is not None else "endgame" if self._endgame else "adventure"
        place = fight.space if same and fight is not None and fight.space is not None else hero.place
        if rival is None:
            self._card(foe)["fought"] += 1
        self._struck = None
        self._fight = {
            "game": self.game, "turn": state.turns, "seat": seat, "hero": hero.card, "foe": foe,
            "rival": rival, "colour": None if rival is not None else self._card(foe)["colour"],
            "cause": cause, **self._where(place), "level": level(hero), "rounds": 0, "outcome": "",
            "wounds": 0, "ranged": 0, "melee": 0, "magic": 0, "other": 0, "blow": None, "by": None,
        }  # fmt: skip

    def _combat_round(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        if self._fight is None:  # a hazard has no Before Combat stage (2E-HAZARD-012)
            fight = self.table.state.fight
            if fight is None or fight.foe is None:
                return
            self._open_fight(seat, fight.foe.card, None)
        assert self._fight is not None
        self._fight["rounds"] = int(facts["round"])
        self._struck = None

    def _combat_rolled(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        hit = facts["act"] == "attack" and facts["outcome"] == "success"
        self._struck = (str(facts["kind"]), str(facts["who"])) if hit else None

    def _foe_wounded(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        if self._fight is not None:
            kind, by = self._struck or ("other", None)
            self._fight[kind] += int(facts["n"])
            self._fight["blow"], self._fight["by"] = kind, by

    def _wounds_taken(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        fight = self._fight
        if fight is None or facts["who"] != self.table.state.heroes[seat].card:
            return
        if seat == fight["seat"]:
            fight["wounds"] += int(facts["n"])
        elif seat == fight["rival"]:
            kind, by = self._struck or ("other", None)
            fight[kind] += int(facts["n"])
            fight["blow"], fight["by"] = kind, by

    def _won(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._card(str(facts["foe"]))["beaten"] += 1
        self._end_fight("won")

    def _escaped(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        fight = self._fight
        self._end_fight(
            "escaped" if fight is not None and int(fight["rounds"]) < FAR_TOO_LONG else "broken-off"
        )

    def _duel_won(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        if self._fight is not None:
            self._end_fight("won" if seat == self._fight["seat"] else "lost", keep=True)

    def _eliminated(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        self._end_fight("lost")

    def _end_fight(self, outcome: str, keep: bool = False) -> None:
        fight = self._fight
        if fight is None:
            return
        if not fight["outcome"]:
            fight["outcome"] = outcome
            self.rows["fights"].append(fight)
        if not keep:
            self._fight = None

    # --- falling --------------------------------------------------------------------------

    def _knocked_out(self, seat: Seat, facts: Mapping[str, Any], rule: str | None) -> None:
        state, fight = self.table.state, self._fight
        hero = state.heroes[seat]
        mine = fight is not None and seat in (fight["seat"], fight["rival"])
        row: Row = {
            "game": self.game, "turn": state.turns, "seat": seat, "hero": hero.card, "by": None,
            "cause": "other", **self._where(hero.place), "level": level(hero), "gold": 0,
        }  # fmt: skip
        if fight is not None and mine:
            by = fight["foe"] if seat == fight["seat"] else fight["hero"]
            row |= {"by": by, "cause": "duel" if fight["rival"] is not None else fight["cause"]}
            row |= {"place": fight["place"], "terrain": fight["terrain"]}
            if fight["rival"] is None:
                self._end_fight("lost")
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

    def _count(self, seat: Seat, what: str, n: int) -> None:
        self._counts[seat][what] = self._counts[seat].get(what, 0) + n

    def _card(self, card: str) -> Row:
        found = self._cards.get(card)
        if found is None:
            book = self.table.state.book
            adventure = book.is_adventure(card)
            found = self._cards[card] = {
                "game": self.game, "card": card, "kind": self._kind(card),
                "colour": book.adventure(card).colour.value if adventure else None,
                "turn": self.table.state.turns, "drawn": 0, "offered": 0, "bought": 0, "fought": 0,
                "beaten": 0, "kept": 0, "uses": [],
            }  # fmt: skip
        return found

    def _kind(self, card: str) -> str:
        book = self.table.state.book
        for kind, cards in (
            ("item", book.items), ("ally", book.allies), ("challenge", book.challenges),
            ("encounter", book.encounters), ("event", book.events), (HERO, book.heroes),
        ):  # fmt: skip
            if card in cards:
                return kind
        return "other"
