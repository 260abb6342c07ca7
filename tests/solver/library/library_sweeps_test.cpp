// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "tests/solver/library/case_text.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QSet>
#include <QTest>

#include <cmath>
#include <numbers>
#include <vector>

using namespace bramah;
using test::kAmbient;
using test::kBar;
using test::kLitrePerMinute;
using test::kPi;
using test::LibraryRun;

namespace {

constexpr double kSlow = 1000;  ///< s: every lag is over long before the next point

/// A characteristic curve as a data sheet states it: `c` is the component, `s` a pressure source that is swept [bar
/// over ambient] or `u` a signal that is, `z` a tank.
struct Curve {
    QByteArray className;  ///< behind `Bramah.Hydraulics.`
    QByteArray modifiers;
    QByteArray parts;        ///< more components
    QByteArray connections;  ///< `a-b` with spaces between
    double from, to;         ///< of the sweep
    const char* path;        ///< of the result
    double scale;            ///< of the values below
    std::vector<std::pair<double, double>> points;
};

QByteArray held(const char* name, double bar)
{
    return "  S.PressureSource " + QByteArray(name) + "(p=" + QByteArray::number(kAmbient + bar * kBar, 'g', 17) +
           ");\n";
}

QByteArray constant(const char* name, double value)
{
    return "  Bramah.Blocks.Sources.Constant " + QByteArray(name) + "(k=" + QByteArray::number(value, 'g', 17) + ");\n";
}

const char* const kOn = "  Bramah.Blocks.Sources.BooleanStep on(startTime=-1);\n";
const char* const kOff = "  Bramah.Blocks.Sources.BooleanStep off(startTime=1e9);\n";

/// q_nom at dp_nom, and half of it at a quarter of the drop.
std::vector<std::pair<double, double>> rootLaw(double drop, double flow)
{
    return {{drop / 4, flow / 2}, {drop, flow}, {2 * drop, flow * std::sqrt(2)}};
}

double orificeFlow(double diameter, double bar)  // l/min, Cd 0.7, the density of ISO VG 46 at 40 degC
{
    const double density = 879 * (1 - 7e-4 * 25);
    return 0.7 * kPi / 4 * diameter * diameter * std::sqrt(2 * bar * kBar / density) / kLitrePerMinute;
}

/// The share that the oil's density at this pressure leaves of a flow stated at rho_0.
double compressed(double bar)
{
    return std::exp(-bar * kBar / 1.5e9 / 2);
}

std::vector<Curve> curves()
{
    const double l = kLitrePerMinute;
    const QByteArray efficiencies = "losses=Bramah.Types.MachineLosses.Efficiencies, eta_vol=0.94, eta_hm=0.91";
    const QByteArray turned = "  Bramah.Mechanics.Rotational.Speed w(exact=true);\n" + constant("n", 50 * kPi);
    const double torque = 1 / (2 * kPi) * 200 * kBar;  // per displacement
    const QByteArray maps =
        "losses=Bramah.Types.MachineLosses.Maps, eta_vol_map=[0, 100e5, 200e5; 50, 0.9, 0.8; 150, 0.96, 0.92], "
        "eta_hm_map=[0, 100e5, 200e5; 50, 0.92, 0.95; 150, 0.9, 0.93]";
    const double mapped = 25e-6 * 150 / (2 * kPi);  // flow at the upper speed of the maps
    const double mappedLow = mapped / 3;
    return {
        {"DirectionalValves.Valve22", "", kOn, "s.A-c.P c.A-z.T on.y-c.a", 0, 20, "c.q", l, rootLaw(5, 60)},
        {"DirectionalValves.Valve32", "", kOn, "s.A-c.P c.A-z.T c.T-z.T on.y-c.a", 0, 20, "c.q_A", l, rootLaw(5, 60)},
        {"DirectionalValves.Valve42", "", kOn, "s.A-c.P c.A-z.T c.T-z.T c.B-z.T on.y-c.a", 0, 20, "c.q_A", l,
         rootLaw(5, 60)},
        {"DirectionalValves.Valve43", "", QByteArray(kOn) + kOff, "s.A-c.P c.A-z.T c.T-z.T c.B-z.T on.y-c.a off.y-c.b",
         0, 20, "c.q_A", l, rootLaw(5, 60)},
        {"DirectionalValves.Valve63", "", QByteArray(kOn) + kOff,
         "s.A-c.P c.A-z.T c.T-z.T c.B-z.T c.C1-z.T c.C2-z.T on.y-c.a off.y-c.b", 0, 20, "c.q_A", l, rootLaw(5, 60)},
        {"DirectionalValves.ProportionalValve22",
         "q_nom=40/60000, dp_nom=10e5, overlap=0, clearance=0",
         held("p1", 10),
         "p1.A-c.P c.A-z.T u.y-c.u",
         0,
         1,
         "c.q",
         l,
         {{0.5, 20}, {1, 40}}},
        {"DirectionalValves.ProportionalValve32",
         "overlap=0, clearance=0",
         held("p1", 5),
         "p1.A-c.P c.A-z.T c.T-z.T u.y-c.u",
         0,
         1,
         "c.q_A",
         l,
         {{0.4, 0}, {0.75, 30}, {1, 60}}},
        {"DirectionalValves.ProportionalValve43",
         "dp_nom_total=10e5, overlap=0.2, clearance=0",
         held("p1", 5),
         "p1.A-c.P c.A-z.T c.T-z.T c.B-z.T u.y-c.u",
         -1,
         1,
         "c.q_A",
         l,
         {{-0.6, 0}, {0.15, 0}, {0.6, 30}, {1, 60}}},
        {"DirectionalValves.ServoValve43",
         "clearance=0",
         held("p1", 35),
         "p1.A-c.P c.A-z.T c.T-z.T c.B-z.T u.y-c.u",
         -1,
         1,
         "c.q_A",
         l,
         {{-0.5, 0}, {0.25, 10}, {1, 40}}},
        {"DirectionalValves.CartridgeValve",
         "",
         "",
         "s.A-c.A c.B-z.T c.X-z.T",
         0,
         10,
         "c.q",
         l,
         {{1.9, 0}, {2.5, 100 * std::sqrt(2.5 / 5)}, {5, 200}, {10, 200 * std::sqrt(2)}}},
        // The ring at B is half of the face at A.
        {"DirectionalValves.CartridgeValve",
         "",
         "",
         "c.A-z.T s.A-c.B c.X-z.T",
         0,
         8,
         "c.q",
         l,
         {{3.9, 0}, {5, -100}, {8, -200 * std::sqrt(8.0 / 5)}}},
        // 100 bar at A is held shut by what is left of it over the ratio.
        {"DirectionalValves.CartridgeValve",
         "ratio=1.07, p_crack=4e5, dp_open=2e5",
         held("p1", 100),
         "p1.A-c.A c.B-z.T s.A-c.X",
         80,
         100,
         "c.y",
         1,
         {{94 / 1.07 - 0.1, 1}, {95 / 1.07, 0.5}, {96 / 1.07 + 0.1, 0}}},
        {"PressureValves.ReliefValve",
         "p_set=150e5",
         "",
         "s.A-c.P c.T-z.T",
         0,
         200,
         "c.q",
         l,
         {{149, 0}, {155, 30 * std::sqrt(155.0 / 160)}, {160, 60}}},
        {"PressureValves.ReliefValve",
         "p_set=150e5, law=Bramah.Types.ReliefLaw.Linear, slope=2e-11",
         "",
         "s.A-c.P c.T-z.T",
         0,
         300,
         "c.q",
         l,
         {{149, 0}, {200, 6}, {250, 12}}},
        {"PressureValves.PilotReliefValve",
         "p_set=150e5",
         "",
         "s.A-c.P c.T-z.T",
         0,
         160,
         "c.q",
         l,
         {{149, 0}, {153, 200}}},
        {"PressureValves.ProportionalReliefValve",
         "",
         constant("k", 0.5),
         "s.A-c.P c.T-z.T k.y-c.u",
         0,
         150,
         "c.y",
         1,
         {{102, 0}, {107.5, 0.5}, {112.5, 1}}},
        {"PressureValves.ProportionalReliefValve",
         "",
         constant("k", 1),
         "s.A-c.P c.T-z.T k.y-c.u",
         0,
         250,
         "c.q",
         l,
         {{199, 0}, {210, 60}}},
        {"PressureValves.ReducingValve",
         "",
         held("p1", 70),
         "p1.A-c.P s.A-c.A",
         0,
         68,
         "c.q",
         l,
         {{60, 60 * std::sqrt(2)}, {62.5, 30 * std::sqrt(1.5)}, {66, 0}}},
        {"PressureValves.ReducingRelievingValve",
         "",
         held("p1", 60),
         "p1.A-c.P s.A-c.A c.T-z.T",
         0,
         80,
         "c.q_A",
         l,
         {{55, 60}, {60, 0}, {65, -60 * std::sqrt(65.0 / 5)}}},
        {"PressureValves.ProportionalReducingValve",
         "p_max=40e5, p_min=10e5, dp_over=2e5",
         held("p1", 60) + constant("k", 0.5),
         "p1.A-c.P s.A-c.A c.T-z.T k.y-c.u",
         0,
         30,
         "c.q_A",
         l,
         {{23, 10 * std::sqrt(37.0 / 5)}, {24, 5 * std::sqrt(36.0 / 5)}, {25, 0}, {27, -10 * std::sqrt(27.0 / 5)}}},
        {"PressureValves.ProportionalReducingValve",
         "",
         held("p1", 40) + held("p2", 15),
         "p1.A-c.P p2.A-c.A c.T-z.T u.y-c.u",
         0,
         1,
         "c.y",
         1,
         {{0.4, -1}, {0.5, 0}, {0.515, 0.45}, {0.6, 1}}},
        {"PressureValves.SequenceValve",
         "",
         "",
         "s.A-c.P c.A-z.T",
         0,
         100,
         "c.q",
         l,
         {{79, 0}, {82.5, 30 * std::sqrt(82.5 / 5)}, {85, 60 * std::sqrt(85.0 / 5)}}},
        {"PressureValves.SequenceCheckValve",
         "",
         "",
         "s.A-c.P c.A-z.T",
         0,
         100,
         "c.q",
         l,
         {{79, 0}, {82.5, 30 * std::sqrt(82.5 / 5)}, {85, 60 * std::sqrt(85.0 / 5)}}},
        {"PressureValves.SequenceCheckValve",
         "",
         "",
         "s.A-c.A c.P-z.T",
         0,
         12,
         "c.q",
         l,
         {{0.5, 0}, {2.5, -60}, {10, -120}}},
        // On, it holds 150 bar; off, the same flow goes through at 3 bar and what it rises by.
        {"PressureValves.VentedReliefValve",
         "",
         kOn,
         "s.A-c.P c.T-z.T on.y-c.a",
         0,
         170,
         "c.q",
         l,
         {{149, 0}, {154, 30 * std::sqrt(154.0 / 158)}, {158, 60}, {168, 60 * std::sqrt(168.0 / 158)}}},
        {"PressureValves.VentedReliefValve",
         "",
         kOff,
         "s.A-c.P c.T-z.T off.y-c.a",
         0,
         20,
         "c.q",
         l,
         {{2.9, 0}, {7, 30 * std::sqrt(7.0 / 11)}, {11, 60}, {16, 60 * std::sqrt(16.0 / 11)}}},
        {"PressureValves.UnloadingValve",
         "",
         held("p1", 5),
         "p1.A-c.P c.T-z.T s.A-c.X",
         0,
         100,
         "c.q",
         l,
         {{79, 0}, {82.5, 30}, {85, 60}}},
        {"PressureValves.CounterbalanceValve",
         "",
         "",
         "s.A-c.B c.A-z.T c.X-z.T",
         0,
         250,
         "c.q",
         l,
         {{199, 0},
          {210, 30 * std::sqrt(210.0 / 5) * compressed(210)},
          {220, 60 * std::sqrt(220.0 / 5) * compressed(220)}}},
        {"PressureValves.CounterbalanceValve",
         "",
         held("p1", 25),
         "s.A-c.B c.A-z.T p1.A-c.X",
         0,
         150,
         "c.y",
         1,
         {{99, 0}, {110, 0.5}, {121, 1}}},
        {"PressureValves.PressureCompensator",
         "",
         held("p1", 5),
         "p1.A-c.P c.A-z.T s.A-c.X c.Y-z.T",
         0,
         15,
         "c.q",
         l,
         {{7, 60}, {9, 30}, {11, 0}}},
        {"PressureValves.ShockValve",
         "",
         "",
         "s.A-c.A c.T-z.T",
         0,
         230,
         "c.q",
         l,
         {{199, 0}, {210, 30 * std::sqrt(210.0 / 220)}, {220, 60}}},
        {"PressureValves.ShockValve", "", "", "c.A-z.T s.A-c.T", 0, 1, "c.q", l, {{0.04, 0}, {0.5, -60}}},
        {"PressureValves.DoubleShockValve",
         "p_setB=150e5",
         "",
         "s.A-c.A c.B-z.T c.T-z.T",
         0,
         230,
         "c.qA",
         l,
         {{199, 0}, {210, 30 * std::sqrt(210.0 / 220)}, {220, 60}}},
        {"PressureValves.DoubleShockValve",
         "p_setB=150e5",
         "",
         "s.A-c.B c.A-z.T c.T-z.T",
         0,
         180,
         "c.qB",
         l,
         {{149, 0}, {160, 30 * std::sqrt(160.0 / 170)}, {170, 60}}},
        {"PressureValves.DoubleShockValve",
         "",
         "",
         "c.A-z.T c.B-z.T s.A-c.T",
         0,
         1,
         "c.qB",
         l,
         {{0.04, 0}, {0.5, -60}}},
        {"FlowValves.PriorityValve",
         "",
         held("p1", 20),
         "s.A-c.P c.CF-z.T c.EF-z.T p1.A-c.LS",
         0,
         10,
         "c.q_CF",
         l,
         {{1.25, 40}, {5, 80}, {10, 80 * std::sqrt(4.0 / 3)}}},
        {"FlowValves.PriorityValve",
         "",
         held("p1", 12),
         "s.A-c.P p1.A-c.CF c.EF-z.T c.LS-z.T",
         0,
         10,
         "c.q_EF",
         l,
         {{1.25, 40}, {5, 80}, {10, 80 * std::sqrt(4.0 / 3)}}},
        {"FlowValves.PriorityValve",
         "dp_set=4e5, dp_over=2e5",
         "",
         "c.P-z.T s.A-c.CF c.EF-z.T c.LS-z.T",
         0,
         8,
         "c.y",
         1,
         {{3.9, 0}, {5, 0.5}, {6.1, 1}}},
        // A quarter and three quarters of the spool's way: the one way half open, the other open.
        {"FlowValves.PriorityValve",
         "",
         held("p1", 30),
         "p1.A-c.P s.A-c.CF c.EF-z.T c.LS-z.T",
         0,
         10,
         "c.q_CF",
         l,
         {{9.25, 40 * std::sqrt(20.75 / 5 * 2 / (1 + 20.75 / 5))}, {10, 0}}},
        {"FlowValves.PriorityValve",
         "",
         held("p1", 30),
         "p1.A-c.P s.A-c.CF c.EF-z.T c.LS-z.T",
         0,
         10,
         "c.q_EF",
         l,
         {{6.9, 0}, {7.75, 40 * std::sqrt(12.0 / 7)}, {10, 80 * std::sqrt(12.0 / 7)}}},
        {"FlowValves.PriorityValve",
         "q_LS=1/60000",
         "",
         "c.P-z.T s.A-c.CF c.EF-z.T c.LS-z.T",
         0,
         8,
         "c.LS.m_flow",
         879 * (1 - 7e-4 * 25) * l,
         {{1.75, -0.5}, {7, -1}}},
        {"FlowValves.Orifice",
         "d=2e-3",
         "",
         "s.A-c.A c.B-z.T",
         0,
         150,
         "c.q",
         l,
         {{10, orificeFlow(2e-3, 10)}, {100, orificeFlow(2e-3, 100)}}},
        {"FlowValves.Throttle",
         "d=3e-3, y=0.5",
         "",
         "s.A-c.A c.B-z.T",
         0,
         150,
         "c.q",
         l,
         {{10, orificeFlow(3e-3, 10) / 2}, {100, orificeFlow(3e-3, 100) / 2}}},
        {"FlowValves.ProportionalThrottle",
         "",
         held("p1", 5),
         "p1.A-c.A c.B-z.T u.y-c.u",
         0,
         1,
         "c.q",
         l,
         {{0.5, 30}, {1, 60}}},
        {"FlowValves.ShutOffValve", "", "", "s.A-c.A c.B-z.T", 0, 2, "c.q", l, rootLaw(0.3, 60)},
        {"FlowValves.ShutOffValve",
         "useInput=true, q_nom=80/60000, dp_nom=0.5e5, n_area=2",
         held("p1", 0.5),
         "p1.A-c.A c.B-z.T u.y-c.u",
         -0.2,
         1.2,
         "c.q",
         l,
         {{-0.1, 0}, {0.5, 20}, {0.75, 45}, {1.1, 80}}},
        {"FlowValves.LaminarRestrictor",
         "G=1e-12",
         held("p1", 100),
         "s.A-c.A c.B-p1.A",
         0,
         200,
         "c.q",
         l,
         {{50, -0.3}, {200, 0.6}}},
        {"FlowValves.ThrottleCheckValve",
         "d=3e-3, y=0.5",
         held("p1", 100),
         "p1.A-c.A c.B-s.A",
         40,
         105,
         "c.q",
         l,
         {{50, orificeFlow(3e-3, 50) / 2}, {102.5, -60 - orificeFlow(3e-3, 2.5) / 2}}},
        {"FlowValves.FlowControlValve2",
         "override=0",
         "",
         "s.A-c.A c.B-z.T",
         0,
         200,
         "c.q",
         l,
         {{20, 10}, {60, 10}, {200, 10 * compressed(200)}}},
        // The way to T is a quarter open at 8.75 bar over A, where q_set is exact.
        {"FlowValves.FlowControlValve3",
         "",
         held("p1", 100),
         "s.A-c.P p1.A-c.A c.T-z.T",
         100,
         111,
         "c.q",
         l,
         {{108.75, 10}}},
        {"FlowValves.FlowDivider", "ratio=0.4", "", "s.A-c.P c.A-z.T c.B-z.T", 0, 20, "c.q_A", l, rootLaw(10, 12)},
        {"FlowValves.FlowDividerCombiner",
         "ratio=0.4",
         held("p1", 20),
         "s.A-c.P c.A-p1.A c.B-p1.A",
         5,
         40,
         "c.q_A",
         l,
         {{10, -12}, {30, 12}, {40, 12 * std::sqrt(2)}}},
        // The pressures of B drive the shaft against those of A: both sections share them in the ratio of
        // displacements.
        {"FlowValves.GearFlowDivider",
         "D_A=10e-6, D_B=30e-6, losses=Bramah.Types.MachineLosses.Coefficients, leakage=3e-14",
         "  S.FlowSource f(q=40/60000);\n  H.Node n;\n" + held("p1", 20),
         "f.A-n.port n.port-c.P c.A-s.A c.B-p1.A",
         0,
         100,
         "c.q_A",
         l,
         {{20, 10}, {100, 10}}},
        {"FlowValves.GearFlowDivider",
         "D_A=10e-6, D_B=30e-6, losses=Bramah.Types.MachineLosses.Coefficients, leakage=3e-14",
         "  S.FlowSource f(q=40/60000);\n  H.Node n;\n" + held("p1", 20),
         "f.A-n.port n.port-c.P c.A-s.A c.B-p1.A",
         0,
         100,
         "n.p",
         kBar,
         {{4, kAmbient / kBar + 16}, {20, kAmbient / kBar + 20}, {100, kAmbient / kBar + 40}}},
        // Both sections at the pressure difference of their efficiencies: leakage adds to what they displace.
        {"FlowValves.GearFlowDivider",
         "D_A=20e-6, eta_vol=0.94, eta_hm=0.91, dp_nom=200e5, useShaft=true",
         turned + held("p1", 200),
         "p1.A-c.P c.A-s.A c.B-z.T n.y-w.w_ref w.flange-c.shaft",
         0,
         200,
         "c.q_A",
         l,
         {{0, 30 * (compressed(-400) + 1 / 0.94 - 1)}, {200, 30 * compressed(-400)}}},
        {"CheckValves.CheckValve",
         "",
         held("p1", 100),
         "s.A-c.A c.B-p1.A",
         0,
         105,
         "c.q",
         l,
         {{1, 0}, {100.4, 0}, {102.5, 60}}},
        {"CheckValves.PilotCheckValve",
         "",
         held("p1", 100),
         "s.A-c.A c.B-p1.A c.X-z.T",
         0,
         105,
         "c.q",
         l,
         {{1, 0}, {100.9, 0}, {103, 60}}},
        // The pilot lifts it against 99 bar at B: ratio*(X - A) = 99 + p_crack, fully open 1 bar later.
        {"CheckValves.PilotCheckValve",
         "",
         held("p1", 99),
         "c.A-z.T p1.A-c.B s.A-c.X",
         0,
         50,
         "c.y",
         1,
         {{33, 0}, {33.5, 0.5}, {34, 1}}},
        {"CheckValves.DoublePilotCheckValve",
         "",
         "",
         "s.A-c.A1 c.B1-z.T c.A2-z.T c.B2-z.T",
         0,
         5,
         "c.q1",
         l,
         {{0.9, 0}, {3, 60}}},
        {"CheckValves.HoseBurstValve",
         "",
         "",
         "s.A-c.B c.A-z.T",
         0,
         8,
         "c.q",
         l,
         {{1.25, 20}, {4.99, 40 * std::sqrt(4.99 / 5)}, {5.5, 20 * std::sqrt(1.1)}, {6.1, 0}}},
        {"CheckValves.HoseBurstValve",
         "",
         "",
         "s.A-c.A c.B-z.T",
         0,
         8,
         "c.q",
         l,
         {{5, -40}, {8, -40 * std::sqrt(1.6)}}},
        {"CheckValves.HoseBurstValve",
         "d_bleed=1e-3",
         "",
         "s.A-c.B c.A-z.T",
         0,
         100,
         "c.q",
         l,
         {{5, 40}, {50, orificeFlow(1e-3, 50)}, {100, orificeFlow(1e-3, 100)}}},
        {"CheckValves.ShuttleValve", "", "", "s.A-c.A c.C-z.T c.B-z.T", 0, 5, "c.q", l, {{1, 10}, {4, 20}}},
        {"Conditioning.Filter", "", "", "s.A-c.A c.B-z.T", 0, 2, "c.q", l, {{0.5, 60}}},
        {"Conditioning.Strainer", "", "", "s.A-c.A c.B-z.T", 0, 0.2, "c.q", l, {{0.05, 60}}},
        {"Conditioning.Cooler", "", "", "s.A-c.A c.B-z.T", 0, 2, "c.q", l, {{0.5, 60}}},
        {"Conditioning.Heater", "", "", "s.A-c.A c.B-z.T", 0, 2, "c.q", l, {{0.5, 60}}},
        {"FlowValves.CamValve", "", "  Bramah.Mechanics.Translational.Fixed g(s0=0.2);\n",
         "s.A-c.A c.B-z.T g.flange-c.flange", 0, 8, "c.q", l, rootLaw(3, 60)},
        {"FlowValves.GaugeIsolator", "isPressed=true, laminar=0", "", "s.A-c.P c.M-z.T c.T-z.T", 0, 12, "c.q_PM", l,
         rootLaw(5, 1)},
        // The accumulator is full, so the pump goes to the tank.
        {"PressureValves.AccumulatorChargingValve", "", held("p1", 160), "s.A-c.P p1.A-c.A c.T-z.T", 0, 12, "c.q_T", l,
         rootLaw(5, 60)},
        // At a standstill the pressure difference of the lines is the torque, with the displacement of the motor.
        {"Motors.HydrostaticTransmission",
         "",
         constant("n", 0) + "  Bramah.Mechanics.Rotational.Fixed g;\n",
         "s.A-c.A c.B-z.T g.flange-c.output_shaft n.y-c.u",
         0,
         250,
         "c.tau_motor",
         28e-6 / (2 * kPi) * kBar,
         {{100, 100}, {200, 200}}},
        {"Conditioning.TemperatureRegulator", "", "", "s.A-c.A c.B-z.T", 0, 2, "c.q", l, {{0.5, 60}}},
        {"Pumps.FixedPump",
         "D=25e-6, " + efficiencies,
         "",
         "z.T-c.S c.P-s.A",
         0,
         250,
         "c.q",
         l,
         {{0, 37.5}, {100, 0.97 * 37.5}, {200, 0.94 * 37.5}}},
        {"Pumps.FixedPump",
         "D=25e-6, " + efficiencies,
         "",
         "z.T-c.S c.P-s.A",
         0,
         250,
         "c.tau",
         25e-6 * torque,
         {{200, 1 / 0.91}}},
        {"Pumps.FixedPump",
         "D=25e-6, useShaft=true, " + efficiencies,
         "  Bramah.Mechanics.Rotational.Speed w(exact=true);\n" + held("p1", 200),
         "z.T-c.S c.P-p1.A u.y-w.w_ref w.flange-c.shaft",
         10,
         50 * kPi,
         "c.q",
         l,
         {{25 * kPi, 0.44 * 37.5}, {50 * kPi, 0.94 * 37.5}}},
        // Half of the friction grows with speed.
        {"Pumps.FixedPump",
         "D=25e-6, useShaft=true, " + efficiencies,
         "  Bramah.Mechanics.Rotational.Speed w(exact=true);\n" + held("p1", 200),
         "z.T-c.S c.P-p1.A u.y-w.w_ref w.flange-c.shaft",
         10,
         50 * kPi,
         "c.tau",
         25e-6 * torque,
         {{25 * kPi, 1 + 0.75 * (1 / 0.91 - 1)}, {50 * kPi, 1 / 0.91}}},
        {"Motors.FixedMotor",
         "D=25e-6, " + efficiencies,
         "  Bramah.Mechanics.Rotational.Speed w(exact=true);\n" + held("p1", 200),
         "p1.A-c.A c.B-z.T u.y-w.w_ref w.flange-c.shaft",
         10,
         50 * kPi,
         "c.tau_shaft",
         25e-6 * torque,
         {{25 * kPi, 1 - 0.75 * (1 - 0.91)}, {50 * kPi, 0.91}}},
        // Efficiency maps: their points, and beyond the lowest speed the leakage of that speed.
        {"Pumps.FixedPump",
         "D=25e-6, useShaft=true, " + maps,
         "  Bramah.Mechanics.Rotational.Speed w(exact=true);\n" + held("p1", 200),
         "z.T-c.S c.P-p1.A u.y-w.w_ref w.flange-c.shaft",
         10,
         150,
         "c.q",
         1,
         {{25, 0.5 * mappedLow - 0.2 * mappedLow}, {50, 0.8 * mappedLow}, {150, 0.92 * mapped}}},
        {"Pumps.FixedPump",
         "D=25e-6, w=150, " + maps,
         "",
         "z.T-c.S c.P-s.A",
         10,
         200,
         "c.tau",
         25e-6 * torque,
         {{100, 0.5 / 0.9}, {200, 1 / 0.93}}},
        {"Motors.FixedMotor",
         "D=25e-6, " + maps,
         "  Bramah.Mechanics.Rotational.Speed w(exact=true);\n" + constant("n", 150),
         "s.A-c.A c.B-z.T n.y-w.w_ref w.flange-c.shaft",
         10,
         200,
         "c.tau_shaft",
         25e-6 * torque,
         {{100, 0.5 * 0.9}, {200, 0.93}}},
        {"Motors.FixedMotor",
         "D=25e-6, " + maps,
         "  Bramah.Mechanics.Rotational.Speed w(exact=true);\n" + held("p1", 100),
         "p1.A-c.A c.B-z.T u.y-w.w_ref w.flange-c.shaft",
         10,
         150,
         "c.q",
         1,
         {{50, mappedLow / 0.9}, {150, mapped / 0.96}}},
        {"Pumps.VariablePump",
         "D_max=25e-6, u_min=-1, " + efficiencies,
         held("p1", 200),
         "z.T-c.S p1.A-c.P u.y-c.u",
         0.2,
         1,
         "c.q",
         l,
         {{0.5, 0.44 * 37.5}, {1, 0.94 * 37.5}}},
        {"Pumps.PressureCompensatedPump",
         "p_set=200e5, dp_full=8e5",
         "",
         "z.T-c.S c.P-s.A",
         0,
         205,
         "c.y",
         1,
         {{150, 1}, {192, 1}, {196, 0.5}, {201, 0}}},
        {"Pumps.PressureCompensatedPump",
         "D_max=25e-6, p_set=250e5, " + efficiencies,
         "",
         "z.T-c.S c.P-s.A",
         0,
         205,
         "c.q",
         l,
         {{200, 0.94 * 37.5}}},
        {"Pumps.LoadSensingPump",
         "dp_set=20e5, dp_full=4e5",
         held("p1", 100),
         "z.T-c.S c.P-s.A p1.A-c.X",
         50,
         125,
         "c.y",
         1,
         {{115, 1}, {118, 0.5}, {121, 0}}},
        {"Pumps.LoadSensingPump",
         "D_max=25e-6, p_max=300e5, " + efficiencies,
         held("p1", 220),
         "z.T-c.S c.P-s.A p1.A-c.X",
         50,
         205,
         "c.q",
         l,
         {{200, 0.94 * 37.5}}},
        // 7.5 kW at 1500 rev/min: 25 cm3/rev up to 120 bar, then less as 1/p, cut off at 300 bar.
        {"Pumps.PowerControlledPump",
         "D_max=25e-6, P_set=7.5e3, p_set=300e5, dp_full=10e5",
         "",
         "z.T-c.S c.P-s.A",
         0,
         305,
         "c.y",
         1,
         {{60, 1}, {118, 1}, {160, 0.75}, {240, 0.5}, {297.5, 0.25}, {301, 0}}},
        {"Pumps.PowerControlledPump",
         "D_max=25e-6, P_set=15e3, " + efficiencies,
         "",
         "z.T-c.S c.P-s.A",
         0,
         205,
         "c.q",
         l,
         {{200, 0.94 * 37.5}}},
        // Held still: two ways through two valves each, a drop of p_crack + dp_nom at q_nom over each valve.
        {"Pumps.HandPump",
         "",
         constant("half", 0.5),
         "s.A-c.S c.P-z.T half.y-c.u",
         0,
         3,
         "c.q",
         l,
         {{0.3, 0}, {2.35, 30}}},
        {"Motors.FixedMotor",
         "D=25e-6, " + efficiencies,
         turned,
         "s.A-c.A c.B-z.T n.y-w.w_ref w.flange-c.shaft",
         0,
         250,
         "c.tau_shaft",
         25e-6 * torque,
         {{200, 0.91}}},
        {"Motors.FixedMotor",
         "D=25e-6, " + efficiencies,
         turned,
         "s.A-c.A c.B-z.T n.y-w.w_ref w.flange-c.shaft",
         0,
         250,
         "c.m_flow",
         879 * (1 - 7e-4 * 25) * l,
         {{0, 37.5}, {200, std::exp(200 * kBar / 1.5e9) * 37.5 / 0.94}}},
        {"Motors.VariableMotor",
         "D_max=25e-6, u_min=0.2, " + efficiencies,
         turned + held("p1", 200),
         "p1.A-c.A c.B-z.T n.y-w.w_ref w.flange-c.shaft u.y-c.u",
         0.2,
         1,
         "c.tau_shaft",
         25e-6 * torque,
         {{0.5, 0.5 - 0.09}, {1, 0.91}}},
        // Over centre the shaft drives it, and gives the friction too; the flow comes out of A, less the leakage.
        {"Motors.PumpMotor",
         "D_max=25e-6, " + efficiencies,
         turned + held("p1", 200),
         "p1.A-c.A c.B-z.T n.y-w.w_ref w.flange-c.shaft u.y-c.u",
         -1,
         1,
         "c.tau_shaft",
         25e-6 * torque,
         {{-0.9, -0.9 - 0.09}, {-0.5, -0.5 - 0.09}, {0.5, 0.5 - 0.09}, {1, 0.91}}},
        {"Motors.PumpMotor",
         "D_max=25e-6, " + efficiencies,
         turned + held("p1", 200),
         "p1.A-c.A c.B-z.T n.y-w.w_ref w.flange-c.shaft u.y-c.u",
         -1,
         1,
         "c.q",
         l,
         {{-0.9, 37.5 * (1 / 0.94 - 1.9)}, {1, 37.5 / 0.94}}},
        // The leakage is that of the whole displacement.
        {"Motors.VariableMotor",
         "D_max=25e-6, u_min=0.2, " + efficiencies,
         turned + held("p1", 200),
         "p1.A-c.A c.B-z.T n.y-w.w_ref w.flange-c.shaft u.y-c.u",
         0.2,
         1,
         "c.q",
         l,
         {{0.5, 37.5 * (0.5 + 1 / 0.94 - 1)}, {1, 37.5 / 0.94}}},
    };
}

void collect(const model::ClassNode& node, QSet<QByteArray>& names)
{
    if (node.kind() == model::syntax::ClassKind::Model && !node.isPartial())
        names.insert(QByteArray::fromStdString(node.qualifiedName()).mid(int(qstrlen("Bramah.Hydraulics."))));
    for (const model::ClassNode* child : node.children())
        collect(*child, names);
}

}  // namespace

/// The characteristic curves of all valves, pumps and motors out of a slow sweep, at the points that a data sheet
/// states. 0.5 % leaves room for the oil's density at working pressure: q_nom holds at rho_0, and q grows with
/// 1/sqrt(rho), 0.3 % less at 100 bar.
class LibrarySweepsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyClassHasACurve()
    {
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        QSet<QByteArray> names;
        for (const char* package :
             {"DirectionalValves", "PressureValves", "FlowValves", "CheckValves", "Conditioning", "Pumps", "Motors"}) {
            const model::ClassNode* node = library.find(std::string("Bramah.Hydraulics.") + package);
            QVERIFY2(node, package);
            collect(*node, names);
        }
        QVERIFY(names.size() > 35);
        for (const Curve& curve : curves())
            names.remove(curve.className);
        QVERIFY2(names.isEmpty(), qPrintable(QStringLiteral("without a curve: ") + names.values().join(' ')));
    }

    void sweepMeetsTheDataSheet_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Curve> all = curves();
        for (int i = 0; i < int(all.size()); ++i)
            QTest::addRow("%s %s %s", all[i].className.constData(), all[i].path, all[i].modifiers.constData()) << i;
    }

    void sweepMeetsTheDataSheet()
    {
        QFETCH(int, index);
        const Curve curve = curves()[std::size_t(index)];
        const bool isPressure = curve.connections.contains("s.A");
        const double unit = isPressure ? kBar : 1;
        QByteArray text =
            "model M\n  import H = Bramah.Hydraulics;\n  import S = Bramah.Hydraulics.Sources;\n"
            "  inner H.Fluid fluid(oil(airFraction=0));\n  S.Tank z;\n  H." +
            curve.className + " c(" + curve.modifiers + ");\n" + curve.parts;
        text += "  Bramah.Blocks.Sources.Ramp u(duration=" + QByteArray::number(kSlow) +
                ", height=" + QByteArray::number((curve.to - curve.from) * unit, 'g', 17) +
                ", offset=" + QByteArray::number(curve.from * unit + (isPressure ? kAmbient : 0), 'g', 17) + ");\n";
        if (isPressure)
            text += "  S.PressureSource s(useInput=true);\n";
        text += "equation\n";
        if (isPressure)
            text += "  connect(u.y, s.u);\n";
        for (const QByteArray& connection : curve.connections.split(' '))
            text += "  connect(" + QByteArray(connection).replace("-", ", ") + ");\n";
        text += "end M;\n";
        test::LibraryRunOptions options;
        options.stopTime = kSlow;
        options.interval = kSlow / 4000;
        const LibraryRun run = test::runText(text, options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        double size = 0;
        for (const auto& [at, value] : curve.points)
            size = std::max(size, std::abs(value));
        for (const auto& [at, value] : curve.points) {
            const double found =
                run.at(QLatin1String(curve.path), kSlow * (at - curve.from) / (curve.to - curve.from)) / curve.scale;
            const double allowed = 5e-3 * (value == 0 ? size : std::abs(value));
            QVERIFY2(std::abs(found - value) <= allowed,
                     qPrintable(QStringLiteral("%1 at %2, stated %3").arg(found).arg(at).arg(value)));
        }
    }
};

BRAMAH_TEST(LibrarySweepsTest);

#include "library_sweeps_test.moc"
