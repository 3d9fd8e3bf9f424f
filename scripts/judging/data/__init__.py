"""The inputs and answers of a problem: cases.py and the oracles make them, data.sha256 promises them."""
