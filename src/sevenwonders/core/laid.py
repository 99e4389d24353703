"""What cannot lie on a table of cardboard that is to be counted."""


class LaidError(ValueError):
    """`code` names the sentence for people (`server.problem.laid_<code>`), `fields` fill it in."""

    def __init__(self, code: str, **fields: str | int) -> None:
        super().__init__(f"{code} {fields}")
        self.code = code
        self.fields = fields
