"""Which plans the bots of a game can have, as their source says."""

from __future__ import annotations

import re
from importlib.resources import files

FAMILIES = {
    "go-": ("adventure", "undefeated", "town", "task"),
    "attempt-": ("adventure", "undefeated", "duel", "negotiate"),
    "market-": ("buy", "hire", "sell", "heal", "revive", "use"),
    "third-": tuple(
        f"{how}-{kind}"
        for how in ("go", "do")
        for kind in ("gem", "quest", "rumor", "story", "shop", "rest", "zombie", "villain")
    ),
    "team-": (),
}


def plans_in_the_source(game: str = "second") -> list[str]:
    found: set[str] = {"default", "fight", "flee", "deal", "no-deal"}
    for file in (files("tamalir") / "players" / game).iterdir():
        if file.name.endswith(".py"):
            source = file.read_text(encoding="utf-8")
            for plan in re.findall(r'intend\(f?"([a-z{}.\-]+)"', source):
                head = plan.partition("{")[0]
                found |= {head + tail for tail in FAMILIES[head]} if "{" in plan else {plan}
            found |= set(re.findall(r'"(team-[a-z-]+)"', source))
    return sorted(found)
