"""What several cases.py share, from the formats of inputs to P-positions.

A row is a list of numbers: piles, heaps, squares. Everything random is drawn from `rng` alone, so
the same seed makes the same data on every machine. Say `from makers.nim import near_nim`: the
modules that a cases.py imports are part of what its data are made from.
"""
