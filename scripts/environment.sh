# shellcheck shell=sh
# environment: finds or makes a Python that has the packages of pyproject.toml.
#
# A script sets `script` to its own full path and sources this file, which sets `root`
# to the repository. Then it calls find_python, which sets `python` to the first Python
# that has the packages: .venv, the python3 on the path, or /usr/bin/python3. If there is
# none, it makes .venv. If the packages cannot be downloaded, it installs the Debian
# packages.

# shellcheck disable=SC2154 # the script sets it
root=$(cd "${script%/*}/.." && pwd) || exit 2
[ -n "$root" ] || exit 2
venv=$root/.venv
debian="python3-typer python3-rich python3-jinja2 python3-jsonschema python3-markdown-it python3-pygments"
debian_dev="python3-hypothesis python3-pytest python3-pytest-xdist python3-babel"
pythons="python3 /usr/bin/python3 python3.14 python3.13 python3.12 python3.11"
modules="typer rich jinja2 jsonschema markdown_it pygments"
modules_dev="hypothesis pytest xdist babel ruff mypy" # Debian has no package of the last two

unset PYTHONPATH # a folder in it may contain a file such as random.py

say() { echo "${0##*/}: $*" >&2; }

# Is a Python new enough, and does it have the modules? Prints its version. The status is
# 0, or 1 if a module is missing, or 3 if the Python is too old.
examine() {
    "$1" -c '
import sys
del sys.path[0]  # the current folder
print("%d.%d" % sys.version_info[:2])
if sys.version_info < (3, 11):
    sys.exit(3)
import importlib.util
sys.exit(not all(map(importlib.util.find_spec, sys.argv[1].split())))' "$2" 2>/dev/null
}

# Prints a list of pyproject.toml, one requirement on each line.
requirements() { sed -n "/^$1 = \[/,/^]/s/^ *\"\(.*\)\",\$/\1/p" "$root/pyproject.toml"; }

# Prints from what .venv is made: its Python, and the requirements of a list.
made_from() { readlink -f "$venv/bin/python" && requirements "$1"; }

# Does the Python of .venv still exist, and does it have all packages of these lists?
is_current() {
    [ -x "$venv/bin/python" ] || return
    for list in "$@"; do
        made=$(made_from "$list") || exit 2
        [ "$(cat "$venv/pins.$list" 2>/dev/null)" = "$made" ] || return
    done
}

# make_venv PYTHON LIST ...: makes .venv if its Python or the dependencies have changed, and
# adds the packages of the lists. The status is 9 if there are no locks.
make_venv() {
    (
        mkdir -p "$root/build" && exec 9>"$root/build/venv.lock" || exit
        flock 9 || exit 9
        if ! is_current dependencies; then
            say "making .venv with the packages of pyproject.toml (once)"
            rm -rf "$venv" && "$1" -m venv "$venv" || exit
        fi
        shift
        for list in "$@"; do
            is_current "$list" || add "$list" || exit
        done
    ) >&2
}

# Installs the packages of a list into .venv. Without its file `pins`, a list is incomplete.
add() {
    [ "$1" = dependencies ] || say "adding the packages of the list $1 to .venv (once)"
    requirements "$1" | "$venv/bin/python" -P -m pip install --quiet --no-compile --disable-pip-version-check -r /dev/stdin &&
        made_from "$1" >"$venv/pins.$1"
}

# As root, installs Debian packages; otherwise prints the command that installs them.
install() {
    if ! command -v apt-get >/dev/null; then
        say "packages are missing: install what Debian calls $*, then run this again"
    elif [ "$(id -u)" != 0 ]; then
        say "packages are missing: run \`apt-get update && apt-get install -y $*\` as root, then run this again"
    else
        say "apt-get install -y $*"
        said=$(
            {
                mkdir -p "$root/build" && exec 9>"$root/build/install.lock" && flock 9 &&
                    apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$@"
            } 2>&1 >/dev/null
        ) && return
        echo "$said" >&2
        say "apt-get failed, see above; then run this again"
    fi
    return 2
}

# Sets `found` to the path of a Python; fails if there is none of this name.
find_program() { found=$(command -v "$1") && [ -x "$found" ]; }

# find_python dependencies [dev]: sets `python` to a Python that has these lists of packages.
find_python() {
    python=$venv/bin/python
    is_current "$@" && return
    needed=$modules
    [ $# = 1 ] || needed="$modules $modules_dev"
    old=
    new=
    for name in $pythons; do
        find_program "$name" || continue
        version=$(examine "$found" "$needed")
        case $? in
        0) python=$found && return ;;
        1) new=$found ;;
        3) old="${old:-$version ($found)}" ;;
        esac
    done
    if [ -z "$new" ] && [ -n "$old" ]; then
        say "Python 3.11 or newer is needed, this is $old"
        exit 2
    fi
    for name in $pythons; do
        if ! find_program "$name" || ! examine "$found" "" >/dev/null; then continue; fi
        make_venv "$found" "$@"
        case $? in
        0) return ;;
        9) exit 2 ;;
        esac
    done
    [ $# = 1 ] || debian="$debian $debian_dev"
    # shellcheck disable=SC2086 # the packages are words
    install $debian || exit 2
    python=/usr/bin/python3
    version=$(examine $python "$modules") || { say "Python 3.11 or newer is needed, this is $version ($python)"; exit 2; }
}

unset PYTHONDONTWRITEBYTECODE # with bytecode the judge starts faster; git ignores __pycache__
