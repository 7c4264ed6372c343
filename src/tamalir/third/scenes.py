"""Prepared tables: fights that are ready to be played, and a game whose first turns teach it."""

from __future__ import annotations

from collections.abc import Sequence

from tamalir.kernel import Setup, Unknown
from tamalir.third.book import Book
from tamalir.third.cards import Catalogue, SceneDef
from tamalir.third.combat import challenge, engage
from tamalir.third.setup import empty_table
from tamalir.third.state import Hero, ThirdState, fight_of
from tamalir.third.steps import Step
from tamalir.world.piles import Pile


def begin_scene(setup: Setup, book: Book, kind: type[ThirdState] = ThirdState) -> ThirdState:
    """A prepared table, as its scene says."""
    cards = book.catalogue
    scene = cards.scenes.get(setup.scene or "")
    if scene is None:
        raise Unknown("scene", setup.scene, cards.scenes)
    if scene.scenario is not None:
        return prepared_game(setup, book, scene, scene.scenario)
    if scene.rival is not None and setup.seats < 2:
        raise Unknown("number of seats", setup.seats, ("2", "3", "4"))
    state = kind(heroes=_seated(setup, scene, cards), act=scene.act, scene=scene.id, book=book)
    held = (*scene.hand, *scene.skills, *scene.rival_skills)
    state.decks["skill"] = Pile(bag=[card for card in cards.skills if card not in held])
    if scene.enemy is not None:
        engage(state, 0, scene.enemy)
        fight_of(state).sides[1].damage = scene.opposed
    else:
        challenge(state, 0, 1, no_flight="3E-CHALLENGE-005")
    return state


def prepared_game(setup: Setup, book: Book, scene: SceneDef, scenario: str) -> ThirdState:
    """A whole game in which seat 0 goes first, from a place and with cards that the scene names. All else is
    set up as ever: hands are filled, others choose where they start, markets are laid out."""
    state = empty_table(book, setup, scenario)
    for seat, name in enumerate(_names(setup, scene, book.catalogue)):
        hero = state.heroes[seat]
        hero.id, hero.gold = name, book.catalogue.heroes[name].gold
        state.emit("hero-chosen", seat, "3E-SETUP-012", hero=name)
    state.heroes[0].hex = scene.hex
    state.heroes[0].hand = list(scene.hand)
    for card in scene.hand:
        state.decks["skill"].take_out(card)
    state.step = Step.SETUP_HANDS
    return state


def _seated(setup: Setup, scene: SceneDef, cards: Catalogue) -> list[Hero]:
    heroes = [Hero(name, gold=cards.heroes[name].gold) for name in _names(setup, scene, cards)]
    for hero in heroes:
        hero.hex = scene.hex
    hero = heroes[0]
    hero.hand, hero.damage = list(scene.hand), scene.damage
    hero.assets, hero.skills = list(scene.assets), list(scene.skills)
    if scene.rival is not None:
        rival = heroes[1]
        rival.damage = scene.opposed
        rival.assets, rival.skills = list(scene.rival_assets), list(scene.rival_skills)
    return heroes


def _names(setup: Setup, scene: SceneDef, cards: Catalogue) -> list[str]:
    """Who sits where: as asked for, else as the scene says, else whoever is left."""
    wanted = [*setup.heroes, *[None] * setup.seats][: setup.seats]
    for name in wanted:
        if name is not None and name not in cards.heroes:
            raise Unknown("hero", name, cards.heroes)
    return _filled(wanted, [scene.hero, *([scene.rival] if scene.rival else []), *cards.heroes])


def _filled(wanted: Sequence[str | None], stock: Sequence[str]) -> list[str]:
    taken = [name for name in wanted if name is not None]
    free = iter([name for name in dict.fromkeys(stock) if name not in taken])
    return [name if name is not None else next(free) for name in wanted]
