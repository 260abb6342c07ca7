// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/content/step_record.h"

#include <algorithm>
#include <limits>

namespace bramah::app {
namespace {

constexpr double kTrue = 0.5;
constexpr double kOpen = std::numeric_limits<double>::infinity();

}  // namespace

void StepRecord::reset(std::vector<int> steps)
{
    columns_ = std::move(steps);
    openBands_.assign(columns_.size(), -1);
    bands_.clear();
    rowEnds_.clear();
    changes_.clear();
    rowsRead_ = 0;
    hasEnd_ = false;
}

void StepRecord::noteChange(double time)
{
    if (changes_.empty() || time > changes_.back())
        changes_.push_back(time);
}

void StepRecord::open(int step, double time)
{
    auto row = std::ranges::find_if(rowEnds_, [&](double end) { return end <= time; });
    if (row == rowEnds_.end())
        row = rowEnds_.insert(row, 0);
    *row = kOpen;
    openBands_[static_cast<std::size_t>(step)] = static_cast<int>(bands_.size());
    bands_.push_back({step, time, time, static_cast<int>(row - rowEnds_.begin())});
}

void StepRecord::read(const solver::ResultStore& results)
{
    const std::size_t count = results.rowCount() - std::min(rowsRead_, results.rowCount());
    if (count == 0)
        return;
    if (std::exchange(hasEnd_, false))
        changes_.pop_back();
    std::vector<double> times(count);
    results.readTimes(rowsRead_, times);
    std::vector<std::vector<double>> values(columns_.size(), std::vector<double>(count));
    for (std::size_t step = 0; step < columns_.size(); ++step)
        results.read(columns_[step], rowsRead_, values[step]);
    if (rowsRead_ == 0)
        noteChange(times.front());
    for (std::size_t row = 0; row < count; ++row) {
        // Steps that end free their rows for steps that begin at the same time.
        for (const bool wanted : {false, true})
            for (std::size_t step = 0; step < columns_.size(); ++step) {
                const bool isActive = values[step][row] > kTrue;
                int& band = openBands_[step];
                if (isActive != wanted || isActive == (band >= 0))
                    continue;
                if (rowsRead_ + row > 0)
                    noteChange(times[row]);
                if (isActive) {
                    open(static_cast<int>(step), times[row]);
                    continue;
                }
                Band& ended = bands_[static_cast<std::size_t>(band)];
                ended.end = times[row];
                rowEnds_[static_cast<std::size_t>(ended.row)] = times[row];
                band = -1;
            }
    }
    rowsRead_ += count;
    for (const int band : openBands_)
        if (band >= 0)
            bands_[static_cast<std::size_t>(band)].end = times.back();
    if (times.back() > changes_.back()) {
        changes_.push_back(times.back());
        hasEnd_ = true;
    }
}

double StepRecord::placeOf(double time) const
{
    if (changes_.size() < 2)
        return time;
    const double last = static_cast<double>(changes_.size() - 1);
    if (time <= changes_.front())
        return time - changes_.front();
    if (time >= changes_.back())
        return last + time - changes_.back();
    const auto next = std::ranges::upper_bound(changes_, time);
    const double begin = *(next - 1);
    return static_cast<double>(next - 1 - changes_.begin()) + (time - begin) / (*next - begin);
}

double StepRecord::timeAt(double place) const
{
    if (changes_.size() < 2)
        return place;
    const double last = static_cast<double>(changes_.size() - 1);
    if (place <= 0)
        return changes_.front() + place;
    if (place >= last)
        return changes_.back() + place - last;
    const auto index = static_cast<std::size_t>(place);
    return changes_[index] + (place - static_cast<double>(index)) * (changes_[index + 1] - changes_[index]);
}

}  // namespace bramah::app
