// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <tuple>

namespace bramah::test {

namespace {

LibraryRun run(const QByteArray& text, double stopTime, double interval = 0, double tolerance = 1e-12)
{
    LibraryRunOptions options;
    options.stopTime = stopTime;
    options.interval = interval;
    options.tolerance = tolerance;
    return runText(text, options);
}

}  // namespace

/// Event constructs in whole runs, against exact solutions: event times within 1e-9 of the run's length.
class EventTimesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Times of a run without states are those of its grid: a sum of the intervals would miss its end by roundings.
    void timesWithoutStates()
    {
        for (const auto& [start, stop, interval] :
             {std::tuple(1.0, 3.0, 0.002), std::tuple(-2.0, 7.0, 0.1), std::tuple(0.0, 1e4, 0.3)}) {
            LibraryRunOptions options;
            options.startTime = start;
            options.stopTime = stop;
            options.interval = interval;
            const LibraryRun plain = runText("model Plain Real y = time; end Plain;", options);
            QVERIFY2(plain.isRegular(), qPrintable(plain.messages()));
            QCOMPARE(plain.results.lastTime(), stop);
            const double last = std::floor((stop - start) / interval + 1e-9);
            for (std::size_t row = 0; static_cast<double>(row) <= last; ++row)
                QVERIFY(std::abs(plain.results.time(row) - (start + static_cast<double>(row) * interval)) <=
                        1e-15 * std::max(std::abs(start), stop));
        }
    }

    void bouncingBall()
    {
        const LibraryRun ball =
            run("model Ball Real h(start = 1, fixed = true); Real v(start = 0, fixed = true); equation der(h) = v; "
                "der(v) = -9.81; when h <= 0 then reinit(v, -0.7*pre(v)); end when; end Ball;",
                2.5);
        QVERIFY2(ball.isRegular(), qPrintable(ball.messages()));
        const double first = std::sqrt(2 / 9.81), speed = 9.81 * first;
        double time = first, bounce = 2 * 0.7 * speed / 9.81;
        for (int i = 0; i < 5; ++i, time += bounce, bounce *= 0.7)
            QVERIFY2(hasEventAt(ball, time), qPrintable(QString::number(i)));
    }

    void bouncesThatPileUp_data()
    {
        QTest::addColumn<double>("e");
        QTest::addColumn<double>("floor");
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<int>("exact");  // bounces, the times of which are right to 1e-9 of the run
        for (const double tolerance : {1e-3, 1e-6, 1e-12})
            for (const double e : {0.05, 0.7, 0.95})
                for (const double floor : {0.0, 10.0, -1e4})
                    QTest::addRow("%g %g %g", e, floor, tolerance) << e << floor << tolerance
                                                                   << (tolerance > 1e-12 || floor != 0 ? 0
                                                                       : e == 0.05                     ? 3
                                                                       : e == 0.7                      ? 18
                                                                                                       : 90);
    }

    // Ever shorter bounces are all seen, even those lower than the error allowed; where they pile up the run says so.
    void bouncesThatPileUp()
    {
        QFETCH(double, e);
        QFETCH(double, floor);
        QFETCH(double, tolerance);
        QFETCH(int, exact);
        const QByteArray level = "(" + QByteArray::number(floor) + ")";
        const LibraryRun ball =
            run("model Bounces model Ball Real h(start = 1 + " + level +
                    ", fixed = true), v(start = 0, fixed = true), fast(start = 1, fixed = true); equation der(h) = v; "
                    "der(v) = -9.81; der(fast) = -1e6*(fast - sin(time)); when h <= " +
                    level + " then reinit(v, -" + QByteArray::number(e) +
                    "*pre(v)); end when; end Ball; Ball ball; end Bounces;",
                200, 20, tolerance);
        QVERIFY(ball.status.end);
        QCOMPARE(ball.status.end->reason, solver::EndReason::Chattering);
        QCOMPARE(ball.status.end->component, QStringLiteral("ball"));
        QVERIFY2(ball.status.end->message.contains(QStringLiteral("ball.h <= ")), qPrintable(ball.messages()));
        const double lowest = ball.results.range(ball.results.find(QStringLiteral("ball.h"))).lower;
        QVERIFY2(lowest - floor > -1e-9, qPrintable(QString::number(lowest)));
        double time = std::sqrt(2 / 9.81), bounce = 2 * e * time;
        QVERIFY(ball.results.lastTime() > time);
        for (int i = 0; i < exact; ++i, time += bounce, bounce *= e)
            QVERIFY2(hasEventAt(ball, time), qPrintable(QString::number(i)));
    }

    // A throw that is over a threshold for a small part of a step only.
    void shortExcursions()
    {
        const LibraryRun toss =
            run("model S Real x(start = 0, fixed = true), v(start = 1, fixed = true); discrete Integer n(start = 0, "
                "fixed = true); equation der(x) = v; der(v) = -1; when x > 0.49999 then n = pre(n) + 1; end when; "
                "end S;",
                5, 0, 1e-5);
        QVERIFY2(toss.isRegular(), qPrintable(toss.messages()));
        QCOMPARE(toss.last(QStringLiteral("n")), 1.0);
    }

    // At rest no error limits the steps, and one from one rest to the next shows nothing of what is in between.
    void pulsesFromRestToRest()
    {
        const LibraryRun p =
            run("model P Real x(start = 0, fixed = true); discrete Integer n(start = 0, fixed = true); "
                "equation der(x) = if time < 1 then 0 else 1 - cos(2*3.141592653589793*(time - 1)); "
                "when sample(1, 1) then n = pre(n) + 1; end when; end P;",
                4, 0, 1e-6);
        QVERIFY2(p.isRegular(), qPrintable(p.messages()));
        QVERIFY2(std::fabs(p.last(QStringLiteral("x")) - 3) < 1e-4,
                 qPrintable(QString::number(p.last(QStringLiteral("x")))));
    }

    void switchingWhileAllIsAtRest()
    {
        const LibraryRun p =
            run("model P Real x(start = 0, fixed = true); discrete Integer n(start = 0, fixed = true); "
                "equation der(x) = -x; when sin(20*time) > 0.9 then n = pre(n) + 1; end when; end P;",
                10, 0, 1e-6);
        QVERIFY2(p.isRegular(), qPrintable(p.messages()));
        QCOMPARE(p.last(QStringLiteral("n")), 32.0);
    }

    // A bridge of nearly ideal diodes into an inductance: at each zero of the source all four commutate at once, and
    // with all of them off there is no solution for its current. L di/dt + R i = |V sin(w t)|.
    void diodeBridge_data()
    {
        QTest::addColumn<QByteArray>("r");
        QTest::newRow("1e-5") << QByteArray("1e-5");
        QTest::newRow("1e-8") << QByteArray("1e-8");
        QTest::newRow("ideal") << QByteArray("0");
    }

    void diodeBridge()
    {
        QFETCH(QByteArray, r);
        const double V = 100, R = 10, L = 0.1, w = 100 * M_PI;
        const LibraryRun bridge =
            run("model D constant Real r = " + r +
                    ", g = if r > 0 then 1e-5 else 0; "
                    "Real s, v, i; Boolean off(start = true); equation off = s < 0; "
                    "v = s*(if off then 1 else r); i = s*(if off then g else 1); end D; "
                    "model B D d1, d2, d3, d4; "
                    "Real a, p, m, i(start = 0, fixed = true); equation a = 100*sin(314.159265358979324*time); "
                    "d1.v = a - p; d2.v = m - a; d3.v = 0 - p; d4.v = m; d1.i + d3.i = i; d2.i + d4.i = i; "
                    "p - m = 10*i + 0.1*der(i); end B;",
                0.1, 1e-4, 1e-9);
        QVERIFY2(bridge.isRegular(), qPrintable(bridge.messages()));
        // Over each half-wave V/Z sin(w s - phi) and what fades of the current it began with.
        const double Z = std::hypot(R, w * L), phi = std::atan2(w * L, R), half = M_PI / w;
        double begin = 0;
        for (int k = 0; k < 10; ++k) {
            const auto exact = [&](double s) {
                return V / Z * std::sin(w * s - phi) + (begin + V / Z * std::sin(phi)) * std::exp(-R / L * s);
            };
            for (double s : {0.2 * half, 0.5 * half, 0.9 * half}) {
                const double is = bridge.at(QStringLiteral("i"), k * half + s);
                QVERIFY2(std::fabs(is - exact(s)) < 1e-4, qPrintable(QString::number(is - exact(s))));
            }
            begin = exact(half);
        }
    }

    void stickSlip()
    {
        // A mass on a belt of speed v0, held by a spring; static friction Fs, sliding friction Fc. It sticks until
        // c*x = Fs, then swings about Fc/c until its speed is v0 again.
        const double m = 1, c = 4, v0 = 0.5, Fs = 3, Fc = 2;
        const LibraryRun slip =
            run("model S parameter Real m = 1, c = 4, v0 = 0.5, Fs = 3, Fc = 2; Real x(start = 0, fixed = true); "
                "Real v(start = 0.5, fixed = true); discrete Boolean sticks(start = true, fixed = true); "
                "equation der(x) = v; der(v) = if sticks then 0 else (Fc - c*x)/m; "
                "when c*x > Fs then sticks = false; elsewhen v > v0 then sticks = true; end when; "
                "when pre(sticks) <> sticks and sticks then reinit(v, v0); end when; end S;",
                6);
        QVERIFY2(slip.isRegular(), qPrintable(slip.messages()));
        const double w = std::sqrt(c / m), slipTime = Fs / c / v0;
        QVERIFY(hasEventAt(slip, slipTime));
        // x - Fc/c = a cos(w s) + (v0/w) sin(w s) with a = (Fs - Fc)/c; v = v0 again at s = 2 (pi - atan(a w/v0))/w.
        const double a = (Fs - Fc) / c, sliding = 2 * (M_PI - std::atan(a * w / v0)) / w;
        QVERIFY(hasEventAt(slip, slipTime + sliding));
    }

    void hysteresis()
    {
        const LibraryRun h =
            run("model H Real x(start = 0.5, fixed = true); Boolean on(start = true, fixed = true); equation der(x) = "
                "if on "
                "then 1 else -2; on = if pre(on) then not x > 1 else x < 0.2; end H;",
                10);
        QVERIFY2(h.isRegular(), qPrintable(h.messages()));
        int events = 0;
        for (double time = 0.5; time < 10; time += events % 2 == 0 ? 0.4 : 0.8, ++events)
            QVERIFY2(hasEventAt(h, time), qPrintable(QString::number(time)));
        QVERIFY(events >= 15);
    }

    void sampledController()
    {
        // x' = u with u(k) = -K x(k): x(k+1) = (1 - K T) x(k).
        const LibraryRun s =
            run("model S parameter Real T = 0.1, K = 3; Real x(start = 1, fixed = true); discrete Real u(start = 0); "
                "equation der(x) = u; when sample(0, T) then u = -K*x; end when; end S;",
                2.5);
        QVERIFY2(s.isRegular(), qPrintable(s.messages()));
        for (int k = 1; k < 20; ++k) {
            QVERIFY(hasEventAt(s, 0.1 * k));
            QVERIFY(std::fabs(s.at(QStringLiteral("x"), 0.1 * k) - std::pow(0.7, k)) < 1e-9);
        }
    }

    void sampleIsTrueOnceAnInstant()
    {
        // The state passes its mark so soon after the sample that the two times are one but for rounding.
        const LibraryRun s =
            run("model S Real x(start = 0, fixed = true); discrete Real n(start = 0, fixed = true), "
                "m(start = 0, fixed = true); equation der(x) = 1; "
                "when sample(0.2, 10) then n = pre(n) + 1; end when; "
                "when x > 0.2 + 1e-15 then m = pre(m) + 1; end when; end S;",
                11);
        QVERIFY2(s.isRegular(), qPrintable(s.messages()));
        QCOMPARE(s.last(QStringLiteral("m")), 1.0);
        QCOMPARE(s.at(QStringLiteral("n"), 5), 1.0);
        QCOMPARE(s.last(QStringLiteral("n")), 2.0);
    }

    void pulsesByTime()
    {
        const LibraryRun p =
            run("model P Real x(start = 0, fixed = true); Boolean on; equation on = time >= 0.3 and time < 1.7; "
                "der(x) = if on then 1 else 0; end P;",
                2);
        QVERIFY2(p.isRegular(), qPrintable(p.messages()));
        QVERIFY(hasEventAt(p, 0.3) && hasEventAt(p, 1.7));
        QVERIFY(std::fabs(p.last(QStringLiteral("x")) - 1.4) < 1e-9);
    }

    void aJumpBehindAnotherEventIsAJump()
    {
        // The step between the two says nothing of what the jump does to the next ones.
        LibraryRunOptions options;
        options.stopTime = 1;
        options.tolerance = 1e-6;
        const LibraryRun p = runText(
            "model P Real x(start = 0, fixed = true); discrete Real k(start = 0, fixed = true); "
            "equation when sample(0.5, 10) then k = 1; end when; "
            "der(x) = (if time >= 0.5 + 1e-10 then 10 else 0) - x; end P;",
            options);
        QVERIFY2(p.isRegular(), qPrintable(p.messages()));
        QCOMPARE(p.status.statistics.timeEvents, 2);
        QCOMPARE(p.status.statistics.restarts, 1);
        QVERIFY(p.status.statistics.errorTestFailures <= 2);
    }

    void booleanLoop()
    {
        // An ideal diode with a sine source and a resistor beside a capacitor's charge: it conducts where u > v.
        const LibraryRun d =
            run("model D Real u = sin(time); Real i, v, s; Boolean off(start = true); equation off = s < 0; "
                "u = v + (if off then s else 0); i = if off then 0 else s; v = 2*i; end D;",
                10);
        QVERIFY2(d.isRegular(), qPrintable(d.messages()));
        for (const double time : {M_PI, 2 * M_PI, 3 * M_PI})
            QVERIFY2(hasEventAt(d, time), qPrintable(QString::number(time)));
        QVERIFY(std::fabs(d.at(QStringLiteral("i"), 1) - std::sin(1.0) / 2) < 1e-6);
        QVERIFY(std::fabs(d.at(QStringLiteral("i"), 4)) < 1e-12);
    }

    void theEndIsAnEvent_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<double>("stopTime");
        QTest::addColumn<double>("last");
        QTest::newRow("stop time") << QByteArray() << 0.75 << 0.75;
        QTest::newRow("between rows") << QByteArray() << 0.77 << 0.77;
        QTest::newRow("at an event") << QByteArray("when time >= 0.5 then s = 1; end when;") << 0.5 << 0.5;
        QTest::newRow("terminate") << QByteArray("when x > 0.4 then terminate(\"enough\"); end when;") << 1.0 << 0.4;
        QTest::newRow("terminate at a row")
            << QByteArray("when sample(0.5, 1) then terminate(\"enough\"); end when;") << 1.0 << 0.5;
    }

    void theEndIsAnEvent()
    {
        QFETCH(QByteArray, end);
        QFETCH(double, stopTime);
        QFETCH(double, last);
        const LibraryRun t =
            run("model T Real x(start = 0, fixed = true), atEnd, sum(start = 0, fixed = true); "
                "discrete Real s(start = 0), y(start = -1, fixed = true); equation der(x) = 1; der(sum) = atEnd; "
                "atEnd = if terminal() then 1 else 0; when terminal() then y = 2*x; end when; " +
                    (end.contains("s = 1") ? end : "when false then s = 0; end when; " + end) + " end T;",
                stopTime, 0.25);
        QVERIFY2(t.isRegular(), qPrintable(t.messages()));
        const auto final = [&](const char* path) {
            return t.results.value(t.results.find(QString::fromLatin1(path)), t.results.rowCount() - 1);
        };
        QVERIFY(std::fabs(t.results.lastTime() - last) < 1e-12);
        QVERIFY2(std::fabs(final("y") - 2 * last) < 1e-12, qPrintable(QString::number(final("y"))));
        QCOMPARE(final("atEnd"), 1.0);
        QCOMPARE(final("sum"), 0.0);
        QCOMPARE(t.results.value(t.results.find(QStringLiteral("atEnd")), t.results.rowCount() - 2), 0.0);
        QCOMPARE(t.at(QStringLiteral("y"), 0.2), -1.0);
    }

    // A sampler that is much quicker than the run is long does not chatter.
    void quickSamplersAreNoChattering_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::newRow("sample") << QByteArray("sample(0, 0.001)");
        QTest::newRow("time") << QByteArray("time >= 0.001*(pre(n) + 1)");
    }

    void quickSamplersAreNoChattering()
    {
        QFETCH(QByteArray, event);
        const LibraryRun d = run("model D Integer n(start = 0, fixed = true); equation when " + event +
                                     " then n = pre(n) + 1; end when; when n >= 1000 then terminate(\"all\"); "
                                     "end when; end D;",
                                 1e6, 1e5);
        QVERIFY(d.status.end);
        QVERIFY2(d.status.end->reason == solver::EndReason::Terminated, qPrintable(d.messages()));
        QCOMPARE(d.last(QStringLiteral("n")), 1000.0);
    }

    // Where the condition holds is an event, whatever stands around the call.
    void terminateOutsideWhen_data()
    {
        QTest::addColumn<QByteArray>("equation");
        QTest::addColumn<double>("end");
        QTest::newRow("state") << QByteArray("if x > 0.5 then terminate(\"now\"); end if;") << 0.25;
        QTest::newRow("branches") << QByteArray(
                                         "if time > 0.75 then terminate(\"late\"); elseif x > 1 then "
                                         "if y > 0.4 then terminate(\"now\"); end if; end if;")
                                  << 0.5;
        QTest::newRow("not in this branch")
            << QByteArray("if time > 0.75 then assert(true, \"\"); elseif x > 1.75 then terminate(\"never\"); end if;")
            << 1.0;
        QTest::newRow("at the start") << QByteArray("if x < 0.5 then terminate(\"now\"); end if;") << 0.0;
        QTest::newRow("always") << QByteArray("terminate(\"now\");") << 0.0;
        QTest::newRow("when initial") << QByteArray("when initial() then terminate(\"now\"); end when;") << 0.0;
        QTest::newRow("sample") << QByteArray("when sample(0, 1) then terminate(\"now\"); end when;") << 0.0;
        QTest::newRow("for") << QByteArray("for i in 1:3 loop if x > i/2 then terminate(\"now\"); end if; end for;")
                             << 0.25;
    }

    void terminateOutsideWhen()
    {
        QFETCH(QByteArray, equation);
        QFETCH(double, end);
        const LibraryRun d =
            run("model D Real x(start = 0, fixed = true), y = x/2; equation der(x) = 2; " + equation + " end D;", 1);
        QVERIFY2(d.isRegular(), qPrintable(d.messages()));
        QVERIFY2(std::fabs(d.results.lastTime() - end) < 1e-9, qPrintable(QString::number(d.results.lastTime())));
        QCOMPARE(d.status.end->reason, end < 1 ? solver::EndReason::Terminated : solver::EndReason::StopTimeReached);
        if (end < 1)
            QVERIFY2(d.messages().contains(QStringLiteral("now")), qPrintable(d.messages()));
    }

    void samplesNeedAnInterval()
    {
        const QByteArray model =
            "Integer n(start = 0, fixed = true); equation when sample(0.5, T) then "
            "n = pre(n) + 1; end when; end D;";
        const LibraryRun solved =
            run("model D parameter Real T(fixed = false); initial equation T = 0.1; public " + model, 1, 0.1);
        QVERIFY2(solved.isRegular(), qPrintable(solved.messages()));
        QVERIFY(hasEventAt(solved, 0.5));
        for (const char* time : {"0", "-0.1"}) {
            const LibraryRun d = run("model D parameter Real T = " + QByteArray(time) + "; " + model, 1, 0.1);
            QVERIFY(!d.isRegular());
            QVERIFY2(d.messages().contains(
                         QStringLiteral("the interval of `sample(0.5, T)` is %1 s").arg(QLatin1String(time))),
                     qPrintable(d.messages()));
        }
    }

    void delaysNeedTime()
    {
        const LibraryRun none = run("model D Real y = delay(time, 0); end D;", 1, 0.1);
        QVERIFY2(none.isRegular(), qPrintable(none.messages()));
        QCOMPARE(none.at(QStringLiteral("y"), 0.5), 0.5);
        for (const char* time : {"0", "-0.1"}) {
            const LibraryRun d =
                run("model D parameter Real T = " + QByteArray(time) + "; Real y = delay(time, T); end D;", 1, 0.1);
            QVERIFY(!d.isRegular());
            QVERIFY2(d.messages().contains(QStringLiteral("delays by %1 s").arg(QLatin1String(time))),
                     qPrintable(d.messages()));
        }
    }

    void jumpsComeOutOfADelay_data()
    {
        QTest::addColumn<QByteArray>("jump");
        QTest::addColumn<double>("delay");
        QTest::newRow("time") << QByteArray("u = if time >= 0.3 then 1 else 0;") << 0.1;
        // 0.3 + 0.7 - 0.7 is not 0.3.
        QTest::newRow("rounding") << QByteArray("u = if time >= 0.3 then 1 else 0;") << 0.7;
        QTest::newRow("state") << QByteArray("u = if w > 0.3 then 1 else 0;") << 0.25;
        QTest::newRow("sample") << QByteArray("when sample(0.3, 10) then u = 1; end when;") << 0.2;
        QTest::newRow("echo") << QByteArray("u = if time >= 0.2 then delay(if time >= 0.1 then 1 else 0, 0.2) else 0;")
                              << 0.15;
    }

    // u jumps at 0.3 s from 0 to 1; x counts from then on, y follows with a lag of 0.1 s.
    void jumpsComeOutOfADelay()
    {
        QFETCH(QByteArray, jump);
        QFETCH(double, delay);
        const LibraryRun d = run(
            "model D Real w(start = 0, fixed = true), x(start = 0, fixed = true), y(start = 0, fixed = true), late; "
            "Real u(start = 0, fixed = false); equation der(w) = 1; " +
                jump + " late = delay(u, " + QByteArray::number(delay) +
                "); der(x) = late; der(y) = 10*(late - y); end D;",
            2, 0.01, 1e-10);
        QVERIFY2(d.isRegular(), qPrintable(d.messages()));
        QVERIFY(hasEventAt(d, 0.3 + delay));
        for (double after : {0.0, 0.01, 0.5, 2 - 0.3 - delay}) {
            const double time = 0.3 + delay + after;
            QVERIFY2(std::fabs(d.at(QStringLiteral("x"), time) - after) < 1e-9,
                     qPrintable(QString::number(d.at(QStringLiteral("x"), time) - after)));
            QVERIFY2(std::fabs(d.at(QStringLiteral("y"), time) - (1 - std::exp(-10 * after))) < 1e-9,
                     qPrintable(QString::number(d.at(QStringLiteral("y"), time) - (1 - std::exp(-10 * after)))));
        }
        // The integrator does not feel its way to the jump.
        QVERIFY2(d.status.statistics.errorTestFailures <= 5,
                 qPrintable(QString::number(d.status.statistics.errorTestFailures)));
    }
};

BRAMAH_TEST(EventTimesTest);

}  // namespace bramah::test

#include "event_times_test.moc"
