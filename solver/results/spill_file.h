// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryFile>

#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

/// A temporary file of blocks of values, for the columns of one or several stores. It is removed with this object. The
/// place of a removed block is used again. For one thread only.
class SpillFile
{
public:
    static constexpr std::size_t kValuesPerBlock = 4096;
    /// The number of a block, until it is removed.
    using Block = std::uint32_t;

    /// In the user's folder for such files, as that for temporary ones may be in memory itself.
    SpillFile();

    /// Stores at most kValuesPerBlock values; nothing if the disk is full.
    [[nodiscard]] std::optional<Block> add(std::span<const double> values);
    /// Gives up a block; its values can no longer be read.
    void remove(Block block);
    /// Reads values of a block from \a first on.
    void read(Block block, std::size_t first, std::span<double> destination) const;
    /// The first \a count values of a block, for many questions about them: the blocks asked for last are kept in
    /// memory. Valid until the next call.
    [[nodiscard]] std::span<const double> values(Block block, std::size_t count) const;

    [[nodiscard]] std::size_t size() const { return used_ * kValuesPerBlock * sizeof(double); }  ///< bytes

private:
    struct Kept {
        Block block = 0;
        std::vector<double> values;
    };

    mutable QTemporaryFile file_;
    mutable std::list<Kept> kept_;  ///< the one used last in front
    Block end_ = 0;                 ///< number of places in the file
    std::size_t used_ = 0;          ///< number of blocks
    std::vector<Block> free_;
};

}  // namespace bramah::solver
