"""The laboratory, for those who change the collection.

audit.py measures how strong the data are: wrong programs, bounds, damaged inputs, mutants.
portability.py compiles and runs the solutions as online judges do. changed.py says what must be
checked again. scaffold.py writes the files of a new problem, and export.py writes packages for
other judge systems.
"""
