"""Functions that several cases.py share: input formats, random positions, P-positions.

A row is a list of numbers: piles, heaps, squares. "Near P-positions" are P-positions and positions
one move before a P-position. All random numbers are drawn from `rng`, so the same seed gives the
same data on every machine. Write `from makers.nim import near_nim`: the data of a problem depend on the
modules that its cases.py imports.
"""
