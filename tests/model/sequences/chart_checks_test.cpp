// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connection_rules.h"
#include "model/planning/mends.h"
#include "model/sequences/chart.h"
#include "tests/model/sequences/chart_sheet.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using namespace bramah::test;

namespace {

/// The kinds and components of problems, as `unreachable-step b`.
QString inShort(const Diagnostics& problems)
{
    QStringList all;
    for (const Diagnostic& problem : problems)
        all << nameOf(problem.kind) + QLatin1Char(' ') + problem.component;
    return all.join(QStringLiteral(", "));
}

}  // namespace

/// Checks of sequence charts that need no run.
class ChartChecksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reach_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("expected");
        const QByteArray circle =
            "Q.InitialStep a; Q.Step b, c; Q.Transition t, u(condition=b.t > 1), v;\n"
            "equation connect(a.o[1], t.i[1]); connect(t.o[1], b.i[1]); connect(b.o[1], u.i[1]); connect(u.o[1], "
            "c.i[1]); connect(c.o[1], v.i[1]);";
        QTest::newRow("a circle") << circle + "connect(v.o[1], a.i[1]);" << QString();
        QTest::newRow("nothing on it") << QByteArray() << QString();
        QTest::newRow("no beginning") << QByteArray(circle).replace("InitialStep a", "Step a")
                                      << QStringLiteral("no-initial-step a");
        // What is behind the step that nothing reaches is not said again.
        QTest::newRow("a loose piece") << QByteArray(circle).replace("connect(t.o[1], b.i[1]);", "")
                                       << QStringLiteral("unreachable-step b");
        QTest::newRow("a loose circle") << circle.left(circle.size()).replace("connect(t.o[1], b.i[1]);", "") +
                                               "connect(v.o[1], b.i[1]);"
                                        << QStringLiteral("unreachable-step b");
        // A transition that waits for two branches needs both.
        QTest::newRow("one of two branches")
            << QByteArray(
                   "Q.InitialStep a; Q.Step b, c; Q.Transition t; equation connect(a.o[1], t.i[1]); connect(b.o[1], "
                   "t.i[2]); connect(t.o[1], c.i[1]);")
            << QStringLiteral("unreachable-step b");
        QTest::newRow("bars")
            << QByteArray(
                   "Q.InitialStep a; Q.Step b, c, d; Q.Transition t, u; Q.ParallelSplit s; Q.ParallelJoin j;\n"
                   "equation connect(a.o[1], t.i[1]); connect(t.o[1], s.i); connect(s.o[1], b.i[1]); connect(s.o[2], "
                   "c.i[1]); connect(b.o[1], j.i[1]); connect(c.o[1], j.i[2]); connect(j.o, u.i[1]); connect(u.o[1], "
                   "d.i[1]);")
            << QString();
        QTest::newRow("a transition alone")
            << QByteArray("Q.InitialStep a; Q.Transition t;") << QStringLiteral("transition-without-step t");
    }

    void reach()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, expected);
        QCOMPARE(inShort(ChartSheet(body).problems()), expected);
    }

    // What a macro-step or an enclosing step begins with is active by what is around it.
    void sheetsOfTheirOwn()
    {
        const QByteArray inside =
            "Q.Step a; Q.Transition t, u; equation connect(E.o[1], t.i[1]); connect(t.o[1], a.i[1]); connect(a.o[1], "
            "u.i[1]); connect(u.o[1], S.i[1]);";
        QCOMPARE(inShort(ChartSheet(inside, "MacroStep").problems()), QString());
        QCOMPARE(inShort(ChartSheet({}, "MacroStep").problems()), QStringLiteral("empty-macro-step "));
        QCOMPARE(inShort(ChartSheet("Q.Step a(link=true);", "EnclosingStep").problems()), QString());
        QCOMPARE(inShort(ChartSheet("Q.Step a;", "EnclosingStep").problems()), QStringLiteral("no-linked-step a"));
    }

    // A circle is endless only where nothing can ever stop it.
    void circlesWithoutEnd_data()
    {
        QTest::addColumn<QByteArray>("transitions");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* transitions, const QString& expected) {
            QTest::newRow(transitions) << QByteArray(transitions) << expected;
        };
        const QString endless = QStringLiteral("endless-circle u");
        row("t, u", endless);
        row("t(condition=true), u", endless);
        row("t(condition=false), u", {});
        row("t(condition=time > 1), u", {});
        row("t(delay=0.1), u", {});
        row("t, u(condition=a.t > 1)", {});
        row("t(useInput=true), u", {});
    }

    void circlesWithoutEnd()
    {
        QFETCH(QByteArray, transitions);
        const QByteArray body = "Q.InitialStep a; Q.Step b; Q.Transition " + transitions +
                                "; equation connect(a.o[1], t.i[1]); connect(t.o[1], b.i[1]); connect(b.o[1], u.i[1]); "
                                "connect(u.o[1], a.i[1]);";
        const auto circleOf = [&](const QByteArray& chart) {
            const QStringList found =
                inShort(ChartSheet(body, {}, chart).problems()).split(QStringLiteral(", "), Qt::SkipEmptyParts);
            return found.filter(QStringLiteral("endless")).join(QString());
        };
        QTEST(circleOf({}), "expected");
        QCOMPARE(circleOf("(cycle=0.01)"), QString());
        // The chart of a part may lie further out, and have a cycle there.
        const QString inPart = inShort(ChartSheet(body, "EnclosingStep").problems());
        QVERIFY2(!inPart.contains(QStringLiteral("endless")), qPrintable(inPart));
    }

    void conditionsThatMeet_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<bool>("canMeet");
        const auto row = [](const char* first, const char* second, bool canMeet) {
            QTest::addRow("%s | %s", first, second) << QByteArray(first) << QByteArray(second) << canMeet;
        };
        row("true", "true", true);
        row("b", "b", true);
        row("b", "not b", false);
        row("b and c", "not (b or c)", false);
        row("b and c", "not b or not c", false);
        row("b and c", "not b or c", true);
        row("b", "c", true);
        row("x > 1", "x < 1", false);
        row("x > 1", "x <= 1", false);
        row("x >= 1", "x <= 1", true);
        row("x > 1", "1 > x", false);
        row("x > 1", "x > 2", true);
        row("x > limit", "x < 0.5*limit", false);
        row("x > limit", "x < 2*limit", true);
        row("x > y", "y >= x", false);
        row("x > y", "x >= y", true);
        row("mode == 1", "mode == 2", false);
        row("mode == 1", "mode <> 1", false);
        row("mode <> 1", "mode <> 2", true);
        row("b and x > 1", "b and (x < 1 or c and x < 0)", false);
        row("b and x > 1", "b and (x < 1 or c)", true);
        row("false", "b", false);
        row("limit > 1", "limit < 3", true);
        row("limit > 3", "b", false);
    }

    void conditionsThatMeet()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(bool, canMeet);
        const ChartSheet sheet(
            "Boolean b = time > 1, c = time > 2; Real x = time, y = 2*time; Integer mode = "
            "integer(time); parameter Real limit = 2; Q.InitialStep a; Q.Step d, e; Q.Transition "
            "t(condition=" +
            first + "), u(condition=" + second +
            ");\nequation connect(a.o[1], t.i[1]); connect(a.o[2], u.i[1]); connect(t.o[1], "
            "d.i[1]); connect(u.o[1], e.i[1]);");
        QCOMPARE(inShort(sheet.problems()), canMeet ? QStringLiteral("transitions-meet u") : QString());
    }

    // A bar says which goes first, and with a delay or a signal it is not known.
    void choicesThatSayMore()
    {
        const auto problems = [](const QByteArray& declarations, const QByteArray& connects) {
            return inShort(ChartSheet("Q.InitialStep a; Q.Step d, e; " + declarations + " equation " + connects +
                                      " connect(t.o[1], d.i[1]); connect(u.o[1], e.i[1]);")
                               .problems());
        };
        QCOMPARE(problems("Q.Transition t, u; Q.AlternativeSplit s;",
                          "connect(a.o[1], s.i); connect(s.o[1], t.i[1]); connect(s.o[2], u.i[1]);"),
                 QString());
        QCOMPARE(problems("Q.Transition t(delay=1), u;", "connect(a.o[1], t.i[1]); connect(a.o[2], u.i[1]);"),
                 QString());
    }

    void whatIsRefusedSaysWhy()
    {
        const ChartSheet sheet(
            "Q.InitialStep a; Q.Step b; Q.Transition t, u; Q.AlternativeSplit s; Q.ParallelSplit p;");
        const auto reason = [&](const char* first, const char* second) {
            const auto port = [](const char* text) {
                const QString path = QLatin1String(text);
                return PortRef{{path.section(QLatin1Char('.'), 0, 0)}, path.section(QLatin1Char('.'), 1)};
            };
            const ConnectionVerdict verdict = ConnectionRules(sheet.diagram()).canConnect(port(first), port(second));
            return verdict.isLegal ? QString() : verdict.reason;
        };
        QCOMPARE(reason("a.o", "t.i"), QString());
        QCOMPARE(reason("t.o", "b.i"), QString());
        QCOMPARE(reason("a.o", "s.i"), QString());
        QCOMPARE(reason("t.o", "p.i"), QString());
        QCOMPARE(reason("p.o", "b.i"), QString());
        QCOMPARE(reason("a.o", "b.i"), QStringLiteral("A transition belongs between `a.o[1]` and `b.i[1]`: steps and "
                                                      "transitions take turns."));
        QCOMPARE(reason("t.o", "u.i"),
                 QStringLiteral("A step belongs between `t.o[1]` and `u.i[1]`: steps and transitions take turns."));
        QCOMPARE(reason("s.o", "b.i"), QStringLiteral("A transition belongs between `s.o[1]` and `b.i[1]`: steps and "
                                                      "transitions take turns."));
        QCOMPARE(reason("a.o", "b.o"), QStringLiteral("`a.o[1]` and `b.o[1]` are on the same side: lines go from a "
                                                      "lower end to an upper one."));
    }
};

BRAMAH_TEST(ChartChecksTest);

#include "chart_checks_test.moc"
