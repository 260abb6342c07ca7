// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::model {

/// A table as HTML; \a heads and \a rows are plain text. The rows with the numbers \a marked stand out.
[[nodiscard]] QString htmlTable(const QStringList& heads, const std::vector<QStringList>& rows,
                                const std::vector<std::size_t>& marked = {});

/// A whole page in the user's language, which needs no other file: its style is in it. \a title and \a subtitle are
/// plain text, \a body is HTML.
[[nodiscard]] QByteArray htmlPage(const QString& title, const QString& subtitle, const QByteArray& body);

}  // namespace bramah::model
