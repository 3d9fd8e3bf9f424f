"""Programs, limits, inputs, outputs and verdicts. The engine knows no problem and no terminal.

The hash of this folder is in the key of everything in build/store: a change here makes all programs, data
and verdicts again, a change elsewhere makes none.
"""
