"""Rules at their edges: just enough and one too few, the wrong hero, what must be gone afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Rule
from tamalir.second.doom import DOOM_COUNTERS, cards_until_the_end, onto_the_doom_track
from tamalir.second.edition import EDITION
from tamalir.second.endgame import eliminate, red_cards
from tamalir.second.hazards import bare, forfeited
from tamalir.second.limits import take_away
from tamalir.second.movement import most_dice
from tamalir.second.options import OPTIONS
from tamalir.second.spoils import end_of_duel
from tamalir.second.state import Ally, Item, SecondState, Undefeated
from tamalir.second.turn import refresh
from tamalir.second.undefeated import onto_the_track, put
from tamalir.second.values import damage, roll_bonus, skill, standing_effects
from tamalir.second.words import HERO, Colour, Kind, Step
from tamalir.second.wounds import fallen, take_wounds
from tamalir.world.hexes import parsed
from tests.second import fight_cards as made
from tests.second import fight_scenes as fights
from tests.second.turn_scenes import BOOK, HIT, MISS, On, party, turn

HERE = parsed("3,1")


def at_rest(*heroes: Any, **more: Any) -> SecondState:
    """A state to ask questions about."""
    return turn(*(heroes or (party("amar", at="3,1"), party("belen", at="forge"))), **more).state


def run(rule: Rule[Any]) -> None:
    """Carry a rule out in which nobody is to be asked."""
    for _ in rule:
        raise AssertionError("somebody is asked")


# --- what a table agrees on -------------------------------------------------------------

SWITCHES = [
    pytest.param(name, marks=pytest.mark.rule(option.rule))
    for name, option in OPTIONS.items()
    if option.rule is not None and option.default is False
]


@pytest.mark.parametrize("name", SWITCHES)
def test_what_the_rules_offer_is_off_until_the_table_agrees(name: str):
    assert EDITION.settle({})[name] is False
    assert EDITION.settle({name: True})[name] is True


@pytest.mark.rule("2E-GAP-085", "2E-GAP-095")
def test_how_often_and_how_long_by_default():
    settled = EDITION.settle({})

    assert (settled["most-offers"], settled["turn-limit"]) == (10, 0)
    assert OPTIONS["most-offers"].choices == (1, 2, 3, 5, 10, 20)
    assert OPTIONS["turn-limit"].choices == (0, 20, 50, 100, 200, 400, 1000)


# --- the undefeated ---------------------------------------------------------------------


@pytest.mark.rule("2E-UNDEF-005", "2E-UNDEF-006", "2E-UNDEF-007", "2E-GAP-026")
def test_each_card_on_the_track_is_older_than_the_next():
    state = at_rest()
    for card in ("goblin", "wolf", "goblin"):
        onto_the_track(state, card, HERE)

    taken = [one for one in state.track if one is not None]
    assert [(one.card, one.age, one.space) for one in taken] == [("goblin", 1, HERE), ("wolf", 2, HERE)]


@pytest.mark.rule("2E-UNDEF-009", "2E-GAP-027")
def test_on_a_full_track_the_oldest_makes_room():
    cards = list(BOOK.challenges)[:7]
    state = at_rest()
    for position, age in enumerate((4, 2, 3, 5, 6, 7)):  # the second position is the oldest
        put(state, position, Undefeated(cards[position], HERE, age))
    state.aged = 7
    onto_the_track(state, cards[6], HERE)

    found = [None if one is None else (one.card, one.age) for one in state.track]
    assert found[1] == (cards[6], 8)
    assert [one[0] for one in found if one is not None] == [cards[0], cards[6], *cards[2:6]]
    assert cards[1] in state.discards[BOOK.challenges[cards[1]].colour] or cards[1] in [
        card for deck in state.decks.values() for card in deck.below
    ]


# --- doom -------------------------------------------------------------------------------


@pytest.mark.rule("2E-DOOM-007")
@pytest.mark.parametrize(("counters", "cards", "left"), [(8, 0, 0), (7, 0, 4), (7, 3, 1), (6, 1, 6)])
def test_how_many_cards_are_left_until_the_end(counters: int, cards: int, left: int):
    state = at_rest(options={"doom-track": True}, doom=["wolf", "bear", "imp"][:cards])
    state.doom_counters = counters

    assert cards_until_the_end(state) == left


@pytest.mark.rule("2E-DOOM-003", "2E-GAP-065")
@pytest.mark.parametrize(("endgame", "counters"), [(True, 2), (False, DOOM_COUNTERS), (False, 2)])
def test_after_the_end_discards_are_discards(endgame: bool, counters: int):
    state = at_rest(options={"doom-track": True})
    state.endgame, state.doom_counters = endgame, counters
    onto_the_doom_track(state, "wolf")

    over = endgame or counters == DOOM_COUNTERS
    assert state.doom == ([] if over else ["wolf"])
    assert state.discards[Colour.GREEN] == (["wolf"] if over else [])


# --- wounds -----------------------------------------------------------------------------


@pytest.mark.rule("2E-WOUND-001", "2E-WOUND-003")
@pytest.mark.parametrize(("wounds", "down"), [(4, False), (5, True), (6, True)])
def test_wounds_equal_to_life_are_enough(wounds: int, down: bool):
    scene = fights.fight(made.hero(life=5), made.foe())
    take_wounds(scene.state, 0, HERO, wounds)

    assert fallen(scene.state, 0, HERO) is down
    assert scene.hero.wounds == wounds


@pytest.mark.rule("2E-WOUND-001", "2E-COMBAT-015")
def test_no_wounds_are_no_event():
    scene = fights.fight(made.hero(life=5), made.foe())
    take_wounds(scene.state, 0, HERO, 0)

    assert scene.told("wounds-taken") == []


@pytest.mark.rule("2E-WOUND-001")
@pytest.mark.parametrize(("wounds", "left"), [(1, ["squire"]), (2, [])])
def test_an_ally_goes_only_when_its_life_is_gone(wounds: int, left: list[str]):
    scene = fights.fight(made.hero(own=[made.ally(life=2)]), made.foe())
    take_wounds(scene.state, 0, "squire", wounds)

    assert scene.allies() == left


@pytest.mark.rule("2E-WOUND-003")
def test_a_hero_whose_life_was_raised_stands_as_long_as_that_lasts():
    charm = made.item("charm", made.effect("raise", what="life", by=2))
    scene = fights.fight(made.hero(life=3, wounds=4, own=[charm]), made.foe())

    assert fallen(scene.state, 0, HERO) is False
    take_away(scene.state, 0, "charm")
    assert fallen(scene.state, 0, HERO) is True


@pytest.mark.rule("2E-EFFECT-011")
@pytest.mark.parametrize(("by", "wounds"), [(0, 1), (2, 3), (-3, 0)])
def test_damage_is_never_less_than_none(by: int, wounds: int):
    spoon = made.item("spoon", made.effect("raise-damage", what="melee", by=by))
    scene = fights.fight(made.hero(own=[spoon], melee=1), made.foe())

    assert damage(scene.state, 0, HERO, Kind.MELEE) == wounds


# --- values -----------------------------------------------------------------------------


@pytest.mark.rule("2E-SKILL-003")
@pytest.mark.parametrize(("skills", "total"), [({}, 2), ({"sneak": 3}, 5)])
def test_a_skill_is_what_is_printed_and_what_cards_add(skills: dict[str, int], total: int):
    cloak = made.item("cloak", made.effect("skill-bonus", what="sneak", by=2))
    scene = fights.fight(made.hero(own=[cloak], skills=skills), made.foe())

    assert skill(scene.state, 0, "sneak") == total


@pytest.mark.rule("2E-TERM-001")
@pytest.mark.parametrize(("only_attacks", "defence"), [(True, 0), (False, 2)])
def test_a_bonus_for_attacks_helps_no_defence(only_attacks: bool, defence: int):
    blade = made.item("blade", made.effect("roll-bonus", by=2, attack=only_attacks))
    scene = fights.fight(made.hero(own=[blade]), made.foe())

    assert roll_bonus(scene.state, 0, Kind.MELEE, attack=True) == 2
    assert roll_bonus(scene.state, 0, Kind.MELEE, attack=False) == defence


@pytest.mark.rule("2E-MARKET-019", "2E-MARKET-018")
def test_every_card_works_for_its_hero_and_an_ally_only_if_it_says_so():
    raising = made.effect("raise", what="mind", by=1)
    own: list[Any] = [
        made.worn(made.item("ring", raising), down=True),
        made.prize("relic", made.trophy(raising)),
        made.ally("squire", raising),
        made.ally("page", made.effect("raise", what="mind", by=1, to="hero")),
    ]
    scene = fights.fight(made.hero(own=own), made.foe())

    def found() -> int:
        return len(standing_effects(scene.state, 0, HERO, "raise", "mind"))

    assert found() == 3  # all but what the squire keeps to itself
    assert len(standing_effects(scene.state, 0, "squire", "raise", "mind")) == 1
    for card, left in (("relic", 2), ("page", 1), ("squire", 1), ("ring", 0)):
        take_away(scene.state, 0, card)
        assert found() == left
    assert (scene.hero.items, scene.hero.allies, scene.hero.kept) == ([], [], [])


# --- turns and journeys -----------------------------------------------------------------


@pytest.mark.rule("2E-REFRESH-001", "2E-REFRESH-003")
def test_at_the_beginning_everything_lies_face_up_and_nothing_is_left_of_the_last_journey():
    state = at_rest(step="refresh")
    hero = state.heroes[0]
    hero.items, hero.allies = [Item("axe", down=True)], [Ally("squire", down=True)]
    state.journey.dice, state.journey.ended = ["river"], True
    refresh(state)

    assert ([item.down for item in hero.items], [ally.down for ally in hero.allies]) == ([False], [False])
    assert (state.journey.dice, state.journey.ended, state.step) == ([], False, Step.MOVEMENT)


@pytest.mark.rule("2E-MOVE-004", "2E-MOVE-005")
@pytest.mark.parametrize(("by", "wounds", "dice"), [(0, 0, 5), (0, 1, 4), (1, 0, 6), (1, 1, 5), (-9, 0, 0)])
def test_how_many_dice_a_hero_rolls(by: int, wounds: int, dice: int):
    boots = made.item("boots", made.effect("movement-dice", by=by))
    scene = fights.fight(made.hero(own=[boots], wounds=wounds), made.foe())

    assert most_dice(scene.state, 0) == dice


@pytest.mark.rule("2E-MOVE-013")
@pytest.mark.parametrize(
    ("tired", "rolls"), [(0, ["roll:5", "roll:0"]), (1, ["roll:4", "roll:3", "roll:2", "roll:1", "roll:0"])]
)
def test_only_the_tired_roll_fewer_dice(tired: int, rolls: list[str]):
    scene = turn(party("amar", at="2,1", exhaustion=tired), party("belen", at="forge"), step="movement")

    assert [id for id in scene.options if id.startswith("roll:")] == rolls


@pytest.mark.rule("2E-MOVE-014")
def test_only_who_is_tired_rests():
    amar = party("amar", at="2,1", exhaustion=2)
    amar.allies = [Ally("squire", exhaustion=1), Ally("page")]
    scene = turn(
        amar, party("belen", at="forge"), step="movement", book=BOOK if "page" in BOOK.allies else None
    )
    scene.play("roll:0")

    assert [id for id in scene.options if id.startswith("rest:")] == ["rest:hero", "rest:squire"]


@pytest.mark.rule("2E-MOVE-020", "2E-TURN-003")
@pytest.mark.parametrize(
    ("other", "more", "step"),
    [
        ("forge", {}, "experience"),
        ("3,1", {}, "adventure"),
        ("forge", {"jewels": {"3,1": ["green"]}}, "adventure"),
        ("forge", {"track": [On("goblin", "3,1")]}, "adventure"),
    ],
)
def test_what_lies_on_a_space_decides_what_follows(other: str, more: dict[str, Any], step: str):
    scene = turn(
        party("amar", at="3,1", counters={"green": 9}), party("belen", at=other), step="arrival", **more
    )

    assert (scene.asked or "").partition(".")[0] == step


@pytest.mark.rule("2E-HAZARD-001", "2E-HAZARD-002")
@pytest.mark.parametrize(
    ("at", "other", "more", "free"),
    [
        ("3,1", "forge", {}, True),
        ("3,1", "3,1", {}, False),
        ("3,1", "forge", {"jewels": {"3,1": ["green"]}}, False),
        ("3,1", "forge", {"track": [On("goblin", "3,1")]}, False),
        ("tamalir", "forge", {}, False),
    ],
)
def test_hazards_wait_on_bare_spaces(at: str, other: str, more: dict[str, Any], free: bool):
    state = at_rest(party("amar", at=at), party("belen", at=other), **more)
    here = state.heroes[0].hex
    assert here is not None

    assert bare(state, here) is free


@pytest.mark.rule("2E-XP-011")
def test_each_life_counter_gives_up_the_easiest_colour_left():
    state = at_rest()
    open_to = [[not forfeited(state, 0, colour) for colour in Colour]]
    for n in (1, 2):
        state.heroes[0].bonuses["life"] = n
        open_to.append([not forfeited(state, 0, colour) for colour in Colour])

    assert open_to == [[True] * 4, [False, True, True, True], [False, False, True, True]]


@pytest.mark.rule("2E-TURN-005", "2E-GAP-095")
@pytest.mark.parametrize(("limit", "turns", "over"), [(0, 500, False), (20, 18, False), (20, 19, True)])
def test_a_game_ends_with_its_last_turn(limit: int, turns: int, over: bool):
    scene = turn(
        party("amar", at="3,1"), party("belen", at="forge"), step="end", options={"turn-limit": limit}
    )
    state = scene.start
    state.turns = turns
    table = type(scene)(state).table

    assert (table.state.result is not None) is over
    assert table.state.active == 1


# --- the end ----------------------------------------------------------------------------


@pytest.mark.rule("2E-END-014")
def test_red_challenges_count_wherever_they_lie():
    red = [card for card, printed in BOOK.challenges.items() if printed.colour is Colour.RED]
    state = at_rest()
    hero = state.heroes[0]
    hero.kept, hero.items = [red[0], "goblin"], [Item("axe"), Item(red[-1])]

    assert red_cards(state, 0) == 2


@pytest.mark.rule("2E-END-016", "2E-END-018")
def test_after_an_elimination_the_next_confronts_with_a_new_turn():
    state = at_rest()
    state.endgame, state.confronting, state.bought = True, [0, 1], ["axe"]
    state.heroes[1].used = [object()]  # type: ignore[list-item]
    eliminate(state, 0)

    assert (state.confronting, state.heroes[0].out, state.result) == ([1], True, None)
    assert (state.bought, state.heroes[1].used) == ([], [])


# --- duels ------------------------------------------------------------------------------


@pytest.mark.rule("2E-DUEL-017", "2E-DUEL-019", "2E-DUEL-020", "2E-GAP-030")
@pytest.mark.parametrize("prize", ["sword", "squire", "relic"])
def test_exactly_the_prize_changes_hands_as_it_lies(prize: str):
    own: list[Any] = [
        made.worn(made.item("sword"), down=True),
        made.item("shield"),
        made.worn(made.ally("squire"), wounds=1),
        made.ally("page"),
        made.prize("relic", made.trophy()),
        made.prize("crown", made.trophy()),
    ]
    scene = fights.ended_duel(made.hero("ada"), made.hero("bo", own=own, gold=3), "attacker")
    scene.play(f"prize:{prize}")

    won = [*scene.items(0), *scene.allies(0), *scene.hero.kept]
    assert won == [prize]
    left = [*scene.items(1), *scene.allies(1), *scene.rival.kept]
    assert prize not in left
    if prize == "sword":
        assert scene.down("sword") is True
    if prize == "squire":
        assert scene.ally("squire").wounds == 1
    assert len(scene.told("knocked-out")) == 1


@pytest.mark.rule("2E-DUEL-017", "2E-DUEL-020")
def test_a_duel_that_wins_the_game_knocks_nobody_out():
    runes = [made.rune(f"rune-{n}") for n in range(3)]
    scene = fights.ended_duel(made.hero("ada", own=runes[:2]), made.hero("bo", own=runes[2:]), "attacker")
    scene.play("prize:rune-2")

    assert scene.state.result is not None
    assert scene.told("knocked-out") == []


@pytest.mark.rule("2E-DUEL-017")
@pytest.mark.parametrize("outcome", ["escaped", "broken-off"])
def test_a_duel_that_nobody_wins_has_no_prize(outcome: str):
    scene = fights.ended_duel(made.hero("ada"), made.hero("bo", gold=3), outcome)
    fight = scene.start.fight
    assert fight is not None
    run(end_of_duel(scene.start, fight))

    assert scene.told("duel-won") == []


# --- what is over is forgotten ----------------------------------------------------------


@pytest.mark.rule("2E-ADV-003", "2E-ADV-004", "2E-ADV-005", "2E-ADV-006")
def test_a_drawn_challenge_is_fought_by_whoever_drew_it():
    scene = turn(
        party("amar", at="3,1"),
        party("belen", at="forge"),
        step="adventure",
        jewels={"3,1": ["green"]},
        decks={"green": ["goblin"]},
        dice=[HIT, MISS],
    ).play("adventure:green")

    fight = scene.state.fight
    assert fight is not None
    assert (fight.attacker, fight.seat, fight.space) == (0, 0, HERE)
    assert scene.state.attempt is None


@pytest.mark.rule("2E-DUEL-002")
def test_an_attack_on_a_hero_is_a_fight_with_it():
    scene = turn(
        party("amar", at="3,1"), party("belen", at="forge"), party("cole", at="3,1"), step="adventure"
    ).play("duel:cole")

    fight = scene.state.fight
    assert fight is not None
    assert (fight.attacker, fight.rival, fight.space) == (0, 2, HERE)
