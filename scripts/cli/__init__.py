"""The commands of `scripts/judge`. This package stands above all others.

main.py defines the commands, and runs the one that the arguments name.
"""
