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
    for (const ResultStep& step : expression_.steps()) {
        columns_.push_back(step.kind == Kind::Column ? run_.find(step.path) : -1);
        const auto hasItsTimes = [&](const SideRows& one) {
            return one.curve->rows == step.side->rows && one.curve->shift == step.side->shift;
        };
        if (step.side && std::ranges::none_of(sides_, hasItsTimes))
            sides_.push_back({step.side});
    }
    rows_.reset({expression_.column()});
    for (std::size_t step = 0; step < lanes_.size() && !sides_.empty(); ++step)
        if (expression_.steps()[step].kind == Kind::Derivative)
            if (ResultExpression part = expression_.part(static_cast<int>(step)); !part.hasSides())
                parts_.emplace(step, std::make_unique<ExpressionRows>(std::move(part), run_, memoryLimit));
}

std::size_t ExpressionRows::updateParts(bool isEnded, int milliseconds)
{
    std::size_t count = run_.rowCount();
    for (auto& [step, part] : parts_) {
        part->update(isEnded, milliseconds);
        count = std::min(count, part->rows().rowCount());
    }
    return count;
}

bool ExpressionRows::update(bool isEnded, int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    const std::size_t count = updateParts(isEnded, milliseconds);
    const bool isThere = count == run_.rowCount();  // else parts are behind
    const auto isWhole = [&] { return read_ >= count && rows_.rowCount() >= times_.end(); };
    while (!isWhole()) {
        const bool hasTaken = take(count);
        const bool isLast = isEnded && isThere && read_ == count;
        if (!hasTaken && !isLast)
            return isThere || !isEnded;  // the rows left wait for those behind them
        for (std::size_t step = 0; step < lanes_.size(); ++step)
            advance(step, times_.end(), isLast);
        store();
        trim();
        if (timer.hasExpired(milliseconds))
            return isWhole() && (isThere || !isEnded);
    }
    return isThere || !isEnded;
}

bool ExpressionRows::take(std::size_t count)
{
    if (!sides_.empty())
        return takeMerged(count);
    const std::size_t first = read_;
    read_ = std::min(count, first + kRowsPerStep);
    std::vector<double> block(read_ - first);
    run_.readTimes(first, block);
    times_.values.insert(times_.values.end(), block.begin(), block.end());
    for (std::size_t row = first; row < read_; ++row)
        flags_.values.push_back(run_.flags(row));
    return read_ > first;
}

bool ExpressionRows::takeMerged(std::size_t count)
{
    merged_.clear();
    while (merged_.size() < kRowsPerStep && read_ < count) {
        const double time = run_.time(read_);
        SideRows* earliest = nullptr;
        for (SideRows& side : sides_) {
            if (read_ == 0)
                side.next = side.curve->rows->rowAt(time - side.curve->shift);
            while (!side.isAtEnd() && times_.end() > 0 && side.time() <= times_.values.back())
                ++side.next;
            if (read_ > 0 && !side.isAtEnd() && side.time() < (earliest ? earliest->time() : time))
                earliest = &side;
        }
        merged_.push_back({read_, earliest != nullptr});
        times_.values.push_back(earliest ? earliest->time() : time);
        flags_.values.push_back(earliest ? std::uint8_t{kStepRow} : run_.flags(read_));
        if (!earliest)
            ++read_;
    }
    return !merged_.empty();
}

void ExpressionRows::readColumn(std::size_t step, std::size_t rowCount)
{
    const auto part = parts_.find(step);
    const ResultStore& rows = part == parts_.end() ? run_ : part->second->rows();
    const int column = part == parts_.end() ? columns_[step] : 0;
    Lane& lane = lanes_[step];
    std::vector<double> block(rowCount - lane.end(), std::numeric_limits<double>::quiet_NaN());
    if (column >= 0 && sides_.empty())
        rows.read(column, lane.end(), block);
    for (std::size_t k = 0; k < block.size() && column >= 0 && !sides_.empty(); ++k)
        block[k] = merged_[k].isBetween ? rows.valueAt(column, times_.at(lane.end() + k))
                                        : rows.value(column, merged_[k].ofRun);
    lane.values.insert(lane.values.end(), block.begin(), block.end());
}

void ExpressionRows::advance(std::size_t step, std::size_t rowCount, bool isEnded)
{
    const ResultStep& one = expression_.steps()[step];
    Lane& lane = lanes_[step];
    const std::size_t count = rowCount - lane.end();
    if (parts_.contains(step))
        return readColumn(step, rowCount);
    switch (one.kind) {
    case Kind::Constant: lane.values.insert(lane.values.end(), count, one.value); return;
    case Kind::Time:
        for (std::size_t row = lane.end(); row < rowCount; ++row)
            lane.values.push_back(times_.at(row));
        return;
    case Kind::Column: readColumn(step, rowCount); return;
    case Kind::Side:
        for (std::size_t row = lane.end(); row < rowCount; ++row)
            lane.values.push_back(one.side->at(times_.at(row)));
        return;
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
