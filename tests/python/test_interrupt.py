# SPDX-License-Identifier: GPL-3.0-or-later
"""Ctrl+C in 0.2 s, other threads that go on, and models that several threads ask."""
import os
import signal
import threading
import time

import bramah
import numpy
import pytest

LONG = "model Long parameter Real c = 1; Real x(start=1, fixed=true), v(start=0, fixed=true); equation der(x) = v; der(v) = -c*x; end Long;"


def interrupted_after(delay, call):
    """Sends Ctrl+C to this program while it calls; returns after how long that was over."""
    sent = []

    def send():
        time.sleep(delay)
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    sender = threading.Thread(target=send)
    sender.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            call()
            pytest.fail("it ended by itself")
        return time.monotonic() - sent[0]
    finally:
        sender.join()


def circuit_of(count):
    """A circuit whose equations take seconds to make."""
    parts = "\n".join(f"  Bramah.Hydraulics.Node n{k}(V=1e-3); Bramah.Hydraulics.FlowValves.Orifice o{k};"
                      for k in range(count))
    joins = "\n".join(f"  connect(n{k}.port, o{k}.A); connect(o{k}.B, n{(k + 1) % count}.port);" for k in range(count))
    return f"model Ring\n  inner Bramah.Hydraulics.Fluid fluid;\n{parts}\nequation\n{joins}\nend Ring;\n"


def test_a_run(written):
    model = bramah.open(written(LONG))
    model.simulate(1)
    for delay in 0.1, 0.4:
        assert interrupted_after(delay, lambda: model.simulate(1e7, interval=1e4)) < 0.2
    assert model.simulate(1)["x"][-1] == pytest.approx(numpy.cos(1), rel=1e-4)


def test_a_study_whose_finished_runs_stay(written):
    study = bramah.open(written(LONG)).study(["c"], sampling="own", outputs="x", stop=2e5, interval=1000)
    study.add([[1.0]]*10)
    assert interrupted_after(0.5, lambda: study.run(jobs=2)) < 0.2
    assert study.missing
    done = [point for point in range(len(study)) if point not in study.missing]
    kept = study.values[done]
    study.run(jobs=2)
    assert study.missing == [] and numpy.array_equal(study.values[done], kept)
    assert len(set(study["x"])) == 1, "no run that was cut short counts"


@pytest.mark.parametrize("delay", [0.05, 0.3, 0.8])
def test_equations_in_the_making(delay, written):
    path = written(circuit_of(6000))
    assert interrupted_after(delay, lambda: bramah.open(path).simulate(1e4)) < 0.2


def test_a_response(example):
    model = bramah.open(example("servo_position_control"))
    many = numpy.geomspace(0.1, 100, 3000)
    assert interrupted_after(1.0, lambda: model.respond("valve.u", "mass.v", many, [0.1, 0.2, 0.3])) < 0.2


def test_other_threads_go_on(written):
    model, counts = bramah.open(written(LONG)), []

    def count():
        for _ in range(20):
            counts.append(time.monotonic())
            time.sleep(0.01)

    counter = threading.Thread(target=count)
    counter.start()
    begin = time.monotonic()
    model.simulate(4e4, interval=100)
    end = time.monotonic()
    counter.join()
    during = [when for when in counts if begin < when < end]
    assert len(during) >= min(15, 0.5*(end - begin)/0.01)


def test_two_threads_ask_one_model_and_two(example, written):
    model, other = bramah.open(example("cylinder_drive")), bramah.open(example("cylinder_drive"))
    expected = {m: bramah.open(example("cylinder_drive")).simulate(values={"mass.m": m})["mass.v"] for m in (300, 500)}
    wrong = []

    def ask(which, mass):
        for _ in range(10):
            if not numpy.array_equal(which.simulate(values={"mass.m": mass})["mass.v"], expected[mass]):
                wrong.append(mass)

    threads = [threading.Thread(target=ask, args=pair) for pair in ((model, 300), (model, 500), (other, 300))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == [] and not numpy.array_equal(expected[300], expected[500])
