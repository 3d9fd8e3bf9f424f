"""The study site: every problem as a page, with its game and the C++ that is tested."""
