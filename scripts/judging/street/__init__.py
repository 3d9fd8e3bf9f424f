"""The one street: what becomes of a source, from its file to its verdict.

    catalog -> build -> data -> run -> compare -> report

`facts` and `sources` read TOML files and the comments of sources for `catalog`;
`programs` and `cache` keep what was made; `generate` and `grammar` make and check
inputs for `data`, `promises` holds what they should be; `trial` puts one program
through `run` and `compare`.
"""
