# SPDX-License-Identifier: GPL-3.0-or-later
"""Many runs with other values of parameters."""
from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy

from ._result import Result


@dataclasses.dataclass(frozen=True)
class Point:
    """A point of a study. index: its row in Study.points. values: of the parameters, by path [SI], as simulate() takes
    them."""

    index: int
    values: dict[str, float]


class Study:
    """Points of parameter values, and the results so far.

    run() makes the runs that are missing. A sampler or a machine of your own asks for points and tells results instead:

        for point in study.ask(10):
            study.tell(point, study.values_of(model.simulate(values=point.values)))

    Both give the same values, and can be mixed.
    """

    def __init__(self, core):
        self._core = core
        self._asked: set[int] = set()
        self.parameters: list[str] = core.parameters
        self.units: dict[str, str] = dict(core.responses())

    @property
    def responses(self) -> list[str]:
        """What is kept of each run: paths of variables, then names of measures. units: their SI units, by name."""
        return list(self.units)

    @property
    def sampling(self) -> str:
        """How its points were drawn; `list` for points of your own."""
        return self._core.sampling

    @property
    def stored(self) -> str:
        """The variables that a run of your own has to store, as simulate(variables=...) takes it."""
        return self._core.stored()

    @property
    def points(self) -> numpy.ndarray:
        """The values of the parameters [SI]: shape (points, parameters)."""
        return self._core.points()

    @property
    def values(self) -> numpy.ndarray:
        """The responses [SI]: shape (points, responses). NaN where a run failed or is missing."""
        return self._core.values()

    def __getitem__(self, response: str) -> numpy.ndarray:
        """The values of one response at all points [SI], shape (points,). Raises KeyError if it is not kept."""
        return self.values[:, self._place(response)]

    def __len__(self) -> int:
        return self._core.count()

    @property
    def missing(self) -> list[int]:
        """The points that have neither a result nor a failure."""
        done = self._core.done()
        return [point for point in range(len(self)) if point not in done]

    @property
    def failures(self) -> dict[int, str]:
        """Why runs failed, by point."""
        return self._core.failures()

    def add(self, points) -> list[Point]:
        """Adds points of your own [SI], shape (points, parameters); returns them. Raises Error if they do not fit."""
        first, rows = len(self), numpy.atleast_2d(numpy.asarray(points, dtype=float))
        self._core.add(rows)
        return [self._point(first + k, row) for k, row in enumerate(rows)]

    def _point(self, index: int, row: numpy.ndarray) -> Point:
        return Point(index, dict(zip(self.parameters, map(float, row))))

    def ask(self, count: int | None = None) -> list[Point]:
        """Up to so many points that have no result and were not asked for before; without a count all of them."""
        points = self.points
        free = [index for index in self.missing if index not in self._asked][:count]
        self._asked.update(free)
        return [self._point(index, points[index]) for index in free]

    def tell(self, point: Point | int, values: Sequence[float] | Mapping[str, float] | None = None,
             failure: str = "") -> None:
        """Takes the result of a point: one value [SI] for each response, in their order or by name; or why there is none.

        Raises Error if the values do not fit.
        """
        index = point.index if isinstance(point, Point) else point
        if values is None:
            failure = failure or "no result was told"
        elif isinstance(values, Mapping):
            values = [values[name] for name in self.responses]
        self._core.tell(index, [] if values is None else [float(value) for value in values], failure)

    def values_of(self, result: Result) -> list[float]:
        """The responses of a run [SI]. Raises Error if it did not store what they need; see `stored`."""
        return self._core.values_of(result._core)

    def run(self, points: Iterable[Point | int] | None = None, *, jobs: int | None = None,
            progress: Callable[[int], None] | None = None) -> "Study":
        """Makes the runs of points, by default of all that are missing, on so many threads, by default all processors.

        progress: is called with the number of finished runs about 50 times a second. A run that fails stands in
        `failures`. On Ctrl+C finished runs stay. Returns the study.
        """
        from ._model import _processors

        wanted = self.missing if points is None else [p.index if isinstance(p, Point) else int(p) for p in points]
        for index in wanted:
            if not 0 <= index < len(self):
                raise IndexError(f"there is no point {index}; the study has {len(self)}")
        if jobs is not None and jobs < 1:
            raise ValueError(f"jobs is a whole number from 1, not {jobs}")
        self._core.run(wanted, jobs or _processors(), progress)
        return self

    def to_csv(self, path: str | os.PathLike[str]) -> None:
        """Writes the results so far as `bramah study --csv` does. Raises Error if the file cannot be written."""
        self._core.write_csv(os.fspath(path))

    def to_pandas(self):
        """A pandas.DataFrame with a row for each point: parameters, then responses [SI]. Needs pandas."""
        import pandas

        return pandas.DataFrame(numpy.hstack([self.points, self.values]), columns=self.parameters + self.responses)

    def tornado(self, response: str | None = None) -> list[tuple[str, float, float]]:
        """How each parameter alone moves a response, the widest first: (parameter, at its least, at its most) [SI].
        Raises Error for another sampling than `tornado`."""
        return self._core.tornado(self._place(response))

    def morris(self, response: str | None = None) -> dict[str, dict[str, float]]:
        """Effects after Morris, by parameter: mu_star, mu, sigma [unit of the response over the spread] and the number
        of ways. Raises Error for another sampling than `morris`."""
        rows = self._core.morris(self._place(response))
        return {path: dict(zip(("mu_star", "mu", "sigma", "ways"), map(float, row)))
                for path, row in zip(self.parameters, rows)}

    def sobol(self, response: str | None = None) -> dict[str, dict[str, float]]:
        """Shares of the variance, by parameter: first (alone), total (with interactions), and their standard errors.
        Raises Error for another sampling than `sobol`."""
        rows = self._core.sobol(self._place(response))
        return {path: dict(zip(("first", "total", "first_error", "total_error"), map(float, row)))
                for path, row in zip(self.parameters, rows)}

    def _place(self, response: str | None) -> int:
        if response is None:
            if len(self.responses) != 1:
                raise ValueError(f"choose one of the responses {', '.join(self.responses)}")
            return 0
        if response not in self.units:
            raise KeyError(f"the study keeps no `{response}`, but {', '.join(self.responses)}")
        return self.responses.index(response)

    def __repr__(self) -> str:
        return f"<bramah.Study: {len(self)} points of {self.parameters}, {len(self) - len(self.missing)} done>"
