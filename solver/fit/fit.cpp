// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/fit.h"

#include "solver/fit/fit_findings.h"
#include "solver/fit/fit_residuals.h"
#include "solver/fit/profile_bounds.h"
#include "solver/tape/compiled_system.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// Outliers, in units of the noise: where they count less (95 % as sure as all where there are none), and where no
/// more. In the first round the noise is not known, and this share of a signal's range stands for it.
constexpr double kCountsLess = 1.345, kCountsNoMore = 4, kFirstLimit = 0.05;
constexpr double kExpectedNoise = 0.01;                          // of a signal's range, before the fit
constexpr double kRoughTolerance = 1e-4, kFineTolerance = 1e-8;  // of the squares
constexpr double kAtBound = 1e-6;                                // of a number's range

using Numbers = std::vector<double>;

/// One fit, from its question to its answer.
class FitSearch
{
public:
    FitSearch(const FitQuestion& question, const FitWatch& watch, double noise)
        : question_(question),
          watch_(watch),
          runs_(question, watch.isStopWanted),
          unknowns_(question, runs_.shifted()),
          residuals_(question, runs_, unknowns_, noise)
    {
        for (const LeastSquaresVariable& variable : unknowns_.variables())
            start_.push_back(variable.start);
    }

    [[nodiscard]] FitAnswer preview()
    {
        if (!begin())
            return std::move(answer_);
        const auto slopes = residualSlopes(problem(0), start_, *residuals_.at({start_}).front());
        if (!slopes)
            return failed();
        takeValues(start_, expectedConfidence(*slopes, unknowns_.ranges()), false);
        return finished();
    }

    [[nodiscard]] FitAnswer fit()
    {
        if (!begin())
            return std::move(answer_);
        const bool isRobust = question_.outliers != Outliers::Count;
        LeastSquaresAnswer found = search(start_, isRobust ? kFirstLimit : 0, kRoughTolerance);
        residuals_.takeNoise(found.point, isRobust);
        double limit = isRobust ? kCountsLess : 0;
        found = search(found.point, limit, kFineTolerance);
        if (question_.outliers == Outliers::LeaveOut) {
            residuals_.takeNoise(found.point, true);
            residuals_.leaveOut(found.point, kCountsNoMore);
            limit = 0;
            found = search(found.point, limit, kFineTolerance);
        }
        if (found.slopes.size() == 0)
            return failed();
        answer_.isConverged = found.end == LeastSquaresAnswer::End::Converged;
        const std::vector<ResidualStretch> stretches = residuals_.stretches();
        const Confidence confidence = confidenceOf(found.slopes, found.residuals, stretches, unknowns_.ranges(), limit);
        takeValues(found.point, confidence, true);
        if (!isStopped())
            takeProfiles(found, confidence, limit);
        takeSignals(found.point);
        return finished();
    }

private:
    [[nodiscard]] bool isStopped() const { return watch_.isStopWanted && watch_.isStopWanted(); }

    /// Makes the runs of the start; false, with a problem, if there is nothing to go on with.
    bool begin()
    {
        if (runs_.problem()) {
            answer_.problem = *runs_.problem();
            return false;
        }
        const SimulatedSamples simulated = std::move(runs_.simulate({unknowns_.valuesOf(start_)}).front());
        if (!simulated) {
            answer_.problem = tr("with the values at the start the run fails: %1").arg(simulated.error());
            return false;
        }
        if (unknowns_.count() >= residuals_.count()) {
            answer_.problem =
                tr("%1 measured values are too few for %2 unknowns").arg(residuals_.count()).arg(unknowns_.count());
            return false;
        }
        listSignals(*simulated);
        return true;
    }

    [[nodiscard]] LeastSquaresProblem problem(double outlierLimit)
    {
        LeastSquaresProblem problem;
        problem.variables = unknowns_.variables();
        problem.residuals = [this](const std::vector<Numbers>& points) { return residuals_.at(points); };
        problem.outlierLimit = outlierLimit;
        problem.goesOn = [this](const LeastSquaresProgress& progress) { return goesOn(progress); };
        return problem;
    }

    [[nodiscard]] LeastSquaresAnswer search(const Numbers& from, double outlierLimit, double costTolerance)
    {
        LeastSquaresProblem asked = problem(outlierLimit);
        asked.costTolerance = costTolerance;
        for (std::size_t k = 0; k < from.size(); ++k)
            asked.variables[k].start = from[k];
        firstCost_ = 0;
        return leastSquares(asked);
    }

    bool goesOn(const LeastSquaresProgress& progress)
    {
        if (firstCost_ == 0)
            firstCost_ = progress.cost;
        if (watch_.tell)
            watch_.tell({iteration_++, runs_.runCount(), firstCost_ > 0 ? progress.cost / firstCost_ : 1,
                         unknowns_.valuesOf(progress.point)});
        return !isStopped();
    }

    [[nodiscard]] FitAnswer failed()
    {
        answer_.isStopped = isStopped();
        answer_.problem = answer_.isStopped
                              ? tr("stopped before there was anything to tell")
                              : tr("beside the values reached the runs fail: %1").arg(residuals_.failure());
        return std::move(answer_);
    }

    void listSignals(const std::vector<std::vector<double>>& simulated)
    {
        for (std::size_t k = 0; k < simulated.size(); ++k) {
            const FitSamples& samples = runs_.samples()[k];
            FittedSignal signal;
            signal.experiment = samples.experiment;
            signal.variable = question_.experiments[samples.experiment].signals[samples.signal].variable;
            signal.unit = unitOf(signal.variable);
            signal.samples = samples.times.size();
            signal.times = samples.times;
            signal.measured = samples.values;
            signal.simulated = simulated[k];
            answer_.signals.push_back(std::move(signal));
        }
        measureSignals([](FittedSignal& signal) -> double& { return signal.before; });
    }

    /// Measures what is left of each signal, of the samples that count.
    void measureSignals(double& (*place)(FittedSignal&))
    {
        for (std::size_t k = 0; k < answer_.signals.size(); ++k) {
            FittedSignal& signal = answer_.signals[k];
            std::vector<double> left;
            double squares = 0;
            for (std::size_t i = 0; i < signal.measured.size(); ++i)
                if (!residuals_.leftOut()[k][i]) {
                    left.push_back(signal.measured[i] - signal.simulated[i]);
                    squares += left.back() * left.back();
                }
            signal.outliers = signal.samples - left.size();
            place(signal) = left.empty() ? 0 : std::sqrt(squares / static_cast<double>(left.size()));
            signal.correlation = lagCorrelation(left);
        }
    }

    void takeSignals(const Numbers& numbers)
    {
        const std::vector<double> values = unknowns_.valuesOf(numbers);
        const SimulatedSamples simulated = std::move(runs_.simulate({values}).front());
        if (!simulated)
            return;
        for (std::size_t k = 0; k < simulated->size(); ++k)
            answer_.signals[k].simulated = (*simulated)[k];
        measureSignals([](FittedSignal& signal) -> double& { return signal.after; });
        for (FittedSignal& signal : answer_.signals) {
            const auto place = std::ranges::find(runs_.shifted(), signal.experiment);
            if (place == runs_.shifted().end())
                continue;
            const double shift =
                values[question_.parameters.size() + static_cast<std::size_t>(place - runs_.shifted().begin())];
            for (double& time : signal.times)
                time -= shift;
        }
    }

    [[nodiscard]] QString unitOf(const QString& path) const
    {
        const FlatModel& model = question_.system->model;
        const VariableId id = model.findVariable(path.toStdString());
        return id == kNoVariable ? QString() : QString::fromStdString(model.variable(id).texts->unit);
    }

    void takeValues(const Numbers& numbers, const Confidence& confidence, bool isFound)
    {
        const double bound =
            studentBound(static_cast<double>(residuals_.count()) - static_cast<double>(numbers.size()));
        for (std::size_t k = 0; k < numbers.size(); ++k) {
            const LeastSquaresVariable& variable = unknowns_.variables()[k];
            const auto index = static_cast<Eigen::Index>(k);
            FittedValue value;
            value.isShift = k >= question_.parameters.size();
            value.name = value.isShift ? question_.experiments[runs_.shifted()[k - question_.parameters.size()]].name
                                       : question_.parameters[k].path;
            value.unit = value.isShift ? QStringLiteral("s") : unitOf(value.name);
            value.start = unknowns_.valueOf(k, start_[k]);
            value.value = unknowns_.valueOf(k, numbers[k]);
            const double half = bound * std::sqrt(confidence.covariance(index, index));
            value.lower = std::isfinite(half) ? unknowns_.valueOf(k, numbers[k] - half) : -kInfinity;
            value.upper = std::isfinite(half) ? unknowns_.valueOf(k, numbers[k] + half) : kInfinity;
            const double near = kAtBound * (variable.upper - variable.lower);
            value.isAtBound = isFound && (numbers[k] - variable.lower < near || variable.upper - numbers[k] < near);
            answer_.values.push_back(value);
        }
        for (const auto& row : confidence.correlation.rowwise())
            answer_.correlation.emplace_back(row.begin(), row.end());
        answer_.findings = findingsOfValues(answer_.values, confidence);
    }

    /// Replaces the bounds of values whose slopes do not give any that make sense.
    void takeProfiles(const LeastSquaresAnswer& best, const Confidence& confidence, double outlierLimit)
    {
        for (std::size_t k = 0; k < answer_.values.size(); ++k) {
            FittedValue& value = answer_.values[k];
            const LeastSquaresVariable& variable = unknowns_.variables()[k];
            const bool isBeyond = !(value.lower >= unknowns_.valueOf(k, variable.lower) &&
                                    value.upper <= unknowns_.valueOf(k, variable.upper));
            if (!isBeyond && !value.isAtBound)
                continue;
            const double degrees = std::max<double>(1, static_cast<double>(residuals_.count() - answer_.values.size()));
            const double rise = std::pow(studentBound(degrees), 2) * best.sumOfSquares() / degrees *
                                std::max(1.0, confidence.inflation[k]);
            const ProfileBounds bounds =
                profileBounds(problem(outlierLimit), best, k, rise, [this] { return isStopped(); });
            value.isByProfile = true;
            value.lower = bounds.lower ? unknowns_.valueOf(k, *bounds.lower) : -kInfinity;
            value.upper = bounds.upper ? unknowns_.valueOf(k, *bounds.upper) : kInfinity;
        }
    }

    [[nodiscard]] FitAnswer finished()
    {
        answer_.isStopped = isStopped();
        answer_.runs = runs_.runCount();
        for (QString& finding : findingsOfSignals(answer_.signals, question_, runs_.samples()))
            answer_.findings.push_back(std::move(finding));
        for (std::size_t k = 0; k < answer_.signals.size(); ++k)
            if (!question_.experiments[answer_.signals[k].experiment].isValidation && answer_.signals[k].after > 0)
                answer_.logLikelihood -=
                    static_cast<double>(answer_.signals[k].samples) * std::log(answer_.signals[k].after);
        return std::move(answer_);
    }

    const FitQuestion& question_;
    const FitWatch& watch_;
    ExperimentRuns runs_;
    FitUnknowns unknowns_;
    FitResiduals residuals_;
    Numbers start_;
    FitAnswer answer_;
    double firstCost_ = 0;
    int iteration_ = 0;
};

}  // namespace

FitAnswer previewFit(const FitQuestion& question, const FitWatch& watch)
{
    return FitSearch(question, watch, kExpectedNoise).preview();
}

FitAnswer fit(const FitQuestion& question, const FitWatch& watch)
{
    return FitSearch(question, watch, 1).fit();
}

}  // namespace bramah::solver
