// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/history/ring.h"
#include "solver/history/signal_piece.h"

#include <cstddef>
#include <deque>
#include <limits>
#include <utility>

namespace bramah::solver {

/// The past of one expression u, as far back as its delay reaches: delay(u, T) at the time t is u(t - T).
///
/// Each accepted step adds points (t, u), a multiple of four if the run stores signals within it (StepsBehindDelays),
/// and every four make a piece with the point before them (SignalPiece). Pieces end where steps end, so that each is
/// as smooth as the solution of its step. Before the first point the value is the first one. A jump of u is kept as two
/// points of one time. It comes out of the delay T later, as a time event, so that no step runs across it; an output
/// may go in again, and its echoes with it, so that jumps that are small against the largest value seen (kSmallestJump)
/// or too many (kMostJumps) count as steep fronts. A step longer than T asks for values that are still to come: these
/// are foreseen on the line through the last two points, and the run has to compare them with those that come
/// (StepsBehindDelays).
///
/// Bellen and Zennaro, Numerical Methods for Delay Differential Equations, 2003, chapters 3 and 4, on the order of
/// interpolants and on tracking discontinuities.
class DelayHistory
{
public:
    /// Jumps that wait at one time, as echoes of echoes may multiply without end.
    static constexpr std::size_t kMostJumps = 256;
    /// A change of this share of the largest value counts as a jump.
    static constexpr double kSmallestJump = 1e-6;

    /// Forgets all points and jumps.
    void clear();
    /// Adds a point; \a reach is the time [s] over which values will be needed. Points at one time are a jump, of more
    /// than two only the first and last are kept. Points after \a time are removed.
    void add(double time, double value, double reach);
    /// The value at \a time, up to the next jump that has not been passed; after the last point foreseen(). 0 without a
    /// point.
    [[nodiscard]] double at(double time) const;
    /// The value at \a time in the smooth stretch that begins at \a from, -infinity or the time of a jump; beyond its
    /// ends the value at them, but after the last point on the polynomial through it, two before it and \a value at the
    /// time \a now.
    [[nodiscard]] double within(double from, double time, double now, double value) const;
    /// The times of the jump at or before \a time, and of the next one; infinite if there is none.
    [[nodiscard]] std::pair<double, double> stretchAt(double time) const;
    /// Forgets jumps before the first point.
    void dropOldJumps();
    /// True if there is no point.
    [[nodiscard]] bool isEmpty() const { return pieces_.isEmpty(); }
    /// The predicted value at \a time after the last point: on the line through the last two, constant after a jump.
    [[nodiscard]] double foreseen(double time) const;
    /// The time until which the points from \a from on lie on one straight line, within \a share of the largest value;
    /// infinity if all do.
    [[nodiscard]] double straightUntil(double from, double share) const;
    /// The largest magnitude of all values so far.
    [[nodiscard]] double largest() const { return largest_; }
    /// The time of the first jump that has not been passed; infinity if there is none.
    [[nodiscard]] double nextJump() const
    {
        return jumps_.empty() ? std::numeric_limits<double>::infinity() : jumps_.front();
    }
    /// Tells that values from \a time (within \a rounding) on are needed from now on. True if a jump was passed.
    bool passJumps(double time, double rounding);
    /// The number of points stored, the ends of pieces once.
    [[nodiscard]] std::size_t size() const;
    /// Calls \a visit(time, value) for each stored point, in order of time.
    template <typename Visit>
    void forEachPoint(Visit&& visit) const
    {
        for (std::size_t p = 0; p < pieces_.size(); ++p)
            for (std::size_t i = continues(p) ? 1 : 0; i < pieces_[p].size(); ++i)
                visit(pieces_[p].time(i), pieces_[p].value(i));
    }

private:
    /// Does the piece \a p begin with the last point of the one before?
    [[nodiscard]] bool continues(std::size_t p) const
    {
        return p > 0 && pieces_[p - 1].lastValue() == pieces_[p].value(0);
    }
    [[nodiscard]] std::size_t pieceAt(double time) const
    {
        return lastAtOrBefore(time, pieces_.size(), lastFound_, [this](std::size_t p) { return pieces_[p].begin(); });
    }
    void removeBehind(double time);
    /// Removes the pieces that give no value from \a time on.
    void removeBefore(double time);
    void addJump(double time, double value, double reach);
    void beginPiece(double time, double value, double reach);

    Ring<SignalPiece> pieces_;                                      ///< by time, each from the end of the one before
    mutable std::size_t lastFound_ = 0;                             ///< begin of the next search
    double largest_ = 0;                                            ///< magnitude of all values so far
    std::deque<double> jumps_;                                      ///< times of jumps that have not been passed
    double passed_ = -std::numeric_limits<double>::infinity();      ///< time of the last jump that was passed
    double passedFrom_ = -std::numeric_limits<double>::infinity();  ///< times from here to `passed_` count as after it
};

}  // namespace bramah::solver
