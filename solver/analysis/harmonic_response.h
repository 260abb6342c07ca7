// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <QString>

#include <complex>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace bramah::solver {

/// Adds A sin(omega (t - t0)) to the input \a path of \a model, with parameters A, omega and t0, so that one compiled
/// system serves all amplitudes and frequencies. Returns nothing, or what is wrong with the path. For \a overridden see
/// addLinearPorts().
[[nodiscard]] QString addHarmonicInput(FlatModel& model, const std::string& path,
                                       const std::set<std::string>& overridden);

/// The answer of an output to a sine: mean + sum of |Y_k| sin(k omega (t - t0) + arg Y_k).
struct HarmonicAnswer {
    double mean = 0;
    std::vector<std::complex<double>> harmonics;  ///< Y_1 to Y_5; Y_1 over the amplitude is the describing function
    double distortion = 0;                        ///< effective value of all harmonics above the first over that of it
};

/// One amplitude at one frequency.
struct HarmonicPoint {
    std::size_t amplitude = 0, frequency = 0;  ///< indices into the question's lists
    std::vector<HarmonicAnswer> outputs;       ///< empty if the run failed
    int periods = 0;                           ///< number of periods that were run
    bool isSettled = false;                    ///< two consecutive periods agreed within 2e-4
    QString failure;                           ///< the reason why there is no answer
};

/// A question about a system with a harmonic input.
struct HarmonicQuestion {
    std::vector<double> amplitudes;    ///< in the unit of the input, positive
    std::vector<double> frequencies;   ///< [Hz], in the order of the runs: each begins where the last one ended
    std::vector<std::string> outputs;  ///< paths
    double startTime = 0;              ///< [s]; inputs that depend on time continue from there
    double restTime = 0;               ///< length of a first run without the sine [s]; 0: begin at the point of rest
    double tolerance = 1e-6;           ///< of the integration
    int mostPeriods = 200;             ///< at one point, before it is reported as not settled
    int jobs = 1;                      ///< number of threads, which does not change the answers
};

/// Runs \a question with the evaluators from \a make, one for each amplitude, of one model prepared by
/// addHarmonicInput(). Passes each point to \a take as it is ready, from one thread at a time; ends when that returns
/// false.
void runHarmonics(const HarmonicQuestion& question, const std::function<std::unique_ptr<SystemEvaluator>()>& make,
                  const std::function<bool(const HarmonicPoint&)>& take);

/// The harmonics of a curve over one period from \a start, straight between its rows of time and value. A jump is two
/// rows with the same time. The change over the whole period counts as a linear trend and is subtracted.
[[nodiscard]] HarmonicAnswer harmonicsOf(const std::vector<double>& times, const std::vector<double>& values,
                                         double start, double period);

}  // namespace bramah::solver
