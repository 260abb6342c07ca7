// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/faults/fault_search.h"

#include "solver/faults/telling_sensor.h"
#include "solver/fit/fit_residuals.h"
#include "solver/run/in_parallel.h"
#include "solver/translate.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <mutex>
#include <numeric>

namespace bramah::solver {
namespace {

using Numbers = std::vector<double>;

/// Shares of the way to the worst case at which a search looks first, as a fault may be hidden behind a hill.
constexpr std::array kLooks{0.0, 0.003, 0.02, 0.1, 0.3, 0.7};
/// So many deviations worse is told apart.
constexpr double kToldApart = 3;
constexpr double kRoughSearch = 1e-3, kFineSearch = 1e-7;  // of the squares
/// Of runs. One value is sought at a time, for which slopes need not be exact.
constexpr double kRunTolerance = 1e-6;
/// What leaves so many times more than the best suspect is not fitted anew.
constexpr double kHopeless = 3;
constexpr int kMostIterations = 50;
constexpr std::size_t kBounded = 4;  // suspects whose sizes get bounds, if they are tied with the best

/// One hypothesis while it is fitted.
class Suspect
{
public:
    Suspect(const FaultQuestion& question, std::optional<FaultHypothesis> hypothesis,
            const std::function<bool()>& isStopWanted)
        : hypothesis_(std::move(hypothesis)), question_(question.fit), isStopWanted_(isStopWanted)
    {
        question_.jobs = 1;  // suspects are looked at side by side
        question_.tolerance = kRunTolerance;
        if (!hypothesis_)
            return;
        FreeParameter fault;
        fault.path = hypothesis_->parameter;
        fault.start = hypothesis_->healthy;
        fault.lower = std::min(hypothesis_->healthy, hypothesis_->worst);
        fault.upper = std::max(hypothesis_->healthy, hypothesis_->worst);
        question_.parameters.push_back(fault);
    }

    /// Fits with each signal over its range, from the best of several places.
    void fitRoughly()
    {
        if (hypothesis_)
            look();
        search({}, kRoughSearch, kMostIterations);
    }
    /// Weighs what it leaves by this noise of each signal.
    void weigh(const std::vector<double>& noise)
    {
        if (problem_.isEmpty())
            search(noise, kRoughSearch, 0);
    }
    /// Fits again with this noise of each signal, from where it is.
    void fitFinely(const std::vector<double>& noise)
    {
        if (problem_.isEmpty())
            search(noise, kFineSearch, kMostIterations);
    }

    [[nodiscard]] const QString& problem() const { return problem_; }
    [[nodiscard]] double squares() const
    {
        return std::inner_product(residuals_.begin(), residuals_.end(), residuals_.begin(), 0.0);
    }
    [[nodiscard]] const std::vector<double>& residuals() const { return residuals_; }
    [[nodiscard]] const std::vector<double>& noise() const { return noise_; }
    [[nodiscard]] const std::vector<ResidualStretch>& stretches() const { return stretches_; }
    [[nodiscard]] std::size_t runs() const { return runs_; }
    [[nodiscard]] const std::optional<FaultHypothesis>& hypothesis() const { return hypothesis_; }
    /// With the values found as start.
    [[nodiscard]] const FitQuestion& question() const { return question_; }

private:
    void look()
    {
        ExperimentRuns runs(question_, isStopWanted_);
        if (runs.problem())
            return;
        const FitUnknowns unknowns(question_, runs.shifted());
        FitResiduals residuals(question_, runs, unknowns, 1);
        Numbers start;
        for (const LeastSquaresVariable& variable : unknowns.variables())
            start.push_back(variable.start);
        FreeParameter& fault = question_.parameters.back();
        const std::size_t place = question_.parameters.size() - 1;
        std::vector<Numbers> points(kLooks.size(), start);
        for (std::size_t k = 0; k < points.size(); ++k)
            points[k][place] = unknowns.numberOf(place, valueAt(kLooks[k]));
        const auto all = residuals.at(points);
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k < all.size(); ++k) {
            const double squares = all[k] ? std::inner_product(all[k]->begin(), all[k]->end(), all[k]->begin(), 0.0)
                                          : std::numeric_limits<double>::infinity();
            if (squares < least) {
                least = squares;
                fault.start = valueAt(kLooks[k]);
            }
        }
        runs_ += runs.runCount();
    }

    [[nodiscard]] double valueAt(double share) const
    {
        return hypothesis_->healthy + share * (hypothesis_->worst - hypothesis_->healthy);
    }

    void search(const std::vector<double>& noise, double costTolerance, int mostIterations)
    {
        ExperimentRuns runs(question_, isStopWanted_);
        if (runs.problem()) {
            problem_ = *runs.problem();
            return;
        }
        const FitUnknowns unknowns(question_, runs.shifted());
        FitResiduals residuals(question_, runs, unknowns, 1);
        if (!noise.empty())
            residuals.setNoise(noise);
        LeastSquaresProblem problem;
        problem.variables = unknowns.variables();
        problem.residuals = [&](const std::vector<Numbers>& points) { return residuals.at(points); };
        problem.costTolerance = costTolerance;
        problem.mostIterations = mostIterations;
        problem.goesOn = [&](const LeastSquaresProgress&) { return !(isStopWanted_ && isStopWanted_()); };
        const LeastSquaresAnswer found = leastSquares(problem);
        runs_ += runs.runCount();
        if (found.residuals.empty()) {
            problem_ = residuals.failure();
            return;
        }
        residuals_ = found.residuals;
        stretches_ = residuals.stretches();
        residuals.takeNoise(found.point, false);
        noise_ = residuals.noise();
        const std::vector<double> values = unknowns.valuesOf(found.point);
        for (std::size_t k = 0; k < question_.parameters.size(); ++k)
            question_.parameters[k].start = values[k];
    }

    std::optional<FaultHypothesis> hypothesis_;
    FitQuestion question_;
    const std::function<bool()>& isStopWanted_;
    QString problem_;
    std::vector<double> residuals_, noise_;
    std::vector<ResidualStretch> stretches_;
    std::size_t runs_ = 0;
};

/// How sure it is that \a best explains something of the measurements that \a other does not: the difference of what
/// the two leave, weighed by how much it takes away from what \a other leaves, over the deviation of that by errors
/// which may be alike from one sample to the next.
double behind(const Suspect& best, const Suspect& other)
{
    std::vector<double> chance(best.residuals().size());
    double taken = 0;
    for (std::size_t k = 0; k < chance.size(); ++k) {
        const double difference = other.residuals()[k] - best.residuals()[k];
        chance[k] = difference * best.residuals()[k];
        taken += difference * other.residuals()[k];
    }
    const double variance = varianceOfSum(chance, best.stretches());
    return variance > 0 ? std::max(0.0, taken / std::sqrt(variance)) : 0;
}

/// The search for a fault, from its question to its answer.
class FaultSearch
{
public:
    FaultSearch(const FaultQuestion& question, const std::function<void(const FaultProgress&)>& tell,
                const std::function<bool()>& isStopWanted)
        : question_(question), codes_(codesFor(question.fit)), tell_(tell), isStopWanted_(isStopWanted)
    {
        suspects_.emplace_back(question, std::nullopt, isStopWanted_);
        for (const FaultHypothesis& hypothesis : question.hypotheses)
            if (std::ranges::find(question.fit.parameters, hypothesis.parameter, &FreeParameter::path) ==
                question.fit.parameters.end())
                suspects_.emplace_back(question, hypothesis, isStopWanted_);
    }

    [[nodiscard]] FaultAnswer find()
    {
        FaultAnswer answer;
        if (question_.hypotheses.empty()) {
            answer.problem =
                tr("no part of the circuit names a fault, as `__Bramah(fault(caption=...))` at a parameter");
            return answer;
        }
        forEach([](Suspect& suspect) { suspect.fitRoughly(); });
        if (isStopped()) {
            answer.isStopped = true;
            answer.problem = tr("stopped before all faults were looked at");
            return answer;
        }
        const Suspect* best = leastSuspect();
        if (best == nullptr) {
            answer.problem = suspects_.front().problem();
            return answer;
        }
        const std::vector<double> noise = best->noise();
        forEach([&](Suspect& suspect) { suspect.weigh(noise); });
        best = leastSuspect();
        const double most = kHopeless * kHopeless * best->squares();
        forEach([&](Suspect& suspect) {
            if (suspect.squares() <= most)
                suspect.fitFinely(noise);
        });
        answer.isStopped = isStopped();
        best = leastSuspect();
        rank(*best, answer);
        return answer;
    }

private:
    [[nodiscard]] bool isStopped() const { return isStopWanted_ && isStopWanted_(); }

    void forEach(const std::function<void(Suspect&)>& work)
    {
        std::mutex telling;
        forEachInParallel(suspects_.size(), question_.fit.jobs, [&](std::size_t k) {
            work(suspects_[k]);
            const std::scoped_lock lock(telling);
            ++done_;
            if (tell_)
                tell_({done_, 3 * suspects_.size()});
            return !isStopped();
        });
    }

    /// The one that leaves the least squares; null if the runs of all fail.
    [[nodiscard]] const Suspect* leastSuspect() const
    {
        const Suspect* least = nullptr;
        for (const Suspect& suspect : suspects_)
            if (suspect.problem().isEmpty() && !suspect.residuals().empty() &&
                (least == nullptr || suspect.squares() < least->squares()))
                least = &suspect;
        return least;
    }

    void rank(const Suspect& best, FaultAnswer& answer)
    {
        std::vector<std::pair<RankedFault, const Suspect*>> ranked;
        for (const Suspect& suspect : suspects_) {
            RankedFault fault;
            fault.hypothesis = suspect.hypothesis();
            fault.problem = suspect.problem();
            answer.runs += suspect.runs();
            if (fault.problem.isEmpty()) {
                fault.misfit = std::sqrt(suspect.squares() / static_cast<double>(suspect.residuals().size()));
                fault.behind = &suspect == &best ? 0 : behind(best, suspect);
                fault.isTied = &suspect != &best && fault.behind < kToldApart;
                if (suspect.hypothesis()) {
                    fault.size.name = suspect.hypothesis()->parameter;
                    fault.size.start = suspect.hypothesis()->healthy;
                    fault.size.value = suspect.question().parameters.back().start;
                }
            }
            ranked.emplace_back(std::move(fault), &suspect);
        }
        std::ranges::stable_sort(ranked, {}, [&](const auto& one) {
            return std::tuple(!one.first.problem.isEmpty(), one.second != &best, one.first.behind);
        });
        for (std::size_t k = 0; k < std::min(ranked.size(), kBounded); ++k) {
            auto& [fault, suspect] = ranked[k];
            if ((k == 0 || fault.isTied) && fault.hypothesis && !isStopped())
                bound(*suspect, fault, answer);
        }
        if (ranked.size() > 1 && ranked[1].first.isTied && !isStopped())
            answer.sensor = tellingSensor(ranked[0].second->question(), ranked[1].second->question(), isStopWanted_);
        for (auto& [fault, suspect] : ranked)
            answer.ranking.push_back(std::move(fault));
    }

    /// Finds the bounds of the size of a fault.
    void bound(const Suspect& suspect, RankedFault& fault, FaultAnswer& answer) const
    {
        FitQuestion question = suspect.question();
        question.jobs = question_.fit.jobs;
        FitAnswer found = fit(question, {{}, isStopWanted_});
        answer.runs += found.runs;
        if (!found.problem.isEmpty())
            return;
        fault.size = found.values[question.parameters.size() - 1];
        fault.size.start = suspect.hypothesis()->healthy;
    }

    const FaultQuestion& question_;
    const std::vector<CodeForManyRuns> codes_;
    const std::function<void(const FaultProgress&)>& tell_;
    const std::function<bool()>& isStopWanted_;
    std::vector<Suspect> suspects_;
    std::size_t done_ = 0;
};

}  // namespace

FaultAnswer findFault(const FaultQuestion& question, const std::function<void(const FaultProgress&)>& tell,
                      const std::function<bool()>& isStopWanted)
{
    return FaultSearch(question, tell, isStopWanted).find();
}

}  // namespace bramah::solver
