from .cli_options import FORMS, JOBS, SELECTOR, SELECTORS, File, Names, Number, Word  # noqa: F401
from .collection.catalog import one  # noqa: F401
