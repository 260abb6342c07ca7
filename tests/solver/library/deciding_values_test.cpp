// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>

namespace bramah::test {

/// Parameters of 0 decide which equations there are: what has no mass, no leakage or no lag is determined otherwise.
class DecidingValuesTest : public QObject
{
    Q_OBJECT

    static LibraryRun goodRun(const QByteArray& text, double stopTime)
    {
        LibraryRunOptions options;
        options.stopTime = stopTime;
        LibraryRun run = runText(text, options);
        QTest::qVerify(run.isRegular(), "run.isRegular()", qPrintable(run.messages()), __FILE__, __LINE__);
        return run;
    }
    static void compare(double found, double expected, double tolerance)
    {
        QVERIFY2(std::fabs(found - expected) <= tolerance,
                 qPrintable(QStringLiteral("%1, expected %2").arg(found, 0, 'g', 12).arg(expected, 0, 'g', 12)));
    }

private Q_SLOTS:
    void theyMayBeZero_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("variable");
        QTest::addColumn<double>("value");
        const auto row = [](const char* name, const char* text, const char* variable, double value) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(variable) << value;
        };
        row("a lag without a time",
            "model M parameter Real T = 0; Real y(start = 0); equation T*der(y) = 3*time - y; end M;", "y", 3);
        row("a mass of 0 on a spring and a damper",
            "model M import T = Bramah.Mechanics.Translational; T.Mass mass(m=0); T.Spring spring(c=100, s_rel0=0); "
            "T.Damper damper(d=10); T.Fixed ground; T.ConstantForce load(f_constant=50); "
            "equation connect(ground.flange, spring.flange_a); connect(spring.flange_b, mass.flange_a); "
            "connect(ground.flange, damper.flange_a); connect(damper.flange_b, mass.flange_a); "
            "connect(load.flange, mass.flange_b); initial equation mass.s = 0; end M;",
            "mass.s", 0.5 * (1 - std::exp(-10.0)));
        row("a mass of 0 between springs",
            "model M import T = Bramah.Mechanics.Translational; T.Mass mass(m=0); T.Spring a(c=100, s_rel0=0), "
            "b(c=300, s_rel0=0); T.Fixed ground; T.Position motion(exact=true); Bramah.Blocks.Sources.Ramp "
            "ramp(height=0.4, duration=1); equation connect(ground.flange, a.flange_a); "
            "connect(a.flange_b, mass.flange_a); connect(mass.flange_b, b.flange_a); connect(b.flange_b, "
            "motion.flange); "
            "connect(ramp.y, motion.s_ref); end M;",
            "mass.s", 0.3);
        row("an inertia of 0 behind a damper",
            "model M import R = Bramah.Mechanics.Rotational; R.Inertia inertia(J=0); R.Damper damper(d=2); R.Fixed "
            "ground; R.ConstantTorque load(tau_constant=6); equation connect(ground.flange, damper.flange_a); "
            "connect(damper.flange_b, inertia.flange_a); connect(load.flange, inertia.flange_b); end M;",
            "inertia.w", 3);
        row("an inductor of 0 before a resistor",
            "model M import E = Bramah.Electrical; E.Inductor inductor(L=0); E.Resistor resistor(R=2); "
            "E.ConstantVoltage source(V=6); E.Ground ground; equation connect(source.p, inductor.p); "
            "connect(inductor.n, resistor.p); connect(resistor.n, source.n); connect(source.n, ground.p); end M;",
            "inductor.i", 3);
    }
    void theyMayBeZero()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, variable);
        QFETCH(double, value);
        const LibraryRun run = goodRun(text, 1);
        compare(run.last(variable), value, 1e-6 * std::fabs(value));
    }

    /// Its new value is another equation, so that a run begun with 0 cannot take it.
    void theyBecomeStructural()
    {
        const LibraryRun run =
            goodRun("model M parameter Real T = 0; Real y(start = 0); equation T*der(y) = 3*time - y; end M;", 1);
        Q_UNUSED(run)
        const auto evaluator = evaluatorOf(
            flatText("model M parameter Real T = 0; Real y(start = 0); equation T*der(y) = 3*time - y; end M;"));
        const solver::FlatModel& model = evaluator->model();
        QVERIFY(model.variable(model.findVariable("T")).isStructural);
        const auto other = evaluatorOf(
            flatText("model M parameter Real T = 1; Real y(start = 0); equation T*der(y) = 3*time - y; end M;"));
        QVERIFY(!other->model().variable(other->model().findVariable("T")).isStructural);
    }

    /// Two spring-loaded pistons without mass and friction in parallel on a pump without volume, against the integral
    /// of their law: C*dp/dt = q, all oil goes to them.
    void pistonsMayHaveNoMass()
    {
        const LibraryRun run = goodRun(
            "model M inner Bramah.Hydraulics.Fluid fluid(densityModel=Bramah.Types.DensityModel.Textbook); "
            "Bramah.Hydraulics.Sources.FlowSource pump(q=1e-4); Bramah.Hydraulics.Node joint(ideal=true); "
            "Bramah.Hydraulics.FlowValves.LaminarRestrictor la(G=2e-8), lb(G=2e-8); "
            "Bramah.Hydraulics.Cylinders.SingleActingCylinder a(A_A=1e-3, c=5e4, f_0=0, m_moving=0, d=0, f_coulomb=0), "
            "b(A_A=1e-3, c=5e4, f_0=0, m_moving=0, d=0, f_coulomb=0); equation connect(pump.A, joint.port); "
            "connect(joint.port, la.A); connect(la.B, a.A); connect(joint.port, lb.A); connect(lb.B, b.A); end M;",
            0.1);
        // 1e-5 m3 in two pistons of 1e-3 m2, less what the compressed oil takes
        const double x = run.last(QStringLiteral("a.x"));
        compare(run.last(QStringLiteral("b.x")), x, 1e-9);
        compare(run.last(QStringLiteral("a.pA")) - 101325, 5e4 * x / 1e-3, 5);
        QVERIFY(x < 5e-3 && x > 4.95e-3);
    }

    /// What gives a flow stands straight on a pipe, whose inertia takes it.
    void flowsMayStandStraightOnAPipe_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<double>("flow");
        const double q = 1e-4;
        QTest::newRow("nothing") << QByteArray("Bramah.Hydraulics.Sources.FlowSource s(q=0);") << 0.0;
        QTest::newRow("out of it") << QByteArray("Bramah.Hydraulics.Sources.FlowSource s(q=1e-4);") << q;
        QTest::newRow("into it") << QByteArray("Bramah.Hydraulics.Sources.FlowSource s(q=-1e-4);") << -q;
        QTest::newRow("a signal that begins at 0") << QByteArray(
                                                          "Bramah.Hydraulics.Sources.FlowSource s(useInput=true); "
                                                          "Bramah.Blocks.Sources.Ramp r(height=-1e-4, duration=0.1);")
                                                   << -q;
        QTest::newRow("a signal that stays 0")
            << QByteArray(
                   "Bramah.Hydraulics.Sources.FlowSource s(useInput=true); Bramah.Blocks.Sources.Constant r(k=0);")
            << 0.0;
    }
    void flowsMayStandStraightOnAPipe()
    {
        QFETCH(QByteArray, part);
        QFETCH(double, flow);
        const LibraryRun run = goodRun(
            "model M inner Bramah.Hydraulics.Fluid fluid; "
            "Bramah.Hydraulics.Sources.PressureSource p(p=50e5); "
            "Bramah.Hydraulics.Lines.Pipe pipe(p_start=50e5); " +
                part + " equation connect(p.A, pipe.A); connect(pipe.B, s.A); " +
                (part.contains(" r(") ? "connect(r.y, s.u); " : "") + "end M;",
            1);
        compare(run.last(QStringLiteral("pipe.qB")), flow, 1e-9);
        compare(run.last(QStringLiteral("pipe.qA")), -flow, 1e-7);
        QVERIFY(std::fabs(run.last(QStringLiteral("s.A.p")) - 50e5) < 1e5);
    }
};

}  // namespace bramah::test

using bramah::test::DecidingValuesTest;
BRAMAH_TEST(DecidingValuesTest);

#include "deciding_values_test.moc"
