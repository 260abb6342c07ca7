// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/unit_set.h"

#include <array>

namespace bramah::model {
namespace {

struct SetUnit {
    const char* siUnit;
    const char* unit;
};

constexpr std::array kMegapascal{
    SetUnit{"Pa", "MPa"},
    SetUnit{"1/Pa", "1/GPa"},
};
constexpr std::array kUs{
    SetUnit{"Pa", "psi"}, SetUnit{"m3/s", "gal/min"}, SetUnit{"m3/rev", "in3/rev"}, SetUnit{"m3/rad", "in3/rev"},
    SetUnit{"m", "in"},   SetUnit{"m2", "in2"},       SetUnit{"m3", "gal"},         SetUnit{"m/s", "ft/s"},
    SetUnit{"N", "lbf"},  SetUnit{"N.m", "lbf.ft"},   SetUnit{"N/m", "lbf/in"},     SetUnit{"N.s/m", "lbf.s/in"},
    SetUnit{"kg", "lb"},  SetUnit{"kg/s", "lb/s"},    SetUnit{"kg/m3", "lb/ft3"},   SetUnit{"K", "degF"},
    SetUnit{"W", "hp"},   SetUnit{"Pa/s", "psi/s"},   SetUnit{"rad/s", "rev/min"},
};

template <std::size_t size>
QString unitIn(const std::array<SetUnit, size>& set, const QString& siUnit)
{
    for (const SetUnit& entry : set)
        if (siUnit == QLatin1String(entry.siUnit))
            return QString::fromLatin1(entry.unit);
    return {};
}

}  // namespace

QString unitInSet(const QString& set, const QString& siUnit)
{
    if (set == QLatin1String("MPa"))
        return unitIn(kMegapascal, siUnit);
    if (set == QLatin1String("US"))
        return unitIn(kUs, siUnit);
    return set == QLatin1String("SI") ? siUnit : QString();
}

}  // namespace bramah::model
