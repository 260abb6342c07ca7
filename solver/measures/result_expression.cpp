// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/result_expression.h"

#include "model/syntax/syntax_tree.h"
#include "model/units/measured_numbers.h"
#include "model/units/quantity_text.h"
#include "model/units/shown_unit.h"
#include "model/units/unit.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace bramah::solver {

namespace {

using namespace model::syntax;
using Kind = ResultStep::Kind;

constexpr std::size_t kAngle = 6;
constexpr int kDeepest = 200;  ///< expressions within each other

/// The unit of a value: that of a number written without one agrees with every unit, as does one that is not known.
struct ValueUnit {
    enum class Is : std::uint8_t { Number, Unknown, Known };
    Is is = Is::Number;
    model::Dimension dimension{};
    double factor = 1;

    [[nodiscard]] bool isKnown() const { return is == Is::Known; }
    [[nodiscard]] static ValueUnit of(const QString& name)
    {
        const auto unit = name.isEmpty() ? std::nullopt : model::parseUnit(name);
        return unit ? ValueUnit{Is::Known, unit->dimension, unit->factor} : ValueUnit{Is::Unknown, {}, 1};
    }
    /// An angle counts as a number, as in Modelica.
    [[nodiscard]] bool agreesWith(const ValueUnit& other) const
    {
        if (!isKnown() || !other.isKnown())
            return true;
        model::Dimension mine = dimension, others = other.dimension;
        mine[kAngle] = others[kAngle] = 0;
        return mine == others && std::abs(factor / other.factor - 1) < 1e-9;
    }
    [[nodiscard]] ValueUnit toThe(double power) const
    {
        ValueUnit result = *this;
        for (double& exponent : result.dimension)
            exponent *= power;
        result.factor = std::pow(factor, power);
        return result;
    }
    [[nodiscard]] ValueUnit times(const ValueUnit& other) const
    {
        if (is == Is::Unknown || other.is == Is::Unknown)
            return {Is::Unknown, {}, 1};
        if (!isKnown() || !other.isKnown())
            return isKnown() ? *this : other;
        ValueUnit result = *this;
        for (std::size_t k = 0; k < dimension.size(); ++k)
            result.dimension[k] += other.dimension[k];
        result.factor *= other.factor;
        return result;
    }
    [[nodiscard]] QString text() const
    {
        const QString si = model::siUnitOf(dimension);
        return factor == 1 ? si : QStringLiteral("%1 %2").arg(QString::number(factor), si);
    }
};

/// What is known about the value of a step besides how it is computed.
struct StepValue {
    int step = -1;
    ValueUnit unit;
    bool isLogical = false;
    bool isAbsolute = false;             ///< counted from a zero of its own, as a stored pressure or temperature
    const ResultColumn* like = nullptr;  ///< the stored variable that it is shown like
    double density = 0;                  ///< of a mass flow, see ResultColumn
    bool isDiscrete = true;
    std::optional<double> constant;
};

struct FunctionForm {
    Operation operation;
    int arguments = 1;
    enum class Takes : std::uint8_t { Any, SameUnits, Number } takes = Takes::Number;
};

const std::map<std::string_view, FunctionForm>& functionForms()
{
    using Takes = FunctionForm::Takes;
    static const std::map<std::string_view, FunctionForm> forms = {
        {"abs", {Operation::Abs, 1, Takes::SameUnits}},
        {"sign", {Operation::Sign, 1, Takes::Any}},
        {"sqrt", {Operation::Sqrt, 1, Takes::Any}},
        {"exp", {Operation::Exp}},
        {"log", {Operation::Log}},
        {"log10", {Operation::Log10}},
        {"sin", {Operation::Sin}},
        {"cos", {Operation::Cos}},
        {"tan", {Operation::Tan}},
        {"asin", {Operation::Asin}},
        {"acos", {Operation::Acos}},
        {"atan", {Operation::Atan}},
        {"sinh", {Operation::Sinh}},
        {"cosh", {Operation::Cosh}},
        {"tanh", {Operation::Tanh}},
        {"atan2", {Operation::Atan2, 2, Takes::SameUnits}},
        {"min", {Operation::Min, 2, Takes::SameUnits}},
        {"max", {Operation::Max, 2, Takes::SameUnits}},
        {"floor", {Operation::Floor, 1, Takes::Any}},
        {"ceil", {Operation::Ceil, 1, Takes::Any}},
    };
    return forms;
}

/// The functions with a past, and whether they take a time as their second argument.
const std::map<std::string_view, std::pair<Kind, bool>>& pastFunctions()
{
    static const std::map<std::string_view, std::pair<Kind, bool>> functions = {
        {"der", {Kind::Derivative, false}},
        {"integral", {Kind::Integral, false}},
        {"filter", {Kind::Filter, true}},
        {"movingMean", {Kind::MovingMean, true}},
    };
    return functions;
}

/// Turns a syntax tree into steps.
class ExpressionReader
{
public:
    ExpressionReader(const QString& written, const ResultNames& names) : written_(written), names_(names) {}

    tl::expected<StepValue, ExpressionProblem> read()
    {
        const model::SiExpression si = model::inSiNumbers(written_);
        numbers_ = si.numbers;
        text_ = si.text.toUtf8();
        tree_ = SyntaxTree::parseExpression(std::make_shared<const model::SourceText>(QString(), text_));
        if (written_.trimmed().isEmpty())
            return tl::make_unexpected(
                ExpressionProblem{tr("An expression is expected, as `cylinder.pA - cylinder.pB`.")});
        for (const model::Diagnostic& diagnostic : tree_->diagnostics())
            if (diagnostic.severity() == model::Severity::Error)
                return tl::make_unexpected(problemAt(diagnostic.message(), diagnostic.span));
        const StepValue whole = valueOf(*tree_->expression());
        if (problem_)
            return tl::make_unexpected(*problem_);
        return whole;
    }

    std::vector<ResultStep> takeSteps() { return std::move(steps_); }

private:
    StepValue valueOf(const Expression& expression)
    {
        if (problem_)
            return {};
        if (++depth_ > kDeepest) {
            refuse(tr("The expression is nested too deeply."), expression.span);
            return {};
        }
        const StepValue value = valueBy(expression);
        --depth_;
        return problem_ ? StepValue() : value;
    }

    StepValue valueBy(const Expression& expression)
    {
        switch (expression.kind) {
        case ExpressionKind::Number: return number(expression.as<NumberLiteral>());
        case ExpressionKind::Boolean: {
            StepValue value = constant(expression.as<BooleanLiteral>().value ? 1 : 0, {});
            value.isLogical = true;
            return value;
        }
        case ExpressionKind::Reference: return reference(expression.as<ComponentReference>());
        case ExpressionKind::Unary: return unary(expression.as<UnaryExpression>());
        case ExpressionKind::Binary: return binary(expression.as<BinaryExpression>());
        case ExpressionKind::If: return choice(expression.as<IfExpression>());
        case ExpressionKind::Call: return call(expression.as<CallExpression>());
        case ExpressionKind::Parenthesized:
            if (expression.as<ParenthesizedExpression>().subscripts.empty())
                return valueOf(*expression.as<ParenthesizedExpression>().inner);
            break;
        default: break;
        }
        return refuse(tr("`%1` is no number.").arg(textOf(expression.span)), expression.span);
    }

    StepValue constant(double value, const ValueUnit& unit)
    {
        StepValue result;
        result.step = add({.kind = Kind::Constant, .value = value, .isDiscrete = true});
        result.unit = unit;
        result.constant = value;
        return result;
    }

    StepValue number(const NumberLiteral& literal)
    {
        for (const model::MeasuredNumber& measured : numbers_)
            if (measured.offset == literal.span.begin) {
                StepValue value = constant(literal.value, {ValueUnit::Is::Known, measured.unit.dimension, 1});
                value.isAbsolute = measured.unit.offset != 0 || model::hasOwnZero(measured.written);
                return value;
            }
        return constant(literal.value, {});
    }

    StepValue reference(const ComponentReference& reference)
    {
        const QString path = textOf(reference.span).remove(QLatin1Char(' '));
        if (path == QLatin1String("time")) {
            StepValue time;
            time.step = add({.kind = Kind::Time});
            time.unit = ValueUnit::of(QStringLiteral("s"));
            time.isDiscrete = false;
            return time;
        }
        if (const ResultColumn* column = names_.variable ? names_.variable(path) : nullptr) {
            StepValue value = valueLike(*column);
            value.step = add({.kind = Kind::Column, .path = path, .isDiscrete = column->isDiscrete});
            return value;
        }
        if (const auto side = names_.side ? names_.side(path) : std::nullopt) {
            StepValue value = valueLike(side->variable());
            value.step = add({.kind = Kind::Side,
                              .path = path,
                              .side = std::make_shared<const SideCurve>(*side),
                              .isDiscrete = value.isDiscrete});
            value.like = &steps_.back().side->variable();
            return value;
        }
        if (names_.parameter)
            if (const auto known = names_.parameter(path))
                return constant(known->value, ValueUnit::of(known->unit));
        return refuse(tr("There is no variable `%1` in the results.").arg(path), reference.span);
    }

    /// What is known of the values of \a column, which must stay where it is.
    static StepValue valueLike(const ResultColumn& column)
    {
        StepValue value;
        value.unit = ValueUnit::of(column.unit);
        value.isLogical = column.isBoolean;
        value.isAbsolute = column.quantity != QLatin1String("PressureDifference");
        value.like = &column;
        value.density = column.density;
        value.isDiscrete = column.isDiscrete;
        return value;
    }

    /// A mass flow of known density beside a volume flow becomes its volume flow, as which it is shown.
    void matchFlows(StepValue& left, StepValue& right)
    {
        static const ValueUnit kVolumeFlow = ValueUnit::of(QStringLiteral("m3/s"));
        static const ValueUnit kMassFlow = ValueUnit::of(QStringLiteral("kg/s"));
        const auto isOf = [](const ValueUnit& wanted, const StepValue& value) {
            return value.unit.isKnown() && value.unit.dimension == wanted.dimension;
        };
        for (const auto& [flow, other] : {std::pair(&left, &right), std::pair(&right, &left)})
            if (flow->density > 0 && isOf(kMassFlow, *flow) && isOf(kVolumeFlow, *other)) {
                const StepValue factor = constant(1 / flow->density, {});
                *flow = product(Operation::Multiply, *flow, factor, kVolumeFlow);
                flow->density = 0;
                flow->like = other->like;
            }
    }

    StepValue unary(const UnaryExpression& unary)
    {
        StepValue value = valueOf(*unary.operand);
        if (problem_)
            return {};
        const bool isNot = unary.operation == UnaryOperator::Not;
        if (!requireKind(value, isNot, unary.operand->span))
            return {};
        if (unary.operation == UnaryOperator::Plus || unary.operation == UnaryOperator::ElementwisePlus)
            return value;
        return derived(isNot ? Operation::Not : Operation::Negate, value, {value});
    }

    StepValue binary(const BinaryExpression& binary)
    {
        StepValue left = valueOf(*binary.left), right = valueOf(*binary.right);
        if (problem_)
            return {};
        const auto agree = [&] {
            matchFlows(left, right);
            return requireAgreement(left, *binary.left, right, *binary.right);
        };
        const bool isJoining = binary.operation == BinaryOperator::And || binary.operation == BinaryOperator::Or;
        const bool isEquality =
            binary.operation == BinaryOperator::Equal || binary.operation == BinaryOperator::NotEqual;
        if (isEquality ? left.isLogical != right.isLogical
                       : !requireKind(left, isJoining, binary.left->span) ||
                             !requireKind(right, isJoining, binary.right->span))
            return problem_ ? StepValue() : refuse(tr("A condition cannot be compared with a number."), binary.span);
        switch (binary.operation) {
        case BinaryOperator::Add:
        case BinaryOperator::ElementwiseAdd: return agree() ? sum(Operation::Add, left, right) : StepValue();
        case BinaryOperator::Subtract:
        case BinaryOperator::ElementwiseSubtract: return agree() ? sum(Operation::Subtract, left, right) : StepValue();
        case BinaryOperator::Multiply:
        case BinaryOperator::ElementwiseMultiply:
            return product(Operation::Multiply, left, right, left.unit.times(right.unit));
        case BinaryOperator::Divide:
        case BinaryOperator::ElementwiseDivide:
            return product(Operation::Divide, left, right, left.unit.times(right.unit.toThe(-1)));
        case BinaryOperator::Power:
        case BinaryOperator::ElementwisePower: return power(left, right, binary);
        case BinaryOperator::Less: return agree() ? relation(Operation::Less, left, right) : StepValue();
        case BinaryOperator::LessEqual: return agree() ? relation(Operation::LessEqual, left, right) : StepValue();
        case BinaryOperator::Greater: return agree() ? relation(Operation::Greater, left, right) : StepValue();
        case BinaryOperator::GreaterEqual:
            return agree() ? relation(Operation::GreaterEqual, left, right) : StepValue();
        case BinaryOperator::Equal: return agree() ? relation(Operation::Equal, left, right) : StepValue();
        case BinaryOperator::NotEqual: return agree() ? relation(Operation::NotEqual, left, right) : StepValue();
        case BinaryOperator::And: return relation(Operation::And, left, right);
        case BinaryOperator::Or: return relation(Operation::Or, left, right);
        }
        return {};
    }

    /// Two pressures or temperatures less one another are a difference; with a difference they stay what they are.
    StepValue sum(Operation operation, const StepValue& left, const StepValue& right)
    {
        StepValue result = derived(operation, left.like ? left : right, {left, right});
        result.unit = left.unit.isKnown() ? left.unit : right.unit;
        result.isAbsolute = left.isAbsolute != right.isAbsolute;
        if (left.density != right.density && !left.constant && !right.constant)
            result.density = 0;
        return result;
    }

    StepValue product(Operation operation, const StepValue& left, const StepValue& right, const ValueUnit& unit)
    {
        const bool isScaled = left.unit.is == ValueUnit::Is::Number || right.unit.is == ValueUnit::Is::Number;
        StepValue result = derived(operation, left.unit.isKnown() ? left : right, {left, right});
        result.unit = unit;
        result.isAbsolute = false;
        if (!isScaled || (operation == Operation::Divide && !left.unit.isKnown())) {
            result.like = nullptr;
            result.density = 0;
        }
        return result;
    }

    StepValue power(const StepValue& base, const StepValue& exponent, const BinaryExpression& binary)
    {
        if (!requireNumber(exponent, *binary.right))
            return {};
        StepValue result = derived(Operation::Power, base, {base, exponent});
        result.like = nullptr;
        result.density = 0;
        result.isAbsolute = false;
        if (base.unit.isKnown())
            result.unit =
                exponent.constant ? base.unit.toThe(*exponent.constant) : ValueUnit{ValueUnit::Is::Unknown, {}, 1};
        return result;
    }

    StepValue relation(Operation operation, const StepValue& left, const StepValue& right)
    {
        StepValue result = derived(operation, {}, {left, right});
        result.unit = {};
        result.isLogical = true;
        // A comparison of curves changes between rows too; it holds from one row to the next.
        result.isDiscrete = true;
        steps_.back().isDiscrete = true;
        return result;
    }

    StepValue choice(const IfExpression& choice)
    {
        StepValue result = valueOf(*choice.otherwise);
        for (std::size_t k = choice.branches.size(); k-- > 0 && !problem_;) {
            const IfBranch& branch = choice.branches[k];
            const StepValue condition = valueOf(*branch.condition), value = valueOf(*branch.value);
            if (problem_ || !requireKind(condition, true, branch.condition->span) ||
                !requireAgreement(value, *branch.value, result, *choice.otherwise))
                return {};
            if (value.isLogical != result.isLogical)
                return refuse(tr("The branches are a number and a condition."), choice.span);
            StepValue chosen = derived(Operation::If, value.like ? value : result, {condition, value, result});
            chosen.unit = value.unit.isKnown() ? value.unit : result.unit;
            chosen.isLogical = value.isLogical;
            chosen.isAbsolute = value.isAbsolute || result.isAbsolute;
            chosen.isDiscrete = value.isDiscrete && result.isDiscrete;
            steps_.back().isDiscrete = chosen.isDiscrete;
            result = chosen;
        }
        return result;
    }

    StepValue call(const CallExpression& call)
    {
        const std::string_view name =
            call.callee && call.callee->parts.size() == 1 ? call.callee->parts.front().name.text : std::string_view();
        const auto form = functionForms().find(name);
        const auto past = pastFunctions().find(name);
        if ((form == functionForms().end() && past == pastFunctions().end()) || !call.iterators.empty())
            return refuse(tr("`%1` is no function of curves; there are %2.")
                              .arg(textOf(call.callee ? call.callee->span : call.span),
                                   resultFunctions().join(QStringLiteral(", "))),
                          call.callee ? call.callee->span : call.span);
        const std::size_t wanted = past != pastFunctions().end() ? (past->second.second ? 2 : 1)
                                                                 : static_cast<std::size_t>(form->second.arguments);
        if (call.arguments.size() != wanted ||
            std::ranges::any_of(call.arguments, [](const FunctionArgument& one) { return !one.name.text.empty(); }))
            return refuse(wanted == 1 ? tr("`%1` takes one argument.").arg(text(name))
                                      : tr("`%1` takes %2 arguments.").arg(text(name)).arg(wanted),
                          call.span);
        std::vector<StepValue> arguments;
        for (const FunctionArgument& argument : call.arguments) {
            arguments.push_back(valueOf(*argument.value));
            if (problem_ || !requireKind(arguments.back(), false, argument.value->span))
                return {};
        }
        return past != pastFunctions().end() ? withPast(past->second.first, arguments, call)
                                             : function(form->second, arguments, call);
    }

    StepValue function(const FunctionForm& form, std::vector<StepValue> arguments, const CallExpression& call)
    {
        using Takes = FunctionForm::Takes;
        if (arguments.size() == 2)
            matchFlows(arguments.front(), arguments.back());
        const StepValue& first = arguments.front();
        if (form.takes == Takes::Number && !requireNumber(first, *call.arguments.front().value))
            return {};
        if (arguments.size() == 2 &&
            !requireAgreement(first, *call.arguments.front().value, arguments.back(), *call.arguments.back().value))
            return {};
        StepValue result = derived(form.operation, first.like ? first : arguments.back(), arguments);
        const bool keepsUnit = form.takes == Takes::SameUnits && form.operation != Operation::Atan2;
        if (keepsUnit)
            result.unit = first.unit.isKnown() ? first.unit : arguments.back().unit;
        else
            result.unit =
                form.operation == Operation::Sqrt && first.unit.isKnown() ? first.unit.toThe(0.5) : ValueUnit();
        if (!keepsUnit) {
            result.like = nullptr;
            result.density = 0;
            result.isAbsolute = false;
        }
        return result;
    }

    StepValue withPast(Kind kind, const std::vector<StepValue>& arguments, const CallExpression& call)
    {
        const StepValue& operand = arguments.front();
        if (kind == Kind::Derivative && operand.isDiscrete && !operand.constant)
            return refuse(tr("`%1` changes at events only and has no derivative.")
                              .arg(textOf(call.arguments.front().value->span)),
                          call.span);
        ResultStep step{.kind = kind, .a = operand.step};
        if (arguments.size() == 2) {
            const StepValue& duration = arguments.back();
            const Expression& written = *call.arguments.back().value;
            if (!duration.constant || !(*duration.constant > 0))
                return refuse(tr("`%1` must be a time above zero that stays the same.").arg(textOf(written.span)),
                              written.span);
            if (!duration.unit.agreesWith(ValueUnit::of(QStringLiteral("s"))))
                return refuse(tr("`%1` is in %2, and a time is expected.")
                                  .arg(writtenOf(written.span), model::prettyUnit(duration.unit.text())),
                              written.span);
            step.value = *duration.constant;
        }
        StepValue result = operand;
        result.constant.reset();
        result.isDiscrete = false;
        result.step = add(step);
        if (kind == Kind::Derivative || kind == Kind::Integral) {
            const ValueUnit second = ValueUnit::of(QStringLiteral("s"));
            result.unit = operand.unit.is == ValueUnit::Is::Number
                              ? second.toThe(kind == Kind::Derivative ? -1 : 1)
                              : operand.unit.times(second.toThe(kind == Kind::Derivative ? -1 : 1));
            result.isAbsolute = false;
            result.like = nullptr;
            result.density = 0;
        }
        return result;
    }

    /// The step of \a operation over \a operands, shown \a like one of them.
    StepValue derived(Operation operation, const StepValue& like, const std::vector<StepValue>& operands)
    {
        StepValue result = like;
        ResultStep step{.kind = Kind::Operation, .operation = operation, .isDiscrete = true};
        std::array<double, 3> values{};
        bool isConstant = true;
        for (std::size_t k = 0; k < operands.size(); ++k) {
            (k == 0 ? step.a : k == 1 ? step.b : step.c) = operands[k].step;
            step.isDiscrete = step.isDiscrete && operands[k].isDiscrete;
            isConstant = isConstant && operands[k].constant;
            values[k] = operands[k].constant.value_or(0);
        }
        result.isDiscrete = step.isDiscrete;
        result.constant.reset();
        if (isConstant)
            result.constant = apply(operation, values[0], values[1], values[2]);
        result.step = add(step);
        return result;
    }

    int add(ResultStep step)
    {
        steps_.push_back(std::move(step));
        return static_cast<int>(steps_.size()) - 1;
    }

    bool requireKind(const StepValue& value, bool isLogical, model::Span span)
    {
        if (value.isLogical == isLogical)
            return true;
        refuse(isLogical ? tr("`%1` is a number, and a condition is expected.").arg(writtenOf(span))
                         : tr("`%1` is a condition, and a number is expected; `if %1 then 1 else 0` makes one of it.")
                               .arg(writtenOf(span)),
               span);
        return false;
    }

    bool requireNumber(const StepValue& value, const Expression& written)
    {
        if (value.unit.agreesWith({ValueUnit::Is::Known, {}, 1}))
            return true;
        refuse(tr("`%1` is in %2, and a number without a unit is expected.")
                   .arg(writtenOf(written.span), model::prettyUnit(value.unit.text())),
               written.span);
        return false;
    }

    bool requireAgreement(const StepValue& left, const Expression& leftText, const StepValue& right,
                          const Expression& rightText)
    {
        if (left.unit.agreesWith(right.unit))
            return true;
        refuse(tr("`%1` is in %2, but `%3` in %4; bring both to the same unit.")
                   .arg(writtenOf(leftText.span), model::prettyUnit(left.unit.text()), writtenOf(rightText.span),
                        model::prettyUnit(right.unit.text())),
               {leftText.span.begin, rightText.span.end});
        return false;
    }

    StepValue refuse(const QString& message, model::Span span)
    {
        if (!problem_)
            problem_ = problemAt(message, span);
        return {};
    }

    ExpressionProblem problemAt(const QString& message, model::Span span) const
    {
        const qsizetype begin = inWritten(span.begin);
        return {message, begin, std::max<qsizetype>(0, inWritten(span.end) - begin)};
    }

    /// The place in the written text of a byte of the text with SI numbers.
    qsizetype inWritten(qsizetype offset) const
    {
        // The texts differ by numbers alone: walk both.
        qsizetype at = QString::fromUtf8(text_.left(offset)).size(), shift = 0;
        for (const model::MeasuredNumber& number : numbers_) {
            if (number.offset >= offset)
                break;
            qsizetype end = number.offset;
            while (end < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[end])) || text_[end] == '.' ||
                                          ((text_[end] == '-' || text_[end] == '+') && end > number.offset &&
                                           (text_[end - 1] == 'e' || text_[end - 1] == 'E'))))
                ++end;
            shift += number.written.size() - (end - number.offset);
        }
        return std::clamp<qsizetype>(at + shift, 0, written_.size());
    }

    QString writtenOf(model::Span span) const
    {
        const qsizetype begin = inWritten(span.begin);
        return written_.mid(begin, inWritten(span.end) - begin).trimmed();
    }
    QString textOf(model::Span span) const
    {
        return QString::fromUtf8(text_.mid(span.begin, static_cast<qsizetype>(span.length())));
    }
    static QString text(std::string_view name)
    {
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }

    const QString& written_;
    const ResultNames& names_;
    std::vector<model::MeasuredNumber> numbers_;
    QByteArray text_;
    std::shared_ptr<const SyntaxTree> tree_;
    std::vector<ResultStep> steps_;
    std::optional<ExpressionProblem> problem_;
    int depth_ = 0;
};

/// How the values of an expression are shown.
ResultColumn columnFor(const QString& text, const StepValue& value)
{
    ResultColumn column;
    column.path = text;
    column.isBoolean = value.isLogical;
    column.isDiscrete = value.isDiscrete;
    if (value.unit.isKnown())
        column.unit = value.like && ValueUnit::of(value.like->unit).dimension == value.unit.dimension
                          ? value.like->unit
                          : value.unit.text();
    column.density = value.density;
    const bool isPressure = column.unit == QLatin1String("Pa");
    if (value.like && value.like->unit == column.unit) {
        const auto shown = model::parseUnit(value.like->displayUnit);
        // A difference has no zero of its own: 10 K are no 10 degC.
        if (value.isAbsolute || !shown || shown->offset == 0) {
            column.displayUnit = value.like->displayUnit;
            column.ownUnit = value.like->ownUnit;
        }
        column.quantity = value.isAbsolute ? value.like->quantity : QString();
    }
    if (isPressure && !value.isAbsolute)
        column.quantity = QStringLiteral("PressureDifference");
    if (column.displayUnit.isEmpty() && !value.isAbsolute && column.unit == QLatin1String("K"))
        column.displayUnit = QStringLiteral("K");
    return column;
}

}  // namespace

tl::expected<ResultExpression, ExpressionProblem> ResultExpression::read(const QString& text, const ResultNames& names)
{
    ExpressionReader reader(text, names);
    const auto whole = reader.read();
    if (!whole)
        return tl::make_unexpected(whole.error());
    ResultExpression result;
    result.steps_ = std::make_shared<const std::vector<ResultStep>>(reader.takeSteps());
    const ResultStep& last = result.steps_->back();
    if (const ResultColumn* column =
            last.kind == Kind::Column && result.isVariable() ? names.variable(last.path) : nullptr)
        result.column_ = *column;
    else
        result.column_ = columnFor(text, *whole);
    return result;
}

QStringList ResultExpression::variables() const
{
    QStringList paths;
    for (const ResultStep& step : *steps_)
        if (step.kind == Kind::Column && !paths.contains(step.path))
            paths.append(step.path);
    return paths;
}

std::optional<ResultExpression> ResultExpression::margin() const
{
    const ResultStep& last = steps_->back();
    const bool isAbove = last.operation == Operation::Greater || last.operation == Operation::GreaterEqual;
    const bool isBelow = last.operation == Operation::Less || last.operation == Operation::LessEqual;
    if (last.kind != Kind::Operation || (!isAbove && !isBelow))
        return std::nullopt;
    auto steps = std::make_shared<std::vector<ResultStep>>(*steps_);
    ResultStep& difference = steps->back();
    difference.operation = Operation::Subtract;
    if (isBelow)
        std::swap(difference.a, difference.b);
    difference.isDiscrete = (*steps)[static_cast<std::size_t>(difference.a)].isDiscrete &&
                            (*steps)[static_cast<std::size_t>(difference.b)].isDiscrete;
    ResultExpression result;
    result.column_.path = column_.path;
    result.column_.isDiscrete = difference.isDiscrete;
    result.steps_ = std::move(steps);
    return result;
}

ResultExpression ResultExpression::part(int step) const
{
    std::vector<bool> isPart(steps_->size());
    isPart.at(static_cast<std::size_t>(step)) = true;
    auto steps = std::make_shared<std::vector<ResultStep>>();
    const auto operands = [](auto& one) { return std::array{&one.a, &one.b, &one.c}; };
    for (std::size_t k = steps_->size(); k-- > 0;)
        if (isPart[k])
            for (const int* operand : operands((*steps_)[k]))
                if (*operand >= 0)
                    isPart[static_cast<std::size_t>(*operand)] = true;
    std::vector<int> places(steps_->size(), -1);
    for (std::size_t k = 0; k < steps_->size(); ++k) {
        if (!isPart[k])
            continue;
        ResultStep& one = steps->emplace_back((*steps_)[k]);
        for (int* operand : operands(one))
            if (*operand >= 0)
                *operand = places[static_cast<std::size_t>(*operand)];
        places[k] = static_cast<int>(steps->size()) - 1;
    }
    ResultExpression result;
    result.column_.isDiscrete = steps->back().isDiscrete;
    result.steps_ = std::move(steps);
    return result;
}

std::optional<double> ResultExpression::constant() const
{
    std::vector<double> values;
    for (const ResultStep& step : *steps_) {
        const auto operand = [&](int k) { return k < 0 ? 0 : values[static_cast<std::size_t>(k)]; };
        if (step.kind == Kind::Constant)
            values.push_back(step.value);
        else if (step.kind == Kind::Operation)
            values.push_back(apply(step.operation, operand(step.a), operand(step.b), operand(step.c)));
        else
            return std::nullopt;
    }
    return values.back();
}

QStringList resultFunctions()
{
    QStringList names;
    for (const auto& [name, form] : functionForms())
        names.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    for (const auto& [name, kind] : pastFunctions())
        names.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    names.sort();
    return names;
}

}  // namespace bramah::solver
