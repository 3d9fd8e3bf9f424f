import signal
import sys

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # while the packages load: just end

from .entry import main  # noqa: E402

status = main()
signal.signal(signal.SIGINT, signal.SIG_IGN)
sys.exit(status)
