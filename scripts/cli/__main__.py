import signal
import sys
from pathlib import Path

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C during the imports ends
sys.path[0] = str(Path(__file__).resolve().parent.parent)  # not the current folder

from judging.cli import main  # noqa: E402

status = main()
signal.signal(signal.SIGINT, signal.SIG_IGN)
sys.exit(status)
