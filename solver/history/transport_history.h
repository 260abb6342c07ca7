// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/history/point_ring.h"

#include <array>
#include <deque>
#include <span>
#include <utility>

namespace bramah::solver {

/// The signal that spatialDistribution() transports through a pipe of length 1 (specification 3.7.4.2): place y of the
/// pipe has the value that the flow has brought there. The contents only move, so points are stored by y - x, where x
/// is the distance that the flow has moved: values that flow in are added at one end, those that have flown out are
/// removed at the other.
class TransportHistory
{
public:
    /// The values that flow in at y = 0 and at y = 1.
    using Inflows = std::array<double, 2>;
    /// Jumps that come out as events; further ones come out as steep fronts.
    static constexpr std::size_t kMostJumps = 256;
    /// A change of this share of the largest value counts as a jump.
    static constexpr double kSmallestJump = 1e-6;
    /// Points nearer than this, in lengths of the pipe, are replaced by later ones.
    static constexpr double kClosest = 1e-6;

    /// Forgets the contents, the jumps and the way.
    void clear();
    /// Sets the contents: \a values at \a places, which increase from 0 to 1, with straight lines between them; of two
    /// values at one place the first is nearer to y = 0.
    void fill(double x, std::span<const double> places, std::span<const double> values);
    /// Sets the contents to those that forEachPoint() gave.
    void refill(double x, std::span<const std::pair<double, double>> points);
    /// Adds the inflows with the flow at \a x. At rest the inflow at y = 0 jumps if \a isForward, else that at y = 1.
    void add(double x, const Inflows& inflows, bool isForward);
    /// The value at the end where the flow leaves: y = 1 if \a isForward.
    [[nodiscard]] double outflow(double x, bool isForward) const;
    /// The distance of the next jump from that end, in lengths; negative beyond the end, 1 if there is none.
    [[nodiscard]] double distanceOfJump(double x, bool isForward) const;
    /// Marks jumps at that end or beyond as passed. True if there was one.
    bool passJumps(double x, bool isForward);
    /// The distance x that the flow had moved at the last add().
    [[nodiscard]] double position() const { return x_; }
    /// The number of points stored, a corner once.
    [[nodiscard]] std::size_t size() const { return points_.size(); }
    /// Calls \a visit(place, value) for each stored point in order of place, twice at a corner.
    template <typename Visit>
    void forEachPoint(Visit&& visit) const
    {
        for (std::size_t i = 0; i < points_.size(); ++i)
            for (int times = points_[i].isCorner ? 2 : 1; times > 0; --times)
                visit(points_[i].position + x_, points_[i].value);
    }

private:
    /// Removes the contents beyond the former outlet (y = 1 if \a isForward), which becomes the inlet.
    void cut(bool isForward);
    void noteJump(PointRing::Point to, bool isForward);
    void push(PointRing::Point point, bool isForward);
    /// The point \a k places from the inlet, or from the outlet.
    [[nodiscard]] const PointRing::Point& fromInflow(std::size_t k, bool isForward) const;
    [[nodiscard]] const PointRing::Point& fromOutflow(std::size_t k, bool isForward) const;
    void popOutflow(bool isForward);

    PointRing points_;          ///< by y - x
    std::deque<double> jumps_;  ///< places of jumps
    double x_ = 0;
    bool wasForward_ = true;  ///< direction of the last flow
    double largest_ = 0;      ///< largest magnitude of all values so far
};

}  // namespace bramah::solver
