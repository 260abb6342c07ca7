// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/words/failure_words.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

/// Event constructs, against exact solutions.
class EventsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bouncingBall()
    {
        // Impacts at t1 = sqrt(2h/g), then t(n+1) = t(n) + 2 e^n v1/g.
        TestRun run(
            "model Ball parameter Real e = 0.7; parameter Real g = 9.81; Real h(start = 1, fixed = true); "
            "Real v(start = 0, fixed = true); equation der(h) = v; der(v) = -g; "
            "when h <= 0 then reinit(v, -e*pre(v)); end when; end Ball;");
        QCOMPARE(run.evaluator->layout().relations.size(), std::size_t{1});
        run.start();
        run.runTo(1.5, 1e-2);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double t1 = std::sqrt(2 / 9.81), v1 = 9.81 * t1;
        QVERIFY(run.eventTimes.size() >= 3);
        std::vector<double> impacts;
        for (double t : run.eventTimes)
            if (impacts.empty() || t - impacts.back() > 1e-3)
                impacts.push_back(t);
        QVERIFY(std::fabs(impacts[0] - t1) < 1e-9);
        QVERIFY(std::fabs(impacts[1] - (t1 + 2 * 0.7 * v1 / 9.81)) < 1e-9);
    }

    void hysteresis()
    {
        // A two-point controller: x rises with 1 while on, falls with 2 while off; on below 0.2, off above 1.
        TestRun run(
            "model H Real x(start = 0.5, fixed = true); Boolean on(start = true, fixed = true); "
            "equation der(x) = if on then 1 else -2; on = if pre(on) then not x > 1 else x < 0.2; end H;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        run.runTo(3, 1e-2);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        // 0.5 s up, then periods of 0.4 s down and 0.8 s up.
        double expected = 0;
        for (double t = 0.5, i = 0; t < 3; t += (static_cast<int>(i++) % 2 == 0) ? 0.4 : 0.8)
            expected = t;
        QVERIFY(std::any_of(run.eventTimes.begin(), run.eventTimes.end(),
                            [&](double t) { return std::fabs(t - expected) < 1e-9; }));
        QCOMPARE(run.evaluator->layout().relations.size(), std::size_t{2});
    }

    void timeEventsAreExact()
    {
        TestRun run(
            "model S parameter Real T0 = 0.3; parameter Real T1 = 0.1; Real x(start = 0, fixed = true); Real u; "
            "equation der(x) = u; u = if time < T0 then 0 else if time >= T0 + T1 then 2 else (time - T0)/T1; end S;");
        QVERIFY(run.evaluator->layout().relations.empty());
        run.start();
        QCOMPARE(run.evaluator->nextTimeEvent(0), 0.3);
        run.runTo(1, 0.07);
        QCOMPARE(run.eventTimes, (std::vector<double>{0.3, 0.3 + 0.1}));
        QVERIFY(std::fabs(run["x"] - (0.05 + 1.2)) < 1e-12);
    }

    void timeEventsFollowParametersAndMemory()
    {
        TestRun run(
            "model S parameter Real T = 0.25; discrete Real next(start = T, fixed = true); "
            "discrete Real n(start = 0, fixed = true); Real x(start = 0, fixed = true); "
            "equation der(x) = n; when time >= pre(next) then next = pre(next) + T; n = pre(n) + 1; end when; end S;");
        run.set("T", 0.5);
        run.start();
        run.runTo(2.25, 0.1);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run.events, 4);
        QCOMPARE(run["n"], 4.0);
        QVERIFY(std::fabs(run["x"] - (0.5 * (1 + 2 + 3) + 0.25 * 4)) < 1e-12);
    }

    void sampledController()
    {
        // y(k+1) = 0.5 y(k) + 1 at 0, 0.1, ...: y(n) = 2 - 2*0.5^n.
        TestRun run(
            "model S discrete Real y(start = 0, fixed = true); Real x(start = 0, fixed = true); "
            "equation when sample(0, 0.1) then y = 0.5*pre(y) + 1; end when; der(x) = y; end S;");
        run.start();
        QCOMPARE(run["y"], 1.0);
        run.runTo(0.95, 0.04);
        QVERIFY(std::fabs(run["y"] - (2 - 2 * std::pow(0.5, 10))) < 1e-14);
        QCOMPARE(run.events, 9);
    }

    void edgeChangeAndCounters()
    {
        TestRun run(
            "model S Boolean b; Integer up(start = 0, fixed = true); Integer any(start = 0, fixed = true); "
            "Real x(start = 0, fixed = true); equation der(x) = 1; b = sin(10*time) > 0; "
            "when edge(b) then up = pre(up) + 1; end when; when change(b) then any = pre(any) + 1; end when; end S;");
        run.start(0.01);
        run.runTo(2, 1e-2);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        // Zeros of sin(10 t) at k*pi/10: six up to 2 s, every second one rising.
        QCOMPARE(run["any"], 6.0);
        QCOMPARE(run["up"], 3.0);
    }

    void elsewhenTakesTheFirst()
    {
        TestRun run(
            "model S discrete Real y(start = 0, fixed = true); equation when time > 1 then y = 1; "
            "elsewhen time > 1 then y = 2; elsewhen time > 2 then y = pre(y) + 3; end when; end S;");
        run.start();
        run.runTo(1.5, 0.1);
        QCOMPARE(run["y"], 1.0);
        run.runTo(3, 0.1);
        QCOMPARE(run["y"], 4.0);
    }

    void initialWhen()
    {
        TestRun run(
            "model S parameter Real x0 = 3; discrete Real y; Real x(start = 1, fixed = true); "
            "equation when initial() then y = 2*x0; end when; der(x) = -y; end S;");
        run.start();
        QCOMPARE(run["y"], 6.0);
    }

    void booleanLoopOfIdealSwitches()
    {
        // Ideal diode with source and resistor: u - R i = v, off: i = 0 while v < 0; on: v = 0 while i > 0.
        TestRun run(
            "model D parameter Real R = 2; Real s; Real v; Real i; Boolean off; Real x(start = 0, fixed = true); "
            "equation off = s < 0; v = if off then s else 0; i = if off then 0 else s; sin(time) = v + R*i; der(x) = "
            "i; end D;");
        run.start(0.1);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["i"] - std::sin(0.1) / 2) < 1e-12);
        run.runTo(5, 1e-2);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["i"], 0.0);
        QVERIFY(std::fabs(run["v"] - std::sin(5.0)) < 1e-12);
        // The half wave from 0.1 to pi.
        QVERIFY(std::fabs(run["x"] - (std::cos(0.1) + 1) / 2) < 1e-8);
    }

    void endlessLoopNamesTheCulprit()
    {
        TestRun run(
            "model C Boolean b; input Boolean u; equation b = not u; end C; "
            "model M C c; C d; C e; equation c.u = d.b; d.u = e.b; e.u = c.b; end M;");
        run.start();
        QCOMPARE(run.status.kind, solver::FailureKind::EventLoop);
        QVERIFY(!run.system->model.component(run.status.component).path.empty());
    }

    void stickSlip()
    {
        // A block pulled by a spring whose end moves with v: it slips when c v t = f0.
        TestRun run(
            "model F parameter Real c = 10; parameter Real f0 = 2; Real s(start = 0, fixed = true); "
            "Real w(start = 0, fixed = true); Real f; Boolean stuck(start = true, fixed = true); "
            "equation f = c*(0.5*time - s); der(s) = w; der(w) = if stuck then 0 else f - 1; "
            "stuck = pre(stuck) and f < f0 or not pre(stuck) and w < 0; "
            "when w < 0 then reinit(w, 0); end when; end F;");
        run.start();
        run.runTo(1, 1e-2);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(!run.eventTimes.empty());
        QVERIFY(std::fabs(run.eventTimes.front() - 0.4) < 1e-9);
    }

    void terminateAndAssert()
    {
        TestRun run(
            "model T Real x(start = 0, fixed = true); equation der(x) = 1; when x > 0.5 then terminate(\"enough\"); "
            "end when; end T;");
        run.start();
        run.runTo(2, 0.1);
        QVERIFY(run.isTerminated);
        QVERIFY(std::fabs(run.t - 0.5) < 1e-9);

        TestRun broken(
            "model A Real x(start = 0, fixed = true); equation der(x) = 1; assert(x < 0.5, \"x is \" + String(x)); end "
            "A;");
        broken.start();
        broken.runTo(2, 0.1);
        QCOMPARE(broken.status.kind, solver::FailureKind::AssertionFailed);
        QVERIFY2(QString::fromStdString(broken.detail()).startsWith(QStringLiteral("x is 0.5")),
                 broken.detail().c_str());
    }

    void floorStepsAndModWraps()
    {
        TestRun run(
            "model F Real x(start = 0, fixed = true); Real y(start = 0, fixed = true); "
            "equation der(x) = 1; der(y) = floor(x) + mod(x, 0.5); end F;");
        run.start();
        run.runTo(2.25, 1e-2);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["y"] - ((0 + 1 + 0.5) + (4 * 0.125 + 0.03125))) < 1e-8);
    }

    void frozenBranchWithoutValueIsTakenLiterally()
    {
        // Within a step sqrt(x) is evaluated behind the event that switches it off.
        TestRun run(
            "model N Real x(start = 1, fixed = true); equation der(x) = if x > 0 then -sqrt(x) - 0.5 else 0; end N;");
        run.start();
        run.runTo(3, 0.3);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["x"]) < 1e-3);
    }

    // At the start conditions are what they are then: one that is true has not become true (specification 8.3.5.1), and
    // `> 0` becomes true right after it.
    void conditionsOfTheStart_data()
    {
        QTest::addColumn<QByteArray>("condition");
        QTest::addColumn<double>("atStart");  // as initial equations see it
        QTest::addColumn<double>("fired");
        QTest::newRow("time > 0") << QByteArray("time > 0") << 0.0 << 1.0;
        QTest::newRow("0 < time") << QByteArray("0 < time") << 0.0 << 1.0;
        QTest::newRow("time >= 0") << QByteArray("time >= 0") << 1.0 << 0.0;
        QTest::newRow("2*time - T > 0") << QByteArray("2*time - T > 0") << 0.0 << 1.0;
        QTest::newRow("not time <= 0") << QByteArray("not time <= 0") << 0.0 << 1.0;
        QTest::newRow("not time < 0") << QByteArray("not time < 0") << 1.0 << 0.0;
        QTest::newRow("x > 0") << QByteArray("x > 0") << 0.0 << 1.0;
        QTest::newRow("x >= 0") << QByteArray("x >= 0") << 1.0 << 0.0;
        QTest::newRow("initial()") << QByteArray("initial()") << 1.0 << 1.0;
        QTest::newRow("either") << QByteArray("{initial(), time > 0}") << 1.0 << 2.0;
    }

    void conditionsOfTheStart()
    {
        QFETCH(QByteArray, condition);
        QFETCH(double, atStart);
        QFETCH(double, fired);
        const QByteArray single = condition.startsWith('{') ? QByteArray("initial()") : condition;
        TestRun run(
            "model C parameter Real T = 0; Real x(start = 0, fixed = true), y; Integer n(start = 0, fixed = "
            "true); initial equation y = if " +
            single + " then 1 else 0; equation der(x) = 1; der(y) = 0; when " + condition +
            " then n = pre(n) + 1; end when; end C;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["y"], atStart);
        run.runTo(1, 0.1);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["n"], fired);
        QVERIFY(run.eventTimes.empty() || run.eventTimes.back() < 1e-12);
    }

    // Terms that are shared are looked at once: 3 to the power of 40 of them would never end.
    void integersOfSharedTerms()
    {
        TestRun run(
            "function f input Integer x; output Integer y; algorithm y := x; for i in 1:40 loop "
            "y := abs(y - 3) - y + abs(y - 5); end for; end f; "
            "model S Integer n(start = 1, fixed = true), m; equation "
            "when time > 0.5 then n = pre(n) + 1; end when; m = f(n); end S;");
        run.start();
        run.runTo(1, 0.1);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        int expected = 2;
        for (int i = 0; i < 40; ++i)
            expected = std::abs(expected - 3) - expected + std::abs(expected - 5);
        QCOMPARE(run["m"], static_cast<double>(expected));
    }

    void delayLooksBack()
    {
        TestRun run("model D Real x(start = 0, fixed = true); Real y; equation der(x) = 1; y = delay(x, 0.25); end D;");
        run.start();
        run.runTo(1, 0.01);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["y"] - 0.75) < 1e-12);
    }

    void delayStartsWithItsArgument()
    {
        // Modelica 3.6, 3.7.4.1: delay(expr, T) = expr(time.start) for time <= time.start + T, also while the start
        // is found; 0 is no subscript. The relation is true from the start.
        TestRun run(
            "model D parameter Real v[3] = {1, 2, 4}; Integer n(start = 3, fixed = true); Real i, y; Boolean b; "
            "Real x(start = 5, fixed = true); equation der(x) = 1; i = pre(n); y = v[integer(delay(i, 0.25))]; "
            "b = delay(x, 0.5) > 1; when time > 0.5 then n = 2; end when; end D;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["y"], 4.0);
        QCOMPARE(run["b"], 1.0);
        run.runTo(0.7, 0.01);
        QCOMPARE(run["y"], 4.0);
        run.runTo(0.8, 0.01);
        QCOMPARE(run["y"], 2.0);
        QCOMPARE(run.eventTimes.front(), 0.5);
    }

    void assertionsThatWarnAreKeptOnce()
    {
        TestRun run(
            "model S Real x(start = 0, fixed = true); equation der(x) = 1; "
            "assert(x < 1, \"x is large\", AssertionLevel.warning); "
            "when x > 1.5 then assert(x < 1.2, \"x is larger\", AssertionLevel.warning); end when; end S;");
        run.start();
        run.runTo(2, 0.125);
        QVERIFY(run.status.ok());
        const std::vector<solver::AssertionWarning> warnings = run.evaluator->takeWarnings();
        QCOMPARE(warnings.size(), std::size_t{2});
        QCOMPARE(solver::messageWords(warnings[0].message), std::string("x is large"));
        QVERIFY(warnings[0].time >= 1 && warnings[0].time <= 1.125);
        QCOMPARE(solver::messageWords(warnings[1].message), std::string("x is larger"));
        QVERIFY(std::fabs(warnings[1].time - 1.5) < 1e-9);
        QVERIFY(run.evaluator->takeWarnings().empty());
    }

    void stepsStayShorterThanDelays()
    {
        TestRun run(
            "model D Real x(start = 0, fixed = true); Real y; equation der(x) = 1; y = delay(x, 0.25) + "
            "delay(x, 0.5); end D;");
        run.start();
        QCOMPARE(run.evaluator->largestStep(), 0.25 / 4);
    }
};

BRAMAH_TEST(EventsTest);

}  // namespace bramah::test

#include "events_test.moc"
