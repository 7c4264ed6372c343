"""A ladder as a picture: ratings with their intervals, and below them how each pair has fared (SVG)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from xml.sax.saxutils import escape

WIDTH, LEFT, RIGHT, ROW = 720, 190, 110, 34
STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #2b2620 } .small { font-size: 12px; fill: #6b6156 }
  .head { font-weight: 600; font-size: 16px } .grid { stroke: #d8cfc0 }
  .line { stroke: #8a5a2b; stroke-width: 3 } .span { stroke: #1c1814; stroke-width: 3 }
  .dot { fill: #8a5a2b } .won { fill: #3f7d58 } .lost { fill: #c9bda9 } .paper { fill: #fbf7ef }
  @media (prefers-color-scheme: dark) {
    text { fill: #ece4d6 } .small { fill: #a99f90 } .grid { stroke: #443d35 } .line { stroke: #d9a866 }
    .span { stroke: #fff8ea } .dot { fill: #d9a866 } .won { fill: #6fb58c } .lost { fill: #564d43 }
    .paper { fill: #1f1b17 }
  }
"""


def picture(report: Mapping[str, Any], say: Callable[[str], str]) -> str:
    """The SVG of a ladder's report; `say` gives the words for a text key."""
    ratings: Mapping[str, Mapping[str, float]] = report["ratings"]
    pairs: list[Mapping[str, Any]] = list(report["pairs"])
    order = sorted(ratings, key=lambda name: -ratings[name]["rating"])
    parts = [_text(20, 32, say("ladder-rating"), "head"), *_scale(ratings, order)]
    top = 52 + ROW * len(order) + 34
    parts += [_text(20, top + 12, say("ladder-pair"), "head"), *_shares(pairs, top + 24, say)]
    height = top + 24 + (ROW + 16) * len(pairs) + 20
    title = escape(" : ".join(order))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-label="{title}">\n<style>{STYLE}</style>\n'
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="12"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _scale(ratings: Mapping[str, Mapping[str, float]], order: list[str]) -> list[str]:
    """A line of ratings, each player a dot with its interval."""
    low = min(row["low"] for row in ratings.values())
    high = max(row["high"] for row in ratings.values())
    step = next(n for n in (50, 100, 200, 500, 1000, 5000) if (high - low) / n <= 8 or n == 5000)
    first, last = int(low // step) * step, int(-(-high // step)) * step
    room = WIDTH - LEFT - RIGHT

    def x(rating: float) -> float:
        return LEFT + room * (rating - first) / max(1, last - first)

    bottom = 52 + ROW * len(order)
    parts: list[str] = []
    for mark in range(first, last + 1, step):
        parts.append(f'<line class="grid" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="48" y2="{bottom}"/>')
        parts.append(_text(x(mark), bottom + 16, str(mark), "small", "middle"))
    for n, name in enumerate(order):
        y, row = 52 + ROW * n + ROW / 2, ratings[name]
        parts.append(_text(20, y + 5, name))
        parts.append(
            f'<line class="line" x1="{x(row["low"]):.1f}" x2="{x(row["high"]):.1f}" y1="{y}" y2="{y}"/>'
        )
        parts.append(f'<circle class="dot" cx="{x(row["rating"]):.1f}" cy="{y}" r="6"/>')
        parts.append(_text(WIDTH - 20, y + 5, f"{row['rating']:.0f}", anchor="end"))
    return parts


def _shares(pairs: list[Mapping[str, Any]], top: float, say: Callable[[str], str]) -> list[str]:
    """A bar for each pair: what the first has won of the decided games, with its interval."""
    room = WIDTH - LEFT - RIGHT
    parts: list[str] = []
    for n, pair in enumerate(pairs):
        one, other = (pair["one"], pair["other"])
        share, low, high, wins, losses = (
            pair["share"], pair["low"], pair["high"], pair["wins"], pair["losses"],
        )  # fmt: skip
        if share < 0.5:
            one, other, wins, losses = other, one, losses, wins
            share, low, high = 1 - share, 1 - high, 1 - low
        y = top + (ROW + 16) * n
        parts.append(_text(20, y + 20, f"{one} : {other}"))
        parts.append(f'<rect class="lost" x="{LEFT}" y="{y + 6}" width="{room}" height="20" rx="4"/>')
        parts.append(
            f'<rect class="won" x="{LEFT}" y="{y + 6}" width="{room * share:.1f}" height="20" rx="4"/>'
        )
        a, b = LEFT + room * low, LEFT + room * high
        parts.append(f'<line class="span" x1="{a:.1f}" x2="{b:.1f}" y1="{y + 16}" y2="{y + 16}"/>')
        parts.append(_text(WIDTH - 20, y + 20, f"{100 * share:.1f} %", anchor="end"))
        said = f"{wins} : {losses}, {say('ladder-interval')} {100 * low:.1f}–{100 * high:.1f} %"
        parts.append(_text(LEFT, y + 40, said, "small"))
    return parts


def _text(x: float, y: float, said: str, style: str = "", anchor: str = "start") -> str:
    looks = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{looks}>{escape(said)}</text>'
