// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/spill_file.h"

#include <algorithm>
#include <limits>

namespace bramah::solver {

std::optional<qint64> SpillFile::append(std::span<const double> values)
{
    if (!file_.isOpen() && !file_.open())
        return std::nullopt;
    const auto place = static_cast<qint64>(size_);
    const auto bytes = static_cast<qint64>(values.size_bytes());
    if (!file_.seek(place) || file_.write(reinterpret_cast<const char*>(values.data()), bytes) != bytes ||
        !file_.flush())
        return std::nullopt;
    size_ += values.size_bytes();
    return place;
}

void SpillFile::read(qint64 place, std::size_t firstValue, std::span<double> destination) const
{
    const auto bytes = static_cast<qint64>(destination.size_bytes());
    const bool isRead = file_.seek(place + static_cast<qint64>(firstValue * sizeof(double))) &&
                        file_.read(reinterpret_cast<char*>(destination.data()), bytes) == bytes;
    // Reached only if someone truncates the file meanwhile: a gap in the curve shows that.
    if (!isRead)
        std::ranges::fill(destination, std::numeric_limits<double>::quiet_NaN());
}

}  // namespace bramah::solver
