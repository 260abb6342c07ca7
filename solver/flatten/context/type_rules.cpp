// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/context/type_rules.h"

#include "model/instance/instance.h"
#include "model/values/predefined_functions.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;
using syntax::BinaryOperator;

namespace {

enum class Kind : std::uint8_t { Sum, Product, Quotient, Power, Comparison, Logic };

Kind kindOf(BinaryOperator operation)
{
    switch (operation) {
    case BinaryOperator::Add:
    case BinaryOperator::Subtract:
    case BinaryOperator::ElementwiseAdd:
    case BinaryOperator::ElementwiseSubtract: return Kind::Sum;
    case BinaryOperator::Multiply:
    case BinaryOperator::ElementwiseMultiply: return Kind::Product;
    case BinaryOperator::Divide:
    case BinaryOperator::ElementwiseDivide: return Kind::Quotient;
    case BinaryOperator::Power:
    case BinaryOperator::ElementwisePower: return Kind::Power;
    case BinaryOperator::And:
    case BinaryOperator::Or: return Kind::Logic;
    default: return Kind::Comparison;
    }
}

/// Is the factor a number such as 1e-5, 60 or 9.81, which may convert units or stand for a quantity? Small whole
/// numbers and their simple fractions, as 2, 0.5, 4/3 or 1.25, only count.
bool mayConvert(const ExpressionGraph& graph, const Symbolic& factor)
{
    if (factor.unit != kNumber || !factor.isScalar() || !graph.isConstant(factor.only()))
        return false;
    const double size = std::fabs(graph.node(factor.only()).value);
    constexpr double kFractions = 24;  // halves, thirds, quarters, sixths, eighths
    const double parts = size * kFractions;
    return size < 0.1 || size > 10 || std::fabs(parts - std::round(parts)) > 1e-9 * parts;
}

}  // namespace

QString textOfSizes(const std::vector<std::int64_t>& sizes)
{
    QStringList texts;
    for (const std::int64_t size : sizes)
        texts << QString::number(size);
    return texts.isEmpty() ? QStringLiteral("1") : texts.join(QStringLiteral(" x "));
}

bool TypeRules::expectType(const Symbolic& value, ValueType wanted, const Place& place, model::Span span,
                           const model::ClassNode* enumeration)
{
    if (ExpressionChecks::fits(value, wanted, enumeration))
        return true;
    messages_.report(
        DiagnosticKind::TypesDiffer,
        {textOf(place, span), ExpressionChecks::typeText(value), ExpressionChecks::typeText(wanted, enumeration)},
        place, span);
    return false;
}

bool TypeRules::expectType(const Symbolic& value, const model::Instance& variable, const Place& place, model::Span span)
{
    const bool isChecked = value.isKnown() && variable.builtin() != model::BuiltinType::None &&
                           variable.builtin() != model::BuiltinType::ExternalObject;
    return !isChecked ||
           expectType(value, ExpressionChecks::typeOf(variable.builtin()), place, span, variable.enumeration());
}

bool TypeRules::expectKind(const Symbolic& value, std::string_view name, std::size_t position, const Place& place,
                           model::Span span)
{
    const model::PredefinedFunction* function = model::findPredefined(name);
    return expectKind(value, function ? function->kind(position) : model::ArgumentKind::Any, place, span);
}

bool TypeRules::expectKind(const Symbolic& value, model::ArgumentKind wanted, const Place& place, model::Span span)
{
    if (ExpressionChecks::fits(value, wanted))
        return true;
    messages_.report(DiagnosticKind::TypesDiffer,
                     {textOf(place, span), ExpressionChecks::typeText(value), ExpressionChecks::kindText(wanted)},
                     place, span);
    return false;
}

bool TypeRules::expectSameType(const Symbolic& a, const Symbolic& b, const Place& place, model::Span spanB)
{
    if (!a.isKnown() || !b.isKnown() || ExpressionChecks::fit(a, b))
        return true;
    messages_.report(DiagnosticKind::TypesDiffer,
                     {textOf(place, spanB), ExpressionChecks::typeText(b), ExpressionChecks::typeText(a)}, place,
                     spanB);
    return false;
}

bool TypeRules::expectSizes(const Symbolic& value, const std::vector<std::int64_t>& sizes, bool isPart,
                            const model::Modifier& modifier, const model::Instance& array)
{
    const Symbolic* leaf = &value;
    while (leaf->kind == Symbolic::Kind::Record && !leaf->fields.empty())
        leaf = &leaf->fields.front().second;
    if (leaf->kind != Symbolic::Kind::Scalars && leaf->kind != Symbolic::Kind::Text)
        return true;
    const bool fits =
        isPart ? leaf->sizes.size() >= sizes.size() && std::equal(sizes.begin(), sizes.end(), leaf->sizes.begin())
               : leaf->sizes == sizes;
    if (fits)
        return true;
    const Place place{modifier.scope, modifier.part};
    const QString text = textOf(place, modifier.value->span), name = QString::fromStdString(array.path());
    if (leaf->sizes.empty())
        messages_.report(DiagnosticKind::EachMissing, {text, name, textOfSizes(sizes)}, place, modifier.value->span);
    else
        messages_.report(DiagnosticKind::SizesDiffer, {text, textOfSizes(leaf->sizes), name, textOfSizes(sizes)}, place,
                         modifier.value->span);
    return false;
}

bool TypeRules::expectAlike(const Symbolic& a, model::Span spanA, const Symbolic& b, model::Span spanB,
                            const Place& place, model::Span whole)
{
    if (!expectSameType(a, b, place, spanB))
        return false;
    if (!checks_.agree(a.unit, b.unit))
        messages_.report(DiagnosticKind::UnitsDiffer,
                         {textOf(place, spanA), checks_.textOf(a.unit), textOf(place, spanB), checks_.textOf(b.unit)},
                         place, whole);
    return true;
}

bool TypeRules::expectOperands(const syntax::BinaryExpression& binary, const Symbolic& left, const Symbolic& right,
                               const Place& place)
{
    const Kind kind = kindOf(binary.operation);
    if (kind == Kind::Comparison)
        return expectAlike(left, binary.left->span, right, binary.right->span, place, binary.span);
    const ValueType wanted = kind == Kind::Logic ? ValueType::Boolean : ValueType::Real;
    if (!expectType(left, wanted, place, binary.left->span) || !expectType(right, wanted, place, binary.right->span))
        return false;
    return kind != Kind::Sum || expectAlike(left, binary.left->span, right, binary.right->span, place, binary.span);
}

UnitId TypeRules::unitOf(const model::Instance& instance)
{
    if (instance.builtin() != model::BuiltinType::Real)
        return kAnyUnit;
    const VariableId first = variables_.firstOf(instance);
    if (first != kNoVariable && variables_.elementOf(first).instance == &instance) {
        const VariableTexts* texts = flat_.variable(first).texts.get();
        const auto [known, isNew] = unitByTexts_.try_emplace(texts, kAnyUnit);
        if (isNew)
            known->second = checks_.unitOf(texts->unit);
        return known->second;
    }
    if (const std::optional<UnitId> known = unitByInstance_[instance])
        return *known;
    const syntax::Expression* written = instance.attributeExpression("unit");
    const auto* literal = written ? written->to<syntax::StringLiteral>() : nullptr;
    const auto known = literal ? unitByLiteral_.find(literal) : unitByLiteral_.end();
    UnitId id = kAnyUnit;
    if (known != unitByLiteral_.end()) {
        id = known->second;
    } else if (const model::Value unit = instance.attribute("unit"); unit.to<std::string>()) {
        id = checks_.unitOf(*unit.to<std::string>());
        if (literal)
            unitByLiteral_.emplace(literal, id);
    }
    unitByInstance_.set(instance, id);
    return id;
}

UnitId TypeRules::unitOf(const syntax::BinaryExpression& binary, const Symbolic& left, const Symbolic& right)
{
    const ExpressionGraph& graph = flat_.graph;
    switch (kindOf(binary.operation)) {
    case Kind::Sum: return ExpressionChecks::common(left.unit, right.unit);
    case Kind::Product:
    case Kind::Quotient: {
        const double power = kindOf(binary.operation) == Kind::Product ? 1 : -1;
        const bool isOpen = mayConvert(graph, left) || mayConvert(graph, right);
        const bool areNumbers = left.unit == kNumber && right.unit == kNumber;
        return isOpen && !areNumbers ? kAnyUnit : checks_.product(left.unit, 1, right.unit, power);
    }
    case Kind::Power:
        return right.isScalar() && graph.isConstant(right.only())
                   ? checks_.product(left.unit, graph.node(right.only()).value, kNumber, 1)
                   : kAnyUnit;
    case Kind::Comparison:
    case Kind::Logic: break;
    }
    return kAnyUnit;
}

}  // namespace bramah::solver
