// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/linear_system.h"

#include <QString>

#include <tl/expected.hpp>

namespace bramah::solver {

/// Does the signal of an input depend on its own change, as in a closed loop? \a signal: the output that is the signal
/// at \a input, with the change in it; \a frequencies: [rad/s].
[[nodiscard]] bool isInLoop(const LinearSystem& system, std::size_t input, std::size_t signal,
                            const std::vector<double>& frequencies);

/// \a system cut open at \a input: the signal there, its output \a signal, no longer follows the circuit but is the
/// input of the result itself. With u the change, the signal is s = Cs x + Ds u + ...; that it is given, s = v, makes u
/// = (v - Cs x - ...)/Ds, which is put into all other equations. Other inputs and delays stay as they are. In place of
/// the signal the output \a signal of the result is what the circuit returns there, with the opposite sign: the gain of
/// a loop with negative feedback, to which stability margins refer. Or the reason, in
/// words, why it cannot be cut there.
[[nodiscard]] tl::expected<LinearSystem, QString> cutAt(const LinearSystem& system, std::size_t input,
                                                        std::size_t signal);

}  // namespace bramah::solver
