// SPDX-License-Identifier: BSD-3-Clause
#include "solver/history/point_ring.h"

#include "solver/history/limited_slope.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

void PointRing::pushBack(const Point& point)
{
    points_.pushBack(point);
    // The slope at the previous point was that of an end.
    forgetBends(size() > 3 ? size() - 3 : 0, size());
}

void PointRing::popBack()
{
    points_.popBack();
    forgetBends(size() > 2 ? size() - 2 : 0, size());
}

void PointRing::pushFront(const Point& point)
{
    points_.pushFront(point);
    forgetBends(0, std::min<std::size_t>(size(), 2));
}

void PointRing::popFront()
{
    points_.popFront();
    forgetBends(0, std::min<std::size_t>(size(), 1));
}

void PointRing::forgetBends(std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i)
        points_[i].isKnown = false;
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
    const std::size_t low =
        lastAtOrBefore(position, size(), lastFound_, [this](std::size_t i) { return points_[i].position; });
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
    return limitedSlopeAtEnd(last, chord(i - 2), share);
}

double PointRing::slope(std::size_t i) const
{
    const PointRing& point = *this;
    const bool hasBefore = i > 0 && point[i].position > point[i - 1].position;
    const bool hasAfter = i + 1 < size() && point[i + 1].position > point[i].position;
    if (!hasBefore || !hasAfter)
        return hasAfter ? chord(i) : hasBefore ? slopeAtEnd(i) : 0;
    const double before = chord(i - 1);
    const double after = chord(i);
    const double share = (point[i].position - point[i - 1].position) / (point[i + 1].position - point[i - 1].position);
    return limitedSlope(before, after, share);
}

}  // namespace bramah::solver
