// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/signal_units.h"

#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

namespace bramah::solver {

/// Gives signals the units that the equations of a model tell.
class SignalUnitsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void areTold_data();
    void areTold();
    void aSumOfManyEndsSoon();
};

void SignalUnitsTest::areTold_data()
{
    QTest::addColumn<QString>("equation");
    QTest::addColumn<QString>("unit");
    const auto row = [](const char* equation, const char* unit) {
        QTest::newRow(equation) << QString::fromLatin1(equation) << QString::fromLatin1(unit);
    };
    row("x = p", "Pa");
    row("p = x", "Pa");
    row("x = p - p2", "Pa");
    row("x + p = p2", "Pa");
    row("x = -abs(min(p, 5))", "Pa");
    row("x = if time > 1 then p else 0", "Pa");
    row("x = noEvent(p)", "Pa");
    row("x = s; s2 = s; s2 = p", "Pa");
    row("x = delay(p, 0.1)", "Pa");
    row("p = x*sin(time)", "Pa");
    row("p = x*(time - T)/T2", "Pa");
    row("x = if p > k then 1 else 0", "");
    row("p = if time > x then 1 else 0", "s");
    row("x = 2*p", "");
    row("x = p/1e5", "");
    row("x = k*p", "");
    row("x = p*p2", "");
    row("x = p^2", "");
    row("x = p/p2", "");
    row("x = s; s = p; s2 = l; s2 = x", "");
    row("x = time", "s");
    row("x = 5", "");
}

void SignalUnitsTest::areTold()
{
    QFETCH(QString, equation);
    const auto flat = test::flattenText(
        "model M Real x; Real s; Real s2; Real l(unit = \"m\"); Real p(unit = \"Pa\", displayUnit = \"bar\", "
        "quantity = \"AbsolutePressure\"); Real p2(unit = \"Pa\"); parameter Real k = 1; parameter Real T(unit = "
        "\"s\") = 1, T2(unit = \"s\") = 2; "
        "equation " +
        equation.toUtf8() + "; end M;");
    QVERIFY2(flat.model, flat.diagnostics.empty() ? "" : qPrintable(flat.diagnostics.front().commandLineText()));
    const VariableTexts& texts = *flat.model->variable(flat.model->findVariable("x")).texts;
    QTEST(QString::fromStdString(texts.unit), "unit");
    QVERIFY(texts.quantity.empty());
    QCOMPARE(texts.displayUnit == "bar", texts.unit == "Pa" && !equation.contains(QLatin1String("p2 = x")));
    const bool isNoted = std::ranges::count(flat.model->unitsFromEquations, flat.model->findVariable("x")) == 1;
    QCOMPARE(isNoted, !texts.unit.empty());
}

void SignalUnitsTest::aSumOfManyEndsSoon()
{
    // f doubles its argument 60 times: a tree of 2^60 terms, a graph of 120 nodes.
    QByteArray sum = "p";
    for (int k = 0; k < 60; ++k)
        sum = "f(" + sum + ")";
    const auto flat = test::flattenText(
        "function f input Real a; output Real b; algorithm b := a + abs(a); end f; "
        "model M Real x; Real y = 2*time; Real p(unit = \"Pa\"); equation x = " +
        sum + "; p = y; end M;");
    QVERIFY(flat.model);
    QCOMPARE(flat.model->variable(flat.model->findVariable("x")).texts->unit, std::string("Pa"));
}

BRAMAH_TEST(SignalUnitsTest);

}  // namespace bramah::solver

#include "signal_units_test.moc"
