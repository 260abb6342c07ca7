// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/harmonic_response.h"
#include "solver/analysis/linear_answers.h"
#include "solver/analysis/loops/limit_cycles.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bramah::app {

/// A question about the circuit in front.
struct FrequencyQuestion {
    std::string input, output;
    std::vector<double> amplitudes;  ///< in the unit of the input, SI; empty: only the linear system
    double from = 1, to = 100;       ///< [Hz]
    int count = 20;                  ///< frequencies for each amplitude, evenly on a logarithmic scale
    double time = 0;                 ///< [s]; sources have their values at that time
    bool isCut = false;              ///< the signal at the input no longer follows the circuit: see loop_cut.h

    [[nodiscard]] std::vector<double> frequencies() const;
};

/// The circuit at its point of rest, for further analyses; for one thread at a time.
struct RestPoint {
    std::unique_ptr<solver::SystemEvaluator> evaluator;
    std::vector<double> states;
    double time = 0;  ///< [s]
};

/// The response of the linear system about the point of rest.
struct LinearAnswer {
    QString problem;  ///< why there is no response; empty if there is one
    solver::LinearSystem system;
    std::vector<solver::Mode> modes;
    std::vector<std::complex<double>> zeros;
    std::vector<double> frequencies;  ///< [Hz]
    std::vector<std::complex<double>> response;
    std::vector<double> stepTimes, stepValues;  ///< [s]
    bool isInLoop = false;                      ///< the input is in a closed loop of the circuit
    solver::Margins margins;                    ///< frequencies in Hz
    std::optional<double> bandwidth;            ///< [Hz]
    std::shared_ptr<RestPoint> rest;            ///< null if there is no response
};

/// Conclusions from the responses at several amplitudes about the loop that is closed around them with a minus sign.
struct LoopAnswer {
    /// By amplitude, rising: -1/N where the phase is nearest to -180 degrees.
    std::vector<std::pair<double, std::complex<double>>> inverse;
    std::vector<solver::LimitCycle> cycles;  ///< frequencies in Hz
};
[[nodiscard]] LoopAnswer loopAnswerOf(const FrequencyQuestion& question, const LinearAnswer& linear,
                                      const std::vector<solver::HarmonicPoint>& points);
/// The points of one amplitude that have a response, by rising frequency.
[[nodiscard]] std::vector<const solver::HarmonicPoint*> pointsOf(const std::vector<solver::HarmonicPoint>& points,
                                                                 std::size_t amplitude);

}  // namespace bramah::app
