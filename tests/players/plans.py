"""Which plans the bots of the Second Edition can have, as their source says."""

from __future__ import annotations

import re
from importlib.resources import files

FAMILIES = {
    "go-": ("adventure", "undefeated", "town"),
    "attempt-": ("adventure", "undefeated", "duel", "negotiate"),
    "market-": ("buy", "hire", "sell", "heal", "revive", "use"),
}


def plans_in_the_source() -> list[str]:
    found: set[str] = {"default", "fight", "flee", "deal", "no-deal"}
    for file in (files("tamalir") / "players" / "second").iterdir():
        if file.name.endswith(".py"):
            source = file.read_text(encoding="utf-8")
            for plan in re.findall(r'intend\(f?"([a-z{}.\-]+)"', source):
                head = plan.partition("{")[0]
                found |= {head + tail for tail in FAMILIES[head]} if "{" in plan else {plan}
    return sorted(found)
