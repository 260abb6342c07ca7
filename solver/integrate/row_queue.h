// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/sample_batch.h"

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <vector>

namespace bramah::solver {

/// Rows on their way from the worker to whoever drains them. Thread-safe; one writer, one reader.
class RowQueue
{
public:
    static constexpr std::size_t kMostValues = std::size_t{4} << 20;  ///< waiting, before the writer waits

    /// Waits while the queue is full, unless its bound was lifted.
    void push(SampleBatch batch);
    /// From now on nobody waits to push.
    void liftBound();
    /// No more rows come.
    void close();

    [[nodiscard]] std::vector<SampleBatch> takeAll();
    /// Waits until something can be taken or the queue is closed. False if the time was too short.
    bool waitForRows(int milliseconds);

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<SampleBatch> batches_;  // guarded by mutex_, as all below
    std::size_t waitingValues_ = 0;
    bool isBoundLifted_ = false;
    bool isClosed_ = false;
};

}  // namespace bramah::solver
