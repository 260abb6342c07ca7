#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""A page of plots of a drive by matplotlib: a run with two settings, and how its valve moves its speed.

usage: plots.py    writes cylinder_drive.pdf
"""
import pathlib

import bramah
import matplotlib

matplotlib.use("pdf")
import matplotlib.pyplot as plt  # noqa: E402
import numpy  # noqa: E402

model = bramah.open(pathlib.Path(__file__).parents[1]/"cylinder_drive.mo")
page, ((pressure, speed), (gain, phase)) = plt.subplots(2, 2, figsize=(11.7, 8.3), layout="constrained")
page.suptitle(model.name)

for setting in "150 bar", "80 bar":
    run = model.simulate(values={"relief.p_set": setting})
    pressure.plot(run.time, run["lineP.p"]/1e5, label=f"relief valve at {setting}")
    speed.plot(run.time, run["mass.v"])
pressure.set(xlabel="time [s]", ylabel="pump pressure [bar]")
speed.set(xlabel="time [s]", ylabel="speed of the mass [m/s]")
pressure.legend()

frequencies = numpy.geomspace(0.5, 100, 400)
response = model.linearize("valve.u", "mass.v", at=1.0).response(frequencies)[:, 0, 0]
gain.loglog(frequencies, abs(response))
phase.semilogx(frequencies, numpy.degrees(numpy.unwrap(numpy.angle(response))))
gain.set(xlabel="frequency [Hz]", ylabel="valve to speed, gain [m/s]")
phase.set(xlabel="frequency [Hz]", ylabel="phase [°]")
for axes in page.axes:
    axes.grid(True, which="both", alpha=0.3)

page.savefig("cylinder_drive.pdf")
