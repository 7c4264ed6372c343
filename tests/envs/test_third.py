"""The third edition for learners: before its judges, against its own rules, and what it must not tell."""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as judges

from tamalir.envs import third_v0
from tamalir.envs.menu import deeper, menu_of
from tamalir.envs.table import EnvTable, observation_space
from tamalir.envs.third import ENCODING, STAKE, cards, rows, vector, words
from tamalir.envs.third.parts import offered
from tamalir.game import MORE, Menu
from tamalir.games import GAMES
from tamalir.kernel import Choose, Fast, Option
from tamalir.players.deciding import decision
from tamalir.players.luck import Luck
from tamalir.third.vocabulary import VERBS
from tests.language.scan import keys

JUDGES = cast("Any", judges)

pytestmark = [
    # Advice for environments without a mask in their observation: PettingZoo's own card games get it too.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def table(players: int = 2) -> EnvTable:
    return EnvTable(GAMES["third"], ENCODING, players)


def with_fights(seed: int, players: int = 2) -> Any:
    """Games in which much happens: novices that now and then do something else."""
    game, luck = table(players), Luck(seed)
    bots = [GAMES["third"].bot("novice", seed * 31 + seat, None, 3) for seat in range(players)]
    game.begin(seed)
    while game.request is not None:
        yield game
        if luck.chance(0.25):
            game.act_by_chance()
        else:
            game.answer(decision(bots[game.asked], game.table, game.request))


# --- the judges -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo_api(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    JUDGES.api_test(third_v0.env(players=players), num_cycles=700)
    JUDGES.api_test(third_v0.raw_env(players=players, shaping=0.1), num_cycles=100)


def test_pettingzoo_parallel_api(capsys: pytest.CaptureFixture[str]) -> None:
    JUDGES.parallel_api_test(third_v0.parallel_env(players=3), num_cycles=200)


def test_pettingzoo_seeds_and_cycles() -> None:
    JUDGES.seed_test(third_v0.env, num_cycles=200)
    JUDGES.max_cycles_test(third_v0)


def test_gymnasium_checker() -> None:
    check_env(gymnasium.make("tamalir/Third-v0", opponents=("random", "novice"), steps=2).unwrapped)


# --- every option is reachable --------------------------------------------------------------


def reached(menu: Menu, game: EnvTable) -> list[str]:
    """All options to which the actions of a menu lead."""
    found: list[str] = []
    assert 0 < len(menu.options) <= rows.MOST_OPTIONS
    for n, option in enumerate(menu.options):
        if option is not None:
            found.append(option.id)
        else:
            found += reached(deeper(menu, n, ENCODING, game.table.state), game)
    return found


def test_every_legal_option_can_be_reached_and_no_other() -> None:
    in_parts = 0
    for seed in range(4):
        for game in with_fights(seed, 2 + seed % 3):
            request = game.request
            wanted = [option.id for option in offered(request)]
            assert set(wanted) >= {option.id for option in request.options}
            assert sorted(reached(game.menu, game)) == sorted(wanted)
            in_parts += len(game.menu.parts) > 0
    assert in_parts > 20


def test_more_ways_than_actions() -> None:
    """Eight tokens of a kind can be spent in 255 ways, and a hundred prices are offered on three pages."""
    game = table()
    game.begin(1)
    tokens = [f"t{n}" for n in range(8)]
    handfuls = [[t for n, t in enumerate(tokens) if k >> n & 1] for k in range(1, 256)]
    spend = [
        Option(f"spend:{ids}", None, {"kind": "physical", "amount": ids.count("t"), "tokens": ids})
        for ids in map("+".join, handfuls)
    ]
    fight = Choose(0, "fight.action", [*spend, Option("pass", None)])
    menu = menu_of(ENCODING, game.table.state, fight)
    assert list(menu.parts) == ["spend:physical", "pass"]
    assert sorted(reached(menu, game)) == sorted(option.id for option in fight.options)
    first = deeper(menu, 0, ENCODING, game.table.state)
    assert sorted(first.parts) == tokens
    assert first.chosen == ("spend:physical",)
    deal = Choose(0, "deal.offer", [Option(f"give-gold:{n}", None, {"n": n}) for n in range(100)])
    page = menu_of(ENCODING, game.table.state, deal)
    assert page.parts[-1] == MORE
    assert reached(page, game) == [option.id for option in deal.options]
    seen = rows.weighed(game.table.state, 0, page)
    assert seen[len(page.options) - 1].sum() > 0


# --- what is seen ---------------------------------------------------------------------------


def test_hidden_facts_exchanged_leave_the_numbers_as_they_are() -> None:
    """Hands, decks and the fronts of trophies are dealt anew: whoever cannot see them sees the same."""
    compared = exchanged = 0
    for seed in range(3):
        for turn, game in enumerate(with_fights(seed, 3)):
            if turn % 7:
                continue
            seat, state = game.asked, game.table.state
            other = game.table.view(seat).imagine(Fast(seed * 1000 + turn))
            exchanged += any(
                hero.hand != known.hand for hero, known in zip(state.heroes, other.heroes, strict=True)
            )
            seen = game.observe(seat)
            for name, numbers in ENCODING.seen(other, seat, game.menu).items():
                np.testing.assert_array_equal(seen[name], numbers, err_msg=name)
            compared += 1
    assert compared > 30
    assert exchanged > 10


def test_numbers_keep_their_bounds_and_their_size() -> None:
    space = observation_space(ENCODING, 4)
    lows = np.full(vector.size(4), np.inf, dtype=np.float32)
    highs = -lows
    for seed in range(3):
        for game in with_fights(seed, 4):
            seen = game.observe(game.asked)
            assert space.contains(seen)
            found = seen["observation"]
            lows, highs = np.minimum(lows, found), np.maximum(highs, found)
    moving = lows < highs
    assert moving[vector.COMMON + vector.FIGHT :].mean() > 0.8
    assert moving[vector.COMMON : vector.COMMON + vector.FIGHT].mean() > 0.4


def test_chosen_tokens_are_marked_and_actions_tell_their_token() -> None:
    for game in (game for seed in range(9) for game in with_fights(seed)):
        request = game.request
        if request.key != "fight.action" or all(option is not None for option in game.menu.options):
            continue
        seat = request.seat
        before = game.observe(seat)
        n = next(n for n, option in enumerate(game.menu.options) if option is None)
        game.act(n)
        assert game.request is request
        seen = game.observe(seat)
        assert seen["action_mask"].sum() == len(game.menu.options) > 1
        assert (seen["observation"] == before["observation"]).all()
        tokens = seen["options"][: len(game.menu.options), rows._TOKENS : rows._MENU]
        assert (tokens.sum(axis=1) > 0).any()
        more = [n for n, option in enumerate(game.menu.options) if option is None]
        if more:
            game.act(more[0])
            if any(
                part in {t.id for s in game.table.state.fight.sides for t in s.pool}
                for part in game.menu.chosen
            ):
                assert (game.observe(seat)["observation"] != before["observation"]).sum() >= 1
                return
    pytest.fail("no fight with a choice of several tokens")


def test_cards_are_told_apart_and_so_is_what_they_do() -> None:
    game = table()
    game.begin(1)
    while not game.table.state.heroes[0].id:
        game.act_by_chance()
    state = game.table.state
    catalogue = state.book.catalogue
    skill = next(
        card
        for card, printed in catalogue.skills.items()
        if any(effect.do == "heal" for effect in printed.effects)
    )
    before = game.observe(0)
    state.heroes[0].skills.append(skill)
    after = game.observe(0)
    place = cards.COMMON + 1
    assert (before["cards"][place], after["cards"][place]) == (0, 1 + words.CARDS.index(skill))
    assert after["effects"][3, words.DEEDS.index("heal")] == 1.0
    learn = rows.row_of(state.book, Option(f"learn:{skill}", None, {"card": skill}))
    assert learn[rows._TEXT + words.DEEDS.index("heal")] == 1.0
    plain = rows.row_of(state.book, Option("pass", None))
    assert not plain[rows._TEXT :].any()


# --- words of the rules ---------------------------------------------------------------------


def in_the_source(kind: str) -> set[str]:
    """Words of this kind that the rules speak of, as far as they stand there whole."""
    patterns = {key.pattern for key in keys("third")}
    return {p.removeprefix(f"{kind}-") for p in patterns if p.startswith(f"{kind}-") and "[" not in p}


def test_every_question_and_verb_of_the_edition_has_its_place() -> None:
    chance = {"fight-cast", "fight-flee-die", "fight-recast"}
    asked = {name for name in in_the_source("ask") if not name.startswith("draw-")} - chance
    known = {key.replace(".", "-") for key in words.QUESTIONS}
    assert asked <= known
    assert in_the_source("do") <= {*words.VERBS, *words.UNSEEN}


def test_nothing_is_asked_or_offered_in_games_that_is_not_listed() -> None:
    asked: set[str] = set()
    offers: set[str] = set()
    for seed in range(20, 24):
        for game in with_fights(seed, 2 + seed % 3):
            asked.add(game.request.key)
            offers |= {option.verb for option in game.request.options}
    assert asked <= set(words.QUESTIONS)
    assert offers <= set(words.VERBS)
    assert len(asked) > 25
    assert len(offers) > 40


def test_every_word_of_the_cards_has_its_place() -> None:
    """A new deed, moment or card must be put among those that version 0 does not tell apart."""
    assert set(words.DEEDS) == set(VERBS.verbs)
    assert set(words.MOMENTS) == {when for verb in VERBS.verbs.values() for when in verb.when}
    game = table()
    printed = {card for kind in game._start.book.catalogue.cards_by_kind() for card in kind}
    assert printed == set(words.CARDS)
    assert words.NUMBERS.number("a-card-of-a-pack") == len(words.CARDS) + 1


# --- rewards --------------------------------------------------------------------------------


def test_where_nobody_wins_whoever_is_ahead_is_paid_half() -> None:
    env = third_v0.env(players=3)
    random = np.random.default_rng(4)
    paid: list[float] = []
    for seed in range(4):
        env.reset(seed=seed)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        last: dict[str, Any] = {}
        for agent in env.agent_iter():
            observed, reward, over, cut, last = env.last()
            totals[agent] += reward
            env.step(None if over or cut else third_v0.masked(cast("Any", observed), random))
        assert last["winners"] == []
        assert abs(sum(totals.values())) < 1e-9
        paid.append(max(totals.values()))
    assert STAKE in paid
    assert max(paid) <= STAKE
