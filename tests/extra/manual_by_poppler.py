#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the printed manual by poppler: what its pages say as a site stands in the PDF, paragraph for paragraph.

usage: manual_by_poppler.py BRAMAH
"""
import glob
import html.parser
import os
import re
import subprocess
import sys
import tempfile

ENDS = 5  # words: a paragraph is looked for by the first and the last ones, as a page may end within it


class Paragraphs(html.parser.HTMLParser):
    """The texts of the paragraphs and cells of a page, without those that hold a formula or a picture."""

    BLOCKS = {"p", "td", "th", "h1", "h2", "h3", "pre"}

    def __init__(self):
        super().__init__()
        self.found, self.text, self.in_main = [], None, False

    def handle_starttag(self, tag, attributes):
        self.in_main = self.in_main or tag == "main"
        if self.in_main and tag in self.BLOCKS:
            self.text = ""
        elif tag == "img":
            self.text = None

    def handle_endtag(self, tag):
        if tag == "main":
            self.in_main = False
        if tag in self.BLOCKS and self.text is not None:
            self.found.append(self.text.split())
            self.text = None

    def handle_data(self, data):
        if self.text is not None:
            self.text += data


def bare(text):
    """Without spaces, hyphens and signs that a typesetter may change."""
    return re.sub(r"[-\s\u00a0\u21a9\u2022]+", "", text)


def main():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.argv[1], "manual", "-o", folder], check=True, stdout=subprocess.DEVNULL)
        printed = os.path.join(folder, "bramah-manual.pdf")
        assert os.path.getsize(printed) < 20e6, os.path.getsize(printed)
        text = bare(subprocess.run(["pdftotext", printed, "-"], check=True, stdout=subprocess.PIPE).stdout.decode())
        count, missing = 0, []
        for path in sorted(glob.glob(os.path.join(folder, "*.html"))):
            if os.path.basename(path) == "index.html":
                continue
            reader = Paragraphs()
            reader.feed(open(path, encoding="utf-8").read())
            for words in reader.found:
                for end in (words[:ENDS], words[-ENDS:]):
                    count += 1
                    if bare(" ".join(end)) not in text:
                        missing.append((os.path.basename(path), " ".join(end)))
    assert count > 5000, count
    assert not missing, (len(missing), missing[:20])
    print(count, "ends of paragraphs found")


if __name__ == "__main__":
    main()
