// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/predefined_operators.h"

#include "model/values/string_function.h"
#include "solver/flatten/functions/predefined_functions.h"
#include "solver/flatten/symbols/call_arguments.h"
#include "solver/flatten/symbols/parameter_check.h"
#include "solver/translate.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace bramah::solver {

using model::DiagnosticKind;
using model::Predefined;
namespace syntax = model::syntax;

PredefinedOperators::PredefinedOperators(ExpressionLowering& lowering, const Place& place,
                                         const syntax::CallExpression& call)
    : lowering_(lowering),
      graph_(lowering.graph()),
      place_(place),
      call_(call),
      span_(call.span),
      name_(call.callee->parts.front().name.text),
      said_(lowering.messages().count())
{
}

const PredefinedOperators::Row* PredefinedOperators::row(Predefined id)
{
    using Self = PredefinedOperators;
    constexpr bool kNotInFunctions = false;
    static const std::unordered_map<Predefined, Row> table{
        {Predefined::Der, {&Self::der, kNotInFunctions}},
        {Predefined::Pre, {&Self::pre, kNotInFunctions}},
        {Predefined::Edge, {&Self::edge, kNotInFunctions}},
        {Predefined::Change, {&Self::change, kNotInFunctions}},
        {Predefined::NoEvent, {&Self::noEvent}},
        {Predefined::Smooth, {&Self::smooth}},
        {Predefined::Homotopy, {&Self::homotopy}},
        {Predefined::SemiLinear, {&Self::semiLinear}},
        {Predefined::Delay, {&Self::delay, kNotInFunctions}},
        {Predefined::Sample, {&Self::sample, kNotInFunctions}},
        {Predefined::Initial, {&Self::initial, kNotInFunctions}},
        {Predefined::Terminal, {&Self::terminal, kNotInFunctions}},
        {Predefined::Pure, {&Self::pure}},
        {Predefined::StringOf, {&Self::string}},
        {Predefined::Cardinality, {&Self::cardinality}},
        {Predefined::GetInstanceName, {&Self::instanceName}},
        {Predefined::ActualStream, {&Self::refused}},
        {Predefined::InStream, {&Self::refused}},
        {Predefined::FirstTick, {&Self::refused}},
        {Predefined::Interval, {&Self::refused}},
        {Predefined::Previous, {&Self::refused}},
        {Predefined::Hold, {&Self::refused}},
        {Predefined::SubSample, {&Self::refused}},
        {Predefined::SuperSample, {&Self::refused}},
        {Predefined::ShiftSample, {&Self::refused}},
        {Predefined::BackSample, {&Self::refused}},
        {Predefined::NoClock, {&Self::refused}},
        {Predefined::Clock, {&Self::refused}},
        {Predefined::Rooted, {&Self::refused}},
        {Predefined::IsRoot, {&Self::refused}},
        {Predefined::Transition, {&Self::refused}},
        {Predefined::InitialState, {&Self::refused}},
        {Predefined::ActiveState, {&Self::refused}},
        {Predefined::TicksInState, {&Self::refused}},
        {Predefined::TimeInState, {&Self::refused}},
    };
    const auto found = table.find(id);
    return found == table.end() ? nullptr : &found->second;
}

std::optional<Symbolic> PredefinedOperators::lower(Predefined id)
{
    const Row* operation = row(id);
    if (!operation)
        return std::nullopt;
    if (place_.isInFunction && !operation->isForFunctions)
        return unsupported(tr("%1 in a function").arg(QString::fromUtf8(name_.data(), std::ssize(name_))));
    return (this->*operation->lower)();
}

Symbolic PredefinedOperators::wrong()
{
    if (lowering_.messages().count() == said_)
        reportArguments(lowering_.messages(), name_, place_, span_);
    return {};
}

Symbolic PredefinedOperators::unsupported(const QString& construct)
{
    lowering_.messages().report(DiagnosticKind::UnsupportedConstruct, {construct}, place_, span_);
    return {};
}

Symbolic PredefinedOperators::refused()
{
    return unsupported(QString::fromUtf8(name_.data(), std::ssize(name_)));
}

Symbolic PredefinedOperators::argument(std::size_t position, std::string_view key)
{
    const syntax::Expression* written = argumentOf(call_, position, key);
    if (!written) {
        reportArguments(lowering_.messages(), name_, place_, span_);
        return {};
    }
    return lowering_.lowerArgument(*written, name_, position, place_);
}

Symbolic PredefinedOperators::der()
{
    return count() == 1 ? differentiated(argument(0, "expr"), call_.arguments.front().value->span) : wrong();
}

Symbolic PredefinedOperators::differentiated(const Symbolic& value, model::Span written)
{
    const auto changes = [this](ExprId e) { return !graph_.isConstant(e); };
    if (value.type == ValueType::Integer && std::ranges::any_of(value.elements, changes)) {
        lowering_.messages().report(
            DiagnosticKind::TypesDiffer,
            {textOf(place_, written), ExpressionChecks::typeText(value), ExpressionChecks::typeText(ValueType::Real)},
            place_, written);
        return {};
    }
    Symbolic result = mapped(value, [this](ExprId e) {
        const ExpressionNode& node = graph_.node(e);
        if (node.operation == Operation::Constant)
            return graph_.constant(0);
        if (node.operation == Operation::Variable) {
            const Variability variability = lowering_.flat().variable(node.variable).variability;
            if (variability == Variability::Parameter || variability == Variability::Constant)
                return graph_.constant(0);
            return graph_.derivative(node.variable);
        }
        return graph_.unary(Operation::Differentiate, e);
    });
    result.type = ValueType::Real;
    result.unit = lowering_.types().checks().product(value.unit, 1, lowering_.types().checks().unitOf("s"), -1);
    return result;
}

Symbolic PredefinedOperators::declared()
{
    const syntax::Expression& written = *call_.arguments.front().value;
    const auto* reference = written.to<syntax::ComponentReference>();
    const bool isVariable =
        reference && !place_.isInFunction && place_.scope->child(reference->parts.front().name.text);
    return isVariable ? lowering_.references().lower(*reference, place_, true) : lowering_.lower(written, place_);
}

Symbolic PredefinedOperators::before(const Symbolic& value)
{
    bool isVariable = true;
    Symbolic result = mapped(value, [&](ExprId e) {
        const ExpressionNode& node = graph_.node(e);
        if (node.operation == Operation::Constant)
            return e;
        if (node.operation != Operation::Variable) {
            isVariable = false;
            return e;
        }
        const Variability variability = lowering_.flat().variable(node.variable).variability;
        if (variability == Variability::Parameter || variability == Variability::Constant)
            return e;
        if (variability == Variability::Continuous && !place_.isAtEvents)
            lowering_.context().leftLimits.note(node.variable, place_, span_);
        return graph_.pre(node.variable);
    });
    if (!isVariable) {
        lowering_.messages().report(DiagnosticKind::NotAVariable, {textOf(place_, span_)}, place_, span_);
        return {};
    }
    return result;
}

Symbolic PredefinedOperators::pre()
{
    return count() == 1 ? before(declared()) : wrong();
}

Symbolic PredefinedOperators::compared(const Symbolic& value,
                                       const std::function<ExprId(ExprId now, ExprId then)>& operation)
{
    const Symbolic valueBefore = value.isKnown() ? before(declared()) : Symbolic();
    if (!valueBefore.isKnown())
        return {};
    Symbolic result = zipped(value, valueBefore, operation);
    result.type = ValueType::Boolean;
    return result;
}

Symbolic PredefinedOperators::edge()
{
    return compared(count() == 1 ? argument(0, "b") : wrong(), [this](ExprId now, ExprId then) {
        return graph_.binary(Operation::And, now, graph_.unary(Operation::Not, then));
    });
}

Symbolic PredefinedOperators::change()
{
    return compared(count() == 1 ? argument(0, "v") : wrong(),
                    [this](ExprId now, ExprId then) { return graph_.binary(Operation::NotEqual, now, then); });
}

Symbolic PredefinedOperators::noEvent()
{
    if (count() != 1)
        return wrong();
    return mapped(argument(0, "expr"), [this](ExprId e) { return graph_.unary(Operation::NoEvent, e); });
}

Symbolic PredefinedOperators::smooth()
{
    if (count() != 2)
        return wrong();
    const Symbolic order = argument(0, "p"), value = argument(1, "expr");
    if (!order.isScalar() || !value.isKnown())
        return wrong();
    const auto known = lowering_.structural().parameterValue(order).integer();
    if (known && *known < 0)
        return wrong();
    if (!known && !place_.isInFunction) {
        const model::Span span = argumentOf(call_, 0, "p")->span;
        lowering_.messages().report(DiagnosticKind::RangeNotKnown, {textOf(place_, span)}, place_, span);
        return {};
    }
    return mapped(value, [&](ExprId e) { return graph_.binary(Operation::Smooth, order.only(), e); });
}

Symbolic PredefinedOperators::initial()
{
    return count() == 0 ? Symbolic::scalar(graph_.leaf(Operation::Initial), ValueType::Boolean) : wrong();
}

Symbolic PredefinedOperators::terminal()
{
    return count() == 0 ? Symbolic::scalar(graph_.leaf(Operation::Terminal), ValueType::Boolean) : wrong();
}

bool PredefinedOperators::isConstantUpToZero(ExprId x) const
{
    return graph_.isConstant(x) && graph_.node(x).value <= 0;
}

Symbolic PredefinedOperators::sample()
{
    if (count() == 1)  // sample(u) is for clocks
        return unsupported(tr("synchronous clock"));
    const Symbolic start = argument(0, "start"), interval = argument(1, "interval");
    if (count() != 2 || !start.isScalar() || !interval.isScalar() || isConstantUpToZero(interval.only()))
        return wrong();
    constexpr double kSeldom = 1e100;  // s
    return Symbolic::scalar(graph_.binary(Operation::Sample, start.only(), whereUsed(interval.only(), kSeldom)),
                            ValueType::Boolean);
}

Symbolic PredefinedOperators::delay()
{
    const Symbolic value = argument(0, "expr"), time = argument(1, "delayTime"),
                   longest = count() > 2 ? argument(2, "delayMax") : time;
    if (count() < 2 || !value.isScalar() || !time.isScalar() || !longest.isScalar())
        return wrong();
    if (count() > 2)
        assertDelay(time.only(), longest.only());
    return Symbolic::scalar(
        graph_.ternary(Operation::Delay, value.only(), whereUsed(time.only(), 1), whereUsed(longest.only(), 1)));
}

ExprId PredefinedOperators::whereUsed(ExprId value, double otherwise)
{
    const GuardedAssertions& assertions = lowering_.context().assertions;
    if (assertions.isAlwaysReached() || !isOfParameters(lowering_.context().flat, assertions.guard()))
        return value;
    return graph_.ternary(Operation::If, assertions.guard(), value, graph_.constant(otherwise));
}

void PredefinedOperators::assertDelay(ExprId time, ExprId longest)
{
    FlatAction action;
    action.kind = ActionKind::Assert;
    action.value =
        graph_.unary(Operation::NoEvent,
                     graph_.binary(Operation::And, graph_.binary(Operation::GreaterEqual, time, graph_.constant(0)),
                                   graph_.binary(Operation::LessEqual, time, longest)));
    constexpr QChar kValue(1);
    for (const QString& text : tr("delay() delays by %1 s, which is outside of 0 to %2 s")
                                   .arg(QString(kValue), QString(kValue))
                                   .split(kValue))
        action.message.texts.push_back(text.toStdString());
    action.message.values = {time, longest};
    action.origin = lowering_.messages().originOf(place_, span_);
    lowering_.context().assertions.add(std::move(action));
}

Symbolic PredefinedOperators::homotopy()
{
    const Symbolic actual = argument(0, "actual"), simplified = argument(1, "simplified");
    if (count() != 2)
        return wrong();
    return zipped(actual, simplified, [&](ExprId a, ExprId s) { return graph_.binary(Operation::Homotopy, a, s); });
}

Symbolic PredefinedOperators::semiLinear()
{
    const Symbolic x = argument(0, "x"), positive = argument(1, "positiveSlope"),
                   negative = argument(2, "negativeSlope");
    if (count() != 3 || !x.isScalar() || !positive.isScalar() || !negative.isScalar())
        return wrong();
    const ExprId isPositive = graph_.binary(Operation::GreaterEqual, x.only(), graph_.constant(0));
    const ExprId choice =
        graph_.ternary(Operation::If, isPositive, graph_.binary(Operation::Multiply, positive.only(), x.only()),
                       graph_.binary(Operation::Multiply, negative.only(), x.only()));
    return Symbolic::scalar(graph_.binary(Operation::Smooth, graph_.constant(0), choice));
}

Symbolic PredefinedOperators::pure()
{
    return count() == 1 ? argument(0, {}) : wrong();
}

Symbolic PredefinedOperators::cardinality()
{
    lowering_.context().recorder.noteOwn();
    return lowering_.connectors().cardinalityOf(argumentOf(call_, 0, "c"), place_, span_);
}

Symbolic PredefinedOperators::instanceName()
{
    lowering_.context().recorder.noteOwn();
    const std::string path = place_.scope->path(), model = lowering_.tree().root()->classNode().name();
    return fromValue(graph_, path.empty() ? model : model + '.' + path);
}

Symbolic PredefinedOperators::string()
{
    const Symbolic value = argument(0, {});
    if (!value.isKnown())
        return {};
    const model::Value known = lowering_.structural().structuralValue(value);
    if (!doStringOptionsFit(value))
        return {};
    if (!known.isKnown() && lowering_.context().mayTextsChange)
        return Symbolic::changingText({{}, {}}, {value.only()});
    if (!known.isKnown())
        return unsupported(tr("String() of a changing value outside a message"));
    std::map<std::string, model::Value> options;
    for (const syntax::FunctionArgument& given : call_.arguments)
        if (!given.name.text.empty())
            options[std::string(given.name.text)] = lowering_.structuralValue(*given.value, place_);
    return fromValue(graph_, model::stringOf(known, model::stringFormat(options)));
}

bool PredefinedOperators::doStringOptionsFit(const Symbolic& value)
{
    if (!value.isScalar()) {
        reportArguments(lowering_.messages(), name_, place_, span_);
        return false;
    }
    const bool isNumber = value.type == ValueType::Real || value.type == ValueType::Integer;
    for (const syntax::FunctionArgument& given : call_.arguments.subspan(1)) {
        const std::string_view name = given.name.text;
        const auto kind = model::stringOptionKind(name, isNumber);
        if (name.empty())
            reportArguments(lowering_.messages(), name_, place_, span_);
        else if (!kind)
            lowering_.messages().report(DiagnosticKind::UnknownName, {QString::fromUtf8(name.data(), std::ssize(name))},
                                        place_, given.name.span);
        if (!kind ||
            !lowering_.types().expectKind(lowering_.lower(*given.value, place_), *kind, place_, given.value->span))
            return false;
    }
    return true;
}

}  // namespace bramah::solver
