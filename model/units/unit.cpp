// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/unit.h"

#include "model/units/unit_table.h"

#include <cmath>

namespace bramah::model {
namespace {

/// Replaces alternative spellings of a unit by those that UnitReader accepts.
QString normalised(QStringView text)
{
    static const std::pair<QString, QString> kSpellings[] = {
        {QStringLiteral("²"), QStringLiteral("2")},
        {QStringLiteral("³"), QStringLiteral("3")},
        {QStringLiteral("⁻¹"), QStringLiteral("-1")},
        {QStringLiteral("·"), QStringLiteral(".")},
        {QStringLiteral("⋅"), QStringLiteral(".")},
        {QStringLiteral("*"), QStringLiteral(".")},
        {QStringLiteral("°C"), QStringLiteral("degC")},
        {QStringLiteral("°F"), QStringLiteral("degF")},
        {QStringLiteral("°"), QStringLiteral("deg")},
        {QStringLiteral("µ"), QStringLiteral("u")},
        {QStringLiteral("μ"), QStringLiteral("u")},
        {QStringLiteral("Ω"), QStringLiteral("Ohm")},
        {QStringLiteral("^"), QString()},
        {QStringLiteral(" "), QString()},
        {QStringLiteral("psig"), QStringLiteral("psi(g)")},
        {QStringLiteral("psia"), QStringLiteral("psi(a)")},
        {QStringLiteral("gpm"), QStringLiteral("gal/min")},
        {QStringLiteral("lpm"), QStringLiteral("l/min")},
        {QStringLiteral("U/min"), QStringLiteral("rev/min")},
    };
    QString result = text.toString();
    for (const auto& [from, to] : kSpellings)
        result.replace(from, to);
    return result;
}

constexpr int kDeepestUnit = 256;  // parentheses within parentheses, as in a model's text

/// unit = product { "/" factor } ; product = factor { "." factor } ; factor = "1" | symbol [exponent] | "(" unit ")"
class UnitReader
{
public:
    explicit UnitReader(QStringView text) : text_(text) {}

    std::optional<Unit> read()
    {
        auto unit = expression();
        if (!unit || at_ != text_.size())
            return std::nullopt;
        return unit;
    }

private:
    [[nodiscard]] bool accept(QChar wanted)
    {
        if (at_ >= text_.size() || text_[at_] != wanted)
            return false;
        ++at_;
        return true;
    }

    std::optional<Unit> expression()
    {
        auto result = factor();
        while (result && at_ < text_.size() && text_[at_] != QLatin1Char(')')) {
            const bool isQuotient = accept(QLatin1Char('/'));
            if (!isQuotient && !accept(QLatin1Char('.')))
                return std::nullopt;
            const auto next = factor();
            if (!next)
                return std::nullopt;
            multiply(*result, *next, isQuotient ? -1 : 1);
        }
        return result;
    }

    static void multiply(Unit& unit, const Unit& other, double power)
    {
        for (std::size_t k = 0; k < unit.dimension.size(); ++k)
            unit.dimension[k] += power * other.dimension[k];
        unit.factor *= std::pow(other.factor, power);
        unit.offset = 0;
    }

    std::optional<Unit> factor()
    {
        if (depth_ < kDeepestUnit && accept(QLatin1Char('('))) {
            ++depth_;
            auto inner = expression();
            --depth_;
            if (!inner || !accept(QLatin1Char(')')))
                return std::nullopt;
            return inner;
        }
        if (accept(QLatin1Char('1')))
            return Unit{};
        qsizetype end = at_;
        while (end < text_.size() && (text_[end].isLetter() || text_[end] == QLatin1Char('%')))
            ++end;
        const auto base = symbol(text_.mid(at_, end - at_));
        if (!base)
            return std::nullopt;
        at_ = end;
        const auto power = exponent();
        if (!power)
            return base;
        Unit result;
        multiply(result, *base, *power);
        return result;
    }

    static std::optional<Unit> symbol(QStringView name)
    {
        if (const UnitSymbol* known = findUnitSymbol(name))
            return Unit{{}, known->dimension, known->factor, known->offset};
        for (qsizetype length = 1; length <= 2 && length < name.size(); ++length) {
            const auto prefix = metricPrefix(name.first(length));
            const UnitSymbol* known = findUnitSymbol(name.mid(length));
            if (prefix && known != nullptr && known->takesPrefix)
                return Unit{{}, known->dimension, *prefix * known->factor, 0};
        }
        return std::nullopt;
    }

    /// Reads `3`, `-1` or `(1/2)`; without an exponent returns nothing and does not advance.
    std::optional<double> exponent()
    {
        const qsizetype begin = at_;
        const bool isFraction = accept(QLatin1Char('('));
        const auto whole = integer();
        if (whole && !isFraction)
            return whole;
        if (whole && accept(QLatin1Char('/'))) {
            const auto divisor = integer();
            if (divisor && *divisor != 0 && accept(QLatin1Char(')')))
                return *whole / *divisor;
        }
        at_ = begin;
        return std::nullopt;
    }

    std::optional<double> integer()
    {
        qsizetype end = at_;
        if (end < text_.size() && (text_[end] == QLatin1Char('-') || text_[end] == QLatin1Char('+')))
            ++end;
        const qsizetype firstDigit = end;
        while (end < text_.size() && text_[end].isDigit())
            ++end;
        if (end == firstDigit)
            return std::nullopt;
        const double value = text_.mid(at_, end - at_).toDouble();
        at_ = end;
        return value;
    }

    QStringView text_;
    qsizetype at_ = 0;
    int depth_ = 0;
};

}  // namespace

std::optional<Unit> parseUnit(QStringView text)
{
    const QString plain = normalised(text.trimmed());
    std::optional<Unit> unit;
    if (plain.isEmpty())
        unit = Unit{};
    else if (const UnitSymbol* whole = findUnitSymbol(plain))
        unit = Unit{{}, whole->dimension, whole->factor, whole->offset};
    else
        unit = UnitReader(plain).read();
    if (unit)
        unit->name = text.trimmed().toString();
    return unit;
}

bool isUnitText(QStringView text)
{
    const auto isOperator = [](QChar c) {
        return c == QLatin1Char('/') || c == QLatin1Char('*') || c == QLatin1Char('^');
    };
    const auto isBegin = [&](QChar c) { return c.isNull() || c == QLatin1Char('(') || isOperator(c); };
    int depth = 0;
    QChar last;
    for (const QChar c : text) {
        if (c.isSpace())
            continue;
        const bool isEnd = c == QLatin1Char(')');
        if ((isEnd || isOperator(c)) && isBegin(last))
            return false;
        depth += c == QLatin1Char('(') ? 1 : isEnd ? -1 : 0;
        if (depth < 0 || depth > kDeepestUnit)
            return false;
        last = c;
    }
    return depth == 0 && !isOperator(last);
}

std::optional<double> convert(double value, const QString& from, const QString& to)
{
    if (from == to)
        return value;
    const auto source = parseUnit(from);
    const auto target = parseUnit(to);
    if (!source || !target || !source->isCompatibleWith(*target))
        return std::nullopt;
    return (value * source->factor + source->offset - target->offset) / target->factor;
}

}  // namespace bramah::model
