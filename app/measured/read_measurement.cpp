// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/read_measurement.h"

namespace bramah::app {

ReadMeasurement readMeasurement(const QString& path, const solver::DataFileForm& form,
                                const solver::ReadProgress& progress)
{
    auto file = solver::readDataFile(path, form, progress);
    if (!file)
        return {path, form, nullptr, file.error()};
    return {path, form, std::make_shared<const solver::DataFile>(std::move(*file)), {}};
}

}  // namespace bramah::app
