# SPDX-License-Identifier: GPL-3.0-or-later
"""Hydraulic circuits that run, for scripts.

    import bramah
    model = bramah.open("cylinder_drive.mo")
    model["relief.p_set"] = "140 bar"           # SI without a unit, else with it
    result = model.simulate(stop=2.0)
    result.time, result["mass.v"]               # numpy arrays, SI
    result.units["mass.v"]                      # 'm/s'

A model is opened once and asked many times: simulate(), steady(), linearize(), respond() and study() keep its equations
and their machine code. All values are in SI units, as on the command line; a text with a unit is converted. Calls let
other Python threads run, several threads may ask at once, and Ctrl+C ends each of them within 0.2 s.

What is wrong is raised as Error, with file, line and component; a run that fails as RunError, which has the rows until
then.
"""
import atexit
import os
import pathlib

from . import _core

_core.find_files_from(str(pathlib.Path(__file__).resolve().parents[4]))
atexit.register(_core.join_left)

from ._errors import Diagnostic, Error, RunError  # noqa: E402
from ._linear import LinearSystem, Mode, Response  # noqa: E402
from ._model import Model, OperatingPoint, Parameter, Parameters  # noqa: E402
from ._result import Result, Variable  # noqa: E402
from ._study import Point, Study  # noqa: E402

__version__ = _core.version
__all__ = ["open", "Model", "Parameter", "Parameters", "Result", "Variable", "OperatingPoint", "LinearSystem", "Mode",
           "Response", "Study", "Point", "Diagnostic", "Error", "RunError", "trust_fmus"]


def open(*files: "str | os.PathLike[str]", cls: "str | None" = None,
         libraries: "list[str | os.PathLike[str]]" = []) -> Model:
    """Opens a model.

    files: Modelica files or folders, as `drive.mo`. Bramah's own library and those in MODELICAPATH are there too.
    cls: the class, with or without its package; without it the one model of the files.
    libraries: folders or files with more packages.

    Raises Error if a file cannot be read, has errors, or holds no such class. Equations are made at the first question.
    """
    if not files:
        raise TypeError("open() needs a file")
    return Model(_core.Model.open([os.fspath(file) for file in files], cls or "",
                                  [os.fspath(library) for library in libraries]))


def trust_fmus() -> None:
    """Lets the FMUs in models run their programs on this machine, until Python ends.

    An FMU is a program of somebody else: without this call, and if the window has not been told to allow it, a run of a
    model with one raises RunError before anything of it is executed.
    """
    _core.trust_fmus()
