"""Programs, limits, outputs and verdicts. These modules neither read problems nor print.

A stored result depends only on the sources that its shelf names (store.py).
"""
