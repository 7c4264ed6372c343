"""What the heroes and enemies of the set can do, as printed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tamalir.kernel import Scripted, Setup, Table, Unknown
from tamalir.third.combat import engage
from tamalir.third.edition import EDITION, catalogue
from tamalir.third.state import ThirdState
from tamalir.third.tokens import FACES
from tamalir.third.values import health
from tests.third.scenes import (
    answer,
    asked,
    enemy,
    hero,
    hurt,
    options,
    pool,
    refused,
    spent,
    the_fight,
    told,
    used,
)


def scene(name: str, *falls: Sequence[str], seats: int = 2, **heroes: str) -> Table[ThirdState]:
    wanted = [heroes["hero"]] if heroes else []
    setup = Setup(seats=seats, scene=name, heroes=list(wanted))
    return Table(EDITION, EDITION.begin(setup), Scripted([list(fall) for fall in falls]), setup=setup)


@pytest.mark.rule("3E-HERO-005", "3E-X-001")
def test_corbins_assault_can_be_negated_with_as_much_surge():
    cast = ["surge", "shield", "agility", "enemy", "enemy", "surge", "enemy", "double"]
    table = answer(scene("reanimates", cast), "surge:savage-assault:corbin-1")

    assert asked(table) == (1, "fight.negate")
    answer(table, "answer:enemy-3")

    assert hurt(table) == (0, 0)
    assert spent(enemy(table)) == ["enemy-3"]


@pytest.mark.rule("3E-HERO-005")
def test_too_little_surge_negates_nothing():
    cast = ["surge", "shield", "agility", "enemy", "enemy", "surge", "enemy", "double"]
    state = EDITION.begin(Setup(seats=2, scene="reanimates"))
    state.heroes[0].assets = ["battle-robe"]  # surge 2 on its other side
    table = Table(EDITION, state, Scripted([[*cast[:3], "surge-2", *cast[3:]]]))

    answer(table, "surge:savage-assault:a11")

    assert hurt(table) == (0, 2)
    assert told(table, "fight-negated") == []


@pytest.mark.rule("3E-HERO-009", "3E-SURGE-005", "3E-SURGE-003")
def test_laurel_recasts_the_very_token_that_paid():
    cast = ["physical-2", "shield", "surge*", "enemy", "enemy", "surge", "enemy", "double"]
    table = scene("dreadbringer", cast, ["surge*"])

    answer(table, "surge:speed-of-dizon:laurel-3")  # the only spent token

    assert pool(hero(table)) == ["physical-2", "shield", "surge*"]
    answer(table, "pass")
    assert refused(table, "surge:speed-of-dizon") == "3E-SURGE-003"


@pytest.mark.rule("3E-HERO-010")
def test_lord_hawthornes_second_action():
    cast = ["physical-2", "physical*", "physical*", "enemy", "enemy", "surge", "enemy", "double"]
    table = scene("sorceress", cast)

    answer(table, "spend:hawthorne-2")
    assert (asked(table), options(table)) == ((0, "fight.ability"), ["use-ability", "let-be"])
    answer(table, "use-ability")
    assert asked(table) == (0, "fight.action")
    answer(table, "spend:hawthorne-3")

    assert asked(table) == (1, "fight.action")  # and no second use in this combat
    assert used(hero(table)) == ["onslaught"]


@pytest.mark.rule("3E-HERO-011", "3E-EXERT-001", "3E-COMBAT-019")
def test_lord_hawthorne_recasts_any_number_of_his_tokens():
    cast = ["physical-2", "physical*", "dash", "enemy", "enemy", "surge", "enemy", "double"]
    table = scene("sorceress", cast, ["shield", "physical*"])

    answer(table, "spend:hawthorne-2", "let-be", "pass")
    answer(table, "special:smiting-blow", "exert:cunning")
    assert options(table) == ["token:hawthorne-1", "token:hawthorne-3", "enough"]
    answer(table, "token:hawthorne-1", "token:hawthorne-3")

    assert pool(hero(table)) == ["shield", "physical*"]
    assert spent(hero(table)) == ["hawthorne-2"]
    assert table.state.heroes[0].hand == ["steadfast"]


@pytest.mark.rule("3E-HERO-015")
def test_master_thorn_turns_damage_back():
    cast = ["surge-2", "magical*", "magical", "shield", "enemy", "enemy*", "enemy", "double"]
    table = scene("barrow-wyrm", cast)
    answer(table, "surge:merging-of-minds:thorn-1")

    answer(table, "spend:enemy-2+enemy-3+enemy-4")
    assert asked(table) == (1, "fight.block")  # the opponent may block it
    answer(table, "take-damage")

    assert hurt(table) == (3, 3)


@pytest.mark.rule("3E-HERO-015")
def test_only_damage_really_taken_is_turned_back():
    state = EDITION.begin(Setup(seats=2, scene="barrow-wyrm"))
    state.heroes[0].assets = ["leather-armor"]
    cast = ["surge-2", "magical*", "magical", "shield", "enemy", "enemy", "surge", "enemy", "double"]
    table = Table(EDITION, state, Scripted([cast]))
    answer(table, "surge:merging-of-minds:thorn-1", "spend:enemy-2+enemy-4", "block:c09")

    assert hurt(table) == (1, 1)


@pytest.mark.rule("3E-VILLAIN-010", "3E-VILLAIN-008", "3E-VILLAIN-001")
def test_margath():
    cast = [
        "physical-2",
        "physical*",
        "physical",
        "shield",
        "agility",
        "surge",
        "dash*",
        "dash*",
        "surge*",
        "enemy-2",
    ]
    table = scene("margath", cast)
    assert health(table.state, enemy(table)) == 15
    enemy(table).damage = 4

    answer(table, "surge:will-of-margath:enemy-3+powerful-enemy")

    assert hurt(table) == (0, 1)


@pytest.mark.rule("3E-HEALTH-002")
def test_chain_mail_adds_health():
    state = EDITION.begin(Setup(seats=2, scene="reanimates"))
    state.heroes[0].assets = ["chain-mail", "truesight-bow"]
    engage(state, 0, "reanimates")
    ours = ["surge", "shield", "agility", "dash", "physical-2*"]
    theirs = ["enemy", "enemy", "surge", "enemy", "double"]
    table = Table(EDITION, state, Scripted([[*ours, *theirs]]))

    assert health(table.state, hero(table)) == 11
    assert hurt(table) == (0, 2)  # the bow's arrow on engaging


# --- the pack itself --------------------------------------------------------------------


@pytest.mark.rule("3E-HERO-011", "3E-GAP-052")
def test_lord_hawthorne_recasts_once_a_round():
    cast = ["physical-2", "physical*", "dash", "enemy", "enemy", "surge", "enemy", "double"]
    table = scene("sorceress", cast, ["shield"])
    answer(table, "special:smiting-blow", "exert:cunning", "token:hawthorne-1", "enough")
    answer(table, *(["let-be"] if asked(table)[1] == "fight.ability" else []), "pass")

    assert refused(table, "special:smiting-blow") == "3E-GOLDEN-002"


@pytest.mark.rule("3E-HERO-003")
def test_golden_sides_and_twos_of_the_starting_tokens():
    cards = catalogue()
    golden = {"corbin": 1, "laurel-of-bloodwood": 2, "lord-hawthorne": 2, "master-thorn": 2}
    for id, number in golden.items():
        faces = [FACES[f] for token in cards.heroes[id].tokens for f in cards.tokens[token].faces]
        assert len(faces) == 6
        assert sum(f.golden for f in faces) == number
        assert sum(f.value == 2 for f in faces) == 1


@pytest.mark.rule("3E-GAP-051", "3E-ENEMY-008")
def test_the_enemy_tokens():
    cards = catalogue()
    five = [f for token in cards.sets["enemy"].tokens for f in cards.tokens[token].faces]

    assert sum(FACES[f].golden for f in five) == 3
    assert cards.tokens["powerful-enemy"].faces == ("enemy-2", "surge*")


@pytest.mark.rule("3E-GAP-052")
@pytest.mark.parametrize(
    ("hero", "attributes", "health", "hand", "gold"),
    [
        ("corbin", (3, 2, 0), 10, 3, 2),
        ("elder-mok", (2, 1, 2), 9, 3, 2),
        ("laurel-of-bloodwood", (2, 2, 1), 8, 4, 2),
        ("lord-hawthorne", (3, 1, 1), 9, 3, 3),
        ("lyssa", (2, 2, 2), 9, 3, 1),
        ("master-thorn", (0, 3, 2), 8, 4, 2),
    ],
)
def test_the_values_of_the_heroes(hero: str, attributes: tuple[int, ...], health: int, hand: int, gold: int):
    card = catalogue().heroes[hero]

    assert (card.body, card.mind, card.spirit) == attributes
    assert (card.health, card.hand, card.gold, card.speed, len(card.tokens)) == (health, hand, gold, 3, 3)


@pytest.mark.rule("3E-GAP-010")
def test_the_board_has_203_hexes():
    (board,) = catalogue().maps.values()

    assert sum(len(hexes) for hexes in board.terrain.values()) == 203
    assert (len(board.roads), len(board.rivers), len(board.bridges)) == (27, 38, 2)
    land = {at for hexes in board.terrain.values() for at in hexes}
    gems = [at for hexes in board.gems.values() for at in hexes]
    assert {kind: len(hexes) for kind, hexes in board.gems.items()} == dict.fromkeys(board.gems, 9)
    assert len(set(gems)) == 27
    assert set(gems) <= land


def test_unknown_scenes_and_heroes_are_named():
    with pytest.raises(Unknown, match=r"scene 'balrog'; known: .*reanimates"):
        EDITION.begin(Setup(seats=2, scene="balrog"))
    with pytest.raises(Unknown, match=r"hero 'gandalf'; known: .*corbin"):
        EDITION.begin(Setup(seats=2, scene="reanimates", heroes=["gandalf", None]))


def test_any_hero_may_play_a_scene():
    table = scene(
        "reanimates",
        ["surge-2", "double", "agility*", *["enemy"] * 2, "surge", "enemy", "double"],
        hero="master-thorn",
    )

    assert hero(table).who == "master-thorn"
    assert the_fight(table).round == 1
