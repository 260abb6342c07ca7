#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the DXF files that Bramah draws by ezdxf, whose audit finds no error, and looks for what they must contain.

usage: dxf_by_ezdxf.py BRAMAH FOLDER
"""
import glob
import os
import subprocess
import sys
import tempfile

import ezdxf

LAYERS = {"frame", "title", "notes", "lines_working", "lines_pilot", "mechanical", "electrical", "signals", "symbols",
          "text_code", "text_data"}


def drawn(bramah, model, folder):
    """The sheet of a model as ezdxf reads it."""
    path = os.path.join(folder, os.path.basename(model) + ".dxf")
    subprocess.run([bramah, "render", model, "-o", path], check=True, stderr=subprocess.DEVNULL)
    document = ezdxf.readfile(path)
    audit = document.audit()
    assert not audit.errors, (model, [error.message for error in audit.errors])
    assert document.dxfversion == "AC1015", document.dxfversion
    assert document.units == 4, document.units  # mm
    return document


def check(document, model):
    """Layers, blocks and alignments are those that drawings of this kind have."""
    layers = {layer.dxf.name for layer in document.layers}
    assert LAYERS <= layers, LAYERS - layers
    space = document.modelspace()
    names = {block.name for block in document.blocks}
    inserts = list(space.query("INSERT"))
    assert inserts, model
    for insert in inserts:
        assert insert.dxf.name in names and len(insert.dxf.name) <= 31 and " " not in insert.dxf.name
        assert insert.dxf.layer == ("title" if insert.attribs else "symbols")
    for text in space.query("TEXT"):
        assert text.dxf.valign == 2 and text.dxf.hasattr("align_point"), text.dxf.text
        assert all(ord(sign) < 128 for sign in text.dxf.text), text.dxf.text
    for line in space.query("LINE POLYLINE"):
        assert line.dxf.layer in layers
        if line.dxf.layer == "lines_pilot":
            assert line.dxf.linetype == "DASHED", line.dxf.linetype
    return len(inserts), len(list(space.query("TEXT MTEXT")))


FIELDS = {"NUMBER", "TITLE", "OWNER", "SHEET", "SHEETS", "REVISION", "DATE", "CREATOR", "APPROVED", "DOCUMENTTYPE"}
PAGE = """model Drawn
  Bramah.Drawing.Pages.A3 page(number="HY-7", title="Press", owner="Works", date="2024-05-01", creator="Ada")
    annotation(Placement(transformation(extent={{-328,-8},{8,229.6}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-100,80})));
end Drawn;
"""


def check_title_block(bramah, folder):
    """The title block is one insertion, its fields are attributes, as its block defines them."""
    model = os.path.join(folder, "drawn.mo")
    with open(model, "w", encoding="utf-8") as file:
        file.write(PAGE)
    path = os.path.join(folder, "drawn.dxf")
    subprocess.run([bramah, "render", model, "--pages", "-o", path], check=True, stderr=subprocess.DEVNULL)
    document = ezdxf.readfile(path)
    assert not document.audit().errors
    frames = [insert for insert in document.modelspace().query("INSERT") if insert.attribs]
    assert len(frames) == 1, len(frames)
    fields = {attribute.dxf.tag: attribute.dxf.text for attribute in frames[0].attribs}
    assert FIELDS <= set(fields), FIELDS - set(fields)
    assert fields["NUMBER"] == "HY-7" and fields["TITLE"] == "Press" and fields["SHEET"] == "1", fields
    assert fields["REVISION"] == "", fields
    block = document.blocks[frames[0].dxf.name]
    assert {definition.dxf.tag for definition in block.query("ATTDEF")} == set(fields)
    print(f"title block: {len(fields)} attributes")


def main():
    bramah, examples = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        for model in sorted(glob.glob(os.path.join(examples, "*.mo"))):
            document = drawn(bramah, model, folder)
            symbols, texts = check(document, model)
            print(f"{os.path.basename(model)}: {symbols} insertions, {texts} texts")
        check_title_block(bramah, folder)


main()
