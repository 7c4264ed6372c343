"""A fight beside the box: people play with cardboard, and the rules are here.

Somebody names who fights whom: cards of ours, or figures as they are printed on cards of their own, which
become a pack for this one fight. Dice and tokens are real; what they show is an answer like any other.
Nothing is kept: a fight is its figures and the answers so far, told again each time. So one takes back an
answer by leaving it out, and a fight goes on wherever somebody keeps these few words.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from fractions import Fraction
from hashlib import sha256
from typing import Any, get_args

import msgspec

from tamalir import api
from tamalir.game import BesideTheBox, Game
from tamalir.games import GAMES
from tamalir.host import packs, tokens, words
from tamalir.host.errors import Problem, problem_of
from tamalir.host.messages import EventInfo, ViewInfo, Words
from tamalir.host.replies import BesideChance, BesideDie, BesideHand, BesideScene, OddsList
from tamalir.host.wire import BesideAnswer, BesideFight, Lang
from tamalir.kernel import Choose, Draw, Fair, Roll, Seat, Table, TamalirError
from tamalir.kernel.errors import DAMAGE
from tamalir.kernel.requests import Chance
from tamalir.language.advice import sentences
from tamalir.world.dice import D10, pips
from tamalir.world.packs import PLAIN_ID, About, Pack, PackError, by_kind, no_id, register, unregister

SCENE = "beside"
"""What the fight is called among the scenes of its pack."""
FILE = "beside.toml"

Late = Callable[[], bool]


def settled(asked: BesideFight, late: Late | None = None) -> dict[str, Any]:
    """How the fight stands after its answers, ready for JSON; or the problem with it."""
    try:
        game, beside = _game_called(asked.edition)
        with _known(_pack_of(asked)) as pack:
            return msgspec.to_builtins(_told(game, beside, asked, pack, late))
    except Problem as problem:
        return {"status": problem.status, "problem": problem.body()}
    except TamalirError as error:
        problem = problem_of(error)
        return {"status": problem.status, "problem": problem.body()}
    except DAMAGE as error:
        cannot = Problem(422, "cannot-fight", f"no fight comes of these figures ({type(error).__name__})")
        return {"status": cannot.status, "problem": cannot.body()}


def answer_of(made: dict[str, Any]) -> dict[str, Any]:
    """What `settled` made, or its problem raised where somebody can be told."""
    if "problem" not in made:
        return made
    body: dict[str, Any] = made["problem"]
    more = {name: value for name, value in body.items() if name not in ("code", "message")}
    raise Problem(int(made["status"]), str(body["code"]), str(body["message"]), **more)


def _game_called(id: str) -> tuple[Game[Any], BesideTheBox[Any]]:
    game = GAMES.get(id)
    if game is None or game.beside is None:
        known = ", ".join(sorted(id for id, each in GAMES.items() if each.beside is not None))
        raise Problem(422, "unknown", f"no such game to play beside; known: {known}")
    return game, game.beside


# ---- the pack of a fight


def _pack_of(asked: BesideFight) -> Pack:
    """What was typed in, as a pack. Its mark covers the names too, so that nobody meets another's."""
    mark = sha256(msgspec.json.encode((asked.edition, asked.cards, asked.scene, asked.names), order="sorted"))
    written = {**asked.cards, "scenes": {SCENE: asked.scene}}
    for id in asked.names:
        if not PLAIN_ID.fullmatch(id):  # before it stands in a text
            raise PackError(f"names: {no_id(id)}")
    texts = "".join(f"name-{id} = {_literal(name)}\n" for id, name in asked.names.items() if name.strip())
    pack = Pack(
        About(SCENE, asked.edition, "1"),
        mark.hexdigest()[:16],
        by_kind(SCENE, {FILE: written}),
        dict.fromkeys(get_args(Lang), texts),
    )
    packs.check(pack)
    return pack


def _literal(name: str) -> str:
    """A name that is nothing but its letters, whatever they mean to Fluent."""
    escaped = name.strip().replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


@contextmanager
def _known(pack: Pack) -> Generator[Pack]:
    """The pack is known as long as it is needed."""
    name = register(pack)
    try:
        yield pack
    finally:
        unregister(name, pack.fingerprint)


# ---- playing it again


def _told(
    game: Game[Any], beside: BesideTheBox[Any], asked: BesideFight, pack: Pack, late: Late | None
) -> BesideScene:
    table = api.new(
        game.id,
        scene=SCENE,
        seats=beside.seats(asked.scene),
        options=asked.options,
        packs=[pack],
        dealer="manual",
    )
    before = 0
    for n, answer in enumerate(asked.answers):
        before = table.events_told()
        _answer(table, answer, n)
    thrown = None
    if asked.throw and isinstance(table.request, Chance):
        before = table.events_told()
        thrown = _thrown(table.request)
        table.answer(thrown)
    return _scene(game, beside, table, asked, before, thrown, late)


def _answer(table: Table[Any], answer: BesideAnswer, n: int) -> None:
    """One more answer; a number is what the dice show together."""
    asked = table.waiting()
    try:
        if isinstance(answer, int) and isinstance(table.request, Roll):
            table.answer(_faces(table.request, answer))
        else:
            table.answer(answer, asked[0] if len(asked) > 1 else None)
    except TamalirError as error:
        problem = problem_of(error)
        raise Problem(problem.status, problem.code, problem.message, **problem.more, at=n) from None


def _faces(roll: Roll, total: int) -> tuple[int | str, ...]:
    """Some faces that count so much together: only their sum is known, and only their sum counts."""
    if _numbered(roll):
        for faces, _ in roll.outcomes():
            if sum(map(pips, faces)) == total:
                return faces
    raise Problem(422, "unknown", f"{len(roll.dice)} dice cannot show {total}")


def _numbered(roll: Roll) -> bool:
    return all(die is D10 for die in roll.dice)


def _thrown(request: Chance) -> Any:
    """Dice that the app throws for whoever has none at hand."""
    thrown = Fair(tokens.new_seed(), SCENE).answer_on(request, 0, b"")
    return list(thrown) if isinstance(thrown, tuple) else thrown  # type: ignore[arg-type]


# ---- telling it


def _scene(
    game: Game[Any],
    beside: BesideTheBox[Any],
    table: Table[Any],
    asked: BesideFight,
    before: int,
    thrown: Any,
    late: Late | None,
) -> BesideScene:
    waiting, request = table.waiting(), table.request
    seat: Seat = waiting[0] if waiting else 0
    view = table.view(seat)
    narrator = words.narrator_of(view, asked.lang)
    events = table.events(0, seat)
    for event in events:
        event["said"] = narrator.event(view, event)
    spoken = words.words(view, {"seats": []}, asked.lang)
    chance = None
    if isinstance(request, Chance):
        chance = _chance(beside, table, request)
        spoken["question"] = narrator.speaker.request(request)
    scene = BesideScene(
        seat=seat if waiting else None,
        view=msgspec.convert(view.json(), ViewInfo),
        words=msgspec.convert(spoken, Words),
        chance=chance,
        events=msgspec.convert(events, list[EventInfo]),
        events_before=before,
        over=request is None,
        thrown=thrown,
    )
    if asked.odds and isinstance(table.pending(seat), Choose) and game.advisor is not None:
        advice = game.advisor.odds(view, late, None).to_json()
        advice["said"] = sentences(narrator.speaker, advice)
        scene.odds = msgspec.convert(advice, OddsList)
    return scene


def _chance(beside: BesideTheBox[Any], table: Table[Any], request: Chance) -> BesideChance:
    """What is thrown or drawn, by whom, and what is needed."""
    if isinstance(request, Draw):
        return BesideChance(key=request.key, cards=list(dict.fromkeys(request.bag)))
    assert isinstance(request, Roll)
    needed = beside.needed(table.state)
    outcomes = [(sum(map(pips, faces)), n) for faces, n in request.outcomes()] if _numbered(request) else []
    chance = None
    if needed is not None and outcomes:
        good = sum(n for total, n in outcomes if total >= needed)
        chance = float(Fraction(good, sum(n for _, n in outcomes)))
    return BesideChance(
        key=request.key,
        dice=[BesideDie(name=die.name, faces=list(die.faces)) for die in request.dice],
        hands=[BesideHand(who=who, dice=n) for who, n in beside.hands(table.state, request)],
        totals=sorted({total for total, _ in outcomes}),
        needed=needed if outcomes else None,
        chance=chance,
    )
