"""Secrets and names that strangers cannot guess: tokens of people, ids of tables, passwords."""

import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that a person could take for another when reading a link aloud."""
ID_LETTERS: Final = 12
SALT_BYTES: Final = 16
NAME_LETTERS: Final = 24
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that look like nothing."""
MARK: Final = r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
MANY_MARKS: Final = re.compile(f"({MARK}{{2}}){MARK}+")
"""More than two marks on one letter: they would run over the lines above and below."""
SCRYPT: Final = {"n": 2**13, "r": 8, "p": 1}


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))


def new_seed() -> int:
    """What a game is dealt from: nobody can guess it from games that are over."""
    return secrets.randbits(63)


def hash_token(token: str) -> str:
    """Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def hash_password(password: str) -> str:
    """Salted and slow, as people choose their passwords; empty for none."""
    if not password:
        return ""
    salt = secrets.token_bytes(SALT_BYTES)
    return f"{salt.hex()}${_scrypt(password, salt)}"


def is_password(password: str, kept: str) -> bool:
    """Whether a password is the one that was kept; every one is where there is none."""
    if not kept:
        return True
    salt, _, wanted = kept.partition("$")
    return hmac.compare_digest(_scrypt(password, bytes.fromhex(salt)), wanted)


def _scrypt(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, **SCRYPT).hex()


def is_reserved(name: str) -> bool:
    """Names that lists give to bots.

    >>> is_reserved("[expert]"), is_reserved("Ada [nl]")
    (True, False)
    """
    return name.startswith("[") and name.endswith("]")


def clean_name(name: str) -> str:
    """A name as it may be shown.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    return clean_line(name, NAME_LETTERS)


def clean_line(text: str, most: int) -> str:
    """Somebody's words as they may be shown: one line, no signs that draw over others, spaces single."""
    kept = "".join(" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") or c in BLANK else c for c in text)
    kept = "".join(c for c in kept if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn", "Me"))
    kept = MANY_MARKS.sub(r"\1", unicodedata.normalize("NFC", kept))
    return " ".join(kept.split())[:most].rstrip()  # composing may have made it longer
