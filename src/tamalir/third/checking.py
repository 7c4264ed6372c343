"""What is wrong in cards: words that mean nothing, things that are not there. Each complaint names the card
by its kind and id, and the field: `assets.iron-ladle.type`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tamalir.kernel import Misfit, Unknown
from tamalir.third.assets import TYPES
from tamalir.third.board_cards import CIVILISED, DECKS
from tamalir.third.cards import Ability, Catalogue, EnemyDef, HeroDef
from tamalir.third.deck_cards import EventDef, QuestDef, ScenarioDef, StoryDef
from tamalir.third.effects import COMBAT_MOMENTS
from tamalir.third.heroes import ATTRIBUTES
from tamalir.third.terrain import CITY, TERRAINS
from tamalir.third.tokens import FACES, Symbol
from tamalir.third.words import PAYABLE
from tamalir.world.effects import Effect, Vocabulary

PRINTED_ON = (*DECKS, "story", "scenario")
"""Where an enemy may be printed."""
WILDERNESS = "wilderness"
CIVILISED_LAND = "civilised"
"""Every hex with a city, a town, a stronghold or a shrine (UB-CIV-001)."""
ANY_KIND = (*DECKS, "any")
STORY_TOKENS = ("lore", "companion", "silver")
ENDS = ("march", "lost", "hunt")
BONUSES = (
    *ATTRIBUTES,
    "attack",
    "explore-dice",
    "hand",
    "health",
    "move-dice",
    "price",
    "speed",
    "tests",
)
"""Values to which cards may add something."""
AMOUNTS = (*ATTRIBUTES, "story", "x", "all", "players", "units")
"""What a number may be called that depends on something."""
ONLY_ON = {
    "take-trophy": ("events",),
    "bonus-trophy": ("enemies", "quests", "events"),
    "take-stock": ("stories",),
    "leave-track": ("stories",),
    "no-purchase": ("twists",),
}
"""Verbs that are about the card itself on which they stand."""


@dataclass(slots=True, frozen=True)
class Checker:
    """Looks through cards with what is known at this table."""

    catalogue: Catalogue
    symbols: Mapping[str, Symbol]
    verbs: Vocabulary[Any]

    def must_fit(self, more: Iterable[tuple[str, Ability]] = ()) -> None:
        """Complain about the first thing that is wrong. `more` are abilities that stand elsewhere, each with
        its place."""
        self._figures()
        self._adventures()
        self._scenarios()
        for path, effect in self.catalogue.effects():
            self.check_effect(path, effect)
        seen: dict[str, str] = {}
        for path, ability in (*self._abilities(), *more):
            if ability.id in seen:
                raise Misfit(f"{path}.id", f"{ability.id} stands on {seen[ability.id]} already")
            self._ability(path, ability)
            seen[ability.id] = path.partition(".abilities")[0]

    # --- effects ------------------------------------------------------------------------

    def _abilities(self) -> Iterator[tuple[str, Ability]]:
        cards = self.catalogue
        for kind, group in (
            ("heroes", cards.heroes),
            ("enemies", cards.enemies),
            ("assets", cards.assets),
            ("skills", cards.skills),
        ):
            for card in group.values():
                for n, ability in enumerate(card.abilities):
                    yield f"{kind}.{card.id}.abilities[{n}]", ability

    def check_effect(self, path: str, effect: Effect) -> None:
        """An effect that is carried out when its card comes up, outside combat."""
        self.verbs.must_fit(effect, path)
        self._inside(path, effect, fighting=False)

    def _ability(self, path: str, ability: Ability) -> None:
        effect = ability.effect
        self.verbs.must_fit(effect, path)
        if ability.when == "always":
            if self.verbs.verbs[effect.do].run is not None:
                raise Misfit(f"{path}.when", f"{effect.do} does something; say when")
            self._words(path, effect)
        else:
            self._inside(path, effect, fighting=ability.when in COMBAT_MOMENTS)

    def _inside(self, path: str, effect: Effect, *, fighting: bool) -> None:
        """What happens in combat is for a side of it, what happens outside for a hero."""
        for inner in effect.within():
            verb = self.verbs.verbs[inner.do]
            if verb.run is None:
                raise Misfit(f"{path}.do", f"{inner.do} works all the time; nobody carries it out")
            if fighting and not any(moment in COMBAT_MOMENTS for moment in verb.when):
                raise Misfit(f"{path}.do", f"{inner.do} is nothing for a combat")
            if not fighting and all(moment in COMBAT_MOMENTS for moment in verb.when if moment != "always"):
                if path.partition(".")[0] not in ONLY_ON.get(inner.do, ()):
                    raise Misfit(f"{path}.do", f"{inner.do} is nothing for this card")
            self._words(path, inner)

    def _words(self, path: str, effect: Effect) -> None:
        """The arguments of a verb and its condition."""
        for name, value in effect.args.items():
            known = self._known_as(effect.do, name)
            if known is not None and isinstance(value, str):
                _among([value], known, f"{path}.{name}", name)
        for name, value in effect.given.items():
            if name == "place":
                _among([str(value)], self._places, f"{path}.given", "place")
            elif name == "terrain":
                _among([str(value)], TERRAINS, f"{path}.given", "terrain")

    def _known_as(self, verb: str, name: str) -> Iterable[str] | None:
        """The words that an argument may be; None: any."""
        if name == "kind":
            if verb in ("gain-trophy", "bonus-trophy"):
                return ANY_KIND
            return [symbol.id for symbol in self.symbols.values() if symbol.damage]
        if name == "symbol" and verb == "roll-terrain":
            return (*TERRAINS, "wild")
        if name in ("symbol", "showing", "by"):
            return self.symbols
        if name == "place":
            return self._places
        if name == "enemy":
            return self.catalogue.enemies
        return {
            "amount": AMOUNTS,
            "attribute": ATTRIBUTES,
            "count": ("all", "any-number", "one"),
            "deck": DECKS,
            "of": TYPES,
            "steps": AMOUNTS,
            "terrain": TERRAINS,
            "value": BONUSES,
            "what": ("gold", "story"),
            "whose": ("own", "opponent", "any"),
        }.get(name)

    @property
    def _places(self) -> list[str]:
        return [*self.catalogue.places, *CIVILISED, CIVILISED_LAND, WILDERNESS]

    # --- cards --------------------------------------------------------------------------

    def _figures(self) -> None:
        """Heroes, enemies, assets, skills, tokens and prepared fights."""
        cards = self.catalogue
        for token in cards.tokens.values():
            for n, face in enumerate(token.faces):
                path = f"tokens.{token.id}.faces[{n}]"
                try:
                    symbol = FACES[face].symbol
                except Misfit as misfit:
                    raise Misfit(path, misfit.problem) from None
                _among([symbol], self.symbols, path, "symbol")
        for tokens in cards.sets.values():
            _among((*tokens.tokens, tokens.powerful), cards.tokens, f"token-sets.{tokens.id}.tokens", "token")
        for hero in cards.heroes.values():
            self._hero(hero)
        for enemy in cards.enemies.values():
            self._enemy(enemy)
        for asset in cards.assets.values():
            path = f"assets.{asset.id}"
            _among([asset.type], TYPES, f"{path}.type", "type of asset")
            _among([asset.code] if asset.code else [], cards.tokens, f"{path}.code", "token")
            _at_least(0, asset.cost, f"{path}.cost")
            _at_least(1, asset.copies, f"{path}.copies")
            if asset.code and asset.copies > 1:
                raise Misfit(f"{path}.copies", "there is one combat token, so there can be only one card")
            if (asset.trade is not None) != (asset.type == "goods"):
                raise Misfit(f"{path}.trade", "goods have a trade value, and nothing else has")
        for skill in cards.skills.values():
            path = f"skills.{skill.id}"
            _among([skill.attribute], ATTRIBUTES, f"{path}.attribute", "attribute")
            _among(skill.cost, ANY_KIND, f"{path}.cost", "kind of trophy")
            _at_least(1, skill.copies, f"{path}.copies")
        for scene in cards.scenes.values():
            path = f"scenes.{scene.id}"
            _among([scene.hero, *([scene.rival] if scene.rival else [])], cards.heroes, path, "hero")
            _among([scene.enemy] if scene.enemy else [], cards.enemies, f"{path}.enemy", "enemy")
            known_skills = (*scene.hand, *scene.skills, *scene.rival_skills)
            _among(known_skills, cards.skills, f"{path}.hand", "skill")
            _among((*scene.assets, *scene.rival_assets), cards.assets, f"{path}.assets", "asset")
            _among(
                [scene.scenario] if scene.scenario else [], cards.scenarios, f"{path}.scenario", "scenario"
            )
            if scene.scenario is None and (scene.enemy is None) == (scene.rival is None):
                raise Misfit(path, "a prepared fight is against an enemy or against a rival")

    def _hero(self, hero: HeroDef) -> None:
        path = f"heroes.{hero.id}"
        _at_least(1, hero.health, f"{path}.health")
        for name, value in (("speed", hero.speed), ("hand", hero.hand), ("gold", hero.gold)):
            _at_least(0, value, f"{path}.{name}")
        _among([hero.starts], CIVILISED, f"{path}.starts", "kind of place")
        _among(hero.tokens, self.catalogue.tokens, f"{path}.tokens", "token")

    def _enemy(self, enemy: EnemyDef) -> None:
        path = f"enemies.{enemy.id}"
        _at_least(1, enemy.health, f"{path}.health")
        _at_least(0, enemy.gold, f"{path}.gold")
        _among([enemy.deck], PRINTED_ON, f"{path}.deck", "deck")
        _among([enemy.token] if enemy.token else [], self.catalogue.tokens, f"{path}.token", "token")
        self._scenario_of(enemy, path)

    def _adventures(self) -> None:
        """Cards that are drawn name decks, places, costs and scenarios that are there."""
        for quest in self.catalogue.quests.values():
            path = f"quests.{quest.id}"
            _among([quest.deck], DECKS, f"{path}.deck", "deck")
            _among(quest.at, self._places, f"{path}.at", "place")
            _at_least(0, quest.actions, f"{path}.actions")
            if quest.test is not None:
                _among([quest.test.attribute], ATTRIBUTES, f"{path}.test.attribute", "attribute")
            if not quest.endings:
                raise Misfit(f"{path}.endings", "a quest needs an ending")
            for n, ending in enumerate(quest.endings):
                _among(ending.needs, (*TERRAINS, "wild"), f"{path}.endings[{n}].needs", "terrain symbol")
                _among(ending.cost, PAYABLE, f"{path}.endings[{n}].cost", "cost")
            self._scenario_of(quest, path)
        for event in self.catalogue.events.values():
            path = f"events.{event.id}"
            _among([event.deck], DECKS, f"{path}.deck", "deck")
            for n, option in enumerate(event.options):
                _among(option.at, self._places, f"{path}.options[{n}].at", "place")
                _among(option.cost, PAYABLE, f"{path}.options[{n}].cost", "cost")
            self._scenario_of(event, path)
        for story in self.catalogue.stories.values():
            path = f"stories.{story.id}"
            _among(story.at, self._places, f"{path}.at", "place")
            _among(story.cost, PAYABLE, f"{path}.cost", "cost")
            self._scenario_of(story, path)

    def _scenario_of(self, card: EnemyDef | QuestDef | EventDef | StoryDef, path: str) -> None:
        if card.scenario is not None:
            _among([card.scenario], self.catalogue.scenarios, f"{path}.scenario", "scenario")

    def _scenarios(self) -> None:
        cards = self.catalogue
        for scenario in cards.scenarios.values():
            path = f"scenarios.{scenario.id}"
            if scenario.villain:
                _among([scenario.villain], cards.enemies, f"{path}.villain", "enemy")
                if not cards.enemies[scenario.villain].villain:
                    raise Misfit(f"{path}.villain", f"{scenario.villain} has not the trait villain")
                _among([scenario.lair], cards.places, f"{path}.lair", "place")
            _among([scenario.end], ENDS, f"{path}.end", "end")
            _among([scenario.token], STORY_TOKENS, f"{path}.token", "story token")
            self._goal(scenario, path)
        board = {at for printed in cards.maps.values() for hexes in printed.terrain.values() for at in hexes}
        for place in cards.places.values():
            _among([place.kind], (*CIVILISED, "region"), f"places.{place.id}.kind", "kind of place")
            if not place.hexes or any(at not in board for at in place.hexes):
                raise Misfit(f"places.{place.id}.hexes", "a place lies on the board")
        for printed in cards.maps.values():
            _among(printed.terrain, (*TERRAINS, CITY), f"maps.{printed.id}.terrain", "terrain")
            _among(printed.gems, DECKS, f"maps.{printed.id}.gems", "kind of gem")

    def _goal(self, scenario: ScenarioDef, path: str) -> None:
        if scenario.goal is not None:
            _among([scenario.goal], self.catalogue.places, f"{path}.goal", "place")
        elif scenario.end == "march":
            raise Misfit(f"{path}.goal", "a villain that marches needs a goal")
        if (scenario.end == "hunt") != (scenario.hunt is not None):
            raise Misfit(f"{path}.hunt", "the end is a hunt if the villain hunts, and only then")
        if scenario.hunt is not None:
            if not scenario.villain:
                raise Misfit(f"{path}.hunt", "a hunt needs a villain")
            for name, value in (("pace", scenario.hunt.pace), ("faster", scenario.hunt.faster)):
                _at_least(1, value, f"{path}.hunt.{name}")
            _at_least(0, scenario.hunt.bite, f"{path}.hunt.bite")


def _among(words: Iterable[str], known: Iterable[str], path: str, what: str) -> None:
    for word in words:
        if word not in known:
            raise Misfit(path, str(Unknown(what, word, known)))


def _at_least(least: int, n: int, path: str) -> None:
    if n < least:
        raise Misfit(path, f"{n} is less than {least}")
