// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/mended_rows.h"

#include "solver/data_files/row_block.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bramah::solver {
namespace {

/// The rows of a store in another order.
class OrderedRows
{
public:
    OrderedRows(const ResultStore& store, bool isSorted) : store_(store), times_(store.rowCount())
    {
        store.readTimes(0, times_);
        if (isSorted)
            return;
        order_.resize(times_.size());
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        std::ranges::stable_sort(order_, {}, [this](std::size_t row) { return times_[row]; });
    }

    [[nodiscard]] std::size_t count() const { return times_.size(); }
    [[nodiscard]] double time(std::size_t row) const { return times_[placeOf(row)]; }
    [[nodiscard]] double value(int column, std::size_t row) const { return store_.value(column, placeOf(row)); }

private:
    [[nodiscard]] std::size_t placeOf(std::size_t row) const { return order_.empty() ? row : order_[row]; }

    const ResultStore& store_;
    std::vector<double> times_;
    std::vector<std::size_t> order_;  ///< empty: as they are
};

/// Gives values to the gaps of one column, row after row.
class GapBridge
{
public:
    double valueAt(const OrderedRows& rows, int column, std::size_t row)
    {
        const double value = rows.value(column, row);
        if (!std::isnan(value)) {
            before_ = row;
            hasBefore_ = true;
            return value;
        }
        if (after_ <= row)
            for (after_ = row + 1; after_ < rows.count() && std::isnan(rows.value(column, after_));)
                ++after_;
        if (!hasBefore_ || after_ >= rows.count())
            return value;  // nothing to bridge to at the ends
        const double begin = rows.time(before_), end = rows.time(after_);
        const double first = rows.value(column, before_), last = rows.value(column, after_);
        return end > begin ? first + (last - first) * (rows.time(row) - begin) / (end - begin) : first;
    }

private:
    std::size_t before_ = 0, after_ = 0;
    bool hasBefore_ = false;
};

}  // namespace

void EventFlags::add(double time, SampleBatch& batch)
{
    std::uint8_t flags = kGridRow;
    if (hasLast_ && time == last_) {
        flags |= kAfterEventRow;
        if (!batch.flags.empty())
            batch.flags.back() = kBeforeEventRow;
    }
    batch.times.push_back(time);
    batch.flags.push_back(flags);
    last_ = time;
    hasLast_ = true;
}

ResultStore mendedRows(ResultStore store, const RowFaults& faults)
{
    if (faults.isSorted && !faults.bridgesGaps)
        return store;
    const OrderedRows rows(store, faults.isSorted);
    ResultStore mended;
    mended.reset(store.columns());
    const int columns = static_cast<int>(store.columns().size());
    const std::size_t most = rowsOfBlock(static_cast<std::size_t>(columns));
    std::vector<GapBridge> bridges(static_cast<std::size_t>(columns));
    EventFlags flags;
    for (std::size_t first = 0; first < rows.count(); first += most) {
        SampleBatch batch;
        for (std::size_t row = first; row < std::min(first + most, rows.count()); ++row) {
            flags.add(rows.time(row), batch);
            for (int column = 0; column < columns; ++column)
                batch.values.push_back(faults.bridgesGaps
                                           ? bridges[static_cast<std::size_t>(column)].valueAt(rows, column, row)
                                           : rows.value(column, row));
        }
        mended.append(std::move(batch));
    }
    return mended;
}

}  // namespace bramah::solver
