"""Rules outside combat at their edges: just enough, one too many, the wrong hero, the wrong moment."""

from __future__ import annotations

import pytest

from tamalir.third.assets import discard_asset
from tamalir.third.combat import engage
from tamalir.third.harm import heal, suffer
from tamalir.third.heroes import company, hand_size
from tamalir.third.state import fight_of
from tamalir.third.travel import move_dice
from tamalir.third.values import health
from tamalir.third.villain import place_zombies
from tamalir.world.hexes import neighbours, spoken
from tests.third.scenes import answer, asked, forbidden, options, pending, refused
from tests.third.tables import (
    CITY,
    SOCIAL_GEM,
    TOWN,
    WILD,
    asset,
    do,
    does,
    enemy,
    event,
    events,
    hero,
    lay,
    plus,
    quest,
    sit,
)

SONG = {"id": "song", "when": "turn", "do": "gain-gold", "amount": 1}
COIN = {"id": "coin", "when": "trophy-gained", "do": "gain-gold", "amount": 1}


# --- actions ----------------------------------------------------------------------------


@pytest.mark.rule("3E-ACTION-001")
def test_with_one_action_left_it_is_the_moment_that_forbids_another():
    state = lay(at=CITY)
    state.actions = 2
    table = answer(sit(state), "shop")

    assert table.state.actions == 1
    assert refused(table, "travel") == "3E-TURN-003"


@pytest.mark.rule("3E-ACTION-001")
def test_without_actions_there_is_no_rest():
    state = lay(at=CITY)
    state.actions = 1
    table = answer(sit(state), "shop")

    assert refused(table, "take-rest", 0) == "3E-ACTION-001"
    assert refused(table, "take-rest", 1) == "3E-TURN-001"


@pytest.mark.rule("3E-ACTION-003")
def test_an_action_is_gained_for_the_own_turn_only():
    card = event("horn", does(do("each-hero", effects=[do("gain-action")])), does())
    table = sit(lay(card, at=SOCIAL_GEM, decks={"social": ["horn"]}))

    assert answer(table, "go-adventuring", "choice:1").state.actions == 2  # 3 - 2 for adventuring, and 1


@pytest.mark.rule("3E-ABILITY-003")
def test_what_is_being_done_is_finished_before_an_ability():
    state = lay(hero("ann", [SONG, COIN]), at=CITY, decks={"asset": ["a12"]})
    state.heroes[0].gold, state.heroes[0].assets = 50, ["a8"]  # two weapons: one of them must go
    table = answer(sit(state), "shop", "done", "buy:a12")

    assert asked(table) == (0, "asset.drop")
    assert refused(table, "ability:song") == "3E-ABILITY-003"
    assert refused(table, "ability:coin") == "3E-TURN-003"  # it has a moment of its own


# --- delays -----------------------------------------------------------------------------


@pytest.mark.rule("3E-DELAY-001", "3E-DELAY-004")
@pytest.mark.parametrize(
    ("delayed", "damage", "rest", "recover"),
    [
        (False, 0, "3E-TURN-003", "3E-DELAY-001"),  # nothing is wrong with resting but the moment
        (True, 0, "3E-DELAY-001", "3E-TURN-003"),
        (True, 10, "3E-TURN-003", "3E-DELAY-004"),
        (False, 10, "3E-TURN-003", "3E-DELAY-004"),
    ],
)
def test_a_delayed_hero_recovers_and_a_defeated_one_rests(
    delayed: bool, damage: int, rest: str, recover: str
):
    state = lay(at=CITY)
    state.heroes[0].delayed, state.heroes[0].damage = delayed, damage

    assert (forbidden(state, "take-rest"), forbidden(state, "recover")) == (rest, recover)


# --- assets -----------------------------------------------------------------------------


def gift(**limits: object) -> list[str]:
    """What an event offers that gives an asset away; the markets hold a0 to a11, which cost 0 to 11."""
    card = event("gift", does(do("gain-asset", **limits)), does())
    table = sit(lay(card, at=SOCIAL_GEM, decks={"social": ["gift"]}))
    return [id.rpartition(":")[2] for id in options(answer(table, "go-adventuring", "choice:1"))]


@pytest.mark.rule("3E-ASSET-004", "3E-MARKET-002")
def test_an_asset_that_is_given_is_one_that_the_card_allows():
    assert gift(most=2) == ["a0", "a1", "a2"]
    assert gift(of="weapon") == ["a0", "a4", "a8"]
    assert gift(most=4, of="weapon") == ["a0", "a4"]


@pytest.mark.rule("3E-ASSET-004", "3E-MARKET-002")
def test_the_market_is_filled_when_the_gift_is_settled():
    card = event("gift", does(do("gain-asset", of="weapon")), does())
    state = lay(card, at=SOCIAL_GEM, decks={"social": ["gift"]})
    state.heroes[0].assets = ["a12"]
    table = answer(sit(state), "go-adventuring", "choice:1", "take-asset:dawnsmoor:a0")

    assert asked(table) == (0, "asset.drop")  # of two weapons one goes first
    assert len(table.state.markets["dawnsmoor"]) == 2
    answer(table, "drop:a12")
    assert table.state.heroes[0].assets == ["a0"]
    assert len(table.state.markets["dawnsmoor"]) == 3


@pytest.mark.rule("3E-ASSET-005", "3E-ASSET-006")
def test_discards_become_a_deck_only_when_the_deck_has_run_out():
    state = lay(decks={"asset": ["a12", "a13"]})
    discard_asset(state, "a14")
    assert (state.asset_discards, len(state.decks["asset"])) == (["a14"], 2)

    state = lay(decks={"asset": []})
    discard_asset(state, "a14")
    assert (state.asset_discards, len(state.decks["asset"])) == ([], 1)


@pytest.mark.rule("3E-GAP-044")
def test_what_a_lost_asset_gave_is_gone_at_once():
    state = lay(asset("boots", "movement", 1, [plus("hand", 2)]), at=CITY, decks={"asset": ["a3"]})
    state.heroes[0].gold, state.heroes[0].assets = 50, ["boots"]
    state.heroes[0].hand = ["s0", "s1", "s2", "s3", "s4"]
    table = answer(sit(state), "shop", "done", "buy:a3", "drop:boots")

    assert asked(table)[1] != "shop.buy"  # five cards are two too many now
    assert [id.partition(":")[0] for id in options(table)][:1] == ["discard-skill"]


# --- damage -----------------------------------------------------------------------------


@pytest.mark.rule("3E-DAMAGE-001", "3E-DAMAGE-002")
@pytest.mark.parametrize(("before", "amount", "felt"), [(0, 0, 0), (10, 3, 0), (9, 3, 1), (4, 3, 3)])
def test_nobody_takes_more_than_is_left(before: int, amount: int, felt: int):
    table = sit(lay())
    table.state.heroes[0].damage = before

    assert suffer(table.state, 0, amount) == felt
    assert table.state.heroes[0].damage == before + felt
    assert [facts["n"] for facts in events(table, "hero-damaged")] == ([felt] if felt else [])


# --- events -----------------------------------------------------------------------------


@pytest.mark.rule("3E-EVENT-001")
def test_the_two_options_are_named_by_their_numbers():
    table = sit(lay(event("fork", does(), does()), at=SOCIAL_GEM, decks={"social": ["fork"]}))
    answer(table, "go-adventuring")

    assert [(o.id, o.args["n"]) for o in pending(table).options] == [("choice:1", 1), ("choice:2", 2)]


@pytest.mark.rule("3E-GAP-007", "3E-TURN-002")
@pytest.mark.parametrize(("others", "gold"), [(True, (0, 1)), (False, (1, 1))])
def test_each_hero_or_each_other_hero(others: bool, gold: tuple[int, int]):
    card = event("alms", does(do("each-hero", others=others, effects=[do("gain-gold", amount=1)])), does())
    table = sit(lay(card, at=SOCIAL_GEM, decks={"social": ["alms"]}))
    answer(table, "go-adventuring", "choice:1")

    assert tuple(hero.gold for hero in table.state.heroes) == gold


@pytest.mark.rule("3E-GAP-037", "3E-QUEST-002")
def test_an_ending_needs_its_successes():
    card = quest("dig", ["town"], does(successes=0), does(do("gain-gold", amount=3), successes=2))
    state = lay(card, at=TOWN)
    state.heroes[0].quests = ["dig"]
    table = answer(sit(state), "attempt:dig")

    assert "ending:2" not in options(table)


# --- hands and health -------------------------------------------------------------------


@pytest.mark.rule("3E-HAND-001", "3E-ATTR-002")
@pytest.mark.parametrize(("bonus", "size"), [(0, 3), (2, 5), (-2, 1), (-5, 0)])
def test_a_hand_is_as_large_as_printed_and_what_cards_add(bonus: int, size: int):
    state = lay(asset("glove", abilities=[plus("hand", bonus)]))
    state.heroes[0].assets = ["glove"]

    assert hand_size(state, 0) == size


@pytest.mark.rule("3E-MOVE-002", "3E-GAP-070")
@pytest.mark.parametrize(("bonus", "dice"), [(1, 4), (-2, 1), (-4, 0)])
def test_a_slow_hero_rolls_fewer_dice_and_never_less_than_none(bonus: int, dice: int):
    state = lay(asset("chains", abilities=[plus("move-dice", bonus)]))
    state.heroes[0].assets = ["chains"]

    assert move_dice(state, 0) == dice


@pytest.mark.rule("3E-HAND-002")
def test_the_player_is_told_how_many_cards_are_too_many():
    state = lay()
    state.heroes[0].hand = ["s6", "s7", "s8"]
    table = answer(sit(state), "train")

    assert pending(table).args["n"] == 3
    answer(table, "discard-skill:s6")
    assert pending(table).args["n"] == 2


@pytest.mark.rule("3E-HEAL-001")
def test_who_heals_is_no_longer_defeated():
    state = lay()
    state.heroes[0].damage, state.heroes[0].beaten = 10, True

    assert heal(state, 0, 4) == 4
    assert (state.heroes[0].damage, state.heroes[0].beaten) == (6, False)


@pytest.mark.rule("3E-HEALTH-002", "3E-GAP-070")
def test_story_tokens_lower_nobodys_health_but_the_villains():
    state = lay(enemy("wolf", 9))
    state.heroes[0].story = 3
    engage(state, 0, "wolf")

    assert health(state, fight_of(state).sides[1]) == 9


@pytest.mark.rule("3E-HEX-003")
def test_company_is_who_stands_on_the_same_hex():
    state = lay(seats=4, at=CITY)
    state.heroes[2].hex, state.heroes[3].hex = TOWN, None

    assert [company(state, seat) for seat in range(4)] == [[1], [0], [], []]
    state.heroes[2].hex = None  # nobody stands beside anybody off the board
    assert company(state, 3) == []


# --- decks ------------------------------------------------------------------------------


@pytest.mark.rule("3E-SKILL-002", "3E-GAP-046")
def test_the_skill_deck_is_renewed_as_soon_as_it_has_run_out():
    state = lay(decks={"skill": ["s0", "s1", "s2"]})
    state.skill_discards = ["s5", "s6"]
    table = answer(sit(state), "train")

    assert table.state.heroes[0].hand == ["s0", "s1", "s2"]
    assert (len(table.state.decks["skill"]), table.state.skill_discards) == (2, [])


@pytest.mark.rule("3E-ZOMBIE-001", "3E-GAP-056")
def test_zombies_are_placed_one_by_one():
    state = lay(scenario="corpse-king", at=TOWN)
    place_zombies(state, "market-town", 1)
    assert state.zombies == {TOWN: 1}
    place_zombies(state, "market-town", 2)

    assert state.zombies == {TOWN: 3}
    assert state.heroes[0].damage == 0


@pytest.mark.rule("3E-GEM-001")
@pytest.mark.parametrize(("at", "faceup"), [(SOCIAL_GEM, True), (SOCIAL_GEM, False), (WILD, True)])
def test_a_gem_is_turned_faceup_where_one_lies(at: tuple[int, int], faceup: bool):
    polish = {"id": "polish", "when": "turn", "do": "refresh-gem"}
    state = lay(hero("ann", [polish]), at=at)
    state.gems[SOCIAL_GEM] = faceup
    gems = len(state.gems)
    table = answer(sit(state), "ability:polish")

    assert table.state.gems[SOCIAL_GEM] is True
    assert len(table.state.gems) == gems
    assert len(events(table, "gem-refreshed")) == (0 if faceup else 1)


# --- shopping ---------------------------------------------------------------------------


@pytest.mark.rule("3E-SHOP-007", "3E-GAP-057")
def test_the_last_coin_is_enough_and_one_too_few_is_not():
    state = lay(at=CITY, decks={"asset": []})
    state.markets["tamalir"], state.heroes[0].gold = ["a5", "a6", "a7"], 6
    table = answer(sit(state), "shop")

    assert [id for id in options(table) if id.startswith("buy:")] == ["buy:a5", "buy:a6"]
    assert refused(table, "buy:a7") == "3E-SHOP-007"
    assert answer(table, "buy:a6").state.heroes[0].gold == 0


@pytest.mark.rule("3E-SHOP-007")
def test_who_could_pay_is_refused_by_another_rule():
    state = lay(at=CITY)
    state.markets["tamalir"], state.heroes[0].gold = ["a5", "a6", "a7"], 6
    table = sit(state)

    assert refused(table, "buy:a6") == "3E-SHOP-008"  # not without the shop action
    assert refused(table, "buy:a7") == "3E-SHOP-007"


@pytest.mark.rule("3E-SHOP-005", "3E-SHOP-006")
@pytest.mark.parametrize(("deck", "rejects"), [([], 0), (["a12"], 4)])
def test_a_card_is_rejected_only_where_there_is_one_too_many(deck: list[str], rejects: int):
    state = lay(at=CITY, decks={"asset": deck})
    state.heroes[0].gold = 50
    table = answer(sit(state), "shop")

    assert len([id for id in options(table) if id.startswith("reject:")]) == rejects
    assert ("leave-market" in options(table)) is not bool(rejects)


@pytest.mark.rule("3E-SHOP-006")
def test_a_rejected_card_is_discarded():
    table = sit(lay(at=CITY, decks={"asset": ["a12", "a13"]}))
    answer(table, "shop", "reject:a12")

    assert "a12" not in table.state.markets["tamalir"]
    assert table.state.asset_discards == ["a12"]


# --- handing over -----------------------------------------------------------------------


@pytest.mark.rule("3E-GIVE-002", "3E-GOODS-003", "3E-GAP-066")
@pytest.mark.parametrize(("sum_", "giver"), [("give-gold:2", 0), ("ask-gold:2", 1)])
def test_gold_goes_the_way_it_was_offered(sum_: str, giver: int):
    state = lay(at=CITY)
    state.heroes[0].gold = state.heroes[1].gold = 5
    table = answer(sit(state), "deal:1", sum_, "propose", "accept")

    gold = [hero.gold for hero in table.state.heroes]
    assert gold == ([3, 7] if giver == 0 else [7, 3])
    assert [(deal.giver, deal.what) for deal in table.state.deals] == [(giver, "gold")]


@pytest.mark.rule("3E-GIVE-003")
@pytest.mark.parametrize(("gold", "assets", "possible"), [(0, [], False), (1, [], True), (0, ["a1"], True)])
def test_there_is_something_to_deal_if_either_has_something(gold: int, assets: list[str], possible: bool):
    for owner in (0, 1):
        state = lay(at=CITY)
        state.heroes[owner].gold, state.heroes[owner].assets = gold, list(assets)
        table = sit(state)

        assert ("deal:1" in options(table)) is possible
        assert possible or refused(table, "deal:1") == "3E-GIVE-003"


# --- trophies and abilities -------------------------------------------------------------


@pytest.mark.rule("3E-GOLDEN-005")
@pytest.mark.parametrize(
    ("more", "asks"), [({}, False), ({"may": True}, True), ({"cost": {"gold": 1}}, True)]
)
def test_what_has_a_price_is_optional_too(more: dict[str, object], asks: bool):
    state = lay(quest("walk", ["town"], does()), hero("ann", [{**COIN, **more}]), at=TOWN)
    state.heroes[0].quests, state.heroes[0].gold = ["walk"], 5
    table = answer(sit(state), "attempt:walk", "ending:1")

    assert (asked(table) == (0, "hero.ability")) is asks


@pytest.mark.rule("3E-GOLDEN-007")
@pytest.mark.parametrize(("amount", "left"), [(1, 1), (3, 0)])
def test_nobody_loses_more_trophies_than_there_are(amount: int, left: int):
    card = event("toll", does(do("lose-trophies", amount=amount)), does())
    state = lay(
        card, quest("walk", ["town"], does()), enemy("rat"), at=SOCIAL_GEM, decks={"social": ["toll"]}
    )
    state.heroes[0].trophies = ["walk", "rat"]
    table = answer(sit(state), "go-adventuring", "choice:1")
    while pending(table).key != "turn.action":
        answer(table, options(table)[0])

    assert len(table.state.heroes[0].trophies) == left


@pytest.mark.rule("3E-ONCE-002")
def test_only_what_is_limited_to_the_turn_is_refused_for_its_sake():
    job = {"id": "job", "when": "action", "do": "gain-gold", "amount": 1}
    state = lay(hero("bob", [job, {**SONG, "limit": "turn"}]))
    table = sit(state)

    assert refused(table, "ability:job", 1) == "3E-TURN-001"
    assert refused(table, "ability:song", 1) == "3E-ONCE-002"


@pytest.mark.rule("3E-RUMOR-001")
def test_a_rumor_that_is_kept_is_no_longer_being_resolved():
    card = event("talk", does(), does(rumor=True, at=["city"]))
    table = sit(lay(card, at=SOCIAL_GEM, decks={"social": ["talk"]}))
    answer(table, "go-adventuring", "choice:2")

    assert table.state.heroes[0].rumors == {"talk": 1}
    assert (table.state.resolving, table.state.adventure_discards["social"]) == ([], [])


@pytest.mark.rule("3E-MOVE-001")
@pytest.mark.parametrize("there", ["40,40", "6,2"])
def test_a_step_leads_to_a_neighbour_on_the_board(there: str):
    assert forbidden(lay(at=WILD), f"walk:{there}") == "3E-MOVE-001"


@pytest.mark.rule("3E-MOVE-001")
def test_nobody_walks_off_the_board():
    state = lay(at=WILD)
    edge = next(at for at, around in state.book.board.around.items() if len(around) < 6)
    state.heroes[0].hex = edge
    outside = next(at for at in neighbours(edge) if at not in state.book.board.terrain)

    assert forbidden(state, f"walk:{spoken(outside)}") == "3E-MOVE-001"


@pytest.mark.rule("3E-LIMIT-001", "3E-GAIN-002")
def test_story_tokens_are_never_short():
    card = event("saga", does(do("gain-story", amount=30)), does())
    table = sit(lay(card, at=SOCIAL_GEM, decks={"social": ["saga"]}))

    assert answer(table, "go-adventuring", "choice:1").state.heroes[0].story == 30
