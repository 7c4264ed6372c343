"""A game that the terminal has never heard of: offers to seats that are not asked, plain refusals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tamalir.cli import hotseat, play
from tamalir.cli.hotseat import HotSeat
from tamalir.game import Chronicle, Game, LedgerSpec
from tamalir.kernel import Table
from tamalir.language import LANGUAGES, TextError, sources, speaker
from tamalir.language.narrator import Narrator
from tamalir.players.random_legal import RandomLegal
from tamalir.world.catalogue import Catalogue
from tests.toys import PARLEY, Parley, table

GAME: Game[Parley] = Game(
    edition=PARLEY,
    seats=range(2, 5),
    catalogue=lambda setup: Catalogue([], {}),
    narrator=Narrator,
    bots={"random": lambda seed, seconds, steps: RandomLegal(seed)},
    default_bot="random",
    ledger=LedgerSpec({}, lambda table, number, seed, players: None),  # type: ignore[arg-type,return-value]
    chronicle=Chronicle(turn=lambda state: state.round, standings=lambda state: ()),
    validate=lambda state: [],
)

WORDS = """
ask-bid = Which card do you lay?
ask-look = Whose hand do you look into?
do-axe-1 = Lay { $object }
do-look = Look into a hand
do-boo = Boo
event-booed = Somebody boos.
result-parley-over = The parley is over.
"""


@pytest.fixture
def texts(tmp_path: Path) -> Iterator[None]:
    """Everybody speaks of the game, until the test is over."""
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "parley.ftl").write_text(WORDS.replace("Boo\n", f"Boo ({lang})\n"))
    sources.add(tmp_path)
    yield
    for lang in LANGUAGES:
        for id, _ in sources.cut(WORDS):
            del sources.entries(lang)[id]


def looking() -> Table[Any]:
    """Somebody has won a bid and may look into the other hand."""
    game = table(PARLEY)
    while game.request is not None and game.request.key != "look":
        seat = game.waiting()[0]
        asked = game.pending(seat)
        assert asked is not None
        game.answer(asked.options[0].id, seat)
    return game


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """What the terminal shows for these lines of input."""

    def play(game: Table[Any], *lines: str, bots: Any = None) -> str:
        left = list(lines)

        def read_line(screen: object) -> str | None:
            return left.pop(0) if left else None

        monkeypatch.setattr(hotseat, "read_line", read_line)
        HotSeat(GAME, game, speaker("en"), bots or {}).run()
        return capsys.readouterr().out

    return play


@pytest.mark.usefixtures("texts")
class TestOffers:
    """Seats that are not asked may speak."""

    def test_they_are_mentioned_listed_and_taken(self, played: Any):
        game = looking()
        other = 1 - game.waiting()[0]
        out = played(game, "o", "o 1", "o boo")

        assert "Type o for one thing that another player may do out of turn.\n" in out
        assert f"Out of turn, players may now:\n1. player {other + 1}: Boo (en)\n" in out
        assert out.count("Somebody boos.\n") == 2
        assert game.state.boos == 2
        assert game.journal.entries[-1].who == other

    def test_the_question_stands_again(self, played: Any):
        out = played(looking(), "o 1")

        assert out.count("Whose hand do you look into?\n") == 2

    def test_there_are_none_any_more(self, played: Any):
        out = played(looking(), "o 1", "o 1", "o", "o 1", "o nonsense")

        assert "Nobody may do anything out of turn now.\n" in out
        assert out.count("Somebody boos.\n") == 2
        assert "“1” is not a possible answer." in out
        assert "“nonsense” is not a possible answer." in out

    def test_the_computer_keeps_its_own_to_itself(self, played: Any):
        game = looking()
        other = 1 - game.waiting()[0]
        out = played(game, "o", "o 1", bots={other: RandomLegal(1)})

        assert "out of turn." not in out.partition("Nobody")[0]
        assert "Nobody may do anything out of turn now.\n" in out
        assert game.state.boos == 0

    def test_they_are_taken_back_like_answers(self, played: Any):
        game = looking()
        out = played(game, "o 1", "u")

        assert "Your last choice is taken back." in out
        assert game.state.boos == 0

    @pytest.mark.parametrize(
        ("lang", "title"),
        [("pl", "Poza swoją kolejką gracze mogą teraz:"), ("ru", "Вне очереди игроки сейчас могут:")],
    )
    def test_in_every_language(self, played: Any, lang: str, title: str):
        out = played(looking(), f"l {lang}", "o")

        assert title in out
        assert f"Boo ({lang})" in out


class TestWithoutKnowingIt:
    def test_a_refusal_names_its_rule(self, played: Any):
        out = played(looking(), "redraw", "? redraw")

        assert out.count("The rules of this game do not allow it (PARLEY-DEAL-001).") == 2

    def test_no_map_no_cards_no_picture(self, played: Any):
        out = played(looking(), "m", "p", "c", "c axe-1")

        assert "There is no map in this game." in out
        assert "Nobody here knows “axe-1”." in out

    def test_what_it_is_called_in_the_list_of_games(self):
        words = speaker("en")

        assert play._called(words, "parley", None) == "parley"
        assert play._called(words, "parley", "tie") == "parley: tie"
        assert play._called(words, "second", "duel") != "second: duel"


def test_a_stranger_cannot_speak_for_others(tmp_path: Path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("do-boo = Boo\ndo-attack = Surrender\n")

    with pytest.raises(TextError, match=r"en/own\.ftl: do-attack stands in Tamalir's own texts already"):
        sources.add(tmp_path)
    assert speaker("en").deed("attack") != "Surrender"
    assert not speaker("en").knows("do-boo")  # nothing of it is taken in
