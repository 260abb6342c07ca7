// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/archive/byte_reader.h"
#include "solver/archive/fields.h"
#include "solver/tables/interpolation.h"

#include <vector>

namespace bramah::solver {

/// y over x through the points of a table of one dimension, for one of its columns. Immutable.
class Curve
{
public:
    /// \a x increases (equal neighbours, where the curve jumps, only with linear or constant segments) and has as many
    /// elements as \a y, at least one.
    Curve(std::vector<double> x, std::vector<double> y, Smoothness smoothness, Extrapolation extrapolation);

    /// The \a order-th derivative at \a u; at a jump or corner the limit from the right.
    [[nodiscard]] double operator()(double u, std::uint32_t order) const;
    /// The same for segment \a segment, extended beyond its ends.
    [[nodiscard]] double onSegment(std::size_t segment, double u, std::uint32_t order) const;
    /// The same beyond the first or last point.
    [[nodiscard]] double beyond(bool isRight, double u, std::uint32_t order) const;

    ///@{
    /// As they were given.
    [[nodiscard]] const std::vector<double>& x() const { return x_; }
    [[nodiscard]] Smoothness smoothness() const { return smoothness_; }
    [[nodiscard]] Extrapolation extrapolation() const { return extrapolation_; }
    ///@}

private:
    friend class ByteReader;
    Curve() = default;
    template <typename Archive, FieldsOf<Curve> Self>
    friend void fields(Archive& archive, Self& curve)
    {
        archive(curve.x_, curve.y_, curve.smoothness_, curve.extrapolation_, curve.segments_);
    }

    std::vector<double> x_, y_;
    Smoothness smoothness_{};
    Extrapolation extrapolation_{};
    std::vector<Cubic> segments_;  ///< for smooth kinds
};

/// \a u shifted by whole periods into low <= u < high.
[[nodiscard]] double wrapped(double u, double low, double high);

}  // namespace bramah::solver
