"""The one street: what becomes of a source, from its file to its verdict.

    catalog -> build -> data -> run -> compare -> report

`sources` reads the comments of a source for `catalog` and `build`; `programs`,
`cache` and `results` keep what was made; `generate` and `grammar` make and check
inputs for `data`; `trial` puts one program through `run` and `compare`.
"""
