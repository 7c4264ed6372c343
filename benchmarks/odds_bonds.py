"""python -m benchmarks.odds_bonds: how far odds of fights on combat boards can be trusted.

Random heroes with random cards fight random enemies, villains and warbands among them. What is foretold
before a fight (a share of 60 fights, with its 95 % interval) stands beside fights that are played at a table
with all rules and other luck: by the plain player whom the odds have in mind, or with `--champions` by
players who work out the odds of every option before they answer.
"""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import dataclass
from math import sqrt
from typing import Any, cast

from tamalir.bonds.decks import skill_deck
from tamalir.bonds.edition import EDITION, book_of
from tamalir.bonds.state import BondsState
from tamalir.kernel import Choose, Fast, Setup, Table
from tamalir.odds.bonds.board_fights import NORMAL, TRIALS, BoardFights, interval
from tamalir.players.third.thumb import by_thumb
from tamalir.third.combat import engage
from tamalir.third.state import Hero, ThirdState
from tamalir.world.piles import Pile

SETUP = Setup(2, options={"scenario": "margath", "mode": "cooperative"})
BOOK = book_of(SETUP)
CARDS = BOOK.catalogue


@dataclass(slots=True, frozen=True)
class Match:
    """Who fights whom, with what."""

    hero: str
    foe: str
    assets: tuple[str, ...]
    skills: tuple[str, ...]
    hand: int
    act: int

    def state(self) -> ThirdState:
        """Before the fight."""
        second = next(name for name in CARDS.heroes if name != self.hero)
        first = Hero(self.hero, hex=(7, 5), assets=list(self.assets), skills=list(self.skills))
        state = BondsState(heroes=[first, Hero(second, hex=(3, 3))], act=self.act, scene="odds", book=BOOK)
        deck = [card for card in skill_deck(state) if card not in self.skills]
        first.hand = deck[: self.hand]
        state.decks["skill"] = Pile(bag=deck[self.hand :])
        return state


def drawn(luck: random.Random) -> Match:
    """Any hero with up to five assets and four skills against anybody."""
    foe = luck.choice(list(CARDS.enemies))
    assets: dict[str, str] = {}  # one of each type
    for card in luck.sample(list(CARDS.assets), luck.randrange(8)):
        if CARDS.assets[card].trade is None:
            assets.setdefault(CARDS.assets[card].type, card)
    skills = skill_deck(BondsState(heroes=[], book=BOOK))
    act = 2 if CARDS.enemies[foe].villain else luck.choice((1, 2))
    return Match(
        luck.choice(list(CARDS.heroes)), foe, tuple(assets.values()),
        tuple(luck.sample(sorted(set(skills)), luck.randrange(5))), luck.randrange(4), act,
    )  # fmt: skip


def foretold(match: Match) -> tuple[int, int]:
    """Fights won and fought by the odds."""
    odds = BoardFights(by_thumb).against(EDITION, SETUP, match.state(), 0, match.foe)
    assert odds is not None
    return round(odds.win * TRIALS), TRIALS


def fought(match: Match, seed: int, champion: bool) -> bool:
    """One fight at a table; whether the hero wins."""
    state = match.state()
    engage(state, 0, match.foe)
    table = Table(EDITION, state, Fast(seed), setup=SETUP, listening=False)
    while table.request is not None:
        asked = cast("Choose[Any]", table.request)
        offered = [option.id for option in asked.options]
        scores = by_thumb(table.state, asked)
        if champion and asked.key != "fight.flee":
            rows = BoardFights(by_thumb, trials=10, most=6).odds(table.view(asked.seat), None, seed)
            scores = {id: row.utility or 0.0 for id, row in rows.items()} or scores
        known = [id for id in offered if id in scores]
        if "stay" in offered:
            table.answer("stay")
        elif known:
            table.answer(max(known, key=lambda id: scores[id]))
        else:
            plain = [id for id in ("no", "enough", "let-be") if id in offered]
            table.answer((plain or offered)[0])
    return table.result is not None and 0 in table.result.winners


def agrees(told: tuple[int, int], seen: tuple[int, int]) -> bool:
    """Whether two shares can be of one chance, by the 95 % interval of their difference."""
    share = (told[0] + seen[0]) / (told[1] + seen[1])
    error = NORMAL * sqrt(share * (1 - share) * (1 / told[1] + 1 / seen[1]))
    return abs(told[0] / told[1] - seen[0] / seen[1]) <= error + 1e-9


def compare(matches: int, fights: int, seed: int, champion: bool = False) -> dict[str, Any]:
    """Foretold and fought, match by match and all together."""
    luck = random.Random(seed)
    within = told_wins = wins = 0
    apart: list[dict[str, Any]] = []
    for n in range(matches):
        match = drawn(luck)
        told = foretold(match)
        won = sum(fought(match, 10**6 * (n + 1) + k, champion) for k in range(fights))
        told_wins, wins = told_wins + told[0], wins + won
        if agrees(told, (won, fights)):
            within += 1
        else:
            apart.append(
                {"hero": match.hero, "foe": match.foe, "foretold": told[0] / TRIALS, "won": won / fights}
            )
    low, high = interval(wins, matches * fights)
    return {
        "matches": matches,
        "fights": matches * fights,
        "within": within,
        "foretold": round(told_wins / (matches * TRIALS), 4),
        "won": round(wins / (matches * fights), 4),
        "interval": [round(low, 4), round(high, 4)],
        "apart": apart,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--fights", type=int, default=100, help="of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--champions", action="store_true", help="the hero works out every option")
    asked = parser.parse_args()
    print(json.dumps(compare(asked.matches, asked.fights, asked.seed, asked.champions), indent=2))


if __name__ == "__main__":
    main()
