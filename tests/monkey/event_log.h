// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <array>
#include <atomic>
#include <cstddef>

namespace bramah::test {

/// The last events, in memory that a handler of a crash may read.
class EventLog
{
public:
    void add(const QByteArray& text);
    /// Writes the seed and the events, oldest first, to standard error. Calls nothing that a signal handler may not.
    void print() const;
    /// Prints the log when the program crashes, or when no event has come for \a seconds, which then ends it. Borrows
    /// itself for the rest of the program.
    void watch(unsigned seed, int seconds);
    [[nodiscard]] unsigned long count() const { return count_; }

private:
    static constexpr std::size_t kKept = 40, kLongest = 160;

    std::array<std::array<char, kLongest>, kKept> lines_{};
    std::atomic<unsigned long> count_ = 0;
    std::array<char, kLongest> head_{};
};

}  // namespace bramah::test
