// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

namespace bramah::bench {

/// The default oil, ISO VG 46 at 40 degC, as an engineer would write it in plain C++: liquid, free air, and vapour
/// below the vapour pressure.
struct PlainOil {
    static constexpr double kDensity = 879 * (1 - 7e-4 * (313.15 - 288.15));
    static constexpr double kReference = 101325, kBulkModulus = 1.5e9, kViscosity = 46e-6;
    static constexpr double kAir = 0.005, kAirExponent = 1.4, kVapour = 1000;

    PlainOil()
    {
        double slope = 0;
        vapourVolume = volume(kVapour, slope);
        vapourGrowth = -kVapour * slope;
    }

    /// Specific volume over that at the reference pressure, from the vapour pressure on.
    static double volume(double p, double& slope)
    {
        const double liquid = (1 - kAir) * std::exp(-(p - kReference) / kBulkModulus);
        const double air = kAir * std::pow(kReference / p, 1 / kAirExponent);
        slope = -liquid / kBulkModulus - air / (kAirExponent * p);
        return liquid + air;
    }
    /// Density over that at the reference pressure.
    [[nodiscard]] double relativeDensity(double p) const
    {
        double slope = 0;
        if (p >= kVapour)
            return 1 / volume(p, slope);
        return std::max(p, 0.0) / ((vapourVolume - vapourGrowth) * p + vapourGrowth * kVapour);
    }
    /// The pressure at a density over that at the reference pressure, by Newton's method from \a guess on, which
    /// becomes the result.
    double pressure(double density, double& guess) const
    {
        if (!(density > 0))
            return 0;
        const double wanted = 1 / density;
        if (wanted >= vapourVolume)
            return kVapour / (1 + (wanted - vapourVolume) / vapourGrowth);
        double p = guess;
        for (int turn = 0; turn < kMostTurns; ++turn) {
            double slope = 0;
            const double change = (wanted - volume(p, slope)) / slope;
            p = std::max({p + change, p / 4, kVapour});
            if (std::abs(change) < kLastChange * p)
                break;
        }
        return guess = p;
    }

    double vapourVolume = 0, vapourGrowth = 0;

private:
    static constexpr int kMostTurns = 100;
    static constexpr double kLastChange = 1e-7;  ///< the error behind it is about its square
};

/// A hole's flow, laminar to turbulent, with what is constant taken out of it.
struct PlainHole {
    PlainHole(double dischargeCoefficient, double mostTransition)
        : coefficient(dischargeCoefficient),
          transitionArea(9 * M_PI / 32 * PlainOil::kDensity *
                         std::pow(kReynolds * PlainOil::kViscosity / dischargeCoefficient, 2)),
          most(mostTransition)
    {
    }

    /// Mass flow from 1 to 2; densities over that at the reference pressure.
    [[nodiscard]] double flow(double area, double p1, double p2, double density1, double density2) const
    {
        if (area <= 0)
            return 0;
        const double drop = p1 - p2;
        const double size = std::abs(drop);
        const double transition = std::min(std::max(transitionArea / area, 100.0), most);
        const double factor = coefficient * area * std::sqrt(2 * PlainOil::kDensity * (drop > 0 ? density1 : density2));
        const double root =
            size >= transition ? std::sqrt(size) : 0.5 * size / std::sqrt(transition) * (3 - size / transition);
        return factor * std::copysign(root, drop);
    }

    static constexpr double kReynolds = 100;
    double coefficient, transitionArea, most;
};

}  // namespace bramah::bench
