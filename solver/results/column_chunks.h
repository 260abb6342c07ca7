// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/extremes_pyramid.h"

#include <cstddef>
#include <span>
#include <vector>

#include <QtGlobal>

namespace bramah::solver {

class SpillFile;

/// The values of one column in chunks, each in memory or in a spill file, and their extremes.
class ColumnChunks
{
public:
    static constexpr std::size_t kRowsPerChunk = 4096;

    void append(std::span<const double> values);
    [[nodiscard]] std::size_t rowCount() const { return rowCount_; }
    [[nodiscard]] double value(std::size_t row, const SpillFile* file) const;
    void read(std::size_t firstRow, std::span<double> destination, const SpillFile* file) const;
    [[nodiscard]] Extremes extremes(std::size_t first, std::size_t last, const SpillFile* file) const;

    /// Moves the oldest full chunk in memory to \a file. False if there is none or the disk is full.
    bool spillOldest(SpillFile& file);
    [[nodiscard]] std::size_t chunksInMemory() const { return chunks_.size() - firstInMemory_; }

private:
    struct Chunk {
        std::vector<double> values;  // empty once spilled
        qint64 place = -1;
    };
    std::vector<Chunk> chunks_;
    std::size_t firstInMemory_ = 0;
    std::size_t rowCount_ = 0;
    ExtremesPyramid pyramid_;
};

}  // namespace bramah::solver
