"""Bringing a message to a browser's service. The address comes from a stranger: it must not lead into our own house."""

import http.client
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import urlsplit

SECONDS: Final = 10.0
DAY: Final = 86_400
HTTPS: Final = 443


class Unreachable(Exception):
    """An address that must not or cannot be reached."""


def check_endpoint(endpoint: str, allowed: str = "") -> None:
    """Raises ValueError for an address that no maker of browsers gives out. `allowed`: an origin that is, in tests."""
    parts = urlsplit(endpoint)
    if allowed and f"{parts.scheme}://{parts.netloc}" == allowed:
        return
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or parts.port not in (None, HTTPS):
        raise ValueError("not an https address")
    if not endpoint.isascii() or any(sign.isspace() for sign in endpoint):
        raise ValueError("not an address")
    if "." not in parts.hostname or parts.hostname.endswith((".local", ".internal", ".localhost")):
        raise ValueError("not a public host")
    try:
        ipaddress.ip_address(parts.hostname)
    except ValueError:
        return
    raise ValueError("a number, not a name")


def post(endpoint: str, body: bytes, headers: dict[str, str], allowed: str = "") -> int:
    """Send it, and give the status of the answer. Raises Unreachable. It blocks: call it in a thread."""
    try:
        check_endpoint(endpoint, allowed)
        connection = _connection(endpoint, is_trusted=bool(allowed) and endpoint.startswith(f"{allowed}/"))
        parts = urlsplit(endpoint)
        try:
            path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        finally:
            connection.close()
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise Unreachable(type(error).__name__) from None


def _connection(endpoint: str, *, is_trusted: bool) -> http.client.HTTPConnection:
    parts = urlsplit(endpoint)
    host = parts.hostname or ""
    if is_trusted and parts.scheme == "http":
        return http.client.HTTPConnection(host, parts.port, timeout=SECONDS)
    address = public_address(host, parts.port or HTTPS)
    connection = http.client.HTTPSConnection(host, parts.port, timeout=SECONDS)
    # We connect to the address that was looked at: another answer of the name a moment later must not count.
    raw = socket.create_connection((address, parts.port or HTTPS), SECONDS)
    connection.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=host)
    return connection


def public_address(host: str, port: int) -> str:
    """An address of a host on the open internet. Raises ValueError if any of its addresses is not."""
    found = {str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    for each in found:
        address = ipaddress.ip_address(each.split("%")[0])
        mapped = getattr(address, "ipv4_mapped", None)
        if not (mapped or address).is_global or address.is_multicast:
            raise ValueError("not on the open internet")
    return sorted(found, key=lambda each: ":" in each)[0]
