// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/expression_rows.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {

namespace {

using Kind = ResultStep::Kind;

constexpr std::size_t kRowsPerStep = 4096;
constexpr std::size_t kTrimmedAt = 65536;  ///< rows that are kept before old ones are dropped

}  // namespace

void ExpressionRows::Lane::dropBefore(std::size_t row)
{
    const std::size_t count = std::min(row > first ? row - first : 0, values.size());
    values.erase(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count));
    first += count;
}

ExpressionRows::ExpressionRows(ResultExpression expression, const ResultStore& run, std::size_t memoryLimit)
    : expression_(std::move(expression)),
      run_(run),
      rows_(memoryLimit),
      lanes_(expression_.steps().size()),
      pasts_(expression_.steps().size())
{
    for (const ResultStep& step : expression_.steps())
        columns_.push_back(step.kind == Kind::Column ? run_.find(step.path) : -1);
    rows_.reset({expression_.column()});
}

bool ExpressionRows::update(bool isEnded, int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    const std::size_t count = run_.rowCount();
    while (rows_.rowCount() < count) {
        const std::size_t next = std::min(count, read_ + kRowsPerStep);
        const bool isLast = isEnded && next == count;
        if (next == read_ && !isLast)
            return true;  // the rows left wait for those behind them
        const std::size_t size = next - read_;
        std::vector<double> block(size);
        run_.readTimes(read_, block);
        times_.values.insert(times_.values.end(), block.begin(), block.end());
        for (std::size_t row = read_; row < next; ++row)
            flags_.values.push_back(run_.flags(row));
        for (std::size_t step = 0; step < lanes_.size(); ++step)
            advance(step, next, isLast);
        read_ = next;
        store();
        trim();
        if (timer.hasExpired(milliseconds))
            return rows_.rowCount() >= count;
    }
    return true;
}

void ExpressionRows::advance(std::size_t step, std::size_t rowCount, bool isEnded)
{
    const ResultStep& one = expression_.steps()[step];
    Lane& lane = lanes_[step];
    const std::size_t count = rowCount - lane.end();
    switch (one.kind) {
    case Kind::Constant: lane.values.insert(lane.values.end(), count, one.value); return;
    case Kind::Time:
        for (std::size_t row = lane.end(); row < rowCount; ++row)
            lane.values.push_back(times_.at(row));
        return;
    case Kind::Column: {
        std::vector<double> block(count, std::numeric_limits<double>::quiet_NaN());
        if (columns_[step] >= 0)
            run_.read(columns_[step], lane.end(), block);
        lane.values.insert(lane.values.end(), block.begin(), block.end());
        return;
    }
    default: break;
    }
    std::size_t end = rowCount;
    for (const int operand : {one.a, one.b, one.c})
        if (operand >= 0)
            end = std::min(end, lanes_[static_cast<std::size_t>(operand)].end());
    compute(step, end, isEnded);
}

void ExpressionRows::compute(std::size_t step, std::size_t end, bool isEnded)
{
    const ResultStep& one = expression_.steps()[step];
    Lane& lane = lanes_[step];
    const auto operand = [&](int k) -> const Lane& { return lanes_[static_cast<std::size_t>(k)]; };
    switch (one.kind) {
    case Kind::Operation:
        for (std::size_t row = lane.end(); row < end; ++row) {
            const double a = operand(one.a).at(row);
            const double b = one.b < 0 ? 0 : operand(one.b).at(row);
            switch (one.operation) {
            case Operation::Add: lane.values.push_back(a + b); break;
            case Operation::Subtract: lane.values.push_back(a - b); break;
            case Operation::Multiply: lane.values.push_back(a * b); break;
            case Operation::Divide: lane.values.push_back(a / b); break;
            default: lane.values.push_back(apply(one.operation, a, b, one.c < 0 ? 0 : operand(one.c).at(row)));
            }
        }
        return;
    case Kind::Derivative: {
        // The derivative at the first row of a piece needs the two rows behind it.
        const std::size_t known = isEnded ? end : end > 2 ? end - 2 : 0;
        for (std::size_t row = lane.end(); row < known; ++row)
            lane.values.push_back(derivative(operand(one.a), row, end));
        return;
    }
    case Kind::Integral: integrate(step, end); return;
    case Kind::Filter: filter(step, end); return;
    case Kind::MovingMean: average(step, end); return;
    default: return;
    }
}

/// The slope at a row of the parabola through it and its two neighbours in the same piece between events, or through
/// the first or last three rows of the piece: exact for polynomials of second degree, its error grows with the square
/// of the distance of rows.
double ExpressionRows::derivative(const Lane& of, std::size_t row, std::size_t end) const
{
    const auto isSamePiece = [&](std::size_t left) {
        return left + 1 < end && left >= of.first && times_.at(left) < times_.at(left + 1);
    };
    const bool hasLeft = row > 0 && isSamePiece(row - 1);
    const bool hasRight = isSamePiece(row);
    std::size_t first = row;
    if (hasLeft && hasRight)
        first = row - 1;
    else if (hasRight && isSamePiece(row + 1))
        first = row;
    else if (hasLeft && row > 1 && isSamePiece(row - 2))
        first = row - 2;
    else if (hasLeft || hasRight)  // a piece of two rows: its chord
    {
        const std::size_t left = hasLeft ? row - 1 : row;
        return (of.at(left + 1) - of.at(left)) / (times_.at(left + 1) - times_.at(left));
    } else {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const double t0 = times_.at(first), t1 = times_.at(first + 1), t2 = times_.at(first + 2), t = times_.at(row);
    const double slope01 = (of.at(first + 1) - of.at(first)) / (t1 - t0);
    const double slope12 = (of.at(first + 2) - of.at(first + 1)) / (t2 - t1);
    const double curvature = (slope12 - slope01) / (t2 - t0);
    return slope01 + curvature * ((t - t0) + (t - t1));
}

void ExpressionRows::integrate(std::size_t step, std::size_t end)
{
    const int of = expression_.steps()[step].a;
    const bool isHeld = expression_.steps()[static_cast<std::size_t>(of)].isDiscrete;
    const Lane& operand = lanes_[static_cast<std::size_t>(of)];
    Lane& lane = lanes_[step];
    double& sum = pasts_[step].sum;
    for (std::size_t row = lane.end(); row < end; ++row) {
        if (row > 0) {
            const double before = operand.at(row - 1), h = times_.at(row) - times_.at(row - 1);
            if (h > 0)
                sum += h * (isHeld ? before : 0.5 * (before + operand.at(row)));
        }
        lane.values.push_back(sum);
    }
}

/// y' = (x - y)/T, solved exactly for an x that is straight between rows:
/// y(h) = x(h) - sT + (y(0) - x(0) + sT) exp(-h/T) with the slope s.
void ExpressionRows::filter(std::size_t step, std::size_t end)
{
    const ResultStep& one = expression_.steps()[step];
    const bool isHeld = expression_.steps()[static_cast<std::size_t>(one.a)].isDiscrete;
    const Lane& operand = lanes_[static_cast<std::size_t>(one.a)];
    Lane& lane = lanes_[step];
    double& output = pasts_[step].sum;
    for (std::size_t row = lane.end(); row < end; ++row) {
        if (row == 0) {
            output = operand.at(0);
        } else if (const double h = times_.at(row) - times_.at(row - 1); h > 0) {
            const double before = operand.at(row - 1), now = isHeld ? before : operand.at(row);
            const double lag = (now - before) / h * one.value;
            output = now - lag + (output - before + lag) * std::exp(-h / one.value);
        }
        lane.values.push_back(output);
    }
}

/// The mean over the last T: the integral at a time minus that T before, which lies between two rows, divided by T;
/// from the first row on while less than T has passed.
void ExpressionRows::average(std::size_t step, std::size_t end)
{
    const ResultStep& one = expression_.steps()[step];
    const bool isHeld = expression_.steps()[static_cast<std::size_t>(one.a)].isDiscrete;
    const Lane& operand = lanes_[static_cast<std::size_t>(one.a)];
    Lane& lane = lanes_[step];
    Past& past = pasts_[step];
    for (std::size_t row = lane.end(); row < end; ++row) {
        if (row > 0) {
            const double before = operand.at(row - 1), h = times_.at(row) - times_.at(row - 1);
            if (h > 0)
                past.sum += h * (isHeld ? before : 0.5 * (before + operand.at(row)));
        }
        past.sums.values.push_back(past.sum);
        const double now = times_.at(row),
                     begin = std::max(now - one.value, times_.first == 0 ? times_.at(0) : now - one.value);
        while (past.tail + 1 < row && times_.at(past.tail + 1) <= begin)
            ++past.tail;
        if (!(now > begin)) {
            lane.values.push_back(operand.at(row));
            continue;
        }
        const double left = times_.at(past.tail), h = times_.at(std::min(past.tail + 1, row)) - left;
        const double x0 = operand.at(past.tail), x1 = isHeld ? x0 : operand.at(std::min(past.tail + 1, row));
        const double part = begin - left;
        const double sumAtBegin =
            past.sums.at(past.tail) + (part > 0 && h > 0 ? part * (x0 + 0.5 * (x1 - x0) * part / h) : 0);
        lane.values.push_back((past.sum - sumAtBegin) / (now - begin));
    }
}

void ExpressionRows::store()
{
    const Lane& whole = lanes_.back();
    SampleBatch batch;
    for (std::size_t row = rows_.rowCount(); row < whole.end(); ++row)
        batch.add(times_.at(row), static_cast<std::uint8_t>(flags_.at(row)), {&whole.values[row - whole.first], 1});
    rows_.append(std::move(batch));
}

void ExpressionRows::trim()
{
    if (times_.values.size() < kTrimmedAt)
        return;
    // Two rows before the next one are needed for a derivative, and those of the window of a mean.
    std::size_t needed = rows_.rowCount();
    for (std::size_t step = 0; step < lanes_.size(); ++step) {
        needed = std::min(needed, lanes_[step].end());
        if (expression_.steps()[step].kind == Kind::MovingMean)
            needed = std::min(needed, pasts_[step].tail);
    }
    needed = needed > 4 ? needed - 4 : 0;
    if (needed < times_.first + kTrimmedAt / 2)
        return;
    times_.dropBefore(needed);
    flags_.dropBefore(needed);
    for (std::size_t step = 0; step < lanes_.size(); ++step) {
        lanes_[step].dropBefore(needed);
        pasts_[step].sums.dropBefore(needed);
    }
}

}  // namespace bramah::solver
