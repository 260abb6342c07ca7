// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/column_units.h"

#include "model/units/quantity_text.h"
#include "model/units/unit.h"
#include "solver/translate.h"

#include <QLocale>

#include <cmath>

namespace bramah::solver {

namespace {

const QString& volumeFlow()
{
    static const QString unit = QStringLiteral("m3/s");
    return unit;
}

bool isShownAsVolume(const ResultColumn& column)
{
    return column.density > 0;
}

}  // namespace

model::ShownUnit shownUnit(const ResultColumn& column, const QString& wanted)
{
    const model::ShownUnit usual = model::shownUnit(column.unit, column.displayUnit, wanted);
    if (!isShownAsVolume(column) || (!wanted.isEmpty() && usual.name == wanted))
        return usual;
    const bool isOfVolume = model::shownUnit(volumeFlow(), column.displayUnit).name == column.displayUnit;
    model::ShownUnit volume = model::shownUnit(volumeFlow(), isOfVolume ? column.displayUnit : QString(), wanted);
    volume.factor /= column.density;
    return volume;
}

QStringList unitChoices(const ResultColumn& column)
{
    QStringList choices = model::unitChoices(column.unit, column.displayUnit, column.quantity);
    return isShownAsVolume(column) ? model::unitChoices(volumeFlow(), {}) + choices : choices;
}

QString printedUnit(const ResultColumn& column, const QString& unit)
{
    return model::printedUnit(unit, column.quantity);
}

QString writtenUnit(const ResultColumn& column, const QString& unit)
{
    const QString printed = printedUnit(column, unit);
    return printed.endsWith(QLatin1String("(a)")) ? printed : unit;
}

bool measureTheSame(const ResultColumn& a, const ResultColumn& b)
{
    const auto first = model::parseUnit(a.unit), second = model::parseUnit(b.unit);
    if (!first || !second)
        return a.unit == b.unit;
    // A volume flow is what is measured of a mass flow.
    const auto isVolumeFlow = [](const ResultColumn& column, const model::Unit& unit) {
        return column.density > 0 || unit.isCompatibleWith(*model::parseUnit(volumeFlow()));
    };
    return first->isCompatibleWith(*second) || (isVolumeFlow(a, *first) && isVolumeFlow(b, *second));
}

double scaleBeside(const ResultColumn& simulated, const ResultColumn& measured)
{
    const auto from = model::parseUnit(simulated.unit), to = model::parseUnit(measured.unit);
    if (!from || !to)
        return 1;
    if (from->isCompatibleWith(*to))
        return from->factor / to->factor;
    const bool isVolume = to->isCompatibleWith(*model::parseUnit(volumeFlow()));
    return isVolume && simulated.density > 0 ? 1 / (simulated.density * to->factor) : 1;
}

QString valueText(const ResultColumn& column, double value, const QString& wanted, int digits)
{
    if (column.isBoolean)
        return value > 0.5 ? tr("yes") : tr("no");
    model::ShownUnit unit = shownUnit(column, wanted);
    // A unit that the sheet's unit set has chosen stays.
    const bool isOfSet = !column.displayUnit.isEmpty() && column.displayUnit != column.ownUnit;
    if (wanted.isEmpty() && !isOfSet && !isShownAsVolume(column))
        unit = model::shownUnit(column.unit, column.displayUnit, model::readableUnit(value, column.unit, unit.name));
    return QStringLiteral("%1 %2")
        .arg(model::formatNumber(unit.fromSi(value), digits, QLocale()), printedUnit(column, unit.name))
        .trimmed();
}

}  // namespace bramah::solver
