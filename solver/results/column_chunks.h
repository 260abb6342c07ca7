// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/extremes_pyramid.h"
#include "solver/results/spill_file.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// The values of one column in chunks, each in memory or in a spill file, and their extremes. Of a chunk in the file
/// only its extremes stay in memory.
class ColumnChunks
{
public:
    static constexpr std::size_t kRowsPerChunk = SpillFile::kValuesPerBlock;

    ColumnChunks() = default;
    ~ColumnChunks() { giveBack(); }
    ColumnChunks(const ColumnChunks&) = delete;
    ColumnChunks& operator=(const ColumnChunks&) = delete;

    /// Must not be called after spillAll().
    void append(std::span<const double> values);
    [[nodiscard]] std::size_t rowCount() const { return rowCount_; }
    [[nodiscard]] double value(std::size_t row) const;
    /// The same, quicker for many rows near each other, as of a column that is searched.
    [[nodiscard]] double valueAmong(std::size_t row) const
    {
        return valuesOf(row / kRowsPerChunk)[row % kRowsPerChunk];
    }
    void read(std::size_t firstRow, std::span<double> destination) const;
    [[nodiscard]] Extremes extremes(std::size_t first, std::size_t last) const;
    /// The first row, in a column of rising values, with a value of at least \a wanted; rowCount() if there is none.
    [[nodiscard]] std::size_t rowAt(double wanted) const;

    /// Moves the oldest full chunk in memory to \a file, always the same one. False if there is none or the disk is
    /// full.
    bool spillOldest(const std::shared_ptr<SpillFile>& file);
    /// Moves all chunks to \a file; false if the disk is full.
    bool spillAll(const std::shared_ptr<SpillFile>& file);
    [[nodiscard]] std::size_t memoryUse() const;     ///< bytes
    [[nodiscard]] std::size_t spilledBytes() const;  ///< bytes

private:
    /// What of a chunk is not needed once its values are in the file.
    struct Recent {
        std::vector<double> values;
        ExtremesPyramid pyramid;
    };
    struct Chunk {
        Extremes extremes;               ///< of a full chunk, or one in the file
        std::unique_ptr<Recent> recent;  ///< null once spilled
        SpillFile::Block block = 0;
    };
    [[nodiscard]] std::size_t countIn(std::size_t chunk) const;
    /// The values of a chunk, for many questions.
    [[nodiscard]] std::span<const double> valuesOf(std::size_t chunk) const;
    [[nodiscard]] Extremes extremesWithin(std::size_t chunk, std::size_t first, std::size_t last) const;
    bool spill(Chunk& chunk, const std::shared_ptr<SpillFile>& file);
    void giveBack();

    std::vector<Chunk> chunks_;
    std::size_t firstInMemory_ = 0;
    std::size_t rowCount_ = 0;
    ExtremesPyramid pyramid_;  ///< of full chunks
    std::shared_ptr<SpillFile> file_;
};

}  // namespace bramah::solver
