// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/history/point_ring.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr int kMostWay = 8;  // points searched from the last found one

}  // namespace

void PointRing::pushBack(Point point)
{
    makeRoom();
    ring_[(first_ + count_) & mask_] = point;
    ++count_;
    // The slope at the previous point was that of an end.
    for (std::size_t i = count_; i-- > 0 && i + 3 >= count_;)
        (*this)[i].isKnown = false;
}

void PointRing::popBack()
{
    --count_;
    for (std::size_t i = count_; i-- > 0 && i + 2 >= count_;)
        (*this)[i].isKnown = false;
}

void PointRing::pushFront(Point point)
{
    makeRoom();
    first_ = (first_ - 1) & mask_;
    ring_[first_] = point;
    ++count_;
    for (std::size_t i = 0; i < std::min<std::size_t>(count_, 2); ++i)
        (*this)[i].isKnown = false;
}

void PointRing::popFront()
{
    first_ = (first_ + 1) & mask_;
    --count_;
    if (count_ > 0)
        front().isKnown = false;
}

void PointRing::makeRoom()
{
    if (count_ < ring_.size())
        return;
    std::vector<Point> larger(ring_.empty() ? 64 : ring_.size() * 2);
    for (std::size_t i = 0; i < count_; ++i)
        larger[i] = (*this)[i];
    ring_ = std::move(larger);
    mask_ = ring_.size() - 1;
    first_ = 0;
}

std::size_t PointRing::lastAtOrBefore(double position) const
{
    const PointRing& point = *this;
    // Searches near the last found point, else everywhere.
    std::size_t& at = lastFound_;
    at = std::min(at, count_ - 1);
    for (int way = 0; way < kMostWay; ++way)
        if (at + 1 < count_ && point[at + 1].position <= position)
            ++at;
        else if (at > 0 && point[at].position > position)
            --at;
        else
            return at;
    std::size_t low = 0, high = count_;
    while (high - low > 1) {
        const std::size_t middle = (low + high) / 2;
        (point[middle].position <= position ? low : high) = middle;
    }
    at = low;
    return low;
}

void PointRing::findBends(std::size_t i) const
{
    const Point& point = (*this)[i];
    point.bendHere = slopeAfter(i) - chord(i);
    point.bendThere = slopeBefore(i + 1) - chord(i);
    point.isKnown = true;
}

double PointRing::at(double position) const
{
    if (position < front().position)
        return front().value;
    if (position >= back().position)
        return back().value;
    const std::size_t low = lastAtOrBefore(position);
    const Point& a = (*this)[low];
    const Point& b = (*this)[low + 1];
    if (!a.isKnown)
        findBends(low);
    const double h = b.position - a.position;
    const double u = (position - a.position) / h;
    const double bend = 1 - u;
    // A straight line, corrected by the slopes at its ends.
    return a.value + (b.value - a.value) * u + h * u * bend * (a.bendHere * bend - a.bendThere * u);
}

double PointRing::chord(std::size_t i) const
{
    const double h = (*this)[i + 1].position - (*this)[i].position;
    return h > 0 ? ((*this)[i + 1].value - (*this)[i].value) / h : 0;
}

double PointRing::slopeAtEnd(std::size_t i) const
{
    const PointRing& point = *this;
    const double last = chord(i - 1);
    if (i < 2 || point[i - 1].isCorner || !(point[i - 1].position > point[i - 2].position))
        return last;
    const double share = (point[i].position - point[i - 1].position) / (point[i].position - point[i - 2].position);
    const double steepest = 3 * std::abs(last);
    return std::clamp(last + (last - chord(i - 2)) * share, -steepest, steepest);
}

double PointRing::slope(std::size_t i) const
{
    const PointRing& point = *this;
    const bool hasBefore = i > 0 && point[i].position > point[i - 1].position;
    const bool hasAfter = i + 1 < count_ && point[i + 1].position > point[i].position;
    if (!hasBefore || !hasAfter)
        return hasAfter ? chord(i) : hasBefore ? slopeAtEnd(i) : 0;
    const double before = chord(i - 1);
    const double after = chord(i);
    const double share = (point[i].position - point[i - 1].position) / (point[i + 1].position - point[i - 1].position);
    const double steepest = 3 * std::min(std::abs(before), std::abs(after));
    return std::clamp(before + (after - before) * share, -steepest, steepest);
}

}  // namespace bramah::solver
