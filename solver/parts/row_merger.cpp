// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/row_merger.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <ranges>
#include <utility>

namespace bramah::solver {

RowMerger::RowMerger(std::size_t parts, std::vector<Source> columns, double leastBetween)
    : parts_(parts), columns_(std::move(columns)), values_(columns_.size()), leastBetween_(leastBetween)
{
}

void RowMerger::add(std::size_t part, const SampleBatch& batch)
{
    PartRows& own = parts_[part];
    for (std::size_t r = 0; r < batch.rowCount(); ++r) {
        Row& row = own.rows.emplace_back();
        row.time = batch.times[r];
        row.flags = batch.flags[r];
        row.values.assign(batch.row(r).begin(), batch.row(r).end());
        own.shared += row.isShared() ? 1 : 0;
    }
}

std::size_t RowMerger::waiting() const
{
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const PartRows& part : parts_)
        least = std::min(least, part.shared);
    return least;
}

std::size_t RowMerger::nextShared(const PartRows& part)
{
    std::size_t row = part.begin;
    while (!part.rows[row].isShared())
        ++row;
    return row;
}

bool RowMerger::mergeNext(const TakeRow& take)
{
    double time = -std::numeric_limits<double>::infinity();
    std::uint8_t flags = 0;
    for (PartRows& part : parts_) {
        part.last = nextShared(part);
        const Row& row = part.rows[part.last];
        time = std::max(time, row.time);
        flags |= row.flags;
    }
    if (!giveBetween(time, take))
        return false;
    for (std::size_t k = 0; k < columns_.size(); ++k) {
        const PartRows& part = parts_[columns_[k].part];
        values_[k] = part.rows[part.last].values[columns_[k].column];
    }
    for (PartRows& part : parts_) {
        part.rows.erase(part.rows.begin(), part.rows.begin() + static_cast<std::ptrdiff_t>(part.last));
        part.begin = 1;
        --part.shared;
    }
    lastTime_ = time;
    return take(time, flags, values_);
}

bool RowMerger::giveBetween(double sharedTime, const TakeRow& take)
{
    std::map<double, bool> areEvents;  // by time: has a part an event there?
    for (const PartRows& part : parts_)
        for (std::size_t row = part.begin; row < std::min(part.last, part.rows.size()); ++row)
            areEvents[part.rows[row].time] |= part.rows[row].flags != kStepRow;
    for (const auto& [time, isEvent] : areEvents)
        if (isEvent ? !giveEvent(time, sharedTime, take)
                    : time - lastTime_ >= leastBetween_ && !give(time, kStepRow, false, take))
            return false;
    return true;
}

bool RowMerger::giveEvent(double time, double sharedTime, const TakeRow& take)
{
    if (!give(time, kBeforeEventRow, false, take))
        return false;
    // At an event on the grid, the row of the grid comes behind those of the event.
    return time >= sharedTime || give(time, kAfterEventRow, true, take);
}

void RowMerger::mergeRest(double end, const TakeRow& take)
{
    const auto isDue = [&] {
        return waiting() > 0 && std::ranges::all_of(parts_, [&](const PartRows& part) {
                   return part.rows[nextShared(part)].time <= end;
               });
    };
    while (isDue())
        if (!mergeNext(take))
            return;
    for (PartRows& part : parts_) {
        part.last = part.begin;
        while (part.last < part.rows.size() && !part.rows[part.last].isShared() && part.rows[part.last].time <= end)
            ++part.last;
    }
    giveBetween(std::numeric_limits<double>::infinity(), take);
}

bool RowMerger::give(double time, std::uint8_t flags, bool isRight, const TakeRow& take)
{
    for (std::size_t k = 0; k < columns_.size(); ++k)
        values_[k] = valueOf(parts_[columns_[k].part], columns_[k].column, time, isRight);
    lastTime_ = time;
    return take(time, flags, values_);
}

double RowMerger::valueOf(const PartRows& part, std::size_t column, double time, bool isRight)
{
    const auto count = static_cast<std::ptrdiff_t>(std::min(part.last + 1, part.rows.size()));
    const std::ranges::subrange rows(part.rows.begin(), part.rows.begin() + count);
    const auto byTime = [](const Row& row) { return row.time; };
    const auto first = std::ranges::lower_bound(rows, time, {}, byTime);
    const auto behind = std::ranges::upper_bound(first, rows.end(), time, {}, byTime);
    if (first != behind)
        return (isRight ? *std::prev(behind) : *first).values[column];
    if (first == rows.begin())
        return first == rows.end() ? 0 : first->values[column];
    const Row& before = *std::prev(first);
    if (first == rows.end())
        return before.values[column];
    return std::lerp(before.values[column], first->values[column], (time - before.time) / (first->time - before.time));
}

}  // namespace bramah::solver
