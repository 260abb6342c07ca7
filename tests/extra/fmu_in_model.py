# SPDX-License-Identifier: GPL-3.0-or-later
"""Each example leaves as an FMU, comes back as a block, and runs as before: fmu_in_model.py BRAMAH_CLI EXAMPLES."""
import csv
import pathlib
import re
import subprocess
import sys
import tempfile

STEP = 0.01  # s
BAR = 1e-3   # of the range
OUTPUTS = 6


def run(*arguments):
    made = subprocess.run([str(argument) for argument in arguments], capture_output=True, text=True)
    if made.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, arguments))}: {made.stderr}")


def table(path):
    """The last row of each time, by time and by name without unit."""
    with open(path, newline="", encoding="utf-8") as file:
        titles, *rows = csv.reader(file)
    names = [re.sub(r" \[[^\]]*\]$", "", title) for title in titles]
    return names, {round(float(row[0]), 9): [float(field) for field in row] for row in rows}


def main(program, examples):
    worst, compared = [], 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for number, example in enumerate(sorted(pathlib.Path(examples).glob("*.mo"))):
            name, version = example.stem, 2 + number % 2
            run(program, "simulate", example, "--csv", folder / "own.csv", "--tolerance", "1e-8", "--interval", STEP)
            names, own = table(folder / "own.csv")
            stop = max(own)
            changing = [one for k, one in enumerate(names[1:], 1)
                        if len({row[k] for row in own.values()}) > 2 and re.fullmatch(r"[A-Za-z0-9_.]+", one)]
            chosen = changing[::max(1, len(changing) // OUTPUTS)][:OUTPUTS]
            pattern = "|".join(re.escape(one) for one in chosen)
            run(program, "export", example, "--fmu", folder / "circuit.fmu", "--fmi", version, "--outputs", pattern)
            run(program, "import", folder / "circuit.fmu", "-o", folder / "block.mo")
            run(program, "simulate", folder / "block.mo", "--trust", "--csv", folder / "back.csv", "--stop", stop,
                "--set", f"communicationStep={STEP}", "--interval", STEP)
            back_names, back = table(folder / "back.csv")
            for one in chosen:
                k, there = names.index(one), back_names.index(one.replace(".", "_"))
                values = [row[k] for row in own.values()]
                size = max(values) - min(values)
                # Where values jump, the two tables may have either side of it.
                for time in [own_time for own_time in own if own_time in back and own_time < stop][1:-1]:
                    around = [own[t][k] for t in (round(time - STEP, 9), time, round(time + STEP, 9)) if t in own]
                    if max(around) - min(around) > 0.2 * size:
                        continue
                    worst.append((abs(own[time][k] - back[time][there]) / size, f"{name} {one} at {time} s"))
                    compared += 1
    worst.sort(reverse=True)
    print(f"{compared} values of {number + 1} examples; worst: {worst[:3]}")
    if compared < 10000 or worst[0][0] > BAR:
        raise SystemExit("the block differs from the circuit")


main(*sys.argv[1:])
