// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::test {

/// It is an error to use or return a variable of a function that has no value (Modelica 3.6, 12.4.4): where that
/// depends on the run, the run ends there, and with the values that come only from assigned branches it goes on.
class UnassignedResultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyAreFound_data()
    {
        QTest::addColumn<QByteArray>("algorithm");
        QTest::addColumn<double>("end");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* algorithm, double end, double expected) {
            QTest::newRow(algorithm) << QByteArray(algorithm) << end << expected;
        };
        constexpr double never = 1;
        row("algorithm if u < 0.5 then y := 1; end if;", 0.5, 1);
        row("algorithm if u < 0.5 then y := 1; elseif u < 0.7 then y := 2; end if;", 0.7, 2);
        row("algorithm if u < 0.5 then y := 1; elseif u >= 0.5 then y := 2; end if;", never, 2);
        row("algorithm if u < 0.5 then y := 1; else y := 2; end if;", never, 2);
        row("algorithm y := 3; if u < 0.5 then y := 1; end if;", never, 3);
        row("algorithm if u < 0.5 then y := 1; end if; y := 3;", never, 3);
        row("algorithm if u < 0.5 then return; end if; y := 1;", 0, 0);
        row("algorithm if u < 0.5 then y := 1; return; end if; y := 2;", never, 2);
        row("algorithm if u < 0.5 then t := 1; end if; y := t;", 0.5, 1);
        row("algorithm if u < 0.5 then t := 1; end if; y := 2; if u < 0.5 then y := t; end if;", never, 2);
        row("algorithm if u < 0.5 then t := 1; end if; y := if u < 0.25 then t else 4;", never, 4);
        row("algorithm for i in 1:3 loop if u < i/4 then y := i; break; end if; end for;", 0.75, 3);
    }

    void theyAreFound()
    {
        QFETCH(QByteArray, algorithm);
        QFETCH(double, end);
        QFETCH(double, expected);
        LibraryRunOptions options;
        options.stopTime = 1;
        options.interval = 0.01;
        const LibraryRun run = runText("function f input Real u; output Real y; protected Real t; " + algorithm +
                                           " end f; model M Real y = f(time); end M;",
                                       options);
        QVERIFY(run.status.end);
        if (end == 1) {
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            QCOMPARE(run.last(QStringLiteral("y")), expected);
            return;
        }
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains(QStringLiteral("` of function `f` has no value here")),
                 qPrintable(run.messages()));
        QVERIFY(std::abs(run.status.end->time - end) <= 0.011);
    }

    void partsThatHaveNoneAreNoNumbers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("element") << QByteArray(
            "function f input Real u; output Real y[2]; algorithm y[1] := 1; if u < 0.5 then y[2] := 2; end if; end f;"
            "model M Real z[2] = f(time); Real y = z[2]; end M;");
        QTest::newRow("field") << QByteArray(
            "record R Real a; Real b; end R; function f input Real u; output R y; algorithm y.a := 1; "
            "if u < 0.5 then y.b := 2; end if; end f; model M R z = f(time); Real y = z.b; end M;");
    }

    void partsThatHaveNoneAreNoNumbers()
    {
        QFETCH(QByteArray, text);
        LibraryRunOptions options;
        options.stopTime = 1;
        options.interval = 0.01;
        const LibraryRun run = runText(text, options);
        QVERIFY(run.status.end && !run.isRegular());
        QVERIFY2(std::abs(run.status.end->time - 0.5) <= 0.011, qPrintable(run.messages()));
        QCOMPARE(run.last(QStringLiteral("y")), 2.0);
    }

    void partsThatNeverGetOneAreNamed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* body, const char* part) {
            QTest::newRow(part) << QByteArray(body) << QString::fromLatin1(part);
        };
        row("output Real y[2, 3]; algorithm y[1, :] := {u, u, u}; y[2, 1] := u;", "y[2, 2]");
        row("output Real y; protected Real z[2]; algorithm z[1] := u; y := z[2];", "z[2]");
        row("output R y; algorithm y.a := u;", "y.b");
        row("output Real y; protected R r; algorithm r.b := u; y := r.a;", "r.a");
        row("output R y[2]; algorithm y[1].a := u; y[1].b := u; y[2].b := u;", "y.a[2]");
    }

    void partsThatNeverGetOneAreNamed()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, part);
        for (const char* argument : {"time", "1"}) {
            const LibraryRun run = runText("record R Real a; Real b; end R; function f input Real u; " + body +
                                           " end f; model M Real x[:] = {max({f(" + argument + ")})}; end M;");
            QVERIFY2(run.messages().contains(QStringLiteral("`%1` is used before it has a value").arg(part)),
                     qPrintable(run.messages()));
        }
    }

    void whereOthersAreNotAskedTheyAreFine()
    {
        const LibraryRun run = runText(
            "function f input Real u; output Real y; algorithm if u < 0.5 then y := 1; end if; end f; "
            "model M Real y = if time < 0.4 then f(time) else 7; end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.last(QStringLiteral("y")), 7.0);
    }
};

}  // namespace bramah::test

using bramah::test::UnassignedResultsTest;
BRAMAH_TEST(UnassignedResultsTest);

#include "unassigned_results_test.moc"
