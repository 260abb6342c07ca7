// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QFontMetrics;

namespace bramah::app {

/// \a names shortened to \a width [px], all different: cut in the middle, and without their common beginning where that
/// would make two of them equal.
[[nodiscard]] QStringList shortNames(const QStringList& names, const QFontMetrics& metrics, int width);

}  // namespace bramah::app
