// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <array>

namespace bramah::solver {

/// The data of an oil that determine its density, in SI units; `Bramah.Media` describes the law.
struct OilData {
    double beta = 1.5e9;           ///< Pa: bulk modulus of the liquid at 1.01325 bar
    double airFraction = 0;        ///< share of free air in the volume at 1.01325 bar
    double airExponent = 1.4;      ///< polytropic exponent of the air
    double dissolvePressure = 0;   ///< Pa: above it all air is dissolved; 0: air never dissolves
    double vapourPressure = 1000;  ///< Pa: below it cavities grow
    double modulusGrowth = 0;      ///< growth of the liquid's bulk modulus over the pressure

    friend bool operator==(const OilData&, const OilData&) = default;
};

/// A value and its first three derivatives.
using Derivatives = std::array<double, 4>;

/// The density law of `Bramah.Media.density` by its formulas:
/// relative density r(p) = rho/rho_0, and p(r). Immutable.
class OilLaw
{
public:
    /// Nothing is checked: beta, airExponent and vapourPressure of \a data must be above 0.
    explicit OilLaw(const OilData& data);

    /// The data as they were given.
    [[nodiscard]] const OilData& data() const { return data_; }
    /// r and its derivatives by the absolute pressure \a p [Pa]; 0 at p = 0 and a straight line below.
    [[nodiscard]] Derivatives relativeDensity(double p) const;
    /// The absolute pressure [Pa] and its derivatives by the relative density \a r; never below 0: it is 0 for \a r = 0
    /// and below. \a near: a guess of the pressure.
    [[nodiscard]] Derivatives pressure(double r, double near = 1e6) const;

    ///@{
    /// The law of liquid and air, which applies above the vapour pressure, and its inverse; also defined below.
    [[nodiscard]] Derivatives liquidDensity(double p) const;
    [[nodiscard]] Derivatives liquidPressure(double r, double near = 1e6) const;
    ///@}
    ///@{
    /// The law below the vapour pressure, with cavities, and its inverse.
    [[nodiscard]] Derivatives cavityDensity(double p) const;
    [[nodiscard]] double cavityPressure(double r) const;
    ///@}
    /// The relative density at the vapour pressure, below which there are cavities.
    [[nodiscard]] double relativeDensityAtVapour() const { return 1 / vapourVolume_; }

    static constexpr double kReferencePressure = 101325;  ///< Pa: pressure at which r = 1

private:
    /// 1/r of liquid and air, and its derivatives by p.
    [[nodiscard]] Derivatives liquidVolume(double p) const;

    OilData data_;
    double vapourVolume_ = 1;  ///< 1/r at the vapour pressure
    double cavityGrowth_ = 0;  ///< c of v = v(p_v) + c*(p_v/p - 1)
};

}  // namespace bramah::solver
