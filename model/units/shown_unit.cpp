// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/shown_unit.h"

#include "model/units/quantity_text.h"
#include "model/units/unit.h"

#include <QCoreApplication>
#include <QHash>

namespace bramah::model {

namespace {

std::optional<ShownUnit> newConversion(const QString& from, const QString& to)
{
    const auto source = parseUnit(from);
    const auto target = parseUnit(to);
    if (!source || !target || !source->isCompatibleWith(*target))
        return std::nullopt;
    return ShownUnit{to, source->factor / target->factor, (source->offset - target->offset) / target->factor};
}

/// Asked for each value of each frame, and of few units.
const std::optional<ShownUnit>& conversion(const QString& from, const QString& to)
{
    thread_local QHash<std::pair<QString, QString>, std::optional<ShownUnit>> known;
    const auto found = known.constFind({from, to});
    return found != known.constEnd() ? *found : *known.insert({from, to}, newConversion(from, to));
}

}  // namespace

ShownUnit shownUnit(const QString& unit, const QString& displayUnit, const QString& wanted)
{
    QStringList candidates{wanted, displayUnit};
    if (!unit.isEmpty() && displayUnit.isEmpty())
        candidates.append(unitChoices(unit).value(0));
    for (const QString& candidate : candidates)
        if (!candidate.isEmpty())
            if (const auto& shown = conversion(unit, candidate))
                return *shown;
    return {unit, 1, 0};
}

bool isGaugeUnit(const QString& unit)
{
    return unit.endsWith(QLatin1String("(g)"));
}

bool hasOwnZero(const QString& unit)
{
    const auto ends = [&](const char* ending) { return unit.endsWith(QLatin1String(ending)); };
    return isGaugeUnit(unit) || ends("(a)") || ends("psia") || ends("psig");
}

bool isDifference(const QString& quantity)
{
    return quantity == QLatin1String("PressureDifference");
}

QStringList unitChoices(const QString& unit, const QString& displayUnit, const QString& quantity)
{
    if (unit.isEmpty())
        return {QString()};
    QStringList choices = unitChoices(unit);
    if (!displayUnit.isEmpty() && !choices.contains(displayUnit))
        choices.prepend(displayUnit);
    if (!choices.contains(unit))
        choices.append(unit);
    if (isDifference(quantity))
        choices.removeIf(isGaugeUnit);
    return choices;
}

QString printedUnit(const QString& unit, const QString& quantity)
{
    const QString printed = unit == QLatin1String("1") ? QString() : prettyUnit(unit);
    const bool isAbsolute = quantity == QLatin1String("AbsolutePressure");
    return isAbsolute && !printed.isEmpty() && !printed.endsWith(QLatin1Char(')')) ? printed + QStringLiteral("(a)")
                                                                                   : printed;
}

QString quantityName(const QString& unit)
{
    static const struct {
        const char* unit;
        const char* name;
    } kQuantities[] = {
        {"Pa", QT_TRANSLATE_NOOP("Quantity", "Pressure")},    {"m3/s", QT_TRANSLATE_NOOP("Quantity", "Volume flow")},
        {"kg/s", QT_TRANSLATE_NOOP("Quantity", "Mass flow")}, {"m", QT_TRANSLATE_NOOP("Quantity", "Length")},
        {"m/s", QT_TRANSLATE_NOOP("Quantity", "Velocity")},   {"m/s2", QT_TRANSLATE_NOOP("Quantity", "Acceleration")},
        {"m2", QT_TRANSLATE_NOOP("Quantity", "Area")},        {"m3", QT_TRANSLATE_NOOP("Quantity", "Volume")},
        {"kg", QT_TRANSLATE_NOOP("Quantity", "Mass")},        {"N", QT_TRANSLATE_NOOP("Quantity", "Force")},
        {"W", QT_TRANSLATE_NOOP("Quantity", "Power")},        {"rad", QT_TRANSLATE_NOOP("Quantity", "Angle")},
        {"rad/s", QT_TRANSLATE_NOOP("Quantity", "Speed")},    {"K", QT_TRANSLATE_NOOP("Quantity", "Temperature")},
        {"s", QT_TRANSLATE_NOOP("Quantity", "Time")},         {"A", QT_TRANSLATE_NOOP("Quantity", "Current")},
        {"V", QT_TRANSLATE_NOOP("Quantity", "Voltage")},
    };
    const auto asked = parseUnit(unit);
    if (!asked || unit.isEmpty() || unit == QLatin1String("1"))
        return {};
    for (const auto& [known, name] : kQuantities)
        if (const auto base = parseUnit(QString::fromLatin1(known)); base && base->isCompatibleWith(*asked))
            return QCoreApplication::translate("Quantity", name);
    return {};
}

}  // namespace bramah::model
