// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lists/drawing_lists.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace bramah::app {

/// The table as CSV (RFC 4180, UTF-8), headings first.
[[nodiscard]] QByteArray csvOf(const model::DrawingListTable& table);
/// Writes the table to \a path as its suffix says: csv, or xlsx, where numbers are numbers. Returns what went wrong, as
/// a sentence, or nothing.
[[nodiscard]] std::optional<QString> writeList(const model::DrawingListTable& table, const QString& path);

}  // namespace bramah::app
