# SPDX-License-Identifier: GPL-3.0-or-later
"""Small changes, and answers to sines."""
from __future__ import annotations

import dataclasses
from functools import cached_property

import numpy


@dataclasses.dataclass(frozen=True)
class Mode:
    """An eigenvalue [1/s], of a pair of conjugate ones that with a positive imaginary part.

    frequency: |eigenvalue|/2 pi [Hz]. damping: 1 or -1 for a real one. participation: of each state, by path; the sum
    with that of delays is 1.
    """

    eigenvalue: complex
    frequency: float
    damping: float
    participation: dict[str, float]


class LinearSystem:
    """x' = A x + B u, y = C x + D u for small changes about a point, in SI units.

    A (states, states), B (states, inputs), C (outputs, states) and D (outputs, inputs) are numpy arrays of float64. With
    delays the vector w of their outputs comes in: x' = A x + B u + Bw w, y = C x + D u + Dw w; their inputs are
    v = Cv x + Dv u + Dvw w, and each w(t) = v(t - delay).
    """

    def __init__(self, core):
        self._core = core
        self.states: list[str] = [path for path, _ in core.states]
        self.inputs: list[str] = core.inputs
        self.outputs: list[str] = core.outputs
        self.delays: list[tuple[str, float]] = core.delays
        for name in ("A", "B", "C", "D", "Bw", "Dw", "Cv", "Dv", "Dvw"):
            setattr(self, name, getattr(core, name))

    A: numpy.ndarray
    B: numpy.ndarray
    C: numpy.ndarray
    D: numpy.ndarray

    @property
    def values(self) -> dict[str, float]:
        """The value of each state at the point [SI]."""
        return dict(self._core.states)

    @property
    def units(self) -> dict[str, str]:
        """The SI units of states, inputs and outputs, by path."""
        core = self._core
        return {**dict(zip(self.states, core.state_units)), **dict(zip(self.inputs, core.input_units)),
                **dict(zip(self.outputs, core.output_units))}

    @cached_property
    def modes(self) -> list[Mode]:
        """The modes, slowest first. With delays there are infinitely many: those that are slow beside the delays."""
        return [Mode(value, frequency, damping, dict(zip(self.states, parts)))
                for value, frequency, damping, parts in self._core.modes()]

    def response(self, frequencies) -> numpy.ndarray:
        """C (i omega - A)^-1 B + D with exact delays at frequencies [Hz]: complex, shape (frequencies, outputs, inputs).
        The unit is that of the output over that of the input."""
        return self._core.response([float(each) for each in numpy.ravel(frequencies)])

    def to_scipy(self):
        """A scipy.signal.StateSpace. Raises ValueError for a system with delays, which that cannot hold."""
        if self.delays:
            raise ValueError("scipy.signal.StateSpace holds no delays; response() has them")
        import scipy.signal

        return scipy.signal.StateSpace(self.A, self.B, self.C, self.D)

    def __repr__(self) -> str:
        return f"<bramah.LinearSystem: {len(self.states)} states, {self.inputs} -> {self.outputs}>"


@dataclasses.dataclass(frozen=True)
class Response:
    """What the model itself answers to a sine at an input.

    amplitudes [unit of the input], frequencies [Hz], outputs (paths) are the axes, in this order: gain, mean and
    distortion have the shape (amplitudes, frequencies, outputs), harmonics one axis of five more, settled
    (amplitudes, frequencies). gain: complex, the first harmonic over the amplitude, the describing function. harmonics:
    complex [unit of the output]. distortion: the effective value of the harmonics above the first over that of it.
    settled: whether two periods agreed. failures: why a point has none, by (place of the amplitude, of the frequency).
    Values of points that failed are NaN.
    """

    input: str
    outputs: list[str]
    amplitudes: numpy.ndarray
    frequencies: numpy.ndarray
    gain: numpy.ndarray
    harmonics: numpy.ndarray
    mean: numpy.ndarray
    distortion: numpy.ndarray
    settled: numpy.ndarray
    failures: dict[tuple[int, int], str]

    @classmethod
    def _make(cls, input_path, outputs, amplitudes, frequencies, points):
        shape = (len(amplitudes), len(frequencies), len(outputs))
        harmonics = numpy.full((*shape, 5), numpy.nan, dtype=complex)
        mean, distortion = numpy.full(shape, numpy.nan), numpy.full(shape, numpy.nan)
        settled, failures = numpy.zeros(shape[:2], dtype=bool), {}
        for a, f, answers, is_settled, failure in points:
            settled[a, f] = is_settled
            if failure:
                failures[a, f] = failure
            for o, (answer_mean, answer_harmonics, answer_distortion) in enumerate(answers):
                mean[a, f, o], distortion[a, f, o] = answer_mean, answer_distortion
                harmonics[a, f, o] = answer_harmonics
        gain = harmonics[..., 0] / amplitudes[:, None, None]
        return cls(input_path, outputs, amplitudes, frequencies, gain, harmonics, mean, distortion, settled, failures)
