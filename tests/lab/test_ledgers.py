"""What is written down of each game: columns of its own, and nothing in them that is not known."""

from __future__ import annotations

from typing import Any

import pytest

from tamalir.games import GAMES
from tamalir.kernel import Fast, Result, Setup, Table
from tamalir.lab.ledgers.base import COMMON
from tamalir.lab.ledgers.bonds import BondsLedger
from tamalir.lab.ledgers.third import COLUMNS, ThirdLedger
from tamalir.lab.plan import Plan
from tamalir.lab.playing import play_all
from tamalir.third import heroes
from tamalir.third.outcome import eliminate
from tamalir.third.state import ThirdState

KINDS = {"number": int, "word": str, "flag": bool, "share": float, "words": list, "numbers": list}


def begun(game: str = "third", seats: int = 2, **options: Any) -> Table[ThirdState]:
    edition = GAMES[game].edition
    setup = Setup(seats, options={"scenario": "margath", **options})
    table = Table(edition, edition.begin(setup), Fast(1), setup=setup)
    while not all(hero.hex for hero in table.state.heroes):
        seat = table.waiting()[0]
        request = table.pending(seat)
        assert request is not None
        table.answer(request.options[0].id, seat)
    return table


def opened(table: Table[ThirdState]) -> ThirdLedger:
    ledger = ThirdLedger(table, 0, 1, ("random", "random"))
    ledger.look()
    return ledger


@pytest.mark.parametrize("game", ["second", "third", "bonds"])
def test_rows_have_the_columns_that_were_announced_and_their_kinds(game: str) -> None:
    rows = play_all(Plan(game, ("random", "random"), 3), range(3))
    columns = GAMES[game].ledger.columns
    assert rows.keys() == columns.keys()
    for table, found in rows.items():
        for row in found:
            assert row.keys() == columns[table].keys(), table
            for name, value in row.items():
                assert value is None or type(value) is KINDS[columns[table][name]], (table, name, value)
    for table, common in COMMON.items():
        assert list(columns[table])[: len(common)] == list(common)


def test_a_third_edition_row_holds_nothing_of_the_second() -> None:
    every = {name for columns in COLUMNS.values() for name in columns}
    assert every.isdisjoint({"life", "stamina", "points", "colour", "ranged", "melee", "wounds", "attribute"})
    assert {"body", "mind", "spirit", "health", "speed", "damage", "trophies_combat", "quests"} <= every


def test_values_of_heroes_are_those_of_the_rules() -> None:
    table = begun()
    ledger = opened(table)
    ledger.close(stopped=True)
    for seat, row in enumerate(ledger.rows["seats"]):
        assert row["body"] == heroes.attribute(table.state, seat, "body")
        assert row["health"] == heroes.health(table.state, seat)
        assert row["speed"] == heroes.speed(table.state, seat)
        assert row["body"] > 0


def test_whoever_is_eliminated_has_no_values_but_keeps_what_was_learned() -> None:
    table = begun()
    state = table.state
    ledger = opened(table)
    hero = state.heroes[1].id
    state.emit("skill-learned", 1, "3E-LEARN-006", who=hero, card="forced-march")
    state.emit("fight-engaged", 1, "3E-ENGAGE-001", who=hero, opponent="margath")
    state.emit("fight-cast", 1, "3E-COMBAT-006", who=hero, faces="", round=3)
    ledger.look()
    state.emit("fight-damage", 1, "3E-DAMAGE-001", who=hero, amount=4, kind="enemy")
    state.emit("fight-defeated", 1, "3E-COMBAT-013", who=hero)
    eliminate(state, 1)
    ledger.look()
    ledger.close(stopped=True)
    row = ledger.rows["seats"][1]
    assert [row[name] for name in ("body", "mind", "spirit", "health", "speed")] == [None] * 5
    assert (row["eliminated"], row["level"], row["skills"], row["damage"]) == (True, 1, 1, 4)
    assert [each["villains"] for each in ledger.rows["seats"]] == [0, 1]
    assert row["assets"] == 0
    (fall,) = ledger.rows["knockouts"]
    assert (fall["by"], fall["cause"], fall["eliminated"]) == ("margath", "villain", True)
    assert fall["place"] is not None
    (fight,) = ledger.rows["fights"]
    assert (fight["outcome"], fight["deck"], fight["cause"], fight["rounds"]) == (
        "lost",
        "scenario",
        "villain",
        3,
    )


def fought(table: Table[ThirdState], foe: str, *blows: tuple[str, int, str]) -> ThirdLedger:
    """Seat 0 has engaged an enemy, and so much damage of these kinds was dealt to whom."""
    ledger = opened(table)
    state = table.state
    hero = state.heroes[0].id
    state.emit("fight-engaged", 0, "3E-ENGAGE-001", who=hero, opponent=foe)
    for who, amount, kind in blows:
        victim = hero if who == "hero" else foe
        state.emit("fight-damage", 0, "3E-DAMAGE-001", who=victim, amount=amount, kind=kind)
    ledger.look()
    return ledger


def test_damage_is_told_by_its_kind() -> None:
    blows = [("foe", 2, "physical"), ("hero", 3, "enemy"), ("foe", 1, "magical"), ("foe", 1, "charge")]
    ledger = fought(begun(), "wyvern", *blows)
    fight = ledger.fight
    assert fight is not None
    assert [fight[name] for name in ("physical", "magical", "other", "damage", "blow")] == [
        2,
        1,
        1,
        3,
        "other",
    ]
    ledger.table.state.emit("hero-damaged", 0, "3E-DAMAGE-001", who="x", n=2)
    ledger.look()
    ledger.close(stopped=True)
    assert ledger.rows["seats"][0]["damage"] == 5


def test_an_enemy_that_is_taken_is_won() -> None:
    table = begun()
    ledger = fought(table, "wyvern")
    table.state.emit("fight-spoils", 0, "3E-ENEMY-005", who="x", card="wyvern", gold=0)
    ledger.look()
    ledger.close(stopped=True)
    assert [fight["outcome"] for fight in ledger.rows["fights"]] == ["won"]
    assert ledger.rows["seats"][0]["trophies_combat"] == 1


def test_a_hero_that_falls_later_does_not_fall_by_the_enemy_it_has_beaten() -> None:
    table = begun()
    ledger = fought(table, "wyvern", ("foe", 9, "physical"))
    state = table.state
    state.emit("fight-defeated", 0, "3E-COMBAT-013", who="wyvern")
    state.emit("hero-defeated", 0, "3E-DEFEAT-001", who=state.heroes[0].id)
    ledger.look()
    assert [(fall["by"], fall["cause"]) for fall in ledger.rows["knockouts"]] == [(None, "other")]


def won(mode: str, *winners: int) -> dict[str, Any]:
    table = begun("bonds", mode=mode)
    table.state.result = Result(winners, (winners,), "villain-fell")
    ledger = BondsLedger(table, 0, 1, ("random", "random"))
    ledger.close(stopped=False)
    (row,) = ledger.rows["games"]
    return {**row, "shares": [seat["won"] for seat in ledger.rows["seats"]]}


def test_a_team_wins_together_and_nobody_only_a_part() -> None:
    row = won("cooperative", 0, 1)
    assert (row["shares"], row["tied"], row["won_together"], row["mode"]) == (
        [1.0, 1.0],
        False,
        True,
        "cooperative",
    )
    assert not won("cooperative")["won_together"]
    rivals = won("competitive", 1)
    assert (rivals["shares"], rivals["winner"], rivals["won_together"]) == ([0.0, 1.0], 1, False)


def test_alone_is_a_mode_of_its_own() -> None:
    table = begun("bonds", 1)
    ledger = BondsLedger(table, 0, 1, ("random",))
    ledger.close(stopped=True)
    assert ledger.rows["games"][0]["mode"] == "solo"


def test_twists_and_envelopes_are_counted() -> None:
    table = begun("bonds")
    ledger = BondsLedger(table, 0, 1, ("random", "random"))
    for key, seat in (("twist-drawn", 0), ("twist-drawn", 1), ("envelope-sent", 1), ("hero-prepares", 1)):
        table.state.emit(key, seat)
    ledger.look()
    ledger.close(stopped=True)
    assert [ledger.rows["games"][0][name] for name in ("twists", "envelopes")] == [2, 1]
    assert [(row["envelopes"], row["prepared"]) for row in ledger.rows["seats"]] == [(0, 0), (1, 1)]
