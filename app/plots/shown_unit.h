// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/sample_batch.h"

#include <QString>
#include <QStringList>

namespace bramah::app {

/// A unit values are shown in: shown = SI * factor + offset.
struct ShownUnit {
    QString name;
    double factor = 1;
    double offset = 0;

    [[nodiscard]] double fromSi(double value) const { return value * factor + offset; }
};

/// The unit \a variable is shown in: \a wanted if it fits, else the variable's display unit, else the one engineers use.
[[nodiscard]] ShownUnit shownUnitOf(const solver::ResultColumn& variable, const QString& wanted = {});
/// Names of all units \a variable can be shown in.
[[nodiscard]] QStringList unitChoices(const solver::ResultColumn& variable);
/// What an axis in this unit measures, for its title: "Pressure" for bar; empty for units of several quantities.
[[nodiscard]] QString quantityName(const QString& unit);

}  // namespace bramah::app
