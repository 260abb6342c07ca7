// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

using bramah::test::kAmbient;
using bramah::test::kBar;
using bramah::test::kLitrePerMinute;
using bramah::test::LibraryRun;
using bramah::test::LibraryRunOptions;
using bramah::test::runText;

namespace {

/// At rest between pressure sources that are \a pressures over ambient; each `s1`, `s2` ... is a source.
LibraryRun atRest(const QByteArray& declarations, const QByteArray& equations, double stopTime = 2)
{
    LibraryRunOptions options;
    options.stopTime = stopTime;
    return runText(
        "model M\n  import H = Bramah.Hydraulics;\n  import S = Bramah.Hydraulics.Sources;\n"
        "  inner H.Fluid fluid(oil(airFraction=0));\n" +
            declarations + "equation\n" + equations + "end M;\n",
        options);
}

QByteArray source(const char* name, double bar)
{
    return "  S.PressureSource " + QByteArray(name) + "(p=" + QByteArray::number(kAmbient + bar * kBar, 'g', 17) +
           ");\n";
}

}  // namespace

/// Behaviour beyond the characteristic curves of LibrarySweepsTest: hysteresis, control at work, cavitation, limits.
/// 0.5 % leaves room for the oil's density at working pressure.
class LibraryCurvesTest : public QObject
{
    Q_OBJECT

    static void expect(const LibraryRun& run, const char* path, double expected, double relative = 5e-3)
    {
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double value = run.last(QLatin1String(path));
        QVERIFY2(std::abs(value - expected) <= relative * std::abs(expected),
                 qPrintable(QStringLiteral("%1 is %2, expected %3").arg(QLatin1String(path)).arg(value).arg(expected)));
    }

private Q_SLOTS:
    void flowControlValvesHoldTheirFlow()
    {
        for (const double load : {20.0, 100.0, 180.0}) {
            const LibraryRun run = atRest(
                source("s1", load) + source("s2", 0) +
                    "  S.FlowSource f(q=30/60000);\n  H.Node n;\n  H.FlowValves.FlowControlValve3 c;\n",
                "  connect(f.A, n.port);\n  connect(n.port, c.P);\n  connect(c.A, s1.A);\n  connect(c.T, s2.A);\n");
            // A third of the way to T is open: within the 4 % that its documentation states.
            expect(run, "c.q", 10 * kLitrePerMinute, 0.04);
        }
    }

    void reliefValveShutsLowerThanItOpens()
    {
        const char* const parts =
            "  S.PressureSource s1(useInput=true);\n  S.Tank t;\n"
            "  H.PressureValves.ReliefValve c(p_set=100e5, dp_over=10e5, hysteresis=5e5);\n"
            "  Bramah.Blocks.Sources.Trapezoid u(amplitude=20e5, rising=2, width=1, falling=4, "
            "period=20, offset=95e5+101325);\n";
        const LibraryRun run = atRest(parts, "  connect(u.y, s1.u);\n  connect(s1.A, c.P);\n  connect(c.T, t.T);\n", 8);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        // Rising 10 bar/s from 95 bar: 105 bar at 1 s; falling 5 bar/s from 115 bar at 3 s: 105 bar at 5 s.
        const double opening = run.at(QStringLiteral("c.y"), 1);
        const double shutting = run.at(QStringLiteral("c.y"), 5);
        QVERIFY2(std::abs(opening - 0.5) < 0.01, qPrintable(QString::number(opening)));
        QVERIFY2(std::abs(shutting - 1.0) < 0.01, qPrintable(QString::number(shutting)));
        QVERIFY(run.at(QStringLiteral("c.y"), 6.4) > 0.2);   // 98 bar: still open
        QVERIFY(run.at(QStringLiteral("c.y"), 7.0) < 0.01);  // 95 bar: shut
    }

    void pumpsAndMotorsHaveTheirEfficiencies()
    {
        // At dp_nom and w_nom. Volumetric: flow over D*n. Compression is a loss of its own: eta_hm within 0.5 %.
        const QByteArray losses = "losses=Bramah.Types.MachineLosses.Efficiencies, eta_vol=0.94, eta_hm=0.91";
        const LibraryRun pump =
            atRest("  S.Tank t;\n" + source("s1", 200) + "  H.Pumps.FixedPump c(D=25e-6, " + losses + ");\n",
                   "  connect(t.T, c.S);\n  connect(c.P, s1.A);\n");
        const double ideal = 25e-6 * 25;
        expect(pump, "c.q", 0.94 * ideal);
        expect(pump, "c.tau", 25e-6 * 200 * kBar / (2 * 3.14159265358979 * 0.91));
        const LibraryRun motor = atRest(
            "  S.Tank t;\n" + source("s1", 200) + "  H.Motors.FixedMotor c(D=25e-6, " + losses +
                ");\n  Bramah.Mechanics.Rotational.Speed w(exact=true);\n"
                "  Bramah.Blocks.Sources.Constant k(k=50*Bramah.Units.pi);\n",
            "  connect(s1.A, c.A);\n  connect(c.B, t.T);\n  connect(k.y, w.w_ref);\n  connect(w.flange, c.shaft);\n");
        expect(motor, "c.q", ideal / 0.94);
        expect(motor, "c.tau_shaft", 25e-6 * 200 * kBar / (2 * 3.14159265358979) * 0.91);
    }

    void compensatedPumpsMeetTheirPressure()
    {
        const LibraryRun half = atRest("  S.Tank t;\n" + source("s1", 196) + "  H.Pumps.PressureCompensatedPump c;\n",
                                       "  connect(t.T, c.S);\n  connect(c.P, s1.A);\n");
        expect(half, "c.y", 0.5);
        const LibraryRun sensing =
            atRest("  S.Tank t;\n" + source("s1", 118) + source("s2", 100) + "  H.Pumps.LoadSensingPump c;\n",
                   "  connect(t.T, c.S);\n  connect(c.P, s1.A);\n  connect(s2.A, c.X);\n");
        expect(sensing, "c.y", 0.5);
        const LibraryRun cut =
            atRest("  S.Tank t;\n" + source("s1", 251) + source("s2", 249) + "  H.Pumps.LoadSensingPump c;\n",
                   "  connect(t.T, c.S);\n  connect(c.P, s1.A);\n  connect(s2.A, c.X);\n");
        QVERIFY(std::abs(cut.last(QStringLiteral("c.y"))) < 1e-6);
    }

    // Shaft and oil swing through all four quadrants: what goes in at shaft and ports is never less than what comes
    // out. At zero speed and pressure nothing is lost, hence the share of the greatest power for rounding.
    void machinesLoseInFourQuadrants()
    {
        const QByteArray compression = "losses=Bramah.Types.MachineLosses.Coefficients";  // all else is 0
        const QByteArray coefficients = compression + ", leakage=1e-12, d=0.02, tau_c=1";
        const QByteArray efficiencies = "losses=Bramah.Types.MachineLosses.Efficiencies";
        const QByteArray setting = "  Bramah.Blocks.Sources.Sine u(f=0.7);\n";
        const QByteArray maps = "losses=Bramah.Types.MachineLosses.Maps";
        const std::array<std::array<QByteArray, 4>, 4> machines{
            {{"Pumps.FixedPump c(useShaft=true, ", "S", "P", ""},
             {"Motors.FixedMotor c(", "A", "B", ""},
             {"Pumps.VariablePump c(useShaft=true, u_min=-1, ", "S", "P", setting},
             {"Motors.VariableMotor c(u_min=-1, ", "A", "B", setting}}};
        for (const auto& [machine, inlet, outlet, command] : machines)
            for (const QByteArray& losses : {compression, coefficients, efficiencies, maps}) {
                const LibraryRun run =
                    atRest("  H." + machine + losses + ");\n" + command + source("s1", 150) +
                               "  S.PressureSource s2(useInput=true);\n"
                               "  Bramah.Blocks.Sources.Sine p(amplitude=140e5, offset=150e5, f=1);\n"
                               "  Bramah.Mechanics.Rotational.Speed w(exact=true);\n"
                               "  Bramah.Blocks.Sources.Sine n(amplitude=200, f=0.3);\n"
                               "  Real in_shaft = c.shaft.tau*der(c.shaft.phi);\n"
                               "  Real in_oil = c." +
                               inlet + ".m_flow*Bramah.Media.enthalpy(fluid.oil, c." + inlet + ".p) + c." + outlet +
                               ".m_flow*Bramah.Media.enthalpy(fluid.oil, c." + outlet +
                               ".p);\n"
                               "  Real loss = in_shaft + in_oil;\n  Real quadrant = c.dp*c.w_shaft;\n",
                           "  connect(s1.A, c." + inlet + ");\n  connect(s2.A, c." + outlet +
                               ");\n  connect(p.y, s2.u);\n  connect(n.y, w.w_ref);\n  connect(w.flange, c.shaft);\n" +
                               (command.isEmpty() ? QByteArray() : QByteArray("  connect(u.y, c.u);\n")),
                           20);
                QVERIFY2(run.isRegular(), qPrintable(run.messages()));
                const auto range = [&run](const char* path) {
                    return run.results.range(run.results.find(QLatin1String(path)));
                };
                QVERIFY(range("quadrant").lower < -1e9 && range("quadrant").upper > 1e9);
                QVERIFY(range("in_oil").upper > 1e3 && range("in_oil").lower < -1e3);
                QVERIFY2(range("loss").lower >= -1e-9 * range("in_shaft").upper,
                         qPrintable(machine + QByteArray::number(range("loss").lower)));
                QVERIFY(range("loss").upper > (losses == compression ? 1 : 100));
            }
    }

    // Above the speed that the suction orifice feeds, the flow is that of the orifice, not of the speed.
    void nothingFlowsBetweenEmptyVolumes()
    {
        LibraryRunOptions options;
        options.stopTime = 1;
        const LibraryRun run = runText(
            "model M\n  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid(oil(airFraction=0.09));\n"
            "  H.Node a(V=1e-6, p_start=0), b(V=1e-6, p_start=0);\n"
            "  H.FlowValves.ShutOffValve valve(useInput=true);\n"
            "  Bramah.Blocks.Sources.Step opened(startTime=0.1);\nequation\n"
            "  connect(opened.y, valve.u);\n  connect(a.port, valve.A);\n  connect(valve.B, b.port);\nend M;\n",
            options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const char* pressure : {"a.p", "b.p"})
            QCOMPARE(run.last(QString::fromLatin1(pressure)), 0.0);
    }

    void cavitatingPumpDeliversWhatItGets()
    {
        const auto flow = [](double speed) {
            const LibraryRun run = atRest(
                "  S.Tank t;\n" + source("s1", 50) +
                    "  H.Node n(V=1e-5);\n  H.FlowValves.Orifice o(d=12e-3);\n"
                    "  H.Pumps.FixedPump c(D=40e-6, w=" +
                    QByteArray::number(speed) + ");\n",
                "  connect(t.T, o.A);\n  connect(o.B, n.port);\n  connect(n.port, c.S);\n  connect(c.P, s1.A);\n");
            const auto range = run.results.range(run.results.find(QStringLiteral("n.p")));
            return std::pair{run.isRegular() && range.lower > 0 ? run.last(QStringLiteral("c.m_flow")) : std::nan(""),
                             run.last(QStringLiteral("c.filling"))};
        };
        const auto slow = flow(50);
        const auto fast = flow(300);
        const auto faster = flow(500);
        QVERIFY(slow.second > 0.999);
        QVERIFY2(fast.second < 0.9, qPrintable(QString::number(fast.second)));
        QVERIFY(faster.second < fast.second);
        QVERIFY2(std::abs(faster.first - fast.first) < 0.01 * fast.first, qPrintable(QString::number(faster.first)));
    }

    void dividersSplitWhateverTheLoads()
    {
        for (const char* const kind : {"FlowDivider", "FlowDividerCombiner"}) {
            const LibraryRun run = atRest(
                source("s1", 80) + source("s2", 30) + "  S.FlowSource f(q=30/60000);\n  H.Node n;\n  H.FlowValves." +
                    kind + " c(ratio=0.4);\n",
                "  connect(f.A, n.port);\n  connect(n.port, c.P);\n  connect(c.A, s1.A);\n  connect(c.B, s2.A);\n");
            expect(run, "c.q_A", 0.4 * 30 * kLitrePerMinute);
            expect(run, "c.q_B", 0.6 * 30 * kLitrePerMinute);
        }
        const LibraryRun joined =
            atRest(source("s1", 80) + source("s2", 60) + source("s3", 50) + "  H.FlowValves.FlowDividerCombiner c;\n",
                   "  connect(s1.A, c.A);\n  connect(s2.A, c.B);\n  connect(c.P, s3.A);\n");
        expect(joined, "c.q_A", joined.last(QStringLiteral("c.q_B")));
        QVERIFY(joined.last(QStringLiteral("c.q_A")) < 0);
    }

    // Two on one shaft: four equal flows, whatever each load; the unloaded sections drive the loaded one.
    void gearDividersOnOneShaftSplitInFour()
    {
        const LibraryRun run = atRest(
            source("s1", 90) + source("s2", 0) + source("s3", 0) + source("s4", 0) +
                "  S.FlowSource f(q=40/60000);\n  H.Node n;\n"
                "  H.FlowValves.GearFlowDivider c(useShaft=true, eta_vol=1, eta_hm=0.9), d(useShaft=true, "
                "eta_vol=1);\n",
            "  connect(f.A, n.port);\n  connect(n.port, c.P);\n  connect(n.port, d.P);\n  connect(c.shaft, d.shaft);\n"
            "  connect(c.A, s1.A);\n  connect(c.B, s2.A);\n  connect(d.A, s3.A);\n  connect(d.B, s4.A);\n");
        for (const char* const flow : {"c.q_A", "c.q_B", "d.q_A", "d.q_B"})
            expect(run, flow, 10 * kLitrePerMinute, 1e-6);
        QVERIFY(run.last(QStringLiteral("n.p")) > kAmbient + 22.5 * kBar);
        QVERIFY(run.last(QStringLiteral("n.p")) < kAmbient + 45 * kBar);
    }

    // (p_B - p_amb)*A_2 = (p_A - p_amb)*A_1 - (p_T - p_amb)*(A_1 - A_2); past leaking pistons oil comes out at T.
    void intensifierBalancesItsPistons()
    {
        const QByteArray equations = "  connect(s1.A, c.A);\n  connect(s2.A, c.T);\n";
        const QByteArray parts =
            source("s1", 100) + "  H.Cylinders.PressureIntensifier c(d_1=0.1, d_2=0.05, x_start=0.01);\n";
        expect(atRest(parts + source("s2", 0), equations), "c.pB", kAmbient + 400 * kBar, 1e-6);
        expect(atRest(parts + source("s2", 20), equations), "c.pB", kAmbient + 340 * kBar, 1e-6);
        const LibraryRun leaking =
            atRest(source("s1", 100) + source("s2", 0) + source("s3", 300) +
                       "  H.Cylinders.PressureIntensifier c(x_start=0.2, leakage_1=1e-12, leakage_2=2e-12);\n",
                   equations + "  connect(s3.A, c.B);\n");
        // The pistons stand on the stop of side B.
        expect(leaking, "c.qA", 1e-12 * 100 * kBar, 1e-3);
        expect(leaking, "c.qB", 2e-12 * 300 * kBar, 1e-3);
        QVERIFY(leaking.last(QStringLiteral("c.x")) > 0.2);
    }

    // Five strokes at low pressure give five times the volume of a stroke; above what the hand can press none.
    void handPumpDeliversAsFarAsTheHandReaches()
    {
        const auto pump = [](const QByteArray& modifiers, double bar, const QByteArray& lever, double stopTime) {
            return atRest("  S.Tank t;\n" + source("s1", bar) + "  H.Pumps.HandPump c(" + modifiers + ");\n" + lever +
                              "  Real V(start=0, fixed=true, nominal=1e-4);\n",
                          "  connect(t.T, c.S);\n  connect(c.P, s1.A);\n  connect(l.y, c.u);\n  der(V) = c.q;\n",
                          stopTime);
        };
        const QByteArray strokes = "  Bramah.Blocks.Sources.Sine l(amplitude=0.5, offset=0.5, f=0.25);\n";
        const double stroke = std::numbers::pi / 4 * 0.02 * 0.02 * 0.04;
        expect(pump("", 1, strokes, 20), "V", 10 * stroke);
        expect(pump("isDoubleActing=false", 1, strokes, 20), "V", 5 * stroke);
        const double stall = 20 * 400 / (std::numbers::pi / 4 * 0.02 * 0.02);
        const QByteArray push = "  Bramah.Blocks.Sources.Ramp l(height=0.5, offset=0.5, duration=5);\n";
        const LibraryRun held = pump("", 1.2 * stall / kBar, push, 10);
        expect(held, "c.p_1", kAmbient + stall);
        expect(held, "c.f_hand", 400);
        QVERIFY(std::abs(held.last(QStringLiteral("V"))) < 1e-3 * stroke);
    }

    void accumulatorsKnowEmptyAndFull()
    {
        for (const char* const kind :
             {"BladderAccumulator", "DiaphragmAccumulator", "PistonAccumulator", "GasBottle"}) {
            const LibraryRun run = atRest("  S.FlowSource f(q=20/60000);\n  H.Accumulators." + QByteArray(kind) +
                                              " c(V_0=1e-3, V_max=0.5e-3, n=1, gasLaw=Bramah.Types.GasLaw.Ideal);\n",
                                          "  connect(f.A, c.A);\n", 1.6);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            // Full at twice the precharge, 100 bar absolute; the gas is then shut in, the oil alone is compressed.
            QVERIFY(std::abs(run.last(QStringLiteral("c.V_oil")) - 0.5e-3) < 1e-12);
            expect(run, "c.p_gas", 200 * kBar, 1e-6);
            QVERIFY(run.last(QStringLiteral("c.p")) > 250 * kBar);
            const double half = run.at(QStringLiteral("c.V_oil"), 0.9);
            const double pressure = run.at(QStringLiteral("c.p"), 0.9);
            QVERIFY(half > 1e-4 && half < 0.5e-3);
            QVERIFY(std::abs(pressure - 100 * kBar / (1 - half / 1e-3)) < 1e-6 * pressure);
        }
        const LibraryRun spring = atRest("  S.FlowSource f(q=0.3/60000);\n  H.Accumulators.SpringAccumulator c;\n",
                                         "  connect(f.A, c.A);\n", 50);
        QVERIFY2(spring.isRegular(), qPrintable(spring.messages()));
        const double filling = spring.last(QStringLiteral("c.y"));
        QVERIFY(filling > 0.3 && filling < 0.6);
        expect(spring, "c.p", kAmbient + (5 + 15 * filling) * kBar, 1e-6);
    }

    void tankKnowsItsLevel()
    {
        const LibraryRun run =
            atRest("  S.FlowSource f(q=30/60000);\n  S.Tank t(useLevel=true);\n  H.Sensors.LevelSensor l;\n",
                   "  connect(f.A, t.T);\n  connect(l.A, t.T);\n", 60);
        expect(run, "t.V", 0.13, 1e-9);
        expect(run, "l.y", 0.13 / 0.25, 1e-9);
    }
};

BRAMAH_TEST(LibraryCurvesTest);

#include "library_curves_test.moc"
