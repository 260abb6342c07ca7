// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/builtin_calls.h"

#include "model/values/string_function.h"
#include "solver/flatten/symbols/call_arguments.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;

namespace {

const std::unordered_map<std::string_view, Operation>& unaryOperations()
{
    static const std::unordered_map<std::string_view, Operation> operations{
        {"abs", Operation::Abs},     {"sign", Operation::Sign}, {"sqrt", Operation::Sqrt},    {"exp", Operation::Exp},
        {"log", Operation::Log},     {"ln", Operation::Log},    {"log10", Operation::Log10},  {"sin", Operation::Sin},
        {"cos", Operation::Cos},     {"tan", Operation::Tan},   {"asin", Operation::Asin},    {"acos", Operation::Acos},
        {"atan", Operation::Atan},   {"sinh", Operation::Sinh}, {"cosh", Operation::Cosh},    {"tanh", Operation::Tanh},
        {"floor", Operation::Floor}, {"ceil", Operation::Ceil}, {"integer", Operation::Floor}};
    return operations;
}

/// Operators of the specification that have no meaning here yet: refused by name.
const std::unordered_set<std::string_view> kRejected{
    "actualStream", "inStream",     "firstTick",   "interval",     "previous",   "hold",   "subSample",
    "superSample",  "shiftSample",  "backSample",  "noClock",      "Clock",      "rooted", "isRoot",
    "transition",   "initialState", "activeState", "ticksInState", "timeInState"};

/// Functions know neither time nor events (Modelica 3.6, 12.2).
const std::unordered_set<std::string_view> kNotInFunctions{"der",     "pre",    "edge",     "change",
                                                           "initial", "sample", "terminal", "delay"};

}  // namespace

void BuiltinCalls::reportArguments(std::string_view name)
{
    lowering_.report(DiagnosticKind::WrongArguments,
                     {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))}, place_, span_);
}

std::optional<Symbolic> BuiltinCalls::lower(const syntax::CallExpression& call)
{
    const auto& parts = call.callee->parts;
    if (parts.size() != 1) {
        if (parts.front().name.text == "Connections") {
            lowering_.report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("Connections")}, place_, span_);
            return Symbolic();
        }
        return std::nullopt;
    }
    const std::string_view name = parts.front().name.text;
    if (!call.iterators.empty())
        return reduction(name, call);
    if (kRejected.contains(name)) {
        lowering_.report(DiagnosticKind::UnsupportedConstruct,
                         {QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))}, place_, span_);
        return Symbolic();
    }
    if (name == "cardinality")
        return lowering_.cardinalityOf(argumentOf(call, 0, "c"), place_, span_);
    if (auto result = operatorCall(name, call))
        return result;
    // A user's function may have the name of a predefined array function only if it is declared, which the
    // specification forbids; so predefined names win.
    static const std::unordered_set<std::string_view> arrayNames{
        "size",   "ndims",  "fill",   "zeros", "ones", "linspace",     "identity",  "diagonal", "transpose", "cross",
        "scalar", "vector", "matrix", "cat",   "skew", "outerProduct", "symmetric", "array",    "sum",       "product",
        "min",    "max",    "atan2",  "div",   "mod",  "rem",          "Integer",   "promote"};
    if (!unaryOperations().contains(name) && !arrayNames.contains(name))
        return std::nullopt;
    const bool isChoice = name == "min" || name == "max";
    std::vector<Symbolic> arguments;
    for (const syntax::FunctionArgument& argument : call.arguments) {
        arguments.push_back(lowering_.lowerArgument(*argument.value, name, arguments.size(), place_));
        const Symbolic& last = arguments.back();
        if (!last.isKnown() ||
            (isChoice && !lowering_.expectSameType(arguments.front(), last, place_, argument.value->span)) ||
            (name == "cat" && arguments.size() > 1 &&
             !lowering_.expectSameType(arguments[1], last, place_, argument.value->span)))
            return Symbolic();
    }
    return apply(name, arguments);
}

Symbolic BuiltinCalls::argumentAt(const syntax::CallExpression& call, std::size_t position, std::string_view key)
{
    const syntax::Expression* written = argumentOf(call, position, key);
    const std::string_view name = call.callee->parts.front().name.text;
    if (!written) {
        reportArguments(name);
        return {};
    }
    return lowering_.lowerArgument(*written, name, position, place_);
}

Symbolic BuiltinCalls::smooth(const syntax::CallExpression& call)
{
    const Symbolic order = argumentAt(call, 0, "p"), value = argumentAt(call, 1, "expr");
    if (!order.isScalar() || !value.isKnown())
        return {};
    const auto known = lowering_.parameterValue(order).integer();
    if (known && *known < 0)
        return {};
    if (!known && !place_.isInFunction) {
        const model::Span span = argumentOf(call, 0, "p")->span;
        lowering_.report(DiagnosticKind::RangeNotKnown, {ExpressionLowering::textOf(place_, span)}, place_, span);
        return {};
    }
    return mapped(value, [&](ExprId e) { return graph_.binary(Operation::Smooth, order.only(), e); });
}

std::optional<Symbolic> BuiltinCalls::apply(std::string_view name, const std::vector<Symbolic>& arguments)
{
    if (const auto found = unaryOperations().find(name); found != unaryOperations().end()) {
        if (arguments.size() != 1) {
            reportArguments(name);
            return Symbolic();
        }
        Symbolic result = mapped(arguments[0], [&](ExprId e) { return graph_.unary(found->second, e); });
        if (name == "sqrt")
            result.unit = lowering_.checks().product(arguments[0].unit, 0.5, kNumber, 1);
        else if (name != "abs")
            result.unit = kAnyUnit;
        if (name == "integer" || name == "sign")
            result.type = ValueType::Integer;
        else if (name != "abs")
            result.type = ValueType::Real;
        return result;
    }
    const std::size_t said = lowering_.reportCount();
    auto result = arrayCall(name, arguments);
    if (result && !result->isKnown() && lowering_.reportCount() == said)
        reportArguments(name);
    return result;
}

Symbolic BuiltinCalls::reduction(std::string_view name, const syntax::CallExpression& call)
{
    Symbolic values;
    if (call.arguments.size() == 1)
        values = lowering_.comprehension(*call.arguments.front().value, call.iterators, place_);
    if (!values.isKnown() || !lowering_.expectKind(values, name, 0, place_, call.arguments.front().value->span))
        return {};
    if (name == "array")
        return values;
    if (name == "sum")
        return folded(values, graph_.constant(0), Operation::Add);
    if (name == "product")
        return folded(values, graph_.constant(1), Operation::Multiply);
    if ((name == "min" || name == "max") && !values.elements.empty())
        return folded(values, kNoExpr, name == "min" ? Operation::Min : Operation::Max);
    reportArguments(name);
    return {};
}

Symbolic BuiltinCalls::folded(const Symbolic& array, ExprId start, Operation operation)
{
    Symbolic whole = Symbolic::scalar(graph_.accumulated(operation, start, array.elements), array.type);
    whole.enumeration = array.enumeration;
    if (operation != Operation::Multiply)
        whole.unit = array.unit;
    return whole;
}

ExprId BuiltinCalls::truncated(ExprId x)
{
    return graph_.ternary(Operation::If, graph_.binary(Operation::GreaterEqual, x, graph_.constant(0)),
                          graph_.unary(Operation::Floor, x), graph_.unary(Operation::Ceil, x));
}

bool BuiltinCalls::isConstantUpToZero(ExprId x) const
{
    return graph_.isConstant(x) && graph_.node(x).value <= 0;
}

Symbolic BuiltinCalls::differentiated(const Symbolic& value, model::Span written)
{
    const auto changes = [this](ExprId e) { return !graph_.isConstant(e); };
    if (value.type == ValueType::Integer && std::ranges::any_of(value.elements, changes)) {
        lowering_.report(DiagnosticKind::TypesDiffer,
                         {ExpressionLowering::textOf(place_, written), ExpressionChecks::typeText(value),
                          ExpressionChecks::typeText(ValueType::Real)},
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
    result.unit = lowering_.checks().product(value.unit, 1, lowering_.checks().unitOf("s"), -1);
    return result;
}

Symbolic BuiltinCalls::declared(const syntax::Expression& expression)
{
    const auto* reference = expression.to<syntax::ComponentReference>();
    const bool isVariable =
        reference && !place_.isInFunction && place_.scope->child(reference->parts.front().name.text);
    return isVariable ? lowering_.lowerReference(*reference, place_, true) : lowering_.lower(expression, place_);
}

Symbolic BuiltinCalls::preOf(const Symbolic& value, const syntax::CallExpression& call)
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
            lowering_.noteLeftLimit(node.variable, place_, call.span);
        return graph_.pre(node.variable);
    });
    if (!isVariable) {
        lowering_.report(DiagnosticKind::NotAVariable, {ExpressionLowering::textOf(place_, call.span)}, place_, span_);
        return {};
    }
    return result;
}

bool BuiltinCalls::doStringOptionsFit(const syntax::CallExpression& call, const Symbolic& value)
{
    if (!value.isScalar()) {
        reportArguments("String");
        return false;
    }
    const bool isNumber = value.type == ValueType::Real || value.type == ValueType::Integer;
    for (const syntax::FunctionArgument& given : call.arguments.subspan(1)) {
        const std::string_view name = given.name.text;
        const auto kind = model::stringOptionKind(name, isNumber);
        if (name.empty())
            reportArguments("String");
        else if (!kind)
            lowering_.report(DiagnosticKind::UnknownName, {QString::fromUtf8(name.data(), std::ssize(name))}, place_,
                             given.name.span);
        if (!kind || !lowering_.expectKind(lowering_.lower(*given.value, place_), *kind, place_, given.value->span))
            return false;
    }
    return true;
}

std::optional<Symbolic> BuiltinCalls::operatorCall(std::string_view name, const syntax::CallExpression& call)
{
    const auto count = call.arguments.size();
    const auto argument = [&](std::size_t i, std::string_view key) { return argumentAt(call, i, key); };
    const std::size_t said = lowering_.reportCount();
    const auto wrong = [&]() -> Symbolic {
        if (lowering_.reportCount() == said)
            reportArguments(name);
        return {};
    };
    if (place_.isInFunction && kNotInFunctions.contains(name)) {
        lowering_.report(DiagnosticKind::UnsupportedConstruct,
                         {QString::fromUtf8(name.data(), std::ssize(name)) + QStringLiteral(" in a function")}, place_,
                         span_);
        return Symbolic();
    }
    if (name == "der")
        return count == 1 ? differentiated(argument(0, "expr"), call.arguments.front().value->span) : wrong();
    if (name == "pre")
        return count == 1 ? preOf(declared(*call.arguments.front().value), call) : wrong();
    if (name == "noEvent")
        return count == 1
                   ? mapped(argument(0, "expr"), [this](ExprId e) { return graph_.unary(Operation::NoEvent, e); })
                   : wrong();
    if (name == "smooth") {
        const Symbolic result = count == 2 ? smooth(call) : Symbolic();
        return result.isKnown() ? result : wrong();
    }
    if (name == "edge" || name == "change") {
        const Symbolic value = count == 1 ? argument(0, name == "edge" ? "b" : "v") : wrong();
        const Symbolic before = value.isKnown() ? preOf(declared(*call.arguments.front().value), call) : Symbolic();
        if (!before.isKnown())
            return Symbolic();
        Symbolic result = zipped(value, before, [&](ExprId now, ExprId then) {
            return name == "edge" ? graph_.binary(Operation::And, now, graph_.unary(Operation::Not, then))
                                  : graph_.binary(Operation::NotEqual, now, then);
        });
        result.type = ValueType::Boolean;
        return result;
    }
    if (name == "initial" || name == "terminal")
        return count > 0 ? wrong()
                         : Symbolic::scalar(graph_.leaf(name == "initial" ? Operation::Initial : Operation::Terminal),
                                            ValueType::Boolean);
    if (name == "sample") {
        if (count == 1) {  // sample(u), of a clock
            lowering_.report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("synchronous clock")}, place_,
                             span_);
            return Symbolic();
        }
        const Symbolic start = argument(0, "start"), interval = argument(1, "interval");
        if (count != 2 || !start.isScalar() || !interval.isScalar() || isConstantUpToZero(interval.only()))
            return wrong();
        return Symbolic::scalar(graph_.binary(Operation::Sample, start.only(), interval.only()), ValueType::Boolean);
    }
    if (name == "delay") {
        const Symbolic value = argument(0, "expr"), time = argument(1, "delayTime"),
                       longest = count > 2 ? argument(2, "delayMax") : time;
        if (count < 2 || !value.isScalar() || !time.isScalar() || !longest.isScalar())
            return wrong();
        return Symbolic::scalar(graph_.ternary(Operation::Delay, value.only(), time.only(), longest.only()));
    }
    if (name == "homotopy") {
        const Symbolic actual = argument(0, "actual"), simplified = argument(1, "simplified");
        if (count != 2)
            return wrong();
        return zipped(actual, simplified, [&](ExprId a, ExprId s) { return graph_.binary(Operation::Homotopy, a, s); });
    }
    if (name == "semiLinear") {
        const Symbolic x = argument(0, "x"), positive = argument(1, "positiveSlope"),
                       negative = argument(2, "negativeSlope");
        if (count != 3 || !x.isScalar() || !positive.isScalar() || !negative.isScalar())
            return wrong();
        const ExprId isPositive = graph_.binary(Operation::GreaterEqual, x.only(), graph_.constant(0));
        const ExprId choice =
            graph_.ternary(Operation::If, isPositive, graph_.binary(Operation::Multiply, positive.only(), x.only()),
                           graph_.binary(Operation::Multiply, negative.only(), x.only()));
        return Symbolic::scalar(graph_.binary(Operation::Smooth, graph_.constant(0), choice));
    }
    if (name == "getInstanceName") {
        const std::string path = place_.scope->path(), model = lowering_.tree().root()->classNode().name();
        return fromValue(graph_, path.empty() ? model : model + '.' + path);
    }
    if (name == "pure")
        return count == 1 ? argument(0, {}) : wrong();
    if (name == "String") {
        const Symbolic value = argument(0, {});
        if (!value.isKnown())
            return Symbolic();
        const model::Value known = value.isKnown() ? lowering_.structuralValue(value) : model::Value();
        if (!doStringOptionsFit(call, value))
            return Symbolic();
        if (!known.isKnown() && lowering_.mayTextsChange_)
            return Symbolic::changingText({{}, {}}, {value.only()});
        if (!known.isKnown()) {
            lowering_.report(DiagnosticKind::UnsupportedConstruct,
                             {QStringLiteral("String() of a changing value outside a message")}, place_, span_);
            return Symbolic();
        }
        std::map<std::string, model::Value> options;
        for (const syntax::FunctionArgument& given : call.arguments)
            if (!given.name.text.empty())
                options[std::string(given.name.text)] = lowering_.structuralValue(*given.value, place_);
        return fromValue(graph_, model::stringOf(known, model::stringFormat(options)));
    }
    return std::nullopt;
}

}  // namespace bramah::solver
