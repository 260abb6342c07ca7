// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/data_files/data_file.h"

#include <QByteArray>

class QIODevice;

namespace bramah::solver {

/// Reads a text of columns from \a device, whose begin is \a head, as \a found says. Rows go to the store as they come.
/// At a time that is there twice the first row is that before an event. Rows whose time runs backwards are sorted.
[[nodiscard]] tl::expected<DataFile, QString> readCsv(QIODevice& device, const QByteArray& head,
                                                      const model::FoundCsvForm& found,
                                                      const ReadProgress& progress = {});
/// The same for a text in memory, in the form that is found in it.
[[nodiscard]] tl::expected<DataFile, QString> readCsv(const QByteArray& bytes);

}  // namespace bramah::solver
