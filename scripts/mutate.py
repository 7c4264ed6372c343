#!/usr/bin/env python3
"""Does a test notice when a rule breaks?

Each fault below spoils one rule: a piece of source text and what stands there instead. It is put into a
temporary copy of the sources, and only the tests tagged with that rule are run against the copy. If they
still pass, the fault has survived, and the rule is not really proven.

    scripts/mutate.py                     all faults
    scripts/mutate.py 2E-DUEL 2E-KO-004   those of some rules
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "tamalir"
TESTS = ("tests/second", "tests/second_turn", "tests/rulebook")
RULE = "TAMALIR_MUTATED_RULE"
WORKERS = 2
PATIENCE = 600
"""Seconds after which a run counts as hanging."""
NOTHING_RAN = 5
"""What pytest says if no test was selected."""


class Fault(NamedTuple):
    """A rule, the file that carries it, the text there and the faulty text."""

    rule: str
    file: str
    text: str
    faulty: str


FAULTS = [
    # Before Combat
    Fault(
        "2E-COMBAT-002",
        "before.py",
        'if effect.when == "before-combat" and not',
        'if effect.when == "later" and not',
    ),
    Fault(
        "2E-DUEL-004", "before.py", "        yield from _own_abilities(state, fight.attacker)", "        pass"
    ),
    Fault("2E-COMBAT-003", "uses.py", 'return "2E-COMBAT-003"', "return None"),
    Fault(
        "2E-COMBAT-006",
        "effects.py",
        "attack=True, in_phase=False)):\n",
        "attack=True, in_phase=False)) or True:\n",
    ),
    Fault(
        "2E-GAP-043",
        "effects.py",
        "dealt = wounds if wounds is not None else",
        "dealt = wounds if wounds else 1 +",
    ),
    Fault("2E-HAZARD-012", "before.py", 'if fight.cause == "hazard":', 'if fight.cause == "no hazard":'),
    # Rounds and phases
    Fault(
        "2E-COMBAT-009",
        "combat.py",
        '("escape", "ranged", "melee", "magic")',
        '("escape", "melee", "ranged", "magic")',
    ),
    Fault("2E-COMBAT-014", "rolls.py", "check.total >= check.target", "check.total > check.target"),
    Fault("2E-COMBAT-016", "combat.py", "    if not success:\n", "    if not success and not attack:\n"),
    Fault("2E-COMBAT-018", "combat.py", "    if not success:\n", "    if not success and attack:\n"),
    Fault("2E-COMBAT-017", "combat.py", "    elif attack:\n", "    else:\n"),
    Fault("2E-COMBAT-019", "combat.py", "if not attack and _harm(state, fight, kind) == 0:", "if False:"),
    Fault(
        "2E-COMBAT-020", "combat.py", "    fight.attacked = []\n", "    fight.attacked = fight.attacked[:1]\n"
    ),
    Fault("2E-COMBAT-020", "combat.py", '{"kind": kind.value}, "2E-COMBAT-020")', '{"kind": kind.value})'),
    Fault("2E-COMBAT-008", "words.py", "Kind.MELEE: Attribute.BODY", "Kind.MELEE: Attribute.MIND"),
    Fault("2E-COMBAT-024", "uses.py", "            raise KnockedOut(use.seat)\n", "            return\n"),
    Fault("2E-GAP-094", "combat.py", "LAST_ROUND = 100", "LAST_ROUND = 101"),
    Fault("2E-TERM-001", "rolls.py", '"attack-roll") if attack else', '"attack-roll") if True else'),
    Fault(
        "2E-GAP-042",
        "values.py",
        "return of_this_kind and (attack",
        "return of_this_kind and effect.args['by'] > 2 and (attack",
    ),
    Fault("2E-COMP-017", "../world/dice.py", "return 10 if face == 0 else", "return 0 if face == 0 else"),
    # Escape
    Fault(
        "2E-ESCAPE-002",
        "escape.py",
        "enemy_value(state, fight, Attribute.MIND)",
        "enemy_value(state, fight, Attribute.BODY)",
    ),
    Fault(
        "2E-ESCAPE-003", "escape.py", "deal_wounds(state, seat, HERO, 1)", "deal_wounds(state, seat, HERO, 2)"
    ),
    Fault(
        "2E-GAP-046",
        "escape.py",
        "yield from deal_wounds(state, seat, HERO, 1)",
        "member(state, seat, HERO).wounds += 1",
    ),
    Fault("2E-GAP-057", "escape.py", "if fight.escape_target is None:", "if True:"),
    Fault(
        "2E-GAP-092",
        "rolls.py",
        '_succeeds(state, check, ("escape",))',
        '_succeeds(state, check, ("escape", "combat-roll"))',
    ),
    # Allies
    Fault("2E-ALLY-003", "combat.py", '"2E-ALLY-003" if ally.card in fight.attacked else None', "None"),
    Fault(
        "2E-ALLY-005",
        "combat.py",
        "deal_wounds(state, seat, who, _harm(",
        "deal_wounds(state, seat, HERO, _harm(",
    ),
    Fault("2E-ALLY-006", "wounds.py", "state.market.put_under(card)", "state.market.shuffle([card])"),
    Fault(
        "2E-MARKET-020",
        "uses.py",
        'return "2E-EFFECT-002" if _item(use) is None else "2E-MARKET-020"',
        "return None",
    ),
    Fault("2E-GAP-082", "wounds.py", "if state.book.is_adventure(card):", "if False:"),
    # Wounds, costs and effects
    Fault(
        "2E-WOUND-003",
        "wounds.py",
        "hero.wounds >= life(state, seat, HERO)",
        "hero.wounds == life(state, seat, HERO)",
    ),
    Fault(
        "2E-WOUND-006",
        "wounds.py",
        "        take_wounds(state, seat, who, over)\n",
        "        take_wounds(state, seat, who, 1)\n",
    ),
    Fault(
        "2E-WOUND-007",
        "uses.py",
        "body.exhaustion + tired > stamina",
        "body.exhaustion + tired > 1 + stamina",
    ),
    Fault(
        "2E-WOUND-008",
        "uses.py",
        "exhaust(state, use.seat, use.who, cost",
        "exhaust(state, use.seat, HERO, cost",
    ),
    Fault(
        "2E-GAP-034", "wounds.py", "    overflow(state, seat, HERO)\n    judge(state)\n", "    judge(state)\n"
    ),
    Fault("2E-GAP-036", "uses.py", "return not fallen(state, use.seat, use.who)", "return True"),
    Fault("2E-ACT-001", "uses.py", "item.down = True", "item.down = False"),
    Fault("2E-ACT-006", "uses.py", "return ACTIVATION_RULES[use.state.window]", "return None"),
    Fault("2E-ACT-006", "combat.py", 'state.window, state.activated = "round", []', 'state.window = "round"'),
    Fault(
        "2E-GAP-040",
        "combat.py",
        "    who = yield from _act(state, fight, kind)\n",
        "    state.activated = []\n    who = yield from _act(state, fight, kind)\n",
    ),
    Fault(
        "2E-EFFECT-004", "rolls.py", "    if in_phase:\n        labels +=", "    if True:\n        labels +="
    ),
    Fault("2E-EFFECT-010", "uses.py", '        return "2E-EFFECT-010"', "        return None"),
    Fault(
        "2E-GAP-090", "uses.py", "if check is not None and _is_in(check.used, use, Until.ROLL):", "if False:"
    ),
    Fault("2E-GAP-032", "asking.py", "if rolling or struck or", "if struck or"),
    # Skill tests
    Fault("2E-SKILL-001", "rolls.py", "(skill(state, seat, name) if name is not None else 0)", "0"),
    Fault("2E-SKILL-003", "values.py", ".skills.get(name, 0)", ".skills.get(name, 2)"),
    # Knockout and the undefeated challenge track
    Fault("2E-KO-002", "knockout.py", "hero.wounds = hero.exhaustion = 0", "hero.wounds = 0"),
    Fault("2E-KO-004", "knockout.py", "highest = max(", "highest = min("),
    Fault("2E-KO-006", "cards.py", "fewest = min(steps)[0]", "fewest = max(steps)[0]"),
    Fault("2E-GAP-051", "knockout.py", " if not state.book.is_adventure(card)]", "]"),
    Fault("2E-VAR-002", "knockout.py", 'if not state.options["softer-knockouts"]:', "if True:"),
    Fault("2E-UNDEF-009", "undefeated.py", "    discard_adventure(state, leaving.card)\n", ""),
    Fault("2E-GAP-027", "undefeated.py", "oldest = ages.index(min(ages))", "oldest = 0"),
    Fault(
        "2E-GAP-026",
        "undefeated.py",
        "taken.card == card for taken in state.track):",
        "False for taken in state.track):",
    ),
    # Victory and kept cards
    Fault("2E-COMBAT-027", "rewards.py", 'if effect.when == "reward")', 'if effect.when == "rewards")'),
    Fault("2E-COMBAT-030", "rewards.py", "hero.counters.get(colour, 0) + 1", "hero.counters.get(colour, 0)"),
    Fault("2E-COMBAT-032", "rewards.py", "if not holds(state, seat, card):", "if holds(state, seat, card):"),
    Fault("2E-LIMIT-011", "rewards.py", "[] if full is None else room_for(state, seat, [card])", "[]"),
    Fault("2E-GAP-079", "asking.py", '        return "2E-GAP-079"', "        return None"),
    Fault(
        "2E-GAP-022", "uses.py", "(use.card in hero.kept or _item(use) is not None)", "_item(use) is not None"
    ),
    # Duels
    Fault("2E-DUEL-003", "before.py", "    yield from _own_abilities(state, fight.defender)\n", ""),
    Fault("2E-DUEL-005", "effects.py", "in_phase=False)  # 2E-DUEL-005", "in_phase=False) + 1"),
    Fault(
        "2E-DUEL-007",
        "rolls.py",
        "plus = value(state, seat, HERO, kind.attribute) + roll_bonus",
        "plus = roll_bonus",
    ),
    Fault("2E-DUEL-009", "reasons.py", 'return "2E-DUEL-009" if rolled', "return None if rolled"),
    Fault("2E-DUEL-012", "uses.py", 'return "2E-DUEL-012"', "return None"),
    Fault("2E-DUEL-014", "combat.py", "fight.attacker = fight.defender  # 2E-DUEL-014", "pass"),
    Fault("2E-DUEL-015", "spoils.py", 'if fight.outcome != "attacker":', 'if fight.outcome == "defender":'),
    Fault("2E-DUEL-018", "spoils.py", "own.gold + beaten.gold, 0", "own.gold + beaten.gold, beaten.gold"),
    Fault(
        "2E-DUEL-019",
        "spoils.py",
        "own.allies += [ally for ally",
        "own.allies += [type(ally)(ally.card) for ally",
    ),
    Fault("2E-DUEL-020", "spoils.py", "(state, loser, keeps_all=trophies)", "(state, loser, keeps_all=True)"),
    Fault("2E-GAP-056", "spoils.py", "yield from knock_out(state, winner, keeps_all=trophies)", "pass"),
    Fault("2E-GAP-059", "spoils.py", "no_room_for(state, winner, card) for card", "None for card"),
    Fault(
        "2E-VAR-010", "spoils.py", "knock_out(state, loser, keeps_all=trophies)", "knock_out(state, loser)"
    ),
    # Set-up and turn
    Fault("2E-SETUP-005", "setup.py", "if town != book.board.start:", "if True:"),
    Fault("2E-SETUP-007", "setup.py", "STARTING_GOLD = 3", "STARTING_GOLD = 2"),
    Fault("2E-GAP-018", "setup.py", "max(0, COUNTERS[colour] - placed)", "0"),
    Fault("2E-TURN-001", "turn.py", "(state.turn + 1) % len", "(state.turn - 1) % len"),
    Fault("2E-REFRESH-001", "turn.py", "        item.down = False\n", "        pass\n"),
    Fault(
        "2E-GAP-091", "endgame.py", "        hero.used = []  # once per turn", "        pass  # once per turn"
    ),
    # Movement
    Fault(
        "2E-MOVE-005",
        "movement.py",
        "return any(ally.wounds or ally.exhaustion for ally in hero.allies) if hero.allies else False",
        "return False",
    ),
    Fault("2E-MOVE-009", "movement.py", "always = (Terrain.TOWN, *map", "always = (*map"),
    Fault(
        "2E-MOVE-014",
        "movement.py",
        "_rest(state, seat, hero, HURT_ROLL - chosen)",
        "_rest(state, seat, hero, 5 - chosen)",
    ),
    Fault(
        "2E-GAP-008", "movement.py", "hero.came_from, hero.place = hero.place, there", "hero.place = there"
    ),
    Fault(
        "2E-GAP-007", "travels.py", 'return "2E-GAP-007" if use.state.journey.paid else None', "return None"
    ),
    Fault(
        "2E-ACT-003",
        "movement.py",
        'state.window, state.activated = "movement", []',
        'state.window, state.activated = "", []',
    ),
    # Adventures
    Fault(
        "2E-GAP-076",
        "adventure.py",
        "    elif state.heroes[seat].place != attempt.space:\n",
        "    elif False:\n",
    ),
    Fault(
        "2E-GAP-075",
        "adventure.py",
        "deck.below[0] in attempt.seen:",
        "deck.below[0] in attempt.seen[1:]:",
    ),
    Fault("2E-UNDEF-004", "adventure.py", "        if waiting:\n", "        if colour in colours:\n"),
    Fault(
        "2E-GAP-078",
        "adventure.py",
        'state.step = "market" if town else "experience"',
        'state.step = "experience"',
    ),
    Fault("2E-EVENT-004", "events.py", "drawn.rank < state.book", "drawn.rank <= state.book"),
    Fault("2E-EVENT-006", "events.py", "drawn.rank < state.book", "drawn.rank < 0 and state.book"),
    Fault(
        "2E-EVENT-010",
        "events.py",
        "    yield from replenish(state, seat)  # even",
        "    if state.event == card:\n        yield from replenish(state, seat)  # even",
    ),
    Fault("2E-EVENT-012", "events.py", " if not state.jewels.get(at)", ""),
    Fault(
        "2E-GAP-077",
        "events.py",
        "            except KnockedOut:  # the Event",
        "            except KeyError:  # the Event",
    ),
    Fault("2E-ENC-004", "discards.py", "    elif card in state.book.encounters:\n", "    elif False:\n"),
    Fault("2E-GAP-049", "encounters.py", "or fallen(state, seat, HERO):", "or False:"),
    Fault("2E-GAP-016", "quarrels.py", '        state.step = "end"\n', "        pass\n"),
    Fault(
        "2E-UNDEF-005",
        "undefeated.py",
        "for position, taken in enumerate(state.track):",
        "for position, taken in reversed(list(enumerate(state.track))):",
    ),
    Fault("2E-GAP-027", "undefeated.py", "oldest = ages.index(min(ages))", "oldest = 0"),
    # Meeting
    Fault(
        "2E-MEET-003", "adventure.py", 'met = None if state.meeting is None else "2E-MEET-003"', "met = None"
    ),
    Fault(
        "2E-MEET-007",
        "adventure.py",
        'talked = "2E-MEET-007" if state.meeting == other else met',
        "talked = met",
    ),
    Fault("2E-GAP-085", "negotiation.py", 'while offers < int(state.options["most-offers"]):', "while True:"),
    Fault(
        "2E-GAP-087",
        "negotiation.py",
        "passing.append((taker, card, goods[card]))",
        "passing.append((taker, card, type(goods[card])(card)))",
    ),
    # Market
    Fault(
        "2E-MARKET-009",
        "market.py",
        "    gain = state.book.cost(card) // 2\n    take_away",
        "    gain = (state.book.cost(card) + 1) // 2\n    take_away",
    ),
    Fault("2E-MARKET-012", "market.py", "    if card in state.sold:\n", "    if False:\n"),
    Fault("2E-LIMIT-005", "market.py", "*room_for(state, seat, full), ", ""),
    Fault(
        "2E-GAP-034", "market.py", "        if fallen(state, seat, HERO):  # by", "        if False:  # by"
    ),
    Fault(
        "2E-GAP-084",
        "market.py",
        "            hero.gold -= min(1, hero.gold)\n            continue\n",
        "            pass\n",
    ),
    Fault("2E-LIMIT-002", "limits.py", '"armor": (1,', '"armor": (2,'),
    Fault(
        "2E-VAR-003",
        "limits.py",
        "== (item.item_class, item.type) for own",
        '== (item.item_class, "") for own',
    ),
    # Experience
    Fault("2E-XP-012", "experience.py", "MOST_LIFE = 3", "MOST_LIFE = 4"),
    Fault("2E-XP-011", "hazards.py", "COLOURS.index(colour) < state", "COLOURS.index(colour) <= state"),
    Fault("2E-GAP-088", "experience.py", "all(WORTH[colour] > over for colour in way)", "True"),
    Fault("2E-XP-006", "experience.py", "    hero.points += change\n", "    pass\n"),
    # Doom, Endgame, hazards
    Fault(
        "2E-DOOM-006", "doom.py", "len(state.doom) >= threshold(state)", "len(state.doom) > threshold(state)"
    ),
    Fault("2E-DOOM-007", "doom.py", "    state.doom = [last]\n", "    state.doom = state.doom[:1]\n"),
    Fault("2E-GAP-065", "asking.py", "if cuts_the_turn_short(state) and", "if False and"),
    Fault(
        "2E-END-006",
        "endgame.py",
        "return level(state.heroes[seat]), state.heroes[seat].gold",
        "return state.heroes[seat].gold, level(state.heroes[seat])",
    ),
    Fault("2E-END-009", "effects.py", 'return "2E-END-009" if fight', "return None if fight"),
    Fault("2E-END-014", "endgame.py", "RED_CARDS_TO_WIN = 3", "RED_CARDS_TO_WIN = 4"),
    Fault(
        "2E-GAP-096",
        "endgame.py",
        "    returning += [c for c in state.doom if _red(state, c) and c in state.book.challenges]\n",
        "",
    ),
    Fault("2E-GAP-068", "fallen.py", "        if state.endgame:\n", "        if False:\n"),
    Fault(
        "2E-HAZARD-008",
        "hazards.py",
        "state.doom[(number - 1) % len(state.doom)]",
        "state.doom[min(number, len(state.doom)) - 1]",
    ),
    Fault("2E-HAZARD-009", "hazards.py", "if total <= 6 else", "if total < 6 else"),
    Fault(
        "2E-HAZARD-014",
        "aftermath.py",
        "        hazard_experience(state, seat,",
        "        yield from defeat_challenge(state, fight)\n        hazard_experience(state, seat,",
    ),
    Fault(
        "2E-GAP-089",
        "hazards.py",
        "                    state.pile[given] += n\n",
        "                    pass\n",
    ),
    Fault("2E-WIN-003", "rewards.py", "RUNES_TO_WIN = 3", "RUNES_TO_WIN = 2"),
    Fault(
        "2E-GAP-095",
        "agreement.py",
        'if any(answer == "play-on" for answer in answers.values()):',
        'if answers and all(answer == "play-on" for answer in answers.values()):',
    ),
]


# ---------------------------------------------------------------- inside pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of one rule (this file is also the plug-in that the runs below use)."""
    rule = os.environ[RULE]
    kept = [item for item in items if any(rule in mark.args for mark in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


# ---------------------------------------------------------------- outside


def main(
    wanted: list[str], known: list[Fault] = FAULTS, room: str = "second", tests: tuple[str, ...] = TESTS
) -> int:
    """Try the wanted of all known faults of a room of the sources."""
    faults = [f for f in known if not wanted or any(f.rule.startswith(rule) for rule in wanted)]
    with ThreadPoolExecutor(WORKERS) as workers:
        verdicts = list(workers.map(partial(_try, room=room, tests=tests), faults))
    for fault, verdict in zip(faults, verdicts, strict=True):
        if verdict != "caught":
            print(f"{verdict:9} {fault.rule:14} {fault.file}: {fault.text.strip()}")
    print(f"{verdicts.count('caught')} of {len(faults)} faults caught")
    return 0 if faults and all(verdict == "caught" for verdict in verdicts) else 1


def _try(fault: Fault, room: str, tests: tuple[str, ...]) -> str:
    """caught, survived; or stale (the text is not there exactly once) and untested."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src" / "tamalir"
        shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__"))
        file = (copy / room / fault.file).resolve()
        source = file.read_text(encoding="utf-8")
        if source.count(fault.text) != 1:
            return "stale"
        file.write_text(source.replace(fault.text, fault.faulty), encoding="utf-8")
        code = _run(fault.rule, copy.parent, tests)
    return {0: "survived", 1: "caught", NOTHING_RAN: "untested"}.get(code, "broken")


def _run(rule: str, sources: Path, tests: tuple[str, ...]) -> int:
    files = [
        str(file)
        for folder in tests
        for file in (ROOT / folder).glob("test_*.py")
        if rule in file.read_text()
    ]
    if not files:
        return NOTHING_RAN
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "mutate", "-p", "no:cacheprovider", *files]
    path = os.pathsep.join([str(sources), str(ROOT / "scripts")])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", RULE: rule}
    try:
        run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return 1  # a game that no longer ends is noticed
    return run.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
