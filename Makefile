# Two commands matter: 'make play' and 'make test'. Each installs what it needs into this folder.

PYTHON ?= python3
BIN := .venv/bin
BENCH := .venv-bench/bin
# pytest's workers: as many as there are cores, two at most.
WORKERS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1); [ $$n -gt 2 ] && n=2; echo $$n)

DEV := .venv/.installed
# Playing needs a third of what the tests need; where all of it is installed, nothing more is.
PLAY := $(if $(wildcard .venv/.installed),.venv/.installed,.venv/.playable)
BENCHED := .venv-bench/.installed
WEB := web/node_modules/.installed
CLIENT := src/tamalir/server/pages/app/index.html
SITE := build/site/index.html

.PHONY: help play site test quick test-web thorough fast test-fast wheel wheel-fast release-check check bench format lock prove balance balance-third wire supply screens clean
.DELETE_ON_ERROR:

help:
	@echo "make play     play in the browser or the terminal"
	@echo "make site     a folder of static files that plays without a server, offline: build/site"
	@echo "make test     everything: checks and all tests"
	@echo "make quick    the style and the rules' own tests, in under a minute on two cores"
	@echo "make thorough the tests with all long runs: many random games, many kills"
	@echo "make fast     compile kernel, world and editions into build/fast (mypyc and a C compiler; some minutes)"
	@echo "make wheel    the packages as they are published, in dist/ (wheel-fast: compiled, for this machine)"
	@echo "make test-fast  the tests of the engine and of what plays on it, compiled"
	@echo "make check    style, types and the borders between the rooms"
	@echo "make format   put the code into the house style"
	@echo "make bench    compare with other engines, side by side"
	@echo "make supply   bill of materials, licences, known weaknesses (ADVISORIES=files of the OSV database)"
	@echo "make lock     renew the lock files in requirements/ (UPGRADE=1: newest versions)"
	@echo "make balance  play many games with the set and tell how it is balanced (GAMES=2000)"
	@echo "make balance-third  the same for the Third Edition"
	@echo "make wire     make the client's types anew from the server's"
	@echo "make screens  take the pictures of docs/screens again"
	@echo "make prove    break rules on purpose and see that their tests notice (PROVE='--sample 50')"
	@echo "make clean    remove all that make has installed or built here"

play: $(PLAY) $(CLIENT)
	@$(BIN)/tamalir play

site: $(SITE)
	@echo "Put build/site on any static host, or try it: python3 -m http.server --bind 127.0.0.1 --directory build/site"

test: $(DEV) $(CLIENT) $(SITE)
	@scripts/system-parts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo
	$(BIN)/basedpyright
	@$(MAKE) --no-print-directory test-web
	$(BIN)/pytest -n $(WORKERS)

test-web: $(WEB)
	cd web && ../scripts/with-node npm run --silent lint
	cd web && ../scripts/with-node npm run --silent check
	cd web && ../scripts/with-node npm run --silent test

# What takes seconds without being about one rule is left to 'make test': scans of the sources, whole games in words.
LEISURE := kernel/test_source.py kernel/test_damaged_saves.py second/test_random_games.py \
	second/test_validate.py third/test_text_mode.py third/test_texts.py third/test_properties.py
quick: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/pytest -n $(WORKERS) $(patsubst %,--ignore=tests/%,$(LEISURE)) \
		$(patsubst %,tests/%,kernel world second third bonds examples)

thorough: $(DEV) $(CLIENT) $(SITE)
	@scripts/system-parts
	$(BIN)/pytest -n $(WORKERS) --slow

FAST := build/fast/.made
ENGINE := kernel world second third bonds odds players envs

fast: $(FAST)
	$(BIN)/python scripts/fast.py --rest

$(FAST): $(wildcard scripts/fast*.py) $(wildcard $(patsubst %,src/tamalir/%/*.py,$(ENGINE)) $(patsubst %,src/tamalir/%/*/*.py,$(ENGINE))) | $(DEV)
	$(BIN)/python scripts/fast.py
	@touch $@

test-fast: fast
	PYTHONPATH=build/fast $(BIN)/pytest -n $(WORKERS) $(patsubst %,tests/%,$(ENGINE) golden)

# ---- what is published (docs/release.md)

wheel: $(DEV) $(CLIENT)
	rm -rf dist
	$(BIN)/python -m build --no-isolation

wheel-fast: fast wheel
	$(BIN)/python scripts/wheel_fast.py

release-check: wheel
	$(BIN)/uv tool run twine check --strict dist/*
	$(BIN)/python scripts/release_check.py dist/*.whl dist/*.tar.gz

# ----

check: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/basedpyright
	$(BIN)/lint-imports --no-logo

format: $(DEV) $(WEB)
	$(BIN)/ruff check --fix --exit-zero
	$(BIN)/ruff format
	cd web && ../scripts/with-node npm run --silent format

bench: $(BENCHED)
	$(BENCH)/python -m benchmarks
	$(BENCH)/python -m benchmarks.third
	$(BENCH)/python -m benchmarks.envs

# UPGRADE=1 takes the newest versions; otherwise a lock moves only as far as pyproject.toml asks.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header $(if $(UPGRADE),--upgrade)
UV := $(BIN)/uv

lock: $(UV)
	$(LOCK) pyproject.toml --extra dev --output-file requirements/dev.txt
	$(LOCK) pyproject.toml requirements/source.in --constraint requirements/dev.txt --output-file requirements/play.txt
	$(LOCK) pyproject.toml --extra server --constraint requirements/dev.txt --output-file requirements/server.txt
	$(LOCK) requirements/node.in --constraint requirements/dev.txt --output-file requirements/node.txt
	$(LOCK) pyproject.toml --extra bench --output-file requirements/bench.txt

PROVE ?= --changed
prove: $(DEV)
	$(BIN)/python scripts/prove.py --jobs $(WORKERS) $(PROVE)

GAMES ?= 2000
balance: fast
	PYTHONPATH=build/fast $(BIN)/tamalir simulate second --games $(GAMES) --jobs $(WORKERS) \
		--seats champion,champion,champion,champion --out build/balance-second
	$(BIN)/tamalir report build/balance-second --markdown

balance-third: fast
	PYTHONPATH=build/fast $(BIN)/tamalir simulate third --games $(GAMES) --jobs $(WORKERS) \
		--seats champion,champion,champion,champion --out build/balance-third
	$(BIN)/tamalir report build/balance-third --markdown

wire: $(DEV)
	$(BIN)/python scripts/wire.py

ADVISORIES ?=
supply: $(DEV)
	$(BIN)/python scripts/supply.py $(foreach file,$(ADVISORIES),--advisories $(file))

screens: $(DEV) $(CLIENT)
	$(BIN)/python scripts/screens.py

clean:
	rm -rf .venv .venv-bench web/node_modules src/tamalir/server/pages/app build dist .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- the environments: made once, renewed when pyproject.toml or a lock changes

.venv/bin/python .venv-bench/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Tamalir needs Python 3.11 or newer as '$(PYTHON)'; name another with: make PYTHON=/path/to/python" >&2; exit 1; }
	@$(PYTHON) -m venv $(@D:/bin=)

$(UV): | .venv/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

.venv/.playable: pyproject.toml requirements/play.txt | .venv/bin/python
	@echo "Installing into .venv what playing needs ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): pyproject.toml requirements/dev.txt | .venv/bin/python
	@echo "Installing into .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(BENCHED): pyproject.toml requirements/bench.txt benchmarks/boardgame/package-lock.json | .venv-bench/bin/python
	@echo "Installing into .venv-bench ..."
	@$(BENCH)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@$(BENCH)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@cd benchmarks/boardgame && npm ci --silent --ignore-scripts || echo "without npm, boardgame.io is left out"
	@touch $@

# ---- the browser client: built by Node.js into the server's pages

$(WEB): web/package.json web/package-lock.json | .venv/bin/python
	@echo "Installing into web/node_modules ..."
	@cd web && ../scripts/with-node npm ci --loglevel=error --no-audit --no-fund
	@touch $@

$(CLIENT): $(WEB) $(shell find web/src web/scripts web/public web/index.html web/vite.config.ts src/tamalir/texts -type f -name '[!.]*' -not -path '*/made/*' -not -name 'rules-*' 2>/dev/null)
	@echo "Building the browser client ..."
	@cd web && ../scripts/with-node npm run --silent build
	@touch $@

# ---- the site: the client as its own host, with Python for the page

$(SITE): $(WEB) requirements/site.txt scripts/site.py $(shell find web/src web/scripts web/site web/public web/index.html web/vite.config.ts src/tamalir -type f -name '[!.]*' -not -path '*/made/*' -not -path '*/__pycache__/*' -not -path 'src/tamalir/server/*' 2>/dev/null) | $(DEV)
	@echo "Building the site ..."
	@$(BIN)/python scripts/site.py build/site
	@touch $@
