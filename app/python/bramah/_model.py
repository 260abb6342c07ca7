# SPDX-License-Identifier: GPL-3.0-or-later
"""A model, which is opened once and asked many times."""
from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy

from . import _core
from ._errors import Diagnostic
from ._linear import LinearSystem, Response
from ._result import Result
from ._study import Study
from ._values import Value, parted, settings_of, text_of


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A parameter that can be set.

    value: as it is now [SI]; that of an enumeration is a name of `choices`. unit: SI, or empty. display_unit: the unit of
    the window; may be empty. min, max: the range [SI], None without a bound, or where it depends on other parameters.
    is_structural: a new value makes the equations anew, so it is set on the model, not for one run.
    """

    path: str
    value: Value
    unit: str
    display_unit: str
    quantity: str
    min: float | None
    max: float | None
    description: str
    choices: list[str]
    is_structural: bool


class Parameters(Mapping):
    """The parameters of a model at one moment, by path. Shows as a table."""

    def __init__(self, found: Sequence[Parameter]):
        self._by_path = {parameter.path: parameter for parameter in found}

    def __getitem__(self, path: str) -> Parameter:
        return self._by_path[path]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_path)

    def __len__(self) -> int:
        return len(self._by_path)

    def __repr__(self) -> str:
        return "\n".join(f"{each.path} = {each.value} {each.unit}".rstrip() for each in self._by_path.values())


class OperatingPoint(Mapping):
    """Where everything rests, or moves at constant speed: a mapping from variables to values [SI].

    units: by path. free_states: states that nothing determines, with their rate of change [unit/s]. conserved: sets of
    states of which nothing changes the sum. time [s], method, steps, residual: how it was found.
    """

    def __init__(self, found: dict[str, Any]):
        self._values: dict[str, float] = found["values"]
        self.units: dict[str, str] = found["units"]
        self.free_states: dict[str, float] = found["free_states"]
        self.conserved: list[list[str]] = found["conserved"]
        self.time: float = found["time"]
        self.method: str = found["method"]
        self.steps: int = found["steps"]
        self.residual: float = found["residual"]

    def __getitem__(self, path: str) -> float:
        return self._values[path]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return f"<bramah.OperatingPoint: {len(self)} variables at {self.time} s, by {self.method}>"


class Model:
    """A model of a file, with values of its parameters. bramah.open() gives one.

    model[path] reads and sets parameters, and every question sees the values that are set then. Several threads may ask
    at once.
    """

    def __init__(self, core: _core.Model):
        self._core = core
        self._parameters: Parameters | None = None

    @property
    def name(self) -> str:
        """The full name of its class."""
        return self._core.name

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Warnings and notes about the texts and the circuit. Raises Error where there are errors."""
        return [Diagnostic(*each) for each in self._core.diagnostics()]

    @property
    def parameters(self) -> Parameters:
        """All parameters that can be set, with values, units, ranges and descriptions. Raises Error if the model has
        errors."""
        if self._parameters is None:
            self._parameters = Parameters([Parameter(*each) for each in self._core.parameters()])
        return self._parameters

    def __getitem__(self, path: str) -> Value:
        """The value of a parameter now [SI]. Raises KeyError if there is none."""
        return self.parameters[path].value

    def __setitem__(self, path: str, value: Value) -> None:
        """Sets a parameter; see set()."""
        self.set({path: value})

    def set(self, values: Mapping[str, Value] | None = None, **more: Value) -> None:
        """Gives parameters values from now on: numbers [SI], or texts with a unit, as `{"relief.p_set": "140 bar"}`.

        Raises Error, and sets none, if there is no such parameter or a unit does not fit. A structural parameter makes
        the equations anew at the next question.
        """
        self._core.set(settings_of({**(values or {}), **more}))
        self._parameters = None

    def simulate(self, stop: float | None = None, *, start: float | None = None, interval: float | None = None,
                 tolerance: float | None = None, solver: str | None = None, values: Mapping[str, Value] | None = None,
                 inputs: Mapping[str, tuple] | None = None, variables: str | None = None,
                 start_from: str | Result | None = None, event_rows: bool = True) -> Result:
        """Runs the model. What is not given is as in its experiment.

        start, stop: times [s]. interval: of the rows [s]; without it 500, and more where values swing. tolerance:
        relative, 1e-12..0.1. solver: `auto`, `radau`, `arkode`, `cvode`, `cvode-adams`, `ida`. values: of parameters, in
        this run alone. inputs: what inputs of the model follow, as `{"u": (t, y)}` with two arrays of one length, times
        [s] and values [SI], straight between; `(t, y, "held")` keeps each value up to the next. variables: a regular
        expression of whole paths; without it all that are not protected. start_from: `steady`, or a Result that goes
        on. event_rows: the values before and after each event.

        Raises RunError if the run does not reach its end, with the rows until then; Error if the model or a value is
        wrong.
        """
        return Result(self._core.simulate(self._run(stop, start, interval, tolerance, solver, values, inputs, variables,
                                                    start_from, event_rows)))

    @staticmethod
    def _run(stop, start, interval, tolerance, solver, values, inputs, variables, start_from, event_rows):
        texts, numeric = parted(values or {})
        is_from_rest = isinstance(start_from, str)
        if is_from_rest and start_from != "steady":
            raise ValueError(f"start_from is 'steady' or a Result, not {start_from!r}")
        return {"stop": stop, "start": start, "interval": interval, "tolerance": tolerance, "solver": solver,
                "variables": variables, "texts": texts, "numbers": numeric, "has_event_rows": event_rows,
                "inputs": _signals(inputs or {}),
                "is_from_rest": is_from_rest,
                "from_run": None if start_from is None or is_from_rest else start_from._core}

    def steady(self, time: float | None = None) -> OperatingPoint:
        """Finds where everything rests, with the inputs of a time [s], by default the start.

        Raises Error if nothing rests.
        """
        return OperatingPoint(self._core.steady(time))

    def export_fmu(self, path, version: int = 3, inputs: str | Sequence[str] = (),
                   outputs: str | Sequence[str] = ()) -> list[str]:
        """Writes the model with its values as an FMU for co-simulation, which other tools run.

        version: of FMI, 2 or 3. inputs: variables that the other tool gives in the place of a source, besides the model's
        own inputs. outputs: variables that are outputs, besides its own. Returns the platforms that the FMU runs on, as
        ["Linux", "Windows"]. Raises Error if the model or a path is wrong, or the file cannot be written.
        """
        if version not in (2, 3):
            raise ValueError(f"version is 2 or 3, not {version!r}")
        return self._core.export_fmu(os.fspath(path), version, _paths(inputs), _paths(outputs))

    def linearize(self, inputs: str | Sequence[str], outputs: str | Sequence[str], at: float | str = "steady",
                  cut: bool = False) -> LinearSystem:
        """The linear system for small changes: inputs are parameters or signals, outputs variables.

        at: `steady`, or a time of a run [s]. cut: opens the loop at the one input, a signal, which becomes an output too:
        the gain of the loop. Raises Error if there is no such point, or a path is wrong.
        """
        if isinstance(at, str) and at != "steady":
            raise ValueError(f"at is 'steady' or a time in seconds, not {at!r}")
        time = None if isinstance(at, str) else float(at)
        return LinearSystem(self._core.linearize(_paths(inputs), _paths(outputs), time, cut))

    def respond(self, input: str, outputs: str | Sequence[str], frequencies, amplitudes,
                jobs: int | None = None) -> Response:
        """Adds sines to an input, at rest, and gives what outputs answer: gain, mean, harmonics.

        input: a parameter or signal. frequencies [Hz], amplitudes [unit of the input], both positive: numbers or arrays.
        jobs: threads; all processors by default. Raises Error if the model or a path is wrong; a point that fails stands
        in Response.failures.
        """
        frequencies, amplitudes = _positive(frequencies, "frequencies"), _positive(amplitudes, "amplitudes")
        outputs = _paths(outputs)
        points = self._core.respond(input, outputs, frequencies.tolist(), amplitudes.tolist(), jobs or _processors())
        return Response._make(input, outputs, amplitudes, frequencies, points)

    def study(self, vary, *, sampling: str | None = None, runs: int | None = None, seed: int = 0,
              outputs: str | Sequence[str] | None = None, measures: bool = False, reduce: str = "final",
              stop: float | None = None, start: float | None = None, interval: float | None = None,
              tolerance: float | None = None, solver: str | None = None, values: Mapping[str, Value] | None = None,
              start_from: str | Result | None = None) -> Study:
        """Plans many runs with other values of parameters; Study.run() makes them.

        vary: by path, what a parameter takes: `"~5%"`, `"~normal(10 bar, 0.2 bar)"`, `"~uniform(a, b)"`,
        `"~log(a, b)"`, `"~triangular(a, most often, b)"`, `"1 bar:5 bar:9"`, `"1:100:5:log"`, or a list of values; or
        texts as on the command line, `["relief.p_set~5%"]`.
        sampling: `grid`, `list`, `corners`, `tornado`, `lhs`, `random`, `morris`, `sobol`, `sobol-sequence`; by default
        `grid`, or `lhs` where a spread is given. With `own`, `vary` is a list of paths, and your sampler adds points by
        Study.add().
        runs: of lhs, random and sobol-sequence; of morris the number of ways, of sobol that of the samples. seed: of
        what is drawn.
        outputs: variables to keep, a regular expression or a list of paths. measures: keeps the measures of the class.
        reduce: `final`, `min`, `max` or `mean` over time. The others are as in simulate().

        Raises Error if something of it is wrong.
        """
        question = self._run(stop, start, interval, tolerance, solver, values, None, _pattern(outputs), start_from, True)
        texts = _paths(vary) if sampling == "own" else _variations(vary)
        return Study(self._core.study(texts, sampling, runs, seed, reduce, measures, question))

    def __repr__(self) -> str:
        return f"<bramah.Model {self.name}>"


def _paths(paths: str | Sequence[str]) -> list[str]:
    return [paths] if isinstance(paths, str) else list(paths)


def _signals(inputs) -> list[tuple]:
    if not isinstance(inputs, Mapping):
        raise TypeError(f"inputs are a dict of paths, as {{'u': (times, values)}}, not {type(inputs).__name__}")
    signals = []
    for path, signal in inputs.items():
        if isinstance(signal, str) or not hasattr(signal, "__len__") or len(signal) not in (2, 3):
            raise TypeError(f"the input {path} is (times, values) or (times, values, 'held')")
        signals.append(_signal(path, *signal))
    return signals


def _numbers(path, name, given) -> numpy.ndarray:
    try:
        found = numpy.ascontiguousarray(given, dtype=float)
    except (TypeError, ValueError) as problem:
        raise type(problem)(f"the {name} of the input {path} are numbers in SI: {problem}") from None
    if numpy.ndim(given) != 1:
        raise ValueError(f"the {name} of the input {path} are an array of one dimension, not of {numpy.ndim(given)}")
    return found


def _signal(path, times, values, form="linear"):
    times, values = _numbers(path, "times", times), _numbers(path, "values", values)
    if len(times) != len(values):
        raise ValueError(f"the input {path} has {len(times)} times and {len(values)} values")
    if form not in ("linear", "held"):
        raise ValueError(f"an input is 'linear' or 'held', not {form!r}")
    return path, times, values, form == "held"


def _positive(numbers, name) -> numpy.ndarray:
    found = numpy.atleast_1d(numpy.asarray(numbers, dtype=float)).ravel()
    if not len(found) or not (numpy.isfinite(found) & (found > 0)).all():
        raise ValueError(f"{name} are one or more positive numbers")
    return found


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _pattern(outputs: str | Sequence[str] | None) -> str | None:
    if outputs is None or isinstance(outputs, str):
        return outputs
    return "|".join(r"\Q" + path + r"\E" for path in outputs)


def _variations(vary) -> list[str]:
    if isinstance(vary, str):
        return [vary]
    if not isinstance(vary, Mapping):
        return list(vary)
    texts = []
    for path, values in vary.items():
        if not isinstance(values, str):
            if not hasattr(values, "__iter__"):
                raise ValueError(f"what {path} takes is a list of values or a text, as '~5%' or '1:5:9'")
            values = ",".join(text_of(each) for each in values)
        texts.append(path + (values if values.startswith("~") else "=" + values))
    return texts
