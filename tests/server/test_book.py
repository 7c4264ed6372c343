"""What is printed, spoken: the book, the rulebook; and the pages of the client."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tamalir import api
from tamalir.server.web import CLIENT, built
from tests.server.house import Server, eventually, serving, sqlite

UNSPOKEN = re.compile(r"\"\[[a-z]+-")


class TestBook:
    @pytest.mark.parametrize("lang", ["en", "pl", "ru"])
    @pytest.mark.parametrize("edition", sorted(api.EDITIONS))
    def test_everything_has_words(self, server: Server, edition: str, lang: str):
        answer = server.client.get(f"/api/book/{edition}", params={"lang": lang})
        book: dict[str, Any] = answer.json()

        assert not UNSPOKEN.search(answer.text)
        assert (book["edition"], book["lang"]) == (edition, lang)
        assert all(card["name"] and card["text"] is not None for card in book["cards"].values())
        assert set(book["heroes"]) <= book["cards"].keys()
        assert {option["id"] for option in book["options"]} == set(api.EDITIONS[edition].options)
        assert [bot["id"] for bot in book["bots"]] == list(api.GAMES[edition].bots)
        assert sum(bot["default"] for bot in book["bots"]) == 1

    @pytest.mark.parametrize(
        ("edition", "seats"),
        [("second", [1, 2, 3, 4, 5, 6]), ("third", [2, 3, 4]), ("bonds", [1, 2, 3, 4])],
    )
    def test_how_many_may_play(self, server: Server, edition: str, seats: list[int]):
        assert server.client.get(f"/api/book/{edition}").json()["seats"] == seats

    def test_a_table_of_a_scene_has_the_seats_of_the_scene(self, server: Server):
        duel = server.create("second", "duel")

        assert duel.spectator.get("book")["seats"] == [2]

    def test_made_before_anybody_asks(self, tmp_path: Path):
        """All languages of all editions, in another process, while the server starts to serve."""
        with serving(sqlite(tmp_path), "--warm", log=tmp_path / "log") as server:
            every = 3 * len(api.EDITIONS)
            assert eventually(lambda: f"tamalir_books_total {every}.0" in server.client.get("/metrics").text)
            server.client.get("/api/book/second?lang=ru")
            assert f"tamalir_books_total {every}.0" in server.client.get("/metrics").text

    def test_the_board_is_the_games_own(self, server: Server):
        book = server.client.get("/api/book/second").json()
        board = api.new("second", seats=2, seed=1).state.book.board
        spaces = {tuple(space["at"]): space for space in book["board"]["spaces"]}

        assert spaces.keys() == board.spaces.keys()
        for at, space in board.spaces.items():
            jewel = spaces[at]["jewel"]
            assert spaces[at]["terrain"] == space.terrain
            assert (jewel and jewel["colour"]) == space.jewel
        named = {tuple(at) for region in book["board"]["regions"] for at in region["spaces"]}
        assert named <= spaces.keys()

    def test_asked_for_again_it_is_not_sent_again(self, server: Server):
        first = server.client.get("/api/book/second?lang=pl")
        again = server.client.get(
            "/api/book/second?lang=pl", headers={"if-none-match": first.headers["etag"]}
        )
        other = server.client.get(
            "/api/book/second?lang=ru", headers={"if-none-match": first.headers["etag"]}
        )

        assert first.headers["content-encoding"] == "gzip"
        assert (again.status_code, again.content) == (304, b"")
        assert other.status_code == 200

    def test_the_book_of_a_table(self, server: Server):
        table = server.create("second", None, seats=[{}, {}])
        assert table.spectator.get("book", lang="en") == server.client.get("/api/book/second").json()

    def test_what_is_not_there(self, server: Server):
        assert server.client.get("/api/book/fourth").json()["code"] == "not-found"
        assert server.client.get("/api/book/second?lang=fr").json()["code"] == "malformed"


class TestRules:
    def test_all_of_them(self, server: Server):
        rules = server.client.get("/api/rules/second?lang=pl").json()
        assert rules["found"] == len(rules["rules"]) > 400

    def test_search_and_one_rule(self, server: Server):
        found = server.client.get("/api/rules/second", params={"find": "escape roll"}).json()
        assert 0 < found["found"] == len(found["rules"])
        rule = found["rules"][0]
        assert server.client.get(f"/api/rules/second/{rule['id']}").json() == rule
        assert server.client.get("/api/rules/second/2E-NONE-001").json()["code"] == "no-such-rule"
        assert rule["example"]

    def test_the_words_of_the_boxes(self, server: Server) -> None:
        terms = server.client.get("/api/terms/second").json()["terms"]
        assert {"en": "knockout", "pl": "Ogłuszenie", "ru": "потеря сознания"} in terms
        assert server.client.get("/api/terms/nothing").json()["code"] == "not-found"


class TestPages:
    @pytest.fixture
    def client(self, tmp_path: Path) -> Path:
        folder = tmp_path / "client"
        folder.mkdir()
        (folder / "index.html").write_text("<!doctype html><title>client</title>")
        (folder / "assets").mkdir()
        (folder / "assets" / "table-1a2b.js").write_text("// " + "x" * 5000)
        (folder / ".vite").mkdir()
        (folder / ".vite" / "manifest.json").write_text("{}")
        (folder.parent / "secret.txt").write_text("secret")
        return folder

    def test_the_client(self, tmp_path: Path, client: Path):
        with serving(sqlite(tmp_path), "--web", str(client), log=tmp_path / "log") as server:
            get = server.client.get
            for path in (
                "/",
                "/new",
                "/game/abc",
                "/game/abc/replay",
                "/rules",
                "/watch",
                "/about",
                "/learn",
            ):
                page = get(path)
                assert (page.status_code, "client" in page.text) == (200, True), path
                assert page.headers["cache-control"] == "no-cache"
            assert get("/nowhere").status_code == 404
            script = get("/assets/table-1a2b.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            for path in ("/assets/none.js", "/.vite/manifest.json", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
                assert get(path).status_code == 404, path
                assert "secret" not in get(path).text
            assert get("/api/none").json()["code"] == "not-found"
            (client / "index.html").write_text("<!doctype html><title>built anew</title>")
            assert "built anew" in get("/").text

    def test_each_address_has_the_page_that_names_its_files(self, tmp_path: Path, client: Path):
        for name in ("index", "table", "page"):
            (client / f"{name}.html").write_text(f"<!doctype html><title>{name}</title>")
        with serving(sqlite(tmp_path), "--web", str(client), log=tmp_path / "log") as server:
            for path, name in {
                "/": "index",
                "/game/abc": "table",
                "/table/abc/": "table",
                "/game/abc/replay": "page",
                "/new": "page",
                "/nowhere": "page",
            }.items():
                assert f"<title>{name}</title>" in server.client.get(path).text, path

    def test_scripts_that_stand_in_a_page_are_known_by_their_hashes(self, tmp_path: Path, client: Path):
        script = "\ndocument.title = 'ż'\n"
        hashed = b64encode(sha256(script.encode()).digest()).decode()
        (client / "table.html").write_text(f"<!doctype html><script>{script}</script>", encoding="utf-8")
        with serving(sqlite(tmp_path), "--web", str(client), log=tmp_path / "log") as server:
            policy = server.client.get("/game/abc").headers["content-security-policy"]
            assert f"script-src 'self' 'sha256-{hashed}';" in policy
            assert "unsafe" not in policy
            for path in ("/", "/new", "/assets/table-1a2b.js"):
                headers = server.client.get(path).headers
                assert "script-src 'self';" in headers["content-security-policy"], path

    def test_without_a_client_the_page_says_so(self, server: Server):
        page = server.client.get("/")
        assert page.status_code == 200
        if built() is None:
            assert "make play" in page.text
        else:
            assert page.content == (CLIENT / "index.html").read_bytes()
