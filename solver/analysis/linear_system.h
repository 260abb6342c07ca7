// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <complex>
#include <string>
#include <vector>

namespace bramah::solver {

/// Row by row.
struct RealMatrix {
    std::size_t rows = 0, columns = 0;
    std::vector<double> values;

    RealMatrix() = default;
    RealMatrix(std::size_t rowCount, std::size_t columnCount)
        : rows(rowCount), columns(columnCount), values(rowCount * columnCount)
    {
    }
    [[nodiscard]] double& operator()(std::size_t row, std::size_t column) { return values[row * columns + column]; }
    [[nodiscard]] double operator()(std::size_t row, std::size_t column) const
    {
        return values[row * columns + column];
    }
};

struct LinearState {
    std::string path;       ///< as `cylinder.s`
    std::string component;  ///< as `cylinder`
    double value = 0;       ///< at the operating point
    double size = 1;        ///< its usual size, positive
};

/// A signal that comes out as it went in, later.
struct LinearDelay {
    std::string component;  ///< as `line`
    double time = 0;        ///< [s]
};

/// x' = A x + B u, y = C x + D u for small changes around a point; SI units. If there are delays, the vector w of their
/// outputs joins in: x' = A x + B u + Bw w, y = C x + D u + Dw w, and into the delays goes v = Cv x + Dv u + Dvw w,
/// each w(t) = v(t - time).
struct LinearSystem {
    std::vector<LinearState> states;
    std::vector<std::string> inputs, outputs;
    RealMatrix a, b, c, d;
    std::vector<LinearDelay> delays;
    RealMatrix delayToState, delayToOutput, delayToDelay, stateToDelay, inputToDelay;  ///< Bw, Dw, Dvw, Cv, Dv
};

/// An eigenvalue with its conjugate.
struct Mode {
    std::complex<double> eigenvalue;          ///< [1/s]; of a pair the one with the positive imaginary part
    double frequency = 0;                     ///< |eigenvalue| [rad/s]
    double damping = 0;                       ///< of the pair, -Re/|eigenvalue|; 1 or -1 for a real one, 0 at zero
    std::vector<double> participation;        ///< by state: its part in the mode; with those of delays the sum is 1
    std::vector<double> delayParticipation;   ///< by delay
    std::vector<std::complex<double>> shape;  ///< by state, in its usual sizes; the largest is 1
};

/// \a system with each delay as \a order states more, the wave in it at Chebyshev points: exact to rounding for
/// frequencies below order/4 radians per delay.
[[nodiscard]] LinearSystem withoutDelays(const LinearSystem& system, int order);

/// The modes of \a system, slowest first. A system with delays has infinitely many: the slow ones, up to at least 5
/// radians per longest delay, each of which holds the equations within a millionth.
[[nodiscard]] std::vector<Mode> modesOf(const LinearSystem& system);

/// C (i omega - A)^-1 B + D from one input to one output, delays as they are, for each angular frequency [rad/s].
[[nodiscard]] std::vector<std::complex<double>> frequencyResponse(const LinearSystem& system, std::size_t input,
                                                                  std::size_t output,
                                                                  const std::vector<double>& frequencies);

}  // namespace bramah::solver
