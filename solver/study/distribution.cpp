// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/study/distribution.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::solver {

namespace {

constexpr double kMostDeviations = 3;

/// The share of a standard normal distribution below \a z, exact also where it is tiny.
double normalShare(double z)
{
    return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

}  // namespace

double normalQuantile(double u)
{
    if (u > 0.5)
        return -normalQuantile(1 - u);
    // Newton's method on the logarithm of the share, which is concave: it comes from below and never overshoots.
    double z = -std::sqrt(-2 * std::log(u));
    for (int k = 0; k < 60; ++k) {
        const double share = normalShare(z);
        const double density = std::exp(-0.5 * z * z) / std::sqrt(2 * std::numbers::pi);
        const double step = (std::log(u) - std::log(share)) * share / density;
        z += step;
        if (std::abs(step) < 1e-15 * (1 + std::abs(z)))
            break;
    }
    return z;
}

double Distribution::quantile(double u) const
{
    switch (kind) {
    case Kind::Uniform: return u <= 0 ? a : u >= 1 ? b : a + (b - a) * u;
    case Kind::LogUniform: return u <= 0 ? a : u >= 1 ? b : a * std::pow(b / a, u);
    case Kind::Normal: {
        const double tail = normalShare(-kMostDeviations);
        return u <= tail       ? a - kMostDeviations * b
               : u >= 1 - tail ? a + kMostDeviations * b
                               : a + b * normalQuantile(u);
    }
    case Kind::Triangular: {
        if (u <= 0 || u >= 1 || a == b)
            return u <= 0 ? a : b;
        const double rising = (c - a) / (b - a);  // share below the most frequent value
        return u <= rising ? a + std::sqrt(u * (b - a) * (c - a)) : b - std::sqrt((1 - u) * (b - a) * (b - c));
    }
    }
    return a;
}

}  // namespace bramah::solver
