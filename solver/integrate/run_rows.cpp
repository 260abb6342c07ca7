// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrate/run_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {
namespace {

// Rows at ends of steps: so many to an interval of the grid at most, and fewer where a run with as many on all
// intervals would hold more values than this (160 MB).
constexpr double kMostStepRows = 8, kMostValues = 2e7;

}  // namespace

double leastBetweenRows(const IntegrationSettings& settings, std::size_t width)
{
    const double interval = settings.sampleInterval();
    const double intervals = settings.length() / interval;
    const double most = std::min(kMostStepRows, std::floor(kMostValues / (intervals * static_cast<double>(width))));
    const bool areWanted = settings.hasStepRows && settings.eventRows == EventRows::Both && most > 1;
    return areWanted ? interval / most : std::numeric_limits<double>::infinity();
}

RunRows::RunRows(RowWriter& writer, const IntegrationSettings& settings, const LoopEnds& ends)
    : writer_(writer),
      grid_(settings),
      eventRows_(settings.eventRows),
      start_(settings.startTime),
      stop_(settings.stopTime),
      leastBetween_(leastBetweenRows(settings, std::max(writer.width(), settings.valuesInRow))),
      lastEventRow_(-std::numeric_limits<double>::infinity()),
      ends_(ends)
{
}

std::optional<LoopEnd> RunRows::writeEvaluated(std::uint8_t flags)
{
    return writer_.write(flags) ? std::nullopt : std::optional(ends_.stopped());
}

std::optional<LoopEnd> RunRows::write(double t, std::span<const double> x, std::uint8_t flags)
{
    const EvaluationStatus status = writer_.evaluate(t, x);
    if (!status.ok())
        return ends_.failed(status, t);
    if ((flags & kGridRow) != 0 && t > start_)
        grid_.advance();
    return writeEvaluated(flags);
}

std::optional<LoopEnd> RunRows::writeGridBefore(double t, const Integrator& integrator, std::vector<double>& x)
{
    while (grid_.isBefore(t)) {
        if (mayBeThree_ && grid_.isBefore(t, 2) && evaluateThree(integrator, x)) {
            for (int row = 0; row < 3; ++row) {
                grid_.advance();
                if (auto end = writeEvaluated(kGridRow))
                    return end;
            }
            continue;
        }
        const double row = grid_.nextTime();
        integrator.interpolate(row, x);
        if (auto end = write(row, x, kGridRow))
            return end;
    }
    return std::nullopt;
}

std::optional<LoopEnd> RunRows::writeStep(double t, std::span<const double> x)
{
    if (grid_.isNext(t))
        return write(t, x, kGridRow);
    return t - writer_.lastTime() >= leastBetween_ ? write(t, x, kStepRow) : std::nullopt;
}

bool RunRows::evaluateThree(const Integrator& integrator, std::vector<double>& x)
{
    const std::array times{grid_.nextTime(), grid_.nextTime(1), grid_.nextTime(2)};
    for (std::size_t row = 0; row < times.size(); ++row) {
        points_[row].resize(x.size());
        integrator.interpolate(times[row], points_[row]);
    }
    x = points_.back();
    mayBeThree_ = writer_.evaluate(times, points_);
    return mayBeThree_;
}

std::optional<LoopEnd> RunRows::writeLast(const Integrator& integrator, std::vector<double>& x)
{
    if (!(stop_ > start_) || grid_.isNext(stop_) || !grid_.endsBeforeStopTime() || grid_.isStopTime(lastEventRow_))
        return std::nullopt;
    integrator.interpolate(stop_, x);
    return write(stop_, x, 0);
}

EvaluationStatus RunRows::takeLeftLimit(double t, std::span<const double> x)
{
    return writer_.evaluate(t, x);
}

std::optional<LoopEnd> RunRows::writeEvent(double t, std::span<const double> x, bool hasChanged)
{
    const bool isGrid = grid_.isNext(t);
    const std::uint8_t grid = isGrid ? kGridRow : 0;
    if (isGrid)
        grid_.advance();
    std::optional<LoopEnd> end;
    if (!hasChanged) {
        if (isGrid)
            end = writeEvaluated(grid);
    } else {
        if (hasEventRows())
            end = writeEvaluated(kBeforeEventRow);
        if (!end && (hasEventRows() || isGrid))
            end = writeRightLimit(t, x, grid);
    }
    if (!end)
        settle();
    return end;
}

std::optional<LoopEnd> RunRows::writeRightLimit(double t, std::span<const double> x, std::uint8_t grid)
{
    const EvaluationStatus status = writer_.evaluate(t, x);
    if (!status.ok())
        return ends_.failed(status, t);
    if (auto end = writeEvaluated(kAfterEventRow | grid))
        return end;
    lastEventRow_ = t;
    return std::nullopt;
}

}  // namespace bramah::solver
