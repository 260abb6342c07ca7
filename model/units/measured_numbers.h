// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace bramah::model {

/// A number that was typed with a unit into an expression, as the `490 mm` of `cylinder.x > 490 mm`.
struct MeasuredNumber {
    qsizetype offset = 0;  ///< of its SI number in the UTF-8 text of the expression [bytes]
    QString written;       ///< as typed: `490 mm`
    Unit unit;
};

/// A typed expression as Modelica text.
struct SiExpression {
    QString text;                         ///< with SI numbers in place of those with a unit
    std::vector<MeasuredNumber> numbers;  ///< in the order of the text
};

/// Replaces each number with a unit in \a text by its SI value: `x > 490 mm` becomes `x > 0.49`. Texts in quotation
/// marks, quoted names and words of the language (`1 and ...`) stay. \a locale: its decimal separator is taken besides
/// the point, but for a comma between parentheses, which separates arguments.
[[nodiscard]] SiExpression inSiNumbers(const QString& text, const QLocale& locale = QLocale::c());

}  // namespace bramah::model
