# `make` lists what there is to do. Everything is installed into .venv, nothing outside this folder.

SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc')
ENGINE_TESTS := tests/core tests/duel tests/classic tests/sets tests/leaders tests/cities tests/wonder_pack tests/contract tests/players tests/records
GAME ?= duel

.PHONY: help play test check bench clean

help:
	@echo "make play    set up and play 7 Wonders Duel in the terminal (GAME=classic: 7 Wonders; LANGUAGE=fr, en or nl)"
	@echo "make test    set up, check style and types, run all tests, interpreted and compiled"
	@echo "make check   style (ruff) and types (mypy --strict) only"
	@echo "make bench   how fast the engine is, interpreted and compiled"
	@echo "make clean   remove all that the others made"

.venv/.tools: requirements.lock scripts/tools.sh
	@PYTHON=$(PYTHON) bash scripts/tools.sh

.venv/.built: .venv/.tools pyproject.toml scripts/build.sh $(SOURCES)
	@bash scripts/build.sh

play: .venv/.built
	@$(BIN)/sevenwonders play $(GAME) $(if $(filter fr en nl,$(LANGUAGE)),--lang $(LANGUAGE))

check: .venv/.tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: check .venv/.built
	@bash scripts/test.sh $(ENGINE_TESTS)

bench: .venv/.built
	@$(BIN)/sevenwonders bench duel
	@$(BIN)/sevenwonders bench classic --players 3
	@$(BIN)/sevenwonders bench classic --players 4
	@$(BIN)/sevenwonders bench classic --players 7

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
