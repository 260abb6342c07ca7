// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/csv/csv_form.h"
#include "solver/results/result_store.h"

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <functional>
#include <optional>

namespace bramah::solver {

/// The values of a file of results or measurements: times in seconds, values in SI where their unit is known, which
/// then is the display unit of the column.
struct DataFile {
    ResultStore store;
    QStringList findings;  ///< what the person should know of the file, as sentences
};

/// How a file is to be read, where a person says it otherwise than the file.
struct DataFileForm {
    std::optional<model::CsvForm> csv;  ///< nothing: found in the file
    QString timeName;                   ///< the vector of a .mat file that is the time; empty: found by its name

    friend bool operator==(const DataFileForm&, const DataFileForm&) = default;
};

/// Is told the share that is done, from 0 to 1. Returns false to stop.
using ReadProgress = std::function<bool(double share)>;

/// Reads a file of results or measurements: text of columns (model::CsvReader), or .mat of Modelica tools and of
/// MATLAB. The error is why it cannot be read, in the user's words, without the file's name.
[[nodiscard]] tl::expected<DataFile, QString> readDataFile(const QString& path, const DataFileForm& form = {},
                                                           const ReadProgress& progress = {});

/// Endings of files that readDataFile() reads, as `*.csv`, for dialogs.
[[nodiscard]] QStringList dataFilePatterns();

}  // namespace bramah::solver
