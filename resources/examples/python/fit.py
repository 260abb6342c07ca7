#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Finds parameters of a drive from a measured stroke, by scipy.optimize.least_squares.

usage: fit.py [MEASURED.csv]

MEASURED.csv has the columns `time` [s] and `mass.s` [m]. Without it a measurement is made: the drive with other values,
and noise of 0.2 mm.
"""
import pathlib
import sys

import bramah
import numpy
from scipy.optimize import least_squares

SOUGHT = {"orificeB.area": 0.9e-5, "pump.D": 21e-6}  # what the measurement is made with [m2, m3/rev]

model = bramah.open(pathlib.Path(__file__).parents[1]/"cylinder_drive.mo")
if len(sys.argv) > 1:
    measured = numpy.genfromtxt(sys.argv[1], delimiter=",", names=True, deletechars="")
    time, stroke = measured["time"], measured["mass.s"]
else:
    made = model.simulate(values=SOUGHT, variables=r"mass\.s")
    time = numpy.linspace(0, 3, 301)
    stroke = made.at("mass.s", time) + numpy.random.default_rng(1).normal(0, 2e-4, time.shape)

# Factors on the values of the model, so that the steps of the method fit all parameters alike.
nominal = numpy.array([model[path] for path in SOUGHT])


def misfit(factors):
    """How far the drive with these factors is from the measurement [m]."""
    run = model.simulate(values=dict(zip(SOUGHT, factors*nominal)), variables=r"mass\.s", tolerance=1e-8)
    return run.at("mass.s", time) - stroke


found = least_squares(misfit, numpy.ones(len(nominal)), bounds=(0.05, 20), diff_step=1e-4, x_scale="jac")
units = model.parameters
for path, value in zip(SOUGHT, found.x*nominal):
    made_with = "" if len(sys.argv) > 1 else f" (made with {SOUGHT[path]:.6g})"
    print(f"{path} = {value:.6g} {units[path].unit}{made_with}")
print(f"left over: {numpy.std(found.fun)*1e3:.3f} mm in {found.nfev} steps")
