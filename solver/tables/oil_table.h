// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tables/graded_spline.h"
#include "solver/tables/oil_law.h"

#include <limits>

namespace bramah::solver {

/// An oil's law in tables that are made once: a density or pressure then costs a few products, whatever the oil. The
/// relative difference to OilLaw is within 1e-10 from 0 to 2,000 bar and in vapour. The formulas of OilLaw are used
/// where tables are less accurate: at higher pressures and at the corners of a law with dissolving air. Immutable.
class OilTable
{
public:
    /// Are tables made? FormulasOnly saves their memory, where a model has very many oils.
    enum class Detail : std::uint8_t { Splines, FormulasOnly };
    /// With Splines it makes the tables, which costs as much as thousands of values.
    explicit OilTable(const OilData& data, Detail detail = Detail::Splines);

    /// The formulas behind the tables.
    [[nodiscard]] const OilLaw& law() const { return law_; }
    ///@{
    /// Values of OilLaw::relativeDensity() and OilLaw::pressure(); exact at the reference pressure, so that a system at
    /// rest there stays at rest.
    [[nodiscard]] double relativeDensity(double p) const noexcept
    {
        if (p < vapourPressure_)
            return law_.cavityDensity(p)[0];
        const double value = density_(p * kPerPressure);
        return value == value ? value : law_.relativeDensity(p)[0];
    }
    [[nodiscard]] double pressure(double r) const noexcept
    {
        if (r < vapourDensity_)
            return law_.cavityPressure(r);
        const double value = r < 1 ? below_((1 - r) + scale_) : above_((r - 1) + scale_);
        return value == value ? value : law_.pressure(r)[0];
    }
    ///@}

    ///@{
    /// dr/dp and dp/dr: the slopes of the tables. With little air the density hardly differs from piece to piece and
    /// its slope is lost in rounding: then the formulas are used.
    [[nodiscard]] double relativeDensitySlope(double p) const noexcept
    {
        const double slope =
            p < vapourPressure_ || !areSlopesExact_ ? kNone : density_.slope(p * kPerPressure) * kPerPressure;
        return slope == slope ? slope : law_.relativeDensity(p)[1];
    }
    [[nodiscard]] double pressureSlope(double r) const noexcept
    {
        if (r < 0)
            return 0;
        const double slope = r < vapourDensity_ || !areSlopesExact_ ? kNone
                             : r < 1                                ? -below_.slope((1 - r) + scale_)
                                                                    : above_.slope((r - 1) + scale_);
        return slope == slope ? slope : 1 / law_.relativeDensity(pressure(r))[1];
    }
    ///@}

    ///@{
    /// The number of pieces, and of those that the formulas replace.
    [[nodiscard]] std::size_t pieceCount() const;
    [[nodiscard]] std::size_t droppedCount() const;
    ///@}

private:
    void makeSplines();
    /// The error of a piece relative to the allowed one; includes its slope where slopes are taken from the tables.
    [[nodiscard]] double worse(double error, double slopeError) const;
    /// The pressure over the distance of r from 1, upwards (\a sign 1) or downwards (-1), shifted by scale_.
    [[nodiscard]] GradedSpline branch(double sign, double largest) const;

    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    static constexpr double kPerPressure = 65536 / OilLaw::kReferencePressure;  ///< a power of 2 at that pressure

    OilLaw law_;
    double vapourPressure_, vapourDensity_;
    bool areSlopesExact_ = false;
    double scale_ = 1;            ///< a power of 2, small compared to the distances over which the law bends
    GradedSpline density_;        ///< over the pressure times kPerPressure
    GradedSpline above_, below_;  ///< pressure on both sides of the reference density
};

static_assert(OilLaw::kReferencePressure * (65536 / OilLaw::kReferencePressure) == 65536);

}  // namespace bramah::solver
