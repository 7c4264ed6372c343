"""Fights as one would set them up on a table: these tokens lie here, those there, and these cards say so.

A token is written by its two sides, `physical-2/shield`; the first lies faceup after every cast. Without a
reverse it has a dash there. The hero's tokens are called h1, h2, ..., the enemy's e1, e2, ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from tamalir.kernel import Choose, Edition, Rule, Table
from tamalir.kernel.requests import Chance, Roll
from tamalir.third import edition as third
from tamalir.third.book import Book
from tamalir.third.cards import Ability, AssetDef, Catalogue, EnemyDef, HeroDef, SkillDef, TokenDef, TokenSet
from tamalir.third.combat import challenge, engage
from tamalir.third.state import Fight, Hero, Side, ThirdState, fight_of
from tamalir.third.values import damage
from tamalir.third.why import why

AbilityData = Mapping[str, Any]

PLAIN_HERO: dict[str, Any] = {
    "speed": 3,
    "hand": 3,
    "body": 1,
    "mind": 1,
    "spirit": 1,
    "gold": 0,
    "starts": "town",
}
SETS = ("enemy", "mystic", "savage", "trickster")


class Falls:
    """Tokens fall as they lie on the table; everything else that chance decides is told beforehand."""

    def __init__(self, told: Sequence[object], casts: Sequence[Sequence[str]] = ()) -> None:
        self.told = list(told)
        self.casts: list[object] = list(casts)

    def answer(self, request: Chance, throw: int) -> object:
        assert isinstance(request, Roll)
        told = self.casts if request.key == "fight.cast" else self.told
        return told.pop(0) if told else [die.faces[0] for die in request.dice]

    def to_save(self) -> dict[str, object]:
        return {"kind": "manual"}


def fight(
    hero: str = "",
    enemy: str = "",
    *,
    falls: Sequence[object] = (),
    casts: Sequence[Sequence[str]] = (),
    **more: Any,
) -> Table[ThirdState]:
    """A fight in its first action phase, or wherever the first question is."""
    edition, state = set_up(hero, enemy, **more)
    return Table(edition, state, Falls(falls, casts))


def set_up(
    hero: str,
    enemy: str,
    *,
    abilities: Iterable[AbilityData] = (),
    enemy_abilities: Iterable[AbilityData] = (),
    health: int = 10,
    enemy_health: int = 10,
    damage: int = 0,
    enemy_damage: int = 0,
    hand: Sequence[str] = (),
    assets: Mapping[str, tuple[str, Sequence[AbilityData]]] | None = None,
    skills: Mapping[str, Sequence[AbilityData]] | None = None,
    learned: Sequence[str] = (),
    traits: Sequence[str] = (),
    gold: int = 0,
    powerful: str = "enemy-2/surge*",
    villain_token: str | None = None,
    act: int = 1,
    at: tuple[int, int] | None = None,
    rival: bool = False,
    seats: int = 2,
    edition: Edition[ThirdState] = third.EDITION,
    book: Callable[[Catalogue, int], Book] | None = None,
) -> tuple[Edition[ThirdState], ThirdState]:
    """A table that has just been laid. With `rival` the tokens of the other side are a hero's too."""
    ours, theirs = hero.split(), enemy.split()
    tokens = {f"h{n}": _sides(t) for n, t in enumerate(ours, 1)} | {
        f"e{n}": _sides(t) for n, t in enumerate(theirs, 1)
    }
    tokens["powerful"] = _sides(powerful)
    if villain_token is not None:
        tokens["own"] = _sides(villain_token)
    assets = assets or {}
    tokens |= {name: _sides(sides) for name, (sides, _) in assets.items() if sides}
    foes = tuple(f"e{n}" for n, _ in enumerate(theirs, 1))
    known: list[str] = [*hand, *learned, *(skills or {})]
    cards = Catalogue(
        heroes={
            "hero": HeroDef(
                "hero",
                health,
                tokens=tuple(f"h{n}" for n, _ in enumerate(ours, 1)),
                abilities=read(abilities),
                **PLAIN_HERO,
            ),
            "rival": HeroDef(
                "rival",
                enemy_health,
                tokens=foes,
                abilities=read(enemy_abilities) if rival else (),
                **PLAIN_HERO,
            ),
        },
        enemies={
            "foe": EnemyDef(
                "foe",
                enemy_health,
                tuple(traits),
                gold,
                token="own" if villain_token is not None else None,
                abilities=() if rival else read(enemy_abilities),
            )
        },
        assets={
            name: AssetDef(name, "weapon", 1, name if sides else None, read(a))
            for name, (sides, a) in assets.items()
        },
        skills={
            name: SkillDef(name, "body", {"any": 1}, abilities=read((skills or {}).get(name, ())))
            for name in known
        },
        tokens={id: TokenDef(id, sides) for id, sides in tokens.items()},
        sets={name: TokenSet(name, foes, "powerful") for name in SETS},
        maps=third.catalogue().maps,
    )
    made = (
        book(cards, seats) if book is not None else third.book_for(third.checked(cards), third.SEAMS, seats)
    )
    heroes = [Hero("hero", hex=at, damage=damage, hand=list(hand), assets=list(assets), skills=list(learned))]
    heroes += [Hero("rival", hex=at) for _ in range(seats - 1)]
    state = edition.state(heroes=heroes, act=act, scene="test", book=made)
    if rival:
        challenge(state, 0, 1)
    else:
        engage(state, 0, "foe")
        fight_of(state).sides[1].damage = enemy_damage
    return edition, state


def _sides(written: str) -> tuple[str, str]:
    front, _, back = written.partition("/")
    return front, back or ("dash" if front != "dash" else "dash*")


def read(abilities: Iterable[AbilityData]) -> tuple[Ability, ...]:
    return tuple(Ability.read_from(dict(ability), "test") for ability in abilities)


def walk(edition: Edition[ThirdState], state: ThirdState, answers: Sequence[object]) -> Iterator[ThirdState]:
    """Rest point by rest point: the state after every phase, and after every combat action."""
    left = list(answers)
    while (step := edition.step(state)) is not None:
        rule = iter(cast("Rule[None]", step))
        value: object = None
        try:
            while True:
                request: Any = rule.send(value)
                value = request.accept(left.pop(0))
        except StopIteration:
            yield state


# --- reading the table ------------------------------------------------------------------


def pending(table: Table[ThirdState]) -> Choose[Any]:
    """What somebody is asked."""
    assert isinstance(table.request, Choose)
    return cast("Choose[Any]", table.request)


def options(table: Table[ThirdState]) -> list[str]:
    """What is on offer."""
    return [option.id for option in pending(table).options]


def asked(table: Table[ThirdState]) -> tuple[int, str]:
    """Who is asked what."""
    return pending(table).seat, pending(table).key


def the_fight(table: Table[ThirdState]) -> Fight:
    return fight_of(table.state)


def hero(table: Table[ThirdState]) -> Side:
    return the_fight(table).sides[0]


def enemy(table: Table[ThirdState]) -> Side:
    return the_fight(table).sides[1]


def hurt(table: Table[ThirdState]) -> tuple[int, int]:
    """Damage on the hero and on its opponent."""
    attacker, defender = the_fight(table).sides
    return damage(table.state, attacker), damage(table.state, defender)


def pool(side: Side) -> list[str]:
    return [token.face for token in side.pool]


def used(side: Side) -> list[int | str]:
    """Abilities that a side cannot use again for now."""
    return [note.ability for note in side.used]


def spent(side: Side) -> list[str]:
    return [token.id for token in side.spent]


def answer(table: Table[ThirdState], *ids: str) -> Table[ThirdState]:
    for id in ids:
        table.answer(id)
    return table


def told(table: Table[ThirdState], key: str) -> list[dict[str, Any]]:
    """The facts of all events of one kind, without the words for the tokens."""
    facts = [cast("dict[str, Any]", event["facts"]) for event in table.events() if event["key"] == key]
    return [{name: value for name, value in fact.items() if name != "faces"} for fact in facts]


def refused(table: Table[ThirdState], option: str, seat: int | None = None) -> str:
    """The rule that forbids an option."""
    reason = table.why(option, seat)
    assert reason is not None, f"{option} is possible"
    return reason.rule


def forbidden(state: ThirdState, option: str, seat: int = 0) -> str | None:
    """The rule that forbids a seat an option in this state, whatever is being asked."""
    reason = why(state, seat, option)
    return None if reason is None else reason[0]
