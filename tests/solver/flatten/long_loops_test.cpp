// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::solver {

/// Long loops end early: turns that are not reached cost nothing, and a request to stop is noticed.
class LongLoopsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void turnsThatDoNotComeCostNothing();
    void wrongTurnsEndTheLoop();
    void warningsDoNotEndTheLoop();
    void partsAskWhetherSomebodyWaits();
    void longArraysAskToo();
    void manyWaysLeadToABaseClass();
};

void LongLoopsTest::turnsThatDoNotComeCostNothing()
{
    const auto outcome = test::flattenText(
        "function f input Real u; output Real s; algorithm s := 0; "
        "for i in 1:1000000 loop s := s + i*u; if i >= 3 then break; end if; end for; end f; "
        "model M Real x = f(time); end M;");
    QVERIFY(outcome.model);
    QVERIFY2(outcome.model->graph.size() < 1000, qPrintable(QString::number(outcome.model->graph.size())));
}

void LongLoopsTest::wrongTurnsEndTheLoop()
{
    int questions = 0;
    const auto outcome = test::flattenText(
        "model M Real x[3]; equation "
        "for i in 1:1000000 loop x[i]^3 + x[i] = time; end for; end M;",
        {}, [&questions] { return ++questions < 0; });
    QVERIFY(!outcome.model);
    QVERIFY2(questions < 50, qPrintable(QString::number(questions)));
    QVERIFY(outcome.diagnostics.size() <= 6);
}

void LongLoopsTest::warningsDoNotEndTheLoop()
{
    const auto outcome = test::flattenText(
        "model M parameter Real p(unit = \"m\") = 1; parameter Real t(unit = \"s\") = 1; Real x[500]; "
        "equation for i in 1:500 loop x[i] = (p + t)*time; end for; end M;");
    QVERIFY(!outcome.diagnostics.empty());
    QVERIFY(outcome.model);
    QCOMPARE(outcome.model->equations.size(), std::size_t{500});
}

void LongLoopsTest::partsAskWhetherSomebodyWaits()
{
    int questions = 0;
    const auto outcome =
        test::flattenText("model A Real x = time; end A; model B A a[100]; end B; model M B b[10]; end M;", {},
                          [&questions] { return ++questions < 0; });
    QVERIFY(outcome.model);
    // Where parts are declared and where their equations are written.
    QVERIFY2(questions >= 2000, qPrintable(QString::number(questions)));
}

void LongLoopsTest::longArraysAskToo()
{
    QByteArray sums("0");
    for (int k = 0; k < 50; ++k)
        sums += " + sum(time*(" + QByteArray::number(k) + ":2000))";
    int questions = 0;
    const auto outcome =
        test::flattenText("model M Real x = " + sums + "; end M;", {}, [&questions] { return ++questions < 0; });
    QVERIFY(outcome.model);
    QVERIFY2(questions >= 20, qPrintable(QString::number(questions)));
}

void LongLoopsTest::manyWaysLeadToABaseClass()
{
    // 2^40 of them, if each is gone.
    QByteArray text("model A0 Real x = time; end A0; ");
    for (int k = 1; k <= 40; ++k) {
        const QByteArray base = "extends A" + QByteArray::number(k - 1) + "; ";
        text += "model A" + QByteArray::number(k) + ' ' + base + base + "end A" + QByteArray::number(k) + "; ";
    }
    const auto outcome = test::flattenText(text + "model M extends A40; end M;");
    QVERIFY(outcome.model);
    QCOMPARE(outcome.model->equations.size(), std::size_t{1});
}

}  // namespace bramah::solver

using bramah::solver::LongLoopsTest;
BRAMAH_TEST(LongLoopsTest);

#include "long_loops_test.moc"
