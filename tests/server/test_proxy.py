"""The proxy of deploy/nginx.conf, a real nginx, before three real servers."""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.client import Line, Player, play_to_the_end
from tests.server.machines import Machines, machines
from tests.server.postgres import Cluster, binaries
from tests.server.running import free_port, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
TABLES = 6
"""New tables a minute that one address may have."""
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def test_the_proxy_says_itself_where_a_visitor_comes_from() -> None:
    """The servers of compose.yaml believe it, so a visitor must have no say in it."""
    told = re.findall(r"X-Forwarded-For (\S+);", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    assert told == ["$remote_addr"]


@pytest.fixture(scope="module")
def three() -> Iterator[Machines]:
    with tempfile.TemporaryDirectory(prefix="sevenwonders-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder) / "cluster")
        try:
            settings = {"proxies": "*", "tables_per_minute": TABLES}  # as compose.yaml has it
            with machines(Path(folder), "postgres", cluster, **settings) as made:
                yield made
        finally:
            cluster.stop()


@pytest.fixture(scope="module")
def proxy(three: Machines) -> Iterator[str]:
    port = free_port()
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("listen 80;", f"listen 127.0.0.1:{port};")
    for name, server in zip(("first", "second", "third"), three.servers, strict=True):
        site = site.replace(f"{name}:8000", f"127.0.0.1:{server.port}")
    with tempfile.TemporaryDirectory(prefix="sevenwonders-") as folder:
        config = Path(folder) / "nginx.conf"
        config.write_text(AROUND.format(folder=folder, site=site), encoding="utf-8")
        process = subprocess.Popen([str(NGINX), "-c", str(config), "-e", f"{folder}/error.log"])
        try:
            wait_for(lambda: _answers(f"http://127.0.0.1:{port}"), "nginx")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


needs_nginx = pytest.mark.skipif(NGINX is None or binaries() is None, reason="nginx or PostgreSQL is not installed")


@needs_nginx
def test_a_game_goes_through_the_proxy(proxy: str) -> None:
    ada = Player(proxy)
    with ada.line(ada.create("duel", ["easy"], start=True)) as line:
        line.until(Line.owes)
        play_to_the_end(line)


@needs_nginx
def test_the_page_comes_through_it_and_the_numbers_do_not(proxy: str) -> None:
    page = httpx.get(proxy, timeout=PATIENCE)
    assert page.status_code == 200
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    for part in parts:
        assert "immutable" in httpx.get(f"{proxy}{part}", timeout=PATIENCE).headers["cache-control"]
    assert httpx.get(f"{proxy}/metrics", timeout=PATIENCE).status_code == 403


@needs_nginx
def test_a_visitor_cannot_pretend_to_be_many(proxy: str) -> None:
    claimed = iter(range(1, 250))

    def is_refused() -> bool:
        headers = {"X-Forwarded-For": f"192.0.2.{next(claimed)}"}
        wanted = {"options": {"game": "duel", "players": 2}, "bots": [], "start": False, "password": ""}
        return httpx.post(f"{proxy}/api/tables", json=wanted, headers=headers, timeout=PATIENCE).status_code == 429

    wait_for(is_refused, "the limit of one address")


@needs_nginx
def test_a_server_that_is_gone_is_not_asked(proxy: str, three: Machines) -> None:
    three.servers[0].kill()  # the last test: nobody misses it
    for _ in range(6):
        assert httpx.get(f"{proxy}/api/health", timeout=PATIENCE).status_code == 200
