// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/oil_table.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {

namespace {

constexpr double kMostPressure = 2e8;  // Pa: end of the tables
constexpr double kSlopeTolerance = 5e-10;
constexpr double kLeastBend = 1e-4;   // p*dr/dp from which the slopes of the pieces are accurate to 1e-10
constexpr double kTolerance = 2e-11;  // relative: pieces with a larger error are dropped

/// The pressure at which air and liquid are equally compressible: alpha/(n*p_0)*(p_0/p)^(1 + 1/n) = 1/beta.
double kneePressure(const OilData& data)
{
    const double n = data.airExponent;
    const double stiffness = data.airFraction * data.beta / (n * OilLaw::kReferencePressure);
    const double knee = OilLaw::kReferencePressure * std::pow(stiffness, n / (n + 1));
    return std::clamp(knee, data.vapourPressure, std::max(data.vapourPressure, kMostPressure / 2));
}

}  // namespace

OilTable::OilTable(const OilData& data, Detail detail)
    : law_(data), vapourPressure_(data.vapourPressure), vapourDensity_(law_.relativeDensityAtVapour())
{
    if (detail == Detail::Splines)
        makeSplines();
}

void OilTable::makeSplines()
{
    const double most = std::max(kMostPressure, 2 * vapourPressure_);
    density_ = GradedSpline(vapourPressure_ * kPerPressure, most * kPerPressure, [&](double x) {
        Derivatives r = law_.liquidDensity(x / kPerPressure);
        r[1] /= kPerPressure;
        r[2] /= kPerPressure * kPerPressure;
        return r;
    });
    double bend = std::numeric_limits<double>::infinity();
    for (const double p : {vapourPressure_, OilLaw::kReferencePressure, kneePressure(law_.data())})
        bend = std::min(bend, p * law_.liquidDensity(p)[1]);
    areSlopesExact_ = bend > kLeastBend;
    density_.dropInexact(kTolerance, [&](double x, double value) {
        const Derivatives r = law_.liquidDensity(x / kPerPressure);
        return worse(value / r[0] - 1, density_.slope(x) * kPerPressure / r[1] - 1);
    });
    if (!(bend > 0 && bend < 1))
        return;
    scale_ = std::exp2(std::floor(std::log2(bend)) - 2);
    above_ = branch(1, law_.liquidDensity(most)[0] - 1);
    below_ = branch(-1, 1 - vapourDensity_);
}

double OilTable::worse(double error, double slopeError) const
{
    return areSlopesExact_ ? std::max(std::fabs(error), kTolerance / kSlopeTolerance * std::fabs(slopeError)) : error;
}

GradedSpline OilTable::branch(double sign, double largest) const
{
    double near = OilLaw::kReferencePressure;
    GradedSpline spline(scale_, scale_ + std::max(largest, 0.0), [&](double x) {
        Derivatives p = law_.liquidPressure(1 + sign * (x - scale_), near);
        near = p[0];
        p[1] *= sign;
        return p;
    });
    // the error of p is that of r over the slope of r; r itself has a rounding error
    constexpr double kRounding = 8 * std::numeric_limits<double>::epsilon();
    spline.dropInexact(kTolerance, [&](double x, double p) {
        const Derivatives r = law_.liquidDensity(p);
        const double excess = std::fabs(r[0] - (1 + sign * (x - scale_))) - kRounding * r[0];
        return worse(std::max(excess, 0.0) / (r[1] * p), sign * spline.slope(x) * r[1] - 1);
    });
    return spline;
}

std::size_t OilTable::pieceCount() const
{
    return density_.pieceCount() + above_.pieceCount() + below_.pieceCount();
}

std::size_t OilTable::droppedCount() const
{
    return density_.droppedCount() + above_.droppedCount() + below_.droppedCount();
}

}  // namespace bramah::solver
