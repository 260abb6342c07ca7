// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/shown_unit.h"

#include <QCoreApplication>

namespace bramah::app {

ShownUnit shownUnitOf(const solver::ResultColumn& variable, const QString& wanted)
{
    return {variable.unit, 1, 0};
}

QStringList unitChoices(const solver::ResultColumn& variable)
{
    return {variable.unit};
}

QString quantityName(const QString& unit)
{
    return {};
}

}  // namespace bramah::app
