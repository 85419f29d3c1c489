# `make lab` opens the lessons, `make test` tests everything. Both set up .venv first if it is missing or out of date.
# Needs Python 3.11 to 3.15 and nothing else; another interpreter: make lab PYTHON=/path/to/python3

VENV = .venv
BIN = $(VENV)/bin
# The first Python on the path that is new enough and can make virtual environments.
SUITS = import ensurepip, sys, venv; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 15))
PYTHON = $(shell for p in python3 python3.15 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$p -c '$(SUITS)' >/dev/null 2>&1; then echo $$p; break; fi; done)
# Empty if there is no environment yet, or one that is half made or whose Python is gone: then it is made anew.
READY := $(shell $(BIN)/python -c '$(SUITS)' 2>/dev/null && $(BIN)/python -m pip --version 2>/dev/null)

# Extra arguments, for example: make lab LAB="--no-browser --port=8890"   make test-unit ARGS="-k winter"   make rule ID=armorica.gaul.range
LAB =
ARGS =
ID =
# Test processes: as many as there are processors, but no more than four.
WORKERS = -n logical --maxprocesses=4
# A browser, JupyterLab and its kernels wait for one another now and then: there are more of them than processors.
BROWSERS = -n 3
# Compiled modules are kept, whatever the environment says: dozens of test processes and kernels read the same ones.
PYTEST = env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -q
# Our server settings are added to the learner's own, which stay as and where they are.
CONFIG = JUPYTER_CONFIG_PATH="$(CURDIR)/.jupyter$${JUPYTER_CONFIG_PATH:+:$$JUPYTER_CONFIG_PATH}"

# A failing part of the tests does not hide the other parts.
MAKEFLAGS += --keep-going
.PHONY: lab test test-unit test-page test-notebooks test-browser test-thorough fuzz notebooks rule site test-site test-hosts bench train lint lint-page format clean help environment

lab: $(VENV)/.lab-installed
	@$(CONFIG) $(BIN)/python -m jupyter lab $$(test "$$(id -u)" = 0 && echo --allow-root) \
		--LabApp.default_url=/lab/tree/notebooks/index.ipynb $(LAB)

# What failed is told once more at the end: a build server's log may be cut before it.
FAILED = .pytest_cache/v/cache/lastfailed
test:
	@rm -f $(FAILED); for part in unit page notebooks browser; do $(MAKE) --no-print-directory test-$$part || failed="$$failed test-$$part"; done; \
	test -z "$$failed" || { cat $(FAILED) 2>/dev/null; printf "\nFAILED:%s\n" "$$failed"; exit 1; }

test-unit: $(VENV)/.test-installed
	$(PYTEST) $(WORKERS) --dist=worksteal --ignore=tests/browser --ignore=tests/site --ignore=tests/hosts -m "not thorough" $(ARGS) tests

# The parts of the pages that need no browser; node's own runner is enough.
test-page:
	@if command -v node >/dev/null 2>&1; then node --test --test-reporter=spec tests/page/*.test.js tests/page/*/*.test.js; \
	else echo "SKIPPED tests/page: node is not there (version 18.15 or later; on Debian and Ubuntu: sudo apt install nodejs)."; fi

test-notebooks: $(VENV)/.test-installed
	$(PYTEST) $(WORKERS) --dist=loadfile --nbval --nbval-current-env --nbval-sanitize-with=tests/nbval_sanitize.cfg \
		--nbval-cell-timeout=120 --nbval-kernel-startup-timeout=120 $(ARGS) notebooks

# Three browsers may starve one another on a build server: what failed there is told, and tried once more on its own.
test-browser: $(VENV)/.test-installed
	$(PYTEST) $(BROWSERS) --dist=loadscope -m "not thorough" $(ARGS) tests/browser || { \
		test -n "$$RULESIM_SLOW" && $(PYTEST) --last-failed -m "not thorough" $(ARGS) tests/browser; }

# What takes long and seldom finds what the other tests do not; a few minutes. The build server runs it, too, and tries
# once more, on its own, what failed.
THOROUGH = -m thorough --ignore=tests/site --ignore=tests/hosts
test-thorough: $(VENV)/.test-installed
	$(PYTEST) $(WORKERS) --dist=loadscope $(THOROUGH) $(ARGS) tests || { \
		test -n "$$RULESIM_SLOW" && $(PYTEST) --last-failed $(THOROUGH) $(ARGS) tests; }

# The tests that try nasty values, each with so many: they take hours.
EXAMPLES = 100000
fuzz: $(VENV)/.test-installed
	RULESIM_EXAMPLES=$(EXAMPLES) $(PYTEST) $(WORKERS) -m fuzz $(ARGS) tests

notebooks: $(VENV)/.test-installed
	$(BIN)/python -m tests.execute_notebooks $(ARGS)

# Everything a learner needs as a folder for any web space: see CONTRIBUTING.md.
# JupyterLite and other hosts bring extensions that JupyterLab would load, too: they have environments of their own.
site: node_modules/.installed
	@$(MAKE) VENV=build/site-venv build/site-venv/.site-installed
	build/site-venv/bin/python .ci/site/build.py

# Learns from that folder in a browser; a few minutes.
test-site: site $(VENV)/.test-installed
	$(PYTEST) $(ARGS) tests/site

# Opens a lesson in Notebook 7, Voila and marimo; a minute.
test-hosts:
	@$(MAKE) VENV=build/hosts-venv build/hosts-venv/.hosts-installed
	$(subst $(VENV),build/hosts-venv,$(PYTEST)) $(ARGS) tests/hosts

bench: $(VENV)/.test-installed
	$(BIN)/python -m tests.benchmarks $(ARGS)

# The weights of a game's chances, found anew by self-play: make train GAME=armorica ARGS=5000
train: $(VENV)/.test-installed
	$(BIN)/python -m tests.train $(GAME) $(ARGS)

rule: $(VENV)/.test-installed
	@$(BIN)/python -m tests.rule $(ID)

lint: lint-page $(VENV)/.dev-installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright

lint-page: node_modules/.installed
	node_modules/.bin/tsc
	node_modules/.bin/tsc --project tests/page
	node_modules/.bin/eslint --config .ci/eslint.config.js --max-warnings 0 widgets tests/page .ci

format: $(VENV)/.dev-installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) node_modules .pytest_cache .ruff_cache .hypothesis build dist

help:
	@echo "make lab | test | test-unit | test-notebooks | test-browser | test-thorough | fuzz | notebooks | rule | site | test-site | test-hosts | bench | train | lint | format | clean"

# A stamp per extra of pyproject.toml; a newer pyproject.toml or constraints.txt installs again.
$(VENV)/.%-installed: pyproject.toml constraints.txt $(if $(READY),,environment)
	@echo "Installing rulesim[$*] in $(VENV); the first time takes a minute or two."
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --constraint constraints.txt --editable ".[$*]"
	@touch $@

# What checks the JavaScript, in the versions that package.json names; no page needs it.
node_modules/.installed: package.json
	@command -v npm >/dev/null 2>&1 || { \
		echo "npm is needed to check the JavaScript. On Debian and Ubuntu: sudo apt install nodejs npm"; exit 1; }
	@npm install --silent --no-package-lock --no-audit --no-fund --ignore-scripts
	@touch $@

environment:
	@test -n "$(PYTHON)" || { \
		echo "Python 3.11 to 3.15 with its venv module is needed, and none was found on the path."; \
		echo "On Debian and Ubuntu: sudo apt install python3 python3-venv. Or: make lab PYTHON=/path/to/python3"; \
		exit 1; }
	"$(PYTHON)" -m venv --clear $(VENV)
