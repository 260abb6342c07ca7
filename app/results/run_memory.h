// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace bramah::app {

class RunHistory;

/// The memory that the runs of all open documents share. Beyond its limit values go to temporary files: first those of
/// the documents that were looked at longest ago, of one document the oldest runs first. GUI thread.
class RunMemory
{
public:
    static constexpr std::size_t kUsualLimit = std::size_t{512} << 20;  // bytes

    explicit RunMemory(std::size_t limit = kUsualLimit) : limit_(limit) {}

    /// \a history takes part from now on, as the one looked at last.
    void add(RunHistory& history) { histories_.push_back(&history); }
    void remove(RunHistory& history) { std::erase(histories_, &history); }
    /// To be called when the document of \a history comes to the front.
    void noteLook(RunHistory& history);
    /// Moves values to files while all together are too large. Runs that are still running get equal shares.
    void keepWithinLimit();

private:
    std::size_t limit_;
    std::vector<RunHistory*> histories_;  ///< the one looked at last stands last
};

}  // namespace bramah::app
