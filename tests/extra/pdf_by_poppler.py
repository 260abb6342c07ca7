#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the released drawings among the examples, as PDF, by poppler: their pages are as large as their paper, look as
the program paints them, and have texts that a search finds; their parts list as XLSX has numbers.

usage: pdf_by_poppler.py BRAMAH FOLDER
"""
import glob
import os
import re
import subprocess
import sys
import tempfile
import zipfile

from PIL import Image, ImageChops, ImageFilter

DOTS = 100  # an inch
A3 = (420, 297)  # mm
# Of each drawing the number of its pages, and what must be found on it.
DRAWINGS = {
    "hydraulic_press": (3, ["HP-63-160", "Hydraulic press", "1.1", "16 cm³/rev", "a-2-C/1", "Return filter", "Y4",
                            "The ejector lifts the workpiece"]),
    "power_unit": (1, ["PU-10-210", "Power unit", "0.13", "180 / 140 bar", "Oil: ISO VG 46"]),
    "drive_drawing": (1, ["CD-500", "Cylinder drive", "Feed", "Parts list", "Orifice"]),
}


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def ink(path):
    """Black where something is drawn."""
    return Image.open(path).convert("L").point(lambda grey: 0 if grey < 160 else 255)


def share_without_partner(one, other):
    """Of the drawn points of a picture, the share that has no drawn point of the other within two dots."""
    near = other.filter(ImageFilter.MinFilter(5))
    alone = ImageChops.subtract(near, one)  # white where one has ink and nothing near it
    points = one.histogram()[0]
    return alone.histogram()[255] / max(points, 1)


def check_pages(bramah, model, folder, pages, texts):
    pdf = os.path.join(folder, "pages.pdf")
    run(bramah, "render", model, "--pages", "-o", pdf)
    again = os.path.join(folder, "again.pdf")
    run(bramah, "render", model, "--pages", "-o", again)
    assert open(pdf, "rb").read() == open(again, "rb").read(), (model, "two writings differ")
    told = run("pdfinfo", pdf).decode()
    assert int(re.search(r"Pages:\s+(\d+)", told)[1]) == pages, told
    size = [float(length) / 72 * 25.4 for length in re.search(r"Page size:\s+([\d.]+) x ([\d.]+)", told).groups()]
    assert all(abs(length - wanted) < 0.5 for length, wanted in zip(size, A3)), size
    found = run("pdftotext", "-layout", pdf, "-").decode().replace("\u00a0", " ")
    for text in texts:
        assert text in found, (model, text)
    assert "not released" not in found and "changed since" not in found, model
    run("pdftoppm", "-r", str(DOTS), "-png", pdf, os.path.join(folder, "paper"))
    run(bramah, "render", model, "--pages", "--dpi", str(DOTS), "-o", os.path.join(folder, "painted.png"))
    papers = sorted(glob.glob(os.path.join(folder, "paper-*.png")))
    painted = sorted(glob.glob(os.path.join(folder, "painted*.png")))
    assert len(papers) == len(painted) == pages, (papers, painted)
    for paper, picture in zip(papers, painted):
        one, other = ink(paper), ink(picture)
        assert all(abs(a - b) <= 2 for a, b in zip(one.size, other.size)), (one.size, other.size)
        other = other.resize(one.size) if other.size != one.size else other
        for share in (share_without_partner(one, other), share_without_partner(other, one)):
            assert share < 0.005, (paper, share)
        os.remove(paper)
        os.remove(picture)


def check_list(bramah, model, folder):
    path = os.path.join(folder, "parts.xlsx")
    run(bramah, "render", model, "--list", "parts", "-o", path)
    with zipfile.ZipFile(path) as book:
        sheet = book.read("xl/worksheets/sheet1.xml").decode()
        strings = re.findall(r"<t[^>]*>([^<]*)</t>", book.read("xl/sharedStrings.xml").decode())
    quantities = re.findall(r'<c r="B\d+"><v>(\d+)</v></c>', sheet)
    rows = re.findall(r"<row ", sheet)
    assert quantities and len(quantities) == len(rows) - 1, (model, quantities, len(rows))
    assert strings[0] == "Code", strings[:3]


def main():
    bramah, examples = sys.argv[1], sys.argv[2]
    for name, (pages, texts) in DRAWINGS.items():
        model = os.path.join(examples, name + ".mo")
        with tempfile.TemporaryDirectory() as folder:
            check_pages(bramah, model, folder, pages, texts)
            check_list(bramah, model, folder)
    print(len(DRAWINGS), "drawings read")


if __name__ == "__main__":
    main()
