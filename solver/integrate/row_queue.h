// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/results/sample_batch.h"

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <vector>

namespace bramah::solver {

/// Rows on the way from the worker to their reader. Thread-safe; one writer, one reader.
class RowQueue
{
public:
    static constexpr std::size_t kMostValues = std::size_t{4} << 20;  ///< values at which the writer waits

    /// Waits while the queue is full, unless liftBound() was called.
    void push(SampleBatch batch);
    /// Lets push() never wait from now on.
    void liftBound();
    /// Ends the queue: no more rows follow.
    void close();

    /// All rows that wait, in order, without waiting for one; makes room for the writer.
    [[nodiscard]] std::vector<SampleBatch> takeAll();
    /// Waits until rows can be taken or the queue is closed. False on timeout.
    bool waitForRows(int milliseconds);

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<SampleBatch> batches_;  // guarded by mutex_, like all members below
    std::size_t waitingValues_ = 0;
    bool isBoundLifted_ = false;
    bool isClosed_ = false;
};

}  // namespace bramah::solver
