// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/column_units.h"

#include "app/translate.h"
#include "model/units/quantity_text.h"
#include "model/units/unit.h"

#include <QLocale>

#include <cmath>

namespace bramah::app {

namespace {

const QString& volumeFlow()
{
    static const QString unit = QStringLiteral("m3/s");
    return unit;
}

bool isShownAsVolume(const solver::ResultColumn& column)
{
    return column.density > 0;
}

}  // namespace

editor::ShownUnit shownUnit(const solver::ResultColumn& column, const QString& wanted)
{
    const editor::ShownUnit usual = editor::shownUnit(column.unit, column.displayUnit, wanted);
    if (!isShownAsVolume(column) || (!wanted.isEmpty() && usual.name == wanted))
        return usual;
    const bool isOfVolume = editor::shownUnit(volumeFlow(), column.displayUnit).name == column.displayUnit;
    editor::ShownUnit volume = editor::shownUnit(volumeFlow(), isOfVolume ? column.displayUnit : QString(), wanted);
    volume.factor /= column.density;
    return volume;
}

QStringList unitChoices(const solver::ResultColumn& column)
{
    QStringList choices = editor::unitChoices(column.unit, column.displayUnit, column.quantity);
    return isShownAsVolume(column) ? editor::unitChoices(volumeFlow(), {}) + choices : choices;
}

QString printedUnit(const solver::ResultColumn& column, const QString& unit)
{
    return editor::printedUnit(unit, column.quantity);
}

QString writtenUnit(const solver::ResultColumn& column, const QString& unit)
{
    const QString printed = printedUnit(column, unit);
    return printed.endsWith(QLatin1String("(a)")) ? printed : unit;
}

bool measureTheSame(const solver::ResultColumn& a, const solver::ResultColumn& b)
{
    const auto first = model::parseUnit(a.unit), second = model::parseUnit(b.unit);
    if (!first || !second)
        return a.unit == b.unit;
    // A volume flow is what is measured of a mass flow.
    const auto isVolumeFlow = [](const solver::ResultColumn& column, const model::Unit& unit) {
        return column.density > 0 || unit.isCompatibleWith(*model::parseUnit(volumeFlow()));
    };
    return first->isCompatibleWith(*second) || (isVolumeFlow(a, *first) && isVolumeFlow(b, *second));
}

double scaleBeside(const solver::ResultColumn& simulated, const solver::ResultColumn& measured)
{
    const auto from = model::parseUnit(simulated.unit), to = model::parseUnit(measured.unit);
    if (!from || !to)
        return 1;
    if (from->isCompatibleWith(*to))
        return from->factor / to->factor;
    const bool isVolume = to->isCompatibleWith(*model::parseUnit(volumeFlow()));
    return isVolume && simulated.density > 0 ? 1 / (simulated.density * to->factor) : 1;
}

QString valueText(const solver::ResultColumn& column, double value, const QString& wanted, int digits)
{
    if (column.isBoolean)
        return value > 0.5 ? tr("yes") : tr("no");
    editor::ShownUnit unit = shownUnit(column, wanted);
    // A unit that the sheet's unit set has chosen stays.
    const bool isOfSet = !column.displayUnit.isEmpty() && column.displayUnit != column.ownUnit;
    if (wanted.isEmpty() && !isOfSet && !isShownAsVolume(column))
        unit = editor::shownUnit(column.unit, column.displayUnit, model::readableUnit(value, column.unit, unit.name));
    return QStringLiteral("%1 %2")
        .arg(editor::numberText(unit.fromSi(value), QLocale(), digits), printedUnit(column, unit.name))
        .trimmed();
}

}  // namespace bramah::app
