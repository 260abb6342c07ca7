// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/interpolation.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

double akimaSlope(Smoothness smoothness, const std::vector<double>& d, std::size_t k)
{
    const auto [left, right] = akimaWeights(smoothness, d[k], d[k + 1], d[k + 2], d[k + 3]);
    return left * d[k + 1] + right * d[k + 2];
}

/// The weighted harmonic mean of the slopes \a d0 and \a d1 of segments of lengths \a h0 and \a h1.
double fritschButlandSlope(double h0, double h1, double d0, double d1)
{
    if (d0 * d1 <= 0)
        return 0;
    return 3 * (h0 + h1) / ((h0 + 2 * h1) / d0 + (2 * h0 + h1) / d1);
}

/// The parabola's slope, limited so that the curve stays monotone.
double steffenSlope(double h0, double h1, double d0, double d1)
{
    if (d0 * d1 <= 0)
        return 0;
    const double parabola = (d0 * h1 + d1 * h0) / (h0 + h1);
    const double limit = 2 * std::min(std::fabs(d0), std::fabs(d1));
    return std::copysign(std::min(std::fabs(parabola), limit), d0);
}

}  // namespace

bool isCubic(Smoothness smoothness)
{
    return smoothness != Smoothness::LinearSegments && smoothness != Smoothness::ConstantSegments;
}

std::array<double, 2> akimaWeights(Smoothness smoothness, double d0, double d1, double d2, double d3)
{
    double left = std::fabs(d3 - d2), right = std::fabs(d1 - d0);
    if (smoothness == Smoothness::ModifiedContinuousDerivative) {
        // The mean of the differences decides if both are flat, so that a step does not overshoot.
        left += 0.5 * std::fabs(d3 + d2);
        right += 0.5 * std::fabs(d1 + d0);
    }
    const double sum = left + right;
    if (sum <= 0)
        return {0.5, 0.5};
    return {left / sum, right / sum};
}

std::vector<double> hermiteSlopes(Smoothness smoothness, std::span<const double> x, std::span<const double> y)
{
    const std::size_t n = x.size();
    std::vector<double> d(n + 3);  // two more at each end
    for (std::size_t k = 0; k + 1 < n; ++k)
        d[k + 2] = (y[k + 1] - y[k]) / (x[k + 1] - x[k]);
    if (n == 2)
        return {d[2], d[2]};
    d[1] = 2 * d[2] - d[3];
    d[0] = 2 * d[1] - d[2];
    d[n + 1] = 2 * d[n] - d[n - 1];
    d[n + 2] = 2 * d[n + 1] - d[n];
    std::vector<double> slopes(n);
    for (std::size_t k = 0; k < n; ++k) {
        switch (smoothness) {
        case Smoothness::MonotoneContinuousDerivative1:
        case Smoothness::MonotoneContinuousDerivative2: {
            if (k == 0 || k + 1 == n) {
                slopes[k] = k == 0 ? d[2] : d[n];
                break;
            }
            const double h0 = x[k] - x[k - 1], h1 = x[k + 1] - x[k];
            slopes[k] = smoothness == Smoothness::MonotoneContinuousDerivative1
                            ? fritschButlandSlope(h0, h1, d[k + 1], d[k + 2])
                            : steffenSlope(h0, h1, d[k + 1], d[k + 2]);
            break;
        }
        default: slopes[k] = akimaSlope(smoothness, d, k); break;
        }
    }
    return slopes;
}

Cubic hermiteCubic(double length, double y0, double y1, double slope0, double slope1)
{
    const double d = (y1 - y0) / length;
    return {y0, slope0, (3 * d - 2 * slope0 - slope1) / length, (slope0 + slope1 - 2 * d) / (length * length)};
}

double evaluate(const Cubic& c, double v, std::uint32_t order)
{
    switch (order) {
    case 0: return c[0] + v * (c[1] + v * (c[2] + v * c[3]));
    case 1: return c[1] + v * (2 * c[2] + v * 3 * c[3]);
    case 2: return 2 * c[2] + v * 6 * c[3];
    case 3: return 6 * c[3];
    default: return 0;
    }
}

std::size_t segmentOf(std::span<const double> x, double u)
{
    const auto above = std::upper_bound(x.begin(), x.end(), u);
    const auto k = static_cast<std::size_t>(above - x.begin());
    return std::min(k == 0 ? 0 : k - 1, x.size() - 2);
}

}  // namespace bramah::solver
