#!/usr/bin/env python3
"""Does a test notice when a rule of the Third Edition breaks? The same as mutate.py, with other faults.

scripts/mutate_third.py                          all faults
scripts/mutate_third.py 3E-SURGE 3E-DOUBLE-002   those of some rules
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from mutate import Fault, main

TESTS = ("tests/third",)

FAULTS = [
    # Set-up, rounds, time
    Fault(
        "3E-FIRST-001",
        "setup.py",
        "if n == max(wild)]",
        "if n == min(wild)]",
    ),
    Fault("3E-SETUP-010", "setup.py", "card.scenario in (None, scenario)", "True"),
    Fault("3E-SETUP-016", "setup.py", "hand_size(state, seat))\n", "1)\n"),
    Fault("3E-ACTION-001", "rounds.py", "ACTIONS = 3", "ACTIONS = 4"),
    Fault("3E-ACT-003", "rounds.py", "state.time, state.act = 1, 2", "state.act = 2"),
    Fault("3E-TIME-004", "rounds.py", "if state.time in track.refresh:", "if False:"),
    Fault("3E-TIME-004", "rounds.py", "        if at not in occupied:\n", "        if True:\n"),
    Fault("3E-GAP-030", "rounds.py", "LAST_ROUND = 100", "LAST_ROUND = 101"),
    Fault("3E-ONCE-001", "rounds.py", "still_counting(hero.used, Until.TURN)", "hero.used"),
    # The turn
    Fault("3E-DELAY-001", "turn.py", "    if hero.delayed:\n", "    if False:\n"),
    Fault("3E-DEFEAT-004", "turn.py", "    if defeated(state, seat):  # 3E", "    if False:  # 3E"),
    Fault(
        "3E-ACTION-005",
        "adventure.py",
        "return min([2, *map(int, costs)])",
        "return min([1, *map(int, costs)])",
    ),
    Fault("3E-GAP-040", "adventure.py", "    state.gems[hero.hex] = False\n", ""),
    Fault("3E-MOVE-009", "terrain.py", "        if between in self.bridges:", "        if False:"),
    Fault("3E-RIVER-002", "terrain.py", 'return shows(face, "water")', "return True"),
    Fault("3E-ROAD-001", "terrain.py", "        if between in self.roads:", "        if False:"),
    Fault("3E-DICE-004", "terrain.py", 'return face == "wild" or terrain == CITY', "return terrain == CITY"),
    Fault(
        "3E-CITY-002", "terrain.py", 'return face == "wild" or terrain == CITY or', 'return face == "wild" or'
    ),
    Fault("3E-SPEND-005", "travel.py", "            dice.faces.remove(face)  # 3E-SPEND-005\n", ""),
    Fault(
        "3E-REST-002", "camp.py", "healed = heal(state, seat, hero.damage)", "healed = heal(state, seat, 1)"
    ),
    Fault("3E-REST-007", "camp.py", "REST_DICE = 5", "REST_DICE = 4"),
    Fault(
        "3E-TRAIN-001",
        "camp.py",
        "draw_skills(state, seat, hand_size(state, seat))",
        "draw_skills(state, seat, 1)",
    ),
    Fault(
        "3E-HAND-002", "skills.py", "while len(hero.hand) > hand_size", "while len(hero.hand) > 1 + hand_size"
    ),
    Fault("3E-ZOMBIE-004", "harm.py", "ZOMBIE_DAMAGE = 2", "ZOMBIE_DAMAGE = 1"),
    # Learning
    Fault("3E-ATTR-004", "learning.py", "if len(learned) < attribute(", "if len(learned) <= attribute("),
    Fault("3E-LEARN-005", "learning.py", 'return "3E-LEARN-005" if short else None', "return None"),
    Fault(
        "3E-LEARN-007",
        "learning.py",
        "            yield from _drop_skill(state, seat, name, learned)\n",
        "            break\n",
    ),
    Fault("3E-SPEND-004", "trophies.py", "        state.adventure_discards[deck].append(card)\n", ""),
    # Shopping and giving
    Fault(
        "3E-SHOP-002",
        "shopping.py",
        "        state.markets[city].append(card)\n",
        "        state.asset_discards.append(card)\n",
    ),
    Fault("3E-SHOP-003", "shopping.py", "hero.gold += assets[card].cost", "hero.gold += 1"),
    Fault("3E-SHOP-007", "shopping.py", "affordable = cost <= hero.gold and", "affordable ="),
    Fault("3E-MARKET-002", "assets.py", "MARKET = 3", "MARKET = 2"),
    Fault("3E-ASSET-003", "assets.py", "    if len(same) > 1:\n", "    if len(same) > 2:\n"),
    Fault("3E-GIVE-001", "giving.py", "    if agreed:\n", "    if True:\n"),
    # Adventures
    Fault(
        "3E-EXPLORE-002",
        "terrain.py",
        '(face == "wild" if first == "wild" else shows(face, first))',
        '(first == "wild" or shows(face, first))',
    ),
    Fault("3E-QUEST-002", "quests.py", '        return "3E-QUEST-002"\n', "        pass\n"),
    Fault("3E-QUEST-008", "quests.py", "    if ending.trophy:\n", "    if not ending.trophy:\n"),
    Fault("3E-RUMOR-001", "events.py", "    if event.options[n].rumor:\n", "    if False:\n"),
    Fault("3E-EVENT-004", "events.py", " and card in state.resolving:\n", " and False:\n"),
    Fault(
        "3E-TEST-003",
        "attribute_tests.py",
        "attribute(state, seat, name) + modifier +",
        "attribute(state, seat, name) +",
    ),
    Fault(
        "3E-TEST-012",
        "attribute_tests.py",
        "    state.skill_discards.extend(state.revealed)  # 3E-TEST-012\n",
        "",
    ),
    Fault("3E-TEST-010", "card_effects.py", "        use.stopped = True\n", ""),
    Fault("3E-TROPHY-009", "gain_effects.py", "    use.state.bonus.append(kind)\n", "    pass\n"),
    Fault(
        "3E-DECK-004",
        "adventure.py",
        '        state.tell("deck-exhausted"',
        "        state.decks[deck].shuffle(state.adventure_discards[deck])\n"
        '        state.tell("deck-exhausted"',
    ),
    # Combat
    Fault(
        "3E-COMBAT-004", "combat.py", "neighbour = (seat - step) % seats", "neighbour = (seat + step) % seats"
    ),
    Fault("3E-ENEMY-007", "combat.py", "if state.act == 2 or enemy.villain:", "if enemy.villain:"),
    Fault(
        "3E-INIT-003",
        "combat.py",
        "initiative(defender) > initiative(attacker)",
        "initiative(defender) >= initiative(attacker)",
    ),
    Fault("3E-GAP-014", "combat.py", "elif not foe.passed and not fight.again:", "elif not fight.again:"),
    Fault("3E-POOL-003", "combat.py", "        side.spent.clear()\n", ""),
    Fault(
        "3E-DAMAGE-010",
        "tokens.py",
        'Symbol("physical", enemies=False, damage=True)',
        'Symbol("physical", damage=True)',
    ),
    Fault(
        "3E-DASH-001",
        "tokens.py",
        'Symbol("dash", heroes=False, enemies=False)',
        'Symbol("dash", damage=True)',
    ),
    Fault(
        "3E-SURGE-003",
        "abilities.py",
        "    if ability.limit is Until.ROUND or",
        "    if False or",
    ),
    Fault(
        "3E-SURGE-005",
        "abilities.py",
        "    spend(side, tokens)\n    if ability.limit",
        "    if ability.limit",
    ),
    Fault("3E-X-001", "abilities.py", 'total(side, tokens) if "x-surge" in', '1 if "x-surge" in'),
    Fault("3E-AGILITY-002", "abilities.py", 'if symbol == "agility":', 'if symbol == "nothing":'),
    Fault("3E-NEGATE-004", "effects.py", "            pools.spend(foe, paid)\n", ""),
    Fault(
        "3E-DOUBLE-001",
        "pools.py",
        "    if token.on is not None:  # 3E-DOUBLE-001",
        "    if False:  # 3E-DOUBLE-001",
    ),
    Fault(
        "3E-DOUBLE-002",
        "pools.py",
        "                pool.remove(double)\n                spent.append(double.loose)\n",
        "                pass\n",
    ),
    Fault("3E-GAP-018", "pools.py", "        exchange(side, double, double.loose)\n", "        pass\n"),
    Fault(
        "3E-DOUBLE-005",
        "pools.py",
        "lying(double.id, double.face, double.back, covered=True)",
        "lying(double.id, double.face, double.back)",
    ),
    Fault(
        "3E-SHIELD-005",
        "damage.py",
        "0 if unblockable else _block",
        "0 if unblockable and amount < 0 else _block",
    ),
    Fault("3E-DAMAGE-002", "damage.py", "min(amount - blocked, most - before)", "amount - blocked"),
    Fault("3E-FLEE-005", "fleeing.py", '        return "3E-FLEE-005"\n', "        pass\n"),
    Fault("3E-ENEMY-002", "spoils.py", "    owner.gold += card.gold\n", ""),
    Fault(
        "3E-DEFEAT-003",
        "spoils.py",
        "        state.adventure_discards.setdefault(card.deck, []).append(card.id)\n",
        "        pass\n",
    ),
    # Villain, story, elimination
    Fault("3E-LORE-002", "values.py", "printed + scenario.per_token * tokens", "printed"),
    Fault("3E-VILLAIN-009", "values.py", "max(scenario.floor, printed", "max(1, printed"),
    Fault("3E-VILLAIN-004", "spoils.py", "        eliminate(state, hero.seat)\n", "        pass\n"),
    Fault("3E-SCEN-008", "villain.py", 'wild = sum(face == "wild" for face in faces)', "wild = len(faces)"),
    Fault("3E-SCEN-012", "villain.py", '        return "3E-SCEN-012"\n', "        pass\n"),
    Fault("3E-ZOMBIE-005", "villain.py", "    hero.gold += gold\n", ""),
    Fault("3E-GAP-034", "story.py", '        return "3E-GAP-034"', "        pass"),
    Fault(
        "3E-ELIM-003",
        "outcome.py",
        "hero.gold = hero.story = hero.damage = 0",
        "hero.story = hero.damage = 0",
    ),
    Fault("3E-ELIM-004", "outcome.py", "state.first = (state.first + 1) % seats", "break"),
    # Simultaneous abilities, once per turn
    Fault(
        "3E-SIMUL-002",
        "moments.py",
        "        order.insert(0, state.active)\n",
        "        order.append(state.active)\n",
    ),
    Fault("3E-ONCE-003", "asking.py", "if not heroes.own_turn(state, seat):", "if True:"),
    Fault("3E-ONCE-003", "attribute_tests.py", "if not _draws(state, option)]", "if False]"),
    Fault("3E-COMBAT-015", "moments.py", '    "move": "3E-COMBAT-015",\n', ""),
    Fault("3E-COMBAT-020", "moments.py", '    "draw-adventure": "3E-COMBAT-020",\n', ""),
    Fault("3E-GAP-057", "shopping.py", " and seat not in state.fallen", ""),
    Fault("3E-GAP-057", "attribute_tests.py", "        if seat in state.fallen:", "        if False:"),
    # Combats inside other things
    Fault("3E-GAP-069", "turn.py", "    if state.unfinished:\n        return go_on(state)\n", ""),
    Fault(
        "3E-GAP-069",
        "unfinished.py",
        "    state.unfinished += others\n",
        "    state.unfinished = others + state.unfinished\n",
    ),
    Fault("3E-GAP-069", "deeds.py", "            return False\n", "            pass\n"),
    Fault("3E-TURN-002", "unfinished.py", "text.heroes.pop(0)", "text.heroes.pop()"),
    Fault("3E-ENEMY-006", "spoils.py", '.won = fight.ended == "defeat"', ".won = True"),
    Fault("3E-ONCE-002", "moments.py", '        return "3E-ONCE-002"\n', "        pass\n"),
    Fault(
        "3E-GOLDEN-005", "moments.py", "        if ability.may or ability.effect.cost:", "        if False:"
    ),
]

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], FAULTS, "third", TESTS))
