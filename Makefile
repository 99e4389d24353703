# `make` lists what there is to do. Everything is installed into .venv and web/node_modules, nothing outside this folder
# (but for the tests' Chromium, PostgreSQL and NATS, which come from Debian's packages).

SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc')
PAGE := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*')
EVERY_SET := leaders,cities,wonder_pack,babel_tower,babel_projects,towers,foundations
GAME ?= duel
HOST ?= 127.0.0.1
MINUTES ?= 5

.PHONY: help play terminal test check soak chaos bench bench-compare bench-players ladder bench-server bench-page pictures docs dist clean

help:
	@echo "make play          set up and play in the browser (HOST=0.0.0.0: friends on the same network can join; PORT=…)"
	@echo "make terminal      set up and play 7 Wonders Duel in the terminal (GAME=classic: 7 Wonders; LANGUAGE=fr, en or nl)"
	@echo "make test          set up, check style and types, run all tests, compiled, interpreted and in a browser"
	@echo "make check         style and types only, of the Python and of the page"
	@echo "make soak          random games with fresh seeds, held against a second reading of the rules (MINUTES=5)"
	@echo "make chaos         three servers that share tables, over PostgreSQL and over NATS, killed and frozen in mid-game (MINUTES=5)"
	@echo "make bench         how fast the engine is, interpreted and compiled"
	@echo "make bench-compare how fast it is beside another commit (BASE=…, NEW=… or what lies here), in one run"
	@echo "make bench-players how good the bots are: matches at equal processor time (hours)"
	@echo "make ladder        the ladder of the bots anew, with ratings (docs/ladder.md; half an hour)"
	@echo "make bench-server  how many tables one server holds, with SQLite and PostgreSQL, and three over PostgreSQL or NATS"
	@echo "make bench-page    how smoothly the page shows a turn of seven players, in Chromium"
	@echo "make pictures      the pictures of the README anew, from games that are always the same"
	@echo "make docs          the documentation as a site, in site"
	@echo "make dist          what is published, in dist: the sources, and a wheel that any Python can use"
	@echo "make clean         remove all that the others made"

.venv/.tools: requirements.lock scripts/tools.sh
	@PYTHON=$(PYTHON) bash scripts/tools.sh

.venv/.page: .venv/.tools scripts/page.sh scripts/node.lock $(PAGE)
	@bash scripts/page.sh

.venv/.built: .venv/.tools .venv/.page pyproject.toml scripts/build.sh $(SOURCES)
	@bash scripts/build.sh

play: .venv/.built
	@$(BIN)/sevenwonders serve --open --host $(HOST) $(if $(PORT),--port $(PORT))

terminal: .venv/.built
	@$(BIN)/sevenwonders play $(GAME) $(if $(filter fr en nl,$(LANGUAGE)),--lang $(LANGUAGE))

check: .venv/.tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@bash scripts/page.sh check

test: check .venv/.built
	@bash scripts/test_tools.sh
	@bash scripts/test.sh

soak: .venv/.built
	@$(BIN)/python -m tests.oracles.soak --minutes $(MINUTES)

chaos: .venv/.built
	@bash scripts/test_tools.sh
	@$(BIN)/python -m tests.server.chaos --wire postgres nats --seconds $$(( 60 * $(MINUTES) ))

bench: .venv/.built
	@$(BIN)/sevenwonders bench duel
	@$(BIN)/sevenwonders bench classic --players 3
	@$(BIN)/sevenwonders bench classic --players 4
	@$(BIN)/sevenwonders bench classic --players 7
	@$(BIN)/sevenwonders bench classic --players 4 --with $(EVERY_SET)

bench-compare: .venv/.tools
	@bash scripts/compare_speed.sh $(BASE) $(NEW)

bench-players: .venv/.built
	@$(BIN)/python -m bench.bars

ladder: .venv/.built
	@$(BIN)/sevenwonders tournament bench/ladder-duel.toml --out .ladder/ladder-duel
	@$(BIN)/sevenwonders tournament bench/ladder-classic.toml --out .ladder/ladder-classic
	@$(BIN)/python -m bench.ladder_page

bench-server: .venv/.built
	@bash scripts/test_tools.sh
	@$(BIN)/python -m bench.server

bench-page: .venv/.built
	@bash scripts/test_tools.sh
	@$(BIN)/python -m bench.frames

pictures: .venv/.built
	@bash scripts/test_tools.sh
	@$(BIN)/python -m tests.browser.pictures

docs: .venv/.tools
	@bash scripts/docs.sh

dist: .venv/.tools .venv/.page
	@bash scripts/dist.sh

clean:
	rm -rf .venv .ladder build dist site failures .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules web/dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
