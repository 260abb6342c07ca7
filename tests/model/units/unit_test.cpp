// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/unit.h"
#include "model/units/quantity_text.h"

#include "tests/test_registry.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace bramah::model;

class UnitTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deepUnitsAreNoUnits()
    {
        for (const int depth : {200, 300, 100'000}) {
            const QString unit = QString(depth, QLatin1Char('(')) + QLatin1Char('m') + QString(depth, QLatin1Char(')'));
            QCOMPARE(parseUnit(unit).has_value(), depth < 256);
            QCOMPARE(isUnitText(unit), depth < 256);
            QVERIFY(!isUnitText(QString(depth, QLatin1Char('('))));
        }
    }

    void textsThatCouldBeUnits()
    {
        for (const char* text : {"", "1", "m3/(s.Pa)", "rev/min", "l/min (20 degC)", "-", "US$", "m2", "N.m/rad", "%",
                                 "m^2", "kg*m", "pcs."})
            QVERIFY2(isUnitText(QString::fromUtf8(text)), text);
        for (const char* text : {"((((/*^", "(m", "m)", "/s", "m/", "m//s", "()", "m*/s", "(*m)"})
            QVERIFY2(!isUnitText(QString::fromUtf8(text)), text);
    }

    void valuesConvert_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("siUnit");
        QTest::addColumn<double>("expected");
        QTest::newRow("displacement") << "25cm3/rev"
                                      << "m3/rev" << 25e-6;
        QTest::newRow("displacement per radian") << "25cm3/rev"
                                                 << "m3/rad" << 25e-6 / (2 * std::numbers::pi);
        QTest::newRow("pressure") << "150bar"
                                  << "Pa" << 150e5;
        QTest::newRow("gauge pressure") << "150 bar(g)"
                                        << "Pa" << 150e5 + 101325;
        QTest::newRow("psi") << "1 psi"
                             << "Pa" << 6894.757293168361;
        QTest::newRow("flow") << "40 l/min"
                              << "m3/s" << 40.0 / 60000;
        QTest::newRow("gallons") << "1 gpm"
                                 << "m3/s" << 6.30901964e-5;
        QTest::newRow("speed") << "1500 rev/min"
                               << "rad/s" << 1500 * std::numbers::pi / 30;
        QTest::newRow("rpm") << "1500rpm"
                             << "rad/s" << 1500 * std::numbers::pi / 30;
        QTest::newRow("angle") << "90°"
                               << "rad" << std::numbers::pi / 2;
        QTest::newRow("temperature") << "40 degC"
                                     << "K" << 313.15;
        QTest::newRow("fahrenheit") << "104 °F"
                                    << "K" << 313.15;
        QTest::newRow("viscosity") << "46cSt"
                                   << "m2/s" << 46e-6;
        QTest::newRow("dynamic viscosity") << "40 mPa.s"
                                           << "Pa.s" << 0.04;
        QTest::newRow("area") << "19.6 cm²"
                              << "m2" << 19.6e-4;
        QTest::newRow("conductance") << "1 l/(min.bar)"
                                     << "m3/(s.Pa)" << 1e-3 / 60 / 1e5;
        QTest::newRow("stiffness") << "5 N/mm"
                                   << "N/m" << 5000.0;
        QTest::newRow("torque") << "3 N·m"
                                << "N.m" << 3.0;
        QTest::newRow("modulus") << "1.5 GPa"
                                 << "Pa" << 1.5e9;
        QTest::newRow("force") << "-5 kN"
                               << "N" << -5000.0;
        QTest::newRow("percent") << "50 %"
                                 << "1" << 0.5;
        QTest::newRow("root") << "2 Pa(1/2)"
                              << "Pa(1/2)" << 2.0;
        QTest::newRow("hours") << "2h"
                               << "s" << 7200.0;
        QTest::newRow("time") << "5ms"
                              << "s" << 0.005;
        QTest::newRow("inch") << "1 in"
                              << "m" << 0.0254;
        QTest::newRow("plain") << "1e-5"
                               << "m2" << 1e-5;
        QTest::newRow("no unit at all") << " .5 "
                                        << "" << 0.5;
        QTest::newRow("power") << "1 hp"
                               << "W" << 745.6998715822702;
    }
    void valuesConvert()
    {
        QFETCH(QString, text);
        QFETCH(QString, siUnit);
        QFETCH(double, expected);
        const auto value = parseQuantity(text, siUnit);
        QVERIFY2(value.has_value(), qPrintable(value ? QString() : value.error()));
        QVERIFY2(std::abs(*value - expected) <= 1e-9 * std::abs(expected),
                 qPrintable(QString::number(*value, 'g', 12)));
    }

    void badValuesAreExplained()
    {
        QVERIFY(parseQuantity(u"12 furlong", QStringLiteral("m")).error().contains(QStringLiteral("`furlong`")));
        QVERIFY(parseQuantity(u"12 bar", QStringLiteral("m")).error().contains(QStringLiteral("`mm`")));
        QVERIFY(parseQuantity(u"bar", QStringLiteral("Pa")).error().contains(QStringLiteral("`bar`")));
        QVERIFY(parseQuantity(u"0,5 bar", QStringLiteral("Pa")).error().contains(QStringLiteral("`0.5 bar`")));
        QVERIFY(!parseQuantity(u"1 2", QStringLiteral("Pa")));
        QVERIFY(!parseQuantity(u"50 Hz", QStringLiteral("rad/s")));
        QVERIFY(!parseQuantity(u"1 m//s", QStringLiteral("m/s")));
    }

    void fieldsAssumeTheirUnitAndLocale()
    {
        const QLocale german(QLocale::German);
        QCOMPARE(*parseQuantity(u"1,5", QStringLiteral("Pa"), QStringLiteral("bar"), german), 1.5e5);
        QCOMPARE(*parseQuantity(u"1.5", QStringLiteral("Pa"), QStringLiteral("bar"), german), 1.5e5);
        QCOMPARE(*parseQuantity(u"3 MPa", QStringLiteral("Pa"), QStringLiteral("bar")), 3e6);
    }

    void everyChoiceConvertsBothWays()
    {
        for (const char* si :
             {"Pa",   "m3/s", "m3/rev", "m3/rad", "m",         "m2",    "m3",   "m/s",   "m/s2", "rad", "rad/s", "Hz",
              "N",    "N.m",  "N/m",    "N.s/m",  "kg",        "kg.m2", "kg/s", "kg/m3", "s",    "K",   "W",     "J",
              "J/kg", "m2/s", "Pa.s",   "1/Pa",   "m3/(s.Pa)", "m3/Pa", "Pa/s", "1",     "V",    "A"}) {
            const QString siUnit = QString::fromLatin1(si);
            for (const QString& unit : unitChoices(siUnit)) {
                const auto there = convert(7, siUnit, unit);
                QVERIFY2(there, qPrintable(siUnit + QStringLiteral(" to ") + unit));
                QVERIFY(std::abs(*convert(*there, unit, siUnit) - 7) < 1e-9);
            }
        }
        QCOMPARE(unitChoices(QStringLiteral("kg.m/s")), QStringList{QStringLiteral("kg.m/s")});
    }

    void numbersReadWell()
    {
        QCOMPARE(formatNumber(150), QStringLiteral("150"));
        QCOMPARE(formatNumber(1.0 / 3), QStringLiteral("0.3333"));
        QCOMPARE(formatNumber(159712.3), QStringLiteral("159712"));
        QCOMPARE(formatNumber(1e-12), QStringLiteral("1e-12"));
        QCOMPARE(formatNumber(-2.5e9, 3), QStringLiteral("-2.5e9"));
        QCOMPARE(formatNumber(0), QStringLiteral("0"));
        QCOMPARE(formatNumber(0.1, 4, QLocale(QLocale::German)), QStringLiteral("0,1"));
        QCOMPARE(exactNumber(0.1), QStringLiteral("0.1"));
        QCOMPARE(exactNumber(1.0 / 3).toDouble(), 1.0 / 3);
        QCOMPARE(formatQuantity(25e-6, QStringLiteral("m3/rev"), QStringLiteral("cm3/rev")),
                 QStringLiteral("25\u00a0cm³/rev"));
        QCOMPARE(formatQuantity(313.15, QStringLiteral("K"), QStringLiteral("degC")), QStringLiteral("40\u00a0°C"));
        QCOMPARE(formatQuantity(3, QStringLiteral("N.m"), QString()), QStringLiteral("3\u00a0N·m"));
        QCOMPARE(prettyUnit(QStringLiteral("um")), QStringLiteral("µm"));
    }

    // Between 0.1 and 1000 in the usual unit nothing changes; outside of it only the metric prefix does.
    void aValueTakesThePrefixThatReadsBest()
    {
        const auto best = [](double value, const char* siUnit, const char* unit) {
            return readableUnit(value, QString::fromLatin1(siUnit), QString::fromLatin1(unit));
        };
        QCOMPARE(best(2.54, "N", "kN"), QStringLiteral("N"));
        QCOMPARE(best(-2.54, "N", "kN"), QStringLiteral("N"));
        QCOMPARE(best(100, "N", "kN"), QStringLiteral("kN"));
        QCOMPARE(best(5000, "N", "N"), QStringLiteral("kN"));
        QCOMPARE(best(0.00002, "m", "mm"), QStringLiteral("um"));
        QCOMPARE(best(2.5, "m", "mm"), QStringLiteral("m"));
        QCOMPARE(best(0.03, "W", "kW"), QStringLiteral("W"));
        QCOMPARE(best(3e7, "W", "kW"), QStringLiteral("kW"));  // no unit reads better
        QCOMPARE(best(2000, "Pa", "bar"), QStringLiteral("bar"));
        QCOMPARE(best(30, "s", "min"), QStringLiteral("min"));
        QCOMPARE(best(0.02, "s", "s"), QStringLiteral("ms"));
        QCOMPARE(best(0, "N", "kN"), QStringLiteral("kN"));
        QCOMPARE(best(2e4, "1", "1"), QStringLiteral("1"));
        QCOMPARE(best(273.15, "K", "degC"), QStringLiteral("degC"));
    }
};

BRAMAH_TEST(UnitTest);
#include "unit_test.moc"
