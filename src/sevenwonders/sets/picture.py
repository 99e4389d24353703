"""The picture of a set: a small drawing (SVG) that only draws."""

import re
from typing import Final
from xml.etree import ElementTree

from sevenwonders.core.cardfile import CardFileError

PICTURE: Final = "picture.svg"
MOST_CHARACTERS: Final = 50_000
SVG: Final = "{http://www.w3.org/2000/svg}"
SHAPES: Final = (
    *("svg", "g", "defs", "title", "desc", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
    *("text", "tspan", "linearGradient", "radialGradient", "stop", "clipPath"),
)
"""What it takes to draw. No scripts, no style sheets, no pictures from elsewhere, no copies of copies."""


def check_picture(place: str, text: str) -> None:
    """Complain of anything in a picture that does more than draw. Raises CardFileError."""
    if len(text) > MOST_CHARACTERS:
        raise CardFileError(f"{place}: longer than {MOST_CHARACTERS} characters: a picture of a set is small")
    if "<!" in text.replace("<!--", "") or "<?" in text.removeprefix("<?xml "):
        raise CardFileError(f"{place}: a picture has no document type, entities or instructions")
    try:
        drawing = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        raise CardFileError(f"{place}: not valid SVG: {error}") from None
    if drawing.tag != f"{SVG}svg":
        raise CardFileError(
            f'{place}: expected <svg xmlns="http://www.w3.org/2000/svg">, found <{_short(drawing.tag)}>'
        )
    for element in drawing.iter():
        name = element.tag.removeprefix(SVG)
        if name not in SHAPES:
            raise CardFileError(
                f"{place}: <{_short(name)}> is not allowed; a picture may have: {', '.join(sorted(SHAPES))}"
            )
        for attribute, value in element.attrib.items():
            _check_attribute(place, name, attribute, value)


def _check_attribute(place: str, name: str, attribute: str, value: str) -> None:
    plain = attribute.rpartition("}")[2].lower()
    if plain.startswith("on"):
        raise CardFileError(f"{place}, <{name}>, '{_short(plain)}': a picture runs no scripts")
    inside = plain != "href" or value.startswith("#")
    links = re.findall(r"url\(\s*['\"]?\s*(.?)", value, re.IGNORECASE)
    if not inside or any(link != "#" for link in links) or plain == "base":
        raise CardFileError(f"{place}, <{name}>, '{_short(plain)}': a picture fetches nothing; only #names within it")


def _short(text: str) -> str:
    return str(text)[:40]
