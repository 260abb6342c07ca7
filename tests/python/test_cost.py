# SPDX-License-Identifier: GPL-3.0-or-later
"""What a run costs: memory over many of them, and time beside the program's own study."""
import os
import time

import bramah
import numpy


def memory():
    """What this program has allocated and touched [bytes]. Pages of libraries, which are read when first used, do not
    count: LLVM's come with the first compilation, at a moment that nobody can name."""
    with open("/proc/self/status", encoding="ascii") as file:
        return next(int(line.split()[1])*1024 for line in file if line.startswith("RssAnon"))


def growth(times, work):
    """By how much memory grows in one of so many calls of `work`: the median, as a leak grows in each of them and a
    compilation that ends in the background in one [bytes]."""
    sizes = [memory()]
    for _ in range(times):
        work()
        sizes.append(memory())
    print(f"{(sizes[-1] - sizes[0])/1e6:.1f} MB grown, by {numpy.diff(sizes).tolist()} bytes")
    return numpy.median(numpy.diff(sizes))


def test_ten_thousand_runs_leak_nothing(decay):
    model = bramah.open(decay)
    study = model.study(["k"], sampling="own", outputs="x")

    def thousand_runs():
        for k in range(1000):
            result = model.simulate(values={"k": 1 + k % 7}, interval=0.1)
            assert len(result.time) == 11
            result["x"]

    def two_hundred_refusals():
        for k in range(200):
            model["k"] = 1 + k
            try:
                model.simulate(values={"nothing": 1})
            except bramah.Error:
                pass

    thousand_runs()
    assert growth(10, thousand_runs) < 50e3
    assert growth(5, two_hundred_refusals) < 50e3 and len(study) == 0


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
