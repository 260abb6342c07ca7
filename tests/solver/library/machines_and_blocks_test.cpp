// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <cmath>

using namespace bramah;
using test::kAmbient;
using test::kBar;
using test::kLitrePerMinute;
using test::kPi;
using test::LibraryRun;
using test::number;

namespace {

/// In textbook oil, with a tank `t`.
QByteArray machineCircuit(const QByteArray& declarations, const QByteArray& equations)
{
    return test::textbookOilText("  H.Sources.Tank t;\n" + declarations, equations);
}

}  // namespace

/// Case drains of pumps, machines that drive and brake, and components made of several valves.
class MachinesAndBlocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // What leaks into the case leaves at L, by the pressure of each side over that of the case, and P lacks its part.
    void pumpsLeakToTheirDrain_data()
    {
        QTest::addColumn<QByteArray>("pump");
        QTest::addColumn<QByteArray>("signals");
        const QByteArray drained =
            "(useDrain=true, leakage_ext=1e-12, losses=Bramah.Types.MachineLosses.Coefficients, ";
        QTest::addRow("fixed") << "FixedPump c" + drained + "D=20e-6);\n" << QByteArray();
        QTest::addRow("variable") << "VariablePump c" + drained + "D_max=20e-6, y_start=1);\n"
                                  << QByteArray("  c.u = 1;\n");
        QTest::addRow("holds its pressure") << "PressureCompensatedPump c" + drained + "D_max=20e-6, p_set=250e5);\n"
                                            << QByteArray();
    }

    void pumpsLeakToTheirDrain()
    {
        QFETCH(QByteArray, pump);
        QFETCH(QByteArray, signals);
        const LibraryRun run = test::runText(
            machineCircuit(test::pressureSourceText("suction", 2) + test::pressureSourceText("load", 150) +
                               test::pressureSourceText("case", 5) + "  H.Pumps." + pump,
                           "  connect(suction.A, c.S);\n  connect(c.P, load.A);\n  connect(c.L, case.A);\n" + signals),
            test::until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double atP = test::kTextbookDensity * 1e-12 * 145 * kBar,
                     atS = test::kTextbookDensity * 1e-12 * -3 * kBar;
        const double displaced = test::kTextbookDensity * 20e-6 * 25;
        test::expectRatio(run.last(QStringLiteral("c.P.m_flow")), atP - displaced, 1e-9);
        test::expectRatio(run.last(QStringLiteral("c.S.m_flow")), displaced + atS, 1e-9);
        test::expectRatio(run.last(QStringLiteral("c.L.m_flow")), -(atP + atS), 1e-9);
    }

    // Without losses the work of the shaft is the energy of the flywheel, and braking puts the oil that the flywheel's
    // angle displaces into the accumulator.
    void brakeGivesBackWhatTheDriveTook()
    {
        const LibraryRun run = test::runText(
            machineCircuit(
                "  H.Motors.PumpMotor c(losses=Bramah.Types.MachineLosses.Coefficients, D_max=50e-6, tau_y=1e-3);\n"
                "  H.Accumulators.BladderAccumulator a(V_0=2e-2, p_precharge=120e5, p_start=250e5, V_port=1e-6);\n"
                "  R.Inertia j(J=4, phi(start=0, fixed=true), w(start=0, fixed=true));\n"
                "  Real work(start=0, fixed=true);\n",
                "  connect(a.A, c.A);\n  connect(c.B, t.T);\n  connect(c.shaft, j.flange_a);\n"
                "  c.u = if time < 2 then 1 else -1;\n  der(work) = c.P_shaft;\n"),
            test::until(2, 1e-9));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double speed = run.last(QStringLiteral("j.w"));
        test::expectRatio(run.last(QStringLiteral("work")), 4 * speed * speed / 2, 1e-6);
        QVERIFY(speed > 80);
        const LibraryRun back = test::runText(
            machineCircuit(
                "  H.Motors.PumpMotor c(losses=Bramah.Types.MachineLosses.Coefficients, D_max=50e-6, tau_y=1e-3, "
                "y_start=-1);\n"
                "  H.Accumulators.BladderAccumulator a(V_0=2e-2, p_precharge=120e5, p_start=250e5, V_port=1e-6);\n"
                "  R.Inertia j(J=4, phi(start=0, fixed=true), w(start=" +
                    number(speed) + ", fixed=true));\n",
                "  connect(a.A, c.A);\n  connect(c.B, t.T);\n  connect(c.shaft, j.flange_a);\n  c.u = -1;\n"),
            test::until(1, 1e-9));
        QVERIFY2(back.isRegular(), qPrintable(back.messages()));
        // The oil that the flywheel's angle has displaced is in the accumulator.
        const double angle = back.last(QStringLiteral("j.phi"));
        const double gained = back.last(QStringLiteral("a.V_oil")) - back.at(QStringLiteral("a.V_oil"), 0);
        test::expectNear(gained, 50e-6 * angle / (2 * kPi), 1e-4 * gained, QStringLiteral("oil taken back"));
    }

    // Shut off, the accumulator keeps its pressure whatever the system has; the safety valve bounds it all the same,
    // and the valve to the tank empties it.
    void safetyBlockShutsRelievesAndBounds()
    {
        const QByteArray block = "  H.Accumulators.IsolatingBlock c(p_set=200e5, dp_over=20e5, q_safety=60/60000, ";
        const QByteArray joined = "  connect(s.A, c.P);\n  connect(c.T, t.T);\n  connect(n.port, c.A);\n";
        const auto ended = [&](double system, const QByteArray& handles, double start, const QByteArray& more,
                               const QByteArray& joints) {
            return test::runText(
                machineCircuit(test::pressureSourceText("s", system) + block + handles +
                                   ");\n  H.Node n(V=1e-3, p_start=" + number(kAmbient + start * kBar) + ");\n" + more,
                               joined + joints),
                test::until(20, 1e-8));
        };
        const LibraryRun open = ended(120, "isOpen=true", 0, "", "");
        test::expectNear(open.last(QStringLiteral("n.p")), kAmbient + 120 * kBar, 1e3, QStringLiteral("open"));
        const LibraryRun shut = ended(120, "isOpen=false", 60, "", "");
        test::expectNear(shut.last(QStringLiteral("n.p")), kAmbient + 60 * kBar, 1e3, QStringLiteral("shut"));
        const LibraryRun emptied = ended(120, "isOpen=false, isRelieved=true", 60, "", "");
        test::expectNear(emptied.last(QStringLiteral("n.p")), kAmbient, 2e4, QStringLiteral("emptied"));
        // 30 l/min is half open, and half the flow that the root law gives at 210 in place of 220 bar.
        const LibraryRun bounded =
            ended(120, "isOpen=false", 60, "  H.Sources.FlowSource f(q=30/60000);\n", "  connect(f.A, n.port);\n");
        const double pressure = (bounded.last(QStringLiteral("n.p")) - kAmbient) / kBar;
        test::expectNear(60 * (pressure - 200) / 20 * std::sqrt(pressure / 220), 30, 0.05,
                         QStringLiteral("safety valve"));
    }

    // While its solenoid is on the accumulator keeps its pressure; when it goes off, all runs to the tank, at first as
    // the valve's nominal flow says.
    void safetyBlockLetsGoWithoutPower()
    {
        const LibraryRun run = test::runText(
            machineCircuit(test::pressureSourceText("s", 120) +
                               "  H.Accumulators.IsolatingBlock c(isOpen=false, useSolenoid=true, q_release=20/60000, "
                               "dp_nom=0.5e5);\n  S.BooleanStep on(startTime=1, startValue=true);\n  H.Node n(V=1, "
                               "p_start=" +
                               number(kAmbient + 60 * kBar) + ");\n",
                           "  connect(s.A, c.P);\n  connect(c.T, t.T);\n  connect(n.port, c.A);\n"
                           "  connect(on.y, c.a);\n"),
            test::until(40, 1e-8));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.at(QStringLiteral("n.p"), 0.999), kAmbient + 60 * kBar, 1e3, QStringLiteral("held"));
        test::expectNear(run.last(QStringLiteral("n.p")), kAmbient, 1e3, QStringLiteral("let go"));
        const double drop = run.at(QStringLiteral("c.p"), 1.3);
        test::expectRatio(run.at(QStringLiteral("c.q_T"), 1.3), 20 * kLitrePerMinute * std::sqrt(drop / 0.5e5), 1e-3);
    }

    // The two areas are those of the bore: at rest the force on the carriage is the pressure difference times it, and
    // the speed the flow over it, both ways.
    void rodlessCylinderIsTheSameBothWays()
    {
        const double area = kPi / 4 * 0.04 * 0.04;
        for (const bool isForth : {true, false}) {
            const QByteArray from = isForth ? "A" : "B", to = isForth ? "B" : "A";
            const LibraryRun run = test::runText(
                machineCircuit(
                    "  H.Cylinders.RodlessCylinder c(stroke=1, x_start=0.5, f_coulomb=0, d=800);\n"
                    "  H.Sources.FlowSource f(q=6/60000);\n  T.Mass m(m=10);\n",
                    "  connect(f.A, c." + from + ");\n  connect(c." + to + ", t.T);\n  connect(c.rod, m.flange_a);\n"),
                test::until(2, 1e-8));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            const double speed = (isForth ? 1 : -1) * 6 * kLitrePerMinute / area;
            test::expectRatio(run.last(QStringLiteral("c.v")), speed, 1e-4);
            test::expectRatio(run.last(QStringLiteral("c.pA")) - run.last(QStringLiteral("c.pB")), 800 * speed / area,
                              1e-3);
        }
    }

    // In the middle of each stage the speed is the flow over the bore, or the ring, of that stage, and the other side
    // takes or gives the flow of its own area.
    void telescopeMovesStageByStage()
    {
        const double bores[] = {0.1, 0.08, 0.06}, rods[] = {0.092, 0.07, 0.045};
        for (const bool isOut : {true, false}) {
            const QByteArray start = isOut ? "0" : "0.6", from = isOut ? "A" : "B", to = isOut ? "B" : "A";
            const LibraryRun run = test::runText(
                machineCircuit(
                    "  H.Cylinders.DoubleTelescopicCylinder c(l={0.2, 0.2, 0.2}, d=0, f_coulomb=0, m_moving=5, x_start=" + start +
                        ");\n  H.Sources.FlowSource f(q=6/60000);\n  T.Damper d(d=2000);\n"
                        "  T.Fixed g;\n",
                    "  connect(f.A, c." + from + ");\n  connect(c." + to +
                        ", t.T);\n  connect(c.rod, d.flange_a);\n  connect(d.flange_b, g.flange);\n"),
                test::until(isOut ? 34 : 12, 1e-8));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            double time = 0;
            for (int step = 0; step < 3; ++step) {
                const int stage = isOut ? step : 2 - step;
                const double bore = kPi / 4 * bores[stage] * bores[stage];
                const double ring = bore - kPi / 4 * rods[stage] * rods[stage];
                const double speed = 6 * kLitrePerMinute / (isOut ? bore : ring);
                const double middle = time + 0.1 / speed;
                time += 0.2 / speed;
                test::expectRatio(run.at(QStringLiteral("c.v"), middle), isOut ? speed : -speed, 2e-3);
                test::expectRatio(run.at(isOut ? QStringLiteral("c.qB") : QStringLiteral("c.qA"), middle),
                                  -speed * (isOut ? ring : bore), 2e-3);
            }
        }
    }
};

BRAMAH_TEST(MachinesAndBlocksTest);

#include "machines_and_blocks_test.moc"
