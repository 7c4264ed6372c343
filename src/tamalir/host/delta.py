"""The difference between two pieces of JSON, as small as is simple.

A change is `[path, value]` (put the value there) or `[path]` (remove that key). A path is a list of keys and
places in lists. Lists of equal length are compared place by place; others are replaced whole.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

Path = list[str | int]
Change = list[Any]

_encode = msgspec.json.Encoder().encode


def changes(old: object, new: object) -> list[Change]:
    """What turns `old` into `new`."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def apply(document: Any, found: list[Change]) -> Any:
    """`old` with the changes made: what a client does. The document itself is changed."""
    for path, *value in found:
        if not path:
            document = value[0]
            continue
        place = document
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return document


def _compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    if old is new or (old == new and _encode(old) == _encode(new)):
        return  # equal, and not as True equals 1: both are quick, and most of a table does not change
    if isinstance(old, dict) and isinstance(new, dict):
        before, after = cast("dict[str, object]", old), cast("dict[str, object]", new)
        for key, value in after.items():
            if key in before:
                _compare(before[key], value, [*path, key], found)
            else:
                found.append([[*path, key], value])
        found.extend([[*path, key]] for key in before if key not in after)
    elif isinstance(old, list) and isinstance(new, list):
        was, now = cast("list[object]", old), cast("list[object]", new)
        if len(was) != len(now):
            found.append([path, new])
            return
        for n, (one, other) in enumerate(zip(was, now, strict=True)):
            _compare(one, other, [*path, n], found)
    elif old != new or isinstance(old, bool) != isinstance(new, bool):
        found.append([path, new])
