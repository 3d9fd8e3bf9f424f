"""How strong the data are: which wrong programs and inputs they reject."""
