// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/value_text.h"

#include "model/classes/class_library.h"
#include "model/classes/class_words.h"
#include "model/units/quantity_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <random>

using namespace bramah;
using namespace bramah::editor;

class ValueTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbersReadBack();
    void understandsWhatIsTyped_data();
    void understandsWhatIsTyped();
    void aDifferenceHasNoZeroOfItsOwn();
    void expressionsAreShownAsTyped_data();
    void expressionsAreShownAsTyped();
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
    const TypedValue value = parseTyped(
        typed, pressure(), model::shownUnit(QStringLiteral("Pa"), QStringLiteral("bar")), QLocale(locale), nullptr);
    QCOMPARE(value.error, error);
    if (error.isEmpty())
        QCOMPARE(value.expression, expression);
}

// A pressure drop is neither absolute nor above ambient; a pressure may be either.
void ValueTextTest::aDifferenceHasNoZeroOfItsOwn()
{
    ParameterField field = pressure();
    const model::ShownUnit unit = model::shownUnit(field.unit, field.displayUnit);
    for (const char* typed : {"4 bar(a)", "4 bar(g)", "58 psia", "58 psig", "0.4 MPa(a)"}) {
        field.quantity = QStringLiteral("PressureDifference");
        const TypedValue refused = parseTyped(QLatin1String(typed), field, unit, QLocale::c(), nullptr);
        QVERIFY2(refused.error.contains(QStringLiteral("difference of pressures")), typed);
        QVERIFY2(refused.error.contains(QStringLiteral("give bar, kPa")), qPrintable(refused.error));
        field.quantity = QStringLiteral("AbsolutePressure");
        const TypedValue taken = parseTyped(QLatin1String(typed), field, unit, QLocale::c(), nullptr);
        QVERIFY2(taken.error.isEmpty() && taken.number && *taken.number > 3.9e5, qPrintable(taken.error));
    }
    field.quantity = QStringLiteral("PressureDifference");
    QCOMPARE(parseTyped(QStringLiteral("4 bar"), field, unit, QLocale::c(), nullptr).expression, QStringLiteral("4e5"));
}

void ValueTextTest::expressionsAreShownAsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* typed, const char* shown = nullptr) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(shown ? shown : typed);
    };
    row("c.x > 490 mm");
    row("c.x > 49 cm and c.p < 60 bar", "c.x > 490 mm and c.p < 60 bar");
    row("190 mm < c.x or not c.on");
    row("c.x > -12.5 mm");
    row("c.x > c.x0 + 0.01", "c.x > c.x0 + 10 mm");
    row("c.T > 20 degC", "c.T > 20 °C");
    row("c.T > c.T + 3");
    row("c.x > 0");
    row("2*c.x > 3");
    row("c.signal > 0.49");
    row("max(c.x, 0.1) > 1 m", "max(c.x, 100 mm) > 1000 mm");
    row("c.k > 5");
    row("c.x > 49 and", "c.x > 49 and");
}

void ValueTextTest::expressionsAreShownAsTyped()
{
    QFETCH(QString, typed);
    QFETCH(QString, shown);
    model::ClassLibrary library;
    const QByteArray text =
        "model C Real x(unit = \"m\"), x0(unit = \"m\"), p(unit = \"Pa\"), T(unit = \"K\"), "
        "k(unit = \"1\"), signal; Boolean on; end C; model M C c; end M;";
    const auto classes = library.addFile(
        model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("test.mo"), text)));
    model::InstanceTree tree(library);
    const model::Instance& model = tree.instantiate(*classes.back());
    ParameterField field;
    field.kind = ParameterField::Kind::Expression;
    field.isCondition = true;
    const QString written = parseTyped(typed, field, {}, QLocale::c(), nullptr).expression;
    field.expression = written.isEmpty() ? typed : written;
    for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
        const QString again = shownValue(field, {}, QLocale(language), &model);
        QCOMPARE(again, shown);
        if (!parseTyped(again, field, {}, QLocale(language), &model).error.isEmpty())
            continue;
        QCOMPARE(parseTyped(again, field, {}, QLocale(language), &model).expression, field.expression);
    }
    QCOMPARE(shownValue(field, {}, QLocale::c(), nullptr), field.expression);
}

void ValueTextTest::classNamesAsWords()
{
    QCOMPARE(model::wordsOf(QStringLiteral("PilotReliefValve")), QStringLiteral("Pilot relief valve"));
    QCOMPARE(model::wordsOf(QStringLiteral("ProportionalValve43")), QStringLiteral("Proportional valve 4/3"));
    QCOMPARE(model::wordsOf(QStringLiteral("ProportionalValve43LS")), QStringLiteral("Proportional valve 4/3 LS"));
    QCOMPARE(model::wordsOf(QStringLiteral("PID")), QStringLiteral("PID"));
    QCOMPARE(model::wordsOf(QStringLiteral("LimPID")), QStringLiteral("Lim PID"));
}

BRAMAH_TEST(ValueTextTest);
#include "value_text_test.moc"
