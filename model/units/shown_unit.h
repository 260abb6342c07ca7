// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace bramah::model {

/// A unit for display: shown = SI * factor + offset.
struct ShownUnit {
    QString name;
    double factor = 1;
    double offset = 0;

    /// \a value [SI] as a number in this unit.
    [[nodiscard]] double fromSi(double value) const { return value * factor + offset; }
    /// \a value, a number in this unit, in SI.
    [[nodiscard]] double toSi(double value) const { return (value - offset) / factor; }
    friend bool operator==(const ShownUnit&, const ShownUnit&) = default;
};

/// The unit for display of a quantity with the SI unit \a unit: \a wanted if it fits, else \a displayUnit, else the
/// usual engineering unit.
[[nodiscard]] ShownUnit shownUnit(const QString& unit, const QString& displayUnit, const QString& wanted = {});
/// Names of all units for a quantity with the SI unit \a unit, including \a displayUnit. \a quantity: that of the
/// variable's type, as `PressureDifference`, for which no gauge unit is offered.
[[nodiscard]] QStringList unitChoices(const QString& unit, const QString& displayUnit, const QString& quantity = {});
/// A unit's printed name: `cm³/rev`, `°C`; for the quantity `AbsolutePressure` `bar(a)`, unlike `bar(g)` and
/// differences.
[[nodiscard]] QString printedUnit(const QString& unit, const QString& quantity = {});
/// Is \a unit measured from the ambient pressure, as `bar(g)`?
[[nodiscard]] bool isGaugeUnit(const QString& unit);
/// Does \a unit say from which zero it is measured, as `bar(g)`, `bar(a)` or `psia`? No difference has such a unit.
[[nodiscard]] bool hasOwnZero(const QString& unit);
/// Is \a quantity a pressure difference, which is the same in absolute and gauge pressure?
[[nodiscard]] bool isDifference(const QString& quantity);
/// The quantity of an axis with this unit, for its title:
/// "Pressure" for bar; empty for units of several quantities.
[[nodiscard]] QString quantityName(const QString& unit);

}  // namespace bramah::model
