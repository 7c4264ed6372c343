"""What is printed on cards, tokens and the map. Static; never in the state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tamalir.kernel import Misfit, decode
from tamalir.third.board_cards import MapDef, PlaceDef, TrackDef
from tamalir.third.deck_cards import EventDef, QuestDef, ScenarioDef, StoryDef, effects_of, listed_at
from tamalir.third.printed import Printed
from tamalir.third.tokens import FACES
from tamalir.world.effects import Effect
from tamalir.world.library import Packs
from tamalir.world.parts import Part, counted, listed
from tamalir.world.words import Until

LIMITS = (Until.TURN, Until.ROUND, Until.COMBAT, Until.GAME)
"""A card may say that an ability is used only once in each of them; the vocabulary knows no other."""


@dataclass(slots=True, frozen=True)
class Ability:
    """One paragraph of a card (3E-ABILITY-001): an effect with a name.

    `when` is the moment at which it can be used. `surge` and `combat-action` are combat
    actions; `action` costs a hero action, `turn` can be used at any moment of the own turn; `always`
    works without being used; the rest are moments that the rules announce.
    """

    id: str
    effect: Effect
    may: bool = False
    """Optional (3E-GOLDEN-005)."""
    when: str = ""
    limit: Until | None = None
    """`turn`, `round`, `combat` or `game`."""

    @classmethod
    def read_from(cls, data: dict[str, Any], path: str) -> Ability:
        """From its form in card files, where name and option stand beside the effect."""
        written = {name: value for name, value in data.items() if name not in ("id", "may")}
        effect = Effect.read_from(written, path)
        # 3E-SURGE-003: no surge ability more than once in a combat round
        limit = "round" if effect.when == "surge" else effect.limit
        return cls(
            id=decode(str, data.get("id"), path=f"{path}.id"),
            effect=effect,
            may=decode(bool, data.get("may", False), path=f"{path}.may"),
            when=effect.when,
            limit=next((until for until in LIMITS if until == limit), None),
        )


class Card(Printed):
    """Anything with abilities."""

    __slots__ = ()
    abilities: tuple[Ability, ...]

    @property
    def effects(self) -> tuple[Effect, ...]:
        return tuple(ability.effect for ability in self.abilities)

    @property
    def parts(self) -> tuple[Part, ...]:
        """What it says, paragraph by paragraph."""
        named = (Part("ability", {"ability": a.id}, (a.effect,), a.may) for a in self.abilities)
        return (*self.about, *named)

    @property
    def about(self) -> tuple[Part, ...]:
        """What stands above its abilities."""
        return ()


@dataclass(slots=True, frozen=True)
class TokenDef:
    """A combat token (3E-TOKEN-001)."""

    id: str
    faces: tuple[str, str]


@dataclass(slots=True, frozen=True)
class TokenSet:
    """The tokens that enemies cast: five, and the powerful one (3E-COMBAT-008)."""

    id: str
    tokens: tuple[str, ...]
    powerful: str


def tokens_part(faces: Iterable[tuple[str, str]]) -> tuple[Part, ...]:
    """Combat tokens with both their sides."""
    words = ["+".join(FACES[face].word for face in sides) for sides in faces]
    return (Part("tokens", {"faces": listed(words), "n": len(words)}),) if words else ()


@dataclass(slots=True, frozen=True)
class HeroDef(Card):
    """A hero card."""

    id: str
    health: int
    speed: int
    hand: int
    body: int
    mind: int
    spirit: int
    gold: int
    starts: str
    """The kind of place where it starts."""
    tokens: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()
    own: tuple[str, ...] = ()
    """Fields that are our own design, because no source shows them. `setup` is a moment of abilities."""
    faces: tuple[tuple[str, str], ...] = ()
    """Of its tokens; put in when the packs are read."""

    @property
    def own_tokens(self) -> tuple[str, ...]:
        return self.tokens

    @property
    def about(self) -> tuple[Part, ...]:
        body = {"health": self.health, "speed": self.speed, "hand": self.hand, "gold": self.gold}
        mind = {"body": self.body, "mind": self.mind, "spirit": self.spirit}
        return (Part("hero", {**body, **mind, "kind": self.starts}), *tokens_part(self.faces))


@dataclass(slots=True, frozen=True)
class EnemyDef(Card):
    """An enemy card, or the enemy on a scenario card (3E-ENEMY-006)."""

    id: str
    health: int
    traits: tuple[str, ...] = ()
    """The primary trait, if there is one, stands first."""
    gold: int = 0
    deck: str = "combat"
    """`combat`, `explore` or `social`; `story` or `scenario` if it is printed on such a card."""
    in_deck: bool = True
    """False for an enemy of a booklet's examples: it is met in prepared fights, and no deck holds it."""
    token: str | None = None
    """A villain's own combat token (3E-VILLAIN-002)."""
    reward: tuple[Effect, ...] = ()
    """What its reward gives besides gold; with a choice among others, if it has one (3E-GAP-064)."""
    abilities: tuple[Ability, ...] = ()
    scenario: str | None = None
    own: tuple[str, ...] = ()
    faces: tuple[tuple[str, str], ...] = ()
    """Of a villain's token; put in when the packs are read."""

    @property
    def own_tokens(self) -> tuple[str, ...]:
        return () if self.token is None else (self.token,)

    @property
    def about(self) -> tuple[Part, ...]:
        figures = Part("enemy", {"health": self.health, "traits": listed(self.traits)})
        reward = (Part("reward", {"gold": self.gold}, self.reward),) if self.gold or self.reward else ()
        return (figures, *tokens_part(self.faces), *reward)

    @property
    def villain(self) -> bool:
        return "villain" in self.traits


@dataclass(slots=True, frozen=True)
class AssetDef(Card):
    """An asset card with its combat token, if it has one (3E-ASSET-004)."""

    id: str
    type: str
    cost: int
    code: str | None = None
    """Names the token as well (3E-TERM-004)."""
    abilities: tuple[Ability, ...] = ()
    own: tuple[str, ...] = ()
    trade: int | None = None
    """The trade value of goods (3E-GOODS-001)."""
    set: str = "a"
    copies: int = 1
    faces: tuple[tuple[str, str], ...] = ()
    """Of its token; put in when the packs are read."""

    @property
    def own_tokens(self) -> tuple[str, ...]:
        return () if self.code is None else (self.code,)

    @property
    def about(self) -> tuple[Part, ...]:
        facts: dict[str, int | str] = {"type": self.type, "cost": self.cost}
        return (Part("asset", {**facts, "trade": self.trade or 0}), *tokens_part(self.faces))


@dataclass(slots=True, frozen=True)
class SkillDef(Card):
    """A skill card."""

    id: str
    attribute: str
    cost: Mapping[str, int]
    """Trophies by kind; `any` for those of any kind."""
    success: bool = False
    """It shows a star (3E-TEST-013)."""
    abilities: tuple[Ability, ...] = ()
    own: tuple[str, ...] = ()
    set: str = "call-of-the-road"
    copies: int = 1
    party: bool = False
    """It is learned for all and helps heroes in a party; only an expansion has such cards."""

    @property
    def about(self) -> tuple[Part, ...]:
        trophies = {("trophy" if kind == "any" else f"{kind}-trophy"): n for kind, n in self.cost.items()}
        facts = {"attribute": self.attribute, "price": counted(trophies)}
        kind = "party-skill" if self.party else "skill"
        return (Part(kind, {**facts, "success": "yes" if self.success else "no"}),)


@dataclass(slots=True, frozen=True)
class SceneDef:
    """A prepared fight of seat 0, or a game that is prepared for it."""

    id: str
    hero: str
    enemy: str | None = None
    rival: str | None = None
    """A hero of seat 1 that is challenged instead of an enemy."""
    hand: tuple[str, ...] = ()
    assets: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    """That the hero has learned."""
    damage: int = 0
    """On the hero already."""
    opposed: int = 0
    """Damage on the enemy, or on the rival."""
    rival_assets: tuple[str, ...] = ()
    rival_skills: tuple[str, ...] = ()
    hex: tuple[int, int] | None = None
    act: int = 1
    scenario: str | None = None
    """Of a whole game; without one the scene is a fight."""


@dataclass(slots=True, frozen=True)
class Catalogue:
    """Everything printed, by id."""

    heroes: Mapping[str, HeroDef] = field(default_factory=dict[str, HeroDef])
    enemies: Mapping[str, EnemyDef] = field(default_factory=dict[str, EnemyDef])
    assets: Mapping[str, AssetDef] = field(default_factory=dict[str, AssetDef])
    skills: Mapping[str, SkillDef] = field(default_factory=dict[str, SkillDef])
    tokens: Mapping[str, TokenDef] = field(default_factory=dict[str, TokenDef])
    sets: Mapping[str, TokenSet] = field(default_factory=dict[str, TokenSet])
    maps: Mapping[str, MapDef] = field(default_factory=dict[str, MapDef])
    places: Mapping[str, PlaceDef] = field(default_factory=dict[str, PlaceDef])
    tracks: Mapping[str, TrackDef] = field(default_factory=dict[str, TrackDef])
    quests: Mapping[str, QuestDef] = field(default_factory=dict[str, QuestDef])
    events: Mapping[str, EventDef] = field(default_factory=dict[str, EventDef])
    stories: Mapping[str, StoryDef] = field(default_factory=dict[str, StoryDef])
    scenarios: Mapping[str, ScenarioDef] = field(default_factory=dict[str, ScenarioDef])
    scenes: Mapping[str, SceneDef] = field(default_factory=dict[str, SceneDef])

    def cards_by_kind(self) -> tuple[Mapping[str, Printed], ...]:
        """Everything that is read as a card."""
        figures = (self.heroes, self.enemies, self.assets, self.skills)
        return (*figures, self.quests, self.events, self.stories, self.scenarios)

    def abilities(self) -> Iterable[tuple[str, Ability]]:
        """All abilities, each with the card on which it stands."""
        for cards in (self.heroes, self.enemies, self.assets, self.skills):
            for card in cards.values():
                for ability in card.abilities:
                    yield card.id, ability

    def effects(self) -> Iterable[tuple[str, Effect]]:
        """All effects that stand on cards without being abilities of somebody, each with its place."""
        for kind, cards in (("quests", self.quests), ("events", self.events), ("stories", self.stories)):
            for card in cards.values():
                yield from ((f"{kind}.{card.id}.{place}", effect) for place, effect in effects_of(card))
        for enemy in self.enemies.values():
            yield from listed_at(f"enemies.{enemy.id}.reward", enemy.reward)

    def deck_of(self, card: str) -> str:
        """The adventure deck to which a card belongs: what kind of trophy it is (3E-DECK-001)."""
        found = self.enemies.get(card) or self.quests.get(card) or self.events.get(card)
        if found is None:
            raise KeyError(card)
        return found.deck


CARDS: Mapping[str, type] = {
    "heroes": HeroDef,
    "enemies": EnemyDef,
    "assets": AssetDef,
    "skills": SkillDef,
    "quests": QuestDef,
    "events": EventDef,
    "stories": StoryDef,
}
"""Kinds of cards that are known by their names alone: no two of them have the same."""

KINDS: Mapping[str, type] = {
    **CARDS,
    "scenarios": ScenarioDef,
    "scenes": SceneDef,
    "tokens": TokenDef,
    "token-sets": TokenSet,
    "maps": MapDef,
    "places": PlaceDef,
    "tracks": TrackDef,
}
"""All that a pack of the Third Edition may hold."""

DRAWN = ("icons",)
"""What a pack may hold for those who draw it."""


def read_catalogue(packs: Packs) -> Catalogue:
    """The cards of these packs together."""
    packs.apart(CARDS)
    found = {kind: packs.read(kind, cls) for kind, cls in KINDS.items()}
    for kind in ("maps", "tracks"):
        for id in list(found[kind])[1:]:
            raise Misfit(f"{kind}.{id}", "there is one already, and a game has only one")
    tokens: dict[str, TokenDef] = found["tokens"]
    return Catalogue(
        heroes=_with_faces(found["heroes"], tokens),
        enemies=_with_faces(found["enemies"], tokens),
        assets=_with_faces(found["assets"], tokens),
        skills=found["skills"],
        tokens=tokens,
        sets=found["token-sets"],
        maps=found["maps"],
        places=found["places"],
        tracks=found["tracks"],
        quests=found["quests"],
        events=found["events"],
        stories=found["stories"],
        scenarios=found["scenarios"],
        scenes=found["scenes"],
    )


def _with_faces(cards: dict[str, Any], tokens: Mapping[str, TokenDef]) -> dict[str, Any]:
    """The cards, knowing what their combat tokens show."""
    return {
        id: replace(card, faces=tuple(tokens[token].faces for token in card.own_tokens if token in tokens))
        for id, card in cards.items()
    }
