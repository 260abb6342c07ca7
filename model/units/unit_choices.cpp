// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/unit.h"

#include <QRegularExpression>

#include <map>

namespace bramah::model {
namespace {

/// The units that engineers use for a quantity, the usual one first.
struct Choices {
    const char* siUnit;
    const char* units;  // separated by blanks
};
constexpr Choices kChoices[] = {
    {"Pa", "bar bar(g) kPa MPa GPa Pa psi"},
    {"m3/s", "l/min l/s cm3/s m3/h m3/s gal/min"},
    {"m3/rev", "cm3/rev l/rev m3/rev"},
    {"m3/rad", "cm3/rev cm3/rad m3/rad"},
    {"m", "mm cm m um in"},
    {"m2", "mm2 cm2 m2"},
    {"m3", "l cm3 m3"},
    {"m/s", "m/s mm/s m/min"},
    {"m/s2", "m/s2"},
    {"rad", "deg rad rev"},
    {"rad/s", "rev/min rad/s deg/s"},
    {"rad/s2", "rad/s2"},
    {"Hz", "Hz kHz"},
    {"N", "N kN"},
    {"N.m", "N.m kN.m"},
    {"N/m", "N/mm kN/m N/m"},
    {"N.s/m", "N.s/m kN.s/m"},
    {"kg", "kg g t"},
    {"kg.m2", "kg.m2 kg.cm2"},
    {"kg/s", "kg/s g/s kg/min"},
    {"kg/m3", "kg/m3 g/cm3"},
    {"s", "s ms min h"},
    {"K", "degC K degF"},
    {"W", "kW W hp"},
    {"J", "J kJ Wh kWh"},
    {"J/kg", "kJ/kg J/kg"},
    {"m2/s", "cSt mm2/s m2/s"},
    {"Pa.s", "mPa.s cP Pa.s"},
    {"1/Pa", "1/GPa 1/bar 1/Pa"},
    {"m3/(s.Pa)", "l/(min.bar) cm3/(s.bar) m3/(s.Pa)"},
    {"m3/Pa", "cm3/bar l/bar m3/Pa"},
    {"Pa/s", "bar/s Pa/s"},
    {"1", "1 %"},
    {"V", "V mV kV"},
    {"A", "A mA"},
};

}  // namespace

QStringList unitChoices(const QString& siUnit)
{
    for (const Choices& choices : kChoices)
        if (siUnit == QLatin1String(choices.siUnit))
            return QString::fromLatin1(choices.units).split(QLatin1Char(' '));
    return {siUnit};
}

QString siUnitFor(const Unit& unit)
{
    QString compatible;
    for (const Choices& choices : kChoices) {
        const QString si = QString::fromLatin1(choices.siUnit);
        const auto read = parseUnit(si);
        if (!read || read->offset != 0 || !read->isCompatibleWith(unit))
            continue;
        // Torques and energies have the same dimension: the one whose units have this name.
        if (QString::fromLatin1(choices.units).split(QLatin1Char(' ')).contains(unit.name))
            return si;
        if (compatible.isEmpty() && (read->factor == 1 || unit.name.contains(QLatin1String("/rev"))))
            compatible = si;
    }
    return compatible;
}

namespace {

/// The base units to their powers with a sign of \a sign: `kg.m2`; empty for none.
QString basePowers(const Dimension& dimension, int sign)
{
    static const char* const kBase[] = {"m", "kg", "s", "A", "K", "mol", "rad"};
    QStringList factors;
    for (const std::size_t k : {1, 0, 2, 3, 4, 5, 6}) {
        const double power = sign * dimension[k];
        if (power > 0)
            factors << QLatin1String(kBase[k]) + (power == 1 ? QString() : QString::number(power));
    }
    return factors.join(QLatin1Char('.'));
}

}  // namespace

QString siUnitOf(const Dimension& dimension)
{
    // Energies and torques have one dimension; a computed quantity of it is an energy nearly always.
    static const std::map<Dimension, QString> kNames = [] {
        std::map<Dimension, QString> names;
        names.emplace(parseUnit(u"J")->dimension, QStringLiteral("J"));
        for (const Choices& choices : kChoices) {
            const QString name = QString::fromLatin1(choices.siUnit);
            if (const auto unit = parseUnit(name); unit && unit->factor == 1 && name != QLatin1String("Hz"))
                names.emplace(unit->dimension, name);
        }
        return names;
    }();
    if (const auto name = kNames.find(dimension); name != kNames.end())
        return name->second;
    const QString above = basePowers(dimension, 1), below = basePowers(dimension, -1);
    const bool isProduct = below.contains(QLatin1Char('.'));
    return (above.isEmpty() ? QStringLiteral("1") : above) + (below.isEmpty() ? QString()
                                                              : isProduct     ? QStringLiteral("/(%1)").arg(below)
                                                                              : QLatin1Char('/') + below);
}

QString prettyUnit(const QString& unit)
{
    if (unit == QLatin1String("1"))
        return {};
    static const QRegularExpression kExponent(QStringLiteral("(?<=[A-Za-z])([23])(?![0-9])"));
    static const QRegularExpression kDegree(QStringLiteral("\\bdeg(C|F)?\\b"));
    static const QRegularExpression kMicro(QStringLiteral("\\bu(?=[a-zA-Z])"));
    QString result = unit;
    for (auto match = kExponent.match(result); match.hasMatch(); match = kExponent.match(result))
        result.replace(match.capturedStart(), 1, match.captured() == QLatin1String("2") ? QChar(0xB2) : QChar(0xB3));
    result.replace(kDegree, QStringLiteral("°\\1"));
    result.replace(kMicro, QStringLiteral("µ"));
    return result.replace(QLatin1Char('.'), QChar(0xB7));
}

}  // namespace bramah::model
