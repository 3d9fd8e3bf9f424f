import gettext
import signal
import sys
from pathlib import Path

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C during the imports ends
scripts = Path(__file__).resolve().parents[1]
sys.path[:1] = [str(scripts), str(scripts.parent / "site")]  # not the current folder

from judging import words  # noqa: E402

gettext.gettext = words.translated  # Typer asks it for "Options" and other words of the help

from cli.main import main  # noqa: E402

status = main()
signal.signal(signal.SIGINT, signal.SIG_IGN)
sys.exit(status)
