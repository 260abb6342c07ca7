// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/column_chunks.h"

#include "solver/results/spill_file.h"

#include <algorithm>

namespace bramah::solver {

void ColumnChunks::append(std::span<const double> values)
{
    for (const double value : values) {
        if (rowCount_ % kRowsPerChunk == 0)
            chunks_.emplace_back();
        chunks_.back().values.push_back(value);
        pyramid_.append(value);
        ++rowCount_;
    }
}

double ColumnChunks::value(std::size_t row, const SpillFile* file) const
{
    const Chunk& chunk = chunks_[row / kRowsPerChunk];
    if (chunk.place < 0)
        return chunk.values[row % kRowsPerChunk];
    double value = 0;
    file->read(chunk.place, row % kRowsPerChunk, {&value, 1});
    return value;
}

void ColumnChunks::read(std::size_t firstRow, std::span<double> destination, const SpillFile* file) const
{
    while (!destination.empty()) {
        const Chunk& chunk = chunks_[firstRow / kRowsPerChunk];
        const std::size_t offset = firstRow % kRowsPerChunk;
        const std::size_t count = std::min(destination.size(), kRowsPerChunk - offset);
        if (chunk.place < 0)
            std::copy_n(chunk.values.begin() + static_cast<std::ptrdiff_t>(offset), count, destination.begin());
        else
            file->read(chunk.place, offset, destination.first(count));
        destination = destination.subspan(count);
        firstRow += count;
    }
}

Extremes ColumnChunks::extremes(std::size_t first, std::size_t last, const SpillFile* file) const
{
    return pyramid_.extremes(first, last, [&](std::size_t row) { return value(row, file); });
}

bool ColumnChunks::spillOldest(SpillFile& file)
{
    if (firstInMemory_ >= chunks_.size() || chunks_[firstInMemory_].values.size() < kRowsPerChunk)
        return false;
    Chunk& chunk = chunks_[firstInMemory_];
    const auto place = file.append(chunk.values);
    if (!place)
        return false;
    chunk.place = *place;
    chunk.values = {};
    ++firstInMemory_;
    return true;
}

}  // namespace bramah::solver
