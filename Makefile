# One verb a chore. `make play` and `make test` set up what they need by themselves.
.DEFAULT_GOAL := help
SHELL := /bin/bash -o pipefail
# Tests start hundreds of processes: each would compile everything anew where no bytecode may be kept.
unexport PYTHONDONTWRITEBYTECODE
PORT ?= 8000
VENV := .venv/bin
NODE := scripts/with-node
STAMPS := .cache/stamps
PAGE := src/blockcade/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/scripts locales -type f 2>/dev/null) \
	web/index.html web/package.json web/vite.config.ts
KERNEL_SOURCES := $(shell find kernel/src -type f 2>/dev/null) kernel/CMakeLists.txt kernel/backend.py kernel/toolchain.py
PY_DIRS := src tests scripts bench kernel examples
# Two chores at a time, for those that keep one core busy. Each says what it has to say when it is done.
PAIRWISE = $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

FOR_PLATFORM = BLOCKCADE_TARGET="$(PLATFORM)" PYTHONPATH="$(CURDIR)/.cache/ziglang"
BUILD_WHEEL = $(VENV)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
	--wheel-dir dist dist/*.tar.gz

.PHONY: help setup play page test check lint types types-fast contracts unit unit-fast web-check web-unit web-unit-fast e2e sanitize audit wire words lock torture bench bench-server screenshots golden release licences sbom docs docs-look rehearsal clean neighbours dist

help: ## list the verbs
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup: $(STAMPS)/kernel $(STAMPS)/web $(STAMPS)/deploy ## install everything into .venv and web/node_modules, run nothing

play: $(PAGE) $(STAMPS)/kernel ## build what is needed and serve on http://127.0.0.1:8000
	@$(VENV)/blockcade serve --port $(PORT)

page: $(PAGE) ## build the browser page

# The page first: tests must not meet it half built. What starts servers and browsers has both cores to itself:
# beside other chores it met time limits that no person would meet.
test: setup $(PAGE) ## everything that must pass before a change lands
	@$(MAKE) --no-print-directory lint contracts
	@echo "Types, sanitizers and the page's units, two chores at a time; the first is heard of in a minute ..."
	@$(PAIRWISE) types sanitize web-check web-unit audit
	@echo "The tests of Python ..."
	@$(MAKE) --no-print-directory unit
	@echo "The journeys ..."
	@$(MAKE) --no-print-directory e2e
	@echo "All tests have passed."

check: setup ## the fast part of it, before every commit
	@$(MAKE) --no-print-directory words lint contracts
	@$(PAIRWISE) unit-fast types-fast web-unit-fast

words: setup ## say what is missing or wrong in which language
	$(VENV)/blockcade words check

lint: setup
	$(VENV)/ruff check $(PY_DIRS)
	$(VENV)/ruff format --check $(PY_DIRS)
	$(VENV)/python -m blockcade.wire web/src/lib/wire --check

types: setup
	cd web && ../$(NODE) node node_modules/pyright/index.js --project .. --warnings

# Types of uncommitted files and of their importers.
types-fast: setup
	$(NODE) $(VENV)/python scripts/types_of_changes.py

contracts: setup
	$(VENV)/lint-imports --no-cache

# Three workers on two cores: a third of the time goes by in waiting for servers.
unit: setup
	$(VENV)/pytest -q -n 3 --dist worksteal

unit-fast: setup
	$(VENV)/pytest -q -n 2 --dist worksteal -m "not slow"

sanitize: $(STAMPS)/python ## run the kernel under address, undefined-behaviour and thread sanitizers
	@scripts/sanitize

audit: setup ## look for known vulnerabilities in dependencies; says so when nobody can be asked
	$(VENV)/python scripts/audit.py

licences: setup ## check the licences of all dependencies, and write their table and notices anew
	$(VENV)/python scripts/licences.py

sbom: setup ## write what a server consists of to dist/, as CycloneDX
	@mkdir -p dist
	$(VENV)/python scripts/sbom.py --output dist/blockcade.cdx.json

rehearsal: setup ## take the Dockerfile's steps in an empty folder, and play a move on the result (needs root)
	$(VENV)/python scripts/rehearsal.py

web-check: setup
	cd web && ../$(NODE) npm run --silent check && ../$(NODE) npm run --silent lint

web-unit: setup
	cd web && ../$(NODE) npm run --silent test

# Checks of files that are not yet committed.
web-unit-fast: setup
	cd web && ../$(NODE) npm run --silent test -- --changed --passWithNoTests

e2e: $(PAGE) $(STAMPS)/kernel
	cd web && CHROMIUM="$$(../scripts/need-chromium)" ../$(NODE) npm run --silent e2e

wire: $(STAMPS)/kernel ## write the page's TypeScript types from the Python ones
	$(VENV)/python -m blockcade.wire web/src/lib/wire

golden: $(STAMPS)/kernel ## write the golden playthroughs anew; read the diff
	$(VENV)/python -m blockcade.testkit.playthrough --write tests/data

.PHONY: neighbours dist
neighbours: $(STAMPS)/kernel ## test with other versions of uvicorn and websockets than the locked ones
	@scripts/with-neighbours

dist: $(PAGE) $(STAMPS)/kernel $(if $(PLATFORM),$(STAMPS)/zig) ## build the source package and the wheel of this machine, with the page, into dist/; PLATFORM=aarch64: and the one of such machines
	@$(if $(PLATFORM),$(FOR_PLATFORM) $(VENV)/python kernel/toolchain.py >/dev/null)
	@rm -rf dist && mkdir dist
	@$(VENV)/python -c "import sys; sys.path.insert(0, 'kernel'); import backend; backend.build_sdist('dist')" >/dev/null
	@$(BUILD_WHEEL)
	@$(if $(PLATFORM),$(FOR_PLATFORM) $(BUILD_WHEEL))
	@ls dist

torture: $(STAMPS)/kernel ## kill a server a hundred times and see that nothing is lost
	$(VENV)/blockcade torture --kills 100

bench: $(PAGE) $(STAMPS)/kernel $(STAMPS)/rivals ## measure, and print a table
	$(VENV)/python -m bench

bench-server: $(STAMPS)/kernel ## our server, boardgame.io's and Colyseus' under the same load, and 5,000 idle sockets
	@for of in boardgame_io colyseus; do (cd bench/server/$$of && ../../../$(NODE) npm ci --silent --no-audit --no-fund) || exit 1; done
	$(NODE) $(VENV)/python -m bench.server
	$(VENV)/python -m bench.server --idle

docs: $(STAMPS)/docs $(STAMPS)/kernel ## build the documentation site into site/, with all links checked
	@$(VENV)/python -m scripts.docs_site .cache/docs/venv/bin/zensical
	@echo "The site is in site/: python3 -m http.server -d site shows it on port 8000."

docs-look: docs $(STAMPS)/web ## look at the built site in a browser: windows, dark, search, no request to another host
	cd web && CHROMIUM="$$(../scripts/need-chromium)" ../$(NODE) npx playwright test --config site/playwright.config.ts

screenshots: $(PAGE) $(STAMPS)/kernel ## take the pictures of README and documentation anew
	cd web && CHROMIUM="$$(../scripts/need-chromium)" ../$(NODE) npx playwright test --config pictures/playwright.config.ts

lock: ## choose dependency versions anew and write the hash-locked files (needs uv)
	for part in run dev; do \
		uv pip compile --upgrade --generate-hashes --no-emit-index-url --universal --python-version 3.11 --quiet \
			--custom-compile-command "make lock" $$([ $$part = dev ] && echo --extra dev || echo --extra hosts) \
			pyproject.toml -o requirements/$$part.txt || exit 1; \
	done
	for part in build deploy docs node rivals zig; do \
		uv pip compile --upgrade --generate-hashes --no-emit-index-url --universal --python-version 3.11 --quiet \
			--custom-compile-command "make lock" requirements/$$part.in -o requirements/$$part.txt || exit 1; \
	done

release: setup ## VERSION=1.2.3: check, set the version, build everything twice, compare; see docs/releasing.md
	@$(NODE) $(VENV)/python scripts/release.py "$(VERSION)"

clean: ## remove what was built and installed; games that were played stay in data/
	rm -rf .venv .cache site web/node_modules src/blockcade/server/page src/blockcade/_kernel*.so

$(STAMPS)/python: requirements/dev.txt pyproject.toml scripts/make-venv
	@echo "Setting up Python in .venv ..."
	@scripts/make-venv
	@mkdir -p $(@D) && touch $@

# An environment of its own: only those who build the site need its tools.
$(STAMPS)/docs: requirements/docs.txt $(STAMPS)/python
	@echo "Setting up the documentation's tools in .cache/docs/venv ..."
	@$(VENV)/python -m venv --clear .cache/docs/venv
	@.cache/docs/venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@mkdir -p $(@D) && touch $@

$(STAMPS)/rivals: requirements/rivals.txt $(STAMPS)/python
	@$(VENV)/python -m pip install --quiet --require-hashes --no-deps --upgrade --target .cache/rivals -r $<
	@mkdir -p $(@D) && touch $@

# Beside .venv: only wheels of other machines need it.
$(STAMPS)/zig: requirements/zig.txt $(STAMPS)/python
	@$(VENV)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps --upgrade --target .cache/ziglang -r $<
	@mkdir -p $(@D) && touch $@

# Tools that check deploy/ and .github/, beside .venv: what they bring is no part of the product's own lock.
$(STAMPS)/deploy: requirements/deploy.txt $(STAMPS)/python
	@$(VENV)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps --upgrade --target .cache/deploy -r $<
	@mkdir -p $(@D) && touch $@

$(STAMPS)/kernel: $(KERNEL_SOURCES) $(STAMPS)/python
	@echo "Building the kernel ..."
	@$(VENV)/python kernel/backend.py
	@mkdir -p $(@D) && touch $@

$(STAMPS)/web: web/package-lock.json web/package.json $(STAMPS)/python scripts/with-node
	@echo "Setting up the page's tools in web/node_modules ..."
	@cd web && ../$(NODE) npm ci --no-audit --no-fund --loglevel=error
	@mkdir -p $(@D) && touch $@

$(PAGE): $(STAMPS)/web $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd web && ../$(NODE) npm run --silent build
	@touch $@
