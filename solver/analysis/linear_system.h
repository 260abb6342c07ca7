// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <complex>
#include <string>
#include <vector>

namespace bramah::solver {

/// A matrix, stored row by row.
struct RealMatrix {
    std::size_t rows = 0, columns = 0;
    std::vector<double> values;

    RealMatrix() = default;
    /// All zeros. A number of rows or columns may be 0.
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

/// A state of a linear system; its value and usual size are in the SI unit of the state.
struct LinearState {
    std::string path;       ///< as `cylinder.s`
    std::string component;  ///< as `cylinder`
    double value = 0;       ///< at the operating point
    double size = 1;        ///< its usual size, positive
};

/// A signal whose output is its input at an earlier time.
struct LinearDelay {
    std::string component;  ///< as `line`
    double time = 0;        ///< [s]
};

/// x' = A x + B u, y = C x + D u for small changes around a point, in SI units. With delays the vector w of their
/// outputs is added: x' = A x + B u + Bw w, y = C x + D u + Dw w. Their inputs are v = Cv x + Dv u + Dvw w, and each
/// w(t) = v(t - time).
struct LinearSystem {
    std::vector<LinearState> states;
    std::vector<std::string> inputs, outputs;
    RealMatrix a, b, c, d;
    std::vector<LinearDelay> delays;
    RealMatrix delayToState, delayToOutput, delayToDelay, stateToDelay, inputToDelay;  ///< Bw, Dw, Dvw, Cv, Dv
};

/// An eigenvalue, or a pair of conjugate ones.
struct Mode {
    std::complex<double> eigenvalue;          ///< [1/s]; of a pair the one with positive imaginary part
    double frequency = 0;                     ///< |eigenvalue| [rad/s]
    double damping = 0;                       ///< -Re/|eigenvalue|; 1 or -1 for a real one, 0 at zero
    std::vector<double> participation;        ///< by state: its participation factor; the sum with those of delays is 1
    std::vector<double> delayParticipation;   ///< by delay
    std::vector<std::complex<double>> shape;  ///< by state, in units of its usual size; the largest is 1
};

/// \a system with each delay replaced by \a order states, its wave at Chebyshev points: exact to rounding for
/// frequencies below order/4 radians per delay.
[[nodiscard]] LinearSystem withoutDelays(const LinearSystem& system, int order);

/// The modes of \a system, slowest first. A system with delays has infinitely many; returned are slow ones, up to at
/// least 5 radians per longest delay, that satisfy the equations to a millionth.
[[nodiscard]] std::vector<Mode> modesOf(const LinearSystem& system);

/// C (i omega - A)^-1 B + D from one input to one output with exact delays, for each angular frequency [rad/s].
[[nodiscard]] std::vector<std::complex<double>> frequencyResponse(const LinearSystem& system, std::size_t input,
                                                                  std::size_t output,
                                                                  const std::vector<double>& frequencies);

}  // namespace bramah::solver
