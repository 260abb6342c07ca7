// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/row_writer.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::size_t kRowsPerBatch = 512;
constexpr auto kLongestDelay = std::chrono::milliseconds(10);
constexpr auto kLongestUnsettled = std::chrono::milliseconds(4);
constexpr std::int64_t kRowsPerLookAtTheClock = 16;
constexpr double kSlack = 10;  // errors of integration are at most about so many tolerances
constexpr std::size_t kValuesPerBatch = std::size_t{1} << 17;  // 1 MB, which caches hold

/// Keeps the first \a kept values of rows of \a width values.
void narrow(std::vector<double>& rows, std::size_t width, std::size_t kept)
{
    if (kept == width)
        return;
    const std::size_t count = rows.size() / width;
    for (std::size_t row = 1; row < count; ++row)
        std::copy_n(rows.data() + row * width, kept, rows.data() + row * kept);
    rows.resize(count * kept);
}

}  // namespace

RowWriter::RowWriter(SystemEvaluator& evaluator, std::vector<std::size_t> chosen, RowQueue& queue, RunControl& control,
                     std::function<void(double, bool)> onWait, double tolerance)
    : outputs_(evaluator),
      queue_(queue),
      control_(control),
      onWait_(std::move(onWait)),
      written_(chosen.size()),
      evaluated_(std::move(chosen)),
      ranges_(evaluator, evaluated_, kSlack * tolerance),
      lastFlush_(Clock::now())
{
    outputs_.selectOutputs(evaluated_);
}

std::span<double> RowWriter::roomAside(std::size_t rows)
{
    const std::size_t width = evaluated_.size(), begin = times_.size() * width, size = rows * width;
    if (values_.size() < begin + size)
        values_.resize(begin + size);
    return std::span(values_).subspan(begin, size);
}

SampleBatch RowWriter::takeBatch(std::size_t count)
{
    SampleBatch batch;
    const std::size_t width = evaluated_.size();
    const auto begin = values_.begin(), end = begin + static_cast<std::ptrdiff_t>(count * width);
    std::vector<double> rest;
    rest.reserve(values_.size());  // the next batch is about as large
    rest.assign(end, begin + static_cast<std::ptrdiff_t>((times_.size() + aside_) * width));
    batch.values = std::exchange(values_, std::move(rest));
    batch.values.resize(count * width);
    ranges_.look(std::span(times_).first(count), batch.values);
    narrow(batch.values, width, written_);
    const auto endOfRows = static_cast<std::ptrdiff_t>(count);
    batch.times.assign(times_.begin(), times_.begin() + endOfRows);
    batch.flags.assign(flags_.begin(), flags_.begin() + endOfRows);
    times_.erase(times_.begin(), times_.begin() + endOfRows);
    flags_.erase(flags_.begin(), flags_.begin() + endOfRows);
    return batch;
}

EvaluationStatus RowWriter::evaluate(double t, std::span<const double> x)
{
    timesAside_[0] = t;
    aside_ = 1;
    return outputs_.outputs(t, x, roomAside(1));
}

bool RowWriter::evaluate(const std::array<double, 3>& t, const std::array<std::vector<double>, 3>& x)
{
    double* const first = roomAside(t.size()).data();
    timesAside_ = t;
    aside_ = t.size();
    const std::size_t width = evaluated_.size();
    return outputs_.outputsSideBySide(t, x, {first, first + width, first + 2 * width});
}

bool RowWriter::write(std::uint8_t flags)
{
    if (!keepPace(timesAside_[0]))
        return false;
    times_.push_back(timesAside_[0]);
    lastTime_ = timesAside_[0];
    flags_.push_back(flags);
    std::rotate(timesAside_.begin(), timesAside_.begin() + 1, timesAside_.end());
    aside_ -= std::min<std::size_t>(aside_, 1);
    ++rows_;
    if (rows_ > 1)  // the start is never requested
        control_.rowWritten();
    if (rows_ == 1)
        flush();
    else if (rows_ % kRowsPerLookAtTheClock == 0)
        lookAtTheClock();
    return true;
}

void RowWriter::lookAtTheClock()
{
    const Clock::time_point now = Clock::now();
    if (!unsettledSince_)
        unsettledSince_ = now;
    if (now - *unsettledSince_ > kLongestUnsettled)
        flush();
    else
        flushIfLate(now);
}

bool RowWriter::keepPace(double time)
{
    const auto wait = [&](bool isPaused) {
        flush();
        onWait_(times_.empty() ? time : times_.back(), isPaused);
    };
    // The first row is written before any waiting, so that a paused run shows its start.
    if (rows_ == 0 || control_.isFree())
        return !control_.isStopWanted();
    return control_.waitWhilePaused([&] { wait(true); }) && control_.waitForClock(time, [&] { wait(false); }) &&
           control_.waitWhilePaused([&] { wait(true); });
}

void RowWriter::settle()
{
    settled_ = times_.size();
    unsettledSince_.reset();
    if (settled_ >= kRowsPerBatch || settled_ * evaluated_.size() >= kValuesPerBatch)
        flush(settled_);
}

std::int64_t RowWriter::takeBack()
{
    const auto begin = flags_.begin() + static_cast<std::ptrdiff_t>(settled_);
    const auto ofGrid = std::count_if(begin, flags_.end(), [](std::uint8_t flags) { return (flags & kGridRow) != 0; });
    rows_ -= flags_.end() - begin;
    times_.resize(settled_);
    flags_.resize(settled_);
    aside_ = 0;
    return ofGrid;
}

void RowWriter::flushIfLate(Clock::time_point now)
{
    if (now - lastFlush_ > kLongestDelay)
        flush(settled_);
}

void RowWriter::flush()
{
    flush(times_.size());
}

void RowWriter::flush(std::size_t count)
{
    lastFlush_ = Clock::now();
    if (count > 0)
        queue_.push(takeBatch(count));
    settled_ -= std::min(settled_, count);
    unsettledSince_.reset();
}

}  // namespace bramah::solver
