// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/archive/byte_reader.h"
#include "solver/archive/fields.h"
#include "solver/tables/interpolation.h"

#include <vector>

namespace bramah::solver {

/// z over (x, y) through the points of a grid: a table of two dimensions. Immutable. The smooth kinds are Akima's
/// bivariate interpolation, bicubic in each cell (H. Akima, Commun. ACM 17 (1974) 18).
class Surface
{
public:
    /// \a x and \a y increase strictly; \a z is stored row by row, y varying fastest. Monotone kinds are not allowed.
    Surface(std::vector<double> x, std::vector<double> y, std::vector<double> z, Smoothness smoothness,
            Extrapolation extrapolation);

    /// The derivative of orders \a orderX and \a orderY at (\a u, \a v).
    [[nodiscard]] double operator()(double u, double v, std::uint32_t orderX, std::uint32_t orderY) const;

    ///@{
    /// The points of the grid; a single one has a copy at a distance of 1.
    [[nodiscard]] const std::vector<double>& x() const { return x_; }
    [[nodiscard]] const std::vector<double>& y() const { return y_; }
    ///@}
    ///@{
    /// As they were given.
    [[nodiscard]] Extrapolation extrapolation() const { return extrapolation_; }
    [[nodiscard]] Smoothness smoothness() const { return smoothness_; }
    ///@}
    ///@{
    /// Does its value not depend on x, or not on y, as the grid has one row or one column? It then is repeated.
    [[nodiscard]] bool isOneRow() const { return isOneRow_; }
    [[nodiscard]] bool isOneColumn() const { return isOneColumn_; }
    ///@}

private:
    friend class ByteReader;
    Surface() = default;
    template <typename Archive, FieldsOf<Surface> Self>
    friend void fields(Archive& archive, Self& surface)
    {
        archive(surface.x_, surface.y_, surface.z_, surface.slopeX_, surface.slopeY_, surface.slopeXY_,
                surface.isOneRow_, surface.isOneColumn_, surface.smoothness_, surface.extrapolation_);
    }

    /// A coordinate as used by the surface: a segment, the
    /// position in it, and the distance beyond an end.
    struct Along {
        std::size_t segment = 0;
        double inside = 0;       ///< from the left end of the segment
        double beyond = 0;       ///< distance along a straight line from there
        bool isHeld = false;     ///< outside, with a constant value
        bool isOutside = false;  ///< `beyond` is used
    };
    [[nodiscard]] Along locate(const std::vector<double>& grid, double u) const;
    [[nodiscard]] double inCell(const Along& a, const Along& b, std::uint32_t orderX, std::uint32_t orderY) const;
    [[nodiscard]] double at(std::size_t i, std::size_t j) const { return z_[i * y_.size() + j]; }
    void makeSlopes();

    std::vector<double> x_, y_, z_;
    std::vector<double> slopeX_, slopeY_, slopeXY_;  ///< for smooth kinds, at the points
    bool isOneRow_ = false, isOneColumn_ = false;    ///< nothing is outside of a single row or column
    Smoothness smoothness_{};
    Extrapolation extrapolation_{};
};

}  // namespace bramah::solver
