// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace bramah::model {

/// The head of a column: `p [bar]`, `p (bar)`, `p / bar` or `p in bar`.
struct CsvTitle {
    QString name;
    QString unit;  ///< as csvUnit(); what stands in square brackets is a unit also where it is unknown
};
/// Takes \a head apart; all of it is the name if it ends in nothing that is known as a unit.
[[nodiscard]] CsvTitle csvTitle(QStringView head);

/// The unit that \a text names as instruments do, perhaps in brackets: `[bar]`, `(ms)`, `Volt`, `sec`, `-`. Empty if it
/// names none that is known.
[[nodiscard]] QString csvUnit(QStringView text);

}  // namespace bramah::model
