// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <utility>

namespace bramah::solver {

/// Asks at intervals whether the model is still wanted.
class StopPoll
{
public:
    /// \a isWanted returns true when the work is to stop; may be empty.
    explicit StopPoll(std::function<bool()> isWanted) : isWanted_(std::move(isWanted)) {}

    /// Asks immediately.
    [[nodiscard]] bool isWanted() const { return isWanted_ && isWanted_(); }
    /// Asks as the graph, now of \a nodes nodes, and the expressions grow; stays true after the first true answer.
    [[nodiscard]] bool isHeard(std::size_t nodes)
    {
        // Expressions that equal earlier ones add no node.
        const bool isLong = ++expressions_ % kExpressionsPerQuestion == 0;
        if (!isStopped_ && (isLong || nodes >= nextQuestion_)) {
            isStopped_ = isWanted();
            nextQuestion_ = nodes + kNodesPerQuestion;
        }
        return isStopped_;
    }

private:
    static constexpr std::size_t kNodesPerQuestion = 4096;
    static constexpr std::size_t kExpressionsPerQuestion = 4096;

    std::function<bool()> isWanted_;
    std::size_t nextQuestion_ = 0;
    std::size_t expressions_ = 0;
    bool isStopped_ = false;
};

}  // namespace bramah::solver
