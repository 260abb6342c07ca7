// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/measured_numbers.h"

#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;

/// Turns the numbers with units of a typed expression into SI numbers.
class MeasuredNumbersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void becomeSi_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("si");
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("locale");
        const auto row = [](const char* typed, const char* si, const char* units, const char* locale = "C") {
            QTest::newRow(qPrintable(QString::fromUtf8(typed) + QLatin1Char(' ') + QLatin1String(locale)))
                << QString::fromUtf8(typed) << QString::fromUtf8(si) << QString::fromUtf8(units)
                << QString::fromLatin1(locale);
        };
        row("cylinder.x > 490 mm", "cylinder.x > 0.49", "mm");
        row("x>490mm and start.y", "x>0.49 and start.y", "mm");
        row("x > 1 and y", "x > 1 and y", "");
        row("if b then 2 else 3", "if b then 2 else 3", "");
        row("p > 120 bar or q < 30 l/min", "p > 1.2e7 or q < 5e-4", "bar, l/min");
        row("p > 12 bar(g)", "p > 1301325", "bar(g)");
        row("v > -0.2 m/s", "v > -0.2", "m/s");
        row("T > -20 degC", "T > 253.15", "degC");
        row("T > 2 - 20 degC", "T > 2 - 293.15", "degC");
        row("x > 490 mm/2", "x > 0.49/2", "mm");
        row("x > 490 mm/s2", "x > 0.49", "mm/s2");
        row("a2 mm", "a2 mm", "");
        row("a.b3 > 1", "a.b3 > 1", "");
        row("1e5", "1e5", "");
        row("1.5e3 Pa", "1500", "Pa");
        row("x[2] > 5 cm", "x[2] > 0.05", "cm");
        row("s == \"5 mm\"", "s == \"5 mm\"", "");
        row("'5 mm' > 5 mm", "'5 mm' > 5e-3", "mm");
        row("5 furlong", "5 furlong", "");
        row("x > 490,5 mm", "x > 0.4905", "mm", "de");
        row("max(490,5 mm)", "max(490,5e-3)", "mm", "de");
        row("x > 50 %", "x > 0.5", "%");
        row("n > 1500 rev/min", "n > 157.07963267949", "rev/min");
        row("V < 12 cm³", "V < 1.2e-5", "cm³");
        row("u > 5 Vx", "u > 5 Vx", "");
        row("", "", "");
        row("\"5 mm", "\"5 mm", "");
    }

    void becomeSi()
    {
        QFETCH(QString, typed);
        QFETCH(QString, locale);
        const SiExpression result = inSiNumbers(typed, QLocale(locale));
        QStringList units;
        for (const MeasuredNumber& number : result.numbers) {
            units << number.unit.name;
            const QChar first = QString::fromUtf8(result.text.toUtf8().mid(number.offset)).front();
            QVERIFY(first.isDigit() || first == QLatin1Char('-'));
        }
        QTEST(result.text, "si");
        QTEST(units.join(QStringLiteral(", ")), "units");
    }
};

BRAMAH_TEST(MeasuredNumbersTest);
#include "measured_numbers_test.moc"
