# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python of the manual runs, page by page, in a folder with the examples."""
import os
import pathlib
import re
import shutil

import pytest

SOURCES = pathlib.Path(os.environ["BRAMAH_SOURCE_DIR"])
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = [page for page in sorted((SOURCES / "resources/manual").rglob("*.md")) if BLOCK.search(page.read_text("utf-8"))]


def test_there_are_pages():
    assert PAGES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_code_of_a_page(page, tmp_path, monkeypatch):
    for example in (SOURCES / "resources/examples").glob("*.mo"):
        shutil.copy(example, tmp_path)
    monkeypatch.chdir(tmp_path)
    text = page.read_text("utf-8")
    for match in BLOCK.finditer(text):
        line = text.count("\n", 0, match.start()) + 2
        # The lines of the page, so that a failure names its place.
        exec(compile("\n" * (line - 1) + match.group(1), str(page), "exec"), {"__name__": "manual"})
