"""The pack of the expansion: tokens, heroes, boards, as the rulings have them."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tamalir.bonds import edition as bonds
from tamalir.bonds.edition import EDITION
from tamalir.kernel import Fast, Setup, Table, Unknown
from tamalir.language.bonds.catalogue import catalogue
from tamalir.language.bonds.narrator import BondsNarrator
from tamalir.language.speaker import Speaker
from tamalir.third import edition as third
from tamalir.third.board_cards import DECKS
from tamalir.third.tokens import FACES

CARDS = bonds.own().cards


def faces(set_of_tokens: str) -> list[tuple[str, str]]:
    return [CARDS.tokens[token].faces for token in CARDS.sets[set_of_tokens].tokens]


@pytest.mark.rule("UB-COMP-010")
def test_four_boards_and_three_new_sets_of_six():
    boards = bonds.own().boards

    assert sorted(boards) == ["mystic", "savage", "trickster", "warrior"]
    assert len(CARDS.sets) == 4
    assert all(len(tokens.tokens) == 5 for tokens in CARDS.sets.values())


@pytest.mark.rule("UB-ENEMYTOKEN-001")
def test_every_enemy_has_one_primary_trait():
    boards = bonds.own().boards

    for enemy in CARDS.enemies.values():
        assert [trait in boards for trait in enemy.traits] == [True] + [False] * (len(enemy.traits) - 1)


@pytest.mark.rule("UB-GAP-013")
def test_the_warrior_set():
    symbols = Counter(FACES[side].symbol for token in faces("enemy") for side in token)

    assert symbols == {"enemy": 4, "dash": 2, "shield": 1, "agility": 1, "surge": 1, "double": 1}


@pytest.mark.rule("UB-GAP-014")
def test_the_mystic_set_can_show_the_worked_example():
    first = [FACES[front] for front, _ in faces("mystic")]

    assert [f.symbol for f in first] == ["surge", "double", "tactics", "enemy", "enemy"]
    assert not any(f.golden for f in first)


@pytest.mark.rule("UB-GAP-014")
def test_the_mean_damage_of_the_savage_set():
    def best(cast: tuple[str, ...]) -> int:
        shown = [FACES[f] for f in cast]
        values = [f.value for f in shown if f.symbol in ("enemy", "charge")]
        double = any(f.symbol == "double" for f in shown)
        return sum(values) + (max(values, default=0) if double else 0)

    casts = list(product(*faces("savage")))
    charge = [sum(FACES[f].value for f in cast if FACES[f].symbol == "charge") for cast in casts]

    assert len(casts) == 32
    assert round(sum(map(best, casts)) / 32, 1) == 3.0
    assert sum(charge) / 32 == 1.0


@pytest.mark.rule("UB-GAP-053")
def test_eliams_tokens_can_show_the_worked_example():
    eliam = CARDS.heroes["eliam"]
    first = [FACES[CARDS.tokens[token].faces[0]] for token in eliam.tokens]

    assert (eliam.health, eliam.hand) == (9, 3)
    assert [(f.symbol, f.value) for f in first] == [("physical", 1), ("physical", 1), ("shield", 1)]
    assert not any(f.golden for f in first)


@pytest.mark.rule("UB-GAP-053", "UB-COMP-001")
@pytest.mark.parametrize(
    ("hero", "values"),
    [("eliam", (3, 9, 3, 2, 2, 1, 2, "town")), ("tatianna", (3, 8, 4, 2, 2, 1, 2, "shrine"))],
)
def test_the_values_of_the_two_heroes(hero: str, values: tuple[int | str, ...]):
    card = CARDS.heroes[hero]
    found = (
        card.speed, card.health, card.hand, card.body, card.mind, card.spirit, card.gold, card.starts
    )  # fmt: skip
    assert found == values
    assert len(card.tokens) == 3


@pytest.mark.rule("UB-GAP-053", "UB-CARD-003")
def test_what_the_two_heroes_bring_from_home():
    setup = Setup(2, heroes=["eliam", "tatianna"], options={"scenario": "margath"})
    table = Table(EDITION, EDITION.begin(setup), Fast(3), setup=setup)
    while table.state.step.startswith("setup"):
        table.answer(table.request.options[0].id)  # type: ignore[union-attr]

    eliam, tatianna = table.state.heroes
    assert (eliam.gold, tatianna.gold) == (3, 2)
    assert (len(eliam.trophies), len(tatianna.trophies)) == (0, 1)


@pytest.mark.rule("UB-GAP-053")
def test_tatianna_exerts_for_a_step_once_a_turn():
    setup = Setup(2, heroes=["tatianna", "eliam"], options={"scenario": "margath"})
    table = Table(EDITION, EDITION.begin(setup), Fast(2), setup=setup)
    while table.state.step.startswith("setup") or table.state.active != 0:
        table.answer("end-turn" if table.request.key == "turn.action" else table.request.options[0].id)  # type: ignore[union-attr]
    hero, start = table.state.heroes[0], table.state.heroes[0].hex
    held = len(hero.hand)
    table.answer("ability:over-the-rooftops")
    while table.request.key != "move.walk":  # type: ignore[union-attr]
        table.answer(table.request.options[0].id)  # type: ignore[union-attr]
    table.answer(table.request.options[0].id)  # type: ignore[union-attr]

    hero = table.state.heroes[0]
    assert (table.state.actions, len(hero.hand)) == (3, held - 1)
    assert hero.hex in table.state.book.board.around[start]  # type: ignore[index]
    refused = table.why("ability:over-the-rooftops")
    assert refused is not None
    assert refused.rule == "3E-ONCE-001"


@pytest.mark.rule("UB-GAP-032", "UB-GAP-051")
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize(("seats", "harder"), [(1, "2"), (3, "6")])
def test_a_team_is_told_its_sheet_before_it_chooses(lang: str, seats: int, harder: str):
    setup = Setup(seats, options={"difficulty": "written"})
    table = Table(EDITION, EDITION.begin(setup), Fast(1), setup=setup)
    narrator = BondsNarrator(Speaker(lang, strict=True), catalogue(setup))
    view = table.view(0)
    asked = table.pending(0)
    assert asked is not None
    told = {option.id: narrator.option(view, 0, option) for option in asked.options}
    assert all(harder in told[f"scenario:{id}"] for id in ("margath", "corpse-king"))

    rivals = Setup(2, options={"mode": "competitive"})
    competitive = Table(EDITION, EDITION.begin(rivals), Fast(1), setup=rivals)
    plain = competitive.pending(0)
    assert plain is not None
    assert narrator.option(competitive.view(0), 0, plain.options[0]) != told[plain.options[0].id]


@pytest.mark.rule("UB-GAP-015")
def test_margath_is_a_warrior():
    assert CARDS.enemies["margath"].traits[0] == "warrior"


@pytest.mark.rule("3E-SETUP-010")
@pytest.mark.parametrize("scenario", ["margath", "corpse-king"])
@pytest.mark.parametrize(("mode", "seats"), [("cooperative", 1), ("cooperative", 3), ("competitive", 2)])
def test_the_adventure_decks_hold_thirty_cards_each(scenario: str, mode: str, seats: int):
    state = EDITION.begin(Setup(seats=seats, options={"scenario": scenario, "mode": mode}))

    assert {deck: len(state.decks[deck]) for deck in DECKS} == dict.fromkeys(DECKS, 30)


@pytest.mark.rule("3E-SETUP-010")
def test_the_enemies_of_the_booklet_are_met_in_prepared_fights_alone():
    booklet = {id for id, enemy in CARDS.enemies.items() if not enemy.in_deck}

    assert booklet == {"warlock", "orc-marauder", "undead-horde"}
    assert booklet <= {scene.enemy for scene in CARDS.scenes.values()}


def test_unknown_names_are_named():
    with pytest.raises(Unknown, match=r"scene 'x'; .*known"):
        EDITION.begin(Setup(seats=1, scene="x"))
    with pytest.raises(Unknown, match=r"known: engine, players"):
        EDITION.settle({"enemy-choices": "dice"})


def test_the_third_edition_does_not_know_the_expansion():
    cards = third.catalogue()

    assert "eliam" not in cards.heroes
    assert "tactics" not in third.book_for(cards, third.SEAMS, 2).symbols
