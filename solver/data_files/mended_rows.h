// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

namespace bramah::solver {

/// What is to be put right in rows as a file has them.
struct RowFaults {
    bool isSorted = true;      ///< false: times run backwards somewhere
    bool bridgesGaps = false;  ///< straight lines take the place of values that are missing
};

/// The rows of \a store, sorted by time where that is needed; rows of the same time keep their order.
[[nodiscard]] ResultStore mendedRows(ResultStore store, const RowFaults& faults);

/// The flags of rows with these times, which do not fall: the first of two with the same time is that before an event.
/// \a last: the time and the flags of the row before, changed to those of the last row.
class EventFlags
{
public:
    /// Adds a row to \a batch, whose values are there already.
    void add(double time, SampleBatch& batch);

private:
    double last_ = 0;
    bool hasLast_ = false;
};

}  // namespace bramah::solver
