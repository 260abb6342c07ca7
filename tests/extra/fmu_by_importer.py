#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs FMUs of all examples by the importer of tests/fmi and compares them with the program's own runs.

usage: fmu_by_importer.py BRAMAH RUN_FMU EXAMPLES [NAME...]
"""
import concurrent.futures
import csv
import math
import os
import re
import subprocess
import sys
import tempfile
import zipfile

MOST_STEPS = 20000
BAR = 1e-3  # of the range of each state
TOLERANCE = "1e-8"  # of both runs, so that what differs is not the error that each may make


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


def unpacked_fmu(bramah, model, version, folder):
    """The folder of an FMU of the model."""
    fmu, unpacked = os.path.join(folder, f"{version}.fmu"), os.path.join(folder, str(version))
    run(bramah, "export", model, "--fmi", version, "--fmu", fmu)
    with zipfile.ZipFile(fmu) as archive:
        archive.extractall(unpacked)
    return unpacked


def own_run(bramah, model, step, folder):
    path = os.path.join(folder, f"{step}.csv")
    run(bramah, "simulate", model, "--csv", path, "--interval", step, "--events", "none", "--tolerance", TOLERANCE)
    with open(path, encoding="utf-8") as text:
        return columns_of(text.read())


def judged(bramah, importer, model):
    """What the FMUs of a model do, a line for each; and what is wrong."""
    name, lines, wrong = os.path.basename(model), [], []
    with tempfile.TemporaryDirectory() as folder:
        own = {}
        for version in (2, 3):
            unpacked = unpacked_fmu(bramah, model, version, folder)
            description = description_of(unpacked)
            states = states_of(bramah, model, description)
            assert states, f"no state of {name} is shown"
            stop = float(re.search(r'stopTime="([^"]*)"', description)[1])
            line = f"{name}, FMI {version}, {len(states)} states:"
            for step in (0.01, 0.001):
                if stop/step > MOST_STEPS:
                    continue
                if step not in own:
                    own[step] = own_run(bramah, model, step, folder)
                imported = columns_of(run(importer, unpacked, step, "--tolerance", TOLERANCE, *states).stdout)
                error, where = worst_error(own[step], imported, [state for state in states if state in own[step]])
                line += f" {step} s {error:.1e} ({where})"
                if not error <= BAR:
                    wrong.append(f"{name}, FMI {version}, {step} s: `{where}` is off by {error:.1e} of its range")
            lines.append(line)
    return lines, wrong


def main():
    bramah, importer, examples, *chosen = sys.argv[1:]
    models = [os.path.join(examples, file) for file in sorted(os.listdir(examples))
              if file.endswith(".mo") and (not chosen or file.removesuffix(".mo") in chosen)]
    failed = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for model, judgement in [(model, pool.submit(judged, bramah, importer, model)) for model in models]:
            try:
                lines, wrong = judgement.result()
            except subprocess.CalledProcessError as error:
                lines, wrong = [], [f"{os.path.basename(model)}: {error.stderr.strip()}"]
            print("\n".join(lines + wrong), flush=True)
            failed += wrong
    print(f"{len(failed)} of the runs are wrong" if failed else "all agree")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
