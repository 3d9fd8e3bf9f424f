"""Write the second table of docs/speed.md.

    scripts/judge --no-cache --jobs 1 --json build/times.json && python3 scripts/speed.py

The first command measures the times. The text above the table stays as it is.
"""

import json
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/speed.md"
HEAD = "| problem | slowest case | ms | limit, ms | share |\n|---|---|---:|---:|---:|\n"

slowest: dict[str, dict] = {}  # the result that used the most processor time, by problem
for result in json.loads((ROOT / "build/times.json").read_text()):
    if result["cpu_ms"] >= slowest.get(result["problem"], result)["cpu_ms"]:
        slowest[result["problem"]] = result
rows = []
for name, result in slowest.items():
    limits = tomllib.loads((ROOT / "testdata" / name / "problem.toml").read_text("utf-8"))["limits"]
    assumed = " (assumed)" if limits["source"] == "assumed" else ""
    share = result["cpu_ms"] / limits["time_ms"]
    rows.append(
        (
            share,
            f"| {name} | {result['case']} | {result['cpu_ms']:.0f} | {limits['time_ms']}{assumed} | {share:.1%} |\n",
        )
    )
before = PAGE.read_text("utf-8").split(HEAD)[0]
PAGE.write_text(before + HEAD + "".join(row for _, row in sorted(rows, reverse=True)), "utf-8")
