// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_field.h"
#include "editor/units/shown_unit.h"
#include "model/instance/instance.h"
#include "model/syntax/ast.h"

#include <QLocale>

namespace bramah::editor {

/// The meanings of a Boolean parameter's values, if its description gives them as `true: driven at the shaft; false: at
/// a constant speed`.
struct BooleanWords {
    QString yes, no;  ///< empty where the description does not say it
};
[[nodiscard]] BooleanWords booleanWords(const QString& description);

/// The meaning of a parameter as the label of its field; empty if it has no description.
[[nodiscard]] QString meaningOf(const ParameterField& field);

/// The meaning of a text that a user typed into a parameter's field.
struct TypedValue {
    QString expression;            ///< Modelica text in SI units, to be written into the model
    std::optional<double> number;  ///< [SI], if it is a plain number
    QString error;                 ///< why it cannot be taken; empty if it can
};

/// Understands \a text: a number in \a unit with the locale's decimals, a sum of numbers in
/// \a unit (`2*75`), a number with another unit (`150 bar`), or any other Modelica expression, which is in SI units.
/// Checks the field's range.
[[nodiscard]] TypedValue parseTyped(const QString& text, const ParameterField& field, const ShownUnit& unit,
                                    const QLocale& locale);

/// The text of the field: a number in \a unit, or the expression as written.
[[nodiscard]] QString shownValue(const ParameterField& field, const ShownUnit& unit, const QLocale& locale);

/// \a value as the shortest Modelica number that reads back the same: `1.5e7`, `0.025`, `140e5`.
[[nodiscard]] QString modelicaNumber(double value);

/// In words why \a value [SI] is out of the field's range, in \a unit; empty if it is not.
[[nodiscard]] QString rangeError(double value, const ParameterField& field, const ShownUnit& unit,
                                 const QLocale& locale);

/// The first name in \a expression that \a model does not have, in words and with those that are near; empty if it has
/// all of them.
[[nodiscard]] QString unknownNameError(const model::syntax::Expression& expression, const model::Instance& model);

}  // namespace bramah::editor
