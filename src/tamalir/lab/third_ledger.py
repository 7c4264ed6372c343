"""A third-edition game (Unbreakable Bonds included), written down from its events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from tamalir.kernel import Choose, Seat, Table
from tamalir.lab.ledger import Row, empty
from tamalir.third.state import State


class ThirdLedger:
    """Reads every event once. A hero's level is the number of skills it has learned."""

    def __init__(self, table: Table[State], game: int, seed: int, players: tuple[str, ...]) -> None:
        self.table = table
        self.game = game
        self.seed = seed
        self.players = players
        self.rows = empty()
        self._read = 0
        self._turns = 0
        self._fight: Row | None = None
        self._cards: dict[str, Row] = {}
        self._visits: set[tuple[int, Seat, str]] = set()
        seats = range(len(players))
        self._levels: list[list[int]] = [[] for _ in seats]
        self._golds: list[list[int]] = [[] for _ in seats]
        self._counts: list[dict[str, int]] = [{} for _ in seats]
        self._told: dict[str, Callable[[Seat, Mapping[str, Any]], None]] = {
            "turn-begins": self._turn_begins,
            "asset-on-sale": self._on_sale,
            "bought": self._bought,
            "sold": self._sold,
            "card-drawn": self._card_drawn,
            "fight-engaged": self._engaged,
            "fight-cast": self._cast,
            "fight-damage": self._damage,
            "fight-defeated": self._defeated,
            "fight-fled": self._fled,
            "fight-stalled": self._stalled,
            "hero-defeated": self._hero_defeated,
        }

    def look(self) -> None:
        for event in self.table.events(self._read):
            note = self._told.get(cast("str", event["key"]))
            if note is not None:
                seat = cast("Seat | None", event["seat"])
                note(-1 if seat is None else seat, cast("Mapping[str, Any]", event["facts"]))
        self._read = self.table.events_told()

    def asked(self, request: Choose[Any]) -> None:
        if request.key == "shop.buy":
            for option in request.options:
                if option.verb == "buy":
                    self._within_reach(request.seat, str(option.args["card"]))

    def _within_reach(self, seat: Seat, card: str) -> None:
        """An asset that the hero can pay for counts once a turn, however often it thinks about it."""
        visit = (self._turns, seat, card)
        if visit not in self._visits:
            self._visits.add(visit)
            self._card(card, "asset")["offered"] += 1

    def answered(self, seat: Seat, option: str) -> None:
        """Abilities are no cards here: there is nothing to count."""

    def close(self, stopped: bool) -> None:
        state = self.table.state
        self._end_fight("stalled")
        result = state.result
        winners = () if result is None else result.winners
        alone = winners[0] if len(winners) == 1 else None
        together = len(winners) == len(
            self.players
        )  # of one mind, as in Unbreakable Bonds: no half victories
        share = 1.0 if together else 1 / max(1, len(winners))
        for seat in range(len(self.players)):
            self._seat_row(seat, share if seat in winners else 0.0)
        self.rows["cards"] = list(self._cards.values())
        self.rows["games"].append({
            "game": self.game, "seed": self.seed, "players": len(self.players),
            "reason": "stopped" if result is None else result.reason, "winner": alone,
            "hero": None if alone is None else state.heroes[alone].id,
            "player": None if alone is None else self.players[alone],
            "tied": len(winners) > 1 and not together,
            "stopped": stopped, "turns": self._turns, "answers": len(self.table.journal),
            "first": state.first, "endgame": state.villain is not None,
            "knockouts": len(self.rows["knockouts"]),
            "duels": sum(fight["rival"] is not None for fight in self.rows["fights"]),
            "adventures": sum(int(c["drawn"]) for c in self._cards.values() if c["colour"] is not None),
        })  # fmt: skip

    def _seat_row(self, seat: Seat, won: float) -> None:
        hero = self.table.state.heroes[seat]
        fights = [f for f in self.rows["fights"] if f["seat"] == seat and f["rival"] is None]
        duels = [f for f in self.rows["fights"] if f["rival"] is not None and seat in (f["seat"], f["rival"])]
        won_here = [f for f in duels if f["outcome"] == ("won" if f["seat"] == seat else "lost")]
        count = self._counts[seat]
        self.rows["seats"].append({
            "game": self.game, "seat": seat, "player": self.players[seat], "hero": hero.id, "won": won,
            "turns": len(self._levels[seat]), "level": len(hero.skills), "gold": hero.gold,
            "points": len(hero.trophies), "life": 0, "mind": 0, "body": 0, "spirit": 0, "stamina": 0,
            "knockouts": sum(fall["seat"] == seat for fall in self.rows["knockouts"]),
            "fights": len(fights), "wins": sum(fight["outcome"] == "won" for fight in fights),
            "losses": sum(fight["outcome"] == "lost" for fight in fights),
            "escapes": sum(fight["outcome"] == "escaped" for fight in fights),
            "duels": len(duels), "duels_won": len(won_here), "bought": count.get("bought", 0),
            "spent": count.get("spent", 0), "sold": count.get("sold", 0),
            "attribute": None,
            "held": [*hero.assets, *hero.skills], "levels": self._levels[seat], "golds": self._golds[seat],
        })  # fmt: skip

    # --- the turn and the market ------------------------------------------------------------

    def _turn_begins(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        hero = self.table.state.heroes[seat]
        self._turns += 1
        self._levels[seat].append(len(hero.skills))
        self._golds[seat].append(hero.gold)

    def _on_sale(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        self._card(str(facts["card"]), "asset")["drawn"] += 1

    def _bought(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        self._card(str(facts["card"]), "asset")["bought"] += 1
        self._trade(seat, facts, "bought", int(facts["cost"]))
        self._count(seat, "bought", 1)
        self._count(seat, "spent", int(facts["cost"]))

    def _sold(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        self._trade(seat, facts, "sold", int(facts["gain"]))
        self._count(seat, "sold", 1)

    def _trade(self, seat: Seat, facts: Mapping[str, Any], deed: str, gold: int) -> None:
        state = self.table.state
        hero = state.heroes[seat]
        self.rows["purchases"].append({
            "game": self.game, "turn": self._turns, "seat": seat, "hero": hero.id,
            "card": str(facts["card"]), "kind": "asset", "deed": deed, "gold": gold,
            "town": state.book.board.city(hero.hex), "level": len(hero.skills),
        })  # fmt: skip

    def _card_drawn(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        cards = self.table.state.book.catalogue
        card = str(facts["card"])
        kind = "challenge" if card in cards.enemies else "quest" if card in cards.quests else "event"
        self._card(card, kind, str(facts["deck"]))["drawn"] += 1

    # --- fights -----------------------------------------------------------------------------

    def _engaged(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        self._end_fight("stalled")
        state = self.table.state
        hero, foe = state.heroes[seat], str(facts["opponent"])
        rivals = [n for n, other in enumerate(state.heroes) if other.id == foe]
        enemy = state.book.catalogue.enemies.get(foe)
        colour = None if enemy is None else enemy.deck
        if enemy is not None:
            self._card(foe, "challenge", colour)["fought"] += 1
        villain = enemy is not None and enemy.villain
        self._fight = {
            "game": self.game, "turn": self._turns, "seat": seat, "hero": hero.id, "foe": foe,
            "rival": rivals[0] if rivals else None, "colour": colour,
            "cause": "meeting" if rivals else "villain" if villain else "adventure",
            "place": None if hero.hex is None else f"{hero.hex[0]},{hero.hex[1]}", "terrain": None,
            "level": len(hero.skills), "rounds": 0, "outcome": "", "wounds": 0, "ranged": 0, "melee": 0,
            "magic": 0, "other": 0, "blow": None, "by": None,
        }  # fmt: skip

    def _cast(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        if self._fight is not None:
            self._fight["rounds"] = int(facts["round"])

    def _damage(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        fight = self._fight
        if fight is None:
            return
        if facts["who"] == fight["hero"]:
            fight["wounds"] += int(facts["amount"])
        else:  # physical damage stands for melee: this edition knows two kinds
            kind = "magic" if facts["kind"] == "magic" else "melee"
            fight[kind] += int(facts["amount"])
            fight["blow"], fight["by"] = kind, fight["hero"]

    def _defeated(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        fight = self._fight
        if fight is None:
            return
        if facts["who"] == fight["hero"]:
            self._end_fight("lost", keep=True)
        else:
            if fight["rival"] is None:
                self._card(str(fight["foe"]), "challenge", fight["colour"])["beaten"] += 1
            self._end_fight("won", keep=True)

    def _fled(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        self._end_fight("escaped")

    def _stalled(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        self._end_fight("stalled")

    def _hero_defeated(self, seat: Seat, facts: Mapping[str, Any]) -> None:
        state, fight = self.table.state, self._fight
        hero = state.heroes[seat]
        row: Row = {
            "game": self.game, "turn": self._turns, "seat": seat, "hero": hero.id, "by": None,
            "cause": "other", "place": None if hero.hex is None else f"{hero.hex[0]},{hero.hex[1]}",
            "terrain": None, "level": len(hero.skills), "gold": 0,
        }  # fmt: skip
        if fight is not None and seat in (fight["seat"], fight["rival"]):
            row["by"] = fight["foe"] if seat == fight["seat"] else fight["hero"]
            row["cause"] = "duel" if fight["rival"] is not None else fight["cause"]
        self.rows["knockouts"].append(row)

    def _end_fight(self, outcome: str, keep: bool = False) -> None:
        fight = self._fight
        if fight is None:
            return
        if not fight["outcome"]:
            fight["outcome"] = outcome
            self.rows["fights"].append(fight)
        if not keep:
            self._fight = None

    # --- small things -----------------------------------------------------------------------

    def _count(self, seat: Seat, what: str, n: int) -> None:
        self._counts[seat][what] = self._counts[seat].get(what, 0) + n

    def _card(self, card: str, kind: str, colour: str | None = None) -> Row:
        found = self._cards.get(card)
        if found is None:
            found = self._cards[card] = {
                "game": self.game, "card": card, "kind": kind, "colour": colour, "turn": self._turns,
                "drawn": 0, "offered": 0, "bought": 0, "fought": 0, "beaten": 0, "kept": 0, "uses": [],
            }  # fmt: skip
        return found
