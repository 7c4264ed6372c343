"""Companions: one plan from what everybody sees, answers with a reason, board fights, games that are won."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.bonds.edition import EDITION
from tamalir.bonds.state import BondsState, Warband, bonds_state
from tamalir.games import GAMES
from tamalir.kernel import Choose, Fast, Option, Setup, Table
from tamalir.language import speaker
from tamalir.odds.bonds.board_fights import BoardFights, interval
from tamalir.players.bonds.companions import TeamChampion
from tamalir.players.bonds.judgement import TeamJudge
from tamalir.players.bonds.plan import plan_of
from tamalir.players.third.prices import CHAMPION
from tamalir.players.third.thumb import by_thumb
from tamalir.third.state import ThirdState
from tests.bonds.tables import started
from tests.players.plans import plans_in_the_source
from tests.third.test_properties import new

LANGUAGES = ("en", "pl", "ru")


def laid(seats: int = 2, scenario: str = "margath", **heroes: Any) -> BondsState:
    """Heroes in their first turn, on one hex."""
    state = bonds_state(started(seats=seats, scenario=scenario).state)
    for hero in state.heroes:
        hero.gold, hero.damage = 5, 0
    return state


def sitting(state: ThirdState) -> Table[ThirdState]:
    return Table(
        EDITION, state, Fast(3), setup=Setup(len(state.heroes), options={"scenario": state.scenario})
    )


def bot() -> TeamChampion:
    return TeamChampion(1, steps=40)


def asked(
    state: ThirdState, seat: int, key: str, options: tuple[str, ...], **facts: Any
) -> tuple[str, TeamChampion]:
    """What the bot of a seat answers."""
    player = bot()
    request: Choose[Any] = Choose(seat, key, tuple(Option(id, id) for id in options), facts)
    return player.decide(sitting(state).view(seat), request), player


def at_the_lair(state: BondsState, *seats: int) -> None:
    """Act 2 has begun; these heroes are where the villain is."""
    assert state.scenario is not None
    state.act, state.time = 2, 8
    state.villain = state.book.board.places[state.book.catalogue.scenarios[state.scenario].lair][0]
    for seat in seats:
        state.heroes[seat].hex = state.villain
        state.heroes[seat].story = 5
        state.heroes[seat].assets = ["valorous-blade", "dwarven-plate", "dragon-heart"][: 3 - seat]


# --- the plan -----------------------------------------------------------------------------


def test_everybody_comes_to_the_same_plan():
    state = laid(3)
    at_the_lair(state, 0, 1)
    table = sitting(state)
    plans = [
        plan_of(view.state, lambda seat, view=view: TeamJudge(view.state, seat, CHAMPION))
        for view in (table.view(seat) for seat in range(3))
    ]
    assert plans[0] == plans[1] == plans[2]
    assert plans[0].fighter == 0  # who is best armed
    assert plans[0].gathers


def test_the_tokens_of_all_count():
    state = laid(2)
    state.heroes[0].assets = ["valorous-blade", "dwarven-plate", "dragon-heart"]
    alone = TeamJudge(state, 0, CHAMPION).duel()
    state.heroes[1].story = 7
    assert TeamJudge(state, 0, CHAMPION).duel() > alone


def test_who_is_near_is_awaited_and_then_the_party_is_formed():
    state = laid(2)
    at_the_lair(state, 0, 1)
    lair = state.heroes[0].hex
    assert lair is not None
    state.heroes[1].hex = state.book.board.around[lair][0]
    table = sitting(state)
    waiting = bot()
    assert waiting.decide(table.view(0), table.pending(0)) != "face-villain"  # type: ignore[arg-type]

    state.heroes[1].hex = lair
    table = sitting(state)
    player = bot()
    assert player.decide(table.view(0), table.pending(0)) == "form-party:1"  # type: ignore[arg-type]
    table.answer("form-party:1")
    table.answer("yes", 1)
    while (chosen := player.decide(table.view(0), table.pending(0))).startswith("learn"):  # type: ignore[arg-type]
        table.answer(chosen)
        while table.pending(0).key != "turn.action":  # type: ignore[union-attr]
            table.answer(player.decide(table.view(0), table.pending(0)))  # type: ignore[arg-type]
    assert player.decide(table.view(0), table.pending(0)) == "face-villain"  # type: ignore[arg-type]


def test_a_warband_is_fought_by_who_can_and_left_by_who_cannot():
    for units, fights in ((0, True), (90, False)):
        state = laid(2, "locust-swarm")
        state.heroes[0].assets = ["valorous-blade", "dwarven-plate", "dragon-heart"]
        state.warbands = [Warband("bone-breakers", state.heroes[0].hex, units)]
        table = sitting(state)
        chosen = bot().decide(table.view(0), table.pending(0))  # type: ignore[arg-type]
        assert (chosen == "engage-warband:bone-breakers") is fights


def test_the_sick_are_cured_with_the_best_attribute():
    state = laid(2, "red-death")
    place = state.book.board.places["tamalir"][0]
    state.heroes[0].id, state.heroes[0].hex, state.plague = "master-thorn", place, [place]
    state.heroes[0].damage, state.heroes[0].gold = 0, 0
    state.heroes[0].hand = ["cunning", "steadfast"]
    table = sitting(state)
    assert bot().decide(table.view(0), table.pending(0)) == "cure-plague"  # type: ignore[arg-type]
    table.answer("cure-plague")
    assert bot().decide(table.view(0), table.pending(0)) == "attribute:mind"  # type: ignore[arg-type]


# --- answers --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_party_is_joined_with_a_reason(lang: str):
    state = laid(2)
    at_the_lair(state, 0, 1)
    answer, player = asked(
        state, 1, "party.accept", ("yes", "no"), who=state.heroes[1].id, hero=state.heroes[0].id
    )
    assert answer == "yes"
    assert speaker(lang).name("margath") in player.explain(lang)


def test_nobody_is_led_astray():
    state = laid(2)
    state.heroes[0].quests = ["broken-bridge"]
    far = state.book.board.places["dawnsmoor"][0]
    state.gems = {at: at in state.book.board.around[far] or at == far for at in state.gems}
    state.heroes[0].damage, state.heroes[1].damage = 0, 7
    answer, player = asked(
        state, 1, "party.accept", ("yes", "no"), who=state.heroes[1].id, hero=state.heroes[0].id
    )
    assert (answer, player.thought.plan) in (("no", "team-no-join"), ("yes", "team-join-way"))


@pytest.mark.parametrize(
    ("gives", "wants", "answer"), [("valorous-blade", "", "accept"), ("", "valorous-blade", "decline")]
)
def test_deals_are_judged_for_the_team(gives: str, wants: str, answer: str):
    state = laid(2)
    owner = 0 if gives else 1
    for market in state.markets.values():
        if "valorous-blade" in market:
            market.remove("valorous-blade")
    state.heroes[owner].assets = ["valorous-blade"]
    if not gives:
        state.heroes[0].assets = ["truesight-bow"]  # it has a better use for its own
    chosen, player = asked(
        state, 1, "deal.answer", ("accept", "decline"),
        gives=gives, wants=wants, gives_gold=0, wants_gold=0, hero=state.heroes[0].id,
    )  # fmt: skip
    assert chosen == answer
    assert player.thought.plan == ("team-deal-mine" if answer == "accept" else "team-no-deal-mine")
    for lang in LANGUAGES:
        assert speaker(lang).name("valorous-blade") in player.explain(lang), "which card it is about"


def test_what_is_better_in_other_hands_is_offered_for_its_price():
    state = laid(2)
    for market in state.markets.values():
        market[:] = [card for card in market if card not in ("valorous-blade", "truesight-bow")]
    state.heroes[0].assets = ["valorous-blade", "truesight-bow"]  # the second weapon lies idle
    state.heroes[1].gold = 20
    table = sitting(state)
    player = bot()
    said: list[str] = []
    for _ in range(6):
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        said.append(player.decide(table.view(seat), request))
        table.answer(said[-1], seat)
        if said[-1] in ("accept", "decline"):
            break
    assert said[0] == "trade:1"
    assert said[-1] == "accept"
    assert len(table.state.heroes[1].assets) == 1
    assert table.state.heroes[0].gold > 5


def test_every_plan_has_its_words():
    plans = plans_in_the_source("bonds")
    assert len([plan for plan in plans if plan.startswith("team-")]) >= 10
    kinds = [f"third-{how}-{kind}" for how in ("go", "do") for kind in ("warband", "cure")]
    for plan in (*plans, *kinds, "third-go-gather"):
        for lang in LANGUAGES:
            assert speaker(lang).knows(f"bot-plan-{plan}"), (plan, lang)


# --- fights and games -------------------------------------------------------------------------


def test_board_odds_agree_with_many_fights():
    """The interval of the odds holds what many more fights come to."""
    for seed in (2, 5):
        table = new(EDITION, "warlock", seed)
        request = table.pending(0)
        assert request is not None
        few = BoardFights(by_thumb, trials=80).odds(table.view(0), seed=1)
        many = BoardFights(by_thumb, trials=600).odds(table.view(0), seed=2)
        assert set(few) == {option.id for option in request.options}
        close = [abs(few[id].win - many[id].win) <= few[id].error + 0.04 for id in few]
        assert sum(close) >= 0.9 * len(close)
        assert sum(odds.best for odds in few.values()) == 1


def test_odds_before_and_in_a_fight():
    """The advisor of the game knows boards; a better armed hero has better odds against a warband."""
    wins: list[float] = []
    advisor = GAMES["bonds"].advisor
    assert advisor is not None
    for assets in ([], ["valorous-blade", "dwarven-plate", "dragon-heart"]):
        state = laid(2, "locust-swarm")
        state.heroes[0].assets = assets
        state.warbands = [Warband("bone-breakers", state.heroes[0].hex, 3)]
        table = sitting(state)
        rows = advisor.odds(table.view(0)).options
        wins.append(rows["engage-warband:bone-breakers"].win)
        assert rows["engage-warband:bone-breakers"].error > 0
    assert wins[0] + 0.2 < wins[1]
    table.answer("engage-warband:bone-breakers")
    request = table.pending(0)
    assert request is not None
    assert set(advisor.odds(table.view(0)).options) == {option.id for option in request.options}


def test_the_interval():
    low, high = interval(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_bot_is_blind_to_what_it_may_not_see():
    state = laid(2)
    views = []
    for hand in (["cunning"], ["steadfast"]):
        state.heroes[1].hand = hand
        table = sitting(state)
        views.append(bot().decide(table.view(0), table.pending(0)))  # type: ignore[arg-type]
    assert views[0] == views[1]


def test_champions_win_together_now_and_then():
    won = 0
    for seed in range(6):
        game = GAMES["bonds"]
        setup = Setup(2, options={"scenario": "red-death"})
        table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)
        bots = [game.bot("champion", seed * 10 + n, steps=40) for n in range(2)]
        while table.request is not None:
            seat = table.waiting()[0]
            request = table.pending(seat)
            assert request is not None
            table.answer(bots[seat].decide(table.view(seat), request), seat)
        assert table.result is not None
        won += bool(table.result.winners)
    assert 0 < won


def test_what_is_paid_stays_in_the_team():
    """A fair price is no reason to decline: one hero's gold becomes the other's."""
    state = laid(2)
    for market in state.markets.values():
        market[:] = [card for card in market if card != "valorous-blade"]
    state.heroes[0].assets = ["valorous-blade"]
    state.heroes[1].gold = 12
    answer, player = asked(
        state, 1, "deal.answer", ("accept", "decline"), gives="valorous-blade", wants="", gives_gold=0,
        wants_gold=12, hero=state.heroes[0].id,
    )  # fmt: skip
    assert (answer, player.thought.plan) == ("accept", "team-deal-mine")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_it_does_in_its_turn_has_a_reason(lang: str):
    table = sitting(laid(3))
    players = [bot() for _ in range(3)]
    told: set[str] = set()
    for _ in range(80):
        if table.request is None:
            break
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        choice = players[seat].decide(table.view(seat), request)
        if request.key == "turn.action":
            told.add(f"{players[seat].thought.plan}")
            assert players[seat].thought.plan != "default", choice
            assert players[seat].explain(lang)
        table.answer(choice, seat)
    assert len(told) > 2
