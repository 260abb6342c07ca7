// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/symbols/expression_checks.h"

#include "solver/messages/flat_messages.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

constexpr std::size_t kAngle = 6;

bool isNumeric(ValueType type)
{
    return type == ValueType::Real || type == ValueType::Integer;
}

/// Enumerations with the same literals in the same order are one type (Modelica 3.6, 6.7); null: one not known.
bool haveSameLiterals(const model::ClassNode* a, const model::ClassNode* b)
{
    if (!a || !b || a == b)
        return true;
    const auto nameOf = [](const auto& literal) { return literal.name.text; };
    return std::ranges::equal(a->definition()->literals, b->definition()->literals, {}, nameOf, nameOf);
}

}  // namespace

UnitId ExpressionChecks::unitOf(const std::string& text)
{
    if (text.empty())
        return kAnyUnit;
    const auto [known, isNew] = byText_.try_emplace(text, kAnyUnit);
    if (isNew)
        if (auto unit = model::parseUnit(QString::fromStdString(text))) {
            unit->name = QString::fromStdString(text);
            known->second = add(std::move(*unit));
        }
    return known->second;
}

UnitId ExpressionChecks::add(model::Unit unit)
{
    // An angle counts as a number here: rad*m is m. The unit's name stays as written.
    unit.dimension[kAngle] = 0;
    const auto [known, isNew] =
        byMeaning_.try_emplace(std::pair(unit.dimension, unit.factor), static_cast<UnitId>(units_.size()));
    if (isNew)
        units_.push_back(std::move(unit));
    return known->second;
}

QString ExpressionChecks::textOf(UnitId id) const
{
    if (id < 0)
        return QStringLiteral("1");
    const model::Unit& unit = units_[static_cast<std::size_t>(id)];
    if (!unit.name.isEmpty())
        return unit.name;
    static const char* const kBase[] = {"m", "kg", "s", "A", "K", "mol"};
    QStringList factors;
    for (std::size_t k = 0; k < std::size(kBase); ++k)
        if (unit.dimension[k] != 0)
            factors << QLatin1String(kBase[k]) +
                           (unit.dimension[k] == 1 ? QString() : QString::number(unit.dimension[k]));
    const QString base = factors.isEmpty() ? QStringLiteral("1") : factors.join(QLatin1Char('.'));
    return unit.factor == 1 ? base : QString::number(unit.factor) + QLatin1Char(' ') + base;
}

bool ExpressionChecks::agree(UnitId a, UnitId b) const
{
    if (a < 0 || b < 0 || a == b)
        return true;
    const model::Unit& left = units_[static_cast<std::size_t>(a)];
    const model::Unit& right = units_[static_cast<std::size_t>(b)];
    return left.dimension == right.dimension && std::fabs(left.factor / right.factor - 1) < 1e-9;
}

UnitId ExpressionChecks::common(UnitId a, UnitId b)
{
    if (a >= 0)
        return a;
    return b >= 0 ? b : a == kNumber && b == kNumber ? kNumber : kAnyUnit;
}

UnitId ExpressionChecks::product(UnitId a, double power, UnitId b, double otherPower)
{
    if (a == kAnyUnit || b == kAnyUnit)
        return kAnyUnit;
    if (a == kNumber && b == kNumber)
        return kNumber;
    model::Unit unit;
    const auto times = [&](UnitId id, double exponent) {
        if (id < 0)
            return;
        const model::Unit& factor = units_[static_cast<std::size_t>(id)];
        for (std::size_t k = 0; k < unit.dimension.size(); ++k)
            unit.dimension[k] += exponent * factor.dimension[k];
        unit.factor *= std::pow(factor.factor, exponent);
    };
    times(a, power);
    times(b, otherPower);
    return add(std::move(unit));
}

ValueType ExpressionChecks::typeOf(model::BuiltinType type)
{
    switch (type) {
    case model::BuiltinType::Integer: return ValueType::Integer;
    case model::BuiltinType::Boolean: return ValueType::Boolean;
    case model::BuiltinType::Enumeration: return ValueType::Enumeration;
    case model::BuiltinType::String: return ValueType::String;
    default: return ValueType::Real;
    }
}

bool ExpressionChecks::fits(const Symbolic& given, ValueType wanted, const model::ClassNode* enumeration)
{
    if (given.kind == Symbolic::Kind::Text)
        return wanted == ValueType::String;
    if (given.kind != Symbolic::Kind::Scalars)
        return true;  // the shape is checked elsewhere
    if (given.elements.empty() || (given.type == ValueType::Integer && wanted == ValueType::Real))
        return true;
    return given.type == wanted &&
           (wanted != ValueType::Enumeration || haveSameLiterals(given.enumeration, enumeration));
}

bool ExpressionChecks::fits(const Symbolic& given, model::ArgumentKind wanted)
{
    switch (wanted) {
    case model::ArgumentKind::Any: return true;
    case model::ArgumentKind::Number: return fits(given, ValueType::Real);
    case model::ArgumentKind::Integer: return fits(given, ValueType::Integer);
    case model::ArgumentKind::Boolean: return fits(given, ValueType::Boolean);
    case model::ArgumentKind::Enumeration: return fits(given, ValueType::Enumeration);
    case model::ArgumentKind::String: return fits(given, ValueType::String);
    case model::ArgumentKind::Ordered: return given.kind != Symbolic::Kind::Text;
    }
    return true;
}

bool ExpressionChecks::fit(const Symbolic& a, const Symbolic& b)
{
    const bool isTextA = a.kind == Symbolic::Kind::Text, isTextB = b.kind == Symbolic::Kind::Text;
    if (isTextA != isTextB)
        return fits(isTextA ? b : a, ValueType::String);
    if (a.kind != Symbolic::Kind::Scalars || b.kind != Symbolic::Kind::Scalars || a.elements.empty() ||
        b.elements.empty())
        return true;
    if (isNumeric(a.type) && isNumeric(b.type))
        return true;
    return a.type == b.type && (a.type != ValueType::Enumeration || haveSameLiterals(a.enumeration, b.enumeration));
}

QString ExpressionChecks::typeText(ValueType type, const model::ClassNode* enumeration)
{
    if (type == ValueType::Enumeration && enumeration)
        return tr("of enumeration %1").arg(QString::fromStdString(enumeration->name()));
    return valueTypeText(type);
}

QString ExpressionChecks::kindText(model::ArgumentKind kind)
{
    switch (kind) {
    case model::ArgumentKind::Any: return {};
    case model::ArgumentKind::Number: return typeText(ValueType::Real);
    case model::ArgumentKind::Integer: return typeText(ValueType::Integer);
    case model::ArgumentKind::Boolean: return typeText(ValueType::Boolean);
    case model::ArgumentKind::Enumeration: return typeText(ValueType::Enumeration);
    case model::ArgumentKind::String: return typeText(ValueType::String);
    case model::ArgumentKind::Ordered: return tr("a number, a Boolean or an enumeration");
    }
    return {};
}

QString ExpressionChecks::typeText(const Symbolic& value)
{
    if (value.kind == Symbolic::Kind::Record)
        return tr("a record");
    return typeText(value.kind == Symbolic::Kind::Text ? ValueType::String : value.type, value.enumeration);
}

}  // namespace bramah::solver
