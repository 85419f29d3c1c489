"""What `make lab` adds to the learner's own Jupyter settings: answers that are not held back, notebooks to be read."""

from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

WIDGET = "application/vnd.jupyter.widget-view+json"


class NoDelay(ZMQChannelsWebsocketConnection):
    """Sends small messages at once: Nagle's algorithm and delayed acknowledgement cost 40 ms on one click in five."""

    def connect(self):
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class Readable(AsyncLargeFileManager):
    """Where a notebook's kernel is gone, shows what is saved beside a widget: its picture, table or text.

    JupyterLab prefers the widget, and in a notebook that it trusts it would show "model not found" in its place.
    """

    async def get(self, path, content=True, *args, **options):
        model = await super().get(path, content, *args, **options)
        if content and model["type"] == "notebook" and not await self.has_kernel(path):
            for cell in model["content"]["cells"]:
                for output in cell.get("outputs", ()):
                    if len(output.get("data", ())) > 1:
                        output["data"].pop(WIDGET, None)
        return model

    async def has_kernel(self, path):
        sessions = await self.parent.session_manager.list_sessions()
        return any(session["path"].strip("/") == path.strip("/") for session in sessions)


c = get_config()  # noqa: F821 -- Jupyter puts it there
c.ServerApp.kernel_websocket_connection_class = NoDelay
c.ServerApp.contents_manager_class = Readable
