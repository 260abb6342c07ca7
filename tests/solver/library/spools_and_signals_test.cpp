// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/solver/library/examples.h"
#include "tests/test_registry.h"

#include <algorithm>
#include <cmath>

using namespace bramah;
using test::kAmbient;
using test::kBar;
using test::kLitrePerMinute;
using test::kPi;
using test::kTextbookDensity;
using test::LibraryRun;
using test::number;
using test::pressureSourceText;

namespace {

constexpr double kAngle = 69 * kPi / 180;

/// In textbook oil, with a tank `t`.
QByteArray benchCircuit(const QByteArray& declarations, const QByteArray& equations)
{
    return test::textbookOilText("  H.Sources.Tank t;\n" + declarations, equations);
}

QString path(const char* name)
{
    return QString::fromLatin1(name);
}

/// The area of a spool's edge at the opening \a h.
double edgeArea(double width, double h, double clearance)
{
    return width * (h + std::hypot(h, clearance)) / 2;
}

solver::ValueRange rangeOf(const LibraryRun& run, const char* name)
{
    return run.results.range(run.results.find(QLatin1String(name)));
}

/// The least and the greatest value between two instants.
std::pair<double, double> between(const LibraryRun& run, const char* name, double from, double to)
{
    std::pair<double, double> range{1e300, -1e300};
    const int column = run.results.find(QLatin1String(name));
    for (std::size_t row = 0; column >= 0 && row < run.results.rowCount(); ++row)
        if (run.results.time(row) >= from && run.results.time(row) <= to) {
            range.first = std::min(range.first, run.results.value(column, row));
            range.second = std::max(range.second, run.results.value(column, row));
        }
    return range;
}

/// The pressure controller of parts, with a piece of its text replaced.
LibraryRun controllerRun(const QByteArray& old = {}, const QByteArray& replacement = {})
{
    const auto all = test::shippedExamples();
    const auto example =
        std::ranges::find(all, QStringLiteral("Bramah.Examples.Pumps.ControllerOfParts"), &test::Example::name);
    if (example == all.end())
        return LibraryRun();
    QByteArray text = example->text;
    if (!old.isEmpty() && !text.contains(old))
        return LibraryRun();
    text.replace("within Bramah.Examples.Pumps;\n", "").replace(old, replacement);
    test::LibraryRunOptions options;
    options.useExperiment = true;
    options.variables = QStringLiteral("(line|controller|piston|pump|relief)\\.\\w+");
    return test::runText(text, options);
}

}  // namespace

/// Orifices and restrictors that signals set, machines without lag, mobile valves, spools with flow force and hard
/// ends, spring pistons, the contact of a filter, and the controller of a pump that is built of them.
class SpoolsAndSignalsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void signalsSetAreaAndConductance_data()
    {
        QTest::addColumn<double>("area");  // m2
        QTest::addColumn<double>("drop");  // bar
        QTest::addColumn<double>("used");  // m2
        QTest::addRow("small") << 1e-7 << 100.0 << 1e-7;
        QTest::addRow("back") << 3e-6 << -25.0 << 3e-6;
        QTest::addRow("below 0") << -1e-6 << 100.0 << 0.0;
        QTest::addRow("beyond the largest") << 5e-5 << 4.0 << 2e-5;
    }

    void signalsSetAreaAndConductance()
    {
        QFETCH(double, area);
        QFETCH(double, drop);
        QFETCH(double, used);
        const LibraryRun run =
            test::runText(benchCircuit(pressureSourceText("s", drop + 100) + pressureSourceText("r", 100) +
                                           "  S.Constant a(k=" + number(area) + "), g(k=" + number(area * 1e-5) +
                                           ");\n  H.FlowValves.SignalOrifice o(Cd=0.6, Re_t=1, A_max=2e-5);\n"
                                           "  H.FlowValves.SignalRestrictor c(G_max=2e-10);\n",
                                       "  connect(s.A, o.A);\n  connect(o.B, r.A);\n  connect(a.y, o.u);\n"
                                       "  connect(s.A, c.A);\n  connect(c.B, r.A);\n  connect(g.y, c.u);\n"),
                          test::until(0.1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double flow = 0.6 * used * std::sqrt(2 * std::abs(drop) * kBar / kTextbookDensity);
        test::expectNear(run.last(path("o.q")), std::copysign(flow, drop), 1e-9 * (flow + 1e-6), path("orifice"));
        test::expectNear(run.last(path("c.q")), used * 1e-5 * drop * kBar, 1e-12, path("restrictor"));
        test::expectNear(run.last(path("o.area")), used, 1e-18, path("area"));
        test::expectNear(run.last(path("o.A.m_flow")) + run.last(path("o.B.m_flow")), 0, 1e-15, path("oil"));
    }

    // Without lag the displacement is the signal at any time, limited, also in a step; with lag 1 - 1/e of it at tau.
    void machinesFollowAtOnce()
    {
        const QByteArray names[]{
            "Pumps.VariablePump c(D_max=30e-6, w=100, losses=Bramah.Types.MachineLosses."
            "Coefficients, useDynamics=",
            "Motors.VariableMotor c(D_max=30e-6, losses=Bramah.Types.MachineLosses."
            "Coefficients, y_start=0.5, useDynamics=",
            "Motors.PumpMotor c(D_max=30e-6, losses=Bramah.Types.MachineLosses."
            "Coefficients, y_start=0.5, useDynamics="};
        for (const QByteArray& name : names) {
            const bool isPump = name.startsWith("Pumps");
            for (const bool hasLag : {false, true}) {
                const LibraryRun run = test::runText(
                    benchCircuit("  H." + name + (hasLag ? "true" : "false") +
                                     ");\n  S.Step u(height=0.9, offset=0.5, startTime=0.1);\n" +
                                     pressureSourceText("s", 50) +
                                     (isPump ? "" : "  R.Speed w(exact=true);\n  S.Constant n(k=100);\n"),
                                 QByteArray(isPump ? "  connect(t.T, c.S);\n  connect(c.P, s.A);\n"
                                                   : "  connect(s.A, c.A);\n  connect(c.B, t.T);\n  connect(n.y, "
                                                     "w.w_ref);\n  connect(w.flange, c.shaft);\n") +
                                     "  connect(u.y, c.u);\n"),
                    test::until(0.15));
                QVERIFY2(run.isRegular(), qPrintable(run.messages()));
                const double before = hasLag && isPump ? 0.5 * (1 - std::exp(-2)) : 0.5;
                const double after = hasLag ? 1 + (before - 1) * std::exp(-1) : 1;
                test::expectNear(run.at(path("c.y"), 0.0999999), before, 2e-6, QString::fromLatin1(name));
                test::expectNear(run.last(path("c.y")), after, 1e-6, QString::fromLatin1(name));
                test::expectNear(run.last(path("c.q")), after * 30e-6 * 100 / (2 * kPi), 1e-9,
                                 QString::fromLatin1(name));
                if (!hasLag)
                    test::expectNear(run.at(path("c.y"), 0.1000001), 1, 1e-9, QString::fromLatin1(name));
            }
        }
    }

    // The open centre: at a row what it says, between rows of the same share that share; P to A and the rest as at the
    // 4/3 valve. All oil that comes goes.
    void openCentreFollowsItsTable()
    {
        const LibraryRun run = test::runText(
            benchCircuit(
                pressureSourceText("p", 50) + pressureSourceText("a", 30) + pressureSourceText("b", 20) +
                    pressureSourceText("c1", 45) +
                    "  S.Ramp u(height=2, offset=-1, duration=2);\n  H.DirectionalValves.ProportionalValve63 "
                    "c(useDynamics=false, overlap=0.2, clearance=0, Re_t=1, q_C=80/60000, dp_C=2e5, "
                    "table_C=[0, 0.9; 0.2, 0.9; 0.5, 0.3; 0.8, 0; 1, 0]);\n  Real sum = c.P.m_flow + c.T.m_flow + "
                    "c.A.m_flow + c.B.m_flow + c.C1.m_flow + c.C2.m_flow;\n",
                "  connect(p.A, c.P);\n  connect(a.A, c.A);\n  connect(b.A, c.B);\n  connect(c1.A, c.C1);\n"
                "  connect(c.C2, t.T);\n  connect(c.T, t.T);\n  connect(u.y, c.u);\n"),
            test::until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double centre = 80 * kLitrePerMinute * std::sqrt(45.0 / 2), path1 = 60 * kLitrePerMinute / 0.8;
        for (const auto& [command, share] : {std::pair(-1.0, 0.0),
                                             {-0.85, 0.0},
                                             {-0.5, 0.3},
                                             {-0.1, 0.9},
                                             {0.0, 0.9},
                                             {0.15, 0.9},
                                             {0.2, 0.9},
                                             {0.5, 0.3},
                                             {0.8, 0.0},
                                             {0.95, 0.0}}) {
            const double time = command + 1;
            test::expectNear(run.at(path("c.q_centre"), time), share * centre, 1e-6 * centre,
                             QStringLiteral("centre at %1").arg(command));
            const double open = std::max(std::abs(command) - 0.2, 0.0) * path1 / std::sqrt(5.0);
            const double out = command > 0 ? std::sqrt(20.0) : -std::sqrt(30.0);  // bar^1/2
            test::expectNear(run.at(path("c.q_A"), time), open * out, 1e-6 * centre,
                             QStringLiteral("A at %1").arg(command));
        }
        // It falls all the way.
        for (double command = 0.2; command < 0.79; command += 0.01)
            QVERIFY(run.at(path("c.A_centre"), command + 1.01) < run.at(path("c.A_centre"), command + 1));
        const solver::ValueRange sum = rangeOf(run, "sum");
        QVERIFY(sum.upper < 1e-12 && sum.lower > -1e-12);
    }

    // LS, which leads nowhere, has the pressure of the side that is fed, or of T; half way between it lies where the
    // flows through two equal edges are the same. What it gives to a tank is the flow of its bore.
    void loadSensingPortTellsTheLoad_data()
    {
        QTest::addColumn<double>("command");
        QTest::addColumn<double>("pressure");  // bar
        QTest::addRow("middle") << 0.0 << 0.0;
        QTest::addRow("just to A") << 0.025 << 75.0;  // half of the way: in the middle of A and T
        QTest::addRow("A sensed, shut") << 0.05 << 150.0;
        QTest::addRow("A") << 0.7 << 150.0;
        QTest::addRow("just to B") << -0.025 << 30.0;
        QTest::addRow("B") << -1.0 << 60.0;
    }

    void loadSensingPortTellsTheLoad()
    {
        QFETCH(double, command);
        QFETCH(double, pressure);
        const QByteArray valve = "(useDynamics=false, clearance=0, Re_t=1, d_LS=0.8e-3)";
        const LibraryRun run = test::runText(
            benchCircuit(pressureSourceText("p", 200) + pressureSourceText("a", 150) + pressureSourceText("b", 60) +
                             "  S.Constant u(k=" + number(command) +
                             ");\n  H.Node n(V=1e-6);\n  H.DirectionalValves.ProportionalValve43LS c" + valve + ", d" +
                             valve +
                             ";\n  Real sum = c.P.m_flow + c.T.m_flow + c.A.m_flow + c.B.m_flow + c.LS.m_flow;\n",
                         "  connect(u.y, c.u);\n  connect(p.A, c.P);\n  connect(a.A, c.A);\n  connect(b.A, c.B);\n"
                         "  connect(c.T, t.T);\n  connect(c.LS, n.port);\n"
                         "  connect(u.y, d.u);\n  connect(p.A, d.P);\n  connect(a.A, d.A);\n  connect(b.A, d.B);\n"
                         "  connect(d.T, t.T);\n  connect(d.LS, t.T);\n"),
            test::until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        test::expectNear(run.last(path("n.p")), kAmbient + pressure * kBar, 1e-6 * kBar + 1e-5 * pressure * kBar,
                         path("LS"));
        if (std::abs(command) >= 0.05)
            test::expectNear(run.last(path("d.q_LS")),
                             0.67 * kPi / 4 * 0.64e-6 * std::sqrt(2 * pressure * kBar / kTextbookDensity), 1e-10,
                             path("flow"));
        QVERIFY(std::abs(run.last(path("sum"))) < 1e-12);
    }

    // Held at a place by a flange, a spool shows the force of the flow, which draws it shut whichever way the oil goes.
    void jetForceOfAReliefSpool_data()
    {
        QTest::addColumn<QByteArray>("force");
        QTest::addColumn<QByteArray>("density");
        QTest::addColumn<double>("drop");   // bar
        QTest::addColumn<double>("place");  // mm
        for (const char* density : {"Textbook", "PressureDependent"}) {
            QTest::addRow("%s steady", density) << QByteArray("Steady") << QByteArray(density) << 100.0 << 0.4;
            QTest::addRow("%s back", density) << QByteArray("Steady") << QByteArray(density) << -60.0 << 0.8;
            QTest::addRow("%s at rest transient", density)
                << QByteArray("SteadyAndTransient") << QByteArray(density) << 100.0 << 0.4;
            QTest::addRow("%s none", density) << QByteArray("None") << QByteArray(density) << 100.0 << 0.4;
            QTest::addRow("%s overlap", density) << QByteArray("Steady") << QByteArray(density) << 100.0 << 0.05;
        }
    }

    void jetForceOfAReliefSpool()
    {
        QFETCH(QByteArray, force);
        QFETCH(QByteArray, density);
        QFETCH(double, drop);
        QFETCH(double, place);
        const LibraryRun run = test::runText(
            test::caseText("  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid(densityModel=Bramah.Types."
                           "DensityModel." +
                               density + ", oil(rho_0=870, airFraction=0));\n" + pressureSourceText("p", 150 + drop) +
                               pressureSourceText("r", 150) + "  T.Fixed g(s0=" + number(place * 1e-3) +
                               ");\n  H.PressureValves.ReliefSpool c(useFlange=true, useX=true, useY=true, Re_t=1, "
                               "init=Bramah.Types.Initial.Free, l_damping=0.02, flowForce=Bramah.Types.FlowForce." +
                               force + ");\n",
                           "  connect(p.A, c.P);\n  connect(r.A, c.T);\n  connect(r.A, c.X);\n  connect(r.A, c.Y);\n"
                           "  connect(c.flange, g.flange);\n"),
            test::until(0.1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double opening = (place - 0.1) * 1e-3;
        const double area = edgeArea(kPi * 0.01, opening, 5e-6);
        // Through the clearance the flow may be laminar, and the force less.
        const double jet = force == "None" ? 0 : 2 * 0.7 * area * std::cos(kAngle) * std::abs(drop) * kBar;
        const double spring = 150e5 * kPi / 4 * 1e-4 + 1e5 * opening;
        if (opening > 0) {
            test::expectNear(run.last(path("c.f_flow")), -jet, 1e-9 * jet + 1e-9, path("force"));
            const double rho =
                density == "Textbook" ? kTextbookDensity : run.last(path("c.P.m_flow")) / run.last(path("c.q"));
            test::expectNear(run.last(path("c.q")),
                             std::copysign(0.7 * area * std::sqrt(2 * std::abs(drop) * kBar / rho), drop), 1e-12,
                             path("flow"));
        } else {
            QVERIFY(run.last(path("c.f_flow")) <= 0 && run.last(path("c.f_flow")) >= -jet);
        }
        test::expectNear(run.last(path("g.flange.f")), -(spring - run.last(path("c.f_flow"))), 1e-6 * spring,
                         path("what holds it"));
        test::expectNear(run.last(path("c.P.m_flow")) + run.last(path("c.T.m_flow")), 0, 1e-12, path("oil"));
    }

    // The transient part: the inertia of the oil over the damping length, times the growth of the flow, where the
    // pressures stay.
    void transientForceIsInertia()
    {
        const double speed = 0.02, length = 0.03;
        const LibraryRun run = test::runText(
            benchCircuit(
                pressureSourceText("p", 100) +
                    "  T.Speed w(exact=true, s(start=0.2e-3, fixed=true));\n  S.Constant n(k=" + number(speed) +
                    ");\n  H.PressureValves.ReliefSpool c(useFlange=true, Re_t=1, "
                    "init=Bramah.Types.Initial.Free, flowForce=Bramah.Types.FlowForce.SteadyAndTransient, l_damping=" +
                    number(length) +
                    "), d(useFlange=true, Re_t=1, init=Bramah.Types.Initial.Free);\n  Real dm = c.q*870;\n",
                "  connect(n.y, w.v_ref);\n  connect(w.flange, c.flange);\n"
                "  connect(w.flange, d.flange);\n  connect(p.A, c.P);\n  connect(c.T, t.T);\n"
                "  connect(p.A, d.P);\n  connect(d.T, t.T);\n"),
            test::until(0.02));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const double time : {0.004, 0.01, 0.016}) {
            const double growth = (run.at(path("dm"), time + 4e-5) - run.at(path("dm"), time - 4e-5)) / 8e-5;
            const double transient = run.at(path("c.f_flow"), time) - run.at(path("d.f_flow"), time);
            test::expectNear(transient, -length * growth, 1e-3 * length * growth, path("force"));
        }
        // The face takes in its area times the speed, the spring's side gives it.
        test::expectNear(run.last(path("c.P.m_flow")) / kTextbookDensity - run.last(path("c.q")),
                         kPi / 4 * 1e-4 * speed, 1e-12, path("face"));
    }

    // In steady flow the pressure is that of spring and jet together; with hardly any flow it is p_set.
    void reliefSpoolHoldsAgainstSpringAndJet_data()
    {
        QTest::addColumn<double>("flow");  // l/min
        QTest::addColumn<bool>("hasJet");
        for (const double flow : {0.3, 20.0, 60.0})
            for (const bool hasJet : {true, false})
                QTest::addRow("%g l/min%s", flow, hasJet ? " with jet" : "") << flow << hasJet;
    }

    void reliefSpoolHoldsAgainstSpringAndJet()
    {
        QFETCH(double, flow);
        QFETCH(bool, hasJet);
        const LibraryRun run = test::runText(
            benchCircuit(QByteArray("  H.Sources.FlowSource f(q=") + number(flow * kLitrePerMinute) +
                             ");\n  H.Node n(V=5e-4, p_start=" + number(kAmbient + 140 * kBar) +
                             ");\n  H.PressureValves.ReliefSpool c(Re_t=1, d=400, flowForce=Bramah.Types.FlowForce." +
                             (hasJet ? "Steady" : "None") + ");\n",
                         "  connect(f.A, n.port);\n  connect(n.port, c.P);\n  connect(c.T, t.T);\n"),
            test::until(3));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        // q = Cd*A(h)*sqrt(2*dp/rho), dp*A_S = p_set*A_S + c*h + 2*Cd*A(h)*cos(69 deg)*dp
        const double face = kPi / 4 * 1e-4;
        double low = -1e-4, high = 1e-3, drop = 0;
        for (int i = 0; i < 200; ++i) {
            const double h = (low + high) / 2, area = edgeArea(kPi * 0.01, h, 5e-6);
            drop = (150e5 * face + 1e5 * h) / (face - (hasJet ? 2 * 0.7 * area * std::cos(kAngle) : 0));
            (0.7 * area * std::sqrt(2 * drop / kTextbookDensity) < flow * kLitrePerMinute ? low : high) = h;
        }
        test::expectNear(run.last(path("c.dp")), drop, 1e-4 * drop, path("pressure"));
        test::expectNear(run.last(path("c.x")), 1e-4 + low, 1e-8, path("place"));
        test::expectNear(run.last(path("c.q")), flow * kLitrePerMinute, 1e-9, path("flow"));
        if (flow < 1)
            test::expectNear(drop, 150e5, 0.5e5, path("opens at p_set"));
        else
            QVERIFY(hasJet ? drop > 153e5 : drop < 153.2e5);
    }

    // The hard ends hold: pressed on with force F, the depth e is that of their law; no blow goes through.
    void hardEndsHold()
    {
        const LibraryRun run = test::runText(
            benchCircuit("  H.Sources.PressureSource p(useInput=true);\n  S.Step s(height=400e5, offset=101325, "
                         "startTime=0.01);\n  H.PressureValves.ReliefSpool c(flowForce=Bramah.Types.FlowForce.None);\n",
                         "  connect(s.y, p.u);\n  connect(p.A, c.P);\n  connect(c.T, t.T);\n"),
            test::until(0.05));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const auto depth = [](double force) {
            double low = 0, high = 1e-4 * (1 - 1e-12);
            for (int i = 0; i < 200; ++i) {
                const double e = (low + high) / 2;
                (5e7 * e * e / ((e + 1e-6) * (1 - e / 1e-4)) < force ? low : high) = e;
            }
            return low;
        };
        const double preload = 150e5 * kPi / 4 * 1e-4 - 1e5 * 1e-4;
        test::expectNear(run.at(path("c.x"), 0.009), -depth(preload), 2e-7, path("shut"));
        const double pressed = 400e5 * kPi / 4 * 1e-4 - preload - 1e5 * 1e-3;
        test::expectNear(run.last(path("c.x")), 1e-3 + depth(pressed - 1e5 * depth(pressed)), 2e-7, path("open"));
        const solver::ValueRange x = rangeOf(run, "c.x");
        QVERIFY(x.upper < 1e-3 + 1e-4 && x.lower > -1e-4);
        test::expectNear(run.last(path("c.v")), 0, 1e-6, path("at rest"));
    }

    // The three-way spool: place by the spring's stiffness, both edges, and the force of each towards shutting it.
    void controllerSpoolLeadsBothWays_data()
    {
        QTest::addColumn<double>("pilot");  // bar, X over Y
        QTest::addColumn<double>("back");   // bar, Y
        QTest::addRow("P to A") << 204.0 << 0.0;
        QTest::addRow("A to T") << 197.0 << 0.0;
        QTest::addRow("over a load") << 203.0 << 60.0;
    }

    void controllerSpoolLeadsBothWays()
    {
        QFETCH(double, pilot);
        QFETCH(double, back);
        const LibraryRun run = test::runText(
            benchCircuit(pressureSourceText("p", 150) + pressureSourceText("a", 50) +
                             pressureSourceText("x", pilot + back) + pressureSourceText("y", back) +
                             "  H.PressureValves.PressureControllerSpool c(Re_t=1);\n  Real sum = c.P.m_flow + "
                             "c.A.m_flow + c.T.m_flow + c.X.m_flow + c.Y.m_flow;\n",
                         "  connect(p.A, c.P);\n  connect(a.A, c.A);\n  connect(c.T, t.T);\n  connect(x.A, c.X);\n"
                         "  connect(y.A, c.Y);\n"),
            test::until(0.2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double face = kPi / 4 * 64e-6, x = run.last(path("c.x"));
        const double in = edgeArea(5e-3, x, 5e-6), out = edgeArea(5e-3, -x, 5e-6), c = std::cos(kAngle);
        const double jet = 2 * 0.7 * c * (out * 50 - in * 100) * kBar;
        QVERIFY(x * (pilot - 200) > 0 && jet * x < 0);
        test::expectNear(run.last(path("c.f_flow")), jet, 1e-8 * std::abs(jet), path("force"));
        test::expectNear(30e3 * x, (pilot - 200) * kBar * face + jet, 1e-5, path("balance"));
        const double flow = 0.7 * (in * std::sqrt(2 * 100 * kBar / kTextbookDensity) -
                                   out * std::sqrt(2 * 50 * kBar / kTextbookDensity));
        test::expectNear(run.last(path("c.q_A")), flow, 1e-12, path("flow"));
        const solver::ValueRange sum = rangeOf(run, "sum");
        QVERIFY(sum.upper < 1e-12 && sum.lower > -1e-12);
    }

    // Free, without friction and flow, it swings at sqrt(c/m) about its place and keeps its energy.
    void spoolSwingsAsAMassOnASpring()
    {
        const LibraryRun run =
            test::runText(benchCircuit(pressureSourceText("x", 202) +
                                           "  H.PressureValves.PressureControllerSpool c(d=0, x_start=-0.2e-3, "
                                           "flowForce=Bramah.Types.FlowForce.None);\n",
                                       "  connect(t.T, c.P);\n  connect(t.T, c.A);\n  connect(t.T, c.T);\n"
                                       "  connect(x.A, c.X);\n  connect(t.T, c.Y);\n"),
                          test::until(0.1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double middle = 2 * kBar * kPi / 4 * 64e-6 / 30e3, omega = std::sqrt(30e3 / 0.02);
        for (const double time : {0.01, 0.05, 0.099})
            test::expectNear(run.at(path("c.x"), time), middle + (-0.2e-3 - middle) * std::cos(omega * time), 2e-7,
                             path("swing"));
    }

    // Forces of both pressures and of the spring are in balance, and the ends hold as those of cylinders.
    void springPistonStandsInBalance_data()
    {
        QTest::addColumn<double>("a");  // bar
        QTest::addColumn<double>("b");  // bar
        QTest::addRow("half way") << 10.0 << 5.0;
        QTest::addRow("against the tank") << 5.0 << 0.0;
        QTest::addRow("out") << 100.0 << 5.0;
        QTest::addRow("in") << 1.0 << 50.0;
    }

    void springPistonStandsInBalance()
    {
        QFETCH(double, a);
        QFETCH(double, b);
        const LibraryRun run =
            test::runText(benchCircuit(pressureSourceText("a", a) + pressureSourceText("b", b) +
                                           "  H.FlowValves.Orifice oa(d=1e-3), ob(d=1e-3);\n  H.Cylinders.SpringPiston "
                                           "c;\n",
                                       "  connect(a.A, oa.A);\n  connect(oa.B, c.A);\n  connect(b.A, ob.A);\n"
                                       "  connect(ob.B, c.B);\n"),
                          test::until(2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double full = kPi / 4 * 4e-4, ring = kPi / 4 * 3e-4;
        const double push = a * kBar * full - b * kBar * ring;
        const double free = (push - 100) / 10e3;
        test::expectNear(run.last(path("c.x")), std::clamp(free, 0.0, 0.015),
                         free == std::clamp(free, 0.0, 0.015) ? 1e-7 : 1e-4, path("place"));
        test::expectNear(run.last(path("c.f_spring")), 100 + 10e3 * run.last(path("c.x")), 1e-9, path("spring"));
        test::expectNear(run.last(path("c.VA")), 2e-6 + full * run.last(path("c.x")), 1e-14, path("A"));
        test::expectNear(run.last(path("c.VB")), 2e-6 + ring * (0.015 - run.last(path("c.x"))), 1e-14, path("B"));
    }

    // The bypass stays shut to dp_bypass; the contact closes at dp_on, and opens at dp_off only.
    void filterTellsThatItIsClogged()
    {
        const LibraryRun run = test::runText(
            benchCircuit("  H.Sources.PressureSource p(useInput=true);\n  S.TimeTable u(table=[0, 101325; 5, 601325; "
                         "10, 101325]);\n  H.Conditioning.Filter c(useSwitch=true, dp_on=2e5, dp_off=1.5e5, "
                         "dp_bypass=3e5);\n",
                         "  connect(u.y, p.u);\n  connect(p.A, c.A);\n  connect(c.B, t.T);\n"),
            test::until(10));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const auto& [time, isOn] : {std::pair(1.0, false),
                                         {1.999, false},
                                         {2.001, true},
                                         {5.0, true},
                                         {8.2, true},
                                         {8.499, true},
                                         {8.501, false},
                                         {10.0, false}})
            QVERIFY2((run.at(path("c.y"), time) > 0.5) == isOn, qPrintable(QString::number(time)));
        QCOMPARE(run.at(path("c.q_bypass"), 2.99), 0.0);
        QVERIFY(run.at(path("c.q_bypass"), 3.1) > 0);
        // From 1.3 times on it is open: q_nom*dp/dp_bypass.
        test::expectNear(run.at(path("c.q_bypass"), 4.5), 60 * kLitrePerMinute * 1.5, 1e-9, path("bypass"));
    }

    // The pump that is built of parts: full while the load takes all; over its set pressure just after the load is
    // shut, by less than the relief valve allows; then it holds, at rest; and gives what a leak takes.
    void pumpOfPartsHoldsItsPressure()
    {
        const LibraryRun run = controllerRun();
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double set = kAmbient + 200 * kBar;
        test::expectNear(run.at(path("pump.y"), 0.9), 1, 0.02, path("full"));
        QVERIFY(run.at(path("line.p"), 0.9) < set - 30 * kBar);
        const auto [fromPeak, peak] = between(run, "line.p", 1, 1.2);
        QVERIFY2(peak > set + 5 * kBar && peak < set + 20 * kBar, qPrintable(QString::number(peak)));
        const auto [low, high] = between(run, "line.p", 1.3, 2);
        QVERIFY2(low > set && high < set + 3 * kBar && high - low < 0.02 * kBar,
                 qPrintable(QString::number(high - low)));
        test::expectNear(run.last(path("line.p")), set + kBar, 2 * kBar, path("with the leak"));
        QVERIFY(run.last(path("pump.q")) > 30 * kLitrePerMinute && run.at(path("pump.q"), 1.9) < 6 * kLitrePerMinute);
        // At rest the spool stands where spring, jet and pressures are in balance.
        test::expectNear(run.at(path("controller.f_pressure"), 1.9),
                         run.at(path("controller.f_spring"), 1.9) - run.at(path("controller.f_flow"), 1.9), 1e-2,
                         path("balance"));
    }

    // What drives the piston back by the pressure that it sets makes it hunt.
    void pumpOfPartsHuntsWhereItsPressureHelpsTheSpring()
    {
        const LibraryRun run = controllerRun("connect(piston.B, tankB.T)", "connect(piston.B, line.port)");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const auto [low, high] = between(run, "line.p", 1.5, 2);
        QVERIFY2(high - low > 10 * kBar, qPrintable(QString::number(high - low)));
    }
};

BRAMAH_TEST(SpoolsAndSignalsTest);

#include "spools_and_signals_test.moc"
