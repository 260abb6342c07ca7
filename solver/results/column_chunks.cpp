// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/column_chunks.h"

#include <algorithm>
#include <bit>

namespace bramah::solver {

ColumnChunks::~ColumnChunks()
{
    for (std::size_t chunk = 0; chunk < chunks_.size(); ++chunk) {
        if (const Recent* recent = chunks_[chunk].recent.get()) {
            *bytesInUse_ -= bytesOf(*recent);
        } else {
            *bytesInUse_ -= sizeof(Groups);
            file_->remove(chunks_[chunk].block);
        }
    }
    *bytesInUse_ -= chunks_.capacity() * sizeof(Chunk) + pyramid_.memoryUse();
}

std::size_t ColumnChunks::bytesOf(const Recent& recent)
{
    return sizeof(Recent) + recent.capacity * sizeof(double) + recent.pyramid.memoryUse();
}

void ColumnChunks::addChunk()
{
    const std::size_t before = chunks_.capacity();
    chunks_.emplace_back().recent = std::make_unique<Recent>();
    *bytesInUse_ += (chunks_.capacity() - before) * sizeof(Chunk) + sizeof(Recent);
}

void ColumnChunks::enlarge(Recent& recent, std::size_t used, std::size_t needed)
{
    const std::size_t capacity = std::bit_ceil(needed);
    auto values = std::make_unique_for_overwrite<double[]>(capacity);
    std::copy_n(recent.values.get(), used, values.get());
    *bytesInUse_ += (capacity - recent.capacity) * sizeof(double);
    recent.values = std::move(values);
    recent.capacity = capacity;
}

double* ColumnChunks::extend(std::size_t rows)
{
    const std::size_t used = rowCount_ % kRowsPerChunk;
    if (used == 0)
        addChunk();
    Recent& recent = *chunks_.back().recent;
    if (used + rows > recent.capacity)
        enlarge(recent, used, used + rows);
    rowCount_ += rows;
    return recent.values.get() + used;
}

void ColumnChunks::append(std::span<const double> values)
{
    while (!values.empty()) {
        const std::size_t rows = std::min(values.size(), roomInChunk());
        std::ranges::copy(values.first(rows), extend(rows));
        values = values.subspan(rows);
    }
}

std::size_t ColumnChunks::countIn(std::size_t chunk) const
{
    return std::min(kRowsPerChunk, rowCount_ - chunk * kRowsPerChunk);
}

std::span<const double> ColumnChunks::valuesOf(std::size_t chunk) const
{
    const Chunk& one = chunks_[chunk];
    const std::size_t count = countIn(chunk);
    return one.recent ? std::span<const double>(one.recent->values.get(), count) : file_->values(one.block, count);
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
            std::copy_n(chunk.recent->values.get() + offset, count, destination.begin());
        else
            file_->read(chunk.block, offset, destination.first(count));
        destination = destination.subspan(count);
        firstRow += count;
    }
}

const ExtremesPyramid& ColumnChunks::pyramidOf(std::size_t chunk) const
{
    Recent& recent = *chunks_[chunk].recent;
    const std::size_t known = recent.pyramid.itemCount(), before = recent.pyramid.memoryUse();
    const std::span<const double> values = valuesOf(chunk).subspan(known);
    recent.pyramid.append(values, static_cast<std::uint32_t>(chunk * kRowsPerChunk + known));
    *bytesInUse_ += recent.pyramid.memoryUse() - before;
    return recent.pyramid;
}

Extremes ColumnChunks::extremesInFile(std::size_t chunk, std::size_t first, std::size_t last) const
{
    const std::size_t firstGroup = (first + kRowsPerGroup - 1) / kRowsPerGroup;
    const std::size_t endGroup =
        last == countIn(chunk) ? (last + kRowsPerGroup - 1) / kRowsPerGroup : last / kRowsPerGroup;
    Extremes extremes;
    for (std::size_t group = firstGroup; group < endGroup; ++group)
        extremes.include((*chunks_[chunk].groups)[group]);
    // Only for rows beside whole groups the file is read.
    const auto includeRows = [&](std::size_t begin, std::size_t end) {
        if (begin >= end)
            return;
        const std::span<const double> values = valuesOf(chunk);
        for (std::size_t row = begin; row < end; ++row)
            extremes.include(values[row], static_cast<std::uint32_t>(chunk * kRowsPerChunk + row));
    };
    if (firstGroup >= endGroup) {
        includeRows(first, last);
    } else {
        includeRows(first, firstGroup * kRowsPerGroup);
        includeRows(endGroup * kRowsPerGroup, last);
    }
    return extremes;
}

Extremes ColumnChunks::extremesWithin(std::size_t chunk, std::size_t first, std::size_t last) const
{
    if (!chunks_[chunk].recent)
        return extremesInFile(chunk, first, last);
    const std::span<const double> values = valuesOf(chunk);
    return pyramidOf(chunk).extremes(first, last, [&](Extremes& extremes, std::size_t row) {
        extremes.include(values[row], static_cast<std::uint32_t>(chunk * kRowsPerChunk + row));
    });
}

const ExtremesPyramid& ColumnChunks::pyramidOfChunks() const
{
    const std::size_t before = pyramid_.memoryUse();
    for (std::size_t chunk = pyramid_.itemCount(); chunk < rowCount_ / kRowsPerChunk; ++chunk)
        pyramid_.append(extremesWithin(chunk, 0, kRowsPerChunk));
    *bytesInUse_ += pyramid_.memoryUse() - before;
    return pyramid_;
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
    result.include(pyramidOfChunks().extremes(begin + 1, end, [this](Extremes& extremes, std::size_t chunk) {
        extremes.include(extremesWithin(chunk, 0, kRowsPerChunk));
    }));
    result.include(extremesWithin(end, 0, lastWithin));
    return result;
}

std::optional<std::size_t> ColumnChunks::chunkAt(double wanted) const
{
    const auto isBefore = [&](const Chunk& chunk) {
        return (chunk.recent ? chunk.recent->values[0] : chunk.groups->front().lower) < wanted;
    };
    const auto behind = std::ranges::partition_point(chunks_, isBefore);
    if (behind == chunks_.begin())
        return std::nullopt;
    return static_cast<std::size_t>(behind - chunks_.begin()) - 1;
}

std::size_t ColumnChunks::rowAt(double wanted) const
{
    const auto chunk = chunkAt(wanted);
    if (!chunk)
        return 0;
    const std::span<const double> values = valuesOf(*chunk);
    const auto row = std::ranges::partition_point(values, [&](double value) { return value < wanted; });
    return *chunk * kRowsPerChunk + static_cast<std::size_t>(row - values.begin());
}

std::size_t ColumnChunks::rowNear(double wanted) const
{
    const auto chunk = chunkAt(wanted);
    if (!chunk || chunks_[*chunk].recent)
        return rowAt(wanted);
    const auto isBefore = [&](const Extremes& group) { return !group.isEmpty() && group.lower < wanted; };
    const auto& groups = *chunks_[*chunk].groups;
    const auto behind = static_cast<std::size_t>(std::ranges::partition_point(groups, isBefore) - groups.begin());
    return *chunk * kRowsPerChunk + std::min(behind * kRowsPerGroup, countIn(*chunk));
}

bool ColumnChunks::spill(const std::shared_ptr<SpillFile>& file)
{
    Chunk& chunk = chunks_[firstInMemory_];
    const auto block = file->add(valuesOf(firstInMemory_));
    if (!block)
        return false;
    chunk.groups = std::make_unique<Groups>();
    for (std::size_t group = 0; group * kRowsPerGroup < countIn(firstInMemory_); ++group)
        (*chunk.groups)[group] = extremesWithin(firstInMemory_, group * kRowsPerGroup,
                                                std::min((group + 1) * kRowsPerGroup, countIn(firstInMemory_)));
    *bytesInUse_ += sizeof(Groups);
    *bytesInUse_ -= bytesOf(*chunk.recent);
    file_ = file;
    chunk.block = *block;
    chunk.recent.reset();
    ++firstInMemory_;
    return true;
}

bool ColumnChunks::spillOldest(const std::shared_ptr<SpillFile>& file)
{
    const bool hasFull = (firstInMemory_ + 1) * kRowsPerChunk <= rowCount_;
    return hasFull && spill(file);
}

bool ColumnChunks::spillAll(const std::shared_ptr<SpillFile>& file)
{
    while (firstInMemory_ < chunks_.size())
        if (!spill(file))
            return false;
    return true;
}

std::size_t ColumnChunks::spilledBytes() const
{
    return std::min(firstInMemory_ * kRowsPerChunk, rowCount_) * sizeof(double);
}

}  // namespace bramah::solver
