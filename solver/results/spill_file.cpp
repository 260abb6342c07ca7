// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/spill_file.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <limits>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostKept = 32;  // blocks in memory

qint64 placeOf(SpillFile::Block block)
{
    return static_cast<qint64>(block) * static_cast<qint64>(SpillFile::kValuesPerBlock * sizeof(double));
}

}  // namespace

SpillFile::SpillFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    if (!folder.isEmpty() && QDir().mkpath(folder))
        file_.setFileTemplate(folder + QStringLiteral("/results-XXXXXX"));
}

std::optional<SpillFile::Block> SpillFile::add(std::span<const double> values)
{
    if (!file_.isOpen() && !file_.open())
        return std::nullopt;
    const Block block = free_.empty() ? end_ : free_.back();
    const auto bytes = static_cast<qint64>(values.size_bytes());
    if (!file_.seek(placeOf(block)) || file_.write(reinterpret_cast<const char*>(values.data()), bytes) != bytes ||
        !file_.flush())
        return std::nullopt;
    if (free_.empty())
        ++end_;
    else
        free_.pop_back();
    ++used_;
    return block;
}

void SpillFile::remove(Block block)
{
    std::erase_if(kept_, [&](const Kept& one) { return one.block == block; });
    free_.push_back(block);
    --used_;
}

void SpillFile::read(Block block, std::size_t first, std::span<double> destination) const
{
    const auto bytes = static_cast<qint64>(destination.size_bytes());
    const bool isRead = file_.seek(placeOf(block) + static_cast<qint64>(first * sizeof(double))) &&
                        file_.read(reinterpret_cast<char*>(destination.data()), bytes) == bytes;
    // Reached only if someone truncates the file meanwhile: a gap in the curve shows that.
    if (!isRead)
        std::ranges::fill(destination, std::numeric_limits<double>::quiet_NaN());
}

std::span<const double> SpillFile::values(Block block, std::size_t count) const
{
    const auto known = std::ranges::find(kept_, block, &Kept::block);
    if (known != kept_.end() && known->values.size() >= count) {
        kept_.splice(kept_.begin(), kept_, known);
        return std::span(kept_.front().values).first(count);
    }
    if (known != kept_.end())
        kept_.erase(known);
    if (kept_.size() >= kMostKept)
        kept_.pop_back();
    kept_.push_front({block, std::vector<double>(count)});
    read(block, 0, kept_.front().values);
    return kept_.front().values;
}

}  // namespace bramah::solver
