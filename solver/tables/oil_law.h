// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace bramah::solver {

/// The data that an oil's density depends on, in SI units; `Bramah.Media` describes the law.
struct OilData {
    double beta = 1.5e9;           ///< Pa: isothermal bulk modulus of the liquid
    double airFraction = 0;        ///< share of free air in the volume at 1.01325 bar
    double airExponent = 1.4;      ///< polytropic exponent of the air
    double dissolvePressure = 0;   ///< Pa: above it all air is dissolved; 0: air does not dissolve
    double vapourPressure = 1000;  ///< Pa: below it cavities grow

    friend bool operator==(const OilData&, const OilData&) = default;
};

/// A value and its first three derivatives.
using Derivatives = std::array<double, 4>;

/// The density law of `Bramah.Media.density` by its formulas: the relative density r(p) = rho/rho_0, and p(r).
/// Immutable.
class OilLaw
{
public:
    explicit OilLaw(const OilData& data);

    [[nodiscard]] const OilData& data() const { return data_; }
    /// r and its derivatives by the absolute pressure \a p [Pa]. At p = 0 it is 0; below, a straight line.
    [[nodiscard]] Derivatives relativeDensity(double p) const;
    /// The absolute pressure and its derivatives by the relative density \a r. Never below 0: it is 0 for \a r of 0,
    /// and for less. \a near: a pressure that is perhaps not far off.
    [[nodiscard]] Derivatives pressure(double r, double near = 1e6) const;

    /// The part of the law for liquid and air, which holds above the vapour pressure, and its inverse: below it too.
    [[nodiscard]] Derivatives liquidDensity(double p) const;
    [[nodiscard]] Derivatives liquidPressure(double r, double near = 1e6) const;
    /// The part below the vapour pressure, where cavities have grown, and its inverse.
    [[nodiscard]] Derivatives cavityDensity(double p) const;
    [[nodiscard]] double cavityPressure(double r) const;
    [[nodiscard]] double relativeDensityAtVapour() const { return 1 / vapourVolume_; }

    static constexpr double kReferencePressure = 101325;  ///< Pa: where r = 1

private:
    /// 1/r of liquid and air and its derivatives by p.
    [[nodiscard]] Derivatives liquidVolume(double p) const;

    OilData data_;
    double vapourVolume_ = 1;  ///< 1/r at the vapour pressure
    double cavityGrowth_ = 0;  ///< c of v = v(p_v) + c*(p_v/p - 1)
};

}  // namespace bramah::solver
