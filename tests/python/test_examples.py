# SPDX-License-Identifier: GPL-3.0-or-later
"""The example scripts run as a user runs them, and find what they say."""
import os
import pathlib
import re
import subprocess
import sys

import pytest

SCRIPTS = pathlib.Path(os.environ["BRAMAH_SOURCE_DIR"]) / "resources/examples/python"


def run(name, *arguments, folder):
    done = subprocess.run([sys.executable, SCRIPTS / name, *arguments], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_there_are_no_others():
    assert sorted(path.name for path in SCRIPTS.glob("*.py")) == ["fit.py", "plots.py", "sensitivity.py"]


def test_fit(tmp_path):
    lines = run("fit.py", folder=tmp_path).splitlines()
    for name, allowed in ("orificeB.area", 0.01), ("pump.D", 0.01):
        line = next(line for line in lines if line.startswith(name))
        found, made = re.fullmatch(r"\S+ = (\S+) \S+ \(made with (\S+)\)", line).groups()
        assert float(found) == pytest.approx(float(made), rel=allowed), line


def test_sensitivity(tmp_path):
    text = run("sensitivity.py", folder=tmp_path)
    assert "relief.p_set" in text and "mu*" in text


def test_plots(tmp_path):
    run("plots.py", folder=tmp_path)
    assert (tmp_path / "cylinder_drive.pdf").read_bytes().startswith(b"%PDF")
