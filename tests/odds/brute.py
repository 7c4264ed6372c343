"""A fight played out in full through the real rules: every choice, every throw, then values by iteration.

Slow and simple on purpose. Nothing here knows what a card does or how a fight goes: it forks tables,
answers requests and writes down which question follows which.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from tamalir.kernel import Choose, Manual, Roll, Table, encode
from tamalir.odds.aims import WIN_FIRST, Aim
from tamalir.odds.duels import FIGHT_ONLY
from tamalir.second.edition import EDITION
from tamalir.second.library import own_book
from tamalir.second.scenes import bare
from tamalir.second.state import Ally, Fight, Foe, Hero, Item, SecondState
from tamalir.second.values import life
from tamalir.second.words import HERO
from tamalir.world.dice import pips

BOOK = own_book("rise-of-the-dragon-lords")
EXAMPLES = own_book("examples")

IN_A_FIGHT = ("heroes", "fight", "check", "blow", "extra", "step", "window", "activated", "event")
"""Fields of a state that a fight can change or depends on; piles of cards are not among them."""

Values = tuple[float, float, float, float, float]
"""Utility, win, loss, wounds, exhaustion."""
Choice = Callable[[Sequence[str]], str]


def battle(
    hero: str,
    foe: str,
    items: Sequence[str] = (),
    allies: Sequence[str] = (),
    cause: str = "adventure",
    bonuses: dict[str, int] | None = None,
    book: Any = BOOK,
    **more: Any,
) -> SecondState:
    """A fight about to begin."""
    one = Hero(
        hero,
        items=[Item(card) for card in items],
        allies=[Ally(card) for card in allies],
        bonuses=dict(bonuses or {}),
        place=(2, -1),
        **more,
    )
    state = bare(book, [one], EDITION.settle({}), "odds")
    state.fight = Fight(0, cause, attacker=0, foe=Foe(foe), space=(2, -1))
    return state


def seated(state: SecondState) -> Table[SecondState]:
    return Table(FIGHT_ONLY, state, Manual(), listening=False)


@dataclass
class Node:
    options: dict[str, str] = field(default_factory=dict[str, str])
    """Option id -> the node it leads to."""
    chances: list[tuple[float, str]] = field(default_factory=list[tuple[float, str]])
    end: Values | None = None


class Brute:
    """The whole tree of a fight, folded where positions repeat."""

    def __init__(self, table: Table[SecondState], aim: Aim = WIN_FIRST, most: int = 30_000) -> None:
        self.aim = aim
        self.nodes: dict[str, Node] = {}
        self._best: dict[str, Values] | None = None
        self.party = (len(table.state.heroes[0].allies), len(_cards(table.state)))
        self.life = life(table.state, 0, HERO)
        self.root = self._key(table)
        todo = [(self.root, table)]
        while todo:
            key, at = todo.pop()
            if key in self.nodes:
                continue
            node = self.nodes[key] = Node()
            assert len(self.nodes) < most, "too large to be played out"
            if at.request is None:
                node.end = self._end(at.state)
                continue
            for name, weight, answer in _answers(at):
                after = at.fork(Manual())
                after.answer(answer)
                there = self._key(after)
                if weight:
                    node.chances.append((weight, there))
                else:
                    node.options[name] = there
                if there not in self.nodes:
                    todo.append((there, after))

    def _key(self, table: Table[SecondState]) -> str:
        """The position and the question; only whether a note is of this round matters, not its number."""
        whole = table.state
        state = {name: encode(getattr(whole, name)) for name in IN_A_FIGHT}
        fight = state["fight"]
        number = fight["round"]
        fight["round"] = 0 if number == 0 else 1
        fight["used"] = sorted(_renumbered(fight["used"], number))
        for hero in state["heroes"]:
            hero["used"] = sorted(_renumbered(hero["used"], number))
        request = table.request
        asked: object = None
        if request is not None:
            choice = cast("Choose[Any]", request) if isinstance(request, Choose) else None
            args = {name: value for name, value in request.args.items() if name != "round"}
            asked = [request.key, args, [o.id for o in choice.options] if choice is not None else []]
        return json.dumps([state, asked, _declared(table)], sort_keys=True)

    def _end(self, state: SecondState) -> Values:
        hero, fight, aim = state.heroes[0], state.fight, self.aim
        assert fight is not None
        lost, won = fight.outcome == "lost", fight.outcome == "won"
        wounds = max(0, life(state, 0, HERO)) if lost else hero.wounds
        u = aim.win if won else aim.loss if lost else aim.escape
        u -= aim.wound * wounds + aim.exhaustion * hero.exhaustion
        u -= aim.ally * (self.party[0] - len(hero.allies)) + aim.card * (self.party[1] - len(_cards(state)))
        return u, float(won), float(lost), float(wounds), float(hero.exhaustion)

    def values(self, policy: Choice | None = None) -> dict[str, Values]:
        """By node: the best there is, or what a fixed policy gets. Iterated until nothing moves."""
        value = {key: node.end or (0.0,) * 5 for key, node in self.nodes.items()}
        order = list(reversed(self.nodes))
        for _ in range(5000):
            moved = 0.0
            for key in order:
                node = self.nodes[key]
                if node.end is not None:
                    continue
                if node.options:
                    if policy is None:
                        new = max((value[there] for there in node.options.values()), key=lambda v: v[0])
                    else:
                        new = value[node.options[policy(list(node.options))]]
                else:
                    parts = [(weight, value[there]) for weight, there in node.chances]
                    new = cast("Values", tuple(sum(w * v[n] for w, v in parts) for n in range(5)))
                moved = max(moved, *(abs(a - b) for a, b in zip(new, value[key], strict=True)))
                value[key] = new
            if moved < 1e-14:
                break
        return cast("dict[str, Values]", value)

    def rows(self, at: Table[SecondState]) -> dict[str, Values]:
        """The options of a question of this fight with their values."""
        if self._best is None:
            self._best = self.values()
        return {name: self._best[there] for name, there in self.nodes[self._key(at)].options.items()}


def _declared(table: Table[SecondState]) -> list[str]:
    """The act under way and the Items committed to it: the rules hold them, the state does not."""
    if table.request is None or not table.request.key.startswith("roll."):
        return []
    said: list[str] = []
    for entry in reversed(table.journal.entries):
        answer = str(entry.answer)
        if answer.startswith("commit:"):
            said.append(answer)
        elif answer in ("attack", "defend") or answer.startswith(("ally:", "use:")):
            return [*said, answer]
    return said


def _answers(table: Table[SecondState]) -> list[tuple[str, float, object]]:
    request = table.request
    if isinstance(request, Choose):
        choice = cast("Choose[Any]", request)
        asides = [o for o in choice.asides if o.refused is None and o.id.startswith("use:")]
        return [(o.id, 0.0, o.id) for o in (*choice.options, *asides)]
    assert isinstance(request, Roll)
    ways: dict[int, tuple[float, object]] = {}
    for (
        faces,
        weight,
    ) in request.outcomes():  # rules look at the sum of two ten-sided dice, never at the faces
        total = sum(map(pips, faces))
        ways[total] = (ways.get(total, (0.0, None))[0] + weight / 100, faces)
    return [("", weight, faces) for weight, faces in ways.values()]


def _cards(state: SecondState) -> list[str]:
    return [*(item.card for item in state.heroes[0].items), *state.heroes[0].kept]


def _renumbered(notes: Sequence[str], number: int) -> list[str]:
    kept: list[str] = []
    for note in notes:
        head, _, last = note.rpartition(" ")
        if not last.isdigit():
            kept.append(note)
        elif int(last) == number:
            kept.append(f"{head} now")
    return kept
