"""commands: portability."""

import typer

from ..options import FORMS, JOBS, Names

SELECTORS = typer.Argument(
    None, metavar="[SELECTOR]...", help=f"{FORMS}; default: what has changed, and a sample"
)


def check_portability(
    selectors: Names = SELECTORS,
    everything: bool = typer.Option(False, "--all", help="every solution in every configuration"),
    jobs: int = JOBS,
) -> int:
    """Compile and run solutions as the judges would: compilers, standards, 32 bits, Windows."""
    from . import portability

    return portability.check_portability(selectors, everything, jobs)
