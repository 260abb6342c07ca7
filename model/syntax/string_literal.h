// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace bramah::model::syntax {

/// The text of a string literal, from \a raw, the bytes
/// between its quotes. An unknown escape is kept as written.
[[nodiscard]] QString unescape(std::string_view raw);

/// \a text as a string literal with its quotes, in UTF-8.
[[nodiscard]] QByteArray quoted(const QString& text);

/// Several texts as an array of literals: `{"a", "b"}`.
[[nodiscard]] QByteArray quotedArray(const QStringList& texts);

/// The text of a description, whose parts are joined by `+`.
[[nodiscard]] QString descriptionText(List<StringLiteral> strings);

}  // namespace bramah::model::syntax
