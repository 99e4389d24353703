"""Secrets and names that strangers cannot guess: tokens of people, ids of tables, passwords."""

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that a person could take for another when reading a link aloud."""
ID_LETTERS: Final = 12
SALT_BYTES: Final = 16
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


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no signs that draw over others, spaces single.

    >>> clean_name("  Ada \\n Lovelace ")
    'Ada Lovelace'
    """
    kept = "".join(" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in name)
    kept = "".join(c for c in kept if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn"))
    return " ".join(unicodedata.normalize("NFC", kept).split())
