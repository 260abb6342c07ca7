// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/value_text.h"

#include "model/classes/class_words.h"
#include "model/units/quantity_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <random>

using namespace bramah::editor;

class ValueTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbersReadBack();
    void understandsWhatIsTyped_data();
    void understandsWhatIsTyped();
    void classNamesAsWords();

private:
    static ParameterField pressure();
};

ParameterField ValueTextTest::pressure()
{
    ParameterField field;
    field.path = QStringLiteral("p_set");
    field.kind = ParameterField::Kind::Number;
    field.unit = QStringLiteral("Pa");
    field.displayUnit = QStringLiteral("bar");
    field.minimum = 0;
    return field;
}

void ValueTextTest::numbersReadBack()
{
    QCOMPARE(model::modelicaNumber(1.2e7), QStringLiteral("1.2e7"));
    QCOMPARE(model::modelicaNumber(0.025), QStringLiteral("0.025"));
    QCOMPARE(model::modelicaNumber(1500), QStringLiteral("1500"));
    QCOMPARE(model::modelicaNumber(25e-6), QStringLiteral("2.5e-5"));
    QCOMPARE(model::modelicaNumber(0), QStringLiteral("0"));
    std::mt19937 random(7);
    std::uniform_real_distribution<double> exponent(-12, 12);
    for (int k = 0; k < 2000; ++k) {
        const double value = (k % 2 ? -1 : 1) * std::pow(10.0, exponent(random));
        const double back = model::modelicaNumber(value).toDouble();
        QVERIFY(std::abs(back - value) <= 1e-14 * std::abs(value));
    }
}

void ValueTextTest::understandsWhatIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("error");
    QTest::newRow("in the shown unit") << "150"
                                       << "C"
                                       << "1.5e7"
                                       << "";
    QTest::newRow("comma where the locale has one") << "150,5"
                                                    << "de"
                                                    << "1.505e7"
                                                    << "";
    QTest::newRow("point works everywhere") << "150.5"
                                            << "de"
                                            << "1.505e7"
                                            << "";
    QTest::newRow("another unit") << "15 MPa"
                                  << "C"
                                  << "1.5e7"
                                  << "";
    QTest::newRow("expression") << "2*p_0 + 1e5"
                                << "C"
                                << "2*p_0 + 1e5"
                                << "";
    QTest::newRow("a sum in the shown unit") << "2*(50 + 25)"
                                             << "C"
                                             << "1.5e7"
                                             << "";
    QTest::newRow("division by zero stays an expression") << "1/0"
                                                          << "C"
                                                          << "1/0"
                                                          << "";
    QTest::newRow("below its range") << "-1"
                                     << "C"
                                     << ""
                                     << "must be at least 0 bar";
    QTest::newRow("a unit that is none") << "5 furlong"
                                         << "C"
                                         << ""
                                         << "furlong is no unit known here; give bar, bar(g), kPa, MPa, GPa, Pa or psi";
    QTest::newRow("a unit within an expression") << "2*p_0 + 15 MPa"
                                                 << "C"
                                                 << "2*p_0 + 1.5e7"
                                                 << "";
    QTest::newRow("empty") << "  "
                           << "C"
                           << ""
                           << "a value is needed";
}

void ValueTextTest::understandsWhatIsTyped()
{
    QFETCH(QString, typed);
    QFETCH(QString, locale);
    QFETCH(QString, expression);
    QFETCH(QString, error);
    const TypedValue value =
        parseTyped(typed, pressure(), shownUnit(QStringLiteral("Pa"), QStringLiteral("bar")), QLocale(locale), nullptr);
    QCOMPARE(value.error, error);
    if (error.isEmpty())
        QCOMPARE(value.expression, expression);
}

void ValueTextTest::classNamesAsWords()
{
    QCOMPARE(model::wordsOf(QStringLiteral("PilotReliefValve")), QStringLiteral("Pilot relief valve"));
    QCOMPARE(model::wordsOf(QStringLiteral("ProportionalValve43")), QStringLiteral("Proportional valve 4/3"));
    QCOMPARE(model::wordsOf(QStringLiteral("PID")), QStringLiteral("PID"));
    QCOMPARE(model::wordsOf(QStringLiteral("LimPID")), QStringLiteral("Lim PID"));
}

BRAMAH_TEST(ValueTextTest);
#include "value_text_test.moc"
