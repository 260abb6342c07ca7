// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_field.h"
#include "model/instance/instance.h"
#include "model/syntax/ast.h"
#include "model/units/shown_unit.h"

#include <QLocale>

namespace bramah::editor {

/// The meanings of a Boolean parameter's values if its description has the form `true: driven at the shaft; false: at a
/// constant speed`.
struct BooleanWords {
    QString yes, no;  ///< empty if the description does not contain it
};
/// The words in \a description, which may be in the user's language if it keeps `true:` and `false:`.
[[nodiscard]] BooleanWords booleanWords(const QString& description);

/// The label of a parameter's field: its meaning; empty if it has no description.
[[nodiscard]] QString meaningOf(const ParameterField& field);

/// The meaning of a text typed into a parameter's field.
struct TypedValue {
    QString expression;            ///< Modelica text in SI units, to be written into the model
    std::optional<double> number;  ///< [SI], if it is a plain number
    QString error;                 ///< why it is refused; empty if it is accepted
};

/// Interprets \a text: a number in \a unit with the locale's decimal separator, a sum of numbers in \a unit (`2*75`),
/// a number with another unit (`150 bar`), or any other Modelica expression, whose numbers are in SI units or have a
/// unit that fits (`cylinder.x > 490 mm`). Checks the range of the field. \a model: where the names of expressions are
/// looked up; null if there is none.
[[nodiscard]] TypedValue parseTyped(const QString& text, const ParameterField& field, const model::ShownUnit& unit,
                                    const QLocale& locale, const model::Instance* model);

/// The text of the field: a number in \a unit, or the expression as it could be typed: a number that is compared with a
/// variable in that variable's unit, `cylinder.x > 490 mm`. \a model: as for parseTyped().
[[nodiscard]] QString shownValue(const ParameterField& field, const model::ShownUnit& unit, const QLocale& locale,
                                 const model::Instance* model);

/// Why \a value [SI] is outside of the field's range, in \a unit; empty if it is inside.
[[nodiscard]] QString rangeError(double value, const ParameterField& field, const model::ShownUnit& unit,
                                 const QLocale& locale);

/// The first unknown name in \a expression, in words and
/// with similar names of \a model; empty if all are known.
[[nodiscard]] QString unknownNameError(const model::syntax::Expression& expression, const model::Instance& model);

}  // namespace bramah::editor
