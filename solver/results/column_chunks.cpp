// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/column_chunks.h"

#include <algorithm>

namespace bramah::solver {

void ColumnChunks::append(std::span<const double> values)
{
    for (const double value : values) {
        if (rowCount_ % kRowsPerChunk == 0) {
            chunks_.emplace_back();
            chunks_.back().recent = std::make_unique<Recent>();
        }
        Chunk& chunk = chunks_.back();
        chunk.recent->values.push_back(value);
        chunk.recent->pyramid.append(value, static_cast<std::uint32_t>(rowCount_));
        if (++rowCount_ % kRowsPerChunk != 0)
            continue;
        chunk.extremes = chunk.recent->pyramid.extremes(0, kRowsPerChunk, [](Extremes&, std::size_t) {});
        pyramid_.append(chunk.extremes);
    }
}

std::size_t ColumnChunks::countIn(std::size_t chunk) const
{
    return std::min(kRowsPerChunk, rowCount_ - chunk * kRowsPerChunk);
}

std::span<const double> ColumnChunks::valuesOf(std::size_t chunk) const
{
    const Chunk& one = chunks_[chunk];
    return one.recent ? std::span<const double>(one.recent->values) : file_->values(one.block, countIn(chunk));
}

double ColumnChunks::value(std::size_t row) const
{
    double value = 0;
    read(row, {&value, 1});
    return value;
}

void ColumnChunks::read(std::size_t firstRow, std::span<double> destination) const
{
    while (!destination.empty()) {
        const Chunk& chunk = chunks_[firstRow / kRowsPerChunk];
        const std::size_t offset = firstRow % kRowsPerChunk;
        const std::size_t count = std::min(destination.size(), kRowsPerChunk - offset);
        if (chunk.recent)
            std::copy_n(chunk.recent->values.begin() + static_cast<std::ptrdiff_t>(offset), count, destination.begin());
        else
            file_->read(chunk.block, offset, destination.first(count));
        destination = destination.subspan(count);
        firstRow += count;
    }
}

Extremes ColumnChunks::extremesWithin(std::size_t chunk, std::size_t first, std::size_t last) const
{
    const Chunk& one = chunks_[chunk];
    const bool isWhole = first == 0 && last == countIn(chunk);
    if (isWhole && (!one.recent || last == kRowsPerChunk))
        return one.extremes;
    const std::span<const double> values = valuesOf(chunk);
    const auto include = [&](Extremes& extremes, std::size_t row) {
        extremes.include(values[row], static_cast<std::uint32_t>(chunk * kRowsPerChunk + row));
    };
    if (one.recent)
        return one.recent->pyramid.extremes(first, last, include);
    Extremes extremes;
    for (std::size_t row = first; row < last; ++row)
        include(extremes, row);
    return extremes;
}

Extremes ColumnChunks::extremes(std::size_t first, std::size_t last) const
{
    if (first >= last)
        return {};
    const std::size_t begin = first / kRowsPerChunk, end = (last - 1) / kRowsPerChunk;
    const std::size_t lastWithin = (last - 1) % kRowsPerChunk + 1;
    if (begin == end)
        return extremesWithin(begin, first % kRowsPerChunk, lastWithin);
    Extremes result = extremesWithin(begin, first % kRowsPerChunk, kRowsPerChunk);
    result.include(pyramid_.extremes(
        begin + 1, end, [this](Extremes& extremes, std::size_t chunk) { extremes.include(chunks_[chunk].extremes); }));
    result.include(extremesWithin(end, 0, lastWithin));
    return result;
}

std::size_t ColumnChunks::rowAt(double wanted) const
{
    const auto isBefore = [&](const Chunk& chunk) {
        return (chunk.recent ? chunk.recent->values.front() : chunk.extremes.lower) < wanted;
    };
    // The last chunk that begins before it has the row, or ends just in front of it.
    const auto behind = std::ranges::partition_point(chunks_, isBefore);
    if (behind == chunks_.begin())
        return 0;
    const auto chunk = static_cast<std::size_t>(behind - chunks_.begin()) - 1;
    const std::span<const double> values = valuesOf(chunk);
    const auto row = std::ranges::partition_point(values, [&](double value) { return value < wanted; });
    return chunk * kRowsPerChunk + static_cast<std::size_t>(row - values.begin());
}

bool ColumnChunks::spill(Chunk& chunk, const std::shared_ptr<SpillFile>& file)
{
    const auto block = file->add(chunk.recent->values);
    if (!block)
        return false;
    file_ = file;
    chunk.block = *block;
    chunk.recent.reset();
    ++firstInMemory_;
    return true;
}

bool ColumnChunks::spillOldest(const std::shared_ptr<SpillFile>& file)
{
    const bool hasFull = (firstInMemory_ + 1) * kRowsPerChunk <= rowCount_;
    return hasFull && spill(chunks_[firstInMemory_], file);
}

bool ColumnChunks::spillAll(const std::shared_ptr<SpillFile>& file)
{
    while (spillOldest(file)) {
    }
    if (firstInMemory_ + 1 != chunks_.size())
        return firstInMemory_ == chunks_.size();
    const std::size_t last = firstInMemory_;
    chunks_[last].extremes = extremesWithin(last, 0, countIn(last));
    return spill(chunks_[last], file);
}

std::size_t ColumnChunks::memoryUse() const
{
    std::size_t bytes = chunks_.capacity() * sizeof(Chunk) + pyramid_.memoryUse();
    if (firstInMemory_ == chunks_.size())
        return bytes;
    const auto useOf = [](const Recent& recent) {
        return sizeof(Recent) + recent.values.capacity() * sizeof(double) + recent.pyramid.memoryUse();
    };
    // All full chunks are alike.
    bytes += useOf(*chunks_.back().recent);
    return bytes + (chunks_.size() - 1 - firstInMemory_) * useOf(*chunks_[firstInMemory_].recent);
}

std::size_t ColumnChunks::spilledBytes() const
{
    return std::min(firstInMemory_ * kRowsPerChunk, rowCount_) * sizeof(double);
}

void ColumnChunks::giveBack()
{
    for (std::size_t chunk = 0; chunk < firstInMemory_; ++chunk)
        file_->remove(chunks_[chunk].block);
}

}  // namespace bramah::solver
