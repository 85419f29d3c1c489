"""What `make lab` adds to the learner's own Jupyter settings.

Answers that are not held back, notebooks to be read, lessons that run by themselves (`widgets/lab/`).
"""

import json
from contextlib import suppress
from pathlib import Path

from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.web import HTTPError

TOP = Path(__file__).resolve().parents[1]
WIDGET = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"
PICTURE = "image/jpeg"


class NoDelay(ZMQChannelsWebsocketConnection):
    """Sends small messages at once: Nagle's algorithm and delayed acknowledgement cost 40 ms on one click in five."""

    def connect(self):
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class Readable(AsyncLargeFileManager):
    """Keeps in a notebook's file what can be read, and beside it, as long as it lives, what only its kernel can draw.

    A widget is saved as the picture, table or text beside it. Where its kernel is gone, JupyterLab would prefer the
    widget to these, and show "model not found" in a notebook that it trusts. So a lesson that is opened, run and saved
    is the file that it was, and nothing is lost by saving what was opened without a kernel.
    """

    def __init__(self, *args, **options):
        super().__init__(*args, **options)
        self.views = {}  # path -> (cell, output) -> the widget that a kernel draws there

    async def get(self, path, content=True, *args, **options):
        model = await super().get(path, content, *args, **options)
        if content and model["type"] == "notebook":
            alive = self.views.get(path.strip("/"), {}) if await self.has_kernel(path) else None
            for place, data in drawn(model["content"]):
                if alive is None:
                    data.pop(WIDGET, None)
                elif place in alive:
                    data[WIDGET] = alive[place]
        return model

    async def save(self, model, path=""):
        if model["type"] == "notebook" and model.get("content"):
            found = {place: data.pop(WIDGET) for place, data in drawn(model["content"]) if WIDGET in data}
            self.views[path.strip("/")] = found
            with suppress(HTTPError):  # there is no file yet, or one that is no notebook any more
                file = await super().get(path, type="notebook")
                keep_language(model["content"], file["content"])
                keep_pictures(model["content"], file["content"], found)
        return await super().save(model, path)

    async def rename_file(self, old_path, new_path):
        await super().rename_file(old_path, new_path)
        self.views[new_path.strip("/")] = self.views.pop(old_path.strip("/"), {})

    async def has_kernel(self, path):
        sessions = await self.parent.session_manager.list_sessions()
        return any(session["path"].strip("/") == path.strip("/") for session in sessions)


def drawn(notebook):
    """What is shown of a notebook's widgets, by place, where something else can be read in their stead.

    A widget whose state is saved with the notebook needs no kernel, and is left alone.
    """
    saved = notebook.get("metadata", {}).get("widgets", {}).get(STATE, {}).get("state", {})
    for number, cell in enumerate(notebook["cells"]):
        for output, shown in enumerate(cell.get("outputs", ())):
            data = shown.get("data", {})
            if len(data) > (WIDGET in data) and data.get(WIDGET, {}).get("model_id") not in saved:
                yield (cell.get("id", number), output), data


def keep_language(notebook, file):
    """Leave what the file says of its language: the version of who opens it is nothing that they wrote."""
    now = notebook.get("metadata", {}).get("language_info", {})
    before = file["metadata"].get("language_info", {})
    if now and before.get("name") == now.get("name"):
        notebook["metadata"]["language_info"] = before


def keep_pictures(notebook, file, live):
    """Leave the pictures of what is drawn at the places ``live``, as long as nobody changes the code that draws it."""
    stored = {cell.get("id"): cell for cell in file["cells"] if cell["cell_type"] == "code"}
    for number, cell in enumerate(notebook["cells"]):
        before = stored.get(cell.get("id"), {"outputs": ()})
        for output, (old, new) in enumerate(zip(before["outputs"], cell.get("outputs", ()), strict=False)):
            same = (cell.get("id", number), output) in live and cell["source"] == before["source"]
            if same and PICTURE in old.get("data", {}):
                new["data"], new["metadata"] = old["data"], old["metadata"]


def lessons():
    """The code of our own lessons, cell by cell: these run when they are opened, trusted or not."""
    for path in sorted(TOP.glob("notebooks/**/*.ipynb")):
        with suppress(OSError, ValueError, LookupError):  # what cannot be read is no lesson
            notebook = json.loads(path.read_text(encoding="utf-8"))
            code = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
            told = notebook["metadata"].get("rulesim", {})
            if told.get("stage") or told.get("run"):
                yield [source for source in code if source.strip()]


def words():
    """What Lab says of lessons by itself; nothing where rulesim is not installed beside Jupyter."""
    with suppress(ImportError):
        from widgets.words import say

        return {"rulesimStart": say("lab_start"), "rulesimGone": say("lab_gone"), "rulesimAgain": say("lab_again")}
    return {}


c = get_config()  # noqa: F821 -- Jupyter puts it there
c.ServerApp.kernel_websocket_connection_class = NoDelay
c.ServerApp.contents_manager_class = Readable
c.ServerApp.tornado_settings.update({"page_config_data": {"rulesimLessons": list(lessons()), **words()}})
c.LabApp.extra_labextensions_path.append(str(TOP / "widgets" / "lab"))
