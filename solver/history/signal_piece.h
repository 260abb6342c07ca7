// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <array>
#include <cstddef>

namespace bramah::solver {

/// A piece of a signal's past: up to five points of one step with the polynomial through them. As it needs no
/// neighbours, it is as accurate at its ends, where a kink may follow, as the solution of the step itself; Radau's is
/// of order 3. If the points do not lie on a smooth curve, as where a front passes, the polynomial would swing: then
/// cubics with limited slopes lie between them. Belongs to one thread, even for reading: it keeps what it finds.
class SignalPiece
{
public:
    static constexpr std::size_t kMostPoints = 5;

    SignalPiece() = default;
    /// A piece of one point.
    SignalPiece(double time, double value) : count_(1)
    {
        times_[0] = time;
        values_[0] = value;
    }

    /// The number of points.
    [[nodiscard]] std::size_t size() const { return count_; }
    /// Has it as many points as fit? Then none may be added.
    [[nodiscard]] bool isFull() const { return count_ == kMostPoints; }
    ///@{
    /// The times [s] of the first and the last point. There must be one.
    [[nodiscard]] double begin() const { return times_[0]; }
    [[nodiscard]] double end() const { return times_[count_ - 1]; }
    ///@}
    ///@{
    /// The time [s] and the value of point \a i, from 0.
    [[nodiscard]] double time(std::size_t i) const { return times_[i]; }
    [[nodiscard]] double value(std::size_t i) const { return values_[i]; }
    ///@}
    /// The value at end().
    [[nodiscard]] double lastValue() const { return values_[count_ - 1]; }
    /// Adds a point behind the others.
    void add(double time, double value)
    {
        times_[count_] = time;
        values_[count_] = value;
        ++count_;
        isKnown_ = false;
    }
    /// Removes the last point. There must be one.
    void removeLast();
    /// The value at \a time; outside of the piece that of the first or last point.
    [[nodiscard]] double at(double time) const;

private:
    void findCurve() const;
    [[nodiscard]] bool isSmooth() const;
    [[nodiscard]] double chord(std::size_t i) const;
    [[nodiscard]] double slope(std::size_t i) const;
    [[nodiscard]] double onCubic(double time) const;

    std::array<double, kMostPoints> times_{}, values_{};
    // Once a value was needed: the divided differences of the values, or their slopes.
    mutable std::array<double, kMostPoints> curve_{};
    std::size_t count_ = 0;
    mutable bool isKnown_ = false, isPolynomial_ = false;
};

}  // namespace bramah::solver
