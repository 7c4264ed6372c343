"""What is printed on cards, tokens and the map. Static; never in the state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tamalir.kernel import Misfit, decode
from tamalir.third.board_cards import CIVILISED, DECKS, MapDef, PlaceDef, TrackDef
from tamalir.third.deck_cards import EventDef, QuestDef, ScenarioDef, StoryDef, effects_of
from tamalir.third.tokens import FACES, Symbol
from tamalir.world.effects import Effect, Vocabulary
from tamalir.world.packs import Pack, PackError
from tamalir.world.parts import Part, counted, listed


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
    limit: str | None = None
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
            limit=limit,
        )


class Card:
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

    @property
    def about(self) -> tuple[Part, ...]:
        trophies = {("trophy" if kind == "any" else f"{kind}-trophy"): n for kind, n in self.cost.items()}
        facts = {"attribute": self.attribute, "price": counted(trophies)}
        return (Part("skill", {**facts, "success": "yes" if self.success else "no"}),)


@dataclass(slots=True, frozen=True)
class SceneDef:
    """A prepared fight: seat 0 fights."""

    id: str
    hero: str
    enemy: str | None = None
    rival: str | None = None
    """A hero of seat 1 that is challenged instead of an enemy."""
    hand: tuple[str, ...] = ()
    hex: tuple[int, int] | None = None
    act: int = 1


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

    def shelves(self) -> tuple[Mapping[str, object], ...]:
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
        """All effects that stand on cards without being abilities of somebody."""
        for cards in (self.quests, self.events, self.stories):
            for card in cards.values():
                yield from effects_of(card)
        for enemy in self.enemies.values():
            yield from ((f"{enemy.id}.reward", effect) for effect in enemy.reward)

    def deck_of(self, card: str) -> str:
        """The adventure deck to which a card belongs: what kind of trophy it is (3E-DECK-001)."""
        found = self.enemies.get(card) or self.quests.get(card) or self.events.get(card)
        if found is None:
            raise KeyError(card)
        return found.deck


def read_catalogue(packs: Iterable[Pack]) -> Catalogue:
    """The cards of these packs together; a later pack may not repeat an id of an earlier one."""
    packs = list(packs)
    tokens: dict[str, TokenDef] = entries(packs, "tokens", TokenDef)
    return Catalogue(
        heroes=_with_faces(entries(packs, "heroes", HeroDef), tokens),
        enemies=_with_faces(entries(packs, "enemies", EnemyDef), tokens),
        assets=_with_faces(entries(packs, "assets", AssetDef), tokens),
        skills=entries(packs, "skills", SkillDef),
        tokens=tokens,
        sets=entries(packs, "token-sets", TokenSet),
        maps=entries(packs, "maps", MapDef),
        places=entries(packs, "places", PlaceDef),
        tracks=entries(packs, "tracks", TrackDef),
        quests=entries(packs, "quests", QuestDef),
        events=entries(packs, "events", EventDef),
        stories=entries(packs, "stories", StoryDef),
        scenarios=entries(packs, "scenarios", ScenarioDef),
        scenes=entries(packs, "scenes", SceneDef),
    )


def _with_faces(cards: dict[str, Any], tokens: Mapping[str, TokenDef]) -> dict[str, Any]:
    """The cards, knowing what their combat tokens show."""
    return {
        id: replace(card, faces=tuple(tokens[token].faces for token in card.own_tokens if token in tokens))
        for id, card in cards.items()
    }


def entries(packs: Iterable[Pack], kind: str, cls: type[Any]) -> dict[str, Any]:
    """The cards of one kind from all packs."""
    found: dict[str, Any] = {}
    for pack in packs:
        for id, card in pack.read(kind, cls).items():
            if id in found:
                raise PackError(f"pack {pack.about.id}: {kind}.{id} stands in an earlier pack already")
            found[id] = card
    return found


def check(
    catalogue: Catalogue,
    symbols: Mapping[str, Symbol],
    verbs: Vocabulary[Any],
    abilities: Iterable[tuple[str, Ability]],
) -> None:
    """Complain about cards that use what is not there; names the card."""
    for token in catalogue.tokens.values():
        for text in token.faces:
            if FACES[text].symbol not in symbols:
                raise Misfit(f"tokens.{token.id}", f"no symbol {FACES[text].symbol!r}")
    for owner in (*catalogue.heroes.values(), *catalogue.sets.values()):
        _known(owner.tokens, catalogue.tokens, owner.id, "token")
    for enemy in catalogue.enemies.values():
        _known([enemy.token] if enemy.token else [], catalogue.tokens, enemy.id, "token")
    for asset in catalogue.assets.values():
        _known([asset.code] if asset.code else [], catalogue.tokens, asset.id, "token")
        if asset.code and asset.copies > 1:
            raise Misfit(asset.id, "there is one combat token, so there can be only one such card")
        if (asset.trade is not None) != (asset.type == "goods"):
            raise Misfit(asset.id, "goods have a trade value, and nothing else has")
    for scene in catalogue.scenes.values():
        _known([name for name in (scene.hero, scene.rival) if name], catalogue.heroes, scene.id, "hero")
        _known([scene.enemy] if scene.enemy else [], catalogue.enemies, scene.id, "enemy")
        _known(scene.hand, catalogue.skills, scene.id, "skill")
    for path, effect in catalogue.effects():
        verbs.check(effect, path)
    _check_decks(catalogue)
    seen: dict[str, str] = {}
    for card, ability in abilities:
        path = f"{card}.{ability.id}"
        verbs.check(ability.effect, path)
        if ability.id in seen:
            raise Misfit(path, f"stands on {seen[ability.id]} already")
        if ability.when == "always" and verbs.verbs[ability.effect.do].run is not None:
            raise Misfit(f"{path}.when", f"{ability.effect.do} does something; say when")
        seen[ability.id] = card


def _check_decks(catalogue: Catalogue) -> None:
    """Adventure cards name decks, places and scenarios that are there."""
    places = {**catalogue.places, **dict.fromkeys(CIVILISED)}
    for quest in catalogue.quests.values():
        _known([quest.deck], dict.fromkeys(DECKS), quest.id, "deck")
        _known(quest.at, places, quest.id, "place")
        _known([quest.scenario] if quest.scenario else [], catalogue.scenarios, quest.id, "scenario")
    for event in catalogue.events.values():
        _known([event.deck], dict.fromkeys(DECKS), event.id, "deck")
        _known([place for option in event.options for place in option.at], places, event.id, "place")
        _known([event.scenario] if event.scenario else [], catalogue.scenarios, event.id, "scenario")
    for story in catalogue.stories.values():
        _known(story.at, places, story.id, "place")
        _known([story.scenario], catalogue.scenarios, story.id, "scenario")
    for scenario in catalogue.scenarios.values():
        _known([scenario.villain], catalogue.enemies, scenario.id, "enemy")
        _known([scenario.lair], catalogue.places, scenario.id, "place")
        _known([scenario.goal] if scenario.goal else [], catalogue.places, scenario.id, "place")


def _known(ids: Iterable[str], among: Mapping[str, object], where: str, what: str) -> None:
    for id in ids:
        if id not in among:
            raise Misfit(where, f"no {what} {id!r}")
