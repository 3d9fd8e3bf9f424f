"""scaffold: writes the files of a new problem.

The mark `FILL IN: ` shows where a person must write. The judge reports each mark that is left.
"""

import os
import re
import shutil
import unicodedata
from pathlib import Path

from judging import ROOT, Mistake, shown, write_whole
from judging.problems import catalog
from judging.problems.catalog import Judge

from .companion import UNKNOWN, facts_of, posts
from .templates import rendered

HERE = Path(__file__).parent


def new_problem(
    judge: str | None, id: str | None, title: str | None, listen: bool, port: int, rule: Path | None
) -> None:
    """Write the files of a new problem, or of a rule; print their paths and the next steps."""
    judges = {each.key: each for each in catalog.judges()}
    if judge and judge not in judges:
        keys = f"{', '.join(judges)}; to add one, first write its judge.toml"
        raise Mistake(f"no online judge is called {judge!r}: expected {keys}")
    if rule:
        print(shown(write_rule(rule)), "put your own rule into it", sep="\n")
        return
    if listen:
        paths = _receive(port, [judges[judge]] if judge else [*judges.values()], id, title)
    elif judge and id and title:
        paths = write(judges[judge], id, title)
    else:
        raise Mistake('new needs JUDGE ID "TITLE", or --listen, or --rule NAME')
    files = "edge_*.in, three wrong_*.cpp, a line in a lesson"
    left = f"`scripts/judge {paths[0].parent.name}/{paths[0].stem}` lists the places to fill in"
    print(*map(shown, paths), f"{left}; also add {files}", sep="\n")


def _receive(port: int, judges: list[Judge], id: str | None, title: str | None) -> list[Path]:
    """Write the first valid problem that the browser posts; return the paths."""
    for origin, body in posts(port):
        try:
            facts = facts_of(origin, body, judges, id or "")
            return write(**facts, title=title or facts["name"])
        except Mistake as mistake:
            print(f"rejected: {mistake}", flush=True)
    return []


def write(
    judge: Judge, id: str, title: str, name="", slug="", limits=UNKNOWN, samples=()
) -> list[Path]:
    """Write the solution and the data of a problem, all files or none; return their paths.

    `name` is the title on the page, and `slug` is a part of its address. `limits` are in ms and
    KiB, with a text for the person who must check them.
    """
    latin = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().split()
    words = re.findall("[a-z0-9]+", " ".join(latin).lower().replace("'", ""))
    stem = f"{id}_{'_'.join(words)[:60]}".strip("_")
    if not re.fullmatch(judge.id_form, id):
        known = next((p.id for p in catalog.find([], {}) if p.judge.key == judge.key), "")
        like = f"an id such as {known}" if known else f"the form {judge.id_form}"
        raise Mistake(f"{id!r} is not an id of {judge.name}; expected {like}")
    if not re.search("[a-z]", "".join(words)):
        command = f'`scripts/judge new {judge.key} {id} "Title"`, with --listen to use the page'
        raise Mistake(f"the title {title!r} has no Latin letter; give an English one: {command}")
    if catalog.is_selector(f"{judge.key}/{id}"):
        raise Mistake(f"{judge.name} {id} exists: see `scripts/judge list {judge.key}/{id}`")
    path = f"{judge.key}/{stem if judge.id_of(stem) == id else id}"
    solution, folder = ROOT / "problems" / f"{path}.cpp", ROOT / "testdata" / path
    is_chinese = any(unicodedata.name(c, "").startswith("CJK") for c in name or title)
    facts = {
        **{"judge": judge.name, "id": id, "title": " ".join(latin)},
        "title_zh": (name or title) if is_chinese else "",
        "url": judge.address(judge.url, id, slug or "-".join(words)),
        "is_url_known": slug or "{slug}" not in judge.url,
        **{"limits": limits, "samples": samples},
        "seed": re.sub(r"\D", "", id).lstrip("0") or 1,
    }
    texts = rendered(HERE / "start", facts)
    files = {Path(name).stem: text.encode() for name, text in texts.items()}
    for number, (input, answer) in enumerate(samples, 1):
        files |= {f"sample_{number}.in": input, f"sample_{number}.ans": answer}
    scratch = ROOT / "testdata" / f".new_{os.getpid()}"
    try:
        for file, content in files.items():
            write_whole(scratch / file, content)
        solution.parent.mkdir(exist_ok=True)
        (scratch / "solution.cpp").rename(solution)
        scratch.rename(folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return [solution, *sorted(folder.iterdir())]


def write_rule(name: Path) -> Path:
    """Write the first version of a rule, which a person replaces by their own; return its path."""
    path = name if name.suffix else name.with_suffix(".cpp")
    if os.path.lexists(path):
        raise Mistake(f"{shown(path)} exists already")
    write_whole(path, (HERE / "rule.cpp").read_bytes().replace(b"FILE", shown(path).encode()))
    return path
