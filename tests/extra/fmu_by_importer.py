#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs FMUs of all examples by the importer of tests/fmi and compares them with the program's own runs.

usage: fmu_by_importer.py BRAMAH RUN_FMU EXAMPLES [NAME...]
"""
import csv
import math
import os
import re
import subprocess
import sys
import tempfile
import zipfile

TOLERANCE = 1e-3  # of the range of each state


def run(*command):
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True)


def columns_of(text):
    titles, *rows = csv.reader(text.splitlines())
    return {title: [float(field) for field in column] for title, column in zip(titles, zip(*rows))}


def description_of(folder):
    with open(os.path.join(folder, "modelDescription.xml"), encoding="utf-8") as file:
        return file.read()


def states_of(bramah, model, description):
    """The states that the FMU shows; of an oil's excess mass, which is protected, the pressure that follows."""
    names = re.findall(r"^state (.*?) in slot", run(bramah, "flatten", model, "--stage", "tape").stdout, re.MULTILINE)
    names += [re.sub(r"\.e$", ".p", name) for name in names if name.endswith(".e")]
    shown = set(re.findall(r' name="([^"]*)"', description))
    return [name for name in dict.fromkeys(names) if name in shown]


def worst_error(own, imported, names):
    """The largest difference of a state, as a share of its range or, for one that hardly moves, of a thousandth of its
    size."""
    worst = (0.0, "")
    for name in names:
        reference = own[name]
        low, high = min(reference), max(reference)
        size = max(high - low, 1e-3*max(abs(low), abs(high)), 1e-12)
        error = max(abs(a - b) for a, b in zip(reference, imported[name]))/size
        if not math.isfinite(error):
            error = math.inf
        worst = max(worst, (error, name))
    return worst


def main():
    bramah, importer, examples, *chosen = sys.argv[1:]
    failed = []
    for file in sorted(os.listdir(examples)):
        name = file.removesuffix(".mo")
        if not file.endswith(".mo") or (chosen and name not in chosen):
            continue
        model = os.path.join(examples, file)
        with tempfile.TemporaryDirectory() as folder:
            for version in (2, 3):
                fmu = os.path.join(folder, f"{version}.fmu")
                made = subprocess.run([bramah, "export", model, "--fmi", str(version), "--fmu", fmu],
                                      capture_output=True, text=True)
                if made.returncode != 0:
                    failed.append(f"{name}: {made.stderr.strip()}")
                    print(f"{name}: {made.stderr.strip()}", flush=True)
                    break
                unpacked = os.path.join(folder, str(version))
                with zipfile.ZipFile(fmu) as archive:
                    archive.extractall(unpacked)
                description = description_of(unpacked)
                states = states_of(bramah, model, description)
                assert states, f"no state of {name} is shown"
                stop = float(re.search(r'stopTime="([^"]*)"', description)[1])
                line = [f"{name}, FMI {version}, {len(states)} states:"]
                for step in (0.01, 0.001):
                    count = max(int(stop/step + 0.5), 1)
                    if count > 20000:
                        continue
                    imported = subprocess.run([importer, unpacked, str(step), *states], capture_output=True, text=True)
                    if imported.returncode != 0:
                        failed.append(f"{name}, FMI {version}, {step} s: {imported.stderr.strip()}")
                        line.append(f"{step} s fails: {imported.stderr.strip()}")
                        continue
                    own_path = os.path.join(folder, "own.csv")
                    run(bramah, "simulate", model, "--csv", own_path, "--interval", step, "--events", "none")
                    with open(own_path, encoding="utf-8") as text:
                        own = columns_of(text.read())
                    error, where = worst_error(own, columns_of(imported.stdout), [s for s in states if s in own])
                    line.append(f"{step} s {error:.1e} ({where})")
                    if error > TOLERANCE:
                        failed.append(f"{name}, FMI {version}, {step} s: `{where}` is off by {error:.1e} of its range")
                print(" ".join(line), flush=True)
    print("\n".join(["", f"{len(failed)} of the runs are wrong:", *failed]) if failed else "all agree")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
