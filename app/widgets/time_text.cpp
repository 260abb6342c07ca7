// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/time_text.h"

#include <cmath>

namespace bramah::app {

QString timeText(const QLocale& locale, double time, double span)
{
    constexpr int kMostDecimals = 6;
    const int decimals = span > 0 ? qBound(0, 3 - static_cast<int>(std::floor(std::log10(span))), kMostDecimals) : 3;
    return locale.toString(time, 'f', decimals);
}

}  // namespace bramah::app
