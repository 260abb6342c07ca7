// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace bramah::solver {

/// The past of one expression, as far back as its delay reaches: a ring of points and cubics between them. The slope at
/// a point is that of the parabola through it and its neighbours, limited so that a front makes no ripples; at a jump
/// and at the ends that of the chord. Before the first point the value is that of the first.
class DelayHistory
{
public:
    void clear();
    /// Adds a point; \a reach is how far back values will be asked for. Points at one time are a jump.
    void add(double time, double value, double reach);
    [[nodiscard]] double at(double time) const;
    [[nodiscard]] std::size_t size() const { return count_; }
    /// Calls \a visit(time, value) for each point kept, in order of time.
    template <typename Visit>
    void forEachPoint(Visit&& visit) const
    {
        for (std::size_t i = 0; i < count_; ++i)
            visit(point(i).time, point(i).value);
    }

private:
    struct Point {
        double time, value;
    };
    [[nodiscard]] const Point& point(std::size_t i) const { return ring_[(first_ + i) & (ring_.size() - 1)]; }
    [[nodiscard]] double chord(std::size_t i) const;  ///< slope between the points i and i + 1; 0 at a jump
    [[nodiscard]] double slope(std::size_t i) const;
    std::vector<Point> ring_;
    std::size_t first_ = 0, count_ = 0;
};

}  // namespace bramah::solver
