"""The best line: what to do in the phases that are left of the round, if nothing upsets it."""

from __future__ import annotations

from tamalir.odds.second.casts import Rows
from tamalir.odds.second.fights import Solver
from tamalir.odds.second.reading import TooLarge

LAST_STAGE = 3


def best_line(solver: Solver, s: int, asked: str, option: str) -> tuple[str, ...]:
    """The option, then the best act of each later phase of the round as long as all goes by it.

    A line says what is planned, not what is certain: a wound or a hit may call for another act.
    Cards come into it where they are used on their own account, not where they answer a roll.
    """
    line = [option]
    if asked == "combat.escape" and option == "stay":
        s = solver.next_stage(s)
    elif asked == "combat.act" and (option in ("attack", "defend") or option.startswith("ally:")):
        s = _acted(solver, s, option)
    else:
        return (option,)
    try:
        while 0 < s & 7 <= LAST_STAGE:
            act = _best(solver.phase_rows(s))
            line.append(act)
            if act.startswith("use:"):
                break
            s = _acted(solver, s, act)
    except TooLarge:
        pass  # as far as the work went
    return tuple(line)


def _acted(solver: Solver, s: int, act: str) -> int:
    """The position after an act that has changed nothing else; past the last phase: none."""
    r = solver.reading
    if act != "defend":
        who = 0 if act == "attack" else 1 + r.allies.index(act.partition(":")[2])
        s |= 1 << (r.ATTACKED + who)
    return 0 if s & 7 == LAST_STAGE else solver.next_stage(s)


def _best(rows: Rows) -> str:
    return max(rows, key=lambda row: row[1].utility)[0]
