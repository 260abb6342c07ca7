// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryFile>

#include <cstddef>
#include <optional>
#include <span>

namespace bramah::solver {

/// A temporary file for blocks of values. It is removed with this object.
class SpillFile
{
public:
    /// Appends \a values; returns their place, or nothing if the disk is full.
    [[nodiscard]] std::optional<qint64> append(std::span<const double> values);
    /// Reads values from \a place + \a firstValue on.
    void read(qint64 place, std::size_t firstValue, std::span<double> destination) const;
    [[nodiscard]] std::size_t size() const { return size_; }  ///< bytes

private:
    mutable QTemporaryFile file_;
    std::size_t size_ = 0;
};

}  // namespace bramah::solver
