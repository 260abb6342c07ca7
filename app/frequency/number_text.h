// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/quantity_text.h"

#include <QLocale>

namespace bramah::app {

/// A number among the answers of the panel: four digits in the user's notation.
[[nodiscard]] inline QString numberText(double value)
{
    return model::formatNumber(value, 4, QLocale());
}

}  // namespace bramah::app
