// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/history/ring.h"

#include <cstddef>

namespace bramah::solver {

/// Points by rising position (two at one position are a jump) with cubics between them: a ring that grows and shrinks
/// at both ends. The slope at a point is that of the parabola through it and its neighbours; at the end of a smooth
/// piece through it and the two before, limited so that a front makes no ripples; at the beginning of a piece and on
/// either side of a corner that of the chord. Belongs to one thread, even for reading: it keeps what it finds.
class PointRing
{
public:
    /// A point; a corner has different slopes on both sides.
    struct Point {
        double position, value;
        bool isCorner = false;
        // Of the cubic from here to the next point, once it was needed: the differences of the slopes at its ends from
        // the chord.
        mutable bool isKnown = false;
        mutable double bendHere = 0, bendThere = 0;
    };

    /// The number of points.
    [[nodiscard]] std::size_t size() const { return points_.size(); }
    [[nodiscard]] const Point& operator[](std::size_t i) const { return points_[i]; }
    ///@{
    /// The point with the least, and the one with the greatest position. There must be one.
    [[nodiscard]] const Point& front() const { return points_.front(); }
    [[nodiscard]] const Point& back() const { return points_.back(); }
    ///@}
    ///@{
    /// Adds a point: behind the last one, at no lesser position, or before the first one, at no greater position.
    void pushBack(const Point& point);
    void pushFront(const Point& point);
    ///@}
    ///@{
    /// Removes the last or the first point. There must be one.
    void popBack();
    void popFront();
    ///@}
    /// Removes all points and keeps the memory.
    void clear() { points_.clear(); }
    /// The value at \a position; outside of the range that of the first or last point. Needs a point.
    [[nodiscard]] double at(double position) const;

private:
    [[nodiscard]] double chord(std::size_t i) const;  ///< slope between the points i and i + 1; 0 at a jump
    [[nodiscard]] double slope(std::size_t i) const;
    /// The slope at the last point before a jump or the end: of the parabola through it and the two before.
    [[nodiscard]] double slopeAtEnd(std::size_t i) const;
    /// The slope at point i of the curve to the next point, and of that from the previous one.
    [[nodiscard]] double slopeAfter(std::size_t i) const { return (*this)[i].isCorner ? chord(i) : slope(i); }
    [[nodiscard]] double slopeBefore(std::size_t i) const { return (*this)[i].isCorner ? chord(i - 1) : slope(i); }
    /// The slopes at the points from \a begin to before \a end have changed.
    void forgetBends(std::size_t begin, std::size_t end);
    void findBends(std::size_t i) const;

    Ring<Point> points_;
    mutable std::size_t lastFound_ = 0;  ///< begin of the next search
};

}  // namespace bramah::solver
