// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/confidence.h"
#include "solver/fit/experiment_runs.h"
#include "solver/fit/least_squares.h"

namespace bramah::solver {

/// The unknowns of a fit: parameters, then shifts, each as a number of the search: the share of its range, or on a
/// logarithmic scale the logarithm.
class FitUnknowns
{
public:
    /// Of the parameters of \a question and the shifts of its experiments \a shifted. A shift begins as near to 0 as
    /// its range allows.
    FitUnknowns(const FitQuestion& question, const std::vector<std::size_t>& shifted);

    /// Of parameters and shifts.
    [[nodiscard]] std::size_t count() const { return scales_.size(); }
    /// The unknowns as least squares take them, in the same order.
    [[nodiscard]] const std::vector<LeastSquaresVariable>& variables() const { return variables_; }
    /// SI values of numbers of the search, and the reverse.
    [[nodiscard]] std::vector<double> valuesOf(const std::vector<double>& numbers) const;
    ///@{
    /// The same for one unknown. On a logarithmic scale the value is above 0.
    [[nodiscard]] double valueOf(std::size_t unknown, double number) const;
    [[nodiscard]] double numberOf(std::size_t unknown, double value) const;
    ///@}
    /// How far each number may move.
    [[nodiscard]] std::vector<double> ranges() const;

private:
    struct Scale {
        double origin = 0, width = 1;
        bool isLogarithmic = false;
    };
    void add(double start, double lower, double upper, bool isLogarithmic);

    std::vector<Scale> scales_;
    std::vector<LeastSquaresVariable> variables_;
};

/// The differences between model and measurements over their noise, as the residuals of least squares.
class FitResiduals
{
public:
    /// Borrows all. The noise of each signal is a \a share of its range at first.
    FitResiduals(const FitQuestion& question, ExperimentRuns& runs, const FitUnknowns& unknowns, double share);

    /// Of the samples that count, at several numbers of the search.
    [[nodiscard]] std::vector<LeastSquaresProblem::Residuals> at(const std::vector<std::vector<double>>& numbers);
    /// Why the last run that failed did.
    [[nodiscard]] const QString& failure() const { return failure_; }

    /// Takes what is left at \a numbers as the noise of each signal. \a isRobust: by the median of its amounts, which
    /// outliers do not move; else by its squares.
    void takeNoise(const std::vector<double>& numbers, bool isRobust);
    /// As takeNoise() has found it of another model of the same measurements.
    void setNoise(std::vector<double> noise) { noise_ = std::move(noise); }
    /// Samples that are farther from the model than \a limit times the noise count no more.
    void leaveOut(const std::vector<double>& numbers, double limit);

    /// The residuals of one signal one after the other, without validation and what is left out.
    [[nodiscard]] std::vector<ResidualStretch> stretches() const;
    /// Of each signal [SI], in the order of ExperimentRuns::samples().
    [[nodiscard]] const std::vector<double>& noise() const { return noise_; }
    /// By signal, in the order of ExperimentRuns::samples(), and by sample: does it count no more?
    [[nodiscard]] const std::vector<std::vector<bool>>& leftOut() const { return leftOut_; }
    /// The number of residuals that at() gives for each point.
    [[nodiscard]] std::size_t count() const;

private:
    [[nodiscard]] bool isFitted(std::size_t signal) const;
    [[nodiscard]] std::vector<double> residualsOf(const std::vector<std::vector<double>>& simulated) const;
    /// Simulated less measured values of each signal; nothing if a run fails.
    [[nodiscard]] std::optional<std::vector<std::vector<double>>> differences(const std::vector<double>& numbers);

    const FitQuestion& question_;
    ExperimentRuns& runs_;
    const FitUnknowns& unknowns_;
    std::vector<double> noise_, leastNoise_;
    std::vector<std::vector<bool>> leftOut_;
    QString failure_;
};

}  // namespace bramah::solver
