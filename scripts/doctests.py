"""For the reference of the site: an example in a docstring (`>>>`) is shown as Python."""

import re
from typing import Any, Final

from griffe import Extension, Module, Object

EXAMPLE: Final = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


class Doctests(Extension):
    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```python\n{found[0]}\n```", obj.docstring.value)

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        self.on_object(obj=pkg)
