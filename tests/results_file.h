// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/data_files/data_file.h"

namespace bramah::test {

/// The results in the file \a path.
inline tl::expected<solver::ResultStore, QString> resultsIn(const QString& path)
{
    auto file = solver::readDataFile(path);
    if (!file)
        return tl::unexpected(file.error());
    return std::move(file->store);
}

}  // namespace bramah::test
