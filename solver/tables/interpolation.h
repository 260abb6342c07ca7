// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// How a table interpolates its points; numbered as `Modelica.Blocks.Types.Smoothness`.
enum class Smoothness : std::uint8_t {
    LinearSegments = 1,
    ContinuousDerivative,           ///< Akima
    ConstantSegments,               ///< the value of the point to the left
    MonotoneContinuousDerivative1,  ///< Fritsch and Butland
    MonotoneContinuousDerivative2,  ///< Steffen
    ModifiedContinuousDerivative,   ///< modified Akima
};

/// The values of a table outside of its points; numbered as `Modelica.Blocks.Types.Extrapolation`.
enum class Extrapolation : std::uint8_t {
    HoldLastPoint = 1,
    LastTwoPoints,  ///< straight, with the slope of the last segment or, for smooth curves, at the last point
    Periodic,
    NoExtrapolation,  ///< an error; the curve itself continues as with LastTwoPoints
};

/// Is the kind made of cubic Hermite polynomials between the points?
[[nodiscard]] bool isCubic(Smoothness smoothness);

/// Slopes dy/dx at the points for a cubic kind; \a x increases strictly and has at least two points. Through two points
/// all kinds are the straight line. Sources: H. Akima, J. ACM 17 (1970) 589; F. N. Fritsch and J. Butland, SIAM J. Sci.
/// Stat. Comput. 5 (1984) 300; M. Steffen, Astron. Astrophys. 239 (1990) 443. At the ends the two monotone kinds use
/// the slope of the segment.
[[nodiscard]] std::vector<double> hermiteSlopes(Smoothness smoothness, std::span<const double> x,
                                                std::span<const double> y);

/// Weights, with sum 1, of the inner differences d[k+1] and d[k+2] in Akima's slope from four differences d[k] ..
/// d[k+3].
[[nodiscard]] std::array<double, 2> akimaWeights(Smoothness smoothness, double d0, double d1, double d2, double d3);

/// A cubic c0 + c1 v + c2 v^2 + c3 v^3, where v is the distance from the segment's left end.
using Cubic = std::array<double, 4>;
/// The cubic with these values and slopes at the ends of a segment of this \a length, which is above 0.
[[nodiscard]] Cubic hermiteCubic(double length, double y0, double y1, double slope0, double slope1);
/// The \a order-th derivative of \a cubic at \a v.
[[nodiscard]] double evaluate(const Cubic& cubic, double v, std::uint32_t order);

/// The segment k with x[k] <= u < x[k + 1]; outside the first or last one. Needs at least two points.
[[nodiscard]] std::size_t segmentOf(std::span<const double> x, double u);

}  // namespace bramah::solver
