"""The game of the day is the same for everybody, and choices at a puzzle are judged as the solver says."""

from __future__ import annotations

import pytest

from tamalir.games import GAMES
from tamalir.host import daily, making, tokens
from tamalir.host.book import catalogue, puzzles
from tamalir.host.commands import ToDo, carry_out
from tamalir.host.errors import Problem
from tamalir.host.hosted import Hosted
from tamalir.host.jobs import Decide, JudgeChoices
from tamalir.host.jobs import carry_out as work
from tamalir.host.replies import Viewer
from tamalir.host.wire import Act, Create, House, Import, Lang, Pledge, Review, SeatSpec

DAILY = [game.id for game in GAMES.values() if game.daily is not None]
DAY = "2026-11-18"


def seated(command: Create) -> Hosted:
    begun = making.begin(command)
    record, _ = making.sit_down(begun, 0.0)
    host = Hosted(record, begun.table, lambda: 0.0)
    host.settle(host.begin("new"))
    return host


def day(edition: str, date: str = DAY, name: str = "Ania") -> Hosted:
    return seated(Create(edition=edition, seats=[SeatSpec(name=name)], house=House(daily=date)))


def answer(host: Hosted, option: str) -> None:
    host.settle(host.act(host.table.waiting()[0], Act(option=option, version=host.version), by_bot=True))


# ---- the game of the day


@pytest.mark.parametrize("edition", DAILY)
def test_two_tables_of_a_day_are_one_game(edition: str) -> None:
    here, there = day(edition), day(edition, name="Borys")
    for _ in range(60):
        if here.over:
            break
        seat = here.table.waiting()[0]
        if here.record.seats[seat].kind == "bot":
            said = [
                work(
                    Decide(
                        bot=host.record.seats[seat].bot,
                        seed=host.record.bot_seed(seat),
                        view=host.feed.private(seat),
                        steps=host.bot_steps,
                    )
                )["option"]
                for host in (here, there)
            ]
            assert said[0] == said[1]
            option = said[0]
        else:
            request = here.table.pending(seat)
            assert request is not None
            option = request.options[-1].id
        answer(here, option)
        answer(there, option)
    assert here.table.journal.throws > 0
    assert here.table.save()["state"] == there.table.save()["state"]
    assert here.record.id != there.record.id


@pytest.mark.parametrize("edition", DAILY)
def test_another_day_is_another_game(edition: str) -> None:
    first, second = day(edition), day(edition, "2026-11-19")
    assert first.record.seed != second.record.seed
    heroes = {tuple(daily.heroes_of(GAMES[edition], f"2026-11-{n:02}", 2)) for n in range(1, 29)}
    assert len(heroes) > 5


def test_nothing_but_the_name_is_the_players_to_choose() -> None:
    wish = Create(
        edition="second",
        scene="brood",
        seats=[SeatSpec(name="Ania", hero="mordrog"), SeatSpec()],
        options={"length": "longer"},
        house=House(daily=DAY),
    )
    host = seated(wish)
    assert host.record.seats[0].name == "Ania"
    assert [seat.kind for seat in host.record.seats] == ["human", "bot", "bot"]
    assert host.table.setup is not None
    assert host.table.setup.scene is None
    assert host.table.setup.options["length"] == "shorter"
    assert host.table.setup.heroes == daily.heroes_of(GAMES["second"], DAY, 3)


def test_its_dice_stay_those_of_the_day() -> None:
    host = day("second")
    with pytest.raises(Problem, match="server"):
        carry_out(host, Viewer(role="seat", seat=0), Pledge(commitment="0" * 64))
    assert host.table.dealer.to_save()["game"] == daily.NAME
    save = host.table.save()
    with pytest.raises(Problem, match="beginning"):
        making.bring(Import(save=save, house=House(daily=DAY)))


def test_games_without_a_day_refuse_it() -> None:
    without = next(game.id for game in GAMES.values() if game.daily is None)
    with pytest.raises(Problem, match="game of the day"):
        day(without)
    told = {info.id: info.daily for info in catalogue("en").editions}
    assert [id for id, has in told.items() if has] == DAILY


# ---- puzzles


def puzzle(scene: str) -> Hosted:
    return seated(Create(edition="second", scene=scene, house=House(odds=False, undo="off")))


def judged(host: Hosted) -> dict[str, object]:
    outcome = carry_out(host, Viewer(role="seat", seat=0), Review(lang="pl"))
    assert isinstance(outcome, ToDo)
    assert isinstance(outcome.job, JudgeChoices)
    return work(outcome.job)


def played(host: Hosted, well: bool) -> None:
    """To the end: always by the solver, or the worst at the first question."""
    book = GAMES["second"].puzzles
    assert book is not None
    first = True
    while not host.over:
        rows = book.judge(host.table, 0)
        request = host.table.pending(0)
        assert request is not None
        option = request.options[0].id
        if rows:
            choose = max if well or not first else min
            option = choose(rows, key=lambda id: rows[id].win)
            first = False
        answer(host, option)


def test_the_best_line_solves_a_puzzle() -> None:
    host = puzzle("puzzle-01")
    assert judged(host)["solved"] is None
    played(host, well=True)
    told = judged(host)
    assert told["solved"] is True
    assert told["won"] in (True, False)


def test_what_is_given_away_is_told() -> None:
    host = puzzle("puzzle-01")
    played(host, well=False)
    told = judged(host)
    assert told["solved"] is False
    choices = told["choices"]
    assert isinstance(choices, list)
    book = GAMES["second"].puzzles
    assert book is not None
    proven = book.known()["puzzle-01"].proven
    assert choices[0]["best"] == proven.best
    assert choices[0]["could"] == pytest.approx(proven.win, abs=1e-3)
    assert choices[0]["could"] - choices[0]["kept"] > 0.02
    assert choices[0]["best_said"] != choices[0]["best"]


def test_only_puzzles_are_judged() -> None:
    host = seated(Create(edition="second", scene="brood"))
    with pytest.raises(Problem, match="puzzle"):
        judged(host)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_puzzles_are_listed_and_no_scene_among_them(lang: Lang) -> None:
    listed = puzzles(lang).puzzles
    assert len(listed) >= 30
    assert {info.level for info in listed} == {1, 2, 3}
    assert all(info.hero_name != info.hero for info in listed)
    scenes = {scene for info in catalogue("en").editions for scene in info.scenes}
    assert not scenes & {info.scene for info in listed}


def test_tokens_of_tables_are_their_own() -> None:
    """Two tables of one day share their dice, and nothing that opens them."""
    one, other = day("second"), day("second")
    assert one.record.seats[0].token_hash != other.record.seats[0].token_hash
    assert tokens.digest("x") != one.record.host_hash
