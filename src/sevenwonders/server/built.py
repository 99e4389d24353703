"""The files of the page as they were built: compressed then, so that nobody waits for it."""

import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fastapi import Request, Response
from fastapi.responses import FileResponse

SQUEEZED: Final = {"br": ".br", "gzip": ".gz"}
"""What `npm run build` leaves beside a file, the smallest first."""


@dataclass(frozen=True)
class Part:
    """A file, and its smaller versions by their encoding."""

    path: Path
    squeezed: dict[str, Path]
    kind: str

    def answer(self, request: Request, headers: dict[str, str], status: int = 200) -> Response:
        accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        found = next((encoding for encoding in self.squeezed if encoding in accepted), "")
        more = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": found} if found else {})
        return FileResponse(self.squeezed.get(found, self.path), status, headers | more, media_type=self.kind)


def parts_in(folder: Path) -> dict[str, Part]:
    """All parts of a page by their address."""
    files = {path for path in folder.rglob("*") if path.is_file()}
    squeezed = {Path(f"{path}{ending}") for path in files for ending in SQUEEZED.values()}
    found = {}
    for path in files - squeezed:
        smaller = {
            name: Path(f"{path}{ending}") for name, ending in SQUEEZED.items() if Path(f"{path}{ending}") in files
        }
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        found[f"/{path.relative_to(folder).as_posix()}"] = Part(path, smaller, kind)
    return found
