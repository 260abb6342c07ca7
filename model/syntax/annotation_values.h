// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

namespace bramah::model::syntax {

/// Reads values of an annotation such as `annotation(Dialog(tab = "Start", group = "Oil"))`. All functions accept null.

/// The argument \a name of a modification, or null.
[[nodiscard]] const Argument* argumentOf(const ClassModification* modification, std::string_view name);
/// The modification in the brackets behind \a name, or null.
[[nodiscard]] const ClassModification* nestedIn(const ClassModification* modification, std::string_view name);
/// The expression given to \a name, or null.
[[nodiscard]] ExpressionPtr valueIn(const ClassModification* modification, std::string_view name);
/// The text of \a name's value, if that is a string literal; nothing if it is missing or any other expression.
[[nodiscard]] std::optional<QString> stringIn(const ClassModification* modification, std::string_view name);
/// Like numberOf().
[[nodiscard]] std::optional<double> numberIn(const ClassModification* modification, std::string_view name);

/// The vendor annotation `__Bramah(...)` of a declaration, or null.
[[nodiscard]] const ClassModification* vendorAnnotation(const Annotation* annotation);
/// A Boolean of the vendor annotation; false if it is not there.
[[nodiscard]] bool vendorFlag(const Annotation* annotation, std::string_view name);
/// The strings of an array of the vendor annotation; empty if it is not there.
[[nodiscard]] QStringList vendorStrings(const Annotation* annotation, std::string_view name);

/// An expression that is a string literal, else nothing.
[[nodiscard]] std::optional<QString> stringOf(ExpressionPtr expression);
/// The value of an expression of numbers only, as `-2`, `60/60000` or `2*(3 + 4)`; nothing if it names anything.
[[nodiscard]] std::optional<double> numberOf(ExpressionPtr expression);

}  // namespace bramah::model::syntax
