"""Ladders: every pair of players meets, seats and heroes rotate, and ratings come with intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import combinations
from math import exp, log, sqrt
from time import thread_time
from typing import Any

from tamalir.game import Game
from tamalir.games import game_called
from tamalir.kernel import Fast, Misfit, Setup, Table
from tamalir.lab.plan import LIMITED, TURN_LIMIT, heroes_of
from tamalir.lab.players import player_called
from tamalir.lab.statistics import Z, wilson
from tamalir.lab.workers import end_workers, leave_interrupts
from tamalir.players.bot import Bot


@dataclass(slots=True, frozen=True)
class Pairing:
    """One game to be played."""

    game: str
    players: tuple[str, ...]
    """By seat."""
    heroes: tuple[str, ...]
    """By seat; empty where a game has none."""
    seed: int
    seconds: float | None = None
    steps: int | None = None
    options: tuple[tuple[str, Any], ...] = ()


@dataclass(slots=True)
class Outcome:
    """How it went."""

    players: tuple[str, ...]
    winners: list[str]
    reason: str
    turns: int
    answers: int
    worst: dict[str, float]
    """Seconds of CPU of the slowest decision, by player."""
    mean: dict[str, float]
    ahead: str = ""
    """Who had come further in a game that nobody won; empty where that is not told, or a tie."""
    decisions: dict[str, int] = field(default_factory=dict[str, int])
    """How often each player was asked."""
    over: dict[str, int] = field(default_factory=dict[str, int])
    """Decisions that took longer than the player may think."""


@dataclass(slots=True)
class Score:
    """A pair after all its games."""

    one: str
    other: str
    games: int
    wins: int
    losses: int
    drawn: int
    share: float
    """Of the decided games that `one` has won, or in which it had come further when nobody won."""
    low: float
    high: float
    ahead: int = 0
    """Of the wins, those in games that nobody won, where `one` had come further."""
    behind: int = 0
    """Of the losses, those in games that nobody won, where `two` had come further."""


def pairings(
    game: Game[Any],
    players: Sequence[str],
    games: int,
    seed: int,
    seconds: float | None = None,
    steps: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> list[Pairing]:
    """`games` for each pair. Two games after one another have the same heroes and dice, seats exchanged."""
    if len(players) < 2:
        raise Misfit("players", f"a ladder needs two bots; the game {game.id} has {', '.join(game.bots)}")
    heroes = _heroes(game, 2, options)
    found: list[Pairing] = []
    agreed = _agreed(game, options)
    for pair in combinations(players, 2):
        for n in range(games):
            k = n // 2
            seats = pair if n % 2 == 0 else pair[::-1]
            own = _two_of(heroes, seed, k)
            found.append(Pairing(game.id, seats, own, seed * 1_000_003 + k, seconds, steps, agreed))
    return found


def _two_of(heroes: Sequence[str], seed: int, k: int) -> tuple[str, ...]:
    """The heroes of the `k`-th two games."""
    if len(heroes) < 2:
        return ()
    one = heroes[(seed + k) % len(heroes)]
    two = heroes[(seed + k + 1 + (k // len(heroes)) % (len(heroes) - 1)) % len(heroes)]
    return (one, two) if k % 2 == 0 else (two, one)


def solos(
    game: Game[Any],
    players: Sequence[str],
    games: int,
    seed: int,
    seconds: float | None = None,
    steps: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> list[Pairing]:
    """`games` for each player, alone against the game itself; heroes rotate."""
    if game.alone is None:
        raise Misfit("players", f"nobody plays the game {game.id} alone")
    chosen = {**game.alone, **(options or {})}
    heroes = _heroes(game, 1, chosen)
    agreed = _agreed(game, chosen)
    return [
        Pairing(
            game.id, (player,), (heroes[(seed + n) % len(heroes)],) if heroes else (), seed * 1_000_003 + n,
            seconds, steps, agreed,
        )
        for player in players
        for n in range(games)
    ]  # fmt: skip


def _heroes(game: Game[Any], seats: int, options: Mapping[str, Any] | None) -> list[str]:
    return heroes_of(game, Setup(seats, options=dict(options or {})))


def _agreed(game: Game[Any], options: Mapping[str, Any] | None) -> tuple[tuple[str, Any], ...]:
    """The options of all games of a ladder; where a game knows a limit of turns, it has one."""
    chosen = dict(options or {})
    if "turn-limit" in game.edition.options:
        chosen.setdefault("turn-limit", TURN_LIMIT)
    if "deals" in game.edition.options:
        chosen.setdefault("deals", LIMITED)
    game.edition.settle(chosen)  # an option that means nothing is refused before anything is played
    return tuple(sorted(chosen.items()))


def play(pairing: Pairing) -> Outcome:
    """One game, each decision timed. It depends on nothing that was played before in this process."""
    game = game_called(pairing.game)
    game.forget()
    edition = game.edition
    setup = Setup(len(pairing.players), heroes=list(pairing.heroes), options=dict(pairing.options))
    table: Table[Any] = Table(edition, edition.begin(setup), Fast(pairing.seed), setup=setup, listening=False)
    bots = [
        player_called(game, name, pairing.seed * 31 + seat, pairing.seconds, pairing.steps)
        for seat, name in enumerate(pairing.players)
    ]
    worst = dict.fromkeys(pairing.players, 0.0)
    spent = dict.fromkeys(pairing.players, 0.0)
    asked = dict.fromkeys(pairing.players, 0)
    over = dict.fromkeys(pairing.players, 0)
    limits = [bot.limit if isinstance(bot, Bot) and pairing.steps is None else None for bot in bots]
    answers = 0
    best = Furthest(game)
    while table.request is not None:
        best.look(table.state)
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        name = pairing.players[seat]
        view = table.view(seat)
        began = thread_time()
        choice = bots[seat].decide(view, request)
        took = thread_time() - began
        worst[name] = max(worst[name], took)
        spent[name] += took
        asked[name] += 1
        limit = limits[seat]
        over[name] += limit is not None and took > limit
        table.answer(choice, seat)
        answers += 1
    result = table.result
    assert result is not None
    return Outcome(
        pairing.players,
        [pairing.players[seat] for seat in result.winners],
        result.reason,
        game.chronicle.turn(table.state),
        answers,
        worst,
        {name: spent[name] / max(1, asked[name]) for name in pairing.players},
        "" if result.winners else best.ahead(table.state, pairing.players),
        asked,
        over,
    )


class Furthest:
    """How far each seat had come at its best: who is out is compared by what it had."""

    def __init__(self, game: Game[Any]) -> None:
        self._chronicle = game.chronicle
        self._turn = -1
        self._best: list[float] = []

    def look(self, state: Any) -> None:
        """Once in every turn, or round."""
        turn = self._chronicle.turn(state)
        if turn != self._turn:
            self._turn = turn
            self._note(state)

    def _note(self, state: Any) -> None:
        if self._chronicle.progress is not None:
            now = list(self._chronicle.progress(state))
            self._best = [max(pair) for pair in zip(now, self._best or now, strict=True)]

    def ahead(self, state: Any, players: Sequence[str]) -> str:
        """The player that has come furthest of all; nobody where there is a tie."""
        self._note(state)
        first = [n for n, far in enumerate(self._best) if far == max(self._best)]
        return players[first[0]] if len(first) == 1 else ""


def run(games: Sequence[Pairing], jobs: int, tick: Callable[[], None] = lambda: None) -> Iterator[Outcome]:
    """All games, in order, on so many processes."""
    if jobs <= 1:
        for game in games:
            yield play(game)
            tick()
        return
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts) as pool:
        try:
            for outcome in pool.map(play, games, chunksize=1):
                yield outcome
                tick()
        except BaseException:
            end_workers(pool)
            raise


def scores(players: Sequence[str], outcomes: Sequence[Outcome]) -> list[Score]:
    """By pair, with Wilson's interval at 95 %."""
    found: list[Score] = []
    for one, two in combinations(players, 2):
        met = [o for o in outcomes if sorted(o.players) == sorted((one, two))]
        ahead, behind = sum(o.ahead == one for o in met), sum(o.ahead == two for o in met)
        wins = sum(o.winners == [one] for o in met) + ahead
        losses = sum(o.winners == [two] for o in met) + behind
        low, high = wilson(wins, wins + losses)
        share = wins / (wins + losses) if wins + losses else 0.5
        found.append(
            Score(one, two, len(met), wins, losses, len(met) - wins - losses, share, low, high, ahead, behind)
        )
    return found


def ratings(players: Sequence[str], found: Sequence[Score]) -> dict[str, dict[str, float]]:
    """Elo-like ratings by Bradley and Terry, the first player at 0, each with its 95 % interval.

    Half a win and half a loss are added to each pair, so that a clean sweep has a rating too.
    """
    strength = dict.fromkeys(players, 0.0)
    met = [score for score in found if score.games]
    wins = {(s.one, s.other): s.wins + 0.5 for s in met} | {(s.other, s.one): s.losses + 0.5 for s in met}
    for _ in range(2000):
        for player in players:
            up, information = 0.0, 0.0
            for other in players:
                if (player, other) in wins:
                    n = wins[player, other] + wins[other, player]
                    p = 1 / (1 + exp(strength[other] - strength[player]))
                    up += wins[player, other] - n * p
                    information += n * p * (1 - p)
            strength[player] += max(-1.0, min(1.0, up / max(1e-9, information))) * 0.5
    per = 400 / log(10)
    answer: dict[str, dict[str, float]] = {}
    for player in players:
        information = sum(
            (wins[player, other] + wins[other, player])
            * (p := 1 / (1 + exp(strength[other] - strength[player])))
            * (1 - p)
            for other in players
            if (player, other) in wins
        )
        half = Z * per / sqrt(max(1e-9, information))
        rating = per * (strength[player] - strength[players[0]])
        answer[player] = {"rating": rating, "low": rating - half, "high": rating + half}
    return answer


def alone(players: Sequence[str], outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """By player: games alone, those won, the share with its interval."""
    found: list[dict[str, Any]] = []
    for player in players:
        mine = [o for o in outcomes if o.players == (player,)]
        wins = sum(bool(o.winners) for o in mine)
        low, high = wilson(wins, len(mine))
        share = wins / max(1, len(mine))
        found.append(
            {"player": player, "games": len(mine), "wins": wins, "share": share, "low": low, "high": high}
        )
    return found


def report(players: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """All of it, ready for JSON."""
    found = scores(players, outcomes)
    worst = {p: max((o.worst[p] for o in outcomes if p in o.worst), default=0.0) for p in players}
    means = {p: [o.mean[p] for o in outcomes if p in o.mean] for p in players}
    reasons: dict[str, int] = {}
    for outcome in outcomes:
        reasons[outcome.reason] = reasons.get(outcome.reason, 0) + 1
    return {
        "games": len(outcomes),
        "pairs": [asdict(score) for score in found],
        "ratings": ratings(players, found),
        "turns": sum(o.turns for o in outcomes) / max(1, len(outcomes)),
        "reasons": reasons,
        "worst-decision": worst,
        "decisions": {p: sum(o.decisions.get(p, 0) for o in outcomes) for p in players},
        "over-limit": {p: sum(o.over.get(p, 0) for o in outcomes) for p in players},
        "mean-decision": {p: sum(t) / len(t) if t else 0.0 for p, t in means.items()},
    }
