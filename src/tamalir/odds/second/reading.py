"""Reading a fight: cards through the vocabulary of effects, figures through the rules themselves.

Everything that can change in a fight with a Challenge is packed into one whole number, so that a
step of the fight is an addition and a position is a key. What depends on it (values with all their
bonuses) is asked of the rules and remembered.
"""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.kernel import Seat, clone
from tamalir.odds.second.parts import IN_FIGHTS, KINDS, MODELLED, Ability, Change, Standing
from tamalir.second import values
from tamalir.second.combat import WITHOUT_ESCAPE
from tamalir.second.state import Ally, Fight, Foe, Item, SecondState
from tamalir.second.uses import abilities
from tamalir.second.words import HERO, Attribute, Cause
from tamalir.world.effects import Effect
from tamalir.world.modifiers import Modifier
from tamalir.world.words import Until

STAGES = ("escape", "ranged", "melee", "magic", "before-combat")
ESCAPE, BEFORE = 0, 4


class Reading:
    """A hero's fight with a Challenge, in the form in which it can be computed."""

    def __init__(self, state: SecondState, seat: Seat, without: Sequence[str] = ()) -> None:
        fight = state.fight
        assert fight is not None
        assert fight.foe is not None
        self.seat = seat
        self.book = state.book
        hero = state.heroes[seat]
        self.foe = fight.foe.card
        self.can_escape = fight.cause not in WITHOUT_ESCAPE
        self.endgame = fight.cause == Cause.ENDGAME
        self.allies = [ally.card for ally in hero.allies]
        self.items = [item.card for item in hero.items]
        self.kept = list(hero.kept)
        self.cards = [*self.items, *self.kept]
        self.static = static(state, seat)
        self._scratch = clone(state)
        self._scratch.events = None
        self.unmodelled: list[str] = []
        self.without = list(without)
        self.abilities = self._abilities(state, without)
        self._lay_out()
        self.changes: list[tuple[Change, ...]] = [()]
        self._change_numbers: dict[tuple[Change, ...], int] = {(): 0}
        self._standings: dict[int, Standing] = {}
        self._helping: dict[tuple[int, int, bool], tuple[tuple[int, int], ...]] = {}
        self.fragile = sum(1 << n for n, card in enumerate(self.items) if not self.book.is_adventure(card))
        """Items that an enemy can break, a bit for each."""
        self._mask = self._deciding()
        self.lasting = self._lasting()

    # --- what there is --------------------------------------------------------------------

    def _abilities(self, state: SecondState, without: Sequence[str]) -> list[Ability]:
        members = {HERO: 0, **{card: n + 1 for n, card in enumerate(self.allies)}}
        found: list[Ability] = []
        for use in abilities(state, self.seat, IN_FIGHTS):
            if use.id in without:
                continue
            for_another = use.effect.args.get("to") == HERO and use.effect.do != "add-to-roll"
            if for_another or use.effect.given or any(i.do not in MODELLED for i in use.effect.within()):
                self.unmodelled.append(use.id)
                continue
            usage, spot = None, -1
            if use.who == HERO and use.card not in state.book.heroes:
                usage = state.book.item(use.card).usage
                spot = self.cards.index(use.card)
            found.append(Ability(use, len(found), members[use.who], spot, usage))
        return found

    def _lay_out(self) -> None:
        """Bit fields of a position, the round's own first."""
        at = 0

        def bits(width: int) -> int:
            nonlocal at
            at += width
            return at - width

        n, members = len(self.abilities), 1 + len(self.allies)
        self.STAGE = bits(3)
        self.ACTIVE = bits(1)
        self.ATTACKED = bits(members)
        self.ROUND_SPENT = bits(n)
        self.PHASE_SPENT = bits(n)
        self.ROUND = (1 << at) - 1
        self.PHASE_MASK = ((1 << n) - 1) << self.PHASE_SPENT
        self.CHANGES = bits(8)
        self.WOUNDS = [bits(6)]
        self.TIRED = [bits(6)]
        self.FOE = bits(7)
        self.ALIVE = [-1]
        for _ in self.allies:
            self.ALIVE.append(bits(1))
            self.WOUNDS.append(bits(6))
            self.TIRED.append(bits(6))
        self.DOWN = bits(len(self.cards))
        self.GONE = bits(len(self.cards))
        self.SPENT = bits(n)
        self.GOLD = bits(8)

    def _deciding(self) -> int:
        """The bits that figures depend on."""
        mask = 0xFF << self.CHANGES
        for n, card in enumerate(self.allies, 1):
            mask |= 1 << self.ALIVE[n]
            if _counts_wounds(self.book.standing[card]):
                mask |= 63 << self.WOUNDS[n]
        event = self.book.events[self._scratch.event].effects if self._scratch.event is not None else ()
        own = [*self.book.standing[self._scratch.heroes[self.seat].id], *event]
        for n, card in enumerate(self.cards):
            standing = self.book.standing[card]
            own += standing
            if standing:
                mask |= 1 << (self.GONE + n)
        for card in self.allies:
            own += [e for e in self.book.standing[card] if e.args.get("to") == "hero"]
        if _counts_wounds(own):
            mask |= 63 << self.WOUNDS[0]
        return mask

    def _lasting(self) -> int:
        """The bits that can still matter once the rounds have begun; the rest is only counted in the end."""
        mask = 255 << self.CHANGES | 63 << self.WOUNDS[0] | 127 << self.FOE
        useful = [a for a in self.abilities if a.when not in ("before-combat", "skill-test")]
        if not self.can_escape:
            useful = [a for a in useful if a.when != "escape"]
        tired = {a.who for a in useful if a.exhaustion or a.verb == "recover"}
        if self._stamina_can_fall():
            tired.add(0)
        for n in range(1, len(self.allies) + 1):
            mask |= 1 << self.ALIVE[n] | 63 << self.WOUNDS[n]
        for n in tired:
            mask |= 63 << self.TIRED[n]
        for n, card in enumerate(self.cards):
            if any(a.spot == n for a in useful):
                mask |= 1 << (self.DOWN + n) | 1 << (self.GONE + n)
            elif self.book.standing[card]:
                mask |= 1 << (self.GONE + n)
        for a in useful:
            if a.limit in ("turn", "battle") or a.window == "any-time":
                mask |= a.bit << self.SPENT
        if any(a.gold for a in useful):
            mask |= 255 << self.GOLD
        return mask

    def _stamina_can_fall(self) -> bool:
        loose = [e for card in self.cards for e in self.book.standing[card]]
        loose += [e for card in self.allies for e in self.book.standing[card]]
        loose += [e for a in self.abilities for e in a.effect.within()]
        return any(e.args.get("what") == "stamina" for e in loose)

    # --- what a position says -------------------------------------------------------------
    # By name, for whoever has the time. The solver's innermost steps read the bits themselves.

    def stage(self, s: int) -> int:
        """The stage of the fight, as a place in `STAGES`."""
        return s & 7

    def wounds(self, s: int, who: int = 0) -> int:
        return s >> self.WOUNDS[who] & 63

    def tired(self, s: int, who: int = 0) -> int:
        return s >> self.TIRED[who] & 63

    def foe_wounds(self, s: int) -> int:
        return s >> self.FOE & 127

    def alive(self, s: int, who: int) -> bool:
        return who == 0 or bool(s >> self.ALIVE[who] & 1)

    def gone(self, s: int, spot: int) -> bool:
        """Whether a card has been given up or broken; what stands nowhere cannot be."""
        return spot >= 0 and bool(s >> (self.GONE + spot) & 1)

    def down(self, s: int, spot: int) -> bool:
        return spot >= 0 and bool(s >> (self.DOWN + spot) & 1)

    def cards_gone(self, s: int) -> int:
        return (s >> self.GONE & ((1 << len(self.cards)) - 1)).bit_count()

    # --- positions ------------------------------------------------------------------------

    def covers(self, state: SecondState) -> bool:
        """Whether a later moment of a fight can be read in terms of this one."""
        hero, fight = state.heroes[self.seat], state.fight
        return (
            fight is not None
            and fight.foe is not None
            and static(state, self.seat) == self.static
            and all(ally.card in self.allies for ally in hero.allies)
            and all(item.card in self.items for item in hero.items)
            and all(card in self.kept for card in hero.kept)
        )

    def position(self, state: SecondState) -> int:
        """The position that a state shows."""
        fight, hero = state.fight, state.heroes[self.seat]
        assert fight is not None
        assert fight.foe is not None
        s = (STAGES.index(fight.stage)) << self.STAGE
        if self.seat in state.activated:
            s |= 1 << self.ACTIVE
        s |= hero.wounds << self.WOUNDS[0] | hero.exhaustion << self.TIRED[0] | fight.foe.wounds << self.FOE
        for who in fight.attacked:
            place = 0 if who == HERO else self.allies.index(who) + 1 if who in self.allies else -1
            if place >= 0:
                s |= 1 << (self.ATTACKED + place)
        for ally in hero.allies:
            n = self.allies.index(ally.card) + 1
            s |= (
                1 << self.ALIVE[n] | ally.wounds << self.WOUNDS[n] | min(63, ally.exhaustion) << self.TIRED[n]
            )
        held = {item.card: item.down for item in hero.items}
        for n, card in enumerate(self.cards):
            if n < len(self.items):
                if card not in held:
                    s |= 1 << (self.GONE + n)
                elif held[card]:
                    s |= 1 << (self.DOWN + n)
            elif card not in hero.kept:
                s |= 1 << (self.GONE + n)
        s |= self._spent(state, fight)
        s |= min(255, hero.gold) << self.GOLD
        changes = [Change(m.what, m.amount, m.until) for m in hero.modifiers]
        changes += [Change(m.what, m.amount, m.until) for m in fight.modifiers]
        return s | self.numbered(changes) << self.CHANGES

    def _spent(self, state: SecondState, fight: Fight) -> int:
        s = 0
        notes = [note for note in (*fight.used, *state.heroes[self.seat].used) if note.seat == self.seat]
        where = {Until.ROUND: self.ROUND_SPENT, Until.PHASE: self.PHASE_SPENT}
        for ability in self.abilities:
            for note in notes:
                if note.card == ability.card and note.ability == ability.number:
                    s |= ability.bit << where.get(note.until, self.SPENT)
        return s

    def numbered(self, changes: list[Change]) -> int:
        """The number of a set of modifiers."""
        key = tuple(sorted(changes))
        found = self._change_numbers.get(key)
        if found is None:
            found = self._change_numbers[key] = len(self.changes)
            self.changes.append(key)
            if found > 255:
                raise TooManyChanges
        return found

    def standing(self, s: int) -> Standing:
        """The figures of a position."""
        key = s & self._mask
        found = self._standings.get(key)
        if found is None:
            found = self._standings[key] = self._ask(s)
        return found

    def _ask(self, s: int) -> Standing:
        """Put the position on a table of its own and ask the rules."""
        state, seat = self._scratch, self.seat
        hero, fight = state.heroes[seat], state.fight
        assert fight is not None
        hero.wounds = s >> self.WOUNDS[0] & 63
        hero.allies = [
            Ally(card, wounds=s >> self.WOUNDS[n] & 63)
            for n, card in enumerate(self.allies, 1)
            if s >> self.ALIVE[n] & 1
        ]
        here = [card for n, card in enumerate(self.cards) if not s >> (self.GONE + n) & 1]
        hero.items = [Item(card) for card in here if card in self.items]
        hero.kept = [card for card in here if card in self.kept]
        changes = [
            Modifier(c.what, c.amount, Until(c.until), "") for c in self.changes[s >> self.CHANGES & 255]
        ]
        hero.modifiers = [m for m in changes if not m.what.startswith("foe-")]
        fight.modifiers = [m for m in changes if m.what.startswith("foe-")]
        fight.foe = Foe(self.foe)
        who = [HERO, *self.allies]
        alive = [True, *(bool(s >> self.ALIVE[n] & 1) for n in range(1, len(who)))]
        nothing = [0, 0, 0]
        return Standing(
            attack=[
                [
                    values.value(state, seat, name, k.attribute)
                    + (values.roll_bonus(state, seat, k, attack=True) if name == HERO else 0)
                    for k in KINDS
                ]
                if there
                else nothing
                for name, there in zip(who, alive, strict=True)
            ],
            defend=[
                values.value(state, seat, HERO, k.attribute) + values.roll_bonus(state, seat, k, attack=False)
                for k in KINDS
            ],
            damage=[
                [values.damage(state, seat, name, k) for k in KINDS] if there else nothing
                for name, there in zip(who, alive, strict=True)
            ],
            life=[
                values.life(state, seat, name) if there else 0 for name, there in zip(who, alive, strict=True)
            ],
            stamina=[
                max(0, values.stamina(state, seat, name)) if there else 0
                for name, there in zip(who, alive, strict=True)
            ],
            foe=[values.enemy_value(state, fight, k.attribute) for k in KINDS],
            harm=[values.enemy_damage(state, fight, k) for k in KINDS],
            foe_life=values.enemy_life(state, fight),
            flight=values.value(state, seat, HERO, Attribute.MIND) + values.escape_bonus(state, seat),
            attributes={a: values.value(state, seat, HERO, a) for a in Attribute},
        )

    def helping(self, s: int, kind: int, attack: bool) -> tuple[tuple[int, int], ...]:
        """Always-on Items that count in a combat roll of the hero: where they stand, and by how much."""
        key = (s & self._mask, kind, attack)
        found = self._helping.get(key)
        if found is None:
            self._ask(s)
            state, how = self._scratch, KINDS[kind]
            held = [(n, card) for n, card in enumerate(self.items) if not s >> (self.GONE + n) & 1]
            bonuses = [(n, values.item_bonus(state, self.seat, card, how, attack)) for n, card in held]
            found = self._helping[key] = tuple((n, bonus) for n, bonus in bonuses if bonus)
        return found

    def met(self, s: int, effect: Effect) -> bool:
        """Whether the condition of a text is met in this position."""
        self._ask(s)
        return values.holds(self._scratch, self.seat, HERO, effect)

    def skill(self, s: int, name: str) -> int:
        """The hero's bonus in a skill, with the cards it holds in this position."""
        self._ask(s)
        return values.skill(self._scratch, self.seat, name)


class TooLarge(Exception):
    """The fight has more positions than were allowed, or the time is up."""


class TooManyChanges(Exception):
    """More different sets of modifiers than a position can number: no card set comes near."""


def static(state: SecondState, seat: Seat) -> tuple[object, ...]:
    """What cannot change during a fight, besides the cards that can only become fewer."""
    hero, fight = state.heroes[seat], state.fight
    assert fight is not None
    assert fight.foe is not None
    return (
        hero.id,
        tuple(sorted(hero.bonuses.items())),
        fight.foe.card,
        state.event,
        fight.cause in WITHOUT_ESCAPE,
        fight.cause == Cause.ENDGAME,
    )


def _counts_wounds(effects: list[Effect] | tuple[Effect, ...]) -> bool:
    return any("wounds-at-least" in effect.given for effect in effects)
