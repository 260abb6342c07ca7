// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/hopsan_values.h"

#include "model/units/quantity_text.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::model::hopsan {

namespace {

/// Evaluates by recursive descent.
class NumberReader
{
public:
    explicit NumberReader(const QString& text) : text_(text) {}

    std::optional<double> read()
    {
        const double value = sum();
        skip();
        return isFine_ && at_ == text_.size() && std::isfinite(value) ? std::optional(value) : std::nullopt;
    }

private:
    void skip()
    {
        while (at_ < text_.size() && text_[at_].isSpace())
            ++at_;
    }

    bool take(char c)
    {
        skip();
        const bool isThere = at_ < text_.size() && text_[at_] == QLatin1Char(c);
        at_ += isThere ? 1 : 0;
        return isThere;
    }

    double sum()
    {
        double value = product();
        while (isFine_)
            if (take('+'))
                value += product();
            else if (take('-'))
                value -= product();
            else
                break;
        return value;
    }

    double product()
    {
        double value = power();
        while (isFine_)
            if (take('*'))
                value *= power();
            else if (take('/'))
                value /= power();
            else
                break;
        return value;
    }

    double power()
    {
        if (take('-'))
            return -power();
        if (take('+'))
            return power();
        const double base = operand();
        return take('^') ? std::pow(base, power()) : base;
    }

    double operand()
    {
        if (++depth_ > kMostDepth)
            isFine_ = false;
        double value = 0;
        if (isFine_ && take('(')) {
            value = sum();
            isFine_ = isFine_ && take(')');
        } else if (isFine_) {
            value = numberOrFunction();
        }
        --depth_;
        return value;
    }

    double numberOrFunction()
    {
        static const QRegularExpression number(QStringLiteral("\\G(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?"));
        static const QRegularExpression name(QStringLiteral("\\G[A-Za-z_][\\w.]*"));
        skip();
        if (const auto match = number.match(text_, at_); match.hasMatch()) {
            at_ = match.capturedEnd();
            return match.captured().toDouble();
        }
        const auto match = name.match(text_, at_);
        at_ = match.hasMatch() ? match.capturedEnd() : at_;
        const QString word = match.captured();
        if (word == QLatin1String("pi") || word == QLatin1String("Bramah.Units.pi"))
            return std::numbers::pi;
        const bool isOfTwo = word == QLatin1String("min") || word == QLatin1String("max");
        isFine_ = isFine_ && (isOfTwo || word == QLatin1String("sqrt")) && take('(');
        const double value = isFine_ ? sum() : 0;
        const double other = isFine_ && isOfTwo && (isFine_ = take(',')) ? sum() : 0;
        isFine_ = isFine_ && take(')');
        if (isOfTwo)
            return word == QLatin1String("min") ? std::min(value, other) : std::max(value, other);
        return std::sqrt(value);
    }

    static constexpr int kMostDepth = 60;
    const QString& text_;
    qsizetype at_ = 0;
    int depth_ = 0;
    bool isFine_ = true;
};

const QSet<QString>& functions()
{
    static const QSet<QString> known{"sqrt", "sin",   "cos", "tan", "asin", "acos", "atan", "atan2", "exp",
                                     "log",  "log10", "abs", "min", "max",  "sinh", "cosh", "tanh"};
    return known;
}

}  // namespace

std::optional<double> numberOf(const QString& expression)
{
    return NumberReader(expression).read();
}

std::optional<QString> modelicaText(const QString& value,
                                    const std::function<std::optional<QString>(const QString&)>& nameOf)
{
    bool isNumber = false;
    if (const double number = value.trimmed().toDouble(&isNumber); isNumber && std::isfinite(number))
        return modelicaNumber(number);
    static const QRegularExpression token(
        QStringLiteral("\\G\\s*(?:((?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)|([A-Za-z_]\\w*)|([-+*/^(),]))\\s*"));
    QString text;
    for (qsizetype at = 0; at < value.size();) {
        const auto match = token.match(value, at);
        if (!match.hasMatch())
            return std::nullopt;
        at = match.capturedEnd();
        if (match.hasCaptured(2) && !match.captured(2).isEmpty() && !functions().contains(match.captured(2))) {
            const auto name = match.captured(2) == QLatin1String("pi") ? QStringLiteral("Bramah.Units.pi")
                                                                       : nameOf(match.captured(2));
            if (!name)
                return std::nullopt;
            text += *name;
        } else {
            text += match.captured(1) + match.captured(2) + match.captured(3);
        }
    }
    return text.isEmpty() || text.count(QLatin1Char('(')) != text.count(QLatin1Char(')')) ? std::nullopt
                                                                                          : std::optional(text);
}

QString asOperand(const QString& expression)
{
    static const QRegularExpression simple(QStringLiteral("^[\\w.]+$"));
    static const QRegularExpression number(QStringLiteral("^[\\d.]+(e[+-]?\\d+)?$"));
    return simple.match(expression).hasMatch() || number.match(expression).hasMatch()
               ? expression
               : QLatin1Char('(') + expression + QLatin1Char(')');
}

}  // namespace bramah::model::hopsan
