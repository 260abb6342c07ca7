// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/harmonic_response.h"
#include "solver/analysis/linear_answers.h"
#include "solver/analysis/loops/limit_cycles.h"

#include <QString>

#include <memory>
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

/// The circuit at its point of rest, for whoever wants to look at it from there; one thread at a time.
struct RestPoint {
    std::unique_ptr<solver::SystemEvaluator> evaluator;
    std::vector<double> states;
    double time = 0;  ///< [s]
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
    std::shared_ptr<RestPoint> rest;            ///< null without an answer
};

/// What the answers at several amplitudes say about the loop that is closed around them with a minus sign.
struct LoopAnswer {
    /// By amplitude, rising: -1/N where the answer is nearest to -180 degrees.
    std::vector<std::pair<double, std::complex<double>>> inverse;
    std::vector<solver::LimitCycle> cycles;  ///< frequencies in Hz
};
[[nodiscard]] LoopAnswer loopAnswerOf(const FrequencyQuestion& question, const LinearAnswer& linear,
                                      const std::vector<solver::HarmonicPoint>& points);
/// The points of one amplitude that have an answer, in the order of their frequencies.
[[nodiscard]] std::vector<const solver::HarmonicPoint*> pointsOf(const std::vector<solver::HarmonicPoint>& points,
                                                                 std::size_t amplitude);

}  // namespace bramah::app
