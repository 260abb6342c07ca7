// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QLocale;

namespace bramah::editor {

/// A unit values are shown in: shown = SI * factor + offset.
struct ShownUnit {
    QString name;
    double factor = 1;
    double offset = 0;

    [[nodiscard]] double fromSi(double value) const { return value * factor + offset; }
    [[nodiscard]] double toSi(double value) const { return (value - offset) / factor; }
    friend bool operator==(const ShownUnit&, const ShownUnit&) = default;
};

/// The unit a quantity of the SI unit \a unit is shown in: \a wanted if it fits, else \a displayUnit, else the one
/// engineers use for it.
[[nodiscard]] ShownUnit shownUnit(const QString& unit, const QString& displayUnit, const QString& wanted = {});
/// Names of all units a quantity of the SI unit \a unit can be shown in, \a displayUnit among them. \a quantity: of the
/// variable's type, as `PressureDifference`, which no gauge unit measures.
[[nodiscard]] QStringList unitChoices(const QString& unit, const QString& displayUnit, const QString& quantity = {});
/// A unit's name as it is printed: `cm³/rev`, `°C`; of the quantity `AbsolutePressure` `bar(a)`, to be told from
/// `bar(g)` and from differences.
[[nodiscard]] QString printedUnit(const QString& unit, const QString& quantity = {});
/// Does \a unit count from the ambient pressure, as `bar(g)`?
[[nodiscard]] bool isGaugeUnit(const QString& unit);
/// Is \a quantity a difference of pressures, which is the same in whatever way pressures are counted?
[[nodiscard]] bool isDifference(const QString& quantity);
/// The quantity that an axis in this unit measures, for its title: "Pressure" for bar; empty for units of several
/// quantities.
[[nodiscard]] QString quantityName(const QString& unit);
/// \a value with \a digits significant digits as an engineer writes it: no exponent between 0.001 and 1e6.
[[nodiscard]] QString numberText(double value, const QLocale& locale, int digits = 4);

}  // namespace bramah::editor
