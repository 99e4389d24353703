"""What the sets of a table of cardboard ask for: the module `laid` of each that has one."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from sevenwonders.classic.laid import Asking
from sevenwonders.classic.setting import Setting
from sevenwonders.sets.loader import PACKAGE, packaged_keys


def asking_of(setting: Setting) -> list[Asking]:
    """In the order of the box. Sets from folders ask for nothing."""
    names = [f"{PACKAGE}.{each.key}.laid" for each in setting.codex.box.sets if each.key in packaged_keys()]
    return [cast("Asking", import_module(name)) for name in names if find_spec(name) is not None]
