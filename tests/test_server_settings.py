"""What ``make lab`` adds to the server: a notebook's file holds what can be read, and saving loses nothing."""

from __future__ import annotations

import asyncio
import json
import runpy
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output
from traitlets.config import Config

from tests.notebook_env import TOP, notebooks
from widgets.words import say

VIEW = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"


class Server:
    """The contents of one folder, as the server keeps them; ``alive``: the notebooks that have a kernel."""

    def __init__(self, folder: Path) -> None:
        self.alive: set[str] = set()
        self.settings = Config()
        file = TOP / ".jupyter" / "jupyter_server_config.py"
        runpy.run_path(str(file), {"get_config": lambda: self.settings})
        self.contents = self.settings.ServerApp.contents_manager_class(root_dir=str(folder))
        self.contents.has_kernel = self.has_kernel

    async def has_kernel(self, path: str) -> bool:
        return path in self.alive

    def get(self, path: str) -> Any:
        return asyncio.run(self.contents.get(path))["content"]

    def save(self, path: str, notebook: Any) -> None:
        asyncio.run(self.contents.save({"type": "notebook", "format": "json", "content": notebook}, path))


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def notebook(*bundles: dict[str, Any], **metadata: Any) -> Any:
    outputs = [new_output("display_data", data=bundle) for bundle in bundles]
    return new_notebook(cells=[new_code_cell("1", id="one", outputs=outputs)], metadata=metadata)


def view(name: str = "a") -> dict[str, Any]:
    return {VIEW: {"model_id": name, "version_major": 2, "version_minor": 0}}


def shown(content: Any) -> list[set[str]]:
    return [set(output["data"]) for output in content["cells"][0]["outputs"]]


def test_a_widget_is_drawn_while_its_kernel_lives_and_read_afterwards(server: Server, tmp_path: Path) -> None:
    server.alive = {"x.ipynb"}
    server.save("x.ipynb", notebook({"text/plain": "board", **view()}, view("b")))
    saved = (tmp_path / "x.ipynb").read_bytes()
    assert shown(server.get("x.ipynb")) == [{"text/plain", VIEW}, {VIEW}]
    server.save("x.ipynb", server.get("x.ipynb"))
    server.alive = set()
    assert shown(server.get("x.ipynb")) == [{"text/plain"}, {VIEW}]
    server.save("x.ipynb", server.get("x.ipynb"))
    assert (tmp_path / "x.ipynb").read_bytes() == saved


def test_a_widget_goes_with_a_notebook_that_gets_another_name(server: Server) -> None:
    server.alive = {"x.ipynb", "y.ipynb"}
    server.save("x.ipynb", notebook({"text/plain": "board", **view()}))
    asyncio.run(server.contents.rename_file("x.ipynb", "y.ipynb"))
    assert shown(server.get("y.ipynb")) == [{"text/plain", VIEW}]


def test_a_widget_whose_state_is_saved_is_never_taken_away(server: Server) -> None:
    state = {STATE: {"state": {"a": {}}, "version_major": 2, "version_minor": 0}}
    for _ in range(2):
        server.save("x.ipynb", notebook({"text/plain": "board", **view()}, widgets=state))
        assert shown(server.get("x.ipynb")) == [{"text/plain", VIEW}]


def test_a_picture_of_what_a_kernel_draws_stays_in_the_file(server: Server, tmp_path: Path) -> None:
    server.save("x.ipynb", notebook({"text/plain": "board", "image/jpeg": "abc="}))
    saved = (tmp_path / "x.ipynb").read_bytes()
    server.alive = {"x.ipynb"}
    live = {"text/plain": "another board", "text/html": "<b>board</b>", **view()}
    server.save("x.ipynb", notebook(live))
    assert (tmp_path / "x.ipynb").read_bytes() == saved
    server.save("x.ipynb", notebook({"text/plain": "no widget"}))
    assert shown(server.get("x.ipynb")) == [{"text/plain"}]


def test_a_picture_goes_with_the_code_that_drew_it(server: Server) -> None:
    server.save("x.ipynb", notebook({"text/plain": "board", "image/jpeg": "abc="}))
    changed = notebook({"text/plain": "another board", **view()})
    changed.cells[0].source = "2"
    server.save("x.ipynb", changed)
    assert shown(server.get("x.ipynb")) == [{"text/plain"}]


def test_lab_is_told_of_the_extension_and_of_our_own_lessons(server: Server) -> None:
    (folder,) = server.settings.LabApp.extra_labextensions_path.get_value([])
    (package,) = Path(folder).glob("*/package.json")
    build = json.loads(package.read_text(encoding="utf-8"))["jupyterlab"]["_build"]
    assert (package.parent / build["load"]).exists()
    page = server.settings.ServerApp.tornado_settings.get_value({})["page_config_data"]
    assert page["rulesimStart"] == say("lab_start")
    assert (page["rulesimGone"], page["rulesimAgain"]) == (say("lab_gone"), say("lab_again"))
    told = page["rulesimLessons"]
    stages = [nbformat.read(path, as_version=4) for path in notebooks()]
    stages = [notebook for notebook in stages if any(notebook.metadata.get("rulesim", {}).values())]
    code = [[cell.source for cell in notebook.cells if cell.cell_type == "code"] for notebook in stages]
    assert sorted(told) == sorted([source for source in sources if source.strip()] for sources in code)


def test_who_opens_a_notebook_leaves_no_trace_in_it(server: Server, tmp_path: Path) -> None:
    server.save("x.ipynb", notebook(language_info={"name": "python"}))
    saved = (tmp_path / "x.ipynb").read_bytes()
    server.save("x.ipynb", notebook(language_info={"name": "python", "version": "3.14.1"}))
    assert (tmp_path / "x.ipynb").read_bytes() == saved
    server.save("x.ipynb", notebook(language_info={"name": "R", "version": "4"}))
    assert server.get("x.ipynb")["metadata"]["language_info"]["name"] == "R"


def test_what_is_no_notebook_any_more_is_saved_over(server: Server, tmp_path: Path) -> None:
    (tmp_path / "x.ipynb").write_text("{", encoding="utf-8")
    server.save("x.ipynb", notebook(language_info={"name": "python"}))
    assert server.get("x.ipynb")["cells"][0]["source"] == "1"
