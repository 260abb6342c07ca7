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

/// Adds A sin(omega (t - t0)) to the input \a path of \a model, with A, omega and t0 as parameters, so that one
/// compiled system serves all amplitudes and frequencies. Returns the fault of the path, in words, or nothing.
/// \a overridden as for addLinearPorts().
[[nodiscard]] QString addHarmonicInput(FlatModel& model, const std::string& path,
                                       const std::set<std::string>& overridden);

/// The answer of an output to a sine: mean + sum of |Y_k| sin(k omega (t - t0) + arg Y_k).
struct HarmonicAnswer {
    double mean = 0;
    std::vector<std::complex<double>> harmonics;  ///< Y_1 to Y_5; over the amplitude Y_1 is the describing function
    double distortion = 0;                        ///< effective value of all harmonics but the first, over the first
};

/// One amplitude at one frequency.
struct HarmonicPoint {
    std::size_t amplitude = 0, frequency = 0;  ///< indices into the question's lists
    std::vector<HarmonicAnswer> outputs;       ///< empty if the run failed
    int periods = 0;                           ///< that were run
    bool isSettled = false;                    ///< two periods one after the other gave the same within 2e-4
    QString failure;                           ///< why there is no answer
};

/// A question about a system with a harmonic input.
struct HarmonicQuestion {
    std::vector<double> amplitudes;    ///< in the unit of the input, positive
    std::vector<double> frequencies;   ///< [Hz], in the order in which they are run: each from where the last one ended
    std::vector<std::string> outputs;  ///< paths
    double startTime = 0;              ///< [s]; inputs that change with time are those of then, and go on
    double restTime = 0;               ///< [s] of a run without the sine that comes first; 0: from the point of rest
    double tolerance = 1e-6;           ///< of the integration
    int mostPeriods = 200;             ///< at one point, before it counts as not settled
    int jobs = 1;                      ///< threads; the answers are the same for any number
};

/// Runs \a question with the evaluators that \a make gives, one an amplitude, of the same model with
/// addHarmonicInput(). \a take gets each point as it comes, from one thread at a time; when it returns false nothing
/// further is run.
void runHarmonics(const HarmonicQuestion& question, const std::function<std::unique_ptr<SystemEvaluator>()>& make,
                  const std::function<bool(const HarmonicPoint&)>& take);

/// A curve through rows of time and value over one period from \a start on: its harmonics, straight lines between the
/// rows. Jumps are two rows with one time. What it gains over the period counts as a trend and is taken away.
[[nodiscard]] HarmonicAnswer harmonicsOf(const std::vector<double>& times, const std::vector<double>& values,
                                         double start, double period);

}  // namespace bramah::solver
