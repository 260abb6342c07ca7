// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/curve_source.h"

#include "app/results/run_record.h"

#include <QElapsedTimer>

#include <cmath>

namespace bramah::app {

namespace {

constexpr int kMoment = 15;  ///< ms, in which a curve takes in rows before others have their turn

bool hasTime(const solver::ResultStore& rows, double time)
{
    return !rows.isEmpty() && time >= rows.firstTime() && time <= rows.lastTime();
}

}  // namespace

double CurveSource::at(double time) const
{
    return hasTime(rows(), time) ? rows().valueAt(column(), time) : NAN;
}

ComputedCurve::ComputedCurve(const solver::ResultExpression& expression, const RunRecord& run)
    : run_(run), computed_(expression, run.results)
{
}

bool ComputedCurve::update()
{
    return computed_.update(!run_.isRunning(), kMoment);
}

DifferenceCurve::DifferenceCurve(std::unique_ptr<CurveSource> curve, std::unique_ptr<CurveSource> reference)
    : curve_(std::move(curve)), reference_(std::move(reference)), rows_(solver::ExpressionRows::kDefaultMemoryLimit)
{
    rows_.reset({curve_->rows().columns()[static_cast<std::size_t>(curve_->column())]});
}

/// Rows of both curves in order of time, each with the value of the other one there. If one curve jumps, its two rows
/// keep both limits; the other is continuous there or jumps too. What one has and the other has not yet waits.
bool DifferenceCurve::update()
{
    const bool isWhole = static_cast<int>(curve_->update()) & static_cast<int>(reference_->update());
    const solver::ResultStore& rows = curve_->rows();
    const solver::ResultStore& others = reference_->rows();
    if (rows.isEmpty() || others.isEmpty())
        return isWhole;
    QElapsedTimer timer;
    timer.start();
    const double begin = std::max(rows.firstTime(), others.firstTime());
    const double end = std::min(rows.lastTime(), others.lastTime());
    solver::SampleBatch batch;
    const auto add = [&](double time, double value) { batch.add(time, solver::kGridRow, {&value, 1}); };
    const int column = curve_->column(), otherColumn = reference_->column();
    constexpr std::size_t kBetweenLooks = 512;
    bool isDone = false;
    while (!isDone && (batch.rowCount() % kBetweenLooks != 0 || !timer.hasExpired(kMoment))) {
        const double time = taken_ < rows.rowCount() ? rows.time(taken_) : INFINITY;
        const double other = takenOfReference_ < others.rowCount() ? others.time(takenOfReference_) : INFINITY;
        const double next = std::min(time, other);
        if (next > end) {
            isDone = true;
        } else if (next < begin) {
            ++(time <= other ? taken_ : takenOfReference_);
        } else if (time == other) {
            add(time, rows.value(column, taken_++) - others.value(otherColumn, takenOfReference_++));
        } else if (time < other) {
            add(time, rows.value(column, taken_) - others.valueAt(otherColumn, time));
            ++taken_;
        } else {
            add(other, rows.valueAt(column, other) - others.value(otherColumn, takenOfReference_));
            ++takenOfReference_;
        }
    }
    rows_.append(std::move(batch));
    return isWhole && isDone;
}

}  // namespace bramah::app
