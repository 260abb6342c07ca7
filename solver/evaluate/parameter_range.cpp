// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/parameter_range.h"

#include "model/units/quantity_text.h"
#include "solver/translate.h"

#include <cmath>
#include <limits>

namespace bramah::solver {
namespace {

constexpr double kBoundRounding = 1e-9;  // of the bound
constexpr int kDigits = 4;

QString quantityText(const FlatVariable& parameter, double value, int digits)
{
    const VariableTexts& texts = *parameter.texts;
    return model::formatQuantity(value, QString::fromStdString(texts.unit), QString::fromStdString(texts.displayUnit),
                                 digits);
}

/// With as many digits as tell the value from the bound.
QString beyondText(const QString& text, const FlatVariable& parameter, double value, double bound)
{
    int digits = kDigits;
    while (digits < std::numeric_limits<double>::max_digits10 &&
           quantityText(parameter, value, digits) == quantityText(parameter, bound, digits))
        ++digits;
    return text.arg(QString::fromStdString(parameter.path), quantityText(parameter, value, digits),
                    quantityText(parameter, bound, digits));
}

}  // namespace

EvaluationStatus rangeStatus(const FlatVariable& parameter, double value, double min, double max)
{
    const auto failed = [&](FailureKind kind, const QString& what) {
        return EvaluationStatus{kind, false, parameter.origin.component, what.toStdString()};
    };
    if (!std::isfinite(value))
        return failed(FailureKind::NotANumber,
                      tr("parameter `%1` is %2").arg(QString::fromStdString(parameter.path)).arg(value));
    if (value < min - kBoundRounding * std::fabs(min))
        return failed(FailureKind::AssertionFailed,
                      beyondText(tr("parameter `%1` is %2, but must not be below %3"), parameter, value, min));
    if (value > max + kBoundRounding * std::fabs(max))
        return failed(FailureKind::AssertionFailed,
                      beyondText(tr("parameter `%1` is %2, but must not be above %3"), parameter, value, max));
    return {};
}

}  // namespace bramah::solver
