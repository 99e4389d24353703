"""What the maker of a browser runs, and the browser at its other end: for tests of notifications."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sevenwonders.server.push.sealing import encode, public_point
from tests.patience import PATIENCE
from tests.server.client import Json

CURVE = ec.SECP256R1()


@dataclass
class Post:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Service:
    """What the maker of a browser runs: takes messages and brings them to browsers."""

    origin: str
    posts: "Queue[Post]"

    def next(self) -> Post:
        return self.posts.get(timeout=PATIENCE)


@contextmanager
def push_service() -> Iterator[Service]:
    posts: Queue[Post] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            posts.put(Post(self.path, dict(self.headers), body))
            self.send_response(410 if self.path.startswith("/gone") else 201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    running = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield Service(f"http://127.0.0.1:{running.server_port}", posts)
    running.shutdown()


@dataclass
class Browser:
    """A browser that wants to be told."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    secret: bytes = b"0123456789abcdef"

    def wanted(self, lang: str = "en") -> Json:
        key = encode(public_point(self.key))
        return {"endpoint": self.endpoint, "key": key, "secret": encode(self.secret), "lang": lang}

    def opened(self, body: bytes) -> Json:
        """As RFC 8291 has it, from the other side."""
        salt, length, point = body[:16], body[20], body[21 : 21 + body[20]]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))

        def derived(salt: bytes, info: bytes, material: bytes, size: int) -> bytes:
            return HKDF(algorithm=hashes.SHA256(), length=size, salt=salt, info=info).derive(material)

        info = b"WebPush: info\x00" + public_point(self.key) + point
        material = derived(self.secret, info, shared, 32)
        key = derived(salt, b"Content-Encoding: aes128gcm\x00", material, 16)
        nonce = derived(salt, b"Content-Encoding: nonce\x00", material, 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert plain[-1:] == b"\x02"
        told: Json = json.loads(plain[:-1])
        return told
