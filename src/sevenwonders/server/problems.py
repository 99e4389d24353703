"""What goes wrong for people: a status for programs, a code for the page, a sentence for the reader."""

from sevenwonders.core.texts import LANGUAGES, Texts


class Trouble(Exception):
    """A request that cannot be done. The words are in texts: server.problem.<code>."""

    def __init__(self, status: int, code: str, **fields: object) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.fields = fields

    def text(self, lang: str) -> str:
        return Texts(lang)(f"server.problem.{self.code}", **self.fields)


class Elsewhere(Trouble):
    """Another server has the table."""

    def __init__(self, server: str = "") -> None:
        super().__init__(503, "elsewhere")
        self.server = server
        """Which one; empty if that is not known."""


def language_of(header: str) -> str:
    """The language that an Accept-Language header wants, where we speak it.

    >>> language_of("fr-BE,fr;q=0.9,en;q=0.8")
    'fr'
    """
    wanted = header[:2].lower()
    return wanted if wanted in LANGUAGES else "en"
