// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/extremes_pyramid.h"
#include "solver/results/spill_file.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace bramah::solver {

/// The values of one column in chunks, each in memory or in a spill file, and their extremes. Of a chunk in the file
/// only the extremes of its groups of rows stay in memory. Extremes are computed when they are first asked for: most
/// columns are never drawn.
class ColumnChunks
{
public:
    static constexpr std::size_t kRowsPerChunk = SpillFile::kValuesPerBlock;
    static constexpr std::size_t kRowsPerGroup = 128;

    /// Adds the bytes that it uses in memory to \a bytesInUse, and takes them from it again.
    explicit ColumnChunks(std::shared_ptr<std::size_t> bytesInUse) : bytesInUse_(std::move(bytesInUse)) {}
    ~ColumnChunks();
    ColumnChunks(const ColumnChunks&) = delete;
    ColumnChunks& operator=(const ColumnChunks&) = delete;

    /// Appends rows, at most roomInChunk(), for the caller to fill before anything else is asked. Must not be called
    /// after spillAll().
    [[nodiscard]] double* extend(std::size_t rows);
    /// The number of rows, at least one, that fit into the present chunk.
    [[nodiscard]] std::size_t roomInChunk() const { return kRowsPerChunk - rowCount_ % kRowsPerChunk; }
    /// Appends rows. Not after spillAll().
    void append(std::span<const double> values);
    /// The number of rows.
    [[nodiscard]] std::size_t rowCount() const { return rowCount_; }
    /// The value in \a row, which must be there.
    [[nodiscard]] double value(std::size_t row) const;
    /// The same, quicker for many rows near each other, as of a column that is searched.
    [[nodiscard]] double valueAmong(std::size_t row) const
    {
        return valuesOf(row / kRowsPerChunk)[row % kRowsPerChunk];
    }
    /// Reads rows from \a firstRow on, all of which must be there.
    void read(std::size_t firstRow, std::span<double> destination) const;
    /// The extremes of the rows [first, last); empty if none has a finite value.
    [[nodiscard]] Extremes extremes(std::size_t first, std::size_t last) const;
    /// The first row, in a column of rising values, with a value of at least \a wanted; rowCount() if there is none.
    [[nodiscard]] std::size_t rowAt(double wanted) const;
    /// The same without a look into the file: up to kRowsPerGroup rows behind it.
    [[nodiscard]] std::size_t rowNear(double wanted) const;

    /// Moves the oldest full chunk in memory to \a file, always the same one. False if there is none or the disk is
    /// full.
    bool spillOldest(const std::shared_ptr<SpillFile>& file);
    /// Moves all chunks to \a file; false if the disk is full.
    bool spillAll(const std::shared_ptr<SpillFile>& file);
    /// How much of it is in the file.
    [[nodiscard]] std::size_t spilledBytes() const;

private:
    /// What of a chunk is not needed once its values are in the file.
    struct Recent {
        std::unique_ptr<double[]> values;
        std::size_t capacity = 0;  ///< in values
        ExtremesPyramid pyramid;   ///< of the first rows, as far as they were asked for
    };
    /// The extremes of the groups of rows of a chunk.
    using Groups = std::array<Extremes, kRowsPerChunk / kRowsPerGroup>;
    struct Chunk {
        std::unique_ptr<Groups> groups;  ///< of one in the file
        std::unique_ptr<Recent> recent;  ///< null once spilled
        SpillFile::Block block = 0;
    };
    [[nodiscard]] std::size_t countIn(std::size_t chunk) const;
    /// The chunk that has rowAt(), or ends just in front of it; nothing if that is the first row.
    [[nodiscard]] std::optional<std::size_t> chunkAt(double wanted) const;
    [[nodiscard]] Extremes extremesInFile(std::size_t chunk, std::size_t first, std::size_t last) const;
    /// The values of a chunk, for many questions.
    [[nodiscard]] std::span<const double> valuesOf(std::size_t chunk) const;
    [[nodiscard]] static std::size_t bytesOf(const Recent& recent);
    void addChunk();
    void enlarge(Recent& recent, std::size_t used, std::size_t needed);
    /// The pyramid of a chunk in memory, of all its rows.
    [[nodiscard]] const ExtremesPyramid& pyramidOf(std::size_t chunk) const;
    /// The pyramid of all full chunks.
    [[nodiscard]] const ExtremesPyramid& pyramidOfChunks() const;
    [[nodiscard]] Extremes extremesWithin(std::size_t chunk, std::size_t first, std::size_t last) const;
    /// Moves the oldest chunk in memory to \a file; false if the disk is full.
    bool spill(const std::shared_ptr<SpillFile>& file);

    std::shared_ptr<std::size_t> bytesInUse_;
    std::vector<Chunk> chunks_;
    std::size_t firstInMemory_ = 0;
    std::size_t rowCount_ = 0;
    mutable ExtremesPyramid pyramid_;  ///< of full chunks, as far as they were asked for
    std::shared_ptr<SpillFile> file_;
};

}  // namespace bramah::solver
