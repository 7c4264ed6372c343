"""Bots: legal in every variant, in time, repeatable, blind to what is hidden, able to explain."""

from __future__ import annotations

import json
import threading
import time
from typing import Any

import pytest

from tamalir.games import GAMES
from tamalir.kernel import Choose, Fast, Setup, Table, Unknown, View, encode, hide, is_unknown, read_view
from tamalir.players import luck
from tamalir.players.deciding import decision
from tamalir.players.luck import Budget, thinking_time
from tamalir.players.random_legal import RandomLegal
from tamalir.second.edition import EDITION
from tamalir.second.state import SecondState
from tamalir.second.words import Step

THINKERS = ("novice", "adventurer", "champion")
STEPS = {"novice": 50, "adventurer": 30, "champion": 130}


def make(name: str, seed: int = 0, seconds: float | None = None, steps: int | None = None) -> Any:
    return GAMES["second"].bot(name, seed, seconds, steps)


def opened(seats: int, seed: int, **options: Any) -> Table[SecondState]:
    setup = Setup(seats, options=options)
    return Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup, listening=False)


def played(table: Table[SecondState], bots: list[Any], most: int) -> int:
    """Let bots play so many answers; each must be legal, or the table raises."""
    answers = 0
    while table.request is not None and answers < most:
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        table.answer(bots[seat].decide(table.view(seat), request), seat)
        answers += 1
    return answers


VARIANTS: list[dict[str, Any]] = [
    {},
    {"doom-track": True, "travel-hazards": True},
    {"item-limits": True, "ally-limits": True, "softer-knockouts": True},
    {"battle-trophies": True, "length": "shorter", "negotiate-and-adventure": True},
    {"doom-track": True, "doom-under-decks": True, "endgame-after-the-turn": True, "length": "longer"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda o: "+".join(o) or "plain")
def test_bots_play_every_variant(options: dict[str, Any]):
    table = opened(3, 5, **options)
    bots = [make("novice", 1, steps=50), make("adventurer", 2, steps=20), make("random", 3)]
    turns = table.state.turns
    played(table, bots, 220)
    assert table.request is None or table.state.turns > turns + 10


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS, ids=lambda o: "+".join(o) or "plain")
def test_bots_bring_every_variant_to_its_end(options: dict[str, Any]):
    table = opened(2, 8, **options, **{"turn-limit": 100})
    played(table, [make("novice", 1, steps=50), make("adventurer", 2, steps=20)], 20_000)
    assert table.result is not None


def test_the_champion_plays_too():
    table = opened(2, 3)
    played(table, [make("champion", 1, steps=150), make("random", 2)], 30)
    assert len(table.journal) > 30


def test_bots_fight_duels_to_their_end():
    for name in ("novice", "adventurer"):
        setup = Setup(2, scene="duel")
        table = Table(EDITION, EDITION.begin(setup), Fast(2), setup=setup)
        played(table, [make(name, 1, steps=30), make(name, 2, steps=30)], 10_000)
        assert table.result is not None


def test_bots_answer_negotiations():
    """Two heroes on one space: one breaks off, the other weighs what it is offered."""
    table = opened(2, 4, **{"first-player": "first-seat"})
    state = table.state
    state.heroes[1].hex = (0, 0)
    state.heroes[0].hex = (0, 0)
    state.heroes[0].gold = 3
    state.step = Step.NEGOTIATION
    state.meeting = 1
    table = Table(EDITION, state, Fast(1), setup=table.setup)
    table.answer("give-gold:3")
    table.answer("propose")
    request = table.pending(1)
    assert request is not None
    bot = make("adventurer", 1, steps=50)
    assert bot.decide(table.view(1), request) == "accept"  # gold for nothing


def asked(table: Table[SecondState]) -> tuple[View[SecondState], Choose[Any]]:
    """Whose turn it is to answer sees this, and is asked that."""
    view = table.view(table.waiting()[0])
    assert view.request is not None
    return view, view.request


def elsewhere(view: View[SecondState], seed: int) -> tuple[View[SecondState], Table[SecondState]]:
    """The same question in another world: what this seat cannot see is dealt anew, and the view of it goes
    through JSON as it does to a bot in another process."""
    other = view.table(Fast(seed))
    told = {
        **other.view(view.seat).json(way=True),
        "length": view.length,
    }  # that table has forgotten the past
    return read_view(json.loads(json.dumps(told)), EDITION), other


@pytest.mark.parametrize("name", THINKERS)
def test_choices_do_not_change_when_hidden_facts_change(name: str):
    """All along a game: other cards in the decks and on the doom track, the same choice."""
    table = opened(2, 9, **{"doom-track": True, "decide-each-step": True})
    bots = [make("novice", n, steps=50) for n in range(2)]
    changed = 0
    for n in range(8 if name == "champion" else 30):
        played(table, bots, 7)
        view, request = asked(table)
        instead, world = elsewhere(view, n)
        changed += encode(world.state) != encode(table.state)
        assert instead.request is not None
        first = make(name, 7, steps=STEPS[name]).decide(view, request)
        again = make(name, 7, steps=STEPS[name]).decide(instead, instead.request)
        assert first == again
    assert changed > 3


def test_steps_make_a_game_repeatable():
    games: list[list[object]] = []
    for _ in range(2):
        table = opened(2, 6)
        played(table, [make("novice", 1, steps=50), make("adventurer", 2, steps=20)], 120)
        games.append(list(table.journal.entries))
    assert games[0] == games[1]


def cards_of(state: SecondState) -> list[str]:
    """What lies face down, in decks and on the doom track, and what the market has left."""
    return sorted(
        [*state.doom, *state.market.bag, *(card for deck in state.decks.values() for card in deck.bag)]
    )


@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_world_looks_like_the_view(seed: int):
    """Whole, with every card once, and the same as far as the seat can see; yet not the real one."""
    table = opened(3, seed + 20, **{"doom-track": True})
    played(table, [make("random", n) for n in range(3)], 400)
    view = table.view(0)
    worlds = [view.imagine(Fast(luck)) for luck in range(3)]
    for world in worlds:
        assert encode(hide(world, 0)) == encode(view.state)
        assert cards_of(world) == cards_of(table.state)
        assert not any(map(is_unknown, cards_of(world)))
    assert any(encode(world.decks) != encode(table.state.decks) for world in worlds)
    assert any(is_unknown(card) for card in cards_of(view.state))


class Clock:
    """A clock that moves on by a thousandth of a second each time someone looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


@pytest.mark.parametrize("name", ["adventurer", "champion"])
def test_a_decision_ends_once_its_time_is_up(name: str, monkeypatch: pytest.MonkeyPatch):
    """The real seconds are measured by the ladder; here: whoever looks at the clock too late stops."""
    table = opened(2, 12)
    played(table, [make("novice", n, steps=50) for n in range(2)], 50)
    late = 0
    for limit in (0.01, 0.05, 0.3):
        for _ in range(4):
            clock = Clock()
            monkeypatch.setattr(luck, "thinking_clock", clock)
            seat = table.waiting()[0]
            request = table.pending(seat)
            assert request is not None
            answer = make(name, 1, seconds=limit).decide(table.view(seat), request)
            allowed = int(1000 * thinking_time(limit))
            late = max(late, clock.looks - allowed)
            table.answer(answer, seat)
    assert 0 < late < 40


def test_a_budget_counts():
    budget = Budget(10.0, steps=3)
    assert [budget.over() for _ in range(4)] == [False, False, False, True]
    assert budget.left() == 0.0
    assert Budget(0.0).over()


def test_the_work_of_other_threads_is_not_thinking():
    """A collection for the sake of a progress bar once took four times as long as a novice may think."""
    budget = Budget(0.2)

    def burn() -> None:
        end = time.thread_time() + 2 * budget.seconds
        while time.thread_time() < end:
            pass

    other = threading.Thread(target=burn)
    other.start()
    other.join()
    assert not budget.over()


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_bots_explain_themselves(lang: str):
    table = opened(2, 2)
    for name in ("novice", "adventurer"):
        bot = make(name, 3, steps=40)
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        chosen = bot.decide(table.view(seat), request)
        told = bot.explain()
        assert told["chosen"] == chosen
        assert json.dumps(told)
        assert told["alternatives"]
        said = bot.explain(lang)
        assert "[" not in said
        assert len(said.splitlines()) >= 2


def test_every_plan_has_its_words():
    from tamalir.language import speaker
    from tests.players.plans import plans_in_the_source

    for plan in plans_in_the_source():
        for lang in ("en", "pl", "ru"):
            assert speaker(lang).knows(f"bot-plan-{plan}"), (plan, lang)


@pytest.mark.parametrize(("game", "name", "known"), [
    ("second", "wizard", "adventurer, champion, novice, random"),
    ("third", "wizard", "adventurer, champion, novice, random"),
    ("bonds", "wizard", "adventurer, champion, novice, random"),
])  # fmt: skip
def test_a_game_has_no_bot_but_its_own(game: str, name: str, known: str):
    """Nobody who chooses at random plays under a better name."""
    with pytest.raises(Unknown, match=f"bot of the game {game} '{name}'; known: {known}"):
        GAMES[game].bot(name)
    assert all(isinstance(GAMES[id].bot("random"), RandomLegal) for id in ("second", "third", "bonds"))
    assert not any(isinstance(make(thinker), RandomLegal) for thinker in THINKERS)


def test_whoever_looks_at_nothing_chooses_the_same_without_a_view():
    table = opened(2, 3)
    bot = GAMES["second"].bot("random", 5)
    for _ in range(50):
        view, request = asked(table)
        chosen = decision(bot, table, request)
        assert chosen == bot.decide(view, request)
        table.answer(chosen, request.seat)


@pytest.mark.parametrize("seed", [5, 8])
def test_a_plan_agrees_with_the_choice(seed: int):
    """Nobody says that they fight and runs away, or praises one thing and takes another."""
    table = opened(3, seed, **{"decide-each-step": True})
    bots = [make("novice", 1, steps=50), make("adventurer", 2, steps=20), make("novice", 3, steps=50)]
    seen: set[str] = set()
    for _ in range(400):
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        chosen = bots[seat].decide(table.view(seat), request)
        thought = bots[seat].thought
        if thought.scores and chosen != thought.best():
            assert thought.plan == "slip"
        elif request.key == "combat.escape":
            assert (thought.plan == "flee") == (chosen == "escape"), (thought.plan, chosen)
        seen.add(f"{thought.plan} {chosen}" if request.key == "combat.escape" else thought.plan)
        table.answer(chosen, seat)
        if table.request is None:
            break
    assert {"slip", "flee escape"} <= seen


def test_who_runs_away_by_rule_of_thumb_says_so():
    """Where no solver sees the fight through, too."""
    told = 0
    for seed in range(12):
        table = opened(2, seed, **{"decide-each-step": True})
        bots = [make("novice", seed, steps=50), make("novice", seed + 1, steps=50)]
        for _ in range(300):
            seat = table.waiting()[0]
            request = table.pending(seat)
            if request is None:
                break
            chosen = bots[seat].decide(table.view(seat), request)
            if request.key == "combat.escape" and chosen == "escape":
                told += 1
                assert bots[seat].thought.plan in ("flee", "slip")
            table.answer(chosen, seat)
        if told >= 3:
            break
    assert told >= 3
