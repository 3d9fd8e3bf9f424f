"""Programs, limits, inputs, outputs and verdicts. The engine neither reads problems nor prints.

The hash of this folder is a part of every key in build/store. So after a change in this folder, all
programs, data and verdicts are made again; a change in another folder does not have this effect.
"""
