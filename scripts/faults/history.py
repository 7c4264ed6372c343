"""What clients saw, and whether the database bears it out."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from tamalir.host.records import Move


@dataclass
class Deed:
    """One answer that a client sent, as often as it took."""

    client: int
    game: str
    seat: int
    key: str
    option: str
    sent_at: float
    version: int | None = None
    """As the receipt said; None: no receipt ever came."""
    done_at: float = 0.0


@dataclass
class History:
    deeds: list[Deed] = field(default_factory=list[Deed])

    def faults(
        self, stored: dict[str, list[Move]], writes: list[tuple[float, str, str, int, int]]
    ) -> list[str]:
        """Everything that should not be."""
        found: list[str] = []
        at: dict[tuple[str, str], list[Move]] = defaultdict(list)
        for game, moves in stored.items():
            if [move.seq for move in moves] != list(range(1, len(moves) + 1)):
                found.append(f"the moves of {game} have a gap")
            for move in moves:
                if move.key is not None:
                    at[game, move.key].append(move)
        for deed in self.deeds:
            found += self._of_deed(deed, at[deed.game, deed.key])
        found += self._in_order()
        found += _one_owner(writes)
        return found

    def _of_deed(self, deed: Deed, moves: list[Move]) -> list[str]:
        if len(moves) > 1:
            return [f"{deed.key} was carried out {len(moves)} times"]
        if deed.version is None:
            return []
        if not moves:
            return [f"{deed.key} has a receipt and is lost"]
        if moves[0].seq != deed.version or moves[0].said != deed.option or moves[0].seat != deed.seat:
            return [f"{deed.key} is stored as something else than its receipt says"]
        return []

    def _in_order(self) -> list[str]:
        """What was acknowledged before something else was sent stands before it."""
        games: dict[str, list[Deed]] = defaultdict(list)
        for deed in self.deeds:
            if deed.version is not None:
                games[deed.game].append(deed)
        return [
            f"{one.key} was acknowledged before {two.key} was sent, but stands after it"
            for deeds in games.values()
            for one in deeds
            for two in deeds
            if one.done_at < two.sent_at and (one.version or 0) >= (two.version or 0)
        ]


def _one_owner(writes: list[tuple[float, str, str, int, int]]) -> list[str]:
    """A term belongs to one process, and once a later one has written, an earlier one never does."""
    found: list[str] = []
    owners: dict[tuple[str, int], str] = {}
    newest: Counter[str] = Counter()
    for when, session, game, seq, term in writes:
        if owners.setdefault((game, term), session) != session:
            found.append(f"two processes wrote into {game} under term {term} (move {seq}, {when:.1f})")
        if term < newest[game]:
            found.append(f"move {seq} of {game} was written under term {term}, after {newest[game]}")
        newest[game] = max(newest[game], term)
    return found
