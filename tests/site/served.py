"""The static site as any web space serves it, from this machine; what was asked of it is kept."""

from __future__ import annotations

import functools
import gzip
import http.server
import os
import threading
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

from tests.notebook_env import TOP

SITE = Path(os.environ.get("RULESIM_SITE", TOP / "build" / "site"))
RAN = "() => window.jupyterapp?.shell?.currentWidget?.node.dataset.lesson === 'ran'"


class Server(http.server.ThreadingHTTPServer):
    """Serves the site until it is stopped.

    ``asked``: the paths that were asked for, each as often as it was; ``instead``: what is served in place of a file.
    """

    daemon_threads = True

    def __init__(self, instead: dict[str, bytes] | None = None, folder: Path = SITE) -> None:
        if not (folder / "index.html").is_file():
            raise FileNotFoundError(f"{folder}: make site builds it")
        self.asked: list[str] = []
        self.instead = instead or {}
        super().__init__(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
        self.address = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Answer nobody any more."""
        self.shutdown()
        self.server_close()

    def size(self) -> int:
        """Bytes of all that was asked for, packed as servers pack them."""
        files = [SITE / path for path in set(self.asked)]
        return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files if file.is_file())


class Handler(http.server.SimpleHTTPRequestHandler):
    """Answers one request."""

    server: Server
    extensions_map = {  # noqa: RUF012 -- as its base has it
        **http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"
    }  # fmt: skip

    def do_GET(self) -> None:
        """Send a file, or what stands in its place."""
        path = urlsplit(self.path).path.lstrip("/")
        self.server.asked.append(path)
        instead = self.server.instead.get(path)
        if instead is None:
            return super().do_GET()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(instead)))
        self.end_headers()
        self.wfile.write(instead)
        return None

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""
