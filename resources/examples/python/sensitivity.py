#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Which tolerances move the greatest speed of a drive: a tornado, and effects after Morris.

usage: sensitivity.py
"""
import pathlib

import bramah

TOLERANCES = {"relief.p_set": "~5%", "pump.D": "~3%", "orificeB.area": "~10%", "mass.m": "~20%", "fluid.oil.beta": "~30%"}

model = bramah.open(pathlib.Path(__file__).parents[1]/"cylinder_drive.mo")
how = dict(outputs=["mass.v"], reduce="max")

tornado = model.study(TOLERANCES, sampling="tornado", **how).run()
print(f"greatest speed {tornado['mass.v'][0]:.4f} m/s; with one tolerance at its ends:")
for path, least, most in tornado.tornado():
    print(f"  {path:16} {least:.4f} to {most:.4f} m/s")

morris = model.study(TOLERANCES, sampling="morris", runs=10, seed=1, **how).run()
print("effects after Morris, over the whole spread [m/s]:")
for path, effect in sorted(morris.morris().items(), key=lambda entry: -entry[1]["mu_star"]):
    print(f"  {path:16} mu* {effect['mu_star']:.5f}  sigma {effect['sigma']:.5f}")
