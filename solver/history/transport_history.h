// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/history/point_ring.h"

#include <array>
#include <deque>
#include <span>
#include <utility>

namespace bramah::solver {

/// The signal that spatialDistribution() carries through a pipe of length 1 (specification 3.7.4.2): at the place y of
/// the pipe is the value that the flow has brought there. The pipe's contents only move, so they are kept by y - x, x
/// being the way of the flow: values that flow in are added at one end, those that have flown out are dropped at the
/// other.
class TransportHistory
{
public:
    /// The values that flow in at y = 0 and at y = 1.
    using Inflows = std::array<double, 2>;
    /// Jumps that are let out as such; of more the rest come out as steep fronts.
    static constexpr std::size_t kMostJumps = 256;
    /// A jump is one from this share of the largest value on.
    static constexpr double kSmallestJump = 1e-6;
    /// Points nearer than this make way for later ones: in lengths of the pipe.
    static constexpr double kClosest = 1e-6;

    void clear();
    /// The contents are \a values at the \a places, which rise from 0 to 1, and lines between them; of two at one place
    /// the first is nearer to y = 0.
    void fill(double x, std::span<const double> places, std::span<const double> values);
    /// Sets the contents to those that forEachPoint() gave.
    void refill(double x, std::span<const std::pair<double, double>> points);
    /// The flow has come to \a x. At rest the inflow at y = 0 jumps if \a isForward, else that at y = 1.
    void add(double x, const Inflows& inflows, bool isForward);
    /// The value at the end by which the flow leaves: y = 1 if \a isForward.
    [[nodiscard]] double outflow(double x, bool isForward) const;
    /// The distance of the next jump from that end, in lengths; negative once it is beyond it, 1 if there is none.
    [[nodiscard]] double distanceOfJump(double x, bool isForward) const;
    /// The jumps at that end or beyond it have come out. True if there was one.
    bool passJumps(double x, bool isForward);
    /// The way x that the flow had come at the last add().
    [[nodiscard]] double position() const { return x_; }
    [[nodiscard]] std::size_t size() const { return points_.size(); }
    /// Calls \a visit(place, value) for each point kept, in order of place, twice for one at which the contents bend.
    template <typename Visit>
    void forEachPoint(Visit&& visit) const
    {
        for (std::size_t i = 0; i < points_.size(); ++i)
            for (int times = points_[i].isCorner ? 2 : 1; times > 0; --times)
                visit(points_[i].position + x_, points_[i].value);
    }

private:
    /// Drops the contents beyond the end that was left, y = 1 if \a isForward, so that it becomes the one flown into.
    void cut(bool isForward);
    void noteJump(PointRing::Point to, bool isForward);
    void push(PointRing::Point point, bool isForward);
    /// The point \a k places from where the flow comes in, or from where it leaves.
    [[nodiscard]] const PointRing::Point& fromInflow(std::size_t k, bool isForward) const;
    [[nodiscard]] const PointRing::Point& fromOutflow(std::size_t k, bool isForward) const;
    void popOutflow(bool isForward);

    PointRing points_;          ///< by y - x
    std::deque<double> jumps_;  ///< their places
    double x_ = 0;
    bool wasForward_ = true;  ///< the last flow
    double largest_ = 0;      ///< magnitude of all values so far
};

}  // namespace bramah::solver
