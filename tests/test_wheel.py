"""`pip install` of the wheel into an empty environment gives the whole program; it names all that it needs."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import parse_wheel_filename

from tests.patience import PATIENCE
from tests.server.running import free_port, wait_for

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SOURCES = ROOT / "src"
PAGE = ROOT / "web" / "dist"
PROGRAM = """
from importlib.util import find_spec
import sevenwonders, sys
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.games import GameSpec
from sevenwonders.players import Seat, make_bot
from sevenwonders.sets.loader import make_box, packaged_keys

assert sevenwonders.__file__.startswith(sys.prefix), sevenwonders.__file__
for game in (sevenwonders.Duel(seed=7), GameSpec("classic", players=3, sets=("leaders", "cities")).begin(7)):
    bot = make_bot("search:8", 1)  # led by what it has learned
    for _ in range(6):
        seat = game.to_act()[0]
        game.play(seat, bot.choose(Seat(game, seat)))
box = make_box([key for key in packaged_keys() if key != "base"])
for language in LANGUAGES:
    assert Texts(language)("deck.age1")
    assert all(box.name(card.key, language) for card in box.cards)
plain = [name for name in sys.argv[1:] if find_spec(name).origin.endswith(".py")]
print("interpreted" if len(plain) == len(sys.argv) - 1 else "compiled" if not plain else plain)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one that `make test` built and installed, or else one without compiled parts."""
    if "SEVENWONDERS_EXPECT" in os.environ:
        return next((ROOT / "build").glob("*.whl"))
    folder = tmp_path_factory.mktemp("wheel")
    environment = os.environ | {"HATCH_BUILD_NO_HOOKS": "true", "TOOLS": sys.executable}
    for command in (["scripts/tree.sh", f"{folder}/tree"], ["scripts/wheel.sh", f"{folder}/tree", ".."]):
        done = subprocess.run(
            ["bash", *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


class Home:
    """An empty environment. What the package needs is lent to it from here, and no more than that: the package registry
    may be far away."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=PATIENCE)
        self.bin = folder / "bin"
        self._libraries = next(folder.glob("lib/python*/site-packages"))
        self._lent: set[tuple[str, str]] = set()

    def lend(self, requirement: Requirement, extra: str = "") -> None:
        """A library, with all that it names itself."""
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            return
        library = distribution(requirement.name)
        assert requirement.specifier.contains(library.version, prereleases=True), f"{requirement}: {library.version}"
        for part in ("", *requirement.extras):
            if (library.name, part) not in self._lent:
                self._lent.add((library.name, part))
                self._link(library)
                for each in library.requires or []:
                    self.lend(Requirement(each), part)

    def _link(self, library: Distribution) -> None:
        for top in {file.parts[0] for file in library.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (self._libraries / top).exists():
                (self._libraries / top).symlink_to(Path(str(library.locate_file(top))))

    def pip_install(self, what: str) -> None:
        """Without a registry: pip fails if anything is missing."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--quiet", "install", "--no-index"]
        command = [*pip, "--no-compile", "--disable-pip-version-check", what]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / program), *arguments]
        return subprocess.run(command, cwd=self.bin, capture_output=True, text=True, check=False, timeout=PATIENCE)


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Home:
    """The package alone."""
    made = Home(tmp_path_factory.mktemp("home"))
    for each in PROJECT["project"]["dependencies"]:
        made.lend(Requirement(each))
    made.pip_install(str(wheel))
    return made


def test_the_wheel_has_every_file(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
        entry = packed.read("sevenwonders/page/index.html") if PAGE.exists() else b""
    wanted = {
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*")
        if path.is_file() and path.suffix not in (".so", ".pyc") and "page" not in path.relative_to(SOURCES).parts[1:2]
    }
    assert wanted - names == set()
    assert {name for name in names if name.startswith(("tests/", "bench/"))} == set()
    assert {
        f"sevenwonders/page/{path.relative_to(PAGE)}" for path in PAGE.rglob("*") if path.is_file()
    } - names == set()
    assert entry == (PAGE / "index.html").read_bytes()


def test_the_program_is_whole(wheel: Path, home: Home) -> None:
    hook = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    modules = [path.removeprefix("src/").removesuffix(".py").replace("/", ".") for path in hook["include"]]
    done = home.run("python", "-I", "-c", PROGRAM, *modules)
    assert done.returncode == 0, done.stderr
    is_pure = {tag.platform for tag in parse_wheel_filename(wheel.name)[3]} == {"any"}
    assert done.stdout.strip() == ("interpreted" if is_pure else "compiled")


def test_the_command_is_there(home: Home) -> None:
    assert home.run("sevenwonders", "--version").stdout == f"sevenwonders {PROJECT['project']['version']}\n"
    told = home.run("sevenwonders", "serve").stderr
    assert told.endswith("pip install 'sevenwonders[server]'\n"), told


def test_with_the_server_it_serves_the_page(wheel: Path, home: Home, tmp_path: Path) -> None:
    for each in PROJECT["project"]["optional-dependencies"]["server"]:
        home.lend(Requirement(each))
    home.pip_install(f"{wheel}[server]")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [str(home.bin / "sevenwonders"), "serve", "--port", str(port), "--database", str(tmp_path / "t.sqlite")]
    log = (tmp_path / "log").open("wb")
    process = subprocess.Popen([*command, "--workers", "1"], cwd=tmp_path, stdout=log, stderr=log)

    def answers() -> bool:
        assert process.poll() is None, (tmp_path / "log").read_text()
        try:
            return httpx.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    try:
        wait_for(answers, "the server of the wheel")
        page = httpx.get(address, timeout=PATIENCE).text
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert parts
        for part in parts:
            assert httpx.get(f"{address}{part}", timeout=PATIENCE).status_code == 200
    finally:
        process.terminate()
        process.wait(PATIENCE)
        log.close()
    assert process.returncode == 0
    shutil.rmtree(tmp_path)
