"""A message that only one browser can read (RFC 8291), and the proof of who sends it (RFC 8292). No I/O."""

import base64
import json
import os
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD_SIZE: Final = 4096
SALT_BYTES: Final = 16
POINT_BYTES: Final = 65
NUMBER_BYTES: Final = 32
VALID_SECONDS: Final = 12 * 3600
LAST_RECORD: Final = b"\x02"


def encode(data: bytes) -> str:
    """Base64 as addresses bear it, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The reverse. Raises ValueError."""
    if not text.isascii() or not all(sign.isalnum() or sign in "-_" for sign in text.rstrip("=")):
        raise ValueError("not base64")
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def new_key() -> str:
    """A private key as a text to keep."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER_BYTES, "big"))


def private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(kept), "big"), CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(message: bytes, browser_key: bytes, secret: bytes) -> bytes:
    """The message for the browser with this public key and this shared secret, as one record of aes128gcm."""
    own, salt = ec.generate_private_key(CURVE), os.urandom(SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key)
    point = public_point(own)
    shared = own.exchange(ec.ECDH(), theirs)
    key_info = b"WebPush: info\x00" + browser_key + point
    input_key = _derive(secret, key_info, shared, NUMBER_BYTES)
    key = _derive(salt, b"Content-Encoding: aes128gcm\x00", input_key, 16)
    nonce = _derive(salt, b"Content-Encoding: nonce\x00", input_key, 12)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([POINT_BYTES]) + point
    return header + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derive(salt: bytes, info: bytes, material: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(material)


def authorization(endpoint: str, kept: str, contact: str, at: float | None = None) -> str:
    """The header that proves who sends: a token for the endpoint's site, signed with our key."""
    key, site = private_key(kept), urlsplit(endpoint)
    expires = int(time.time() if at is None else at) + VALID_SECONDS
    claims = {"aud": f"{site.scheme}://{site.netloc}", "exp": expires, "sub": contact}
    parts = [encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    r, s = decode_dss_signature(key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(NUMBER_BYTES, "big") + s.to_bytes(NUMBER_BYTES, "big"))
    return f"vapid t={'.'.join(parts)}.{signature}, k={encode(public_point(key))}"
