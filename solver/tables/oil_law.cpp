// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/oil_law.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

/// The derivatives of a*b from those of a and b (Leibniz).
Derivatives product(const Derivatives& a, const Derivatives& b)
{
    return {a[0] * b[0], a[1] * b[0] + a[0] * b[1], a[2] * b[0] + 2 * a[1] * b[1] + a[0] * b[2],
            a[3] * b[0] + 3 * a[2] * b[1] + 3 * a[1] * b[2] + a[0] * b[3]};
}

/// The derivatives of 1/a, each of which follows from (1/a)*a = 1.
Derivatives reciprocal(const Derivatives& a)
{
    Derivatives r{1 / a[0]};
    r[1] = -r[0] * a[1] / a[0];
    r[2] = -(r[0] * a[2] + 2 * r[1] * a[1]) / a[0];
    r[3] = -(r[0] * a[3] + 3 * r[1] * a[2] + 3 * r[2] * a[1]) / a[0];
    return r;
}

/// The derivatives of the inverse function at y = f(x), from f and its derivatives at \a x.
Derivatives inverse(double x, const Derivatives& f)
{
    const double slope = 1 / f[1];
    const double cube = slope * slope * slope;
    return {x, slope, -f[2] * cube, (3 * f[2] * f[2] * slope - f[3]) * cube * slope};
}

/// theta(p) of Bramah.Media: 1 - 3*z^2 + 2*z^3, z = (p - p_0)/(p_dissolve - p_0) between 0 and 1.
Derivatives freeAir(double p, double dissolvePressure)
{
    constexpr double kReferencePressure = OilLaw::kReferencePressure;
    const double range = dissolvePressure - kReferencePressure;
    if (!(range > 0) || p <= kReferencePressure)
        return {1};
    const double z = (p - kReferencePressure) / range;
    if (z >= 1)
        return {0};
    return {1 - z * z * (3 - 2 * z), -6 * z * (1 - z) / range, (12 * z - 6) / (range * range),
            12 / (range * range * range)};
}

}  // namespace

OilLaw::OilLaw(const OilData& data) : data_(data)
{
    const Derivatives v = liquidVolume(data_.vapourPressure);
    vapourVolume_ = v[0];
    cavityGrowth_ = -data_.vapourPressure * v[1];
}

Derivatives OilLaw::liquidVolume(double p) const
{
    // Murnaghan's law: K = beta + m*(p - p_0) gives v = (K/beta)^(-1/m), exp(-(p - p_0)/beta) for m = 0.
    const double m = data_.modulusGrowth, x = (p - kReferencePressure) / data_.beta;
    const double rate = -1 / (data_.beta * (1 + m * x));
    const double liquid = (1 - data_.airFraction) * std::exp(m == 0 ? -x : -std::log1p(m * x) / m);
    Derivatives v{liquid, liquid * rate, liquid * rate * rate * (1 + m),
                  liquid * rate * rate * rate * (1 + m) * (1 + 2 * m)};
    if (data_.airFraction == 0)
        return v;
    const double n = -1 / data_.airExponent;
    const double air = data_.airFraction * std::pow(kReferencePressure / p, -n);
    const Derivatives expansion{air, n * air / p, n * (n - 1) * air / (p * p),
                                n * (n - 1) * (n - 2) * air / (p * p * p)};
    const Derivatives free = product(expansion, freeAir(p, data_.dissolvePressure));
    for (std::size_t k = 0; k < v.size(); ++k)
        v[k] += free[k];
    return v;
}

Derivatives OilLaw::relativeDensity(double p) const
{
    return p >= data_.vapourPressure ? liquidDensity(p) : cavityDensity(p);
}

Derivatives OilLaw::cavityDensity(double p) const
{
    const double bent = cavityGrowth_ * data_.vapourPressure;
    if (p <= 0)
        return {p / bent, 1 / bent};
    // r = p/(a*p + b), b = c*p_v
    const double a = vapourVolume_ - cavityGrowth_, d = 1 / (a * p + bent);
    return {p * d, bent * d * d, -2 * a * bent * d * d * d, 6 * a * a * bent * d * d * d * d};
}

Derivatives OilLaw::liquidDensity(double p) const
{
    return reciprocal(liquidVolume(p));
}

double OilLaw::cavityPressure(double r) const
{
    if (r <= 0)
        return 0;
    return cavityGrowth_ * data_.vapourPressure * r / (1 - (vapourVolume_ - cavityGrowth_) * r);
}

Derivatives OilLaw::pressure(double r, double near) const
{
    if (r < 0)
        return {};
    if (r >= relativeDensityAtVapour())
        return liquidPressure(r, near);
    const double p = cavityPressure(r);
    return inverse(p, relativeDensity(p));
}

/// Newton's method for ln v over ln p, which is almost straight both where air and where liquid dominates; within a
/// shrinking interval, so that it ends for all data.
Derivatives OilLaw::liquidPressure(double r, double near) const
{
    if (r == 1)
        return inverse(kReferencePressure, liquidDensity(kReferencePressure));
    double lower = std::log(data_.vapourPressure) - 5, upper = std::log(100 * data_.beta);
    double s = std::clamp(std::log(near), lower, upper);
    for (int i = 0; i < 200; ++i) {
        const double p = std::exp(s);
        const Derivatives v = liquidVolume(p);
        const double excess = std::log(v[0] * r);
        (excess > 0 ? lower : upper) = s;
        double next = s - excess * v[0] / (p * v[1]);
        const bool isClose = std::fabs(next - s) <= 1e-9;  // the error of the next step would be the square of this
        if (!isClose && !(next > lower && next < upper))
            next = (lower + upper) / 2;
        s = next;
        if (isClose)
            break;
    }
    const double p = std::exp(s);
    return inverse(p, liquidDensity(p));
}

}  // namespace bramah::solver
