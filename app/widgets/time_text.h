// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace bramah::app {

/// The number of a \a time [s] with enough decimals to see it move in a run of \a span seconds.
[[nodiscard]] QString timeText(const QLocale& locale, double time, double span);

}  // namespace bramah::app
