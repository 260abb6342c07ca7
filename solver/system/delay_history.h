// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <deque>
#include <limits>
#include <vector>

namespace bramah::solver {

/// The past of one expression, as far back as its delay reaches: a ring of points and cubics between them. The slope at
/// a point is that of the parabola through it and its neighbours, limited so that a front makes no ripples; at a jump
/// and at the ends that of the chord. Before the first point the value is that of the first.
class DelayHistory
{
public:
    /// Jumps that wait at a time: echoes of echoes may multiply without end.
    static constexpr std::size_t kMostJumps = 256;
    /// A jump is one from this share of the largest value on.
    static constexpr double kSmallestJump = 1e-6;

    void clear();
    /// Adds a point; \a reach is how far back values will be asked for. Points at one time are a jump; more than two
    /// are its first and its last.
    void add(double time, double value, double reach);
    [[nodiscard]] double at(double time) const;
    /// When the first jump was that has not been passed; infinity without one.
    [[nodiscard]] double nextJump() const
    {
        return jumps_.empty() ? std::numeric_limits<double>::infinity() : jumps_.front();
    }
    /// Values from \a time on are asked for from now on; it may be off by \a rounding. True if a jump was passed.
    bool passJumps(double time, double rounding);
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
    [[nodiscard]] std::size_t lastAtOrBefore(double time) const;
    void makeRoom();

    std::vector<Point> ring_;
    std::size_t first_ = 0, count_ = 0;
    double largest_ = 0;                                            ///< magnitude of all values so far
    std::deque<double> jumps_;                                      ///< still to be passed, by time
    double passed_ = -std::numeric_limits<double>::infinity();      ///< the last jump that was passed
    double passedFrom_ = -std::numeric_limits<double>::infinity();  ///< times from here to it count as behind it
};

}  // namespace bramah::solver
