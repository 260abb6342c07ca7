// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/csv/csv_form.h"

#include <QByteArray>

#include <vector>

namespace bramah::model {

/// So much of the begin of a file tells its form [bytes].
inline constexpr qint64 kCsvHead = qint64{1} << 20;

/// Finds how a file is to be read from its begin, \a head: all of it or kCsvHead bytes.
[[nodiscard]] FoundCsvForm findCsvForm(const QByteArray& head);
/// The encoding of a text, by its mark or its bytes.
[[nodiscard]] TextEncoding encodingOf(const QByteArray& head);
/// The columns of a file that is read as \a form says.
[[nodiscard]] std::vector<CsvColumn> csvColumns(const QByteArray& head, const CsvForm& form);

}  // namespace bramah::model
