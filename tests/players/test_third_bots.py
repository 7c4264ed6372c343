"""Bots of the Third Edition and its expansion: legal everywhere, blind to what is hidden, able to explain."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tamalir.games import GAMES
from tamalir.kernel import Choose, Fast, NothingToPlay, Option, Setup, Table, View, encode, hide, read_view
from tamalir.players.luck import Budget
from tamalir.players.third.cards import needed
from tamalir.players.third.fighters import chance, enemy_fighter, hero_fighter
from tamalir.players.third.figure import Figure, enough_stars
from tamalir.players.third.goals import Goals
from tamalir.players.third.journeys import exertion, outlook, reached, star_odds
from tamalir.players.third.judgement import Judge
from tamalir.players.third.outlook import rounds_left
from tamalir.players.third.prices import ADVENTURER, CHAMPION
from tamalir.players.third.road import actions_to, best_way
from tamalir.players.third.solving import LONG, sight_of, solved, solver
from tamalir.players.third.unseen import best_of, unseen_assets, unseen_skills
from tamalir.third.combat import engage
from tamalir.third.edition import EDITION
from tamalir.third.state import StoryQuest, ThirdState, fight_of

THINKERS = ("novice", "adventurer", "champion")
STEPS = 40
"""Work instead of time, so that a test gives the same everywhere."""


def make(name: str, seed: int = 0, game: str = "third") -> Any:
    return GAMES[game].bot(name, seed, None, STEPS)


def opened(seats: int, seed: int, game: str = "third", **options: Any) -> Table[ThirdState]:
    edition = GAMES[game].edition
    setup = Setup(seats, options=options)
    return Table(edition, edition.begin(setup), Fast(seed), setup=setup, listening=False)


def played(table: Table[ThirdState], bots: list[Any], most: int = 20_000) -> set[str]:
    """Let bots play so many answers; each must be legal, or the table raises. Gives the questions met."""
    keys: set[str] = set()
    for _ in range(most):
        if table.request is None:
            break
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        keys.add(request.key)
        table.answer(bots[seat].decide(table.view(seat), request), seat)
    return keys


@pytest.mark.parametrize(
    ("scenario", "names"),
    [("margath", ("novice", "random", "novice")), ("corpse-king", ("adventurer", "novice"))],
)
def test_bots_bring_a_game_to_its_end(scenario: str, names: tuple[str, ...]) -> None:
    table = opened(len(names), 8, scenario=scenario)
    keys = played(table, [make(name, n) for n, name in enumerate(names)])
    assert table.result is not None
    assert {"turn.action", "move.spend", "fight.action", "event.choice", "test.exert", "hand.discard"} <= keys


@pytest.mark.parametrize(("mode", "seats"), [("competitive", 2), ("cooperative", 2), ("cooperative", 1)])
def test_bots_play_unbreakable_bonds(mode: str, seats: int) -> None:
    table = opened(seats, 4, "bonds", mode=mode, scenario="margath")
    keys = played(table, [make("novice", n, "bonds") for n in range(seats)])
    assert table.result is not None
    assert "fight.action" in keys or "fight.tactics" in keys or any(key.startswith("fight.") for key in keys)


def test_whatever_random_players_meet_has_an_answer() -> None:
    """Positions that no sensible player gets into: the bot is asked in the place of somebody who errs."""
    asked: set[str] = set()
    for seed in range(3):
        table = opened(3, seed + 40, scenario="agree")
        wanderers = [make("random", n) for n in range(3)]
        bot = make("novice", 5)
        for n in range(220):
            if table.request is None:
                break
            seat = table.waiting()[0]
            request = table.pending(seat)
            assert request is not None
            if n % 3 == 0:
                asked.add(request.key)
                chosen = bot.decide(table.view(seat), request)
                offered = [option.id for option in (*request.options, *request.asides)]
                assert chosen in offered
            else:
                chosen = wanderers[seat].decide(table.view(seat), request)
            table.answer(chosen, seat)
    assert len(asked) > 8


def asked(table: Table[ThirdState]) -> tuple[View[ThirdState], Choose[Any]]:
    view = table.view(table.waiting()[0])
    assert view.request is not None
    return view, view.request


def elsewhere(view: View[ThirdState], seed: int) -> tuple[View[ThirdState], ThirdState]:
    """The same question in another world: what this seat cannot see is dealt anew, and its view of that goes
    through JSON as to a bot in another process."""
    try:
        table = view.table(Fast(seed))
    except NothingToPlay:  # it was drawn in secret since: the position alone is told
        world = view.imagine(Fast(seed))
        seen = hide(world, view.seat)
        other = View(view.edition, view.setup, seen, view.seat, view.length, view.asked, view.request).json()
    else:
        world = table.state
        other = {**table.view(view.seat).json(way=True), "length": view.length}
    return read_view(json.loads(json.dumps(other)), EDITION), world


@pytest.mark.parametrize("name", THINKERS)
def test_choices_do_not_change_when_hidden_facts_change(name: str) -> None:
    """Other cards in decks, in the hands of others and under their trophies: the same choice."""
    table = opened(2, 9, scenario="margath")
    bots = [make("novice", n) for n in range(2)]
    changed = 0
    for n in range(12):
        played(table, bots, 17)
        view, request = asked(table)
        instead, world = elsewhere(view, n)
        changed += encode(world) != encode(table.state)
        assert instead.request is not None
        GAMES["third"].forget()
        first = make(name, 7).decide(view, request)
        GAMES["third"].forget()
        assert make(name, 7).decide(instead, instead.request) == first
    assert changed > 3


def test_steps_make_a_game_repeatable() -> None:
    games: list[list[object]] = []
    for _ in range(2):
        GAMES["third"].forget()
        table = opened(2, 6, scenario="corpse-king")
        played(table, [make("novice", 1), make("adventurer", 2)], 120)
        games.append(list(table.journal.entries))
    assert games[0] == games[1]


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_bots_explain_themselves_all_along(lang: str) -> None:
    """A plan with words for every question, and what was chosen is what is told."""
    table = opened(2, 2, scenario="margath")
    bots = [make("adventurer", 3), make("novice", 4)]
    for _ in range(150):
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        chosen = bots[seat].decide(table.view(seat), request)
        told = bots[seat].explain()
        assert told["chosen"] == chosen
        assert json.dumps(told)
        said = bots[seat].explain(lang)
        assert "bot-plan" not in said
        assert "[" not in said
        table.answer(chosen, seat)


DEEDS = {
    "learn": "learn", "train": "train", "take-rest": "rest", "go-adventuring": "do-gem", "shop": "do-shop",
    "attempt": "do-quest", "follow": "do-rumor", "story": "do-story", "face-villain": "do-villain",
    "kill-zombie": "do-zombie",
}  # fmt: skip


def test_a_plan_agrees_with_the_choice() -> None:
    table = opened(2, 5, scenario="corpse-king")
    bots = [make("adventurer", 3), make("adventurer", 4)]
    told = 0
    for _ in range(250):
        if table.request is None:
            break
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        chosen = bots[seat].decide(table.view(seat), request)
        plan, verb = bots[seat].thought.plan, chosen.partition(":")[0]
        if plan == "third-slip":
            assert bots[seat].thought.best() != chosen, "that is what it says"
        elif request.key == "turn.action" and verb in DEEDS:
            assert plan == f"third-{DEEDS[verb]}"
            told += 1
        elif request.key == "turn.action" and verb in ("walk", "travel"):
            assert plan == "wander" or plan.startswith("third-go-")
        elif request.key == "fight.flee":
            assert plan == ("third-flee" if chosen == "flee" else "fight")
        table.answer(chosen, seat)
    assert told > 20


# --- what they think by -----------------------------------------------------------------------


def begun(seed: int = 3, scenario: str = "margath", hero: str = "corbin") -> ThirdState:
    setup = Setup(2, heroes=[hero, None], options={"scenario": scenario})
    table = Table(EDITION, EDITION.begin(setup), Fast(seed), setup=setup)
    while asked(table)[1].key != "turn.action":
        request = asked(table)[1]
        table.answer(request.options[0].id, request.seat)
    return table.state


def test_a_fight_by_and_large() -> None:
    book = begun().book
    bare = hero_fighter(book, Figure("corbin", (), ()))
    armed = hero_fighter(book, Figure("corbin", ("valorous-blade", "spiked-armor"), ("pack-instinct",)))
    rats, wyrm = enemy_fighter(book, "plague-rats", 1), enemy_fighter(book, "barrow-wyrm", 1)
    assert chance(book, bare, rats, 10, 3).win > 0.95
    assert chance(book, bare, wyrm, 10, 8).win < chance(book, armed, wyrm, 10, 8).win
    assert chance(book, bare, wyrm, 3, 8).win < chance(book, bare, wyrm, 10, 8).win
    villain = enemy_fighter(book, "margath", 1)
    assert chance(book, bare, villain, 10, 15).win < 0.05 < chance(book, armed, villain, 13, 8).win


def test_stars_by_the_hand() -> None:
    assert enough_stars(1, 1) == pytest.approx(0.4)
    assert enough_stars(2, 1) == pytest.approx(1 - 0.6**2)
    assert enough_stars(3, 2) == pytest.approx(3 * 0.4**2 * 0.6 + 0.4**3)
    assert enough_stars(1, 2) == 0.0


def test_endings_that_a_roll_reaches() -> None:
    rolls = reached((("water",), ("wild", "water")), 2)
    assert sum(p for p, _ in rolls) == pytest.approx(1.0)
    some = sum(p for p, met in rolls if 0 in met)
    assert some == pytest.approx(1 - (4 / 6) ** 2), "wild, or mountain and water"
    both = sum(p for p, met in rolls if 1 in met)
    assert both == pytest.approx((2 * 1 * 1 + 1) / 36), "a wild die, and another that shows water"


def test_cards_are_exerted_for_a_quest_only_if_that_pays() -> None:
    prizes = ((1, 1.1), (2, 3.3))
    assert sum(star_odds(3)) == pytest.approx(1.0)
    assert exertion(prizes, 2, [0.1]) == (0.0, 0), "nothing more can be reached"
    assert exertion(prizes, 0, [1.0, 1.0]) == (0.0, 0), "good cards are not thrown after a song"
    gain, cards = exertion(prizes, 1, [0.2, 0.3])
    assert cards == 2, "0.64 of 2.2 is more than both are worth"
    assert gain == pytest.approx((1 - 0.6**2) * 2.2 - 0.5)


def test_a_test_with_no_cards_to_reveal_is_no_goal() -> None:
    """With no spirit, and a hand that is too good to be exerted, the quest is left alone."""
    state = begun(hero="corbin")
    quests = state.book.catalogue.quests
    card = quests["the-missing-fiddler"]
    assert card.test is not None
    assert card.test.attribute == "spirit"
    assert outlook(card, [1.1, 3.3], 3, 0, [1.5, 1.5]) == (0.0, 0.0)
    gain, chance_ = outlook(card, [1.1, 3.3], 3, 0, [0.2, 0.2, 0.2])
    assert gain > 0
    assert 0.5 < chance_ < 1.0
    state.heroes[0].quests, state.heroes[0].hand = ["the-missing-fiddler"], []
    goals = Goals(Judge(state, 0, ADVENTURER))
    assert "quest" not in {goal.kind for goal in goals.all}


def test_what_unseen_cards_may_bring() -> None:
    assert best_of([], 3, 0.0) == 0.0
    assert best_of([0.0, 1.0], 1, 0.0) == pytest.approx(0.5)
    assert best_of([0.0, 1.0], 2, 0.0) == pytest.approx(0.75)
    assert best_of([0.0, 1.0], 2, 1.0) == 0.0, "as good a card is known already"
    state = begun()
    hero = state.heroes[0]
    hand = list(hero.hand)
    assert hand
    left = unseen_skills(state, 0)
    printed = {card.id: card.copies for card in state.book.catalogue.skills.values()}
    assert all(left[card] == printed[card] - hand.count(card) for card in hand)
    on_sale = next(iter(state.markets.values()))[0]
    before = unseen_assets(state)[on_sale]
    state.markets = {}
    assert unseen_assets(state)[on_sale] > before


def test_training_brings_little_to_whoever_cannot_pay() -> None:
    state = begun()
    hero = state.heroes[0]
    hero.trophies = []
    poor = Judge(state, 0, CHAMPION).training(3)
    hero.trophies = list(state.book.catalogue.enemies)[:4]
    rich = Judge(state, 0, CHAMPION).training(3)
    assert 0 < poor < rich / 2


def test_an_action_is_cheap_where_nothing_pays() -> None:
    state = begun()
    state.gems, state.markets, state.track = dict.fromkeys(state.gems, False), {}, []
    state.heroes[0].quests, state.heroes[0].damage = [], 0
    assert Goals(Judge(state, 0, CHAMPION)).action == CHAMPION.least_action
    assert Goals(Judge(state, 0, ADVENTURER)).action == ADVENTURER.action
    state.gems = dict.fromkeys(state.gems, True)
    assert Goals(Judge(state, 0, CHAMPION)).action > CHAMPION.least_action


def test_the_road_is_counted_in_actions() -> None:
    board = begun().book.board
    goal = next(iter(board.gems))
    ways = actions_to(board, 3, goal)
    assert ways[goal] == 0.0
    assert all(0 < ways[at] <= 1.0 for at in board.around[goal])
    assert len(ways) == len(board.terrain), "everybody can walk everywhere"
    assert all(actions_to(board, 5, goal)[at] <= ways[at] for at in ways)


def test_dice_lead_where_it_is_worth_most() -> None:
    board = begun().book.board
    start = next(at for at in board.terrain if len(board.around[at]) == 6)
    goal = next(
        at for at in board.around[start] if board.ways("wild", start) and at in board.ways("wild", start)
    )
    value, step, end = best_way(board, start, ["wild"], lambda at: float(at == goal), lambda at: 0.0)
    assert (step, end) == ((goal, "wild"), goal)
    assert value == pytest.approx(1.0, abs=0.01)
    value, step, end = best_way(board, start, ["wild"], lambda at: float(at == goal), lambda at: 2.0)
    assert step is None, "who must pay too much to enter stays"


def test_the_villain_is_faced_when_it_is_time() -> None:
    state = begun()
    state.act, state.time, state.villain = 2, 1, (6, 8)
    early = Goals(Judge(state, 0, CHAMPION))
    assert early.dares(0.9, 2.0)
    assert not early.dares(0.3, 2.0)
    assert early.dares(0.65, 2.0)
    assert not Goals(Judge(state, 0, ADVENTURER)).dares(0.65, 2.0), "the adventurer waits longer"
    state.time, state.villain = 12, (6, 3)
    late = Goals(Judge(state, 0, CHAMPION))
    assert late.judge.left < 3
    assert late.dares(0.1, 2.0), "there is nothing more to lose"


def test_the_clock() -> None:
    state = begun(scenario="corpse-king")
    assert rounds_left(state) == 24
    state.act, state.time = 2, 12
    assert rounds_left(state) == 1
    assert rounds_left(begun(scenario="margath")) > 24, "the march takes its time"


@pytest.mark.parametrize(
    ("gives", "wants", "answer"), [(5, 0, "accept"), (0, 3, "decline"), (2, 4, "decline")]
)
def test_deals_are_answered_by_what_they_are_worth(gives: int, wants: int, answer: str) -> None:
    state = begun()
    state.heroes[0].hex = state.heroes[1].hex
    options = GAMES["third"].edition
    table = Table(options, state, Fast(1), setup=Setup(2))
    view = table.view(1)
    facts: dict[str, int | str] = {
        "gives": "", "gives_gold": gives, "wants": "", "wants_gold": wants, "hero": "corbin", "fair": "yes",
    }  # fmt: skip
    request: Choose[Any] = Choose(1, "deal.answer", (Option("accept", True), Option("decline", False)), facts)
    assert make("adventurer").decide(view, request) == answer


def test_a_test_knows_how_many_stars_it_needs() -> None:
    state = begun()
    state.resolving = ["ancient-burials"]
    request: Choose[Any] = Choose(0, "test.exert", (), {"attribute": "mind"})
    assert needed(state, request) == 1
    state.resolving, state.doing = [], "story"
    state.track = [StoryQuest("collector-of-antiquities", 2)]
    assert needed(state, Choose(0, "test.exert", (), {"attribute": "body"})) == 2


def test_every_plan_has_its_words() -> None:
    from tamalir.language import speaker
    from tests.players.plans import plans_in_the_source

    plans = plans_in_the_source("third")
    assert len(plans) > 30
    for plan in plans:
        for lang in ("en", "pl", "ru"):
            assert speaker(lang).knows(f"bot-plan-{plan}"), (plan, lang)


@pytest.mark.rule("3E-GAP-024", "3E-FAIR-003")
def test_the_enemy_of_the_last_hero_left_is_played_by_the_solver() -> None:
    """It is asked as the seat to the right, whose own hero is out, and answers with the best row."""
    chosen = 0
    for seed in range(6):
        state = opened(2, 4, scenario="margath").state
        hero = next(name for name in state.book.catalogue.heroes if name != "corbin")
        state.heroes[0].id, state.heroes[0].hex, state.heroes[1].id = "corbin", (6, 8), hero
        state.act, state.villain, state.eliminated, state.active = 2, (6, 8), [1], 0
        engage(state, 0, "margath")
        assert fight_of(state).sides[1].seat == 1
        table = Table(EDITION, state, Fast(seed), setup=Setup(2), listening=False)
        bots = [make("novice"), make("champion")]
        for _ in range(12):
            if table.state.fight is None or table.request is None:
                break
            view, request = asked(table)
            option = bots[request.seat].decide(view, request)
            if request.seat == 1 and request.key == "fight.action":
                rows = solved(solver(sight_of(STEPS, LONG)), view, Budget(1.0, STEPS))
                if rows:
                    chosen += 1
                    assert (rows[option].utility or 0.0) == max(row.utility or 0.0 for row in rows.values())
            table.answer(option, request.seat)
    assert chosen > 3
