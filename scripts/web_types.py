"""Prints one JSON schema with every message and model that the page and the server exchange.

`npm run types` in web/ makes web/src/lib/types.ts of it. It must run interpreted (SEVENWONDERS_INTERPRETED=1): compiled
classes do not keep the annotations that a schema is made of.
"""

import inspect
import json
import re
import sys
from collections.abc import Iterator
from typing import Any, Final, Literal

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from sevenwonders.server import (
    book_models,
    catalogue_models,
    coach_messages,
    models,
    openings,
    pad,
    protocol,
    puzzling,
    saying,
)
from sevenwonders.server.reviewing import models as review_models

FROM_PAGE: Final = (
    *("Hello", "Choose", "Resign", "End", "Say", "Emote", "Mute", "Allow", "AskCoach", "Speak", "Ping"),
    *("NewName", "NewTable", "Join", "SetBot", "AgreeHints", "RecordText"),
    *("ReviewWish", "RecordReviewWish", "TryWish", "RecordTryWish", "LinesWish"),
    *("PadCity", "PadTable", "PadDuelCity", "PadDuel"),
    *("PuzzleAnswer",),
)
"""What the page sends. All the rest it only reads, so there no field is ever left out."""

Schema = dict[str, Any]


def all_models() -> Iterator[type[BaseModel]]:
    modules = (
        protocol,
        saying,
        coach_messages,
        models,
        catalogue_models,
        pad,
        book_models,
        openings,
        puzzling,
        review_models,
    )
    for module in modules:
        for _, found in inspect.getmembers(module, inspect.isclass):
            if issubclass(found, BaseModel) and found.__module__ == module.__name__ and found.model_fields:
                yield found


def short(name: str) -> str:
    """A name for a type: both games have a CityView, which pydantic tells apart by module.

    >>> short("sevenwonders__duel__view__CityView")
    'DuelCityView'
    """
    parts = name.split("__")
    return name if len(parts) < 2 else parts[1].capitalize() + parts[-1]


def definitions(mode: Literal["serialization", "validation"], sent: bool) -> dict[str, Schema]:
    chosen = [(model, mode) for model in all_models() if (model.__name__ in FROM_PAGE) == sent]
    _, schema = models_json_schema(chosen, ref_template="#/$defs/{model}")
    text = re.sub(r'"#/\$defs/([^"]+)"', lambda ref: f'"#/$defs/{short(ref[1])}"', json.dumps(schema["$defs"]))
    return {short(name): untitled(definition) for name, definition in json.loads(text).items()}


def untitled(definition: Schema) -> Schema:
    """Without the titles, each of which would become a type of its own."""
    definition.pop("title", None)
    for field in definition.get("properties", {}).values():
        field.pop("title", None)
    return definition


def complete(definition: Schema) -> Schema:
    """With every field required."""
    if "properties" in definition:
        definition["required"] = list(definition["properties"])
    return definition


def schema() -> Schema:
    read = {name: complete(each) for name, each in definitions("serialization", sent=False).items()}
    sent = definitions("validation", sent=True)
    shared = [name for name in sent if name in read]  # such as Options: read in full, sent with what differs
    text = json.dumps(sent)
    for name in shared:
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{name}Input"')
    renamed = {f"{name}Input" if name in shared else name: each for name, each in json.loads(text).items()}
    return {"$defs": dict(sorted((read | renamed).items()))}


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1)
