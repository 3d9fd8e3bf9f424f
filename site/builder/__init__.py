"""Makes the study site: a page for each problem, with its game and its tested C++ code."""
