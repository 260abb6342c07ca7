# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the Python package share. `./dev test extra` runs them."""
import csv
import json
import os
import pathlib
import subprocess

import numpy
import pytest

SOURCE = pathlib.Path(os.environ["BRAMAH_SOURCE_DIR"])


class CommandLine:
    """The command line, with which the package is compared."""

    def __init__(self, folder):
        self._folder = folder

    def run(self, *arguments):
        return subprocess.run([os.environ["BRAMAH_CLI"], *map(str, arguments)], check=True, capture_output=True, text=True)

    def columns(self, *arguments):
        """The CSV that a command writes, as arrays by title."""
        path = self._folder / "cli.csv"
        self.run(*arguments, "--csv", path)
        with open(path, newline="", encoding="utf-8") as file:
            titles, *rows = csv.reader(file)
        return dict(zip(titles, numpy.array([[float(field) for field in row] for row in rows]).T))

    def json(self, *arguments):
        path = self._folder / "cli.json"
        self.run(*arguments, "--json", path)
        return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture
def cli(tmp_path):
    return CommandLine(tmp_path)


@pytest.fixture
def example():
    """The path of an example by its name."""
    return lambda name: SOURCE / "resources/examples" / f"{name}.mo"


@pytest.fixture
def written(tmp_path):
    """Writes a model to a file and returns its path."""

    def write(text, name="model.mo"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


DECAY = """model Decay "A quantity that decays"
  parameter Real k(min=0, unit="1/s") = 1 "Rate";
  parameter Real x0 = 1 "Value at the start";
  parameter Integer n = 2;
  parameter Boolean isOn = true;
  Real x(start=x0, fixed=true);
  Real parts[n];
equation
  der(x) = if isOn then -k*x else 0;
  for i in 1:n loop
    parts[i] = x/n;
  end for;
  annotation(experiment(StopTime=1, Tolerance=1e-9));
end Decay;
"""


@pytest.fixture
def decay(written):
    return written(DECAY, "decay.mo")
