// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/unit_fit.h"

#include "model/instance/text_attribute.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

/// What is known of the unit of a part of an expression.
struct Measure {
    std::optional<Dimension> dimension;      ///< nothing if it may be anything
    QString unit;                            ///< SI, where the part has one of its own
    const MeasuredNumber* number = nullptr;  ///< a typed one that decided it
    bool isPlainNumber = false;              ///< without a unit
    bool isName = false;                     ///< or a number: as it is written
    bool isSi = true;                        ///< false for a variable in rev/min, say
    const Instance* variable = nullptr;
    const Expression* literal = nullptr;
};

bool isOffset(const Measure& measure)
{
    return measure.number && measure.number->unit.offset != 0;
}

Dimension sum(const Dimension& left, const Dimension& right, double factor)
{
    Dimension result = left;
    for (std::size_t k = 0; k < result.size(); ++k)
        result.at(k) += factor * right.at(k);
    return result;
}

class UnitFit
{
public:
    UnitFit(const Instance& scope, std::span<const MeasuredNumber> numbers) : scope_(scope), numbers_(numbers) {}

    Measure measure(const Expression& expression)
    {
        if (const MeasuredNumber* number = typedAt(expression))
            return {number->unit.dimension, {}, number, false, false};
        switch (expression.kind) {
        case ExpressionKind::Number: return {{}, {}, nullptr, true, true, true, nullptr, &expression};
        case ExpressionKind::Reference: return ofName(expression.as<ComponentReference>());
        case ExpressionKind::Unary: return withoutZero(measure(*expression.as<UnaryExpression>().operand));
        case ExpressionKind::Parenthesized: return measure(*expression.as<ParenthesizedExpression>().inner);
        case ExpressionKind::Binary: return ofBinary(expression.as<BinaryExpression>());
        case ExpressionKind::If: return ofIf(expression.as<IfExpression>());
        case ExpressionKind::Call: return ofCall(expression.as<CallExpression>());
        default: return {};
        }
    }

    /// Notes a misfit if \a left and \a right, which are compared, cannot be.
    void compare(const Measure& left, const Measure& right)
    {
        notePlain(left, right);
        notePlain(right, left);
        const bool differ = left.dimension && right.dimension && *left.dimension != *right.dimension;
        const Measure& typed = left.number ? left : right;
        const Measure& other = left.number ? right : left;
        if (typed.number && (differ || (other.dimension && !other.isSi)))
            note({typed.number->written, other.number ? other.number->unit.name : other.unit, false});
        // A temperature in degC is compared with a temperature, not with a sum of some.
        else if (isOffset(typed) && !other.isName && !isOffset(other) && other.dimension)
            note({typed.number->written, other.unit, true});
    }

    [[nodiscard]] const std::optional<UnitMisfit>& misfit() const { return misfit_; }
    [[nodiscard]] std::vector<PlainNumber> takePlain()
    {
        std::ranges::sort(plain_, {}, [](const PlainNumber& one) { return one.span.begin; });
        return std::move(plain_);
    }

private:
    const MeasuredNumber* typedAt(const Expression& expression) const
    {
        const bool isNumber = expression.kind == ExpressionKind::Number ||
                              (expression.kind == ExpressionKind::Unary &&
                               expression.as<UnaryExpression>().operand->kind == ExpressionKind::Number);
        const auto found = std::ranges::find(numbers_, expression.span.begin, &MeasuredNumber::offset);
        return isNumber && found != numbers_.end() ? &*found : nullptr;
    }

    void notePlain(const Measure& number, const Measure& beside)
    {
        if (number.literal && beside.variable && beside.isSi)
            plain_.push_back({number.literal->span, numberOf(number.literal).value_or(0), beside.variable,
                              number.isName && beside.isName});
    }

    void note(UnitMisfit misfit)
    {
        if (!misfit_)
            misfit_ = std::move(misfit);
    }

    /// \a measure as a term of a sum or a factor, where a number that counts from a zero of its own has no meaning.
    Measure withoutZero(Measure measure)
    {
        if (isOffset(measure))
            note({measure.number->written, {}, true});
        measure.isName = false;
        return measure;
    }

    Measure ofName(const ComponentReference& reference) const
    {
        const Instance* variable = scope_.tree().names().componentAt(reference, scope_);
        const QString unit = variable ? textAttribute(*variable, "unit") : QString();
        if (unit.isEmpty())
            return {};
        const auto parsed = parseUnit(unit);
        if (!parsed)
            return {};
        return {parsed->dimension, unit, nullptr, false, true, parsed->factor == 1 && parsed->offset == 0, variable};
    }

    Measure ofBinary(const BinaryExpression& binary)
    {
        Measure left = measure(*binary.left);
        Measure right = measure(*binary.right);
        switch (binary.operation) {
        case BinaryOperator::Less:
        case BinaryOperator::LessEqual:
        case BinaryOperator::Greater:
        case BinaryOperator::GreaterEqual:
        case BinaryOperator::Equal:
        case BinaryOperator::NotEqual: compare(left, right); return {};
        case BinaryOperator::And:
        case BinaryOperator::Or: return {};
        default: break;
        }
        left = withoutZero(left);
        right = withoutZero(right);
        switch (binary.operation) {
        case BinaryOperator::Add:
        case BinaryOperator::Subtract: compare(left, right); return left.dimension ? left : right;
        case BinaryOperator::Multiply: return product(left, right, 1);
        case BinaryOperator::Divide: return product(left, right, -1);
        case BinaryOperator::Power: return power(left, numberOf(binary.right));
        default: return {};
        }
    }

    static Measure product(const Measure& left, const Measure& right, double factor)
    {
        const auto factorOf = [](const Measure& measure) {
            return measure.isPlainNumber ? std::optional(Dimension{}) : measure.dimension;
        };
        const auto first = factorOf(left);
        const auto second = factorOf(right);
        Measure result;
        if (first && second && !(left.isPlainNumber && right.isPlainNumber))
            result = {sum(*first, *second, factor), {}, left.number ? left.number : right.number, false, false};
        result.isPlainNumber = left.isPlainNumber && right.isPlainNumber;
        return result;
    }

    static Measure power(Measure base, std::optional<double> exponent)
    {
        if (base.isPlainNumber || !base.dimension || !exponent)
            return {{}, {}, nullptr, base.isPlainNumber, false};
        for (double& each : *base.dimension)
            each *= *exponent;
        base.unit.clear();
        return base;
    }

    Measure ofIf(const IfExpression& choice)
    {
        Measure result = measure(*choice.otherwise);
        for (const IfBranch& branch : choice.branches) {
            measure(*branch.condition);
            const Measure value = measure(*branch.value);
            compare(result, value);
            if (!result.dimension)
                result = value;
        }
        return result;
    }

    Measure ofCall(const CallExpression& call)
    {
        std::vector<Measure> arguments;
        for (const FunctionArgument& argument : call.arguments)
            arguments.push_back(measure(*argument.value));
        const std::string_view name =
            call.callee && !call.callee->parts.empty() ? call.callee->parts.back().name.text : std::string_view();
        if (arguments.empty())
            return {};
        if (name == "min" || name == "max") {
            for (std::size_t k = 1; k < arguments.size(); ++k)
                compare(arguments.front(), arguments[k]);
            return arguments.front().dimension ? arguments.front() : arguments.back();
        }
        if (name == "noEvent" || name == "pre" || name == "delay" || name == "previous")
            return arguments.front();
        if (name == "abs")
            return withoutZero(arguments.front());
        if (name == "sqrt")
            return power(withoutZero(arguments.front()), 0.5);
        if (name == "der") {
            const Measure second{parseUnit(u"s")->dimension, {}, nullptr, false, false};
            return product(withoutZero(arguments.front()), second, -1);
        }
        return {};
    }

    const Instance& scope_;
    std::span<const MeasuredNumber> numbers_;
    std::optional<UnitMisfit> misfit_;
    std::vector<PlainNumber> plain_;
};

}  // namespace

std::optional<UnitMisfit> unitMisfit(const Expression& expression, const Instance& scope,
                                     std::span<const MeasuredNumber> numbers, const QString& unit)
{
    if (numbers.empty())
        return {};
    UnitFit fit(scope, numbers);
    const Measure whole = fit.measure(expression);
    if (const auto wanted = unit.isEmpty() ? std::nullopt : parseUnit(unit))
        fit.compare(whole, {wanted->dimension, unit, nullptr, false, true});
    return fit.misfit();
}

std::vector<PlainNumber> plainNumbers(const Expression& expression, const Instance& scope)
{
    UnitFit fit(scope, {});
    fit.measure(expression);
    return fit.takePlain();
}

}  // namespace bramah::model
