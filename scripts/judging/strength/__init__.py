"""How strong the data are: what they reject, and the smallest input that does it."""
