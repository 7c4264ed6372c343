"""What is in the box, and what the words on cards and board mean."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.kernel import Choose, Roll
from tamalir.second.cards import AllyDef, Book, ChallengeDef, EncounterDef, EventDef, HeroDef
from tamalir.second.edition import BASE_SET
from tamalir.second.library import own_book
from tamalir.second.setup import COUNTERS
from tamalir.second.state import Hero
from tamalir.second.values import value
from tamalir.second.words import COLOURS, HERO, Attribute, Colour, Kind, Terrain
from tamalir.world.dice import D10, pips
from tamalir.world.packs import PackError
from tests.second.turn_scenes import (
    BLOW,
    BOOK,
    HIT,
    MISS,
    PLAINS_FOREST,
    Scene,
    book_with,
    new_game,
    party,
    turn,
)

BASE: Book = own_book(BASE_SET)
CARD = '[items.thing]\nitem_class = "weapon"\ntype = "sword"\n'
FIGURES = "figures = { mind = 1, body = 1, spirit = 1, ranged = 1, melee = 1, magic = 1 }\n"


def fought(card: str, phase: str, dice: list[object], cards: str = "", **hero: Any) -> Scene:
    """A fight up to this phase, in which the hero, or its Ally, attacks."""
    who = str(hero.pop("who", "attack"))
    amar = party("amar", at="3,1", **hero)
    scene = turn(
        amar, party("belen"), jewels={"3,1": ["green"]}, decks={"green": [card]}, dice=dice, cards=cards
    )
    scene.play("adventure:green", "stay")
    while isinstance(scene.table.request, Choose) and scene.choice.args.get("kind") != phase:
        scene.play("defend")
    return scene.play(who)


# ---------------------------------------------------------------- counts of the base set


@pytest.mark.rule("2E-COMP-002", "2E-COMP-005")
def test_twelve_heroes_each_with_a_figure_of_its_own():
    assert 12 == len(BASE.heroes) == len({hero.id for hero in BASE.heroes.values()})
    state = turn(party("amar", at="2,1"), party("belen", at="3,1"), step="refresh").state
    assert [(2, 1), (3, 1)] == [hero.hex for hero in state.heroes]


@pytest.mark.rule("2E-COMP-003", "2E-SETUP-006")
def test_eighty_four_adventure_cards_in_four_colours():
    decks = new_game(book=BASE).state.decks

    assert [35, 25, 16, 8] == [len(decks[colour]) for colour in COLOURS]


@pytest.mark.rule("2E-COMP-004", "2E-SETUP-004")
def test_twenty_nine_allies_and_fifty_five_items():
    assert (29, 55) == (len(BASE.allies), len(BASE.items))
    assert 84 == len(new_game(book=BASE).state.market)


@pytest.mark.rule("2E-COMP-008", "2E-GAP-018")
def test_fifty_eight_adventure_counters():
    assert [22, 16, 11, 9] == [COUNTERS[colour] for colour in COLOURS]
    assert 58 == sum(COUNTERS.values())
    state = new_game(book=BASE).state
    placed = [sum(there == (colour,) for there in state.jewels.values()) for colour in COLOURS]
    assert [2, 2, 2, 2] == [state.pile[colour] for colour in COLOURS]
    assert [20, 14, 9, 7] == placed


@pytest.mark.rule("2E-SETUP-002")
def test_twenty_green_jewels_of_the_base_set_get_their_counters():
    state = new_game(book=BASE).state

    assert 20 == sum(there == (Colour.GREEN,) for there in state.jewels.values())
    assert 50 == len(state.jewels)


@pytest.mark.rule("2E-COMP-010")
def test_six_positions_for_undefeated_challenges():
    assert 6 == len(new_game().state.track)


@pytest.mark.rule("2E-DOOM-001", "2E-GAP-062")
def test_the_eight_towns_of_the_base_set_in_their_order():
    towns = list(BASE.board.towns)

    assert ["vynelvale", "riverwatch", "dawnsmoor", "tamalir"] == towns[:4]
    assert ("nerekhall", "frostgate") == (towns[5], towns[7])
    assert {"greyhaven", "forge"} == {towns[4], towns[6]}


@pytest.mark.rule("2E-COMP-040")
def test_tamalir_lies_near_the_centre():
    column = [2 * q + r for q, r in BASE.board.spaces]
    row = [r for _, r in BASE.board.spaces]
    q, r = BASE.board.towns["tamalir"]

    for here, extent in ((2 * q + r, column), (r, row)):
        third = (max(extent) - min(extent)) / 3
        assert min(extent) + third <= here <= max(extent) - third


# ---------------------------------------------------------------- dice


@pytest.mark.rule("2E-COMP-013")
def test_movement_rolls_use_up_to_five_dice_and_all_others_two():
    seen: list[tuple[str, tuple[str, ...]]] = []
    amar = party("amar", at="2,1")
    scene = Scene(
        turn(
            amar,
            step="refresh",
            options={"travel-hazards": True},
            decks={"yellow": ["ogre"]},
        ).start,
        None,
    )
    scene.play("roll:5")
    for answer in ((PLAINS_FOREST,) * 5, "stop", ("river+road",) * 2, 8, "defend", "attack", 20):
        if isinstance(scene.table.request, Roll):
            seen.append((scene.table.request.key, tuple(die.name for die in scene.table.request.dice)))
        scene.play(answer)

    assert [
        ("roll.movement", ("movement",) * 5),
        ("roll.hazard", ("movement",) * 2),
        ("roll.hazard-colour", ("d10",) * 2),
        ("roll.combat", ("d10",) * 2),
    ] == seen


@pytest.mark.rule("2E-COMP-017")
@pytest.mark.parametrize(("faces", "total"), [((0, 0), 20), ((0, 3), 13), ((1, 1), 2), ((9, 9), 18)])
def test_a_nought_counts_as_ten(faces: tuple[int, int], total: int):
    assert tuple(range(10)) == D10.faces
    assert total == sum(map(pips, faces))
    scene = turn(
        party(at="3,1"), jewels={"3,1": ["green"]}, decks={"green": ["riddle", "goblin"]}, dice=[faces]
    ).play("adventure:green")
    assert total == scene.told("test-rolled")[0]["dice"]


@pytest.mark.rule("2E-COMP-018")
def test_dice_on_cards_are_the_ten_sided_ones():
    amar = party("amar", at="2,1", own=["dice-cup"])
    scene = turn(amar, step="refresh", dice=[(PLAINS_FOREST,) * 5]).play("roll:5")
    assert not [option for option in scene.options if option.startswith("use:")]
    assert scene.table.why("use:dice-cup") is not None

    test = Scene(
        turn(party(at="3,1", own=["dice-cup"]), jewels={"3,1": ["green"]}, decks={"green": ["riddle"]}).start,
        None,
    ).play("adventure:green", MISS, "use:dice-cup")
    request = test.table.request
    assert isinstance(request, Roll)
    assert [D10, D10] == list(request.dice)


# ---------------------------------------------------------------- the board


@pytest.mark.rule("2E-COMP-014")
def test_colours_rise_in_difficulty():
    assert ["green", "yellow", "blue", "red"] == [colour.value for colour in COLOURS]
    mean = [
        sum(card.figures.body for card in BASE.challenges.values() if card.colour is colour)
        / sum(card.colour is colour for card in BASE.challenges.values())
        for colour in COLOURS
    ]
    assert sorted(mean) == mean


@pytest.mark.rule("2E-COMP-015")
def test_an_adventure_card_is_of_exactly_one_of_three_types():
    kinds = (BASE.challenges, BASE.encounters, BASE.events)

    for card in [card for kind in kinds for card in kind]:
        assert 1 == sum(card in kind for kind in kinds)
        assert isinstance(BASE.adventure(card), ChallengeDef | EncounterDef | EventDef)
    twice = '[events.goblin]\ncolour = "green"\nrank = 1\neffects = []\n'
    with pytest.raises(PackError, match="goblin"):
        book_with(twice)


@pytest.mark.rule("2E-COMP-016")
def test_counters_show_a_jewel_on_the_map_and_their_worth_in_a_hand():
    amar = party("amar", counters={"green": 2, "blue": 1})
    view = turn(amar, step="refresh", jewels={"2,0": ["green"]}).table.view(0)
    told = view.json()["position"]

    assert ["green"] == told["jewels"]["2,0"]
    assert ({"green": 2, "blue": 1}, 5) == (told["heroes"][0]["counters"], view.figures.heroes[0].points)


@pytest.mark.rule("2E-COMP-020", "2E-COMP-021")
def test_a_space_has_one_of_seven_terrains_or_is_a_town():
    seven = ["plains", "road", "river", "swamp", "forest", "hills", "mountains"]

    assert [*seven, "town"] == [terrain.value for terrain in Terrain]
    for space in BASE.board.spaces.values():
        assert (space.terrain is Terrain.TOWN) == (space.town is not None)
    with pytest.raises(PackError, match="desert"):
        book_with('[boards.b]\nstart = "t"\ntowns = ["t"]\nspaces = ["0,0 town t", "1,0 desert"]')


@pytest.mark.rule("2E-COMP-024", "2E-COMP-025")
def test_the_areas_of_the_board():
    state = new_game().state

    assert set(BOOK.board.towns) == set(state.stacks)
    assert 8 == len(state.stacks)
    assert set(COLOURS) == set(state.decks)
    assert 6 == len(state.track)
    assert state.event is None
    assert len(state.market) > 0


# ---------------------------------------------------------------- figures


@pytest.mark.rule("2E-COMP-026")
def test_wounds_that_reach_life_defeat():
    harmless = FIGURES.replace("ranged = 1, melee = 1, magic = 1", "ranged = 0, melee = 0, magic = 0")
    three = '[challenges.troll]\ncolour = "green"\nlife = 3\n' + harmless
    scene = fought("troll", "melee", [HIT, HIT], three)  # melee damage 2
    assert 2 == (scene.state.fight and scene.state.fight.foe and scene.state.fight.foe.wounds)
    scene.play("stay", "attack")  # ranged damage 1
    assert {"green": 1} == scene.counters()

    two = three.replace("life = 3", "life = 2")
    assert {"green": 1} == fought("troll", "melee", [HIT], two).counters()


@pytest.mark.rule("2E-COMP-027")
def test_exhaustion_beyond_stamina_becomes_wounds():
    scene = turn(
        party(at="3,1", exhaustion=4), jewels={"3,1": ["green"]}, decks={"green": ["march", "goblin"]}
    ).play("adventure:green")

    assert (4, 1) == (scene.hero.exhaustion, scene.hero.wounds)


@pytest.mark.rule("2E-COMP-028")
def test_only_effects_of_a_card_do_anything():
    plain = book_with(CARD + 'usage = "always"\n').items["thing"]
    assert () == plain.effects

    with pytest.raises(PackError, match="flavour"):
        book_with(CARD + 'usage = "always"\nflavour = "It adds three to Body."\n')


@pytest.mark.rule("2E-COMP-029")
@pytest.mark.parametrize("kind", ["heroes", "allies", "challenges"])
def test_heroes_allies_and_challenges_have_three_attributes_with_damage(kind: str):
    colour = 'colour = "green"\n' if kind == "challenges" else "stamina = 3\n"
    full = f"[{kind}.x]\nlife = 3\n{colour}"
    found = getattr(book_with(full + FIGURES), kind)["x"]

    assert isinstance(found, HeroDef | AllyDef | ChallengeDef)
    assert [1, 1, 1] == [found.figures.value(a) for a in Attribute]
    assert [1, 1, 1] == [found.figures.damage(k) for k in Kind]
    with pytest.raises(PackError, match="figures"):
        book_with(full)
    with pytest.raises(PackError, match="magic"):
        book_with(full + FIGURES.replace(", magic = 1", ""))


@pytest.mark.rule("2E-COMP-030", "2E-COMP-031", "2E-COMP-032")
@pytest.mark.parametrize(
    ("phase", "dice", "total", "target", "outcome"),
    [
        ("ranged", 11, 12, 15, "failure"),
        ("melee", 7, 10, 10, "success"),
        ("magic", 9, 11, 14, "failure"),
    ],
)
def test_each_attribute_serves_its_own_combat(phase: str, dice: int, total: int, target: int, outcome: str):
    more = """
    [challenges.statue]
    colour = "green"
    life = 9
    figures = { mind = 15, body = 10, spirit = 14, ranged = 0, melee = 0, magic = 0 }
    """
    rolled = fought("statue", phase, [dice], more).told("combat-rolled")[-1]

    assert (total, target, outcome) == (rolled["total"], rolled["target"], rolled["outcome"])


@pytest.mark.rule("2E-COMP-030", "2E-COMP-031", "2E-COMP-032")
@pytest.mark.parametrize(("attribute", "plus"), [("mind", 1), ("body", 3), ("spirit", 2)])
def test_each_attribute_serves_its_own_tests(attribute: str, plus: int):
    more = f"""
    [encounters.trial]
    colour = "green"
    effects = [{{ when = "encounter", do = "test", attribute = "{attribute}", number = 12 }}]
    """
    scene = turn(
        party(at="3,1"), jewels={"3,1": ["green"]}, decks={"green": ["trial", "goblin"]}, dice=[9], cards=more
    ).play("adventure:green")

    assert 9 + plus == scene.told("test-rolled")[0]["total"]


@pytest.mark.rule("2E-COMP-033")
def test_damage_numbers_say_how_many_wounds_are_inflicted():
    more = """
    [challenges.wisp]
    colour = "green"
    life = 9
    figures = { mind = 12, body = 12, spirit = 18, ranged = 0, melee = 0, magic = 2 }
    """
    scene = fought("wisp", "magic", [MISS], more, own=["guide"], who="ally:guide")

    assert ([], ["guide"]) == (scene.allies(), scene.state.market.below)


@pytest.mark.rule("2E-COMP-035")
@pytest.mark.parametrize("rank", [0, 5])
def test_ranks_run_from_one_to_four(rank: int):
    card = '[events.x]\ncolour = "green"\neffects = []\nrank = '
    for good in (1, 2, 3, 4):
        assert good == book_with(card + str(good)).events["x"].rank

    with pytest.raises(PackError, match="rank"):
        book_with(card + str(rank))


@pytest.mark.rule("2E-COMP-036")
def test_a_market_item_says_how_it_is_used():
    with pytest.raises(PackError, match="usage"):
        book_with(CARD)
    with pytest.raises(PackError, match="usage"):
        book_with(CARD + 'usage = "sometimes"\n')


@pytest.mark.rule("2E-COMP-037")
def test_an_ally_has_the_figures_of_a_hero_and_a_cost():
    for ally in BASE.allies.values():
        assert ally.life > 0
        assert ally.stamina >= 0
        assert ally.cost > 0
    guide = BOOK.allies["guide"]
    assert (2, 2, 5, 1) == (guide.life, guide.stamina, guide.cost, guide.figures.spirit)


@pytest.mark.rule("2E-COMP-038")
def test_an_item_has_a_class_and_a_type():
    thing = book_with(CARD + 'usage = "always"\n').items["thing"]

    assert ("weapon", "sword") == (thing.item_class, thing.type)
    with pytest.raises(PackError, match="type"):
        book_with(CARD.replace('type = "sword"\n', "") + 'usage = "always"\n')


def test_values_add_up_for_a_hero():
    state = turn(Hero("amar", bonuses={"body": 1}, hex=(0, 0)), step="refresh").state

    assert 5 == value(state, 0, HERO, Attribute.BODY)


def test_a_won_fight_of_the_pack_takes_one_blow():
    assert {"green": 1} == fought("goblin", "melee", [HIT]).counters()
    assert BLOW[0] == "stay"
