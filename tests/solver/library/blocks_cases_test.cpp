// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <algorithm>
#include <array>
#include <vector>

using namespace bramah::test;

namespace {

/// The answer of w^2/(s^2 + 2*D*w*s + w^2) to a unit step, D below 1.
double secondOrder(double w, double damping, double time)
{
    const double omega = w * std::sqrt(1 - damping * damping);
    return 1 - std::exp(-damping * w * time) * (std::cos(omega * time) + damping * w / omega * std::sin(omega * time));
}

}  // namespace

/// Blocks against closed forms and difference equations.
class BlocksCasesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeFormsOfALagAnswerAlike()
    {
        const LibraryRun run =
            runText(caseText("  S.Constant one(k=1);\n  B.Continuous.SecondOrder a(w=10, D=0.3);\n"
                             "  B.Continuous.TransferFunction b(b={100}, a={1, 6, 100});\n"
                             "  B.Continuous.StateSpace c(A=[0, 1; -100, -6], B=[0; 100], C=[1, 0]);\n",
                             "  connect(one.y, a.u);\n  connect(one.y, b.u);\n  connect(one.y, c.u[1]);\n"),
                    until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.1, 0.3, 1.0, 2.0})
            for (const char* const name : {"a.y", "b.y", "c.y[1]"})
                expectNear(run.at(QLatin1String(name), t), secondOrder(10, 0.3, t), 1e-8, QLatin1String(name));
    }

    void stateSpacePassesItsInputThrough()
    {
        // Two inputs, two outputs: x' = -x + u1, y1 = x + 2*u2, y2 = 3*u1.
        const LibraryRun run =
            runText(caseText("  S.Constant u1(k=1);\n  S.Ramp u2(duration=1);\n"
                             "  B.Continuous.StateSpace c(A=[-1], B=[1, 0], C=[1; 0], D=[0, 2; 3, 0]);\n",
                             "  connect(u1.y, c.u[1]);\n  connect(u2.y, c.u[2]);\n"),
                    until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.at(QStringLiteral("c.y[1]"), 0.5), 1 - std::exp(-0.5) + 1, 1e-9, QStringLiteral("y1"));
        expectNear(run.at(QStringLiteral("c.y[2]"), 0.5), 3, 1e-12, QStringLiteral("y2"));
    }

    void controllersAnswerAStep()
    {
        const LibraryRun run = runText(
            caseText(
                "  S.Constant one(k=1), zero(k=0);\n  B.Continuous.PID a(k=2, Ti=0.5, Td=0.1, Nd=10);\n"
                "  B.Continuous.LimPID b(k=2, Ti=0.5, Td=0.1, wd=1, yMax=1000);\n"
                "  B.Continuous.LimPID pi(controllerType=Bramah.Types.SimpleController.PI, k=2, Ti=0.5, yMax=1000);\n"
                "  B.Continuous.LimPID p(controllerType=Bramah.Types.SimpleController.P, k=2, yMax=1000);\n"
                "  B.Continuous.LimPID pd(controllerType=Bramah.Types.SimpleController.PD, k=2, Td=0.1, wd=1, "
                "yMax=1000);\n",
                "  connect(one.y, a.u);\n  connect(one.y, b.u_s);\n  connect(zero.y, b.u_m);\n"
                "  connect(one.y, pi.u_s);\n  connect(zero.y, pi.u_m);\n  connect(one.y, p.u_s);\n"
                "  connect(zero.y, p.u_m);\n  connect(one.y, pd.u_s);\n  connect(zero.y, pd.u_m);\n"),
            until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.004, 0.02, 0.1, 1.0}) {
            const double derivative = 10 * std::exp(-t / 0.01);
            for (const char* const name : {"a.y", "b.y"})
                expectNear(run.at(QLatin1String(name), t), 2 * (1 + t / 0.5 + derivative), 1e-7, QLatin1String(name));
            expectNear(run.at(QStringLiteral("pi.y"), t), 2 * (1 + t / 0.5), 1e-9, QStringLiteral("PI"));
            expectNear(run.at(QStringLiteral("p.y"), t), 2, 1e-12, QStringLiteral("P"));
            expectNear(run.at(QStringLiteral("pd.y"), t), 2 * (1 + derivative), 1e-7, QStringLiteral("PD"));
        }
    }

    void integralPartIsLedBackAtALimit()
    {
        // Held at the limit by the error e, the output without limits settles k*Ni*e beyond it.
        const LibraryRun run = runText(
            caseText("  S.Constant one(k=1), zero(k=0);\n  B.Continuous.LimPID b(k=4, Ti=0.5, yMax=2, Ni=0.9);\n",
                     "  connect(one.y, b.u_s);\n  connect(zero.y, b.u_m);\n"),
            until(20));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("b.y")), 2, 1e-12, QStringLiteral("y"));
        expectNear(4 * (1 + run.last(QStringLiteral("b.xi"))), 2 + 4 * 0.9, 1e-7, QStringLiteral("v"));
    }

    void sampledLoopIsItsDifferenceEquation()
    {
        // Plant 1/(1 + s) behind a hold: x(k+1) = q*x(k) + (1 - q)*u(k), q = exp(-T); controller by its definition.
        const double T = 0.05, k = 6, Ti = 0.8, Td = 0.05, Nd = 10, limit = 3, Ni = 0.9;
        LibraryRunOptions options = until(2, 1e-12);
        options.interval = T / 2;
        const LibraryRun run = runText(
            caseText(
                "  S.Constant r(k=1);\n  B.Discrete.DiscretePID c(samplePeriod=0.05, k=6, Ti=0.8, Td=0.05, yMax=3);\n"
                "  B.Continuous.FirstOrder p(T=1);\n",
                "  connect(r.y, c.u_s);\n  connect(c.y, p.u);\n  connect(p.y, c.u_m);\n"),
            options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double q = std::exp(-T);
        double x = 0, xi = 0, xd = 0, before = 0;
        for (int sample = 0; sample < 39; ++sample) {
            const double e = 1 - x;
            const double d = -x;
            xd = (Td * xd + (sample > 0 ? Td * Nd * (d - before) : 0)) / (Td + Nd * T);
            before = d;
            const double v = k * (e + xi + xd);
            const double y = std::clamp(v, -limit, limit);
            xi += T / Ti * (e + (y - v) / (k * Ni));
            const double time = (sample + 0.5) * T;
            expectNear(run.at(QStringLiteral("c.y"), time), y, 1e-8, QStringLiteral("y(%1)").arg(sample));
            expectNear(run.at(QStringLiteral("p.y"), time), std::sqrt(q) * x + (1 - std::sqrt(q)) * y, 1e-8,
                       QStringLiteral("x(%1)").arg(sample));
            x = q * x + (1 - q) * y;
        }
    }

    void holdsAndDelaysKeepTheirSamples()
    {
        LibraryRunOptions options = until(1);
        options.interval = 0.05;
        const LibraryRun run =
            runText(caseText("  S.Ramp r(height=10, duration=1);\n  B.Discrete.Sampler s(samplePeriod=0.1);\n"
                             "  B.Discrete.ZeroOrderHold h(samplePeriod=0.1);\n"
                             "  B.Discrete.UnitDelay d(samplePeriod=0.1, y_start=-1);\n",
                             "  connect(r.y, s.u);\n  connect(r.y, h.u);\n  connect(r.y, d.u);\n"),
                    options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (int sample = 0; sample < 10; ++sample) {
            const double time = 0.1 * sample + 0.05;
            expectNear(run.at(QStringLiteral("s.y"), time), sample, 1e-9, QStringLiteral("sampler"));
            expectNear(run.at(QStringLiteral("h.y"), time), sample, 1e-9, QStringLiteral("hold"));
            expectNear(run.at(QStringLiteral("d.y"), time), sample == 0 ? -1 : sample - 1, 1e-9,
                       QStringLiteral("delay"));
        }
    }

    void sampledFeedbackWithoutPlantNeedsAHold()
    {
        // u = 1 - h(u/2): the hold breaks the loop, u(k+1) = 1 - u(k)/2 goes to 2/3.
        const LibraryRun run = runText(caseText("  B.Discrete.ZeroOrderHold h(samplePeriod=0.1);\n  Real u(start=1);\n",
                                                "  u = 1 - h.y;\n  h.u = u/2;\n"),
                                       until(5));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("u")), 2.0 / 3, 1e-9, QStringLiteral("u"));
    }

    void backlashPlays()
    {
        // Carried up by a ramp with b/2 and the lag T*slope, stays at the turn, carried down.
        const LibraryRun run =
            runText(caseText("  S.TimeTable u(table=[0, 0; 1, 1; 2, 0]);\n  B.Nonlinear.Backlash g(b=0.2, T=1e-3);\n",
                             "  connect(u.y, g.u);\n"),
                    until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.at(QStringLiteral("g.y"), 0.08), 0, 1e-12, QStringLiteral("before"));
        expectNear(run.at(QStringLiteral("g.y"), 0.6), 0.6 - 0.1 - 1e-3, 1e-8, QStringLiteral("up"));
        const double turn = 1 - 0.1 - 1e-3 * std::log(2.0);  // the lag runs out while the input turns
        expectNear(run.at(QStringLiteral("g.y"), 1.1), turn, 1e-7, QStringLiteral("at the turn"));
        expectNear(run.at(QStringLiteral("g.y"), 1.8), 0.2 + 0.1 + 1e-3, 1e-8, QStringLiteral("down"));
    }

    void rateLimiterLimits()
    {
        // A step of 1 at 0.1 s: slope 2 until u - y = 2*Td, then exponential.
        const LibraryRun run =
            runText(caseText("  S.Step u(startTime=0.1);\n  B.Nonlinear.RateLimiter g(Rising=2, Td=0.05);\n",
                             "  connect(u.y, g.u);\n"),
                    until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.at(QStringLiteral("g.y"), 0.3), 0.4, 1e-9, QStringLiteral("ramp"));
        const double bend = 0.1 + 0.45;
        for (const double t : {0.6, 0.8})
            expectNear(run.at(QStringLiteral("g.y"), t), 1 - 0.1 * std::exp(-(t - bend) / 0.05), 1e-7,
                       QStringLiteral("tail"));
    }

    void quantizerAndHysteresisSwitchWhereTheySay()
    {
        const LibraryRun run = runText(
            caseText("  S.Ramp u(height=1, duration=1, offset=-0.5);\n  B.Nonlinear.Quantizer q(q=0.2);\n"
                     "  S.TimeTable v(table=[0, 0; 1, 1; 2, 0]);\n  B.Nonlinear.Hysteresis h(uLow=0.3, uHigh=0.7);\n",
                     "  connect(u.y, q.u);\n  connect(v.y, h.u);\n"),
            until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.05, 0.18, 0.35, 0.52, 0.61, 0.99})
            expectNear(run.at(QStringLiteral("q.y"), t), 0.2 * std::floor((t - 0.5) / 0.2 + 0.5), 1e-12,
                       QStringLiteral("q"));
        expectNear(run.at(QStringLiteral("h.y"), 0.696), 0, 1e-12, QStringLiteral("h"));
        expectNear(run.at(QStringLiteral("h.y"), 0.704), 1, 1e-12, QStringLiteral("h"));
        expectNear(run.at(QStringLiteral("h.y"), 1.696), 1, 1e-12, QStringLiteral("h"));
        expectNear(run.at(QStringLiteral("h.y"), 1.704), 0, 1e-12, QStringLiteral("h"));
    }

    void deadTimeDelays()
    {
        const LibraryRun run = runText(
            caseText("  S.Sine u(f=1);\n  B.Nonlinear.Delay d(delayTime=0.1);\n  Real x(start=0, fixed=true);\n",
                     "  connect(u.y, d.u);\n  der(x) = u.y - x;\n"),
            until(1, 1e-8));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.2, 0.5, 0.9})
            expectNear(run.at(QStringLiteral("d.y"), t), std::sin(2 * kPi * (t - 0.1)), 1e-3, QStringLiteral("y"));
    }

    void timeTableGoesThroughItsRows()
    {
        const LibraryRun run = runText(
            caseText(
                "  S.TimeTable a(table=[0, 1; 1, 3; 1, 2; 2, 2; 4, 0]);\n"
                "  S.TimeTable b(table=[0, 1; 1, 3; 4, 0], extrapolation=Bramah.Types.Extrapolation.Periodic);\n"
                "  S.TimeTable c(table=[0, 1; 1, 3; 4, 0], extrapolation=Bramah.Types.Extrapolation.LastTwoPoints,\n"
                "    timeScale=2, startTime=1, offset=5);\n"
                "  S.TimeTable d(table=[0, 1; 1, 3; 4, 0], smoothness=Bramah.Types.Smoothness.ConstantSegments);\n",
                {}),
            until(10));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const std::array<std::array<double, 5>, 5> rows{
            {{0.5, 2, 2, 5, 1}, {1.5, 2, 2.5, 6.5, 3}, {3, 1, 1, 8, 3}, {4.5, 0, 2, 7.25, 0}, {9.5, 0, 2.5, 4.75, 0}}};
        for (const auto& row : rows) {
            const std::array<const char*, 4> names{"a.y", "b.y", "c.y", "d.y"};
            for (std::size_t i = 0; i < names.size(); ++i)
                expectNear(run.at(QLatin1String(names[i]), row[0]), row[i + 1], 1e-9,
                           QStringLiteral("%1 at %2").arg(QLatin1String(names[i])).arg(row[0]));
        }
    }

    void smoothTimeTableIsMonotoneWithContinuousSlope()
    {
        LibraryRunOptions options = until(5);
        options.interval = 1e-3;
        const LibraryRun run =
            runText(caseText("  S.TimeTable a(table=[0, 0; 1, 0.1; 1.5, 2; 3, 2.1; 3.2, 4; 5, 4],\n"
                             "    smoothness=Bramah.Types.Smoothness.MonotoneContinuousDerivative1);\n",
                             {}),
                    options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const int column = run.results.find(QStringLiteral("a.y"));
        double before = 0, slopeBefore = 0;
        for (int step = 0; step <= 5000; ++step) {
            const double y = run.results.valueAt(column, step * 1e-3);
            QVERIFY2(step == 0 || y >= before - 1e-12, qPrintable(QString::number(step)));
            const double slope = (y - before) / 1e-3;
            // second derivatives stay below 6*(slopes of 13)/0.2
            QVERIFY2(step < 2 || std::abs(slope - slopeBefore) < 0.45, qPrintable(QString::number(step)));
            slopeBefore = slope;
            before = y;
        }
        for (const auto& [time, value] : {std::pair{1.0, 0.1}, {1.5, 2.0}, {3.0, 2.1}, {3.2, 4.0}, {4.0, 4.0}})
            expectNear(run.results.valueAt(column, time), value, 1e-12, QStringLiteral("row"));
        // slope at 1: 3*(h0 + h1)/((2*h1 + h0)/s0 + (h1 + 2*h0)/s1)
        const double slope = 3 * 1.5 / (2 / 0.1 + 2.5 / 3.8);
        expectNear((run.results.valueAt(column, 1.001) - run.results.valueAt(column, 0.999)) / 2e-3, slope, 2e-2,
                   QStringLiteral("slope"));
    }

    void curvesAreMonotoneWithContinuousSlope()
    {
        // The derivative that the compiler knows: never negative, and without a jump at a row.
        LibraryRunOptions options = until(6);
        options.interval = 1e-3;
        const LibraryRun run = runText(
            caseText("  B.Tables.CombiTable1Ds t(table=[0, 0; 1, 0.1; 1.5, 2; 3, 2.1; 3.2, 4; 5, 4]);\n  Real slope;\n",
                     "  t.u = time;\n  slope = der(t.y[1]);\n"),
            options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.status.statistics.stateEvents, 0);
        const int y = run.results.find(QStringLiteral("t.y[1]"));
        const int slope = run.results.find(QStringLiteral("slope"));
        double integral = 0;
        for (int step = 1; step <= 6000; ++step) {
            const double before = run.results.valueAt(slope, (step - 1) * 1e-3);
            const double now = run.results.valueAt(slope, step * 1e-3);
            QVERIFY2(now >= -1e-12, qPrintable(QString::number(step)));
            QVERIFY2(std::abs(now - before) < 0.45, qPrintable(QString::number(step)));
            integral += (before + now) / 2 * 1e-3;
            expectNear(integral, run.results.valueAt(y, step * 1e-3), 2e-4, QString::number(step));
        }
    }

    void mapsAndSeveralCurvesAreRead()
    {
        const LibraryRun run =
            runText(caseText("  B.Tables.CombiTable1Dv v(table=[0, 0, 5; 1, 1, 6; 2, 4, 9],\n"
                             "    smoothness=Bramah.Types.Smoothness.LinearSegments);\n"
                             "  B.Tables.CombiTable2Ds m(table=[0, 0, 1, 2; 0, 0, 1, 2; 10, 10, 11, 14]);\n"
                             "  S.CombiTimeTable t(table=[0, 1, 2; 1, 3, 4; 4, 6, 9], offset={1});\n",
                             "  v.u = {time, 2 - time};\n  m.u1 = 4;\n  m.u2 = time;\n"),
                    until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.at(QStringLiteral("v.y[1]"), 1.5), 2.5, 1e-12, QStringLiteral("v.y[1]"));
        expectNear(run.at(QStringLiteral("v.y[2]"), 1.5), 5.5, 1e-12, QStringLiteral("v.y[2]"));
        // rows 0 and 10 at u2 = 1.5: 1.5 and 12.5
        expectNear(run.at(QStringLiteral("m.y"), 1.5), 1.5 + 0.4 * 11, 1e-12, QStringLiteral("m.y"));
        expectNear(run.at(QStringLiteral("t.y[1]"), 1.6), 1 + 3.6, 1e-12, QStringLiteral("t.y[1]"));
        expectNear(run.at(QStringLiteral("t.y[2]"), 1.6), 1 + 5, 1e-12, QStringLiteral("t.y[2]"));
    }

    void dutyCycleRepeats()
    {
        const LibraryRun run =
            runText(caseText("  S.DutyCycle a(duration={2, 1, 3}, value={1, 4, 0}, transition=0.5, startTime=1);\n"
                             "  S.DutyCycle b(duration={2, 1, 3}, value={1, 4, 0}, transition=0, repeat=false);\n",
                             {}),
                    until(20));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const std::array<std::array<double, 2>, 7> rows{
            {{0.5, 0}, {1.25, 0.5}, {2.6, 1}, {3.25, 2.5}, {3.8, 4}, {6.5, 0}, {1.25 + 18, 0.5}}};
        for (const auto& row : rows)
            expectNear(run.at(QStringLiteral("a.y"), row[0]), row[1], 1e-2, QString::number(row[0]));
        expectNear(run.at(QStringLiteral("b.y"), 1), 1, 1e-12, QStringLiteral("b"));
        expectNear(run.at(QStringLiteral("b.y"), 2.6), 4, 1e-12, QStringLiteral("b"));
        expectNear(run.at(QStringLiteral("b.y"), 15), 0, 1e-12, QStringLiteral("b"));
    }

    // A run that begins in the middle of a period is the rest of one that began at 0.
    void periodicSourcesCountPeriodsFromTheirOwnStart()
    {
        const QByteArray text = caseText(
            "  S.Pulse pulse(width=50, period=2, startTime=0.7);\n"
            "  S.BooleanPulse boolean(width=30, period=2, startTime=0.7);\n"
            "  S.Trapezoid trapezoid(rising=0.3, width=0.5, falling=0.4, period=2, startTime=0.7);\n"
            "  S.DutyCycle cycle(startTime=0.7);\n  S.Pulse later(period=2, startTime=9);\n",
            {});
        const LibraryRun whole = runText(text, until(12));
        QVERIFY2(whole.isRegular(), qPrintable(whole.messages()));
        for (const double from : {0.3, 0.9, 7.0, 7.9}) {
            LibraryRunOptions options = until(12);
            options.startTime = from;
            const LibraryRun rest = runText(text, options);
            QVERIFY2(rest.isRegular(), qPrintable(rest.messages()));
            for (double t = from + 0.005; t < 12; t += 0.1)
                for (const char* const name : {"pulse.y", "boolean.y", "trapezoid.y", "cycle.y", "later.y"})
                    expectNear(rest.at(QLatin1String(name), t), whole.at(QLatin1String(name), t), 1e-9,
                               QStringLiteral("%1 from %2 at %3").arg(QLatin1String(name)).arg(from).arg(t));
        }
    }

    void sourcesEndAfterTheirPeriods()
    {
        const LibraryRun run = runText(
            caseText("  S.Pulse pulse(period=2, nperiod=2, startTime=1), none(period=1, nperiod=0);\n"
                     "  S.Trapezoid trapezoid(rising=0.5, width=0.5, falling=0.5, period=2, nperiod=2, startTime=1);\n",
                     {}),
            until(8));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const auto& [t, y] : {std::pair{0.5, 0}, {1.7, 1}, {2.5, 0}, {3.7, 1}, {5.7, 0}, {7.7, 0}}) {
            expectNear(run.at(QStringLiteral("pulse.y"), t), y, 1e-12, QStringLiteral("pulse"));
            expectNear(run.at(QStringLiteral("trapezoid.y"), t), y, 1e-12, QStringLiteral("trapezoid"));
            expectNear(run.at(QStringLiteral("none.y"), t), 0, 0, QStringLiteral("none"));
        }
    }

    void sliderStaysBetweenItsEnds()
    {
        const LibraryRun run = runText(
            caseText("  S.Slider a(value=0.3), b(value=7, maximum=5);\n  S.Button c(pressed=true);\n", {}), until(0.1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("a.y")), 0.3, 0, QStringLiteral("a"));
        expectNear(run.last(QStringLiteral("b.y")), 5, 0, QStringLiteral("b"));
        expectNear(run.last(QStringLiteral("c.y")), 1, 0, QStringLiteral("c"));
    }
};

BRAMAH_TEST(BlocksCasesTest);

#include "blocks_cases_test.moc"
