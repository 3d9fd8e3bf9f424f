"""The first line of an interactive case: the player of the judge. See testdata/interact.hpp."""

import re

PLAYER = r"(perfect|random (0|[1-9][0-9]{0,5}))\n"
MAY_RESIGN = PLAYER.replace("perfect|", "perfect|resigning [1-9][0-9]?|")


def read_player(reader, may_resign=False):
    """Read the line of the player. With `may_resign`, the player may give up."""
    kinds = "perfect, random SEED" + ", resigning N" * may_resign
    found = re.compile(MAY_RESIGN if may_resign else PLAYER).match(reader.text, reader.at)
    reader.require(found, f"the judge's player: {kinds}")
    reader.at = found.end()


def each_player(name, text, seeds, resigning=()):
    """Yield cases of one input against each player.

    The players are: the perfect player, `seeds` random players, and a player that gives up at each
    of the moves `resigning`.
    """
    yield f"{name}_perfect", "perfect\n" + text
    for seed in range(seeds):
        yield f"{name}_random_{seed}", f"random {seed}\n" + text
    for move in resigning:
        yield f"{name}_resigning_{move}", f"resigning {move}\n" + text


def random_player(rng, may_resign=False):
    """Return the line of a random kind of player."""
    kinds = ["perfect\n", f"random {rng.randrange(1000)}\n"]
    return rng.choice(kinds + [f"resigning {rng.randint(1, 4)}\n"] * may_resign)
