// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace bramah::model::hopsan {

/// The value of an expression of numbers, `+ - * / ^`, parentheses, `pi` and a few functions; nothing if it has names.
[[nodiscard]] std::optional<double> numberOf(const QString& expression);

/// A Hopsan value as Modelica text: numbers in their shortest form, names through \a nameOf. Nothing if it is no
/// expression, or if \a nameOf does not know one of its names.
[[nodiscard]] std::optional<QString> modelicaText(const QString& value,
                                                  const std::function<std::optional<QString>(const QString&)>& nameOf);

/// \a expression, to stand in a larger one: in parentheses unless it is a number or a name.
[[nodiscard]] QString asOperand(const QString& expression);

}  // namespace bramah::model::hopsan
