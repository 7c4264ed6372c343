"""The options of a request as actions: whole, part by part, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from tamalir.game import MORE, Encoding, Menu
from tamalir.kernel import Choose, Option

ENOUGH = "enough"
"""The part that ends an option where others go on."""

Path: TypeAlias = tuple[str, ...]
Written: TypeAlias = tuple[Path, Option[Any]]
"""An option with the parts of which it is put together."""


def menu_of(encoding: Encoding[Any], state: Any, request: Choose[Any]) -> Menu:
    """What can be chosen when a request has just been put."""
    offered = encoding.offered(request)
    most = encoding.most_options
    if encoding.in_parts(request):
        return _page([(encoding.parts(state, option), option) for option in offered], request, (), most)
    if len(offered) <= most:
        return Menu(request, offered)
    if encoding.cut:
        return Menu(request, offered[:most])
    return _page([((option.id,), option) for option in offered], request, (), most)


def deeper(menu: Menu, action: int, encoding: Encoding[Any], state: Any) -> Menu:
    """What can be chosen after an action that does not answer yet."""
    part, chosen = menu.parts[action], menu.chosen
    below, request = menu.below[action], menu.request
    whole = not encoding.in_parts(request)
    left = [((option.id,) if whole else encoding.parts(state, option), option) for option in below]
    return _page(left, request, chosen if part == MORE else (*chosen, part), encoding.most_options)


def _page(left: Sequence[Written], request: Choose[Any], chosen: Path, most: int) -> Menu:
    """The next parts of these options, as many as there is room for."""
    groups = _grouped(left, len(chosen))
    while len(groups) == 1 and len(left) > 1:  # nothing to choose here: all of them go on alike
        assert ENOUGH not in groups, "two options that are put together alike"
        chosen = (*chosen, *groups)
        groups = _grouped(left, len(chosen))
    words = list(groups)
    rest: list[str] = []
    if len(words) > most:
        words, rest = words[: most - 1], words[most - 1 :]
    below = [[option for _, option in groups[word]] for word in words]
    options = [some[0] if len(some) == 1 else None for some in below]
    if rest:
        words.append(MORE)
        below.append([option for word in rest for _, option in groups[word]])
        options.append(None)
    return Menu(request, options, words, below, chosen)


def _grouped(left: Sequence[Written], depth: int) -> dict[str, list[Written]]:
    groups: dict[str, list[Written]] = {}
    for written in left:
        path = written[0]
        word = path[depth] if len(path) > depth else ENOUGH
        if word in groups:
            groups[word].append(written)
        else:
            groups[word] = [written]
    return groups
