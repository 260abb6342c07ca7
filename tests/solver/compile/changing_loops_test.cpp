// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat_model/flat_model.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

namespace bramah::test {

/// Loops that go round as often as values of the run say, against the same loops in C++.
class ChangingLoopsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void parametersThatLeaveBefore();
    void keepsItsPlaceBetweenEvents();
    void goesOnTooLong();
    void subscriptsBehindTheEndAreNotAsked();
    void turnsThatDoNotComeCostNothing_data();
    void turnsThatDoNotComeCostNothing();
};

using Function = double (*)(double);

void ChangingLoopsTest::values_data()
{
    QTest::addColumn<QByteArray>("function");
    QTest::addColumn<Function>("expected");
    const auto row = [](const char* name, const QByteArray& declarations, const QByteArray& statements,
                        Function expected) {
        QTest::newRow(name) << "function f input Real u; output Real y; protected " + declarations + " algorithm " +
                                   statements + " end f; "
                            << expected;
    };
    const QByteArray knots = "Real x[5] = {0, 1, 2, 3, 7}; Integer i; ";
    row("up to a condition", knots,
        "i := 1; while i < size(x, 1) and u >= x[i + 1] loop i := i + 1; end while; y := i;", [](double u) {
            return u >= 7 ? 5.0 : u >= 3 ? 4.0 : std::floor(u) + 1;
        });
    row("behind the last element", knots,
        "i := 1; while i <= size(x, 1) and u >= x[i] loop i := i + 1; end while; y := i;", [](double u) {
            return u >= 7 ? 6.0 : u >= 3 ? 5.0 : std::floor(u) + 2;
        });
    row("the end on the left", knots, "i := 1; while (5 >= i and u >= x[i]) loop i := i + 1; end while; y := i;",
        [](double u) { return u >= 7   ? 6.0
                              : u >= 3 ? 5.0
                                       : std::floor(u) + 2; });
    row("down", "Integer i;", "i := 9; while i > 0 and u < i loop i := i - 1; end while; y := i;",
        [](double u) { return std::floor(u); });
    row("from what is not known", "Integer i;",
        "i := integer(u) - 3; while i < 7 and i < u/2 loop i := i + 1; end while; y := i;",
        [](double u) { return std::max(std::floor(u) - 3, std::min(7.0, std::ceil(u / 2))); });
    row("from what is not known, behind a subscript", knots,
        "i := max(0, integer(u) - 3); while i < size(x, 1) and u >= x[i + 1] loop i := i + 1; end while; y := i;",
        [](double u) {
            return std::max(std::floor(u) - 3, u >= 7 ? 5.0 : u >= 3 ? 4.0 : std::floor(u) + 1);
        });
    row("from what is not known, with a break and a sum", knots,
        "i := 1 + integer(u/4); y := 0; while i <= 5 and x[i] < 6 loop y := y + x[i]*u; if x[i] > u then break; end "
        "if; i := i + 1; y := y + 100; end while; y := y + 1000*i;",
        [](double u) {
            const double x[] = {0, 1, 2, 3, 7};
            double y = 0;
            int i = 1 + static_cast<int>(std::floor(u / 4));
            while (i <= 5 && x[i - 1] < 6) {
                y += x[i - 1] * u;
                if (x[i - 1] > u)
                    break;
                ++i;
                y += 100;
            }
            return y + 1000 * i;
        });
    row("from what is not known, with a return", knots,
        "i := 1 + integer(u/4); y := -1; while i <= 5 and x[i] < 6 loop if x[i] > u - 1 then y := i; return; end if; i "
        ":= i + 1; end while; y := 50 + i;",
        [](double u) {
            const double x[] = {0, 1, 2, 3, 7};
            int i = 1 + static_cast<int>(std::floor(u / 4));
            for (; i <= 5 && x[i - 1] < 6; ++i)
                if (x[i - 1] > u - 1)
                    return static_cast<double>(i);
            return 50.0 + i;
        });
    row("left by a break", knots,
        "i := 0; while i < 5 loop i := i + 1; if x[i] > u then break; end if; end while; y := i;",
        [](double u) { return u >= 3 ? 5.0 : std::floor(u) + 2; });
    row("left by a break that is always reached", "Integer i;",
        "y := 1; i := 0; while i < 3 and u > 2 loop i := i + 1; y := 10*i; break; y := 99; end while; y := y + 100;",
        [](double u) { return u > 2 ? 110.0 : 101.0; });
    row("left by a return", "Integer i;",
        "y := 0; i := 0; while i < 9 and u > i loop i := i + 1; if i == 4 then y := -1; return; end if; end while; "
        "y := y + i;",
        [](double u) { return u > 3 ? -1.0 : std::ceil(u); });
    row("left for ever in its first turn", "Integer i;",
        "i := 0; y := 5; while i < 3 and u > 2 loop y := 7; return; end while; y := 6;",
        [](double u) { return u > 2 ? 7.0 : 6.0; });
    row("counted and left by its own finding", knots + "Boolean isFound;",
        "i := 1; isFound := false; while i < 5 and not isFound loop if x[i + 1] > u then isFound := true; else "
        "i := i + 1; end if; end while; y := i;",
        [](double u) { return u >= 7   ? 5.0
                              : u >= 3 ? 4.0
                                       : std::floor(u) + 1; });
    row("a second comparison that counts in some turns", "Integer i; Integer hits;",
        "i := 0; hits := 0; y := 0; while i < 10 and hits < 2 loop i := i + 1; if i > u then hits := hits + 1; y := y "
        "+ "
        "i; end if; end while;",
        [](double u) {
            int i = 0, hits = 0;
            double y = 0;
            while (i < 10 && hits < 2)
                if (++i > u) {
                    ++hits;
                    y += i;
                }
            return y;
        });
    row("down, left by a break", "Integer n;",
        "n := 8; while n > 0 loop if u > 9 - n then break; end if; n := n - 1; end while; y := n;",
        [](double u) { return u > 1 ? 8.0 : 0.0; });
    row("down, left by a break later", "Integer n;",
        "n := 8; while n > 0 loop if u > n then break; end if; n := n - 1; end while; y := n;",
        [](double u) { return std::min(8.0, std::max(0.0, std::ceil(u) - 1)); });
    row("from below 1, left by a break", "Integer n;",
        "n := -3; while n < 3 loop if u < n + 2 then break; end if; n := n + 1; end while; y := n;",
        [](double u) { return std::min(3.0, std::floor(u) - 1); });
    row("behind a return that was perhaps passed", "Integer n;",
        "y := -1; n := 0; if u < 2 then return; end if; n := 10; while n > 1 and u < n loop n := n - 1; end while; y "
        ":= n;",
        [](double u) { return u < 2 ? -1.0 : std::floor(u); });
    row("a return behind a break that was perhaps reached", "",
        "y := 0; for k in 1:2 loop if u > 5 then break; end if; return; end for; y := 1;",
        [](double u) { return u > 5 ? 1.0 : 0.0; });
    row("breaks and returns of loops in each other", "Integer n;",
        "y := 0; for i in 1:3 loop for k in 1:3 loop if u > i + k then break; end if; y := y + 1; if u > 4 and k == 2 "
        "then return; end if; end for; y := y + 10; if y > 25 then break; end if; end for; y := y + 100;",
        [](double u) {
            double y = 0;
            for (int i = 1; i <= 3; ++i) {
                for (int k = 1; k <= 3; ++k) {
                    if (u > i + k)
                        break;
                    ++y;
                    if (u > 4 && k == 2)
                        return y;
                }
                y += 10;
                if (y > 25)
                    break;
            }
            return y + 100;
        });
    row("a break leaves the loop over the last index only", "",
        "y := 0; for i in 1:3, k in 1:3 loop if u > i + k then break; end if; y := y + 1; end for;", [](double u) {
            double y = 0;
            for (int i = 1; i <= 3; ++i)
                for (int k = 1; k <= 3 && u <= i + k; ++k)
                    ++y;
            return y;
        });
    row("one in another", "Integer i; Integer k;",
        "y := 0; i := 0; while i < 4 and i < u loop i := i + 1; k := 0; while k < i and k < u - 2 loop k := k + 1; "
        "if k == 3 then break; end if; y := y + 1; end while; y := y + 10; end while;",
        [](double u) {
            double y = 0;
            for (int i = 1; i <= 4 && i - 1 < u; ++i, y += 10)
                for (int k = 1; k <= i && k - 1 < u - 2; ++k) {
                    if (k == 3)
                        break;
                    ++y;
                }
            return y;
        });
    row("one in a for", "Integer k;",
        "y := 0; for i in 1:3 loop k := 0; while k < i and k < u loop k := k + 1; y := y + i; end while; end for;",
        [](double u) {
            double y = 0;
            for (int i = 1; i <= 3; ++i)
                y += i * std::min<double>(i, std::max(0.0, std::ceil(u)));
            return y;
        });
    row("an array it fills", "Real z[6]; Integer i;",
        "z := fill(1, 6); i := 1; while i <= 6 and i < u loop z[i] := i*u; i := i + 1; end while; y := sum(z);",
        [](double u) {
            double y = 6;
            for (int i = 1; i <= 6 && i < u; ++i)
                y += i * u - 1;
            return y;
        });
    row("Heron's root", "Real old; Integer k;",
        "y := 1 + u; old := 0; k := 0; while abs(y - old) > 1e-15*y and k < 50 loop old := y; y := (y + (1 + u)/y)/2; "
        "k := k + 1; end while;",
        [](double u) { return std::sqrt(1 + u); });
    row("that parameters decide at first", "Integer i;",
        "i := 0; while i < 8 loop i := i + 1; if i > 3 and u < i then break; end if; end while; y := i;",
        [](double u) { return std::clamp(std::floor(u) + 1, 4.0, 8.0); });
}

void ChangingLoopsTest::values()
{
    QFETCH(QByteArray, function);
    QFETCH(Function, expected);
    TestRun run(function + "model M Real y = f(time); end M;");
    run.start(0);
    for (const double time : {0.0, 0.3, 1.1, 1.9, 2.5, 3.5, 4.2, 6.9, 7.3, 8.8}) {
        if (time > 0)
            run.runTo(time, 0.05);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double y = run["y"];
        QVERIFY2(std::fabs(y - expected(time)) <= 1e-14 * std::fabs(y),
                 qPrintable(QStringLiteral("%1 instead of %2 at %3").arg(y).arg(expected(time)).arg(time)));
    }
}

/// Behind a return that a parameter decides about, what is counted stands still no more.
void ChangingLoopsTest::parametersThatLeaveBefore()
{
    for (const auto& [p, expected] : {std::pair("1.3", 0.0), std::pair("0.4", 6.0)}) {
        TestRun run(
            "function f input Real u; output Real r; protected Integer n; algorithm r := 0; n := 0; if u > 0.5 then "
            "return; end if; while n < 4 loop r := r + n; n := n + 1; end while; end f; model M parameter Real p = " +
            QByteArray(p) + "; Real y = f(p); end M;");
        run.start(0);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["y"], expected);
    }
}

/// A search that begins where the last one ended, as those of tables over time.
void ChangingLoopsTest::keepsItsPlaceBetweenEvents()
{
    TestRun run(
        "function next input Real t; input Integer last; input Real x[:]; output Integer i; algorithm i := last; "
        "while i < size(x, 1) and t >= x[i] loop i := i + 1; end while; end next; "
        "model M parameter Real x[:] = {0.1, 0.2, 0.2, 0.7, 0.9}; Integer i(start = 1, fixed = true); "
        "algorithm when sample(0.05, 0.1) then i := next(time, pre(i), x); end when; end M;");
    run.start(0);
    for (int k = 1; k <= 10; ++k) {
        run.runTo(0.1 * k, 0.01);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double sampled = 0.1 * k - 0.05;
        QCOMPARE(run["i"], sampled < 0.1 ? 1.0 : sampled < 0.2 ? 2.0 : sampled < 0.7 ? 4.0 : 5.0);
    }
}

void ChangingLoopsTest::goesOnTooLong()
{
    // It counts by a half, which the loop's bound does not expect.
    TestRun run(
        "function f input Real u; output Real y; protected Integer i; Integer half; algorithm i := 0; half := 0; "
        "while i < 4 and u > 0.5 loop half := half + 1; i := integer(half/2); end while; y := half; end f; "
        "model M Real y = f(time); end M;");
    run.start(0);
    QVERIFY2(run.status.ok(), run.detail().c_str());
    run.runTo(1, 0.05);
    QVERIFY(!run.status.ok());
    QVERIFY2(run.detail().find("after 5 turns") != std::string::npos, run.detail().c_str());
}

void ChangingLoopsTest::subscriptsBehindTheEndAreNotAsked()
{
    TestRun run(
        "function f input Real u; input Integer first; output Real y; protected Real x[3] = {1, 2, 3}; Integer i; "
        "algorithm i := first; while i <= 3 and x[i] < u loop i := i + 1; end while; y := i; end f; "
        "model M Real y = f(time, if time > 0.5 then 2 else 4); end M;");
    run.start(0);
    QVERIFY2(run.status.ok(), run.detail().c_str());
    QCOMPARE(run["y"], 4.0);
    run.runTo(5, 0.05);
    QVERIFY2(run.status.ok(), run.detail().c_str());
    QCOMPARE(run["y"], 4.0);
}

void ChangingLoopsTest::turnsThatDoNotComeCostNothing_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("subscript");
    QTest::newRow("from what is known") << QByteArray("1") << QByteArray("i + 1");
    QTest::newRow("from what is not known") << QByteArray("integer(2*u)") << QByteArray("i");
    QTest::newRow("from what is not known, the next") << QByteArray("integer(2*u)") << QByteArray("i + 1");
}

/// Each turn asks one element.
void ChangingLoopsTest::turnsThatDoNotComeCostNothing()
{
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, subscript);
    const auto nodes = [&](int n) {
        const auto outcome =
            flattenText("function f input Real u; input Real x[:]; output Integer i; algorithm i := " + start +
                        "; "
                        "while i < size(x, 1) and u >= x[" +
                        subscript +
                        "] loop i := i + 1; end while; end f; "
                        "model M parameter Real x[:] = 1:" +
                        QByteArray::number(n) + "; Integer i = f(time, x); end M;");
        return outcome.model ? static_cast<double>(outcome.model->graph.size()) : 0.0;
    };
    QVERIFY(nodes(10) > 0);
    QVERIFY2(nodes(400) < 5 * nodes(100), qPrintable(QString::number(nodes(400) / nodes(100))));
}

}  // namespace bramah::test

using bramah::test::ChangingLoopsTest;
BRAMAH_TEST(ChangingLoopsTest);

#include "changing_loops_test.moc"
