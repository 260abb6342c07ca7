// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/radau_integrator.h"

#include "solver/integrators/matrix_work.h"
#include "solver/integrators/radau_matrices.h"
#include "solver/integrators/runge_kutta_integrator.h"
#include "solver/linear_algebra/factorization.h"
#include "solver/linear_algebra/spectral_radius.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <limits>

namespace bramah::solver {
namespace {

// The method's coefficients, from the roots of its polynomial; T and its inverse make the stage matrix block diagonal.
const double kRoot6 = std::sqrt(6.0);
const double kC1 = (4 - kRoot6) / 10, kC2 = (4 + kRoot6) / 10;
const double kRoot81 = std::cbrt(81.0), kRoot9 = std::cbrt(9.0);
const double kGamma = 30 / (6 + kRoot81 - kRoot9);
const double kRealPart = (12 - kRoot81 + kRoot9) / 60, kImaginaryPart = (kRoot81 + kRoot9) * std::sqrt(3.0) / 60;
const double kSquare = kRealPart * kRealPart + kImaginaryPart * kImaginaryPart;
const double kAlpha = kRealPart / kSquare, kBeta = kImaginaryPart / kSquare;
constexpr double kT[3][3] = {{9.1232394870892942792e-02, -0.14125529502095420843, -3.0029194105147424492e-02},
                             {0.24171793270710701896, 0.20412935229379993199, 0.38294211275726193779},
                             {0.96604818261509293619, 1, 0}};
constexpr double kInverse[3][3] = {{4.3255798900631553510, 0.33919925181580986954, 0.54177053993587487119},
                                   {-4.1787185915519047273, -0.32768282076106238708, 0.47662355450055045196},
                                   {-0.50287263494578687595, 2.5719269498556054292, -0.59603920482822492497}};
const std::array<double, 3> kError{-(13 + 7 * kRoot6) / 3, (-13 + 7 * kRoot6) / 3, -1.0 / 3};

// The slope of the stages' polynomial at the end of a step of length 1.
const std::array<double, 3> kEndSlope{(1 - kC2) / (kC1 * (kC2 - kC1) * (1 - kC1)),
                                      -(1 - kC1) / (kC2 * (kC2 - kC1) * (1 - kC2)), 1 + 1 / (1 - kC1) + 1 / (1 - kC2)};

constexpr int kMostIterations = 7;
// The iterations end when the remaining error is below this share of the allowed error. Through a wide opening a tiny
// pressure drop drives a large flow. There a remaining error of 3e-3 already changes the flow so much from step to step
// that later iterations do not converge (measured on a cylinder of 0.4 m bore at rest).
constexpr double kNewtonShare = 1e-3;
constexpr double kLargestContraction = 0.99;
constexpr double kLargestPassed = 10;       // a jump may move a state by so many ways of the last step
constexpr double kGoodContraction = 1e-2;   // if the iterations contract less, the next step takes a new Jacobian
constexpr double kKeptGrowth = 1.8;         // if a step would grow by less, its length and its factors are kept
constexpr double kMostEqualSteps = 8;       // on the way to a stop time
constexpr double kSameLength = 1e-6;        // steps that differ by less have the same factors
constexpr double kFarthestPrediction = 10;  // steps longer than this many last steps start from zero stages

/// For the error estimate, which is of order 3.
double fourthRoot(double value)
{
    return std::sqrt(std::sqrt(value));
}

/// Large: it holds the vectors and factors of one step, which all stages use.
class RadauMethod final : public RungeKuttaIntegrator
{
public:
    RadauMethod(Equations& equations, const IntegratorOptions& options)
        : RungeKuttaIntegrator(equations, options, kEstimateOrder),
          matrices_(makeRadauMatrices(equations.layout().odeJacobian)),
          radius_(equations.layout().odeJacobian),
          entries_(static_cast<std::size_t>(equations.layout().odeJacobian.entries())),
          rightSide_(size_),
          complexRightSide_(size_),
          corrections_(size_),
          slopeJump_(size_),
          matrixWork_(matrixWork(withDiagonal(equations.layout().odeJacobian).pattern))
    {
        for (auto* vectors : {&z_, &w_, &f_, &points_, &dense_})
            for (auto& vector : *vectors)
                vector.assign(size_, 0);
        newtonTolerance_ = std::max(10 * std::numeric_limits<double>::epsilon() / options_.tolerance, kNewtonShare);
    }

    std::string name() const override { return "radau, " + matrices_->name(); }
    SolverKind kind() const override { return SolverKind::Radau; }

    StepResult start(double t, std::span<const double> x, double likelyStep) override
    {
        isJacobianStale_ = true;
        areFactorsGood_ = isBehindJump_ = false;
        return RungeKuttaIntegrator::start(t, x, likelyStep);
    }

    StepResult step(double stopTime) override
    {
        failure_ = {};
        if (isFresh_ && !beginSteps())
            return failed();
        if (isWithinRounding(stopTime - time_)) {
            hasHistory_ = false;
            return creep(stopTime);
        }
        double h = equalStep(next_, stopTime);
        bool isRejected = false;
        StepResult reason = StepResult::ErrorTestFailed;
        for (int tries = 0; tries < kMostTries; ++tries) {
            if (options_.largestStep > 0)
                h = std::min(h, options_.largestStep);
            if (isWithinRounding(h))
                break;
            const bool isCut = time_ + h * 1.0001 >= stopTime;
            const double used = isCut ? stopTime - time_ : h;
            failure_ = {};
            if (!prepare(used))
                return failed();
            double quotient = 1;
            if (!areFactorsGood_ || !solveStages(used)) {
                if (isFatal())
                    return failed();
                noteNewtonFailure();
                reason = failure_.ok() ? StepResult::NewtonFailed : StepResult::EvaluationFailed;
                quotient = 1 / shrink_;
            } else if (const double error = estimate(used, isRejected || isFresh_ || isBehindJump_);
                       error < 1 && isEndPossible(used)) {
                if (isConverged(used))
                    return accept(used, error, quotientFor(error), isRejected, isCut ? h : 0);
                remainder_ = std::numeric_limits<double>::infinity();  // the iterations have to show how they contract
                continue;
            } else if (isFatal()) {
                return failed();
            } else if (error < 1) {
                reason = StepResult::EvaluationFailed;
                quotient = 2;
            } else {
                ++counts_.errorTestFailures;
                reason = StepResult::ErrorTestFailed;
                quotient = isFresh_ ? 10 : quotientFor(error);
            }
            h = used / quotient;
            isRejected = true;
            isJacobianStale_ = isJacobianStale_ || !isJacobianFresh_;
        }
        return reason == StepResult::EvaluationFailed ? failed() : reason;
    }

    void invalidateJacobian() override { isJacobianStale_ = true; }
    /// The next step's prediction takes the jump, its error estimate the new slope. A jump that would move a state by
    /// much more than the last step has, as one out of rest, asks for the small steps of a start.
    bool passJump(std::span<const double> before, std::span<const double> after) override
    {
        const double way = time_ - previousTime_;
        if (!hasHistory_ || isFresh_)
            return false;
        double moved = 0, jump = 0;
        for (std::size_t k = 0; k < size_; ++k) {
            moved = std::max(moved, std::abs(x_[k] - previous_[k]) / scale_[k]);
            jump = std::max(jump, std::abs(after[k] - before[k]) * way / scale_[k]);
        }
        if (jump > kLargestPassed * moved)
            return false;
        for (std::size_t k = 0; k < size_; ++k)
            slopeJump_[k] = after[k] - before[k];
        std::ranges::copy(after, slope_.begin());
        isBehindJump_ = true;
        return true;
    }
    double work() const override
    {
        return RungeKuttaIntegrator::work() - kSavedSideBySide * sideBySide_ * equations_.layout().derivativeWork +
               static_cast<double>(counts_.jacobianEvaluations) * equations_.layout().jacobianWork +
               kBothMatrices * (static_cast<double>(counts_.factorisations) * matrixWork_.factorisation +
                                static_cast<double>(counts_.newtonIterations) * matrixWork_.solution);
    }
    double fastestRate() override
    {
        if (isRateStale_)
            fastestRate_ = radius_.estimate(entries_, scale_);
        isRateStale_ = false;
        return fastestRate_;
    }
    std::optional<std::size_t> newtonCulprit() const override { return culprit_; }

private:
    using Stages = std::array<Vector, 3>;

    /// The length of equal steps to \a stopTime of at most \a h, if that is near: a short step at last would need
    /// factors of its own, and equal steps have the smallest error in sum.
    [[nodiscard]] double equalStep(double h, double stopTime) const
    {
        constexpr double kRounding = 1e-9;
        const double way = stopTime - time_;
        const double count = std::ceil(way / h * (1 - kRounding));
        const bool isEqual = count <= 1 || std::abs(way - count * h) <= kRounding * way;
        return isEqual || count > kMostEqualSteps ? h : way / count;
    }

    /// The factor by which the next step is shorter, for the error of this one; below 1 the step grows.
    [[nodiscard]] double quotientFor(double error) const
    {
        const double factor =
            kSafety * std::min(1.0, (1 + 2.0 * kMostIterations) / (iterations_ + 2.0 * kMostIterations));
        return std::clamp(fourthRoot(error) / factor, 1 / kMostGrowth, kMostShrinking);
    }

    /// Have the derivatives values at the end of the step? They are kept as the slope there.
    [[nodiscard]] bool isEndPossible(double h)
    {
        for (std::size_t k = 0; k < size_; ++k)
            scratch_[k] = x_[k] + z_[2][k];
        return evaluate(time_ + h, scratch_, trialSlope_);
    }

    /// Have the stages converged? A single iteration has not shown that it contracts as those of the last step did:
    /// from rest, where pressures are equal, an opening changes its slope a thousandfold within a step. Without another
    /// evaluation, the slope at the end of the step tells what the next iteration would still change there.
    [[nodiscard]] bool isConverged(double h)
    {
        if (iterations_ > 1)
            return true;
        for (std::size_t k = 0; k < size_; ++k) {
            const double slope = (kEndSlope[0] * z_[0][k] + kEndSlope[1] * z_[1][k] + kEndSlope[2] * z_[2][k]) / h;
            rightSide_[k] = trialSlope_[k] - slope;
        }
        matrices_->solve(rightSide_);
        return norm(rightSide_) <= newtonTolerance_;
    }

    [[nodiscard]] bool beginSteps()
    {
        hasHistory_ = false;
        lastAccepted_ = 0;
        remainder_ = 1;
        return begin();
    }

    /// Prepares Jacobian and factors for steps of \a h, as far as needed; areFactorsGood_ is false if the matrices are
    /// singular. False if the Jacobian has no values.
    [[nodiscard]] bool prepare(double h)
    {
        if (isJacobianStale_)
            if (EvaluationStatus status = takeJacobian(); !status.ok()) {
                failure_ = std::move(status);
                return false;
            }
        if (areFactorsGood_ && std::abs(factoredStep_ - h) <= kSameLength * h)
            return true;
        static_cast<void>(factor(h));
        return true;
    }

    /// Evaluates the Jacobian at the beginning of the next step.
    EvaluationStatus takeJacobian()
    {
        ++counts_.jacobianEvaluations;
        EvaluationStatus status = equations_.jacobian(time_, x_, entries_);
        if (!status.ok())
            return status;
        isJacobianStale_ = areFactorsGood_ = false;
        isJacobianFresh_ = isRateStale_ = true;
        return status;
    }

    /// Evaluates the Jacobian at the present iterate for the step's end and factorises with it. If the step fails
    /// nevertheless, a shorter one uses a Jacobian at its beginning again.
    [[nodiscard]] bool prepareAtEnd(double h)
    {
        for (std::size_t k = 0; k < size_; ++k)
            scratch_[k] = x_[k] + z_[2][k];
        ++counts_.jacobianEvaluations;
        isJacobianFresh_ = areFactorsGood_ = false;
        isRateStale_ = true;
        isJacobianStale_ = !equations_.jacobian(time_ + h, scratch_, entries_).ok();
        return !isJacobianStale_ && factor(h);
    }

    /// False if the matrices are singular.
    [[nodiscard]] bool factor(double h)
    {
        ++counts_.factorisations;
        areFactorsGood_ = matrices_->factor(entries_, kGamma / h, {kAlpha / h, kBeta / h});
        factoredStep_ = h;
        return areFactorsGood_;
    }

    /// Sets the stages by extrapolating the last step's polynomial.
    void predict(double h)
    {
        if (!hasHistory_ || h > kFarthestPrediction * (time_ - previousTime_)) {
            for (std::size_t s = 0; s < 3; ++s) {
                std::ranges::fill(z_[s], 0.0);
                std::ranges::fill(w_[s], 0.0);
            }
            return;
        }
        const double ratio = h / (time_ - previousTime_);
        const std::array stages{kC1, kC2, 1.0};
        for (std::size_t s = 0; s < 3; ++s) {
            const double q = stages[s] * ratio;
            for (std::size_t k = 0; k < size_; ++k)
                z_[s][k] = wayAt(1 + q, k) - (x_[k] - previous_[k]);
            if (isBehindJump_)
                for (std::size_t k = 0; k < size_; ++k)
                    z_[s][k] += stages[s] * h * slopeJump_[k];
        }
        transform(kInverse, z_, w_);
    }

    void transform(const double (&matrix)[3][3], const Stages& from, Stages& to) const
    {
        for (std::size_t k = 0; k < size_; ++k) {
            const double a = from[0][k], b = from[1][k], c = from[2][k];
            for (std::size_t s = 0; s < 3; ++s)
                to[s][k] = matrix[s][0] * a + matrix[s][1] * b + matrix[s][2] * c;
        }
    }

    [[nodiscard]] bool evaluateStages(const std::array<double, 3>& places)
    {
        for (std::size_t s = 0; s < 3; ++s)
            for (std::size_t k = 0; k < size_; ++k)
                points_[s][k] = x_[k] + z_[s][k];
        if (equations_.derivativesSideBySide(places, points_, {f_[0].data(), f_[1].data(), f_[2].data()})) {
            counts_.derivativeEvaluations += 3;
            ++sideBySide_;
            return true;
        }
        for (std::size_t s = 0; s < 3; ++s)
            if (!evaluate(places[s], points_[s], f_[s]))
                return false;
        return true;
    }

    enum class Iterated : std::uint8_t { Converged, Slow, Failed };

    /// Simplified Newton iterations, starting from the last step's polynomial; if they are slow, once more with a
    /// Jacobian from their present result: flows through openings change their slope fast when pressures become equal.
    /// False, with a shorter step proposed, if they do not converge.
    [[nodiscard]] bool solveStages(double h)
    {
        predict(h);
        remainder_ = std::pow(std::max(remainder_, std::numeric_limits<double>::epsilon()), 0.8);
        Iterated result = iterate(h);
        if (result == Iterated::Slow && prepareAtEnd(h))
            result = iterate(h);
        return result == Iterated::Converged;
    }

    [[nodiscard]] Iterated iterate(double h)
    {
        const std::array<double, 3> places{time_ + kC1 * h, time_ + kC2 * h, time_ + h};
        contraction_ = kGoodContraction;
        shrink_ = 0.5;
        double last = 0, lastRatio = 0;
        for (iterations_ = 0; iterations_ < kMostIterations; ++iterations_) {
            if (!evaluateStages(places))
                return Iterated::Failed;
            ++counts_.newtonIterations;
            const double change = correct(h);
            if (!std::isfinite(change))
                return Iterated::Failed;
            if (iterations_ > 0) {
                const double ratio = change / last;
                contraction_ = iterations_ == 1 ? ratio : std::sqrt(ratio * lastRatio);
                lastRatio = ratio;
                if (!(contraction_ < kLargestContraction)) {
                    transform(kInverse, z_, w_);  // as before the last correction
                    return Iterated::Slow;
                }
                remainder_ = contraction_ / (1 - contraction_);
                const int left = kMostIterations - 2 - iterations_;
                const double rest = remainder_ * change / newtonTolerance_;
                const double expected = rest > 1 ? rest * std::pow(contraction_, left) : 0;
                if (expected >= 1) {
                    shrink_ = 0.8 * std::pow(std::clamp(expected, 1e-4, 20.0), -1.0 / (4 + left));
                    transform(kT, w_, z_);
                    return Iterated::Slow;
                }
            }
            last = std::max(change, std::numeric_limits<double>::epsilon());
            transform(kT, w_, z_);
            if (remainder_ * change <= newtonTolerance_) {
                ++iterations_;
                return Iterated::Converged;
            }
        }
        return Iterated::Slow;
    }

    /// Records the state that the last correction changed most, relative to its allowed error.
    void noteNewtonFailure()
    {
        ++counts_.newtonFailures;
        if (!failure_.ok() || size_ == 0)
            return;
        const auto worst = std::ranges::max_element(corrections_);
        culprit_ = static_cast<std::size_t>(worst - corrections_.begin());
        ++failuresByState_[*culprit_];
    }

    /// Makes one correction of the transformed stages; returns its weighted size.
    double correct(double h)
    {
        const double gamma = kGamma / h, alpha = kAlpha / h, beta = kBeta / h;
        for (std::size_t k = 0; k < size_; ++k) {
            const double a = f_[0][k], b = f_[1][k], c = f_[2][k];
            const double r1 = kInverse[0][0] * a + kInverse[0][1] * b + kInverse[0][2] * c;
            const double r2 = kInverse[1][0] * a + kInverse[1][1] * b + kInverse[1][2] * c;
            const double r3 = kInverse[2][0] * a + kInverse[2][1] * b + kInverse[2][2] * c;
            rightSide_[k] = r1 - gamma * w_[0][k];
            complexRightSide_[k] = {r2 - alpha * w_[1][k] + beta * w_[2][k], r3 - alpha * w_[2][k] - beta * w_[1][k]};
        }
        matrices_->solve(rightSide_, complexRightSide_);
        double sum = 0;
        for (std::size_t k = 0; k < size_; ++k) {
            const double before = sum;
            const std::array<double, 3> d{rightSide_[k], complexRightSide_[k].real(), complexRightSide_[k].imag()};
            for (std::size_t s = 0; s < 3; ++s) {
                w_[s][k] += d[s];
                sum += (d[s] / scale_[k]) * (d[s] / scale_[k]);
            }
            corrections_[k] = sum - before;
        }
        return std::sqrt(sum / (3.0 * static_cast<double>(size_)));
    }

    /// The weighted error of the step. If it is too large and \a isDoubtful, it is estimated again with the slope at
    /// the state of the first estimate: this damps stiff parts, which settle within the step and are no error.
    double estimate(double h, bool isDoubtful)
    {
        for (std::size_t k = 0; k < size_; ++k) {
            rightSide_[k] = (kError[0] * z_[0][k] + kError[1] * z_[1][k] + kError[2] * z_[2][k]) / h;
            error_[k] = rightSide_[k] + slope_[k];
        }
        matrices_->solve(error_);
        const double error = errorSize();
        if (error < 1 || !isDoubtful)
            return error;
        for (std::size_t k = 0; k < size_; ++k)
            scratch_[k] = x_[k] + error_[k];
        if (!evaluate(time_, scratch_, f_[0])) {
            failure_ = {};
            return error;
        }
        for (std::size_t k = 0; k < size_; ++k)
            error_[k] = rightSide_[k] + f_[0][k];
        matrices_->solve(error_);
        return errorSize();
    }

    /// Accepts the iterated step of \a h and chooses the length of the next one. \a wanted: the length of this step if
    /// the stop time had not shortened it; 0 if it did not.
    StepResult accept(double h, double error, double quotient, bool isRejected, double wanted)
    {
        if (lastAccepted_ > 0) {  // predictive control, K. Gustafsson
            const double predicted = (lastAccepted_ / h) * fourthRoot(error * error / lastError_) / kSafety;
            quotient = std::max(quotient, std::clamp(predicted, 1 / kMostGrowth, kMostShrinking));
        }
        double next = std::max(h / quotient, wanted);
        if (wanted == 0) {
            lastAccepted_ = h;
            lastError_ = std::max(1e-2, error);
        }
        makeDense();
        previous_ = x_;
        for (std::size_t k = 0; k < size_; ++k)
            x_[k] += z_[2][k];
        previousTime_ = time_;
        time_ += h;
        hasHistory_ = true;
        isFresh_ = isBehindJump_ = false;
        isJacobianFresh_ = false;
        ++counts_.steps;
        std::swap(slope_, trialSlope_);
        failure_ = {};
        rescale();
        if (isRejected)
            next = std::min(next, std::max(h, wanted));
        isJacobianStale_ = contraction_ > kGoodContraction;
        if (isJacobianStale_)
            takeJacobian();  // now, as the equations have just been evaluated here; repeated when needed if it fails
        else if (next >= h && next <= kKeptGrowth * h)
            next = h;
        next_ = next;
        return StepResult::Ok;
    }

    /// Makes the polynomial through the stages in Newton's form from the beginning of the step: there it is exact, on
    /// which the first crossings after an event depend.
    void makeDense()
    {
        for (std::size_t k = 0; k < size_; ++k) {
            const double z1 = z_[0][k], z2 = z_[1][k], z3 = z_[2][k];
            const double first = z1 / kC1, second = (z2 - z1) / (kC2 - kC1), third = (z3 - z2) / (1 - kC2);
            const double bend = (second - first) / kC2;
            dense_[0][k] = first;
            dense_[1][k] = bend;
            dense_[2][k] = (third - second) / (1 - kC1) - bend;
        }
    }

    void setStraightWay(double h) override
    {
        for (std::size_t k = 0; k < size_; ++k) {
            dense_[0][k] = h * slope_[k];
            dense_[1][k] = dense_[2][k] = 0;
        }
    }
    void pointAt(double s, std::span<double> x) const override
    {
        for (std::size_t k = 0; k < size_; ++k)
            x[k] = previous_[k] + wayAt(s, k);
    }
    [[nodiscard]] double wayAt(double s, std::size_t k) const
    {
        return s * (dense_[0][k] + (s - kC1) * (dense_[1][k] + (s - kC2) * dense_[2][k]));
    }

    static constexpr double kSavedSideBySide = 1.5;  ///< saved evaluations of three
    static constexpr double kBothMatrices = 1 + 4;   ///< a complex operation counts as four real ones
    static constexpr int kEstimateOrder = 4;
    static constexpr double kSafety = 0.85;
    static constexpr double kMostGrowth = 8, kMostShrinking = 5;

    std::unique_ptr<RadauMatrices> matrices_;
    SpectralRadius radius_;
    Vector entries_, rightSide_;
    std::vector<std::complex<double>> complexRightSide_;
    std::vector<double> corrections_;  ///< squares of the last weighted corrections, by state
    std::vector<double> slopeJump_;    ///< of the derivatives at a jump that was passed
    std::optional<std::size_t> culprit_;
    Stages z_, w_, f_, points_, dense_;
    double sideBySide_ = 0;  ///< how often stages were evaluated side by side
    double newtonTolerance_ = 1e-3;
    double factoredStep_ = 0;
    MatrixWork matrixWork_;
    double lastAccepted_ = 1, lastError_ = 1;
    double remainder_ = 1;  ///< sum of all later corrections relative to the last one
    double contraction_ = kGoodContraction, shrink_ = 0.5;
    int iterations_ = 0;
    bool isJacobianStale_ = true, isJacobianFresh_ = false, areFactorsGood_ = false, hasHistory_ = false;
    bool isRateStale_ = true;
    bool isBehindJump_ = false;  ///< the next step begins behind it
    double fastestRate_ = 0;     ///< [1/s], from the last Jacobian
};

}  // namespace

std::unique_ptr<SwitchedMethod> makeRadauIntegrator(Equations& equations, const IntegratorOptions& options)
{
    return std::make_unique<RadauMethod>(equations, options);
}

}  // namespace bramah::solver
