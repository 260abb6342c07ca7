#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the .mat files that Bramah writes by SciPy, and lets Bramah read those of SciPy.

usage: mat_by_scipy.py BRAMAH MODEL.mo
"""
import csv
import os
import subprocess
import sys
import tempfile

import numpy
import scipy.io


def simulated(bramah, model, folder):
    """The results of a run as .mat and as CSV."""
    mat, text = os.path.join(folder, "run.mat"), os.path.join(folder, "run.csv")
    subprocess.run([bramah, "simulate", model, "--mat", mat, "--csv", text], check=True, stderr=subprocess.DEVNULL)
    return mat, text


def columns_of(path):
    """The columns of a CSV file, by their titles."""
    with open(path, newline="", encoding="utf-8") as file:
        titles, *rows = csv.reader(file)
    values = numpy.array([[float(field) for field in row] for row in rows])
    return dict(zip(titles, values.T))


def trajectory_of(path):
    """The variables of a trajectory of a Modelica tool, read as its format is described."""
    mat = scipy.io.loadmat(path, chars_as_strings=False)
    assert "".join(mat["Aclass"][3]).strip() == "binTrans", mat["Aclass"]
    names = ["".join(column).rstrip("\0 ") for column in mat["name"].T]
    assert len(names) == mat["dataInfo"].shape[1] == mat["description"].shape[1]
    found = {}
    for name, (block, index, interpolation, outside) in zip(names, mat["dataInfo"].T):
        assert interpolation == 0 and outside in (-1, 0)
        data = mat["data_1"] if block == 1 else mat["data_2"]
        found[name] = numpy.sign(index or 1) * data[abs(index) - 1]
    return found


def check_writing(bramah, model, folder):
    mat, text = simulated(bramah, model, folder)
    expected, found = columns_of(text), trajectory_of(mat)
    assert set(expected) == set(found), set(expected) ^ set(found)
    assert len(found["time"]) > 100
    for name, values in expected.items():
        assert numpy.array_equal(values, found[name]), name
    times = found["time"]
    assert numpy.all(numpy.diff(times) >= 0)
    stored = scipy.io.loadmat(mat)["data_2"].shape[0]
    assert stored < len(found), "aliases share their values"
    print(f"{len(found)} variables in {stored} columns, {len(times)} rows, {numpy.sum(numpy.diff(times) == 0)} events")


def check_reading(bramah, folder):
    """Files of SciPy, compared by Bramah with the same values as CSV."""
    t = numpy.linspace(0, 1, 101)
    values = {"time": t, "p": 1e5 * numpy.sin(5 * t), "x": numpy.cos(t)}
    text = os.path.join(folder, "values.csv")
    with open(text, "w", encoding="utf-8") as file:
        file.write(",".join(values) + "\n")
        for row in zip(*values.values()):
            file.write(",".join(repr(float(value)) for value in row) + "\n")
    for version in "4", "5":
        for compressed in (False, True) if version == "5" else (False,):
            for orientation in "row", "column":
                mat = os.path.join(folder, "values.mat")
                scipy.io.savemat(mat, values, format=version, do_compression=compressed, oned_as=orientation)
                exact = [bramah, "compare", text, mat, "--tolerance", "0", "--absolute", "0", "--time", "0"]
                subprocess.run(exact, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    scope = {"ScopeData": {"time": t, "signals": {"values": values["p"], "label": "p"}}}
    scipy.io.savemat(mat, scope)
    subprocess.run([bramah, "compare", text, mat, "--variables", "p"], check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)


def main():
    bramah, model = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        check_writing(bramah, model, folder)
        check_reading(bramah, folder)


main()
