#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs FMUs by their library for Windows, under Wine, and compares them with the one for Linux.

usage: fmu_under_wine.py BRAMAH RUN_FMU RUN_FMU.exe EXAMPLES
"""
import csv
import os
import re
import subprocess
import sys
import tempfile
import zipfile

NAMES = ("cylinder_drive", "flow_divider", "sampled_servo_control", "water_hammer", "ring_main")
TOLERANCE = 1e-4  # of the range of each variable: exp() and the like differ by a bit, so steps do, within the tolerance


def columns_of(text):
    titles, *rows = csv.reader(text.replace("\r", "").splitlines())
    return {title: [float(field) for field in column] for title, column in zip(titles, zip(*rows))}


def outputs_of(folder):
    """Some continuous variables, all over the model."""
    with open(os.path.join(folder, "modelDescription.xml"), encoding="utf-8") as file:
        names = re.findall(r'name="([^"]*)"[^>]*causality="local" variability="continuous"', file.read())
    return names[::max(1, len(names)//20)]


def main():
    bramah, here, there, examples = sys.argv[1:]
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"WINEPREFIX": os.path.join(folder, "wine"), "WINEDEBUG": "-all"}
        for name in NAMES:
            for version in ("2", "3"):
                unpacked = os.path.join(folder, f"{name}-{version}")
                fmu = unpacked + ".fmu"
                subprocess.run([bramah, "export", os.path.join(examples, f"{name}.mo"), "--fmi", version, "--fmu", fmu],
                               check=True, capture_output=True)
                with zipfile.ZipFile(fmu) as archive:
                    archive.extractall(unpacked)
                outputs = outputs_of(unpacked)
                assert len(outputs) > 5, outputs
                own = subprocess.run([here, unpacked, "0.01", *outputs], check=True, capture_output=True, text=True)
                other = subprocess.run(["wine", there, "Z:" + unpacked, "0.01", *outputs], capture_output=True,
                                       text=True, env=environment)
                if other.returncode != 0:
                    wrong.append(f"{name}, FMI {version}: {other.stderr.strip()}")
                    continue
                own, other = columns_of(own.stdout), columns_of(other.stdout)
                for output in outputs:
                    size = max(max(own[output]) - min(own[output]), 1e-3*max(map(abs, own[output])), 1e-12)
                    error = max(abs(a - b) for a, b in zip(own[output], other[output]))/size
                    if len(own[output]) != len(other[output]) or not error < TOLERANCE:
                        wrong.append(f"{name}, FMI {version}: `{output}` differs by {error:.1e} of its range")
                print(f"{name}, FMI {version}: {len(outputs)} variables at {len(own['time'])} times", flush=True)
    print("\n".join(wrong) or "all agree")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
