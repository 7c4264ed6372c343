"""The words of packs from elsewhere: names and flavour of their cards, and nothing else.

A pack may not speak for the table: whatever in its texts is neither a name nor a flavour of one of its
own cards is an error, so that a stranger's pack cannot change what a question or a rule says.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from fluent.syntax import FluentParser, ast

from tamalir.language import sources
from tamalir.language.voice import Voice, voice
from tamalir.rulebook import LANGUAGES
from tamalir.world.packs import PLAIN_ID, Pack, PackError, ids_in

KINDS_OF_WORDS = ("name-", "flavour-")


def voice_with(lang: str, packs: Sequence[Pack]) -> Voice:
    """The voice of a language that knows these packs' cards by name as well."""
    extra: dict[str, str] = {}
    for pack in packs:
        extra |= pack_entries(pack, lang)
    return Voice(lang, {**extra, **sources.entries(lang)}) if extra else voice(lang)


def pack_entries(pack: Pack, lang: str) -> dict[str, str]:
    """Message id -> its source. In English every card has a name: its id, if nothing better was written."""
    ids = set(named_in(pack, pack.entries))
    known = sources.entries(lang)
    found: dict[str, str] = {}
    if lang == "en":
        unnamed = [id for id in ids if PLAIN_ID.fullmatch(id) and f"name-{id}" not in known]
        found = {f"name-{id}": f"name-{id} = {_titled(id)}\n" for id in unnamed}
    for id, entry in sources.cut(pack.texts.get(lang, "")):
        kind = next((kind for kind in KINDS_OF_WORDS if id.startswith(kind)), None)
        where = f"pack {pack.about.id}, texts/{lang}.ftl: {id}"
        if kind is None or id.removeprefix(kind) not in ids:
            raise PackError(f"{where}: a pack names its own cards only (name-CARD, flavour-CARD)")
        if _calls_something(entry):
            raise PackError(f"{where}: plain words only, without references to other messages")
        found[id] = entry
    return found


def named_in(pack: Pack, kinds: Iterable[str]) -> Iterator[str]:
    """All that can have a name in entries of these kinds: themselves, and what has an id inside them."""
    for kind in kinds:
        for id, (_, table) in pack.entries.get(kind, {}).items():
            yield id
            yield from ids_in(table)


def text_problems(pack: Pack, kinds: Collection[str] | None = None) -> list[str]:
    """What is wrong with a pack's words, and what nobody has named in entries of these kinds, or of all."""
    wrong: list[str] = [
        f"texts/{lang}.ftl: no language of Tamalir ({', '.join(LANGUAGES)})"
        for lang in pack.texts
        if lang not in LANGUAGES
    ]
    cards = list(dict.fromkeys(named_in(pack, pack.entries if kinds is None else kinds)))
    for lang in LANGUAGES:
        known = sources.entries(lang)
        try:
            written = {id for id, _ in sources.cut(pack.texts.get(lang, ""))}
            pack_entries(pack, lang)
        except PackError as error:
            wrong.append(str(error))
            continue
        wrong += [
            f"{id} has no name in {lang} (texts/{lang}.ftl: name-{id} = ...)"
            for id in cards
            if f"name-{id}" not in known and f"name-{id}" not in written
        ]
    return wrong


def _titled(id: str) -> str:
    return id.replace("-", " ").title()


def _calls_something(entry: str) -> bool:
    """Whether a message holds more than text: variables, terms and functions are not a pack's business.
    Letters in quotation marks are text."""
    for node in FluentParser().parse(entry).body:
        if isinstance(node, ast.Junk):
            return True
        if isinstance(node, ast.Message):
            patterns = [node.value, *(attribute.value for attribute in node.attributes)]
            for pattern in patterns:
                if pattern is not None and any(map(_is_call, pattern.elements)):
                    return True
    return False


def _is_call(part: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(part, ast.Placeable) and not isinstance(part.expression, ast.StringLiteral)
