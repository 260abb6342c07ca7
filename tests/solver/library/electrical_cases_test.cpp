// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <algorithm>
#include <array>

using namespace bramah::test;

namespace {

/// A direct-current motor by its constants, and the exact answer of its two poles to a step of voltage.
struct Motor {
    double k = 0.06, R = 0.3, L = 1e-3, J = 5e-4, d = 2e-4;

    [[nodiscard]] double steadySpeed(double voltage, double torque) const
    {
        return (k * voltage - R * torque) / (R * d + k * k);
    }
    /// Speed at \a time after the voltage came on, from rest.
    [[nodiscard]] double speed(double voltage, double time) const
    {
        const double sum = (L * d + R * J) / (L * J);
        const double product = (R * d + k * k) / (L * J);
        const double root = std::sqrt(sum * sum / 4 - product);
        const double p1 = -sum / 2 + root;
        const double p2 = -sum / 2 - root;
        return steadySpeed(voltage, 0) * (1 - (p2 * std::exp(p1 * time) - p1 * std::exp(p2 * time)) / (p2 - p1));
    }
    [[nodiscard]] QByteArray modifiers() const
    {
        return "k=" + number(k) + ", R=" + number(R) + ", L=" + number(L) + ", J=" + number(J) + ", d=" + number(d);
    }
};

}  // namespace

/// Electrical components against the closed solutions of their circuits.
class ElectricalCasesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void currentRisesThroughAnInductor()
    {
        const LibraryRun run = runText(
            caseText("  E.Ground g;\n  E.ConstantVoltage s(V=24);\n  E.Resistor r(R=2);\n"
                     "  E.Inductor l(L=0.1, i(start=0, fixed=true));\n",
                     "  connect(g.p, s.n);\n  connect(s.p, r.p);\n  connect(r.n, l.p);\n  connect(l.n, s.n);\n"),
            until(0.5));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.01, 0.05, 0.2, 0.5})
            expectNear(run.at(QStringLiteral("l.i"), t), 12 * (1 - std::exp(-t / 0.05)), 1e-7, QStringLiteral("i"));
        expectNear(run.at(QStringLiteral("g.p.i"), 0.1), 0, 1e-12, QStringLiteral("through the ground"));
    }

    void capacitorDischargesThroughASwitch()
    {
        const LibraryRun run = runText(
            caseText("  E.Ground g;\n  E.Capacitor c(C=1e-3, v(start=100, fixed=true));\n  E.Resistor r(R=50);\n"
                     "  E.Switch s(Ron=0, Goff=0);\n  S.BooleanStep b(startTime=0.1);\n",
                     "  connect(g.p, c.n);\n  connect(c.p, s.p);\n  connect(s.n, r.p);\n  connect(r.n, c.n);\n"
                     "  connect(b.y, s.control);\n"),
            until(0.3));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.at(QStringLiteral("c.v"), 0.0996), 100, 1e-9, QStringLiteral("v before"));
        for (const double t : {0.12, 0.15, 0.3})
            expectNear(run.at(QStringLiteral("c.v"), t), 100 * std::exp(-(t - 0.1) / 0.05), 1e-6, QStringLiteral("v"));
    }

    void oscillatingCircuitKeepsItsFrequencyAndDamping()
    {
        const double R = 2, L = 0.01, C = 1e-4;
        const double delta = R / (2 * L);
        const double omega = std::sqrt(1 / (L * C) - delta * delta);
        const LibraryRun run = runText(
            caseText("  E.Ground g;\n  E.Capacitor c(C=1e-4, v(start=10, fixed=true));\n  E.Resistor r(R=2);\n"
                     "  E.Inductor l(L=0.01, i(start=0, fixed=true));\n",
                     "  connect(g.p, c.n);\n  connect(c.p, r.p);\n  connect(r.n, l.p);\n  connect(l.n, c.n);\n"),
            until(0.05));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.005, 0.02, 0.05})
            expectNear(run.at(QStringLiteral("c.v"), t),
                       10 * std::exp(-delta * t) * (std::cos(omega * t) + delta / omega * std::sin(omega * t)), 1e-6,
                       QStringLiteral("v"));
    }

    void diodeLetsTheCurrentOfACoilRunOut()
    {
        // 24 V through 12 ohm and 60 mH until the switch opens; then the coil drives its current through the diode.
        const double R = 12, L = 0.06, knee = 0.7, opens = 0.05;
        const double current = 24.0 / R * (1 - std::exp(-opens * R / L));
        const double runsOut = opens + L / R * std::log(1 + current * R / knee);
        const LibraryRun run = runText(
            caseText("  E.Ground g;\n  E.ConstantVoltage s(V=24);\n  E.Switch k(Ron=0, Goff=1e-9);\n"
                     "  E.Resistor r(R=12);\n  E.Inductor l(L=0.06, i(start=0, fixed=true));\n"
                     "  E.Diode d(Ron=0, Goff=1e-9, Vknee=0.7);\n"
                     "  S.BooleanStep b(startTime=0.05, startValue=true);\n",
                     "  connect(g.p, s.n);\n  connect(s.p, k.p);\n  connect(k.n, r.p);\n  connect(r.n, l.p);\n"
                     "  connect(l.n, s.n);\n  connect(d.p, s.n);\n  connect(d.n, k.n);\n  connect(b.y, k.control);\n"),
            until(0.1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.052, 0.06, 0.066})
            expectNear(run.at(QStringLiteral("l.i"), t),
                       (current + knee / R) * std::exp(-(t - opens) * R / L) - knee / R, 2e-7, QStringLiteral("i"));
        QVERIFY(run.at(QStringLiteral("d.off"), runsOut - 1e-3) < 0.5);
        QVERIFY(run.at(QStringLiteral("d.off"), runsOut + 1e-3) > 0.5);
        expectNear(run.last(QStringLiteral("l.i")), 0, 1e-7, QStringLiteral("i at the end"));
    }

    void fourDiodesRectify()
    {
        // Mean of |sin| is 2/pi, less what conducting and blocking diodes take.
        const LibraryRun run = runText(
            caseText("  E.Ground g;\n  E.SignalVoltage s;\n  S.Sine u(amplitude=100, f=50);\n  E.Resistor r(R=10);\n"
                     "  E.Diode d1, d2, d3, d4;\n  Real mean(start=0, fixed=true);\n",
                     "  connect(u.y, s.v);\n  connect(g.p, r.n);\n  connect(s.p, d1.p);\n  connect(d1.n, r.p);\n"
                     "  connect(s.n, d2.p);\n  connect(d2.n, r.p);\n  connect(r.n, d3.p);\n  connect(d3.n, s.p);\n"
                     "  connect(r.n, d4.p);\n  connect(d4.n, s.n);\n  der(mean) = r.v/0.1;\n"),
            until(0.1, 1e-8));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("mean")), 200 / kPi, 0.02, QStringLiteral("mean voltage"));
        const auto range = run.results.range(run.results.find(QStringLiteral("r.v")));
        QVERIFY(range.lower > -1e-9);
    }

    void motorRunsUpByItsTwoPoles()
    {
        const Motor motor;
        const LibraryRun run =
            runText(caseText("  E.Ground g;\n  E.ConstantVoltage s(V=24);\n  E.DCMotor m(" + motor.modifiers() + ");\n",
                             "  connect(g.p, s.n);\n  connect(s.p, m.p);\n  connect(m.n, s.n);\n"),
                    until(0.5));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.002, 0.01, 0.05, 0.2, 0.5})
            expectNear(run.at(QStringLiteral("m.w"), t), motor.speed(24, t), 1e-5, QStringLiteral("w"));
    }

    void motorStartsSteadyUnderLoad()
    {
        const Motor motor;
        const LibraryRun run =
            runText(caseText("  E.Ground g;\n  E.ConstantVoltage s(V=24);\n  R.ConstantTorque t(tau_constant=-0.2);\n"
                             "  E.DCMotor m(init=Bramah.Types.Initial.SteadyState, " +
                                 motor.modifiers() + ");\n",
                             "  connect(g.p, s.n);\n  connect(s.p, m.p);\n  connect(m.n, s.n);\n"
                             "  connect(m.flange, t.flange);\n"),
                    until(0.1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.0, 0.1})
            expectNear(run.at(QStringLiteral("m.w"), t), motor.steadySpeed(24, 0.2), 1e-8, QStringLiteral("w"));
    }

    void motorOfPartsIsTheMotor()
    {
        const Motor motor;
        const LibraryRun run = runText(
            caseText("  E.Ground g;\n  E.ConstantVoltage s(V=24);\n  E.Resistor r(R=0.3);\n"
                     "  E.Inductor l(L=1e-3, i(start=0, fixed=true));\n  E.EMF emf(k=0.06);\n"
                     "  R.Inertia j(J=5e-4, phi(fixed=true), w(fixed=true));\n  R.Damper d(d=2e-4);\n  R.Fixed f;\n"
                     "  Real given(start=0, fixed=true);\n  Real lost(start=0, fixed=true);\n"
                     "  Real stored = 1e-3*l.i^2/2 + 5e-4*j.w^2/2;\n  Real gap = emf.v*emf.i + emf.tau*emf.w;\n",
                     "  connect(g.p, s.n);\n  connect(s.p, r.p);\n  connect(r.n, l.p);\n  connect(l.n, emf.p);\n"
                     "  connect(emf.n, s.n);\n  connect(emf.flange, j.flange_a);\n  connect(j.flange_b, d.flange_a);\n"
                     "  connect(d.flange_b, f.flange);\n  der(given) = -s.v*s.i;\n"
                     "  der(lost) = r.LossPower + d.lossPower;\n"),
            until(0.2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double t : {0.01, 0.05, 0.2}) {
            expectNear(run.at(QStringLiteral("j.w"), t), motor.speed(24, t), 1e-5, QStringLiteral("w"));
            expectNear(run.at(QStringLiteral("given"), t),
                       run.at(QStringLiteral("lost"), t) + run.at(QStringLiteral("stored"), t), 1e-6,
                       QStringLiteral("energy"));
            expectNear(run.at(QStringLiteral("gap"), t), 0, 1e-9, QStringLiteral("power in the air gap"));
        }
    }

    void solenoidPullsByItsFlux_data()
    {
        QTest::addColumn<double>("position");
        QTest::newRow("released") << 0.0;
        QTest::newRow("halfway") << 1.5e-3;
        QTest::newRow("drawn in, saturated") << 3e-3;
    }

    void solenoidPullsByItsFlux()
    {
        QFETCH(double, position);
        const double mu0 = 1.25663706212e-6, turns = 1200, area = 2e-4, l0 = 2e-4, bSat = 1.5, stroke = 3e-3;
        // N*i = B/mu0*(gap + l0*(1 + (B/Bsat)^8)) by bisection
        double low = 0, high = 3;
        while (high - low > 1e-15) {
            const double b = (low + high) / 2;
            const double need = b / mu0 * (stroke - position + l0 * (1 + std::pow(b / bSat, 8)));
            (need < turns * 24 / 16 ? low : high) = b;
        }
        const LibraryRun run = runText(
            caseText(
                "  E.Ground g;\n  E.ConstantVoltage s(V=24);\n  E.Solenoid m(s_start=" + number(position) +
                    ");\n  T.Fixed f(s0=" + number(position) + ");\n",
                "  connect(g.p, s.n);\n  connect(s.p, m.p);\n  connect(m.n, s.n);\n  connect(m.flange, f.flange);\n"),
            until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("m.i")), 1.5, 1e-7, QStringLiteral("i"));
        expectNear(run.last(QStringLiteral("m.f")), low * low * area / (2 * mu0), 1e-4, QStringLiteral("f"));
    }

    /// Far beyond what it is made for the air gap is no less than none: the coil stays a coil.
    void solenoidBearsAnyLoad()
    {
        const LibraryRun run = runText(caseText("  E.Ground g;\n  E.ConstantVoltage s(V=24);\n  E.Solenoid m;\n"
                                                "  T.ConstantForce load(f_constant=20000);\n",
                                                "  connect(s.n, g.p);\n  connect(s.p, m.p);\n  connect(m.n, g.p);\n"
                                                "  connect(load.flange, m.flange);\n"),
                                       until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(run.last(QStringLiteral("m.s")) > 3e-3);
        expectNear(run.last(QStringLiteral("m.gap")), -1e-4, 1e-12, QStringLiteral("gap"));  // half of l_0
        QVERIFY(run.last(QStringLiteral("m.i")) > 0);
    }

    void solenoidBooksItsEnergy()
    {
        const LibraryRun run =
            runText(caseText("  E.Ground g;\n  E.ConstantVoltage s(V=24);\n  E.Solenoid m;\n  T.Spring spring(c=3000, "
                             "s_rel0=6e-3);\n  T.Fixed f(s0=5e-3);\n  Real given(start=0, fixed=true);\n",
                             "  connect(g.p, s.n);\n  connect(s.p, m.p);\n  connect(m.n, s.n);\n"
                             "  connect(m.flange, spring.flange_a);\n  connect(spring.flange_b, f.flange);\n"
                             "  der(given) = (m.v - m.R*m.i)*m.i - m.f*m.w;\n"),
                    until(0.2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(run.last(QStringLiteral("m.s")) > 2.9e-3);
        for (const double t : {0.01, 0.02, 0.05, 0.2})
            expectNear(run.at(QStringLiteral("given"), t), run.at(QStringLiteral("m.W"), t), 1e-7, QStringLiteral("W"));
    }

    void sensorsDoNotDisturb()
    {
        const LibraryRun run = runText(
            caseText(
                "  E.Ground g;\n  E.ConstantVoltage s(V=12);\n  E.Resistor r1(R=1), r2(R=5);\n  E.VoltageSensor v;\n"
                "  E.CurrentSensor a;\n",
                "  connect(g.p, s.n);\n  connect(s.p, a.p);\n  connect(a.n, r1.p);\n  connect(r1.n, r2.p);\n"
                "  connect(r2.n, s.n);\n  connect(v.p, r2.p);\n  connect(v.n, r2.n);\n"),
            until(0.1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("a.i")), 2, 1e-12, QStringLiteral("i"));
        expectNear(run.last(QStringLiteral("v.v")), 10, 1e-12, QStringLiteral("v"));
    }
};

BRAMAH_TEST(ElectricalCasesTest);

#include "electrical_cases_test.moc"
