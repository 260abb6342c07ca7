// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/harmonic_response.h"
#include "solver/analysis/linear_answers.h"

#include <QString>

#include <string>
#include <vector>

namespace bramah::app {

/// A question about the circuit in front.
struct FrequencyQuestion {
    std::string input, output;
    std::vector<double> amplitudes;  ///< in the unit of the input, SI; none: the linear system alone
    double from = 1, to = 100;       ///< [Hz]
    int count = 20;                  ///< frequencies for each amplitude, evenly on a logarithmic scale
    double time = 0;                 ///< [s]; sources have their values at that time

    [[nodiscard]] std::vector<double> frequencies() const;
};

/// The answer of the linear system about the point of rest.
struct LinearAnswer {
    QString problem;  ///< why there is none; empty if there is
    solver::LinearSystem system;
    std::vector<solver::Mode> modes;
    std::vector<std::complex<double>> zeros;
    std::vector<double> frequencies;  ///< [Hz]
    std::vector<std::complex<double>> response;
    std::vector<double> stepTimes, stepValues;  ///< [s]
    solver::Margins margins;                    ///< frequencies in Hz
};

}  // namespace bramah::app
