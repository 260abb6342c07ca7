// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/row_queue.h"

#include <chrono>
#include <utility>

namespace bramah::solver {

void RowQueue::push(SampleBatch batch)
{
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return isBoundLifted_ || waitingValues_ < kMostValues; });
    waitingValues_ += batch.rowCount() * (batch.width() + 1);
    batches_.push_back(std::move(batch));
    changed_.notify_all();
}

void RowQueue::liftBound()
{
    const std::scoped_lock lock(mutex_);
    isBoundLifted_ = true;
    changed_.notify_all();
}

void RowQueue::close()
{
    const std::scoped_lock lock(mutex_);
    isClosed_ = true;
    changed_.notify_all();
}

std::vector<SampleBatch> RowQueue::takeAll()
{
    const std::scoped_lock lock(mutex_);
    waitingValues_ = 0;
    changed_.notify_all();
    return std::exchange(batches_, {});
}

bool RowQueue::waitForRows(int milliseconds)
{
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::milliseconds(milliseconds),
                             [&] { return isClosed_ || !batches_.empty(); });
}

}  // namespace bramah::solver
