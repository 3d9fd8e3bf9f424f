"""scaffold: the files of a new problem. What is left to write in them is marked
`FILL IN: `, and the judge names each mark until it is gone."""

import json
import os
import re
import shutil
import unicodedata
from pathlib import Path
from string import Template

from .. import ROOT, Mistake, shown, write_whole
from ..collection.catalog import Judge, is_selector

GAP = "  # FILL IN: "
START = Path(__file__).with_name("start")
UNKNOWN = 1000, 65536, 'the limits of the statement, and "statement"; or leave what is assumed'
NO_SAMPLES = (
    'sample_1.in and sample_1.ans, and "statement"; or leave "missing" if nobody knows them'
)
NO_SLUG = "the address that opens the page, here and in the solution"


def write(
    judge: Judge, id: str, name: str, slug="", limits=UNKNOWN, samples=(), page_name=""
) -> list[Path]:
    """Writes the solution and the data of a problem, whole, and never over what is there;
    returns the paths. `name` is the title, perhaps not that of the page, `slug` stands in
    the address, `limits` are in ms and KiB, with what of them has to be checked."""
    title = " ".join(unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().split())
    words = "_".join(re.findall("[a-z0-9]+", title.lower().replace("'", "")))[:60].strip("_")
    if not re.fullmatch(judge.id_form, id):
        raise Mistake(f"{id!r} is no id of {judge.name}; expected one of the form {judge.id_form}")
    if not re.search("[a-z]", words):
        how = f'`scripts/judge new {judge.key} {id} "Title"`, with --listen for what else the page tells'
        raise Mistake(f"the title {name!r} has no Latin letter; give an English one: {how}")
    if is_selector(f"{judge.key}/{id}"):
        raise Mistake(
            f"{judge.name} {id} is here already: see `scripts/judge list {judge.key}/{id}`"
        )
    path = f"{judge.key}/{id if judge.id_of(f'{id}_{words}') != id else f'{id}_{words}'}"
    solution, folder = ROOT / "problems" / f"{path}.cpp", ROOT / "testdata" / path
    is_chinese = any(unicodedata.name(c, "").startswith("CJK") for c in page_name or name)
    time_ms, memory_kib, to_check = limits
    fields = {
        **{
            "judge": judge.name,
            "id": id,
            "title": title,
            "time_ms": time_ms,
            "memory_kib": memory_kib,
        },
        "seed": re.sub(r"\D", "", id).lstrip("0") or 1,
        "title_toml": json.dumps(title),
        "title_py": title.replace("\\", "/").replace('"', "'"),
        "title_zh": f"title_zh = {json.dumps(page_name or name, ensure_ascii=False)}\n"
        if is_chinese
        else "",
        "url": judge.address(judge.url, id, slug or words.replace("_", "-")),
        "url_gap": GAP + NO_SLUG if "{slug}" in judge.url and not slug else "",
        "limits": f'"assumed"{GAP}{to_check}' if to_check else '"statement"',
        "samples": '"statement"' if samples else f'"missing"{GAP}{NO_SAMPLES}',
    }
    files = {
        path.stem: Template(path.read_text()).substitute(fields) for path in START.glob("*.txt")
    }
    for number, (input, answer) in enumerate(samples, 1):
        files |= {f"sample_{number}.in": input, f"sample_{number}.ans": answer}
    scratch = ROOT / "testdata" / f".new_{os.getpid()}"
    try:
        for file, text in files.items():
            write_whole(scratch / file, text.encode())
        solution.parent.mkdir(exist_ok=True)
        (scratch / "solution.cpp").rename(solution)
        scratch.rename(folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return [solution, *sorted(folder.iterdir())]


def write_rule(name: Path) -> list[Path]:
    """The start of an oracle, for a game of one's own."""
    path = name if name.suffix else name.with_suffix(".cpp")
    if os.path.lexists(path):
        raise Mistake(f"{shown(path)} is there already")
    write_whole(path, (START / "rule.cpp").read_bytes().replace(b"FILE", shown(path).encode()))
    return [path]
