"""A fight as the solver sees it: health, tokens and abilities of two sides, read from the cards themselves.

Abilities are read through the vocabulary of effects, so a stranger's card works without a word here. What has
no bearing on a fight (gold, steps on the map) is left away; what would have and is not understood is named in
`without`, and the numbers are then not exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from tamalir.odds.third.parties import NO_SURGES, OPEN, Deed, Party, Power, Side, dealt_back, doubled
from tamalir.odds.third.pieces import Pieces
from tamalir.third import heroes
from tamalir.third.cards import Ability
from tamalir.third.imagining import open_cards, printed_cards
from tamalir.third.kits import COMBAT_ACTIONS
from tamalir.third.quests import explore_dice
from tamalir.third.state import Fight, ThirdState
from tamalir.third.state import Side as Fighter
from tamalir.third.terrain import TERRAIN_DIE, shows
from tamalir.third.values import bonus, damage, health, hero_seat, holds, standing
from tamalir.world.effects import Effect
from tamalir.world.imagining import unseen
from tamalir.world.words import Until

IDLE = (
    "gain-gold", "lose-gold", "recover", "move", "roll-to-move", "go-to", "roll-terrain", "gain-trophy",
    "bonus-trophy", "lose-trophies",
)  # fmt: skip
"""Verbs that change nothing in a fight."""
MOMENTS = (
    *COMBAT_ACTIONS,
    "engaging",
    "cast",
    "action-phase",
    "acted",
    "attacked",
    "dealt-damage",
    "opponent-flips",
)


class Model:
    """Everything about a fight that does not change while it lasts."""

    def __init__(self, state: ThirdState, fight: Fight) -> None:
        self.pieces = Pieces(state.book.symbols)
        self.without: list[str] = []
        """Cards with abilities that are left out of account."""
        self.loose = False
        """Whether something in it is estimated: tests in later rounds, abilities at other moments."""
        symbols = [state.book.symbols[name] for name in self.pieces.symbols]
        self.unblockable: tuple[bool, ...] = tuple(s.unblockable for s in symbols)
        self.leaves_open: tuple[bool, ...] = tuple(s.leaves_open for s in symbols)
        self.agility, self.surge, self.double, self.shield = (
            self.pieces.symbols.index(name) for name in ("agility", "surge", "double", "shield")
        )
        self._reader = _Reader(self, state, fight)
        self.parties: tuple[Party, Party] = (
            self._reader.party(fight.sides[0]),
            self._reader.party(fight.sides[1]),
        )
        self.flee: tuple[float, float] = (
            self._escapes(state, fight, fight.sides[0]),
            self._escapes(state, fight, fight.sides[1]),
        )
        """By side: the chance that one terrain die leads away; 0 where nobody may flee."""
        self.stars, self.cards = deck_of(state)
        self.dice, self.matches = _explored(state, fight)
        for n, party in enumerate(self.parties):
            powers = [*party.actions, *(p for ps in party.waiting.values() for p in ps)]
            back = [p for p in powers if any(_brings_back(deed, "own") for deed in p.deeds)]
            other = self.parties[1 - n]
            far = [*other.actions, *(p for ps in other.waiting.values() for p in ps)]
            back += [p for p in far if any(_brings_back(deed, "opponent") for deed in p.deeds)]
            party.keeps = bool(back)
        self.vast = any(_any_number(d) for p in self._powers() for d in p.deeds)
        self.key: object = self._key()

    def _powers(self) -> list[Power]:
        found: list[Power] = []
        for party in self.parties:
            found += [*party.actions, *party.asides, *(p for ps in party.waiting.values() for p in ps)]
        return found

    def _key(self) -> object:
        """Equal for fights that go alike."""
        sides = [
            (
                (p.hero, p.health, p.strikes, p.bonus, p.proof, p.silences, p.actions, p.asides, p.kinds),
                tuple(p.waiting.items()),
            )
            for p in self.parties
        ]
        tokens = tuple(sorted(self.pieces.value.items()))
        tests = (self.stars, self.cards) if self.loose else ()
        return (*sides, tokens, self.flee, tests, self.dice, self.matches)

    @staticmethod
    def _escapes(state: ThirdState, fight: Fight, side: Fighter) -> float:
        at = state.heroes[side.seat].hex if side.hero else None
        if at is None or fight.no_flight is not None or state.book.map is None:
            return 0.0
        faces = TERRAIN_DIE.faces
        return sum(bool(state.book.map.ways(str(face), at)) for face in faces) / len(faces)

    # --- positions ------------------------------------------------------------------------

    def sides(self, state: ThirdState, fight: Fight) -> tuple[Side, Side]:
        """Both sides as they stand now."""
        return self.side(state, fight, 0), self.side(state, fight, 1)

    def side(self, state: ThirdState, fight: Fight, n: int) -> Side:
        fighter, party = fight.sides[n], self.parties[n]
        used = 0
        hero = state.heroes[fighter.seat] if fighter.hero else None
        for power in (*party.actions, *party.asides, *(p for ps in party.waiting.values() for p in ps)):
            spent = fighter.has_used(power.id) or (hero is not None and hero.has_used(power.id))
            if power.bit and spent:
                used |= power.bit
        lasting = 0
        names = self.pieces.symbols
        for modifier in fighter.modifiers:
            what = modifier.what
            if what == "no-surges":
                lasting |= NO_SURGES
            elif what == "open":
                lasting |= OPEN
            elif what.startswith("doubled-"):
                lasting |= doubled(names.index(what.removeprefix("doubled-")))
            elif what.startswith("turn-back-"):
                lasting |= dealt_back(names.index(what.removeprefix("turn-back-")))
        gone = (
            tuple(sorted(self.pieces.lying(t.face, t.back) >> 1 for t in fighter.spent))
            if party.keeps
            else ()
        )
        return (
            damage(state, fighter),
            self.pieces.pool(fighter),
            gone,
            len(hero.hand) if hero is not None else 0,
            used,
            lasting,
            fighter.passed,
        )


def _brings_back(deed: Deed, whose: str) -> bool:
    return any(d[0] == "recast" and d[3] and d[1] in (whose, "any") for d in _within(deed))


def _any_number(deed: Deed) -> bool:
    return any(d[0] in ("recast", "flip", "remove") and d[2] == "any-number" for d in _within(deed))


def _within(thing: Any) -> Iterator[Deed]:
    """An effect and all that stand inside it."""
    if not isinstance(thing, tuple) or not thing:
        return
    parts = cast("tuple[Any, ...]", thing)
    if isinstance(parts[0], str):
        yield parts
    for part in parts:
        yield from _within(part)


def deck_of(state: ThirdState) -> tuple[int, int]:
    """Stars and cards among the skill cards that do not lie open: what a test may reveal, as far as this
    seat knows."""
    if "skill" not in state.decks:
        return 0, 0
    skills = state.book.catalogue.skills
    left = unseen(printed_cards(state)["skill"], open_cards(state))
    return sum(skills[card].success for card in left), len(left)


def _explored(state: ThirdState, fight: Fight) -> tuple[int, float]:
    """How many dice the hero explores with, and the chance of one to match its hex."""
    seat = hero_seat(state, fight.sides[0])
    terrain = heroes.terrain_of(state, seat)
    if terrain is None:
        return 0, 0.0
    faces = TERRAIN_DIE.faces
    return explore_dice(state, seat), sum(shows(str(face), terrain) for face in faces) / len(faces)


class _Reader:
    """Reads the cards of a fight."""

    def __init__(self, model: Model, state: ThirdState, fight: Fight) -> None:
        self.model, self.state, self.fight = model, state, fight

    def party(self, fighter: Fighter) -> Party:
        state, symbols = self.state, self.state.book.symbols
        names = self.model.pieces.symbols
        strikes = tuple(
            n
            for n, name in enumerate(names)
            if symbols[name].damage and (symbols[name].heroes if fighter.hero else symbols[name].enemies)
        )
        kinds: list[int] = []
        for token in state.book.seams.tokens(state, fighter):
            one, other = map(str, state.book.dice[token].faces)
            kinds.append(self.model.pieces.lying(one, other) >> 1)
        party = Party(
            fighter.who,
            fighter.hero,
            health(state, fighter),
            strikes,
            bonus(state, fighter, "attack"),
            tuple(names.index(e.args["kind"]) for e in standing(state, fighter, "block-kind")),
            any(standing(state, fighter, "opponent-no-surges")),
            kinds=tuple(sorted(kinds)),
        )
        self._powers(fighter, party)
        return party

    def _powers(self, fighter: Fighter, party: Party) -> None:
        waiting: dict[str, list[Power]] = {}
        actions: list[Power] = []
        ids = fighter.abilities or tuple(self.state.book.seams.abilities(self.state, fighter))
        for n, id in enumerate(ids):
            ability = self.state.book.abilities[id]
            if ability.when not in MOMENTS:
                continue
            power = self._power(fighter, ability, 1 << n)
            if power is None:
                continue
            if ability.limit is Until.ROUND:
                party.per_round |= 1 << n
            if power.acts:
                actions.append(power)
            else:
                waiting.setdefault(power.when, []).append(power)
        party.actions = tuple(actions)
        party.waiting = {moment: tuple(powers) for moment, powers in waiting.items()}
        party.asides = tuple(self._asides(fighter, len(ids)))

    def _power(self, fighter: Fighter, ability: Ability, bit: int) -> Power | None:
        effect, home = ability.effect, self.state.book.homes[ability.id]
        given = dict(effect.given)
        hurt = int(given.pop("hurt", 0))
        try:
            if "round" in given:
                raise NotRead
            if not holds(self.state, fighter, given):
                return None
            cost = tuple(self._price(what, n) for what, n in effect.cost.items() if what != "exert")
            deeds = () if effect.do in IDLE else (self._deed(fighter, effect),)
        except NotRead:
            self.model.without.append(home)
            return None
        limited = ability.limit in (Until.ROUND, Until.COMBAT, Until.TURN, Until.GAME)
        return Power(
            ability.id,
            home,
            ability.when,
            ability.may,
            bit if limited else 0,
            ability.when == "surge",
            cost,
            "x-surge" in effect.cost,
            effect.cost.get("exert", 0),
            hurt,
            deeds,
        )

    def _asides(self, fighter: Fighter, first: int) -> list[Power]:
        """Healing for any moment of the own turn. The solver lets a hero use it before its own actions only,
        so the numbers are about right and no better than the truth."""
        if not fighter.hero or self.state.scene is not None or not heroes.own_turn(self.state, fighter.seat):
            return []
        found: list[Power] = []
        for n, (_, ability) in enumerate(heroes.abilities_for(self.state, fighter.seat, "turn")):
            if ability.effect.do in IDLE or set(ability.effect.cost) - {"exert"}:
                continue
            if ability.effect.do != "heal" or ability.limit is None:
                self.model.without.append(self.state.book.homes[ability.id])
                continue
            power = self._power(fighter, ability, 1 << first + n)
            if power is not None:
                self.model.loose = True
                found.append(power)
        return found

    def _price(self, what: str, n: int) -> tuple[int, int, bool]:
        tokens = what.endswith("-tokens")
        name = what.removesuffix("-tokens").removeprefix("x-")
        if name not in self.model.pieces.symbols:
            raise NotRead
        return self.model.pieces.symbols.index(name), n, tokens

    def _deeds(self, fighter: Fighter, effects: Sequence[Effect]) -> tuple[Deed, ...]:
        if any(effect.cost or effect.given for effect in effects):
            raise NotRead  # a part with a price or a condition of its own
        return tuple(self._deed(fighter, effect) for effect in effects if effect.do not in IDLE)

    def _deed(self, fighter: Fighter, effect: Effect) -> Deed:
        do, args = effect.do, effect.args
        names = self.model.pieces.symbols
        match do:
            case "damage":
                kind = names.index(args["kind"])
                return (
                    "damage",
                    self._number(fighter, args["amount"]),
                    kind,
                    bool(args.get("unblockable", False)),
                )
            case "heal":
                amount = 99 if args["amount"] == "all" else self._number(fighter, args["amount"])
                return ("heal", amount)
            case "recast" | "flip" | "remove":
                showing = args.get("showing")
                symbol = -1 if showing is None else names.index(showing)
                return (do, args["whose"], args.get("count", 1), bool(args.get("spent", False)), symbol)
            case "double-damage":
                return ("lasts", doubled(names.index(args["kind"])), True)
            case "turn-back":
                return ("lasts", dealt_back(names.index(args["kind"])), True)
            case "no-surges":
                return ("lasts", NO_SURGES, False)
            case "act-again" | "prevent" | "take-enemy":
                return (do,)
            case "negatable":
                by = names.index(args["by"])
                return (do, by, self._number(fighter, args["amount"]), self._deeds(fighter, args["effects"]))
            case "in-order":
                return ("all", self._deeds(fighter, args["effects"]))
            case "test":
                return self._test(fighter, args)
            case "explore":
                return (do, self._deeds(fighter, args["effects"]))
            case "borrow-surge":
                return self._borrowed(fighter)
            case _:
                raise NotRead

    def _number(self, fighter: Fighter, amount: int | str) -> int:
        """A number; -1 for X."""
        if isinstance(amount, int):
            return amount
        seat = hero_seat(self.state, fighter)
        return -1 if amount == "x" else heroes.amount_of(self.state, seat, amount)

    def _test(self, fighter: Fighter, args: Mapping[str, Any]) -> Deed:
        state, seat = self.state, hero_seat(self.state, fighter)
        cards = heroes.attribute(state, seat, args["attribute"]) + args.get("modifier", 0)
        cards = max(0, cards + heroes.bonus(state, seat, "tests"))
        self.model.loose = True
        success = self._deeds(fighter, args.get("success", ()))
        return ("test", cards, args.get("needs", 1), success, self._deeds(fighter, args.get("failure", ())))

    def _borrowed(self, fighter: Fighter) -> Deed:
        """Any surge ability of any discarded enemy that has one (3E-GAP-060)."""
        enemies = self.state.book.catalogue.enemies
        found: list[tuple[tuple[Deed, ...], ...]] = []
        for card in self.state.adventure_discards.get("combat", ()):
            surges = [a for a in enemies[card].abilities if a.when == "surge"] if card in enemies else []
            if surges:
                found.append(
                    tuple((self._deed(fighter, a.effect),) for a in surges if a.effect.do not in IDLE)
                )
        return ("borrow", tuple(found))


class NotRead(Exception):
    """An ability that the solver does not follow."""
