// SPDX-License-Identifier: BSD-3-Clause
#include "solver/history/delay_history.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

void DelayHistory::clear()
{
    *this = {};
}

std::size_t DelayHistory::size() const
{
    std::size_t count = 0;
    forEachPoint([&count](double, double) { ++count; });
    return count;
}

void DelayHistory::removeBehind(double time)
{
    while (pieces_.size() > 1 && pieces_.back().begin() > time)
        pieces_.popBack();
    while (pieces_.back().size() > 1 && pieces_.back().end() > time)
        pieces_.back().removeLast();
    if (pieces_.back().size() == 1 && continues(pieces_.size() - 1))
        pieces_.popBack();
    while (!jumps_.empty() && jumps_.back() > time)
        jumps_.pop_back();
}

void DelayHistory::removeBefore(double time)
{
    while (pieces_.size() > 1 && pieces_[1].begin() < time)
        pieces_.popFront();
}

void DelayHistory::add(double time, double value, double reach)
{
    largest_ = std::max(largest_, std::abs(value));
    if (!pieces_.isEmpty() && pieces_.back().end() > time)
        removeBehind(time);  // a failed step is repeated
    if (pieces_.isEmpty())
        pieces_.pushBack({time, value});
    else if (pieces_.back().end() == time)
        addJump(time, value, reach);
    else if (pieces_.back().isFull())
        beginPiece(time, value, reach);
    else
        pieces_.back().add(time, value);
}

void DelayHistory::addJump(double time, double value, double reach)
{
    const double jump = value - pieces_.back().lastValue();
    if (jump == 0)
        return;
    if (pieces_.size() > 1 && pieces_.back().size() == 1)
        pieces_.popBack();  // the jump continues
    else if (std::abs(jump) > kSmallestJump * largest_ && jumps_.size() < kMostJumps)
        jumps_.push_back(time);
    removeBefore(time - reach);
    pieces_.pushBack({time, value});
}

void DelayHistory::beginPiece(double time, double value, double reach)
{
    removeBefore(time - reach);
    pieces_.pushBack({pieces_.back().end(), pieces_.back().lastValue()});
    pieces_.back().add(time, value);
}

bool DelayHistory::passJumps(double time, double rounding)
{
    bool hasPassed = false;
    for (; !jumps_.empty() && jumps_.front() <= time + rounding; jumps_.pop_front()) {
        passed_ = jumps_.front();
        passedFrom_ = time - rounding;
        hasPassed = true;
    }
    return hasPassed;
}

double DelayHistory::at(double time) const
{
    if (pieces_.isEmpty())
        return 0;
    if (time >= nextJump()) {
        const std::size_t behind = pieceAt(nextJump());
        return behind > 0 ? pieces_[behind - 1].lastValue() : pieces_[0].value(0);
    }
    if (time < passed_ && time >= passedFrom_)
        time = passed_;
    return time > pieces_.back().end() ? foreseen(time) : pieces_[pieceAt(time)].at(time);
}

double DelayHistory::within(double from, double time, double now, double value) const
{
    if (pieces_.isEmpty())
        return value;
    time = std::max(time, from);
    if (const double next = stretchAt(from).second; time >= next) {
        const std::size_t behind = pieceAt(next);
        return behind > 0 ? pieces_[behind - 1].lastValue() : pieces_[0].value(0);
    }
    const double end = pieces_.back().end();
    if (time <= end && (time < end || now > end))
        return pieces_[pieceAt(time)].at(time);
    if (!(now > end))
        return value;
    // The polynomial through the last points of the last piece and the value now.
    constexpr std::size_t kMost = 3;
    const SignalPiece& last = pieces_.back();
    const SignalPiece& piece = last.size() == 1 && continues(pieces_.size() - 1) ? pieces_[pieces_.size() - 2] : last;
    const std::size_t first = piece.size() - std::min(piece.size(), kMost);
    double sum = 0, ofNow = 1;
    for (std::size_t i = first; i < piece.size(); ++i) {
        double share = (time - now) / (piece.time(i) - now);
        for (std::size_t k = first; k < piece.size(); ++k)
            share *= k == i ? 1 : (time - piece.time(k)) / (piece.time(i) - piece.time(k));
        sum += share * piece.value(i);
        ofNow *= (time - piece.time(i)) / (now - piece.time(i));
    }
    return sum + ofNow * value;
}

std::pair<double, double> DelayHistory::stretchAt(double time) const
{
    constexpr double kNever = std::numeric_limits<double>::infinity();
    const auto next = std::ranges::upper_bound(jumps_, time);
    return {next == jumps_.begin() ? -kNever : *std::prev(next), next == jumps_.end() ? kNever : *next};
}

void DelayHistory::dropOldJumps()
{
    while (!jumps_.empty() && jumps_.front() < pieces_[0].begin())
        jumps_.pop_front();
}

double DelayHistory::foreseen(double time) const
{
    const SignalPiece& last = pieces_.back();
    const bool isAlone = last.size() == 1;
    if (isAlone && !continues(pieces_.size() - 1))
        return last.value(0);
    const SignalPiece& piece = isAlone ? pieces_[pieces_.size() - 2] : last;
    const std::size_t i = piece.size() - 1;
    if (i == 0)
        return last.value(0);
    const double slope = (piece.value(i) - piece.value(i - 1)) / (piece.time(i) - piece.time(i - 1));
    return piece.value(i) + slope * (time - piece.time(i));
}

double DelayHistory::straightUntil(double from, double share) const
{
    constexpr double kNever = std::numeric_limits<double>::infinity();
    if (pieces_.isEmpty())
        return kNever;
    const double origin = at(from), allowed = share * largest_;
    double least = -kNever, most = kNever;  // slopes of the lines that have met all points so far
    double reached = from;
    for (std::size_t p = pieceAt(from); p < pieces_.size(); ++p)
        for (std::size_t i = 0; i < pieces_[p].size(); ++i) {
            const double way = pieces_[p].time(i) - from;
            if (!(way > 0))
                continue;
            const double rise = pieces_[p].value(i) - origin;
            least = std::max(least, (rise - allowed) / way);
            most = std::min(most, (rise + allowed) / way);
            if (least > most)
                return reached;
            reached = pieces_[p].time(i);
        }
    return kNever;
}

}  // namespace bramah::solver
