// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measured/read_measurement.h"

namespace bramah::solver {

ReadMeasurement readMeasurement(const QString& path, const DataFileForm& form, const ReadProgress& progress)
{
    auto file = readDataFile(path, form, progress);
    if (!file)
        return {path, form, nullptr, file.error()};
    return {path, form, std::make_shared<const DataFile>(std::move(*file)), {}};
}

}  // namespace bramah::solver
