"""Combat at its edges: who may do what in which phase, with which tokens, and which rule refuses it."""

from __future__ import annotations

import pytest

from tamalir.third.combat import engage
from tamalir.third.damage import end_by_defeat, ended_by_a_price
from tamalir.third.pools import with_symbol
from tamalir.third.spoils import after_challenge, after_combat
from tamalir.third.state import fight_of
from tamalir.third.steps import Outcome, Phase
from tests.third.scenes import (
    answer,
    asked,
    enemy,
    fight,
    forbidden,
    hero,
    hurt,
    options,
    pending,
    pool,
    refused,
    spent,
    the_fight,
    told,
)
from tests.third.tables import SOCIAL_GEM, WILD, do, does, event, lay, sit
from tests.third.tables import enemy as foe

RECAST = {
    "id": "gust",
    "when": "combat-action",
    "do": "flip",
    "whose": "opponent",
    "cost": {"physical-tokens": 1},
}


FOE = ["enemy", "agility", "enemy*", "dash*", "dash*"]
"""How the five enemy tokens fall."""


# --- phases -----------------------------------------------------------------------------


@pytest.mark.rule("3E-COMBAT-005")
def test_combat_actions_belong_to_the_action_phase():
    table = fight("physical shield", "dash", at=WILD)
    assert forbidden(table.state, "pass") is None
    the_fight(table).phase = Phase.FLEE

    assert forbidden(table.state, "pass") == "3E-COMBAT-005"


@pytest.mark.rule("3E-COMBAT-010", "3E-COMBAT-011", "3E-DAMAGE-007")
def test_a_token_of_one_kind_is_refused_by_the_phase_alone():
    table = fight("physical physical/shield", "enemy enemy")
    assert forbidden(table.state, "spend:h1+h2") is None
    assert forbidden(table.state, "spend:e1", 1) == "3E-COMBAT-010"
    answer(table, "pass")

    assert forbidden(table.state, "spend:h1") == "3E-COMBAT-011"


@pytest.mark.rule("3E-COMBAT-006")
def test_either_side_may_have_something_to_do_at_the_cast():
    bruise = {"id": "bruise", "when": "cast", "do": "damage", "amount": 1, "kind": "magical"}

    assert hurt(fight("physical", "enemy", abilities=[bruise])) == (0, 1)
    assert hurt(fight("physical", "enemy", enemy_abilities=[bruise])) == (1, 0)


@pytest.mark.rule("3E-FLEE-001")
def test_nobody_flees_in_the_midst_of_the_blows():
    assert refused(fight("physical", "enemy", at=WILD), "flee") == "3E-FLEE-001"


@pytest.mark.rule("3E-SIMUL-003")
@pytest.mark.parametrize(("abilities", "asks"), [(1, False), (2, True)])
def test_a_single_ability_needs_no_order(abilities: int, asks: bool):
    bruises = [
        {"id": f"bruise-{n}", "when": "cast", "do": "damage", "amount": 1, "kind": "magical"}
        for n in range(abilities)
    ]
    table = fight("physical", "enemy", abilities=bruises)

    assert (pending(table).key == "fight.order") is asks


# --- damage -----------------------------------------------------------------------------


@pytest.mark.rule("3E-DAMAGE-006", "3E-DAMAGE-007")
def test_only_damage_is_spent_as_damage():
    table = fight("physical-2 shield surge magical", "enemy shield surge")
    spends = [id for id in options(table) if id.startswith("spend:")]
    assert sorted(spends) == ["spend:h1", "spend:h4"]
    answer(table, "pass")

    assert [id for id in options(table) if id.startswith("spend:")] == ["spend:e1"]


@pytest.mark.rule("3E-DAMAGE-008")
def test_other_standing_abilities_block_nothing():
    fury = {"id": "fury", "do": "bonus", "value": "attack", "amount": 1}
    assert hurt(answer(fight("physical", "dash", enemy_abilities=[fury]), "spend:h1")) == (0, 1)


@pytest.mark.rule("3E-DAMAGE-008")
@pytest.mark.parametrize("kind", ["physical", "magical"])
def test_two_wards_stop_two_kinds(kind: str):
    wards = [{"id": f"ward-{k}", "do": "block-kind", "kind": k} for k in ("physical", "magical")]
    table = answer(fight(f"{kind}-2", "dash", enemy_abilities=wards), "spend:h1")

    assert hurt(table) == (0, 0)
    assert [facts["amount"] for facts in told(table, "fight-blocked-by-ability")] == [2]


@pytest.mark.rule("3E-DAMAGE-004", "3E-DAMAGE-005", "3E-DAMAGE-009")
@pytest.mark.parametrize(("ours", "blow"), [("physical", "spend:h1"), ("magical", "spend:h1")])
def test_what_adds_to_an_attack_adds_damage(ours: str, blow: str):
    fury, growl = (
        {"id": id, "do": "bonus", "value": "attack", "amount": n} for id, n in (("fury", 2), ("growl", 1))
    )
    table = answer(fight(ours, "enemy", abilities=[fury], enemy_abilities=[growl]), blow)
    assert hurt(table) == (0, 3)

    assert hurt(answer(table, "spend:e1")) == (2, 3)


@pytest.mark.rule("3E-COMBAT-013")
@pytest.mark.parametrize(("damage", "over"), [(9, False), (10, True)])
def test_a_price_that_brings_a_hero_down_ends_the_combat(damage: int, over: bool):
    table = fight("physical", "enemy", at=WILD)
    table.state.heroes[0].damage = damage

    assert ended_by_a_price(table.state) is over
    assert the_fight(table).phase == (Phase.OVER if over else Phase.ACTION)


# --- tokens -----------------------------------------------------------------------------


@pytest.mark.rule("3E-DOUBLE-002")
def test_the_token_below_is_not_spent_by_itself():
    table = answer(fight("double physical-2", "dash dash"), "double:h1:h2")

    assert forbidden(table.state, "spend:h1") == "3E-DOUBLE-002"
    assert forbidden(table.state, "spend:h2") != "3E-DOUBLE-002"


@pytest.mark.rule("3E-AGILITY-001", "3E-TOKEN-005", "3E-DOUBLE-005")
def test_agility_reaches_tokens_in_the_right_pool_with_nothing_on_top():
    table = fight("agility physical-2 double physical", "enemy dash")
    assert forbidden(table.state, "flip:h1:e1") == "3E-AGILITY-001"  # an own one is flipped,
    assert forbidden(table.state, "recast:h1:h2") == "3E-AGILITY-001"  # one of the opponent recast
    assert forbidden(table.state, "recast:h2:e1") == "3E-TOKEN-004"  # and agility pays for it

    answer(table, "double:h3:h2", "pass")
    assert "flip:h1:h3" not in options(table)
    assert forbidden(table.state, "flip:h1:h3") == "3E-DOUBLE-005"


@pytest.mark.rule("3E-TOKEN-005", "3E-FLIP-001")
def test_what_is_spent_is_out_of_reach():
    table = answer(fight("agility physical", "enemy dash"), "spend:h2")
    assert forbidden(table.state, "flip:h1:h2") == "3E-FLIP-001"
    assert forbidden(table.state, "flip:h1") is None
    enemy(table).spent.append(enemy(table).pool.pop(0))

    assert forbidden(table.state, "recast:h1:e1") == "3E-TOKEN-005"


# --- abilities --------------------------------------------------------------------------


@pytest.mark.rule("3E-COMBAT-018", "3E-SPEND-001")
def test_a_special_combat_action_that_cannot_be_paid_is_refused():
    table = fight("magical shield", "enemy", abilities=[RECAST])

    assert refused(table, "special:gust") == "3E-SPEND-001"


@pytest.mark.rule("3E-EXERT-002")
@pytest.mark.parametrize(("cards", "enough"), [(0, False), (1, True)])
def test_in_combat_too_a_card_is_enough_to_exert(cards: int, enough: bool):
    roar = {"id": "roar", "when": "surge", "cost": {"surge": 1, "exert": 1}, "do": "damage", "amount": 1}
    table = fight("surge", "enemy", abilities=[{**roar, "kind": "physical"}], hand=["s"][:cards])

    assert ("surge:roar:h1" in options(table)) is enough


@pytest.mark.rule("3E-EXERT-001")
@pytest.mark.parametrize(("hand", "asks"), [(["s", "s"], False), (["s", "t"], True)])
def test_which_card_is_exerted_is_asked_where_cards_differ(hand: list[str], asks: bool):
    roar = {"id": "roar", "when": "surge", "cost": {"surge": 1, "exert": 1}, "do": "damage", "amount": 1}
    table = fight("surge", "enemy", abilities=[{**roar, "kind": "physical"}], hand=hand)
    answer(table, "surge:roar:h1")

    assert (asked(table)[1] == "fight.exert") is asks
    assert len(table.state.heroes[0].hand) == (2 if asks else 1)


# --- challenges -------------------------------------------------------------------------


@pytest.mark.rule("3E-CHALLENGE-004", "3E-GAP-023", "3E-HERO-004")
@pytest.mark.parametrize(
    ("fallen", "gold"), [("", 0), ("challenger", 0), ("challenged", 2), ("challenger challenged", 0)]
)
def test_only_a_challenger_that_stands_over_the_challenged_gains(fallen: str, gold: int):
    prize = {
        "id": "prize",
        "when": "action",
        "do": "challenge",
        "effects": [{"do": "gain-gold", "amount": 2}],
    }
    table = fight("physical", "physical", abilities=[prize], rival=True)
    combat = the_fight(table)
    combat.ability, combat.ended = "prize", Outcome.DEFEAT
    names = ("challenger", "challenged")
    beaten = [side for name, side in zip(names, combat.sides, strict=True) if name in fallen.split()]
    for _ in after_challenge(table.state, combat, beaten):
        raise AssertionError("nobody is to be asked")

    assert [person.gold for person in table.state.heroes] == [gold, 0]


# --- preventing and answering -----------------------------------------------------------

GRIP = {"id": "grip", "may": True, "when": "opponent-flips", "cost": {"surge": 1}, "do": "prevent"}


@pytest.mark.rule("3E-NEGATE-003", "3E-NEGATE-001")
def test_who_cannot_pay_prevents_nothing():
    table = answer(fight("agility physical/shield", "enemy", enemy_abilities=[GRIP]), "flip:h1:h2")

    assert asked(table) == (1, "fight.action")  # nothing was asked on the way
    assert pool(hero(table)) == ["shield"]


@pytest.mark.rule("3E-NEGATE-003", "3E-NEGATE-004")
def test_who_lets_it_be_prevents_nothing():
    table = fight("agility physical/shield", "surge enemy", enemy_abilities=[GRIP])
    answer(table, "flip:h1:h2", "let-be")

    assert pool(hero(table)) == ["shield"]
    assert spent(enemy(table)) == []


@pytest.mark.rule("3E-NEGATE-004", "3E-GOLDEN-002")
@pytest.mark.parametrize(("limit", "again"), [(None, True), ("round", False), ("combat", False)])
def test_a_limit_holds_in_combat(limit: str | None, again: bool):
    shove = {"id": "shove", "when": "combat-action", "do": "damage", "kind": "physical", "amount": 1}
    table = fight(
        "shield physical", "dash shield", abilities=[{**shove, **({"limit": limit} if limit else {})}]
    )
    answer(table, "special:shove", "take-damage")  # the enemy has nothing to do, and passes

    assert ("special:shove" in options(table)) is again


# --- attacks ----------------------------------------------------------------------------

GLOAT = {"id": "gloat", "when": "dealt-damage", "do": "heal", "amount": 1}
SULK = {"id": "sulk", "when": "attacked", "do": "heal", "amount": 1}


@pytest.mark.rule("3E-COMBAT-021", "3E-COMBAT-022", "3E-DAMAGE-011")
def test_an_attack_that_hurts_sets_off_what_waits_for_it():
    table = fight("physical-2", "dash", damage=3, enemy_damage=3, abilities=[GLOAT], enemy_abilities=[SULK])

    assert hurt(answer(table, "spend:h1")) == (2, 4)  # each heals 1


@pytest.mark.rule("3E-COMBAT-021", "3E-DAMAGE-011")
def test_a_blocked_attack_is_an_attack_that_does_not_hurt():
    table = fight("physical", "shield", damage=3, enemy_damage=3, abilities=[GLOAT], enemy_abilities=[SULK])

    assert hurt(answer(table, "spend:h1", "block:e1")) == (3, 2)


@pytest.mark.rule("3E-COMBAT-021", "3E-COMBAT-022")
@pytest.mark.parametrize(("when", "healed"), [("surge", 1), ("combat-action", 1), ("cast", 0)])
def test_only_what_a_combat_action_deals_is_an_attack(when: str, healed: int):
    bolt = {"id": "bolt", "when": when, "do": "damage", "kind": "magical", "amount": 1}
    price = {"cost": {"surge": 1}} if when == "surge" else {}
    table = fight(
        "surge physical", "dash", enemy_damage=3, abilities=[{**bolt, **price}], enemy_abilities=[SULK]
    )
    uses = [id for id in options(table) if "bolt" in id]
    answer(table, *uses[:1])

    assert hurt(table) == (0, 4 - healed)


@pytest.mark.rule("3E-DAMAGE-011")
def test_damage_from_a_card_of_the_enemy_hits_the_hero_alone():
    sting = {"id": "sting", "when": "cast", "do": "damage", "kind": "enemy", "amount": 2}
    table = fight("physical", "enemy", enemy_abilities=[sting, SULK], enemy_damage=3, seats=3)

    assert hurt(table) == (2, 3)
    assert [person.damage for person in table.state.heroes[1:]] == [0, 0]


# --- agility, shields, initiative -------------------------------------------------------


@pytest.mark.rule("3E-RECAST-002", "3E-AGILITY-002")
def test_agility_is_spent_on_a_recast():
    table = answer(fight("agility physical", "enemy/shield dash", falls=[["shield"]]), "recast:h1:e1")

    assert (spent(hero(table)), pool(enemy(table))) == (["h1"], ["shield", "dash"])


@pytest.mark.rule("3E-SHIELD-001", "3E-SHIELD-002", "3E-SHIELD-003")
def test_a_shield_that_blocked_is_spent_and_without_one_nothing_is_blocked():
    table = answer(fight("physical-2 physical/shield", "shield enemy"), "spend:h1")
    assert asked(table) == (1, "fight.block")
    answer(table, "block:e1")
    assert (hurt(table), spent(enemy(table))) == ((0, 1), ["e1"])
    answer(table, "pass", "spend:h2")

    assert hurt(table) == (0, 2)  # no shield is left: 1 damage, and nobody is asked


@pytest.mark.rule("3E-SHIELD-002", "3E-GAP-024")
def test_a_hero_blocks_by_choice_also_when_nobody_else_plays_the_enemy():
    table = answer(fight("shield physical", "enemy* dash", seats=1), "spend:e1")

    assert asked(table) == (0, "fight.block")
    assert hurt(answer(table, "take-damage")) == (1, 0)


@pytest.mark.rule("3E-INIT-002", "3E-INIT-003")
@pytest.mark.parametrize(
    ("ours", "theirs", "turn"),
    [("physical", "enemy", 0), ("physical*", "enemy*", 0), ("physical", "enemy*", 1)],
)
def test_more_gold_goes_first(ours: str, theirs: str, turn: int):
    table = fight(ours, theirs)

    assert (the_fight(table).turn, asked(table)[0]) == (turn, turn)
    (told_first,) = told(table, "fight-initiative")
    assert (told_first["attacker"], told_first["defender"]) == (ours.count("*"), theirs.count("*"))


# --- the end ----------------------------------------------------------------------------


@pytest.mark.rule("3E-GAP-028")
@pytest.mark.parametrize(("health", "enemy_health", "winners"), [(10, 1, (0,)), (1, 1, (0,)), (1, 10, ())])
def test_who_fells_the_enemy_wins_even_in_falling(health: int, enemy_health: int, winners: tuple[int, ...]):
    table = fight("dash physical", "dash enemy", health=health, enemy_health=enemy_health)
    attacker, defender = the_fight(table).sides
    table.state.heroes[0].damage = defender.damage = 1
    end_by_defeat(table.state, attacker)
    for _ in after_combat(table.state):
        raise AssertionError("nobody is to be asked")

    assert table.state.result is not None
    assert table.state.result.winners == winners
    assert table.state.heroes[0].trophies == (["foe"] if winners else [])


@pytest.mark.rule("3E-ENEMY-002", "3E-STORY-003")
@pytest.mark.parametrize("deck", ["combat", "story"])
def test_an_enemy_is_told_as_a_trophy_only_if_it_is_one(deck: str):
    state = lay(foe("wolf", 1, deck=deck, gold=2))
    engage(state, 0, "wolf")
    table = sit(state, ["physical-2", "physical*", "physical", *FOE])
    while table.state.fight is not None:
        blows = [id for id in options(table) if id.startswith(("spend:corbin", "pass", "take-damage"))]
        answer(table, blows[0])

    assert (len(told(table, "fight-spoils")), len(told(table, "fight-reward"))) == (
        (1, 0) if deck == "combat" else (0, 1)
    )
    assert table.state.heroes[0].trophies == (["wolf"] if deck == "combat" else [])
    assert table.state.heroes[0].gold == 2


@pytest.mark.rule("3E-ENEMY-006")
@pytest.mark.parametrize(("wins", "gold"), [(True, 3), (False, 0)])
def test_what_follows_a_fight_within_a_card_is_for_winning_it(wins: bool, gold: int):
    ambush = do("may", effects=[do("engage", enemy="wolf", effects=[do("gain-gold", amount=3)])])
    card = event("ambush", does(ambush), does())
    state = lay(card, foe("wolf", 1, deck="story"), at=SOCIAL_GEM, decks={"social": ["ambush"]})
    cast = ["physical-2", "physical*", "physical"] if wins else ["surge", "shield", "agility"]
    table = sit(state, [*cast, *FOE], ["wild"])
    answer(table, "go-adventuring", "choice:1", "yes")
    while table.state.fight is not None:
        ids = options(table)
        likes = ("spend:corbin", "pass", "take-damage", "flee")
        answer(table, next(id for like in likes for id in ids if id.startswith(like)))

    assert table.state.fight is None
    assert table.state.heroes[0].gold == gold


# --- surges -----------------------------------------------------------------------------


@pytest.mark.rule("3E-SURGE-004", "3E-X-001")
def test_more_surge_than_asked_for_may_be_spent_and_tokens_are_counted_exactly():
    bite = {
        "id": "bite",
        "when": "surge",
        "cost": {"surge": 1},
        "do": "damage",
        "kind": "magical",
        "amount": 1,
    }
    throw = {**RECAST, "id": "throw", "cost": {"physical-tokens": 2}}
    table = fight(
        "surge surge/shield physical physical/shield physical/dash", "dash", abilities=[bite, throw]
    )

    uses = sorted(id.partition(":bite:")[2] for id in options(table) if ":bite:" in id)
    assert uses == ["h1", "h1+h2", "h2"] or uses == ["h1", "h2", "h2+h1"]
    counts = {len(id.rpartition(":")[2].split("+")) for id in options(table) if ":throw:" in id}
    assert counts == {2}
    assert {o.args["x"] for o in pending(table).options if ":bite:" in o.id} == {1}


@pytest.mark.rule("3E-SURGE-001")
@pytest.mark.parametrize(("foe_has", "used"), [("surge", True), ("cast", False), ("", False)])
def test_surges_are_forbidden_to_who_could_use_them(foe_has: str, used: bool):
    hush = {"id": "hush", "may": True, "when": "acted", "do": "no-surges"}
    spark = {"id": "spark", "when": foe_has, "do": "heal", "amount": 1}
    price = {"cost": {"surge": 1}} if foe_has == "surge" else {}
    theirs = [{**spark, **price}] if foe_has else []
    table = fight("physical physical/shield", "surge enemy", abilities=[hush], enemy_abilities=theirs)
    answer(table, "spend:h1")

    assert (asked(table) == (0, "fight.ability")) is used
    if used:
        answer(table, "use-ability")
        assert refused(table, "surge:spark", 1) == "3E-GOLDEN-004"


@pytest.mark.rule("3E-TOKEN-007", "3E-DOUBLE-005")
def test_symbols_are_counted_by_what_shows_with_nothing_on_top():
    table = answer(fight("double/surge surge physical surge-2/dash", "dash enemy"), "double:h1:h3", "pass")

    assert [token.id for token in with_symbol(hero(table), "surge")] == ["h2", "h4"]
    assert with_symbol(hero(table), "double") == []
    assert [token.id for token in with_symbol(hero(table), "physical")] == ["h3"]


@pytest.mark.rule("3E-VILLAIN-006", "3E-ENEMY-006")
def test_a_fight_knows_its_story_card_and_whether_one_may_flee():
    state = lay(foe("wolf", 3, deck="story"))
    engage(state, 0, "wolf", story="tale")
    assert (fight_of(state).story, fight_of(state).no_flight) == ("tale", None)
    engage(state, 0, "margath")

    assert (fight_of(state).story, fight_of(state).no_flight) == (None, "3E-VILLAIN-006")
