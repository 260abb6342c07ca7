# SPDX-License-Identifier: GPL-3.0-or-later
"""What a run costs: memory over many of them, and time beside the program's own study."""
import os
import time

import bramah
import numpy


def resident():
    """The memory of this program [bytes]."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1])*os.sysconf("SC_PAGE_SIZE")


def test_ten_thousand_runs_leak_nothing(decay):
    model = bramah.open(decay)
    study = model.study(["k"], sampling="own", outputs="x")

    def runs(count):
        for k in range(count):
            result = model.simulate(values={"k": 1 + k % 7}, interval=0.1)
            assert len(result.time) == 11
            result["x"]

    runs(1000)
    before = resident()
    runs(10000)
    grown = resident() - before
    print(f"{grown/1e6:.1f} MB after 10,000 runs")
    assert grown < 4e6
    # Errors and settings neither.
    for _ in range(2):
        before = resident()
        for k in range(500):
            model["k"] = 1 + k
            try:
                model.simulate(values={"nothing": 1})
            except bramah.Error:
                pass
    assert resident() - before < 2e6 and len(study) == 0


def test_two_hundred_runs_beside_the_program(example, cli, tmp_path):
    """200 points on one thread: under 1.2 times what `bramah-cli study` takes, with its start and its compilation."""
    where = example("cylinder_drive")
    pressures = numpy.linspace(100e5, 160e5, 200)

    def by_program():
        begin = time.perf_counter()
        cli.run("study", where, "--vary", "relief.p_set=100bar:160bar:200", "--outputs", r"mass\.v", "--jobs", "1",
                "--csv", tmp_path / "study.csv")
        return time.perf_counter() - begin

    def by_package():
        begin = time.perf_counter()
        model = bramah.open(where)
        values = [model.simulate(values={"relief.p_set": p}, variables=r"mass\.v")["mass.v"][-1] for p in pressures]
        return time.perf_counter() - begin, values

    rounds = [(by_program(), by_package()) for _ in range(3)]  # in turns: others may use the machine
    program = min(each for each, _ in rounds)
    package, values = min((each for _, each in rounds), key=lambda each: each[0])
    expected = numpy.genfromtxt(tmp_path / "study.csv", delimiter=",", skip_header=1)[:, 1]
    assert numpy.array_equal(values, expected)
    print(f"200 runs: {package:.2f} s, {program:.2f} s by the program: {package/program:.2f}")
    assert package < 1.2*program
