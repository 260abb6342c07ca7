// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/operating_point.h"

#include "solver/analysis/free_directions.h"
#include "solver/analysis/frozen_time.h"
#include "solver/analysis/transient.h"
#include "solver/expressions/number_text.h"
#include "solver/linear_algebra/dense_solutions.h"
#include "solver/nonlinear/kinsol_solver.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace bramah::solver {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr int kMostSteps = 1500;
constexpr double kFirstStep = 1e-5;  ///< [s]
constexpr double kSmallestStep = 1e-13;
constexpr double kLargestStep = 1e12;
constexpr double kRest = 1e8;             ///< [s]; a state that changes more slowly than in this time counts as steady
constexpr double kLargestSurprise = 0.1;  ///< of a state's size: error of its linear prediction that rejects a step
constexpr double kSteady = 1e-10;         ///< relative change in the last step
constexpr double kLongTransient = 1e3;    ///< [s]
constexpr double kTransientTolerance = 1e-9;
constexpr std::int64_t kMostTransientSteps = 100'000;  ///< a system that has not come to rest in so many will not
constexpr double kPositionPreference = 1e3;
constexpr double kNearRest = 1e-4;  ///< of the rate that usual changes of the states would cause
constexpr double kProportional = 20;
constexpr double kProbe = 0.01;  ///< of a state: how far it is moved to see whether its rate stays
constexpr double kSameRate = 0.02;
constexpr double kSmallPart = 1e-3;  ///< of a state's usual size
constexpr double kShare = 1e-6;      ///< a state with a smaller share does not take part in an invariant

std::span<const double> span(const VectorXd& vector)
{
    return {vector.data(), static_cast<std::size_t>(vector.size())};
}

std::span<double> span(VectorXd& vector)
{
    return {vector.data(), static_cast<std::size_t>(vector.size())};
}

/// The equations of a rest: all derivatives are 0, but in place of those that say nothing, states that nothing moves
/// and sums that are conserved keep their start.
class RestEquations final : public NonlinearSystem
{
public:
    RestEquations(FrozenTime& system, const FreeDirections& free, const VectorXd& start, const VectorXd& sizes)
        : system_(system), start_(start), rows_(free.held.size() + static_cast<std::size_t>(free.invariants.cols()))
    {
        nominals.assign(sizes.begin(), sizes.end());
        lowest.assign(nominals.size(), -std::numeric_limits<double>::infinity());
        highest.assign(nominals.size(), std::numeric_limits<double>::infinity());
        keepers_ = MatrixXd::Zero(static_cast<Index>(rows_.size()), start.size());
        std::size_t count = 0;
        for (const Index state : free.held) {
            keepers_(static_cast<Index>(count), state) = 1;
            rows_[count++] = state;
        }
        for (Index c = 0; c < free.invariants.cols(); ++c) {
            VectorXd shares = free.invariants.col(c).cwiseProduct(sizes).cwiseAbs();
            for (std::size_t used = 0; used < count; ++used)
                shares[rows_[used]] = 0;
            keepers_.row(static_cast<Index>(count)) = free.invariants.col(c).transpose();
            shares.maxCoeff(&rows_[count++]);
        }
    }

    bool residual(std::span<const double> z, std::span<double> result) override
    {
        if (!system_.derivatives(0, z, result).ok())
            return false;
        const VectorXd way = Eigen::Map<const VectorXd>(z.data(), start_.size()) - start_;
        for (std::size_t k = 0; k < rows_.size(); ++k)
            result[static_cast<std::size_t>(rows_[k])] = keepers_.row(static_cast<Index>(k)).dot(way);
        return std::ranges::all_of(result, [](double value) { return std::isfinite(value); });
    }

    bool jacobian(std::span<const double> z, std::span<double> matrix) override
    {
        const SparsePattern& pattern = system_.layout().odeJacobian;
        std::vector<double> entries(static_cast<std::size_t>(pattern.entries()));
        if (!system_.jacobian(0, z, entries).ok())
            return false;
        Eigen::Map<Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>> full(
            matrix.data(), start_.size(), start_.size());
        full.setZero();
        for (Index column = 0; column < start_.size(); ++column)
            for (auto e = pattern.columnStarts[static_cast<std::size_t>(column)];
                 e < pattern.columnStarts[static_cast<std::size_t>(column) + 1]; ++e)
                full(pattern.rowIndices[static_cast<std::size_t>(e)], column) = entries[static_cast<std::size_t>(e)];
        for (std::size_t k = 0; k < rows_.size(); ++k)
            full.row(rows_[k]) = keepers_.row(static_cast<Index>(k));
        return full.allFinite();
    }

    bool isStopWanted() const override { return system_.isStopWanted(); }

private:
    Equations& system_;
    const VectorXd& start_;
    std::vector<Index> rows_;  ///< of derivatives that say nothing
    MatrixXd keepers_;         ///< what stands in their place, by row
};

/// Large: the vectors of one search, which all its steps read.
class Finder
{
public:
    Finder(SystemEvaluator& evaluator, double time)
        : system_(evaluator, time),
          layout_(system_.layout()),
          size_(static_cast<Index>(layout_.states.size())),
          x_(size_),
          f_(size_),
          sizes_(size_),
          preference_(size_),
          entries_(static_cast<std::size_t>(layout_.odeJacobian.entries())),
          jacobian_(size_, size_),
          relationsBefore_(layout_.relations.size()),
          relations_(layout_.relations.size())
    {
    }

    OperatingPoint run()
    {
        initialise();
        start_ = x_;
        for (Index k = 0; k < size_; ++k) {
            const StateLayout& state = layout_.states[static_cast<std::size_t>(k)];
            sizes_[k] = std::fabs(state.nominal);
            const std::string& unit = system_.model().variable(state.variable).texts->unit;
            // A volume counts what a meter has passed and moves nothing: pressures depend on masses.
            preference_[k] = unit == "m" || unit == "rad" || unit == "m3" ? kPositionPreference : 1;
        }
        if (!point_.status.ok())
            return finished("");
        if (followMotion() && (!putBack() || followMotion()) && isOnlyPositionsMove() && !isOilShutIn())
            return finished("pseudo-transient continuation");
        if (isStopped())
            return finished("");
        const EvaluationStatus first = point_.status;
        const std::string transientMethod = "long transient";
        x_ = start_;
        point_.status = system_.initialise(0, span(x_)).status;
        Transient transient = runTransient(
            system_, 0, kLongTransient, kTransientTolerance, std::vector<double>(x_.begin(), x_.end()),
            [this] { return system_.isStopWanted(); }, kMostTransientSteps);
        if (system_.isStopWanted()) {
            point_.status = stopped();
            return finished("");
        }
        if (transient.end.isRegular()) {
            x_ = Eigen::Map<const VectorXd>(transient.states.data(), size_);
            if (followMotion() && isOnlyPositionsMove())
                return finished(transientMethod);
        }
        x_ = start_;
        point_.status = system_.initialise(0, span(x_)).status;
        if (searchRest() && followMotion() && isOnlyPositionsMove())
            return finished("line search");
        if (!isStopped())
            point_.status = first;
        return finished("");
    }

private:
    /// Values outside of their bounds are allowed at the start and on the way, as a pressure below 0 behind a spool far
    /// from its balance; at the end all values have to be within bounds.
    void initialise()
    {
        point_.status = system_.initialise(0, span(x_)).status;
        if (point_.status.ok() || isStopped())
            return;
        within_ = point_.status;
        isBeyondBounds_ = true;
        system_.setWithinBounds(false);
        point_.status = system_.initialise(0, span(x_)).status;
        if (!point_.status.ok() && !isStopped())
            point_.status = within_;
    }

    [[nodiscard]] static EvaluationStatus stopped() { return {FailureKind::Cancelled, false, {}, {}}; }
    [[nodiscard]] bool isStopped() const { return point_.status.kind == FailureKind::Cancelled; }

    OperatingPoint finished(const std::string& method)
    {
        point_.method = method;
        point_.states.assign(x_.begin(), x_.end());
        if (isBeyondBounds_) {
            system_.setWithinBounds(true);
            std::vector<double> outputs(layout_.outputs.size());
            if (point_.status.ok() && evaluate())
                point_.status = system_.outputs(0, span(std::as_const(x_)), outputs);
            if (!point_.status.ok() && !isStopped())
                point_.status = within_;
        }
        if (!point_.status.ok())
            return std::move(point_);
        for (std::size_t k = 0; k < free_.held.size(); ++k) {
            const Index held = free_.held[k];
            point_.freeStates.push_back({pathOf(held), rateOf(held)});
        }
        for (Index c = 0; c < free_.invariants.cols(); ++c)
            point_.conserved.push_back(partsOf(free_.invariants.col(c)));
        return std::move(point_);
    }

    /// The rate of a state; one that is only rounding counts as 0.
    [[nodiscard]] double rateOf(Index state) const
    {
        return std::fabs(f_[state]) * kRest <= std::max(std::fabs(x_[state]), sizes_[state]) ? 0 : f_[state];
    }

    [[nodiscard]] const std::string& pathOf(Index state) const
    {
        return system_.model().variable(layout_.states[static_cast<std::size_t>(state)].variable).path;
    }

    [[nodiscard]] std::vector<std::string> partsOf(const VectorXd& invariant) const
    {
        std::vector<std::string> parts;
        const VectorXd shares = invariant.cwiseProduct(sizes_).cwiseAbs();
        for (Index k = 0; k < size_; ++k)
            if (shares[k] > kShare * shares.maxCoeff())
                parts.push_back(pathOf(k));
        return parts;
    }

    bool evaluate()
    {
        point_.status = system_.derivatives(0, span(std::as_const(x_)), span(f_));
        return point_.status.ok();
    }

    bool evaluateJacobian()
    {
        point_.status = system_.jacobian(0, span(std::as_const(x_)), entries_);
        if (!point_.status.ok())
            return false;
        jacobian_.setZero();
        const SparsePattern& pattern = layout_.odeJacobian;
        for (Index column = 0; column < size_; ++column)
            for (auto e = pattern.columnStarts[static_cast<std::size_t>(column)];
                 e < pattern.columnStarts[static_cast<std::size_t>(column) + 1]; ++e)
                jacobian_(pattern.rowIndices[static_cast<std::size_t>(e)], column) =
                    entries_[static_cast<std::size_t>(e)];
        return true;
    }

    /// The derivatives without their part along free motions.
    [[nodiscard]] VectorXd drift() const
    {
        VectorXd rest = f_;
        for (std::size_t k = 0; k < free_.held.size(); ++k)
            rest -= free_.motions.col(static_cast<Index>(k)) * f_[free_.held[k]];
        return rest;
    }

    /// The Jacobian without terms that vanish at rest: of f = a(x) g(x) the part a'(x) g, which goes to zero with f, as
    /// for a pressure whose rate is flow over a volume that depends on a position.
    [[nodiscard]] MatrixXd jacobianAtRest() const
    {
        MatrixXd result = jacobian_;
        for (Index row = 0; row < size_; ++row) {
            const double rate = std::fabs(f_[row]);
            const double largest = jacobian_.row(row).cwiseAbs().cwiseProduct(sizes_.transpose()).maxCoeff();
            if (rate > kNearRest * largest)
                continue;
            const VectorXd near = x_.cwiseAbs().cwiseMax(kSmallPart * sizes_);
            const VectorXd parts = jacobian_.row(row).transpose().cwiseAbs().cwiseProduct(near);
            // A state further from its rest than a part of its size looks the same: if the row has no other entries,
            // the entry is real if it moves anything before long.
            const bool hasOthers = parts.maxCoeff() > kProportional * rate;
            for (Index column = 0; column < size_; ++column) {
                const bool isSlow = std::fabs(jacobian_(row, column)) * sizes_[column] * kRest <= sizes_[row];
                if (parts[column] <= kProportional * rate && (hasOthers || isSlow))
                    result(row, column) = 0;
            }
        }
        return result;
    }

    void findFree()
    {
        invariants_.addPoint(jacobian_, f_, sizes_);
        free_ = findFreeDirections(jacobianAtRest(), sizes_, preference_, invariants_.invariants());
        steady_ = jacobian_;
        for (std::size_t k = 0; k < free_.held.size(); ++k)
            steady_ -= free_.motions.col(static_cast<Index>(k)) * jacobian_.row(free_.held[k]);
    }

    /// Prepares linearly implicit Euler steps of length \a step; held states and invariants are kept.
    void factorise(double step)
    {
        const auto held = static_cast<Index>(free_.held.size());
        const Index kept = free_.invariants.cols();
        MatrixXd matrix = MatrixXd::Zero(size_ + held + kept, size_);
        matrix.topRows(size_) = MatrixXd::Identity(size_, size_) / step - steady_;
        for (Index k = 0; k < held; ++k) {
            const Index state = free_.held[static_cast<std::size_t>(k)];
            matrix.row(state).setZero();
            matrix(size_ + k, state) = 1;
        }
        matrix.bottomRows(kept) = free_.invariants.transpose();
        matrix = matrix * sizes_.asDiagonal();
        rowFactors_ = matrix.rowwise().lpNorm<Eigen::Infinity>();
        for (Index row = 0; row < matrix.rows(); ++row) {
            rowFactors_[row] = rowFactors_[row] > 0 ? 1 / rowFactors_[row] : 1;
            matrix.row(row) *= rowFactors_[row];
        }
        qr_ = PivotedQr(std::move(matrix));
    }

    /// The change of the states that \a rates cause in the prepared step.
    [[nodiscard]] VectorXd change(const VectorXd& rates) const
    {
        VectorXd right = VectorXd::Zero(rowFactors_.size());
        right.head(size_) = rates;
        for (const Index state : free_.held)
            right[state] = 0;
        return sizes_.cwiseProduct(qr_.solve(right.cwiseProduct(rowFactors_)));
    }

    [[nodiscard]] double weighted(const VectorXd& difference) const
    {
        return difference.cwiseAbs().cwiseQuotient(x_.cwiseAbs() + sizes_).maxCoeff();
    }

    bool takeReference()
    {
        if (relations_.empty())
            return true;
        point_.status = system_.relations(0, span(std::as_const(x_)), relationsBefore_);
        return point_.status.ok();
    }

    /// Takes the relations literally at a new point and sets \a hasChanged. False if that fails.
    bool handleEvents(bool& hasChanged)
    {
        hasChanged = false;
        point_.status = system_.settleDelays(0, span(std::as_const(x_)));
        if (!point_.status.ok() || relations_.empty())
            return point_.status.ok();
        point_.status = system_.relations(0, span(std::as_const(x_)), relations_);
        if (!point_.status.ok())
            return false;
        const auto sign = [](double v) { return v > 0 ? 1 : v < 0 ? -1 : 0; };
        for (std::size_t r = 0; r < relations_.size(); ++r)
            hasChanged = hasChanged || sign(relations_[r]) != sign(relationsBefore_[r]) || std::isnan(relations_[r]);
        if (!hasChanged)
            return true;
        point_.status = system_.handleEvent(0, span(x_)).status;
        return point_.status.ok() && takeReference();
    }

    bool followMotion()
    {
        if (size_ == 0)
            return evaluate();
        double step = kFirstStep;
        VectorXd next, last;
        if (!evaluate() || !takeReference())
            return false;
        for (int count = 0; count < kMostSteps; ++count) {
            if (system_.isStopWanted())
                point_.status = stopped();
            if (isStopped() || !evaluateJacobian())
                return false;
            findFree();
            const VectorXd x = x_, f = f_;
            const double residual = weighted(drift());
            for (;; step /= 4) {
                if (step < kSmallestStep)
                    return fail(f);
                factorise(step);
                const VectorXd dx = change(drift());
                x_ = x + dx;
                const bool isGood = dx.allFinite() && evaluate();
                if (isStopped())
                    return false;
                if (!isGood) {
                    x_ = x;
                    f_ = f;
                    continue;
                }
                // The correction of the step if its derivatives were those at its end.
                const VectorXd linear = f + jacobian_ * dx;
                const double surprise = weighted(change(f_ - linear));
                if (surprise <= kLargestSurprise) {
                    last = dx;
                    const double growth = surprise < kLargestSurprise / 16  ? 8
                                          : surprise < kLargestSurprise / 4 ? 3
                                                                            : 1.2;
                    lastStep_ = step;
                    step = std::min(kLargestStep, step * growth);
                    break;
                }
                x_ = x;
                f_ = f;
            }
            ++point_.steps;
            bool hasChanged = false;
            if (!handleEvents(hasChanged) || !evaluate())
                return false;
            point_.residual = weighted(drift());
            if (!hasChanged && lastStep_ >= kRest && weighted(last) <= kSteady)
                return true;
            // Nothing changes any more within rounding.
            if (!hasChanged && lastStep_ >= kRest && weighted(last) <= 1e3 * kSteady && point_.residual >= residual)
                return true;
        }
        return fail(f_);
    }

    /// Solves the equations of a rest from the present states, without a way through time: KINSOL's Newton method with
    /// a line search. What it finds still has to prove itself by followMotion().
    bool searchRest()
    {
        if (size_ == 0 || !evaluate() || !evaluateJacobian())
            return false;
        findFree();
        RestEquations rest(system_, free_, start_, sizes_);
        std::vector<double> found(x_.begin(), x_.end());
        const bool isFound = solveByLineSearch(rest, found);
        if (isFound)
            x_ = Eigen::Map<const VectorXd>(found.data(), size_);
        return isFound;
    }

    /// Is an amount of oil, or of something else, enclosed? How much there is depends on the way, as a valve may have
    /// opened for a moment. The steps of this method are too long to follow that, so a transient is needed.
    [[nodiscard]] bool isOilShutIn() const
    {
        return std::ranges::any_of(free_.held, [this](Index state) { return preference_[state] <= 1; });
    }

    /// Moves states that turned out to be free back to their start. True if any had moved.
    bool putBack()
    {
        bool hasMoved = false;
        const VectorXd x = x_;
        for (std::size_t k = 0; k < free_.held.size(); ++k) {
            const Index state = free_.held[k];
            hasMoved = hasMoved || std::fabs(x[state] - start_[state]) > kSteady * sizes_[state];
            x_ += free_.motions.col(static_cast<Index>(k)) * (start_[state] - x[state]);
        }
        return hasMoved;
    }

    /// Does a held state keep its rate as it moves on? A spool on its way to rest does not.
    [[nodiscard]] bool goesOn(Index state)
    {
        const auto held = std::ranges::find(free_.held, state) - free_.held.begin();
        const double way = kProbe * std::max(std::fabs(x_[state]), kSmallPart * sizes_[state]);
        const VectorXd moved = x_ + free_.motions.col(held) * std::copysign(way, f_[state]);
        VectorXd rates(size_);
        const bool isEvaluated = system_.derivatives(0, span(moved), span(rates)).ok();
        return !isEvaluated || std::fabs(rates[state] - f_[state]) <= kSameRate * std::fabs(f_[state]);
    }

    /// A load may move at constant speed and a meter may count; oil or energy that accumulates at a constant rate is no
    /// operating point.
    bool isOnlyPositionsMove()
    {
        for (const Index state : free_.held) {
            if (rateOf(state) == 0 || (preference_[state] > 1 && goesOn(state)))
                continue;
            failAt(state, filled(tr("`%1` changes by %2 per second without end: nothing balances what is fed in"),
                                 pathOf(state), numberText(f_[state])));
            return false;
        }
        return true;
    }

    bool fail(const VectorXd& f)
    {
        Index worst = 0;
        drift().cwiseAbs().cwiseQuotient(x_.cwiseAbs() + sizes_).maxCoeff(&worst);
        failAt(worst, filled(tr("`%1` does not come to rest (it is %2 and changes by %3 per second)"), pathOf(worst),
                             numberText(x_[worst]), numberText(f[worst])));
        return false;
    }

    void failAt(Index state, std::string text)
    {
        point_.status =
            failure(FailureKind::InitialisationFailed, true, layout_.states[static_cast<std::size_t>(state)].component,
                    failures::Told{std::move(text)});
    }

    FrozenTime system_;
    const SystemLayout& layout_;
    Index size_;
    OperatingPoint point_;
    VectorXd x_, f_, start_, sizes_, preference_;
    std::vector<double> entries_;
    MatrixXd jacobian_;
    MatrixXd steady_;  ///< derivatives of drift(), with free motions held
    std::vector<double> relationsBefore_, relations_;
    InvariantSearch invariants_;
    FreeDirections free_;
    PivotedQr qr_;
    VectorXd rowFactors_;
    double lastStep_ = 0;
    bool isBeyondBounds_ = false;
    EvaluationStatus within_;  ///< why there is no start within bounds
};

}  // namespace

OperatingPoint findOperatingPoint(SystemEvaluator& evaluator, double time)
{
    return Finder(evaluator, time).run();
}

}  // namespace bramah::solver
