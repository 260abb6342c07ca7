// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <algorithm>
#include <cmath>

using namespace bramah;
using test::kAmbient;
using test::kBar;
using test::kLitrePerMinute;
using test::kPi;
using test::LibraryRun;
using test::number;

namespace {

QByteArray atBar(double bar)
{
    return number(kAmbient + bar * kBar);
}

double throttledFlow(double diameter, double drop)
{
    return 0.7 * kPi / 4 * diameter * diameter * std::sqrt(2 * drop / test::kTextbookDensity);
}

/// The first time at which a variable falls below, or, \a isRising, rises above \a level.
double passes(const LibraryRun& run, const char* path, double level, bool isRising)
{
    const int column = run.results.find(QLatin1String(path));
    for (std::size_t row = 1; column >= 0 && row < run.results.rowCount(); ++row) {
        const double before = run.results.value(column, row - 1) - level;
        const double after = run.results.value(column, row) - level;
        if (isRising ? before < 0 && after >= 0 : before > 0 && after <= 0)
            return run.results.time(row - 1) +
                   before / (before - after) * (run.results.time(row) - run.results.time(row - 1));
    }
    return std::nan("");
}

}  // namespace

/// Motions of the cartridge, priority, hose-burst and shock valves; their curves are in LibrarySweepsTest.
class LogicAndSafetyValvesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // While the poppet travels, the forces on it hold X at a pressure that the orifice there turns into a flow, and the
    // flow into a speed: both ways, with an orifice of 0.8 mm. The spring's rise of 1 bar is in the mean pressure; the
    // lag of 2 ms is a force that grows with the speed, 1/4 bar at the speed of opening.
    void cartridgeTravelsAsItsOilFlows()
    {
        const double speedFactor = 0.002 / 0.02;  // bar of dp_open = 1 bar, at 1/0.02 s
        const double open = (100 - 2.5) / 1.5, shut = 100 - (100 - 2.5) / 1.5;
        for (const bool isOpening : {true, false}) {
            LibraryRun run = test::runText(
                test::textbookOilText(
                    "  H.Sources.PressureSource a(p=" + atBar(100) + "), x(p=" + atBar(isOpening ? 0 : 100) +
                        ");\n  H.Sources.Tank t;\n  H.Node n(V=1e-6, p_start=" + atBar(isOpening ? 66 : 65) +
                        ");\n  H.FlowValves.Orifice o(d=0.8e-3);\n  H.DirectionalValves.CartridgeValve "
                        "c(y(start=" +
                        (isOpening ? "0" : "1") + "));\n",
                    "  connect(a.A, c.A);\n  connect(c.B, t.T);\n  connect(c.X, n.port);\n"
                    "  connect(n.port, o.A);\n  connect(o.B, x.A);\n"),
                test::until(0.3));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            const double flow = throttledFlow(0.8e-3, (isOpening ? open : shut) * kBar);
            const double time = std::abs(passes(run, "c.y", isOpening ? 0.9 : 0.1, isOpening) -
                                         passes(run, "c.y", isOpening ? 0.1 : 0.9, isOpening));
            test::expectNear(time, 0.8 * 2e-6 / flow, (0.01 + speedFactor / 10) * time,
                             QStringLiteral("travel of the poppet"));
        }
    }

    // Without a drop at the seat, what the ports give in opening is in the spring, but for the damping, which slow
    // motion keeps below 1 %; oil is neither made nor lost.
    void cartridgeKeepsOilAndEnergy()
    {
        const LibraryRun run = test::runText(
            test::textbookOilText(
                "  H.Sources.PressureSource a(p=" + atBar(20) +
                    ");\n  H.Sources.Tank t;\n  H.Node n(V=1e-6, p_start=" + atBar(20) +
                    ");\n  H.FlowValves.Orifice o(d=0.2e-3);\n  H.DirectionalValves.CartridgeValve c;\n"
                    "  Real work(start=0, fixed=true);\n  Real sum = c.A.m_flow + c.B.m_flow + c.X.m_flow;\n",
                "  der(work) = (c.A.p*c.A.m_flow + c.B.p*c.B.m_flow + c.X.p*c.X.m_flow)/870;\n"
                "  connect(a.A, c.A);\n  connect(a.A, c.B);\n  connect(c.X, n.port);\n"
                "  connect(n.port, o.A);\n  connect(o.B, t.T);\n"),
            test::until(5));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(QStringLiteral("c.y")), 1, 1e-6, QStringLiteral("open"));
        const double stored = 2e-6 / 1.5 * 2.5 * kBar;
        test::expectNear(run.last(QStringLiteral("work")), stored, 0.01 * stored,
                         QStringLiteral("energy of the spring"));
        const solver::ValueRange sum = run.results.range(run.results.find(QStringLiteral("sum")));
        QVERIFY(sum.upper < 1e-12 && sum.lower > -1e-12);
    }

    // Locked in, X takes no oil back: the poppet stays where it is whatever comes at A.
    void cartridgeStandsOnItsOil()
    {
        const LibraryRun run = test::runText(
            test::textbookOilText(
                "  H.Sources.PressureSource a(useInput=true);\n  S.Ramp u(height=200e5, offset=101325+50e5, "
                "duration=1);\n  H.Sources.Tank t;\n  H.Node n(V=1e-6, p_start=" +
                    atBar(40) + ");\n  H.DirectionalValves.CartridgeValve c;\n",
                "  connect(u.y, a.u);\n  connect(a.A, c.A);\n  connect(c.B, t.T);\n  connect(c.X, n.port);\n"),
            test::until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        constexpr double kModulus = 1.69e9;  // of VG 46 at 40 degC and 1 bar
        // 250 bar at A need 165 bar at X: a volume of 1 cm3 takes 1 cm3 * 125 bar/beta for that, of the stroke's 2 cm3.
        const double rise = run.last(QStringLiteral("n.p")) - kAmbient - 40 * kBar;
        const double opening = run.last(QStringLiteral("c.y"));
        test::expectNear(opening * 2e-6, 1e-6 * rise / kModulus, 0.02 * opening * 2e-6, QStringLiteral("oil at X"));
        QVERIFY(opening > 0 && opening < 0.01);
    }

    // A rises to 20 bar with a load of 150 bar at B: the pilot pressure at which the valve begins to open, by its kind.
    void counterbalanceValvesFeelTheirBackPressure()
    {
        for (const auto& [kind, pilot] : {std::pair{"Vented", 50.0 / 4}, std::pair{"Standard", (50.0 + 20 * 5) / 4},
                                          std::pair{"ReliefCompensated", 50.0 / 4 + 20}}) {
            const LibraryRun run =
                test::runText(test::textbookOilText(
                                  "  H.Sources.PressureSource a(p=" + atBar(20) + "), b(p=" + atBar(150) +
                                      "), x(useInput=true);\n  S.Ramp u(height=60e5, offset=101325, duration=60);\n"
                                      "  H.PressureValves.CounterbalanceValve c(kind=Bramah.Types.CounterbalanceKind." +
                                      QByteArray(kind) + ", tau=1e-4);\n",
                                  "  connect(u.y, x.u);\n  connect(x.A, c.X);\n  connect(a.A, c.A);\n"
                                  "  connect(b.A, c.B);\n"),
                              test::until(60));
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            test::expectNear(run.at(QStringLiteral("c.y"), pilot - 0.2), 0, 1e-6, QLatin1String(kind));
            // 20 bar fully open it; 1 bar of pilot pressure counts 4.
            test::expectNear(run.at(QStringLiteral("c.y"), pilot + 1), 0.2, 1e-3, QLatin1String(kind));
        }
    }

    // The flow to the steering orifice stays that of a drop between dp_set and dp_set + dp_over, while the pressure at
    // EF goes from far below to far above that of the steering; and all that the pump gives leaves, but for the 0.021
    // l/min that 0.3 l of oil take up where its pressure rises by 17.5 bar/s.
    void priorityHoldsTheSteeringFlow()
    {
        const LibraryRun run = test::runText(
            test::textbookOilText(
                "  H.Sources.FlowSource pump(q=45/60000);\n  H.Sources.PressureSource load(p=" + atBar(60) +
                    "), other(useInput=true);\n  S.Ramp u(height=140e5, offset=101325+5e5, duration=8, "
                    "startTime=1);\n  H.Node p(V=3e-4, p_start=" +
                    atBar(60) + "), cf(V=2e-4, p_start=" + atBar(60) +
                    ");\n  H.FlowValves.Orifice steering(d=3.5e-3);\n  H.FlowValves.PriorityValve c;\n",
                "  connect(pump.A, p.port);\n  connect(p.port, c.P);\n  connect(c.CF, cf.port);\n"
                "  connect(cf.port, steering.A);\n  connect(steering.B, load.A);\n  connect(load.A, c.LS);\n"
                "  connect(u.y, other.u);\n  connect(c.EF, other.A);\n"),
            test::until(10));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double least = throttledFlow(3.5e-3, 7 * kBar), most = throttledFlow(3.5e-3, 10 * kBar);
        bool wasBelow = false, wasAbove = false;
        for (double time = 0.5; time <= 10; time += 0.1) {
            const double flow = run.at(QStringLiteral("steering.q"), time);
            QVERIFY2(flow > 0.999 * least && flow < 1.001 * most, qPrintable(QString::number(flow / kLitrePerMinute)));
            test::expectNear(run.at(QStringLiteral("c.q_CF"), time) + run.at(QStringLiteral("c.q_EF"), time),
                             45 * kLitrePerMinute, 0.022 * kLitrePerMinute, QStringLiteral("sum at %1 s").arg(time));
            wasBelow = wasBelow || run.at(QStringLiteral("c.y"), time) < 0.4;
            wasAbove = wasAbove || run.at(QStringLiteral("c.y"), time) > 0.6;
        }
        QVERIFY(wasBelow && wasAbove);
    }

    // Too little oil for both: CF gets all of it.
    void priorityComesFirst()
    {
        const LibraryRun run = test::runText(
            test::textbookOilText(
                "  H.Sources.FlowSource pump(q=10/60000);\n  H.Sources.PressureSource load(p=" + atBar(60) +
                    ");\n  H.Sources.Tank t;\n  H.Node p, cf;\n  H.FlowValves.Orifice steering(d=3.5e-3);\n"
                    "  H.FlowValves.PriorityValve c;\n",
                "  connect(pump.A, p.port);\n  connect(p.port, c.P);\n  connect(c.CF, cf.port);\n"
                "  connect(cf.port, steering.A);\n  connect(steering.B, load.A);\n  connect(load.A, c.LS);\n"
                "  connect(c.EF, t.T);\n"),
            test::until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(QStringLiteral("steering.q")), 10 * kLitrePerMinute, 1e-6 * kLitrePerMinute,
                         QStringLiteral("all to CF"));
        test::expectNear(run.last(QStringLiteral("c.q_EF")), 0, 1e-6 * kLitrePerMinute,
                         QStringLiteral("nothing to EF"));
    }

    // A flow that grows steadily is let pass up to q_close and not above; then the drop is the load's, and the plate
    // stays on its seat.
    void hoseBurstShutsAtItsFlow()
    {
        const LibraryRun run = test::runText(
            test::textbookOilText(
                "  H.Sources.FlowSource load(useInput=true);\n  S.Ramp u(height=50/60000, duration=5);\n"
                "  H.Sources.Tank t, t2;\n  H.Node n(V=1e-4);\n  H.PressureValves.ReliefValve r(p_set=100e5);\n"
                "  H.CheckValves.HoseBurstValve c;\n",
                "  connect(u.y, load.u);\n  connect(load.A, n.port);\n  connect(n.port, c.B);\n"
                "  connect(c.A, t.T);\n  connect(n.port, r.P);\n  connect(r.T, t2.T);\n"),
            test::until(5));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const solver::ValueRange range = run.results.range(run.results.find(QStringLiteral("c.q")));
        test::expectNear(range.upper, 40 * kLitrePerMinute, 0.005 * 40 * kLitrePerMinute, QStringLiteral("q_close"));
        test::expectNear(passes(run, "c.y", 0.5, false), 4, 0.05, QStringLiteral("when it shuts"));
        test::expectNear(run.last(QStringLiteral("c.q")), 0, 1e-6 * kLitrePerMinute, QStringLiteral("tight"));
        QVERIFY(run.last(QStringLiteral("c.dp")) > 100 * kBar);
    }

    // Shut against 100 bar, it opens when the pressure at A has come up to dp_close + dp_over below that, and stays
    // open.
    void hoseBurstOpensAtBalance()
    {
        const LibraryRun run =
            test::runText(test::textbookOilText(
                              "  H.Sources.PressureSource a(useInput=true);\n  S.Ramp u(height=110e5, offset=101325, "
                              "duration=11);\n  H.Node n(V=1e-4, p_start=" +
                                  atBar(100) + ");\n  H.CheckValves.HoseBurstValve c(y(start=0));\n",
                              "  connect(u.y, a.u);\n  connect(a.A, c.A);\n  connect(n.port, c.B);\n"),
                          test::until(11));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(passes(run, "c.y", 1e-6, true), 9.4, 0.01, QStringLiteral("when it opens"));
        test::expectNear(run.at(QStringLiteral("n.p"), 9.39), kAmbient + 100 * kBar, 1, QStringLiteral("held"));
        test::expectNear(run.at(QStringLiteral("c.y"), 9.6), 1, 1e-3, QStringLiteral("open"));
        test::expectNear(run.last(QStringLiteral("n.p")), kAmbient + 110 * kBar, 0.1 * kBar, QStringLiteral("after a"));
    }

    // Motor and load coast into shut lines: each side stays between suction and p_set + dp_over of the valves there.
    void shockValvesBoundBothSides()
    {
        const LibraryRun run = test::runText(
            test::textbookOilText(
                "  H.Motors.FixedMotor m(D=100e-6);\n  Bramah.Mechanics.Rotational.Inertia j(J=5, phi(start=0, "
                "fixed=true), w(start=60, fixed=true));\n  H.Sources.Tank t(p=" +
                    atBar(3) + ");\n  H.Node a(V=2e-4, p_start=" + atBar(3) + "), b(V=2e-4, p_start=" + atBar(3) +
                    ");\n  H.PressureValves.ShockValve sa(p_set=150e5), sb(p_set=150e5);\n",
                "  connect(a.port, m.A);\n  connect(b.port, m.B);\n  connect(m.shaft, j.flange_a);\n"
                "  connect(a.port, sa.A);\n  connect(b.port, sb.A);\n  connect(sa.T, t.T);\n  connect(sb.T, t.T);\n"),
            test::until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const solver::ValueRange a = run.results.range(run.results.find(QStringLiteral("a.p")));
        QVERIFY2(a.lower > kAmbient + 2.3 * kBar, qPrintable(QString::number(a.lower)));
        // 60 rad/s give 57.3 l/min: of the range of 20 bar it opens a little less than all.
        const double opening = run.at(QStringLiteral("sb.y"), 0.1);
        test::expectNear(
            run.at(QStringLiteral("sb.q"), 0.1),
            60 * kLitrePerMinute * opening * std::sqrt(run.at(QStringLiteral("sb.dp"), 0.1) / (170 * kBar)),
            0.005 * 60 * kLitrePerMinute, QStringLiteral("relief"));
        test::expectNear(run.at(QStringLiteral("sa.q"), 0.1), -run.at(QStringLiteral("sb.q"), 0.1),
                         0.02 * 60 * kLitrePerMinute, QStringLiteral("what goes out comes in again"));
        QVERIFY(run.at(QStringLiteral("j.w"), 0.5) < 60 - 0.5 * 0.9 * 1e-4 / (2 * kPi) * 150 * kBar / 5);
    }
};

BRAMAH_TEST(LogicAndSafetyValvesTest);

#include "logic_and_safety_valves_test.moc"
