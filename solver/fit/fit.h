// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/experiment_runs.h"

#include <functional>

namespace bramah::solver {

/// What measurements tell of one unknown of a fit: a parameter, or the shift of an experiment.
struct FittedValue {
    QString name;  ///< path of the parameter, or that of the experiment whose shift it is
    QString unit;  ///< SI; empty for a number
    bool isShift = false;
    double start = 0, value = 0;
    /// The bounds between which it lies with 95 % [SI]; infinite where the measurements tell nothing. Without those of
    /// the search.
    double lower = 0, upper = 0;
    bool isByProfile = false;  ///< the bounds are where other values make the fit worse, not from slopes
    bool isAtBound = false;    ///< of the search
};

/// How well the model follows one signal.
struct FittedSignal {
    std::size_t experiment = 0;
    QString variable, unit;
    std::size_t samples = 0, outliers = 0;
    double before = 0, after = 0;  ///< root of the mean square of what is left [SI], without outliers
    double correlation = 0;        ///< of what is left with the next sample: 0 for noise, towards 1 for what is missing
    std::vector<double> times, measured, simulated;  ///< of each sample; times as in the model
};

/// The state of a fit, for a watch.
struct FitProgress {
    int iteration = 0;
    std::size_t runs = 0;
    double share = 1;            ///< what is left of the squares that there were at the start
    std::vector<double> values;  ///< the best so far, in the order of FitAnswer::values
};

/// The result of fit(), or of previewFit(), which gives what can be told at the start.
struct FitAnswer {
    QString problem;  ///< why there is no answer, in the user's words; else empty
    bool isStopped = false, isConverged = false;
    std::vector<FittedValue> values;
    std::vector<std::vector<double>> correlation;  ///< of the values with each other, from -1 to 1
    std::vector<FittedSignal> signals;
    std::vector<QString> findings;  ///< what the user should know, as sentences
    std::size_t runs = 0;
    double logLikelihood = 0;  ///< of the measured values, with noise as large as what is left
};

/// A search, told of while it is on. Any thread.
struct FitWatch {
    std::function<void(const FitProgress&)> tell;
    std::function<bool()> isStopWanted;
};

/// What can be told from the measurements before the fit: how near each parameter will be known if one hundredth of
/// each signal's range is noise, what has no influence, what cannot be told apart. FittedValue::value is the start.
[[nodiscard]] FitAnswer previewFit(const FitQuestion& question, const FitWatch& watch = {});

/// Finds the values of parameters for which the model follows the measurements best: least squares of all signals, each
/// over its noise, which is what is left of it when all have been fitted over their ranges (two rounds, with outliers
/// three). Bounds are those of slopes at the end (confidenceOf()), or where they fail, because a value cannot be told
/// from others or lies at a bound, those of the profile: how far a value can move with all others fitted anew before
/// the squares rise by the 95 % bound of chi-squared (D. M. Bates and D. G. Watts, Nonlinear Regression Analysis and
/// Its Applications, 1988, section 6.1). Stopped early, the answer has the best so far.
[[nodiscard]] FitAnswer fit(const FitQuestion& question, const FitWatch& watch = {});

}  // namespace bramah::solver
