"""serve: serves the site at a local port, because a page can load the compiler only over http."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PORT = 8000


class Quiet(SimpleHTTPRequestHandler):
    """Writes no line for each request. The browser asks whether a file has changed."""

    def log_message(self, *_):
        pass

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=folder))


def serve(folder: Path) -> None:
    """Serve a folder until Ctrl-C. If the usual port is in use, take another one."""
    try:
        serving = server(folder, PORT)
    except OSError:
        serving = server(folder, 0)
    with serving:
        print(f"http://127.0.0.1:{serving.server_port}/ (Ctrl-C ends it)", flush=True)
        serving.serve_forever()
