# shellcheck shell=sh
# environment: finds or makes a Python that has the packages of pyproject.toml.
#
# The scripts in this folder source this file. It sets `root` to the repository,
# and `python` to the first Python that has the packages: .venv, the python3 on the
# path, or /usr/bin/python3. If there is none, it makes .venv. If the packages
# cannot be downloaded, it installs the Debian packages. A script may set `tools` to
# names of more modules that this Python must have.

root=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
debian="python3-typer python3-rich python3-jinja2 python3-jsonschema python3-hypothesis python3-pytest python3-pytest-xdist python3-markdown-it python3-pygments"

unset PYTHONPATH # a folder in it may contain a file such as random.py

say() { echo "${0##*/}: $*" >&2; }

has_packages() {
    candidate=$1
    shift
    "$candidate" -P -c '
import importlib.util, sys
packages = "typer", "rich", "jinja2", "jsonschema", "hypothesis", "pytest", "xdist", *sys.argv[1:]
missing = sys.version_info < (3, 11) or not all(map(importlib.util.find_spec, packages))
sys.exit(missing)' "$@" 2>/dev/null
}

# Makes .venv with the pinned versions. If its file `pins` is missing, it is incomplete.
make_venv() {
    say "making .venv with the packages of pyproject.toml (once)"
    (
        mkdir -p "$root/build" && exec 9>"$root/build/venv.lock" && flock 9
        [ "$(cat "$root/.venv/pins" 2>/dev/null)" = "$pins" ] && exit 0
        rm -rf "$root/.venv"
        "$1" -P -m venv "$root/.venv" &&
            sed -n '/^dependencies/,/^]/s/^ *"\(.*\)",$/\1/p' "$root/pyproject.toml" |
            "$root/.venv/bin/pip" install --quiet --no-compile --disable-pip-version-check -r /dev/stdin &&
            echo "$pins" >"$root/.venv/pins"
    ) >&2
}

# As root, installs Debian packages; otherwise prints the command that installs them.
install() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "apt-get install -y $*"
        (
            mkdir -p "$root/build" && exec 9>"$root/build/install.lock" && flock 9
            apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$@"
        ) >/dev/null 2>&1 && return
    fi
    say "packages are missing: run \`apt-get update && apt-get install -y $*\` as root, then run this again"
    return 2
}

find_python() {
    pins=$(cksum <"$root/pyproject.toml")
    if [ "$(cat "$root/.venv/pins" 2>/dev/null)" = "$pins" ] && [ -x "$root/.venv/bin/python" ]; then
        python=$root/.venv/bin/python
        return
    fi
    for python in "$(command -v python3)" /usr/bin/python3; do
        # shellcheck disable=SC2086 # the tools are words
        [ -x "$python" ] && has_packages "$python" ${tools-} && return
    done
    for base in "$(command -v python3)" /usr/bin/python3; do
        # shellcheck disable=SC2015 # if either command fails, continue
        [ -x "$base" ] && "$base" -P -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        python=$root/.venv/bin/python
        make_venv "$base" && return
    done
    # shellcheck disable=SC2086 # the packages are words
    install $debian || exit 2
    python=/usr/bin/python3
    has_packages "$python" || { say "Python 3.11 or newer is needed"; exit 2; }
}

find_python
unset PYTHONDONTWRITEBYTECODE # with bytecode the judge starts faster; git ignores __pycache__
