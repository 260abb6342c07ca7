// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <algorithm>

using namespace bramah::test;

namespace {

/// The first time at which a Boolean of the results is true; NaN if it never is.
double firstTrue(const LibraryRun& run, const QString& path, double from = 0)
{
    const int column = run.results.find(path);
    for (std::size_t row = 0; column >= 0 && row < run.results.rowCount(); ++row)
        if (run.results.time(row) >= from && run.results.value(column, row) > 0.5)
            return run.results.time(row);
    return std::nan("");
}

/// The first time from \a from on at which a Boolean of the results is false; NaN if it never is.
double firstFalse(const LibraryRun& run, const QString& path, double from = 0)
{
    const int column = run.results.find(path);
    for (std::size_t row = 0; column >= 0 && row < run.results.rowCount(); ++row)
        if (run.results.time(row) >= from && run.results.value(column, row) < 0.5)
            return run.results.time(row);
    return std::nan("");
}

/// The integral of v/(1 + loss*tanh(v/1 mm/s)) from 0 to \a speed: the same for a blow and, with -loss, for the
/// rebound.
double stopIntegral(double speed, double loss)
{
    const int intervals = 200000;
    double sum = 0;
    for (int i = 0; i <= intervals; ++i) {
        const double v = speed * i / intervals;
        const double weight = i == 0 || i == intervals ? 1 : (i % 2 == 1 ? 4 : 2);
        sum += weight * v / (1 + loss * std::tanh(v / 1e-3));
    }
    return sum * speed / intervals / 3;
}

/// The speed with which a mass leaves a stop that it hit with \a speed.
double reboundSpeed(double speed, double restitution)
{
    const double loss = (1 - restitution * restitution) / (1 + restitution * restitution);
    const double before = stopIntegral(speed, loss);
    double low = 0, high = speed;
    for (int i = 0; i < 40; ++i) {
        const double v = (low + high) / 2;
        (stopIntegral(v, -loss) < before ? low : high) = v;
    }
    return low;
}

}  // namespace

/// Mechanical components against exact solutions.
class MechanicsCasesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dryFrictionEndsASwing()
    {
        // Amplitudes fall by 2*F/c a half cycle; the mass stops where the spring is weaker than the friction.
        const LibraryRun run =
            runText(caseText("  T.Mass m(m=2, s(start=0.11, fixed=true), v(start=0, fixed=true));\n"
                             "  T.Spring c(c=800);\n  T.Friction f(f_coulomb=10);\n  T.Fixed w;\n",
                             "  connect(w.flange, c.flange_a);\n  connect(c.flange_b, m.flange_a);\n"
                             "  connect(w.flange, f.flange_a);\n  connect(f.flange_b, m.flange_b);\n"),
                    until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double half = kPi / 20;
        for (const double t : {0.1, 0.2, 0.4, 0.5, 0.6}) {
            const int swing = static_cast<int>(t / half);
            const double sign = swing % 2 == 0 ? 1 : -1;
            const double centre = sign * 0.0125;
            const double amplitude = 0.11 - 0.025 * swing - 0.0125;
            expectNear(run.at(QStringLiteral("m.s"), t), centre + sign * amplitude * std::cos(20 * (t - swing * half)),
                       1e-8, QStringLiteral("s"));
        }
        expectNear(firstTrue(run, QStringLiteral("f.locked"), 0.01), 4 * half, 1e-6, QStringLiteral("sticks at"));
        expectNear(run.last(QStringLiteral("m.s")), 0.01, 1e-8, QStringLiteral("where it sticks"));
        expectNear(run.last(QStringLiteral("f.f")), -8, 1e-5, QStringLiteral("force held"));
        QVERIFY(std::abs(run.last(QStringLiteral("m.v"))) < 1e-12);
    }

    void massSticksUntilTheForceBreaksItAway()
    {
        const QByteArray drive = "  T.Force f;\n  S.Ramp r(height=200, duration=2);\n";
        const char* const joined = "  connect(r.y, f.f);\n  connect(f.flange, m.flange_a);\n";
        const LibraryRun run =
            runText(caseText("  T.MassWithStops m(m=5, smin=-99, smax=99, f_coulomb=100, s(fixed=true), "
                             "v(fixed=true));\n" +
                                 drive,
                             joined),
                    until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(firstFalse(run, QStringLiteral("m.locked"), 1e-6), 1, 1e-7, QStringLiteral("breaks away at"));
        // It clings to a mass of 1e9*f_static, and its speed fades with 1 ms: under that force it creeps by 1e-12 m/s.
        expectNear(run.at(QStringLiteral("m.s"), 0.996), 0, 1e-12, QStringLiteral("s while stuck"));
        for (const double t : {1.2, 1.6, 2.0})  // m*a = 100*(t - 1)
            expectNear(run.at(QStringLiteral("m.v"), t), 10 * (t - 1) * (t - 1), 1e-6, QStringLiteral("v"));
        const LibraryRun stribeck = runText(caseText("  T.MassWithStops m(m=5, smin=-99, smax=99, f_coulomb=100, "
                                                     "f_stribeck=50, s(fixed=true), v(fixed=true));\n" +
                                                         drive,
                                                     joined),
                                            until(2));
        QVERIFY2(stribeck.isRegular(), qPrintable(stribeck.messages()));
        expectNear(firstFalse(stribeck, QStringLiteral("m.locked"), 1e-6), 1.5, 1e-7, QStringLiteral("breaks away at"));
    }

    void stickSlipOnABeltRepeats()
    {
        // Sticks to the belt until c*x = F_s; slips as a swing about F_c/c with the belt's speed at its start; sticks
        // again where the speed is the belt's: symmetric about F_c/c.
        const double mass = 1, stiffness = 100, belt = 0.1, slide = 5, hold = 8;
        const double omega = std::sqrt(stiffness / mass);
        const double offset = (hold - slide) / stiffness;
        const double slips = (2 * kPi - 2 * std::atan(offset * omega / belt)) / omega;
        const double sticks = 2 * offset / belt;
        const LibraryRun run = runText(
            caseText(
                "  R.Inertia m(J=1, phi(start=0, fixed=true), w(start=0.1, fixed=true));\n  R.Spring c(c=100);\n"
                "  R.Clutch k(tau_max=5, peak=1.6);\n  R.Speed belt(exact=true);\n  S.Constant v(k=0.1), on(k=1);\n"
                "  R.Fixed w;\n",
                "  connect(w.flange, c.flange_a);\n  connect(c.flange_b, m.flange_a);\n"
                "  connect(m.flange_b, k.flange_a);\n  connect(k.flange_b, belt.flange);\n"
                "  connect(v.y, belt.w_ref);\n  connect(on.y, k.f_normalized);\n"),
            until(10));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double first = hold / stiffness / belt;
        const QString locked = QStringLiteral("k.locked");
        double slip = firstFalse(run, locked, 1e-6);
        expectNear(slip, first, 1e-7, QStringLiteral("first slip"));
        for (int cycle = 0; cycle < 6; ++cycle) {
            const double stick = firstTrue(run, locked, slip + 1e-6);
            expectNear(stick - slip, slips, 1e-7, QStringLiteral("duration of slip %1").arg(cycle));
            slip = firstFalse(run, locked, stick + 1e-6);
            expectNear(slip - stick, sticks, 1e-7, QStringLiteral("duration of stick %1").arg(cycle));
        }
        const double t = first + 0.2;
        expectNear(run.at(QStringLiteral("m.phi"), t),
                   slide / stiffness + offset * std::cos(omega * 0.2) + belt / omega * std::sin(omega * 0.2), 1e-7,
                   QStringLiteral("phi while it slips"));
    }

    void frictionRoundedOffCreeps()
    {
        const LibraryRun run =
            runText(caseText("  T.Mass m(m=1, s(start=0, fixed=true), v(start=0, fixed=true));\n  T.ConstantForce "
                             "p(f_constant=5);\n  T.Friction f(f_coulomb=10, v_small=1e-3, "
                             "dryFriction=Bramah.Types.DryFriction.Rounded);\n  T.Fixed w;\n",
                             "  connect(p.flange, m.flange_a);\n  connect(m.flange_b, f.flange_b);\n"
                             "  connect(f.flange_a, w.flange);\n"),
                    until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("m.v")), 1e-3 * std::atanh(0.5), 1e-9, QStringLiteral("v"));
        QCOMPARE(run.status.statistics.stateEvents, 0);
    }

    void massLeavesAStopAsItsDampingSays_data()
    {
        QTest::addColumn<double>("speed");
        QTest::newRow("slow") << 0.1;
        QTest::newRow("fast") << 1.0;
    }

    void massLeavesAStopAsItsDampingSays()
    {
        QFETCH(double, speed);
        const LibraryRun run = runText(caseText("  T.MassWithStops m(m=2, smin=0, smax=1, s(start=0.05, fixed=true), "
                                                "v(start=" +
                                                    number(-speed) + ", fixed=true));\n",
                                                {}),
                                       until(0.9));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double rebound = reboundSpeed(speed, 0.3);
        expectNear(run.last(QStringLiteral("m.v")), rebound, 1e-6 * speed, QStringLiteral("v"));
        expectNear(rebound, 0.3 * speed, 0.01 * speed, QStringLiteral("share of the speed"));
    }

    void massComesToRestOnItsStop()
    {
        LibraryRunOptions options = until(10, 1e-6);
        const LibraryRun run =
            runText(caseText("  T.MassWithStops m(m=2, smin=0, smax=1, s(start=0.1, fixed=true), v(fixed=true));\n"
                             "  T.ConstantForce g(f_constant=-20);\n",
                             "  connect(g.flange, m.flange_b);\n"),
                    options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(std::abs(run.last(QStringLiteral("m.v"))) < 1e-6);
        expectNear(run.last(QStringLiteral("m.f_stop")), 20, 1e-3, QStringLiteral("force of the stop"));
        QVERIFY2(run.status.statistics.steps < 3000, qPrintable(QString::number(run.status.statistics.steps)));
    }

    void clutchLocksAtItsTime()
    {
        // tau = 0.5*0.1*400 = 20 N.m between J 0.5 at 100 rad/s and J 0.3 at rest.
        const double tau = 20, j1 = 0.5, j2 = 0.3, w1 = 100;
        const double together = j1 * w1 / (j1 + j2);
        const double locks = w1 * j1 * j2 / ((j1 + j2) * tau);
        const LibraryRun run =
            runText(caseText("  R.Inertia a(J=0.5, phi(fixed=true), w(start=100, fixed=true));\n"
                             "  R.Inertia b(J=0.3, phi(fixed=true), w(fixed=true));\n  S.Constant on(k=1);\n"
                             "  R.Clutch k(cgeo=0.1, fn_max=400);\n  Real heat(start=0, fixed=true);\n",
                             "  connect(a.flange_b, k.flange_a);\n  connect(k.flange_b, b.flange_a);\n"
                             "  connect(on.y, k.f_normalized);\n  der(heat) = k.lossPower;\n"),
                    until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(firstTrue(run, QStringLiteral("k.locked")), locks, 1e-8, QStringLiteral("locks at"));
        expectNear(run.last(QStringLiteral("a.w")), together, 1e-8, QStringLiteral("speed"));
        expectNear(run.last(QStringLiteral("b.w")), together, 1e-8, QStringLiteral("speed"));
        expectNear(run.last(QStringLiteral("heat")), tau * w1 * locks / 2, 1e-5, QStringLiteral("heat"));
    }

    void clutchFollowsItsCoefficient()
    {
        // mu falls from 0.5 at rest to 0.25 at 100 rad/s: J*dw/dt = -(0.5 - 0.0025*w)*100.
        const LibraryRun run =
            runText(caseText("  R.Inertia a(J=2, phi(fixed=true), w(start=80, fixed=true));\n  R.Fixed f;\n"
                             "  R.Clutch k(mu_pos=[0, 0.5; 100, 0.25], fn_max=100);\n  S.Constant on(k=1);\n",
                             "  connect(a.flange_b, k.flange_a);\n  connect(k.flange_b, f.flange);\n"
                             "  connect(on.y, k.f_normalized);\n"),
                    until(3));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.6, 1.2, 2.4})
            expectNear(run.at(QStringLiteral("a.w"), t), 200 + (80 - 200) * std::exp(0.125 * t), 1e-6,
                       QStringLiteral("w"));
        QVERIFY(std::isnan(firstTrue(run, QStringLiteral("k.locked"))));
    }

    void openClutchIsFreeAndShutOneHolds()
    {
        // Open for 1 s under 10 N.m, then shut: 30 N.m brake it, and hold it.
        const LibraryRun run = runText(
            caseText("  R.Inertia a(J=1, phi(fixed=true), w(fixed=true));\n  R.ConstantTorque t(tau_constant=10);\n"
                     "  R.Brake k(tau_max=30);\n  S.Step on(startTime=1);\n",
                     "  connect(t.flange, a.flange_a);\n  connect(a.flange_b, k.flange_a);\n"
                     "  connect(on.y, k.f_normalized);\n"),
            until(3));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.at(QStringLiteral("a.w"), 0.9), 9, 1e-8, QStringLiteral("w"));
        expectNear(firstTrue(run, QStringLiteral("k.locked")), 1.5, 1e-8, QStringLiteral("locks at"));
        expectNear(run.last(QStringLiteral("a.w")), 0, 1e-12, QStringLiteral("w"));
        expectNear(run.last(QStringLiteral("k.tau")), 10, 1e-8, QStringLiteral("tau"));
    }

    void leverIsOneBody()
    {
        // Index 3: both masses are one, m_a + m_b*(L_b/L_a)^2.
        const LibraryRun run = runText(
            caseText("  T.Mass a(m=3, s(start=0, fixed=true), v(start=0, fixed=true)), b(m=2);\n  T.Lever l(L_a=0.2, "
                     "L_b=0.5);\n  T.ConstantForce f(f_constant=100);\n",
                     "  connect(f.flange, a.flange_a);\n  connect(a.flange_b, l.flange_a);\n"
                     "  connect(l.flange_b, b.flange_a);\n"),
            until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double acceleration = 100 / (3 + 2 * 6.25);
        expectNear(run.last(QStringLiteral("a.s")), acceleration / 2, 1e-8, QStringLiteral("s_a"));
        expectNear(run.last(QStringLiteral("b.s")), -2.5 * acceleration / 2, 1e-8, QStringLiteral("s_b"));
        expectNear(run.last(QStringLiteral("l.flange_b.f")) * 0.5, run.last(QStringLiteral("l.flange_a.f")) * 0.2, 1e-8,
                   QStringLiteral("moment"));
    }

    void leverWithMovingPivotAdds()
    {
        // End a held, pivot driven: end b goes (L_a + L_b)/L_a as far.
        const LibraryRun run = runText(
            caseText("  T.Lever l(L_a=0.2, L_b=0.3, usePivot=true);\n  T.Fixed w;\n  T.Position p(exact=true);\n"
                     "  S.Sine s(amplitude=0.01, f=1);\n  T.Mass b(m=2);\n",
                     "  connect(w.flange, l.flange_a);\n  connect(s.y, p.s_ref);\n  connect(p.flange, l.pivot);\n"
                     "  connect(l.flange_b, b.flange_a);\n"),
            until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.1, 0.35, 0.8}) {
            const double pivot = 0.01 * std::sin(2 * kPi * t);
            expectNear(run.at(QStringLiteral("b.s"), t), 2.5 * pivot, 1e-12, QStringLiteral("s_b"));
            // the pivot carries 2.5 times the inertia force of b
            expectNear(run.at(QStringLiteral("p.flange.f"), t), 2.5 * 2 * -4 * kPi * kPi * 2.5 * pivot * -1, 1e-8,
                       QStringLiteral("force of the pivot"));
        }
    }

    void gearAndRackAreOneBody()
    {
        // J_1 before a gear 4:1, J_2 and a rack with a mass behind: J = J_1 + (J_2 + m*r^2)/16.
        const double inertia = 0.02 + (0.5 + 40 * 0.05 * 0.05) / 16;
        const LibraryRun run = runText(
            caseText(
                "  R.ConstantTorque t(tau_constant=3);\n  R.Inertia j1(J=0.02, phi(start=0, fixed=true), w(start=0, "
                "fixed=true)), j2(J=0.5);\n  R.IdealGear g(ratio=4);\n  R.RackPinion r(r=0.05);\n  T.Mass m(m=40);\n",
                "  connect(t.flange, j1.flange_a);\n  connect(j1.flange_b, g.flange_a);\n"
                "  connect(g.flange_b, j2.flange_a);\n  connect(j2.flange_b, r.flangeR);\n"
                "  connect(r.flangeT, m.flange_a);\n"),
            until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("j1.w")), 3 / inertia, 1e-8 * 3 / inertia, QStringLiteral("w"));
        expectNear(run.last(QStringLiteral("m.s")), 0.05 / 4 * 3 / inertia / 2, 1e-8, QStringLiteral("s"));
    }

    void electricMotorKeepsItsDataSheet()
    {
        const double pNom = 15e3, wNom = 152.36724454918, wSync = 50 * kPi, kMax = 2.8;
        const LibraryRun rated =
            runText(caseText("  R.ElectricMotor m;\n  R.ConstantTorque t(tau_constant=" + number(-pNom / wNom) + ");\n",
                             "  connect(m.flange, t.flange);\n"),
                    until(1));
        QVERIFY2(rated.isRegular(), qPrintable(rated.messages()));
        expectNear(rated.last(QStringLiteral("m.w")), wNom, 1e-8 * wNom, QStringLiteral("rated speed"));
        expectNear(rated.last(QStringLiteral("m.P")), pNom, 1e-6 * pNom, QStringLiteral("rated power"));
        const LibraryRun started = runText(caseText("  R.ElectricMotor m(startRunning=false);\n  R.Inertia j(J=2);\n",
                                                    "  connect(m.flange, j.flange_a);\n"),
                                           until(3, 1e-8));
        const auto range = started.results.range(started.results.find(QStringLiteral("m.tau")));
        expectNear(range.upper, kMax * pNom / wNom, 1e-3 * kMax * pNom / wNom, QStringLiteral("breakdown torque"));
        expectNear(started.last(QStringLiteral("m.w")), wSync, 1e-5 * wSync, QStringLiteral("speed without load"));
    }

    void combustionEngineDroops()
    {
        // At half of the full torque at its speed the speed is u*(1 + droop) - droop/2 of the rated one.
        const double pMax = 60e3, wNom = 230.38346126325, droop = 0.05;
        const double ratio = 0.8 * (1 + droop) - droop / 2;
        const double full = pMax / wNom * (1.2 - 0.2 * std::pow((ratio - 0.65) / 0.35, 2));
        const double drag = pMax / wNom * 0.12 * ratio;
        const LibraryRun run =
            runText(caseText("  R.CombustionEngine m;\n  S.Constant u(k=0.8);\n  R.ConstantTorque t(tau_constant=" +
                                 number(-(full - drag) / 2) + ");\n",
                             "  connect(u.y, m.u);\n  connect(m.flange, t.flange);\n"),
                    until(20));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("m.w")), ratio * wNom, 1e-6 * wNom, QStringLiteral("speed"));
        expectNear(run.last(QStringLiteral("m.y")), 0.5, 1e-6, QStringLiteral("load"));
        const LibraryRun idle =
            runText(caseText("  R.CombustionEngine m;\n  S.Constant u(k=0.8);\n", "  connect(u.y, m.u);\n"), until(5));
        expectNear(idle.last(QStringLiteral("m.w")), idle.at(QStringLiteral("m.w"), 0), 1e-6,
                   QStringLiteral("without load"));
        QVERIFY(idle.last(QStringLiteral("m.w")) < 0.8 * (1 + droop) * wNom);
    }

    // Without a command it stands, and one that is told to run backwards is dragged to a stop.
    void combustionEngineStandsWithoutACommand()
    {
        for (const char* command : {"0", "-0.3"}) {
            const LibraryRun run =
                runText(caseText("  R.CombustionEngine m;\n  S.Constant u(k=" + QByteArray(command) + ");\n",
                                 "  connect(u.y, m.u);\n"),
                        until(60));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            expectNear(run.at(QStringLiteral("m.w"), 0), QByteArray(command).toDouble() * 1.05 * 230.38346126325, 1e-6,
                       QStringLiteral("speed at the start"));
            expectNear(run.last(QStringLiteral("m.w")), 0, 1e-3, QStringLiteral("speed at last"));
            const auto load = run.results.range(run.results.find(QStringLiteral("m.y")));
            QVERIFY(load.lower > -1e-6 && load.upper < 1 + 1e-6);
        }
    }

    void sensorsReadWhatPasses()
    {
        const LibraryRun run = runText(
            caseText("  T.Position p(exact=true);\n  S.Sine s(amplitude=0.1, f=0.5);\n  T.PositionSensor x;\n"
                     "  T.SpeedSensor v;\n  T.ForceSensor f;\n  T.Damper d(d=30);\n  T.Fixed w;\n",
                     "  connect(s.y, p.s_ref);\n  connect(p.flange, x.flange);\n  connect(p.flange, v.flange);\n"
                     "  connect(p.flange, f.flange_a);\n  connect(f.flange_b, d.flange_a);\n"
                     "  connect(d.flange_b, w.flange);\n"),
            until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.2, 1.2}) {
            const double speed = 0.1 * kPi * std::cos(kPi * t);
            expectNear(run.at(QStringLiteral("x.s"), t), 0.1 * std::sin(kPi * t), 1e-12, QStringLiteral("s"));
            expectNear(run.at(QStringLiteral("v.v"), t), speed, 1e-12, QStringLiteral("v"));
            expectNear(run.at(QStringLiteral("f.f"), t), 30 * speed, 1e-10, QStringLiteral("f"));
        }
    }
};

BRAMAH_TEST(MechanicsCasesTest);

#include "mechanics_cases_test.moc"
