"""Charts of the report: Altair describes them, vl-convert draws them as SVG; a page carries its own.

Colours are stand-ins that the page replaces by its own variables, so that a chart follows the page into
the dark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

INKS = {
    "#010101": "var(--ink)",
    "#020202": "var(--faint)",
    "#030303": "var(--rule)",
    "#040404": "var(--mark)",
    "#050505": "var(--good)",
    "#060606": "var(--bad)",
    "#070707": "var(--info)",
}
INK, FAINT, RULE, MARK, GOOD, BAD, INFO = INKS

WIDTH = 280
ROW = 24
FONT = "system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif"


def chart(picture: Mapping[str, Any], title: str, comma: str) -> str:
    """An SVG of what a section wants to show, or nothing if there is nothing to see."""
    makers = {
        "rates": _rates, "bars": _bars, "length": _length, "pace": _pace, "outcomes": _outcomes,
        "differences": _differences,
    }  # fmt: skip
    rows: Sequence[Any] = picture.get("rows", ())
    if not rows:
        return ""
    return _svg(makers[picture["kind"]](picture), title, comma)


def _svg(made: Any, title: str, comma: str) -> str:
    import vl_convert

    spec = (
        made.configure(background="transparent", font=FONT, padding=4)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK, titleColor=FAINT, gridColor=RULE, domainColor=RULE, tickColor=RULE,
            labelFontSize=14, titleFontSize=14, titleFontWeight="normal", labelLimit=200,
        )
        .configure_legend(labelColor=INK, titleColor=FAINT, labelFontSize=14, titleFontSize=14)
        .to_dict()
    )  # fmt: skip
    locale: Any = {"decimal": comma, "thousands": "\u202f", "grouping": [3], "currency": ["", ""]}
    drawn: str = vl_convert.vegalite_to_svg(spec, format_locale=locale)
    for stand_in, ink in INKS.items():
        drawn = drawn.replace(stand_in, ink)
    drawn = re.sub(r"<\?xml[^>]*\?>", "", drawn).strip()
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{_attribute(title)}" ', 1)


def _attribute(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def _data(rows: Sequence[Mapping[str, Any]]) -> Any:
    import altair as alt

    return alt.Data(values=[dict(row) for row in rows])


def _rates(picture: Mapping[str, Any]) -> Any:
    """Shares with their intervals, and a line where all would be even."""
    import altair as alt

    names = alt.Y("name:N", sort=None, title=None)
    base = alt.Chart(_data(picture["rows"])).properties(width=WIDTH, height=alt.Step(ROW))
    lines = base.mark_rule(strokeWidth=2, color=INFO).encode(
        x=alt.X("low:Q", title=None, axis=alt.Axis(format=".0%", tickCount=5)), x2="high:Q", y=names
    )
    dots = base.mark_point(size=70, filled=True, color=INFO, opacity=1).encode(x="share:Q", y=names)
    even = (
        alt.Chart(_data([{"even": picture["fair"]}]))
        .mark_rule(strokeDash=[4, 4], color=MARK, strokeWidth=1.5)
        .encode(x="even:Q")
    )
    return even + lines + dots


def _differences(picture: Mapping[str, Any]) -> Any:
    import altair as alt

    names = alt.Y("name:N", sort=None, title=None)
    base = alt.Chart(_data(picture["rows"])).properties(width=WIDTH, height=alt.Step(ROW))
    ink: Any = alt.condition("datum.marked", alt.value(MARK), alt.value(INFO))
    lines = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", title=None, axis=alt.Axis(format=picture.get("format", "+.0%"), tickCount=5)),
        x2="high:Q",
        y=names,
        color=ink,
    )
    dots = base.mark_point(size=70, filled=True, opacity=1).encode(x="share:Q", y=names, color=ink)
    none = alt.Chart(_data([{"none": 0}])).mark_rule(strokeDash=[4, 4], color=FAINT).encode(x="none:Q")
    return none + lines + dots


def _bars(picture: Mapping[str, Any]) -> Any:
    import altair as alt

    base = alt.Chart(_data(picture["rows"])).properties(width=WIDTH - 40, height=alt.Step(ROW))
    across = alt.X(
        "share:Q", title=None, axis=alt.Axis(format=".0%", tickCount=4), scale=alt.Scale(domainMin=0)
    )
    down = alt.Y("name:N", sort=None, title=None)
    bars = base.mark_bar(color=INFO, cornerRadiusEnd=2, height=14).encode(x=across, y=down)
    words = base.mark_text(align="left", dx=5, color=INK, fontSize=14).encode(
        x=across, y=down, text=alt.Text("share:Q", format=".1%")
    )
    return bars + words


def _length(picture: Mapping[str, Any]) -> Any:
    """How many games took how long."""
    import altair as alt

    return (
        alt.Chart(_data(picture["rows"]))
        .mark_bar(color=INFO, binSpacing=1)
        .encode(
            x=alt.X(
                "from:Q", bin="binned", title=picture["turns"], axis=alt.Axis(tickMinStep=1, tickCount=6)
            ),
            x2="to:Q",
            y=alt.Y("games:Q", title=picture["games"], axis=alt.Axis(tickMinStep=1, tickCount=5, format="d")),
        )
        .properties(width=WIDTH + 60, height=180)
    )


def _pace(picture: Mapping[str, Any]) -> Any:
    """Level above, gold below: the mean and the middle eight tenths."""
    import altair as alt

    parts: list[Any] = []
    for what in ("level", "gold"):
        rows = [
            {"turn": row["turn"], "mean": row[what], "low": row[f"{what}-low"], "high": row[f"{what}-high"]}
            for row in picture["rows"]
        ]
        base = alt.Chart(_data(rows)).properties(width=WIDTH + 60, height=120)
        last = what == "gold"
        turns = alt.X(
            "turn:Q", title=picture["turn"] if last else None, axis=alt.Axis(tickMinStep=1, tickCount=6)
        )
        band = base.mark_area(color=INFO, opacity=0.22).encode(
            x=turns, y=alt.Y("low:Q", title=picture[what], axis=alt.Axis(tickCount=4)), y2="high:Q"
        )
        parts.append(band + base.mark_line(color=INFO, strokeWidth=2).encode(x=turns, y="mean:Q"))
    return alt.vconcat(*parts, spacing=14)


def _outcomes(picture: Mapping[str, Any]) -> Any:
    import altair as alt

    return (
        alt.Chart(_data(picture["rows"]))
        .mark_bar(height=16)
        .encode(
            x=alt.X("share:Q", title=None, stack="zero", axis=alt.Axis(format=".0%", tickCount=5)),
            y=alt.Y("name:N", sort=picture["names"], title=None),
            color=alt.Color(
                "outcome:N",
                title=None,
                scale=alt.Scale(domain=picture["outcomes"], range=[GOOD, RULE, BAD]),
                legend=alt.Legend(orient="top"),
            ),
            order=alt.Order("order:Q"),
        )
        .properties(width=WIDTH, height=alt.Step(ROW + 4))
    )
