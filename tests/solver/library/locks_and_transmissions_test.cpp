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
QByteArray benchCircuit(const QByteArray& declarations, const QByteArray& equations)
{
    return test::textbookOilText("  H.Sources.Tank t;\n" + declarations, equations);
}

QString path(const char* name)
{
    return QString::fromLatin1(name);
}

}  // namespace

/// Rod locks, cams, isolators and charging valves, continuous intensifiers and hydrostatic transmissions.
class LocksAndTransmissionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Below its force the lock holds the rod at a spot, above it the rod slips with what is left, and pressure at X
    // frees it: on a damper the speed is the force over the damping.
    void lockHoldsSlipsAndFrees_data()
    {
        QTest::addColumn<double>("force");
        QTest::addColumn<double>("pilot");  // bar
        QTest::addColumn<double>("speed");  // m/s
        QTest::addRow("held") << 5000.0 << 0.0 << 0.0;
        QTest::addRow("held backwards") << -5900.0 << 0.0 << 0.0;
        QTest::addRow("slips") << 7000.0 << 0.0 << 1000 / 50e3;
        QTest::addRow("slips backwards") << -8000.0 << 0.0 << -2000 / 50e3;
        QTest::addRow("free") << 5000.0 << 41.0 << 5000 / 50e3;
        QTest::addRow("half free") << 5000.0 << 35.0 << 2000 / 50e3;  // in the middle between 30 and 40 bar
    }

    void lockHoldsSlipsAndFrees()
    {
        QFETCH(double, force);
        QFETCH(double, pilot);
        QFETCH(double, speed);
        const LibraryRun run = test::runText(
            benchCircuit(
                test::pressureSourceText("x", pilot) +
                    "  H.Cylinders.LockedCylinder c(f_hold=6000, p_free=40e5, p_grip=30e5, x_start=0.25, d=0, f_coulomb=0);\n"
                    "  T.Mass m(m=50);\n  T.Damper d(d=50e3);\n  T.Fixed g;\n  T.ConstantForce f(f_constant=" +
                    number(force) + ");\n",
                "  connect(c.A, t.T);\n  connect(c.B, t.T);\n  connect(x.A, c.X);\n"
                "  connect(c.rod, m.flange_a);\n  connect(f.flange, m.flange_b);\n"
                "  connect(d.flange_b, m.flange_b);\n  connect(g.flange, d.flange_a);\n"),
            test::until(1, 1e-9));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(path("c.v")), speed, 1e-6);
        test::expectNear(run.last(path("c.x")), 0.25 + speed, std::abs(speed) * 0.01 + 1e-6);
        QCOMPARE(run.last(path("c.isHeld")) > 0.5, speed == 0);
    }

    // Where the opening is half, half of the nominal flow goes through at the nominal drop; at the ends all or none.
    void camOpensAndShutsOverItsRamp_data()
    {
        QTest::addColumn<bool>("isOpenAtRest");
        QTest::addColumn<double>("place");
        QTest::addColumn<double>("share");
        QTest::addRow("shut before") << false << 0.09 << 0.0;
        QTest::addRow("quarter") << false << 0.125 << 0.15625;  // 3/16 - 2/64
        QTest::addRow("middle") << false << 0.15 << 0.5;
        QTest::addRow("open behind") << false << 0.25 << 1.0;
        QTest::addRow("open before") << true << 0.0 << 1.0;
        QTest::addRow("three quarters") << true << 0.125 << 1 - 0.15625;
        QTest::addRow("left open") << true << 0.3 << 0.02;
    }

    void camOpensAndShutsOverItsRamp()
    {
        QFETCH(bool, isOpenAtRest);
        QFETCH(double, place);
        QFETCH(double, share);
        const QByteArray mods = isOpenAtRest ? QByteArray("rest=Bramah.Types.Rest.Open, y_min=0.02")
                                             : QByteArray("rest=Bramah.Types.Rest.Shut");
        // The cam of the second valve comes from the other side.
        const LibraryRun run = test::runText(
            benchCircuit(test::pressureSourceText("s", 3) + "  H.FlowValves.CamValve c(" + mods +
                             ", s_1=0.1, s_2=0.2, q_nom=40/60000, dp_nom=3e5), b(" + mods +
                             ", s_1=-0.1, s_2=-0.2, q_nom=40/60000, dp_nom=3e5);\n  T.Fixed g(s0=" + number(place) +
                             "), h(s0=" + number(-place) + ");\n",
                         "  connect(s.A, c.A);\n  connect(c.B, t.T);\n  connect(g.flange, c.flange);\n"
                         "  connect(s.A, b.A);\n  connect(b.B, t.T);\n  connect(h.flange, b.flange);\n"),
            test::until(0.1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(path("c.q")), share * 40 * kLitrePerMinute, 1e-9);
        test::expectNear(run.last(path("b.q")), share * 40 * kLitrePerMinute, 1e-9);
    }

    // The gauge has the pressure of its line while the button is pressed, and that of the tank else; its line of 5 cm3
    // is filled by the flow of the isolator at first.
    void isolatorJoinsTheGaugeToLineOrTank()
    {
        for (const bool isPressed : {true, false}) {
            const LibraryRun run = test::runText(
                benchCircuit(test::pressureSourceText("s", 160) + "  H.FlowValves.GaugeIsolator c(isPressed=" +
                                 (isPressed ? "true" : "false") + ", laminar=0, q_nom=1/60000, dp_nom=10e5);\n" +
                                 "  H.Node n(V=5e-6, p_start=" + number(kAmbient + (isPressed ? 0 : 90) * kBar) +
                                 ");\n  H.Sensors.PressureGauge g;\n",
                             "  connect(s.A, c.P);\n  connect(c.T, t.T);\n  connect(c.M, n.port);\n"
                             "  connect(n.port, g.A);\n"),
                test::until(1, 1e-9));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            const double from = isPressed ? 160 : 90;
            const char* const way = isPressed ? "c.q_PM" : "c.q_MT";
            test::expectRatio(run.at(path(way), 0), std::sqrt(from / 10) * kLitrePerMinute, 1e-4);
            test::expectNear(run.last(path("g.p")), (isPressed ? 160 : 0) * kBar, 2e3);
        }
    }

    // A pump that charges a volume: the time from one switching to the next is the oil that the pressure difference
    // takes, over the flow; the flow to the tank and its drop are those of the data sheet.
    void chargingValveSwitchesAtBothPressures()
    {
        const LibraryRun run = test::runText(
            benchCircuit(
                "  H.Sources.FlowSource pump(q=10/60000), machine(q=-4/60000);\n  H.Node n(V=1e-5), a(V=0.2);\n"
                "  H.PressureValves.AccumulatorChargingValve c(p_set=100e5, dp_switch=20e5, q_nom=10/60000, "
                "dp_nom=4e5, tau=1e-3);\n",
                "  connect(pump.A, n.port);\n  connect(n.port, c.P);\n  connect(c.A, a.port);\n"
                "  connect(c.T, t.T);\n  connect(machine.A, a.port);\n"),
            test::until(60, 1e-8));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const int column = run.results.find(path("c.isUnloading"));
        std::vector<std::pair<double, bool>> switches;
        for (std::size_t row = 1; row < run.results.rowCount(); ++row) {
            const bool before = run.results.value(column, row - 1) > 0.5, after = run.results.value(column, row) > 0.5;
            if (before != after)
                switches.emplace_back(run.results.time(row), after);
        }
        QVERIFY(switches.size() >= 4);
        QVERIFY(switches.front().second);
        for (const auto& [time, isUnloading] : switches)
            test::expectNear(run.at(path("c.p"), time), (isUnloading ? 100 : 80) * kBar, 0.02 * kBar);
        const double unloaded = switches[1].first - switches[0].first;
        const double charging = switches[2].first - switches[1].first;
        test::expectRatio(charging / unloaded, 4.0 / (10 - 4), 5e-3);
        const double middle = (switches[0].first + switches[1].first) / 2;
        test::expectRatio(run.at(path("c.q_T"), middle), 10 * kLitrePerMinute, 1e-3);
        test::expectRatio(run.at(path("n.p"), middle) - kAmbient, 4 * kBar, 1e-3);
    }

    // At rest the pressure at B is ratio times that at A, over T; at the nominal flow dp_nom less, and T takes what B
    // does not; and B is filled straight from A below its pressure.
    void intensifierHoldsItsRatio()
    {
        const auto ended = [](const QByteArray& at, const QByteArray& joints) {
            return test::runText(
                benchCircuit(
                    test::pressureSourceText("s", 40) + test::pressureSourceText("back", 2) +
                        "  H.Cylinders.ContinuousIntensifier c(ratio=5, q_nom=2/60000, dp_nom=30e5, q_fill=9/60000, "
                        "dp_fill=4e5);\n" +
                        at,
                    "  connect(s.A, c.A);\n  connect(c.T, back.A);\n" + joints),
                test::until(20, 1e-9));
        };
        const LibraryRun rest = ended("  H.Node n(V=1e-4);\n", "  connect(c.B, n.port);\n");
        QVERIFY2(rest.isRegular(), qPrintable(rest.messages()));
        test::expectNear(rest.last(path("n.p")) - kAmbient, (2 + 5 * 38) * kBar, 1e3);
        const LibraryRun runs = ended(test::pressureSourceText("load", 2 + 5 * 38 - 30), "  connect(c.B, load.A);\n");
        QVERIFY2(runs.isRegular(), qPrintable(runs.messages()));
        test::expectRatio(runs.last(path("c.B.m_flow")), -test::kTextbookDensity * 2 * kLitrePerMinute, 1e-5);
        test::expectRatio(runs.last(path("c.T.m_flow")), -test::kTextbookDensity * 8 * kLitrePerMinute, 1e-5);
        test::expectRatio(runs.last(path("c.A.m_flow")), test::kTextbookDensity * 10 * kLitrePerMinute, 1e-5);
        const LibraryRun fills = ended(test::pressureSourceText("load", 36), "  connect(c.B, load.A);\n");
        QVERIFY2(fills.isRegular(), qPrintable(fills.messages()));
        test::expectRatio(fills.last(path("c.q_through")), 9 * kLitrePerMinute, 1e-5);
        const LibraryRun shut = ended(test::pressureSourceText("load", 230), "  connect(c.B, load.A);\n");
        QVERIFY2(shut.isRegular(), qPrintable(shut.messages()));
        test::expectNear(shut.last(path("c.B.m_flow")), 0, 1e-9);
    }

    // Without losses the motor turns at the setting times the speed of the pump, and the power of both shafts is one.
    void transmissionIsAGearWithoutSteps_data()
    {
        QTest::addColumn<double>("setting");
        QTest::addColumn<bool>("isDriven");
        for (const double setting : {1.0, 0.4, -0.7})
            for (const bool isDriven : {false, true})
                QTest::addRow("%g%s", setting, isDriven ? " by its shaft" : "") << setting << isDriven;
    }

    void transmissionIsAGearWithoutSteps()
    {
        QFETCH(double, setting);
        QFETCH(bool, isDriven);
        const QByteArray drive = isDriven ? "  R.Speed drive(exact=true);\n" : "";
        const LibraryRun run = test::runText(
            benchCircuit("  H.Motors.HydrostaticTransmission c(losses=Bramah.Types.MachineLosses.Coefficients, "
                         "D_pump=40e-6, D_motor=60e-6, y_start=" +
                             number(setting) + ", w=150, useShaft=" + (isDriven ? "true" : "false") +
                             ", V_loop=1e-5, pA_start=101e5, pB_start=101e5);\n  R.Inertia j(J=0.02, phi(start=0, "
                             "fixed=true), w(start=" +
                             number(setting * 100) + ", fixed=true));\n  R.Damper d(d=0.8);\n  R.Fixed g;\n" + drive,
                         "  c.u = " + number(setting) +
                             ";\n  connect(c.output_shaft, j.flange_a);\n  connect(j.flange_b, d.flange_a);\n"
                             "  connect(d.flange_b, g.flange);\n" +
                             (isDriven ? "  connect(drive.flange, c.shaft);\n  drive.w_ref = 150;\n" : "")),
            test::until(3, 1e-9));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double speed = setting * 150 * 40 / 60, torque = 0.8 * speed;
        test::expectRatio(run.last(path("c.w_motor")), speed, 1e-4);
        test::expectRatio(run.last(path("c.tau_motor")), torque, 1e-4);
        test::expectRatio(run.last(path("c.pA")) - run.last(path("c.pB")), 2 * kPi * torque / 60e-6, 1e-4);
        test::expectRatio(run.last(path("c.tau")) * 150, torque * speed, 1e-4);
    }
};

BRAMAH_TEST(LocksAndTransmissionsTest);

#include "locks_and_transmissions_test.moc"
