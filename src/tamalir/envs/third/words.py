"""What version 0 tells apart, each in an order that never changes. A test reads the rules' source, and plays,
and fails when something is asked or offered that is not listed."""

from __future__ import annotations

from tamalir.envs.cards import CardNumbers, listed

QUESTIONS = (
    "asset.drop", "asset.lose", "asset.take", "card.choose", "card.hero", "card.may", "card.price",
    "deal.answer", "deal.offer", "dice.again", "dice.count-as", "dice.match", "dice.which",
    "event.choice", "fight.ability", "fight.action", "fight.block", "fight.brace", "fight.exert",
    "fight.flee", "fight.flight", "fight.negate", "fight.order", "fight.pick-flip", "fight.pick-recast",
    "fight.pick-remove", "fight.prevent", "hand.discard", "hand.lose", "hero.ability", "hero.brace",
    "hero.challenge", "hero.exert", "hero.order", "learn.drop", "learn.free", "learn.spend", "move.place",
    "move.spend", "move.walk", "quest.ending", "setup.first", "setup.hero", "setup.place",
    "setup.scenario", "shop.buy", "shop.sell", "test.exert", "trophy.kind", "trophy.lose", "trophy.spend",
    "turn.action", "villain.march",
)  # fmt: skip
VERBS = (
    "ability", "accept", "answer", "ask", "ask-gold", "attempt", "block", "break-off", "buy", "challenge",
    "choice", "deal", "decline", "die", "discard-skill", "done", "double", "drop", "drop-skill", "effect",
    "end-turn", "ending", "enough", "exert", "face-villain", "flee", "flee-to", "flip", "follow", "give",
    "give-gold", "go", "go-adventuring", "hero", "idle", "keep-dice", "kill-zombie", "kind", "learn",
    "leave-market", "let-be", "no", "no-ending", "pass", "pay-trophy", "propose", "recast", "recover",
    "reject", "reroll", "resolve-first", "scenario", "sell", "shop", "special", "spend", "start", "stay",
    "stop", "story", "surge", "take-asset", "take-damage", "take-rest", "to-hero", "token", "train",
    "travel", "use-ability", "walk", "yes",
)  # fmt: skip
UNSEEN = ("fight-recast", "hand-over", "hand-over-gold", "show-trophies")
"""Verbs of the rules that are no action: what the neighbours may do unasked, showing one's trophies, and the
answer that a prepared example gives."""
SYMBOLS = ("physical", "magical", "enemy", "agility", "surge", "double", "shield", "dash")
FACES = ("wild", "plains", "plains+forest", "plains+hills", "forest+hills", "mountain+water")
"""Of terrain dice."""
GROUNDS = ("plains", "hills", "water", "forest", "mountain", "city")
PHASES = ("engage", "cast", "action", "flee")
SCENARIOS = ("corpse-king", "margath")

DEEDS = (
    "act-again", "action-cost", "another-hero", "block-kind", "bonus", "bonus-trophy", "borrow-surge",
    "challenge", "choose-one", "contest", "count-as", "damage", "delay", "discard-skills",
    "double-damage", "draw-adventure", "draw-skills", "drive-off", "each-hero", "engage", "explore",
    "flip", "gain-action", "gain-asset", "gain-gold", "gain-story", "gain-trophy", "go-to", "heal",
    "in-order", "kill-zombies", "learn-free", "leave-track", "lose-asset", "lose-gold", "lose-story",
    "lose-trophies", "may", "move", "negatable", "no-surges", "opponent-no-surges", "place-zombies",
    "prevent", "recast", "recover", "refresh-gem", "remove", "reroll-dice", "rob", "roll-terrain",
    "roll-to-move", "suffer", "take-enemy", "take-stock", "take-trophy", "test", "trade", "turn-back",
)  # fmt: skip
MOMENTS = (
    "acted", "action", "action-phase", "after-defeat", "agility", "always", "attacked", "cast",
    "combat-action", "dealt-damage", "engaging", "opponent-flips", "quest-completed", "setup", "surge",
    "terrain-roll", "trophy-gained", "turn",
)  # fmt: skip
CARDS = listed("tamalir.envs.third", "cards_v0.txt")
NUMBERS = CardNumbers(CARDS, DEEDS, MOMENTS)

QUESTION = {key: n for n, key in enumerate(QUESTIONS)}
VERB = {verb: n for n, verb in enumerate(VERBS)}
SYMBOL = {symbol: n for n, symbol in enumerate(SYMBOLS)}


def one_of(n: int, size: int) -> list[float]:
    """1 in one place, 0 in the others."""
    return [float(place == n) for place in range(size)]


def part_of(number: float, whole: float) -> float:
    """A number as a part of a whole, between -1 and 1."""
    part = number / whole
    if part > 1.0:
        return 1.0
    return max(-1.0, part)
