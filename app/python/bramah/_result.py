# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of a run."""
from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import numpy


@dataclasses.dataclass(frozen=True)
class Variable:
    """What is known of a variable. unit: SI. display_unit: the unit in which the window shows it; may be empty."""

    path: str
    unit: str
    display_unit: str
    quantity: str
    description: str
    is_discrete: bool
    is_boolean: bool


class Result(Mapping):
    """The rows of a run: a mapping from variables to their values.

    result["mass.v"] is a new numpy array of float64 [SI], shape (rows,), beside result.time. At an event there are two
    rows with one time: the values before and after it (is_event tells which rows these are). Booleans are 0 and 1.
    """

    def __init__(self, core):
        self._core = core

    def __getitem__(self, path: str) -> numpy.ndarray:
        """The values of a variable [SI], shape (rows,); `time` is the time. Raises KeyError for others."""
        return self._core.values(path)

    def __iter__(self) -> Iterator[str]:
        return iter(self.variables)

    def __len__(self) -> int:
        return len(self.variables)

    def __contains__(self, path: object) -> bool:
        return isinstance(path, str) and self._core.has(path)

    @cached_property
    def time(self) -> numpy.ndarray:
        """The times of the rows [s], shape (rows,), not falling."""
        return self._core.times()

    @cached_property
    def is_event(self) -> numpy.ndarray:
        """Which rows stand before or after an event: bool, shape (rows,)."""
        return self._core.event_rows()

    @cached_property
    def variables(self) -> dict[str, Variable]:
        """What is known of each variable, by path."""
        return {each[0]: Variable(*each) for each in self._core.columns()}

    @property
    def units(self) -> dict[str, str]:
        """The SI unit of each variable, by path; empty where it is not known."""
        return {path: variable.unit for path, variable in self.variables.items()}

    @cached_property
    def end(self) -> dict[str, Any]:
        """How the run ended: `reason`, `time` [s], `component`, `message`, `advice`, and the `notes` of the run."""
        return self._core.end()

    @cached_property
    def statistics(self) -> dict[str, Any]:
        """Counts and times of the run, as `bramah simulate --statistics` writes them."""
        return json.loads(self._core.statistics())

    def at(self, path: str, time: float | numpy.ndarray) -> float | numpy.ndarray:
        """The value [SI] at a time [s], or at several, straight between rows; behind an event the value after it."""
        values = self._core.values_at(path, numpy.atleast_1d(numpy.asarray(time, dtype=float)).ravel())
        return float(values[0]) if numpy.isscalar(time) else values.reshape(numpy.shape(time))

    def to_pandas(self):
        """A pandas.DataFrame with a column for each variable [SI] and the time [s] as its index. Needs pandas."""
        import pandas

        index = pandas.Index(self.time, name="time")
        return pandas.DataFrame({path: self[path] for path in self.variables}, index=index)

    def to_csv(self, path: str | os.PathLike[str]) -> None:
        """Writes all as `bramah simulate --csv` does: SI, all digits. Raises Error if the file cannot be written."""
        self._core.write_csv(os.fspath(path))

    def to_mat(self, path: str | os.PathLike[str]) -> None:
        """Writes a trajectory as Modelica tools do, .mat version 4. Raises Error if the file cannot be written."""
        self._core.write_mat(os.fspath(path))

    def __repr__(self) -> str:
        return f"<bramah.Result: {self._core.row_count()} rows of {len(self)} variables, {self.end['reason']}>"
