// SPDX-License-Identifier: BSD-3-Clause
#include "solver/words/failure_words.h"

#include "model/syntax/integer_range.h"
#include "solver/expressions/number_text.h"
#include "solver/flat_model/expression_text.h"
#include "solver/words/words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {
namespace {

using words::Phrase;
using words::quantityWords;
using words::shortNumber;
using words::tr;

constexpr std::size_t kMostNamed = 3;
constexpr std::size_t kTextLength = 80;  ///< characters of an expression, or of a side of an equation
constexpr int kDigits = 4;               ///< digits of a value

std::string quoted(const std::string& text)
{
    return '`' + text + '`';
}

std::string exactText(double value)
{
    return std::isnan(value) ? "nan" : numberText(value);
}

/// The items as `a, b and c`.
std::string listed(const std::vector<std::string>& items)
{
    std::string text = items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        text = i + 1 == items.size() ? tr("%1 and %2").arg(text, items[i]).text() : text + ", " + items[i];
    return text;
}

std::string quantityText(const FlatVariable& variable, double value, int digits)
{
    const VariableTexts& texts = *variable.texts;
    return quantityWords(value, texts.unit, texts.displayUnit, digits);
}

/// The text of each kind of cause, by an operator of its own.
class CauseText
{
public:
    explicit CauseText(const FlatModel& model) : model_(model) {}

    std::string operator()(const failures::Told& cause) const { return (cause.text); }
    std::string operator()(const ModelMessage& cause) const { return messageWords(cause); }

    std::string operator()(const failures::ParameterNotFinite& cause) const
    {
        return tr("parameter `%1` is %2").arg(path(cause.parameter)).arg(cause.value);
    }

    /// The value with as many digits as distinguish it from the bound.
    std::string operator()(const failures::ParameterOutOfRange& cause) const
    {
        const FlatVariable& parameter = model_.variable(cause.parameter);
        const auto [value, bound] = distinctTexts(parameter, cause.value, cause.bound);
        const Phrase text = cause.isBelow ? tr("parameter `%1` is %2, but must not be below %3")
                                          : tr("parameter `%1` is %2, but must not be above %3");
        return text.arg(path(cause.parameter), value, bound);
    }

    std::string operator()(const failures::IntegerOutOfRange& cause) const
    {
        return tr("Integer `%1` would be %2, which is beyond the range of Integers, %3 to %4; let it be a Real")
            .arg(path(cause.variable), exactText(cause.value), exactText(model::syntax::kLeastInteger),
                 exactText(model::syntax::kLargestInteger));
    }

    std::string operator()(const failures::HistoryFailed& cause) const
    {
        switch (cause.problem.kind) {
        case HistoryProblem::Kind::NotPositive:
            return tr("`%1` delays by %2 s; give a time greater than 0")
                .arg(path(cause.output))
                .arg(cause.problem.value);
        case HistoryProblem::Kind::NotRising:
            return tr("the initialPoints of spatialDistribution() do not rise from 0 to 1");
        case HistoryProblem::Kind::TooFast:
            return tr("the flow through spatialDistribution() is faster than the steps can follow");
        case HistoryProblem::Kind::Foreign: return cause.problem.text;
        }
        return {};
    }

    std::string operator()(const failures::IntervalNotPositive& cause) const
    {
        return tr("the interval of `%1` is %2 s; give one greater than 0").arg(path(cause.sample)).arg(cause.interval);
    }

    std::string operator()(const failures::NotFinite& cause) const
    {
        switch (cause.of) {
        case failures::NotFinite::Of::Derivatives: return tr("the derivatives are not finite");
        case failures::NotFinite::Of::Jacobian: return tr("the Jacobian is not finite");
        case failures::NotFinite::Of::Residuals: return tr("the residuals are not finite");
        case failures::NotFinite::Of::Results: return tr("the results are not finite");
        }
        return {};
    }

    std::string operator()(const failures::VariableNotFinite& cause) const
    {
        std::string text = tr("`%1` is %2").arg(path(cause.variable), exactText(cause.value));
        if (cause.condition != kNoVariable)
            text = tr("%1 where the condition `%2` is about to change; a branch is followed beyond the end of its "
                      "condition until the event is found, so give it a value there too, or write the condition in "
                      "noEvent()")
                       .arg(text, conditionText(cause.condition));
        if (cause.divisor == kNoExpr)
            return text;
        text = tr("%1, since it is divided by `%2`, which is 0")
                   .arg(text, (expressionText(model_, cause.divisor, kTextLength)));
        const bool isOne = model_.graph.node(cause.divisor).operation == Operation::Variable;
        for (std::size_t i = 0; !isOne && i < std::min(kMostNamed, cause.divisorValues.size()); ++i)
            text = (i == 0 ? tr("%1 with `%2` = %3") : tr("%1, `%2` = %3"))
                       .arg(text, path(cause.divisorValues[i].first), exactText(cause.divisorValues[i].second));
        return text;
    }

    std::string operator()(const failures::SlopeNotFinite& cause) const
    {
        const std::string row =
            cause.isDerivative ? "`der(" + path(cause.row) + ")`" : tr("the equation for `%1`").arg(path(cause.row));
        return tr("%1 has the slope %2 over `%3`").arg(row, exactText(cause.slope), path(cause.column));
    }

    std::string operator()(const failures::BlockNotSolved& cause) const
    {
        const std::string text = tr("no solution found for %1").arg(listed(firstNames(cause.unknowns)));
        if (cause.beyond != kNoVariable)
            return (cause.isBelow ? tr("%1: the equations hold only with `%2` = %3, below its least value, %4")
                                  : tr("%1: the equations hold only with `%2` = %3, above its largest value, %4"))
                .arg(text, path(cause.beyond), shortNumber(cause.value), shortNumber(cause.bound));
        std::vector<std::string> worst;
        for (const failures::BlockEquation& equation : cause.worst)
            worst.push_back(tr("%1 is off by %2").arg(equationOf(equation), shortNumber(equation.residual, 3)));
        return worst.empty() ? text : tr("%1; worst off: %2").arg(text, listed(worst));
    }

    std::string operator()(const failures::BlockSingular& cause) const
    {
        if (cause.equations.empty())
            return tr("the equations for %1 are singular").arg(listed(firstNames(cause.unknowns)));
        std::vector<std::string> equations, names;
        for (const failures::BlockEquation& equation : cause.equations)
            equations.push_back(equationOf(equation));
        for (const VariableId unknown : cause.unknowns)
            names.push_back(name(unknown));
        return (equations.size() > 1 ? tr("the equations %1 do not determine %2")
                                     : tr("the equation %1 does not determine %2"))
            .arg(listed(equations), listed(names));
    }

    std::string operator()(const failures::NoConsistentValue& cause) const
    {
        return tr("`%1` finds no consistent value").arg(path(cause.variable));
    }

private:
    [[nodiscard]] std::string path(VariableId id) const { return (model_.variable(id).path); }
    /// A relation without the parentheses about its truth's name.
    [[nodiscard]] std::string conditionText(VariableId truth) const
    {
        const std::string text = path(truth);
        return text.starts_with('(') && text.ends_with(')') ? text.substr(1, text.size() - 2) : text;
    }
    [[nodiscard]] std::string name(VariableId id) const { return quoted(model_.variable(id).path); }

    [[nodiscard]] std::vector<std::string> firstNames(const std::vector<VariableId>& unknowns) const
    {
        std::vector<std::string> names;
        for (std::size_t k = 0; k < std::min(kMostNamed, unknowns.size()); ++k)
            names.push_back(name(unknowns[k]));
        if (unknowns.size() > kMostNamed)
            names.back() = tr("%1 more").arg(unknowns.size() - kMostNamed + 1);
        return names;
    }

    [[nodiscard]] std::string equationOf(const failures::BlockEquation& equation) const
    {
        const std::string& path = model_.component(equation.component).path;
        const std::string text = quoted(equationText(model_, equation.left, equation.right, kTextLength));
        return path.empty() ? text : tr("%1 of `%2`").arg(text, (path));
    }

    const FlatModel& model_;
};

}  // namespace

std::string failureWords(const EvaluationStatus& status, const FlatModel& model)
{
    if (status.cause)
        return std::visit(CauseText(model), *status.cause);
    return status.kind == FailureKind::Cancelled ? tr("stopped").text() : std::string();
}

std::pair<std::string, std::string> distinctTexts(const FlatVariable& variable, double first, double second)
{
    int digits = kDigits;
    while (digits < std::numeric_limits<double>::max_digits10 &&
           quantityText(variable, first, digits) == quantityText(variable, second, digits))
        ++digits;
    return {quantityText(variable, first, digits), quantityText(variable, second, digits)};
}

std::string messageWords(const ModelMessage& message)
{
    std::string text;
    for (std::size_t i = 0; i < message.texts.size(); ++i) {
        text += message.texts[i];
        if (i < message.values.size())
            text += shortNumber(message.values[i], 6);
    }
    return text;
}

}  // namespace bramah::solver
