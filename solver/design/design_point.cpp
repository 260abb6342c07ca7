// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/design/design_point.h"

#include "solver/nonlinear/kinsol_solver.h"
#include "solver/reports/failure_text.h"
#include "solver/reports/run_end_texts.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {
namespace {

constexpr double kStep = 1e-4;       ///< of a parameter's size, for difference quotients
constexpr double kExactness = 1e-6;  ///< relative to the size of a wanted value

QString quoted(const std::string& path)
{
    return QStringLiteral("`%1`").arg(QString::fromStdString(path));
}

class DesignSystem : public NonlinearSystem
{
public:
    DesignSystem(SystemEvaluator& evaluator, const DesignQuestion& question, const std::function<bool()>& isStopWanted)
        : evaluator_(evaluator),
          question_(question),
          isStopWanted_(isStopWanted),
          outputs_(evaluator.layout().outputs.size())
    {
        const FlatModel& model = evaluator.model();
        for (const DesignQuestion::Wanted& wanted : question.known)
            known_.push_back(model.findVariable(wanted.path));
        for (const std::string& path : question.find) {
            const VariableId parameter = model.findVariable(path);
            find_.push_back(parameter);
            const double value = evaluator.value(parameter);
            start_.push_back(value);
            nominals.push_back(value != 0 ? std::abs(value) : 1);
            lowest.push_back(boundOf(path, Bound::Lowest));
            highest.push_back(boundOf(path, Bound::Highest));
        }
    }

    [[nodiscard]] const std::vector<double>& start() const { return start_; }
    [[nodiscard]] const OperatingPoint& point() const { return point_; }
    [[nodiscard]] int pointCount() const { return pointCount_; }
    [[nodiscard]] bool isStopWanted() const override { return isStopWanted_ && isStopWanted_(); }

    [[nodiscard]] bool residual(std::span<const double> z, std::span<double> result) override
    {
        if (isStopWanted() || !isWithinBounds(z) || !set(z))
            return false;
        point_ = question_.isAtStart ? startingPoint() : findOperatingPoint(evaluator_, question_.time);
        ++pointCount_;
        if (!point_.status.ok() || !evaluator_.outputs(question_.time, point_.states, outputs_).ok())
            return false;
        for (std::size_t i = 0; i < known_.size(); ++i)
            result[i] = evaluator_.value(known_[i]) - question_.known[i].value;
        return true;
    }

    [[nodiscard]] bool jacobian(std::span<const double> z, std::span<double> matrix) override
    {
        const std::size_t size = z.size();
        std::vector<double> middle(size), moved(size), at(z.begin(), z.end());
        if (!residual(z, middle))
            return false;
        for (std::size_t column = 0; column < size; ++column) {
            const double step =
                nominals[column] * kStep * (z[column] + nominals[column] * kStep > highest[column] ? -1 : 1);
            at[column] = z[column] + step;
            if (!residual(at, moved))
                return false;
            at[column] = z[column];
            for (std::size_t row = 0; row < size; ++row)
                matrix[row * size + column] = (moved[row] - middle[row]) / step;
        }
        return true;
    }

    /// The reason why the question has no answer near \a z, as far as derivatives show it; else empty.
    [[nodiscard]] QString reason(std::span<const double> z)
    {
        const std::size_t size = z.size();
        std::vector<double> matrix(size * size);
        if (!jacobian(z, matrix))
            return point_.status.ok() ? QString()
                                      : (question_.isAtStart ? tr("The circuit cannot start: %1")
                                                             : tr("There is no operating point: %1"))
                                            .arg(failureText(point_.status, evaluator_.model()));
        for (std::size_t column = 0; column < size; ++column) {
            bool isZero = true;
            for (std::size_t row = 0; row < size; ++row)
                isZero = isZero && matrix[row * size + column] == 0;
            if (isZero)
                return tr("No wanted value depends on %1.").arg(quoted(question_.find[column]));
        }
        for (std::size_t row = 0; row < size; ++row)
            if (std::all_of(&matrix[row * size], &matrix[row * size] + size, [](double d) { return d == 0; }))
                return tr("%1 depends on none of the parameters to be found.").arg(quoted(question_.known[row].path));
        return {};
    }

    bool set(std::span<const double> z)
    {
        for (std::size_t i = 0; i < find_.size(); ++i)
            evaluator_.setParameter(find_[i], z[i]);
        return evaluator_.updateParameters().ok();
    }

private:
    [[nodiscard]] OperatingPoint startingPoint()
    {
        OperatingPoint point;
        point.states.resize(evaluator_.layout().states.size());
        point.status = evaluator_.initialise(question_.time, point.states).status;
        point.method = "start";
        return point;
    }

    enum class Bound { Lowest, Highest };
    [[nodiscard]] double boundOf(const std::string& path, Bound bound) const
    {
        const FlatModel& model = evaluator_.model();
        const FlatVariable& variable = model.variable(model.findVariable(path));
        const ExprId limit = bound == Bound::Lowest ? variable.min : variable.max;
        const double otherwise =
            bound == Bound::Lowest ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
        return limit != kNoExpr && model.graph.isConstant(limit) ? model.graph.node(limit).value : otherwise;
    }

    SystemEvaluator& evaluator_;
    const DesignQuestion& question_;
    const std::function<bool()>& isStopWanted_;
    std::vector<VariableId> known_, find_;
    std::vector<double> start_, outputs_;
    OperatingPoint point_;
    int pointCount_ = 0;
};

/// The first mistake in the question itself; empty if there is none.
QString problemOf(const FlatModel& model, const DesignQuestion& question)
{
    if (question.known.empty())
        return tr("No value is wanted.");
    if (question.known.size() != question.find.size())
        return tr("Wanted values: %1, parameters to be found: %2; there must be as many parameters as values.")
            .arg(question.known.size())
            .arg(question.find.size());
    for (const DesignQuestion::Wanted& wanted : question.known) {
        const VariableId id = model.findVariable(wanted.path);
        if (id == kNoVariable)
            return tr("There is no variable %1.").arg(quoted(wanted.path));
        if (model.variable(id).type != ValueType::Real || model.variable(id).variability <= Variability::Parameter)
            return tr("The circuit does not compute %1.").arg(quoted(wanted.path));
    }
    for (const std::string& path : question.find) {
        if (const auto problem = parameterProblem(model, QString::fromStdString(path)))
            return *problem;
        if (model.variable(model.findVariable(path)).type != ValueType::Real)
            return tr("%1 is no real number.").arg(quoted(path));
    }
    return {};
}

}  // namespace

DesignAnswer findDesignPoint(SystemEvaluator& evaluator, const DesignQuestion& question,
                             const std::function<bool()>& isStopWanted)
{
    DesignAnswer answer;
    answer.problem = problemOf(evaluator.model(), question);
    if (!answer.problem.isEmpty())
        return answer;
    DesignSystem system(evaluator, question, isStopWanted);
    std::vector<double> z = system.start();
    std::vector<double> left(z.size());
    const auto isExact = [&] {
        for (std::size_t i = 0; i < left.size(); ++i)
            if (!(std::abs(left[i]) <= kExactness * std::max(std::abs(question.known[i].value), 1e-9)))
                return false;
        return true;
    };
    const bool isSolved = solveByLineSearch(system, z);
    const bool isFound = (system.residual(z, left) && isExact()) || (isSolved && system.residual(z, left) && isExact());
    answer.pointCount = system.pointCount();
    if (isFound) {
        answer.values = z;
        answer.point = system.point();
        return answer;
    }
    if (system.isStopWanted())
        answer.problem = tr("Stopped.");
    if (answer.problem.isEmpty())
        answer.problem = system.reason(system.start());
    if (answer.problem.isEmpty())
        answer.problem = tr("No values of parameters were found that give the wanted ones.");
    (void)system.set(system.start());
    return answer;
}

}  // namespace bramah::solver
