// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/number_text.h"

#include <QString>

#include <string>

namespace bramah::solver {

// Texts of the files in an FMU.

/// A text in UTF-8 as Qt has it.
[[nodiscard]] inline QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

/// With as many digits as the value has.
[[nodiscard]] inline QString number(double value)
{
    return text(numberText(value));
}

}  // namespace bramah::solver
