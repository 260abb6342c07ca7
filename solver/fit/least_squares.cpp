// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/least_squares.h"

#include <ceres/ceres.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

namespace bramah::solver {
namespace {

using Point = std::vector<double>;

bool areFinite(const LeastSquaresProblem::Residuals& residuals)
{
    return residuals && std::ranges::all_of(*residuals, [](double r) { return std::isfinite(r); });
}

/// The residuals of a problem and their slopes at the point where Ceres last asked for them.
class ResidualCache : public ceres::EvaluationCallback
{
public:
    explicit ResidualCache(const LeastSquaresProblem& problem) : problem_(problem) {}

    /// Ceres' own copy of the point, which it changes before it calls prepareForEvaluation.
    Point point;

    // The name is that of Ceres.
    void PrepareForEvaluation(bool areSlopesWanted, bool isNewPoint) override
    {
        if (isNewPoint)
            evaluate();
        if (areSlopesWanted && residuals && !slopes)
            slopes = residualSlopes(problem_, point, *residuals);
    }

    void evaluate()
    {
        slopes.reset();
        residuals = std::move(problem_.residuals({point}).front());
        if (!areFinite(residuals))
            residuals.reset();
    }

    LeastSquaresProblem::Residuals residuals;
    std::optional<Eigen::MatrixXd> slopes;

private:
    const LeastSquaresProblem& problem_;
};

/// Residuals [first, first + count) of the cache. Where outliers count less each is by itself.
class CachedResiduals : public ceres::CostFunction
{
public:
    CachedResiduals(const ResidualCache& cache, std::size_t first, std::size_t count) : cache_(cache), first_(first)
    {
        set_num_residuals(static_cast<int>(count));
        mutable_parameter_block_sizes()->push_back(static_cast<int>(cache.point.size()));
    }

    bool Evaluate(double const* const*, double* residuals, double** slopes) const override
    {
        if (!cache_.residuals)
            return false;
        const auto count = static_cast<std::size_t>(num_residuals());
        std::copy_n(cache_.residuals->begin() + static_cast<std::ptrdiff_t>(first_), count, residuals);
        if (slopes == nullptr || slopes[0] == nullptr)
            return true;
        if (!cache_.slopes)
            return false;
        for (std::size_t row = 0; row < count; ++row)
            for (std::size_t k = 0; k < cache_.point.size(); ++k)
                slopes[0][row * cache_.point.size() + k] =
                    (*cache_.slopes)(static_cast<Eigen::Index>(first_ + row), static_cast<Eigen::Index>(k));
        return true;
    }

private:
    const ResidualCache& cache_;
    std::size_t first_;
};

/// Tells of each iteration.
class Watch : public ceres::IterationCallback
{
public:
    Watch(const LeastSquaresProblem& problem, const Point& point) : problem_(problem), point_(point) {}

    ceres::CallbackReturnType operator()(const ceres::IterationSummary& summary) override
    {
        if (problem_.goesOn && !problem_.goesOn({summary.iteration, summary.cost, point_}))
            return ceres::SOLVER_TERMINATE_SUCCESSFULLY;
        return ceres::SOLVER_CONTINUE;
    }

private:
    const LeastSquaresProblem& problem_;
    const Point& point_;
};

ceres::Solver::Options optionsOf(const LeastSquaresProblem& problem, Watch& watch)
{
    ceres::Solver::Options options;
    options.linear_solver_type = ceres::DENSE_QR;
    options.logging_type = ceres::SILENT;
    options.max_num_iterations = problem.mostIterations;
    options.function_tolerance = problem.costTolerance;
    options.parameter_tolerance = 1e-9;
    options.gradient_tolerance = 1e-12;
    options.max_num_consecutive_invalid_steps = 20;  // where a run fails, the next step is shorter
    options.update_state_every_iteration = true;     // so that the watch sees the point
    options.callbacks.push_back(&watch);
    return options;
}

LeastSquaresAnswer::End endOf(ceres::TerminationType type)
{
    using End = LeastSquaresAnswer::End;
    switch (type) {
    case ceres::CONVERGENCE: return End::Converged;
    case ceres::USER_SUCCESS: return End::Stopped;
    default: return End::NotAtEnd;
    }
}

}  // namespace

double LeastSquaresAnswer::sumOfSquares() const
{
    return std::inner_product(residuals.begin(), residuals.end(), residuals.begin(), 0.0);
}

std::optional<Eigen::MatrixXd> residualSlopes(const LeastSquaresProblem& problem, const Point& point,
                                              const std::vector<double>& residuals)
{
    std::vector<Point> points;
    for (std::size_t k = 0; k < point.size(); ++k)
        for (const double sign : {1.0, -1.0}) {
            const LeastSquaresVariable& variable = problem.variables[k];
            points.push_back(point);
            points.back()[k] = std::clamp(point[k] + sign * variable.step, variable.lower, variable.upper);
        }
    const std::vector<LeastSquaresProblem::Residuals> beside = problem.residuals(points);
    Eigen::MatrixXd slopes(static_cast<Eigen::Index>(residuals.size()), static_cast<Eigen::Index>(point.size()));
    for (std::size_t k = 0; k < point.size(); ++k) {
        const bool isAbove = areFinite(beside[2 * k]), isBelow = areFinite(beside[2 * k + 1]);
        const std::vector<double>& above = isAbove ? *beside[2 * k] : residuals;
        const std::vector<double>& below = isBelow ? *beside[2 * k + 1] : residuals;
        const double distance = (isAbove ? points[2 * k][k] : point[k]) - (isBelow ? points[2 * k + 1][k] : point[k]);
        if (!(distance > 0))
            return std::nullopt;
        for (std::size_t row = 0; row < residuals.size(); ++row)
            slopes(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(k)) = (above[row] - below[row]) / distance;
    }
    return slopes;
}

LeastSquaresAnswer leastSquares(const LeastSquaresProblem& problem)
{
    LeastSquaresAnswer answer;
    ResidualCache cache(problem);
    for (const LeastSquaresVariable& variable : problem.variables)
        cache.point.push_back(std::clamp(variable.start, variable.lower, variable.upper));
    answer.point = cache.point;
    cache.evaluate();
    if (!cache.residuals)
        return answer;
    if (cache.point.empty()) {
        answer.end = LeastSquaresAnswer::End::Converged;
        answer.residuals = *cache.residuals;
        return answer;
    }
    cache.slopes = residualSlopes(problem, cache.point, *cache.residuals);
    if (!cache.slopes)
        return answer;

    ceres::Problem::Options ownership;
    ownership.evaluation_callback = &cache;
    ownership.loss_function_ownership = ceres::DO_NOT_TAKE_OWNERSHIP;
    ceres::Problem ceresProblem(ownership);
    ceres::HuberLoss loss(std::max(problem.outlierLimit, 1e-300));
    const std::size_t count = cache.residuals->size();
    const std::size_t share = problem.outlierLimit > 0 ? 1 : count;
    for (std::size_t first = 0; first < count; first += share)
        ceresProblem.AddResidualBlock(new CachedResiduals(cache, first, share),
                                      problem.outlierLimit > 0 ? &loss : nullptr, cache.point.data());
    for (std::size_t k = 0; k < problem.variables.size(); ++k) {
        ceresProblem.SetParameterLowerBound(cache.point.data(), static_cast<int>(k), problem.variables[k].lower);
        ceresProblem.SetParameterUpperBound(cache.point.data(), static_cast<int>(k), problem.variables[k].upper);
    }
    Watch watch(problem, cache.point);
    ceres::Solver::Summary summary;
    ceres::Solve(optionsOf(problem, watch), &ceresProblem, &summary);

    answer.end = endOf(summary.termination_type);
    answer.iterations = static_cast<int>(summary.iterations.size());
    answer.point = cache.point;
    cache.evaluate();
    if (cache.residuals) {
        answer.residuals = *cache.residuals;
        if (const auto slopes = residualSlopes(problem, cache.point, answer.residuals))
            answer.slopes = *slopes;
    }
    return answer;
}

}  // namespace bramah::solver
