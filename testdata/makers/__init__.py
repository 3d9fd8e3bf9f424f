"""Functions that several cases.py share: input formats, random positions, P-positions.

A row is a list of numbers: piles, heaps, squares. All random numbers are drawn from `rng`, so the
same seed gives the same data on every machine. Write `from makers.nim import near_nim`: the data
depend on the modules that cases.py imports.
"""
