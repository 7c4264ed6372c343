"""How bots fight: by the solver where there is time, else by rules of thumb."""

from __future__ import annotations

from typing import Any

from tamalir.kernel import Choose
from tamalir.odds.second.aims import Aim
from tamalir.odds.second.answers import GLIMPSE, NotAFight, glimpse, in_a_fight
from tamalir.odds.second.chances import at_least
from tamalir.odds.second.reading import TooManyChanges
from tamalir.odds.second.stakes import ALLY, CARD, EXHAUSTION, SURVIVAL, TURN, WOUND
from tamalir.players.luck import Budget
from tamalir.players.second.judgement import Judge
from tamalir.players.thoughts import Thought
from tamalir.second import values
from tamalir.second.limits import is_ally
from tamalir.second.state import Fight, SecondState
from tamalir.second.words import HERO, Cause, Kind

POSITIONS_PER_STEP = 40
"""Positions of the solver that count as one step of a budget."""


def aim_of(judge: Judge) -> Aim:
    """What the fight at hand is about, in the units of the plan."""
    state = judge.state
    fight = state.fight
    assert fight is not None
    assert fight.foe is not None
    adventure = state.book.adventure(fight.foe.card)
    challenge = state.book.challenges.get(fight.foe.card)
    win = judge.reward(adventure.colour, fight.foe.card if challenge is not None else None)
    if fight.cause == Cause.HAZARD:
        win *= 0.6
    loss = -judge.defeat() - TURN
    if fight.cause == Cause.ENDGAME:
        win, loss = SURVIVAL, -SURVIVAL
    return Aim(
        win=round(win, 1),
        loss=round(loss, 1),
        away=-TURN,
        wound=WOUND,
        exhaustion=EXHAUSTION,
        ally=ALLY,
        card=CARD,
    )


def by_solver(judge: Judge, request: Choose[Any], thought: Thought, budget: Budget) -> bool:
    """Weigh the options of a fight with exact odds; False if that cannot be done in time."""
    state, seat = judge.state, request.seat
    if not in_a_fight(state, seat):
        return False
    aim = aim_of(judge)
    wanted = [o.id for o in (*request.options, *request.asides) if o.refused is None]
    limit = GLIMPSE if budget.steps is None else min(GLIMPSE, POSITIONS_PER_STEP * budget.steps)
    stop = (lambda: budget.over(0)) if budget.timed else None
    try:
        rows = glimpse(state, seat, request, wanted, aim, limit, stop)
    except (NotAFight, TooManyChanges):
        return False
    budget.over(limit // POSITIONS_PER_STEP)
    if not rows:
        return False
    for name, row in rows.items():
        if name.startswith("discard:") or name == "propose-end":
            continue
        assert row.utility is not None
        thought.weigh(
            name,
            row.utility,
            win=round(row.win, 6),
            loss=round(row.loss, 6),
            away=round(row.away, 6),
            wounds=round(row.wounds, 6),
            exhaustion=round(row.exhaustion, 6),
        )
    best = thought.best()
    if best is not None:
        row = rows[best]
        asked = any(option.id == "escape" for option in request.options)
        flees = best == "escape" if asked else row.away > row.win
        percent = round(100 * (row.away if flees else row.win))
        thought.intend("flee" if flees else "fight", foe=_foe(state), percent=percent)
    return True


def by_thumb(state: SecondState, request: Choose[Any], thought: Thought) -> None:
    """Rules of thumb for every question of a fight, duels included."""
    fight = state.fight
    match request.key:
        case "combat.act" if fight is not None:
            _act(state, request, fight, thought)
        case "combat.escape" if fight is not None:
            _escape(state, request, fight, thought)
        case "combat.before":
            for option in request.options:
                thought.weigh(option.id, 0.0 if option.id == "to-battle" else _early(state, option.id))
        case "combat.hit":
            for option in request.options:
                thought.weigh(option.id, 0.0 if option.id == "strike" else 0.5)
        case "roll.improve":
            _improve(state, request, thought)
        case "roll.commit":
            for option in request.options:
                thought.weigh(option.id, 0.0 if option.id == "done" else 0.1 * int(option.args.get("n", 0)))
        case "wounds.cancel":
            for option in request.options:
                thought.weigh(option.id, 0.0 if option.id == "take-wounds" else 0.5)
        case _:
            return
    if thought.best() == "escape":
        percent = round(100 * thought.facts["escape"]["away"])
        thought.intend("flee", foe=_foe(state), percent=percent)
    else:
        thought.intend("fight-on", foe=_foe(state))


def _foe(state: SecondState) -> str:
    fight = state.fight
    if fight is None:
        return ""
    if fight.foe is not None:
        return fight.foe.card
    return state.heroes[fight.defender].id


def _early(state: SecondState, option: str) -> float:
    """Cards Before Combat: those that cost nothing first; slipping away only when it looks bad."""
    card = option.partition(":")[2].partition("#")[0]
    effects = [effect.do for _, effect in state.book.active[card]]
    return -0.5 if "slip-away" in effects else 0.3


def _figures(state: SecondState, fight: Fight, who: str, kind: Kind, attack: bool) -> tuple[float, int, int]:
    """The chance of a roll, what it deals, what its failure costs."""
    seat = fight.attacker
    plus = values.value(state, seat, who, kind.attribute)
    plus += values.roll_bonus(state, seat, kind, attack) if who == HERO else 0
    if fight.rival is None:
        target, harm = (
            values.enemy_value(state, fight, kind.attribute),
            values.enemy_damage(state, fight, kind),
        )
    else:
        target = values.value(state, fight.defender, HERO, kind.attribute) + 11
        harm = values.damage(state, fight.defender, HERO, kind)
    return at_least(target - plus), values.damage(state, seat, who, kind), harm


def _act(state: SecondState, request: Choose[Any], fight: Fight, thought: Thought) -> None:
    kind = Kind(fight.stage)
    later = list(Kind)[list(Kind).index(kind) + 1 :]
    if any(option.id == "escape" for option in request.options):
        _escape(state, request, fight, thought)
        if thought.scores["escape"] > thought.scores.pop("stay"):
            return
        del thought.scores["escape"]
    for option in request.options:
        if option.id == "escape":
            continue
        if option.id == "defend":
            p, _, harm = _figures(state, fight, HERO, kind, attack=False)
            thought.weigh("defend", -(1 - p) * harm, hold=round(p, 4))
        elif option.verb in ("attack", "ally"):
            who = HERO if option.verb == "attack" else option.id.partition(":")[2]
            p, dealt, harm = _figures(state, fight, who, kind, attack=True)
            score = 1.2 * p * dealt - (1 - p) * harm * (1.0 if who == HERO else 0.5)
            for other in later:  # a better moment to strike comes in this very round
                q, more, less = _figures(state, fight, who, other, attack=True)
                score = min(score, score - (1.2 * q * more - (1 - q) * less) + 0.001)
            thought.weigh(option.id, score, hit=round(p, 4))
        else:
            thought.weigh(option.id, 0.4)


def _escape(state: SecondState, request: Choose[Any], fight: Fight, thought: Thought) -> None:
    seat = request.seat
    left = values.life(state, seat, HERO) - state.heroes[seat].wounds
    if fight.rival is None and fight.foe is not None:
        enemy = values.enemy_life(state, fight) - fight.foe.wounds
        target = values.enemy_value(state, fight, Kind.RANGED.attribute)
    else:
        rival = state.heroes[fight.defender]
        enemy = values.life(state, fight.defender, HERO) - rival.wounds
        target = 11 + values.value(state, fight.defender, HERO, Kind.RANGED.attribute)
    hits = [_figures(state, fight, HERO, kind, attack=True) for kind in Kind]
    per_round = max(p * dealt for p, dealt, _ in hits)
    hurts = sum((1 - p) * harm for p, _, harm in hits)
    plus = values.value(state, seat, HERO, Kind.RANGED.attribute) + values.escape_bonus(state, seat)
    chance = at_least(target - plus)
    margin = left / max(0.05, hurts) - enemy / max(0.05, per_round)
    thought.weigh("stay", margin + 0.5)
    thought.weigh("escape", 0.0 if chance > 0.3 else -1.5, away=round(chance, 4))


def _improve(state: SecondState, request: Choose[Any], thought: Thought) -> None:
    """The smallest help that is enough; else a new throw; else let it stand."""
    short = int(request.args.get("target", 0)) - int(request.args.get("total", 0))
    own = state.check is not None and state.fight is not None and state.fight.rival is not None
    for option in request.options:
        if option.id == "let-it-stand":
            thought.weigh(option.id, 0.0)
            continue
        card, _, number = option.id.partition(":")[2].partition("#")
        effects = dict(state.book.active[card])
        effect = effects.get(int(number or 0))
        by = int(effect.args.get("by", 0)) if effect is not None else 0
        if by >= short > 0:
            thought.weigh(option.id, 1.0 - 0.01 * by)
        elif by == 0:
            thought.weigh(option.id, 0.3)
        else:
            thought.weigh(option.id, 0.1 if own and short <= 0 else -0.1)


def worth_taking(state: SecondState, card: str) -> float:
    """A card in somebody's hands, roughly."""
    book = state.book
    if book.is_rune(card):
        return 30.0
    if book.is_adventure(card):
        return 5.0
    return book.cost(card) + (0.5 if is_ally(state, card) else 0.0)
