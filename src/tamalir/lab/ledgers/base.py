"""What all ledgers share: every event is read once, and tables of plain rows grow.

A game's tables are its own. Two of them every game has, with the columns of `COMMON`; reports, ladders and
comparisons count on these:

- `games`, a row for each game: `game` (its number), `seed`, `players` (how many), `reason` (of the end, or
  `stopped`), `winner` with its `hero` and `player` (nothing without a single one), `tied`, `stopped` (ended
  by a limit), `turns` (of all players together), `answers` (dice included), `first` (who had the first turn);
- `seats`, a row for each seat of a game: `game`, `seat`, `player`, `hero`, `won` (a shared victory is
  shared), `turns` (of its own).

Further tables and columns are shown where they are there; those that several games have are called alike:

- `seats`: `level`, `gold`; `levels` and `golds` at the beginning of each own turn; `fights`, `wins`,
  `losses`, `escapes`, `knockouts`, `spent`, `attribute` (the highest one), `held` (cards at the end);
- `games`: further numbers are told as means, flags and words as shares;
- `fights`: `seat`, `foe` or `rival` (a seat), `cause`, `rounds`, `outcome`, `blow` (the kind of the last);
- `knockouts`: `seat`, `by`, `cause`, `place`;
- `purchases`: `seat`, `card`, `deed` (bought, found, sold), `gold`;
- `cards`: `card`, `kind`, and how often it was `drawn`, `offered`, `bought`, `uses` of its effects.

What a game does not know has no column, and what is not known of one row is left empty: never a zero.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar, cast

from tamalir.game import Columns, Row
from tamalir.kernel import Choose, Seat, State, Table

S = TypeVar("S", bound=State)

Note = Callable[[Seat, Mapping[str, Any], str | None], None]
"""Writes an event down: its seat (-1: nobody's), its facts, its rule."""

COMMON: Columns = {
    "games": {
        "game": "number", "seed": "number", "players": "number", "reason": "word", "winner": "number",
        "hero": "word", "player": "word", "tied": "flag", "stopped": "flag", "turns": "number",
        "answers": "number", "first": "number",
    },
    "seats": {
        "game": "number", "seat": "number", "player": "word", "hero": "word", "won": "share",
        "turns": "number",
    },
}  # fmt: skip


def columns(own: Columns) -> Columns:
    """The common columns with those of a game behind them."""
    return {name: {**COMMON.get(name, {}), **own.get(name, {})} for name in {**COMMON, **own}}


class BaseLedger(Generic[S]):
    """Writes one game down. Subclasses say which events they note, and add their columns."""

    columns: ClassVar[Columns] = COMMON
    limits: ClassVar[tuple[str, ...]] = ()
    """Reasons of an end that only a limit brings about."""
    unended: ClassVar[str] = "broken-off"
    """The outcome of a fight of which no end was told."""

    def __init__(self, table: Table[S], game: int, seed: int, players: tuple[str, ...]) -> None:
        self.table = table
        self.game = game
        self.seed = seed
        self.players = players
        self.rows: dict[str, list[Row]] = {name: [] for name in self.columns}
        self.fight: Row | None = None
        """The one under way."""
        self.first: Seat | None = None
        self.turns = [0 for _ in players]
        self.levels: list[list[int]] = [[] for _ in players]
        self.golds: list[list[int]] = [[] for _ in players]
        """By seat, at the beginning of each own turn."""
        self._read = 0
        self._cards: dict[str, Row] = {}
        self._visits: set[tuple[int, Seat, str]] = set()
        self._counts: list[dict[str, int]] = [{} for _ in players]
        self._notes = self.notes()

    # --- what a game says of itself -------------------------------------------------------

    def notes(self) -> Mapping[str, Note]:
        """Events that are written down."""
        return {}

    def turn(self) -> int:
        """How many turns there have been, of all players together."""
        return sum(self.turns)

    def hero(self, seat: Seat) -> str | None:
        """Whom a seat plays."""
        return None

    def share(self, winners: tuple[Seat, ...]) -> float:
        """What each winner has won."""
        return 1 / len(winners)

    def about_the_game(self) -> Row:
        """The own columns of `games`."""
        return {}

    def about_the_seat(self, seat: Seat) -> Row:
        """The own columns of `seats`."""
        return {}

    def about_the_card(self, card: str) -> Row:
        """The own columns of `cards`, when one is seen for the first time."""
        return {}

    # --- looking on -----------------------------------------------------------------------

    def look(self) -> None:
        for event in self.table.events(self._read):
            note = self._notes.get(cast("str", event["key"]))
            if note is not None:
                seat = cast("Seat | None", event["seat"])
                facts = cast("Mapping[str, Any]", event["facts"])
                note(-1 if seat is None else seat, facts, cast("str | None", event["rule"]))
        self._read = self.table.events_told()

    def asked(self, request: Choose[Any]) -> None:
        """Questions tell nothing, unless a game says otherwise."""

    def answered(self, seat: Seat, option: str) -> None:
        """Nor do answers."""

    def close(self, stopped: bool) -> None:
        self.end_fight(self.unended)
        result = self.table.state.result
        winners = () if result is None else result.winners
        alone = winners[0] if len(winners) == 1 else None
        reason = "stopped" if result is None else result.reason
        share = self.share(winners) if winners else 0.0
        for seat in range(len(self.players)):
            self.rows["seats"].append({
                "game": self.game, "seat": seat, "player": self.players[seat], "hero": self.hero(seat),
                "won": share if seat in winners else 0.0, "turns": self.turns[seat],
                **self.about_the_seat(seat),
            })  # fmt: skip
        if "cards" in self.rows:
            self.rows["cards"] = list(self._cards.values())
        self.rows["games"].append({
            "game": self.game, "seed": self.seed, "players": len(self.players), "reason": reason,
            "winner": alone, "hero": None if alone is None else self.hero(alone),
            "player": None if alone is None else self.players[alone],
            "tied": len(winners) > 1 and share < 1, "stopped": stopped or reason in self.limits,
            "turns": self.turn(), "answers": len(self.table.journal), "first": self.first,
            **self.about_the_game(),
        })  # fmt: skip

    # --- turns, cards, the market ---------------------------------------------------------

    def begin_turn(self, seat: Seat, level: int | None = None, gold: int | None = None) -> None:
        """A seat's turn begins, and so it stands."""
        self.turns[seat] += 1
        if level is not None:
            self.levels[seat].append(level)
        if gold is not None:
            self.golds[seat].append(gold)

    def card(self, card: str) -> Row:
        """The row of a card in this game."""
        found = self._cards.get(card)
        if found is None:
            found = {"game": self.game, "card": card, **self.about_the_card(card)}
            self._cards[card] = found
        return found

    def cards(self) -> list[Row]:
        """All that have come up so far."""
        return list(self._cards.values())

    def within_reach(self, seat: Seat, card: str) -> None:
        """A card that the hero can pay for counts once for each visit, however often it thinks about it."""
        visit = (self.turn(), seat, card)
        if visit not in self._visits:
            self._visits.add(visit)
            self.card(card)["offered"] += 1

    def count(self, seat: Seat, what: str, n: int = 1) -> None:
        """Add to a figure of a seat."""
        self._counts[seat][what] = self._counts[seat].get(what, 0) + n

    def counted(self, seat: Seat, *figures: str) -> Row:
        """Figures that were counted, nothing noted meaning none."""
        return {what: self._counts[seat].get(what, 0) for what in figures}

    # --- fights ---------------------------------------------------------------------------

    def end_fight(self, outcome: str, keep: bool = False) -> None:
        """The fight under way is over; kept, what follows from it can still be noted."""
        fight = self.fight
        if fight is None:
            return
        if not fight["outcome"]:
            fight["outcome"] = outcome
            self.rows["fights"].append(fight)
        if not keep:
            self.fight = None

    def fights_of(self, seat: Seat) -> Row:
        """How a seat has fared in fights with enemies, in those with other heroes, and how often it fell."""
        fights = self.rows["fights"]
        foes = [fight for fight in fights if fight["seat"] == seat and fight["rival"] is None]
        duels = [f for f in fights if f["rival"] is not None and seat in (f["seat"], f["rival"])]
        won = [f for f in duels if f["outcome"] == ("won" if f["seat"] == seat else "lost")]
        ended = [fight["outcome"] for fight in foes]
        return {
            "knockouts": sum(fall["seat"] == seat for fall in self.rows["knockouts"]), "fights": len(foes),
            "wins": ended.count("won"), "losses": ended.count("lost"), "escapes": ended.count("escaped"),
            "duels": len(duels), "duels_won": len(won),
        }  # fmt: skip

    def duels(self) -> int:
        """Fights between heroes."""
        return sum(fight["rival"] is not None for fight in self.rows["fights"])
