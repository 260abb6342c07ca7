// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QFontMetrics;

namespace bramah::app {

/// \a names as they fit into \a width [px], each still another than the rest: shortened in the middle, and where that
/// makes two alike, without what they have in common at the beginning.
[[nodiscard]] QStringList shortNames(const QStringList& names, const QFontMetrics& metrics, int width);

}  // namespace bramah::app
