"""What things are worth to a hero of a team: the base judgement, combat boards, and what the team shares."""

from __future__ import annotations

from dataclasses import replace

from tamalir.bonds.cards import BoardDef, bonds_book
from tamalir.bonds.scenario_parts import step_in_play
from tamalir.bonds.sheets import sheet_for
from tamalir.bonds.state import bonds_state, together
from tamalir.bonds.warbands import rules_of, to_come
from tamalir.kernel import Seat
from tamalir.players.third.fighters import Chance, Fighter, chance, enemy_fighter, fighter_of
from tamalir.players.third.figure import Figure
from tamalir.players.third.judgement import Judge
from tamalir.players.third.outlook import villain_health, villain_of
from tamalir.players.third.prices import Prices
from tamalir.third.state import ThirdState

COPIES = 0.7
"""Damage that a tactics token of an enemy brings in a round, by half of its faces."""
RECASTS = 0.3
"""Damage that an agility space which makes the hero recast keeps off, for each agility face."""
UNITS_TO_COME = 2


def board_for(state: ThirdState, enemy: str) -> BoardDef:
    """The board by which an enemy card fights."""
    boards = bonds_book(state).boards
    for trait in state.book.catalogue.enemies[enemy].traits:
        if trait in boards:
            return boards[trait]
    return boards["warrior"]


def board_fighter(state: ThirdState, enemy: str, act: int) -> Fighter:
    """An enemy with the tokens of its trait, played by its board."""
    key = ("board foe", enemy, act)
    known: Fighter | None = state.book.memory.get(key)
    if known is None:
        book, board = state.book, board_for(state, enemy)
        card, tokens = book.catalogue.enemies[enemy], book.catalogue.sets[board.tokens]
        ids = [*tokens.tokens, *([tokens.powerful] if act == 2 or card.villain else [])]
        faces = [book.catalogue.tokens[id].faces for id in (*ids, *([card.token] if card.token else []))]
        symbols = [face.rstrip("*").partition("-")[0] for pair in faces for face in pair]
        plus = sum(space.plus for space in board.spaces)
        throws = any(space.symbol == "agility" and space.recast for space in board.spaces)
        known = fighter_of(card.abilities, faces, {})
        known = replace(
            known,
            steady=known.steady + 0.9 * plus + 0.5 * COPIES * symbols.count("tactics"),
            guard=known.guard + (RECASTS * symbols.count("agility") if throws else 0.0),
        )
        book.remember(key, known)
    return known


class TeamJudge(Judge):
    """Weighs things for one hero of a team."""

    def __init__(self, state: ThirdState, seat: Seat, prices: Prices) -> None:
        self.team = together(state)
        super().__init__(state, seat, prices)

    def foe(self, enemy: str, act: int | None = None) -> Fighter:
        played = self.state.act if act is None else act
        if not self.team:
            return enemy_fighter(self.book, enemy, played)
        return board_fighter(self.state, enemy, played)

    def tokens(self) -> int:
        """Those of all heroes who can come along count, if the sheet says so (UB-GAP-051)."""
        if not self.team or not sheet_for(bonds_book(self.state).sheets, self.state.scenario).pooled:
            return self.hero.story
        gone = self.state.eliminated
        return sum(hero.story for seat, hero in enumerate(self.state.heroes) if seat not in gone)

    def duel(self, damage: int = 0) -> float:
        """The chance of this hero to beat the villain with all that the team has; 0 where there is none."""
        villain = villain_of(self.state)
        if villain is None:
            return 0.0
        against = villain_health(self.state, villain, self.tokens())
        left = max(1, self.health - damage)
        return chance(self.book, self.fighter(), self.foe(villain, 2), left, against).win

    def warband(self, card: str, units: int, damage: int | None = None) -> Chance:
        """Against a warband of so many units (UB-SCEN-009)."""
        health = self.book.catalogue.enemies[card].health + units + step_in_play(self.state).health
        left = max(1, self.health - (self.damage if damage is None else damage))
        return chance(self.book, self.fighter(), self.foe(card), left, health)

    def in_decks(self, figure: Figure) -> float:
        """Against the enemies of the decks and the villain, as in the base game."""
        return super().strength(figure)

    def strength(self, figure: Figure) -> float:
        """Warbands are still to come too; which lies facedown nobody knows."""
        bands, rules = bonds_state(self.state).warbands, rules_of(self.state)
        value = self.in_decks(figure)
        if not bands or rules is None:
            return value
        fighter, health = self.fighter(figure), max(1, self.traits_of(figure).values["health"])
        enemies, more = self.book.catalogue.enemies, step_in_play(self.state).health
        here = {band.card: band.units for band in bands if band.hex is not None}
        facedown, unseen = len(bands) - len(here), to_come(self.state, rules)
        weights = {**dict.fromkeys(here, 1.0), **dict.fromkeys(unseen, facedown / max(1, len(unseen)))}
        wins = [
            weight * chance(
                self.book, fighter, self.foe(card, 2), health,
                enemies[card].health + max(UNITS_TO_COME, here.get(card, 0)) + more,
            ).win
            for card, weight in weights.items() if weight
        ]  # fmt: skip
        return value + self.prices.villain * sum(wins) / len(bands)
