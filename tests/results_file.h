// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/csv_reader.h"

#include <QFile>

namespace bramah::test {

/// The results in the CSV file \a path.
inline tl::expected<solver::ResultStore, QString> resultsIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(file.errorString());
    return solver::readCsv(file.readAll());
}

}  // namespace bramah::test
