// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/operating_point.h"
#include "solver/reports/failure_text.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/library/case_text.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

/// An operating point with all values there.
struct Found {
    std::unique_ptr<SystemEvaluator> evaluator;
    OperatingPoint point;

    explicit Found(FlatModel flat, double time = 0) : evaluator(evaluatorOf(std::move(flat)))
    {
        point = findOperatingPoint(*evaluator, time);
        std::vector<double> outputs(evaluator->layout().outputs.size());
        if (point.status.ok())
            point.status = evaluator->outputs(time, point.states, outputs);
    }
    [[nodiscard]] double operator[](const char* path) const
    {
        return evaluator->value(evaluator->model().findVariable(path));
    }
    [[nodiscard]] QString message() const { return failureText(point.status, evaluator->model()); }
};

QString example(const char* name)
{
    return qEnvironmentVariable("BRAMAH_SOURCE_DIR") +
           QStringLiteral("/resources/examples/%1.mo").arg(QLatin1String(name));
}

void expectWithin(double value, double expected, double tolerance)
{
    QVERIFY2(std::fabs(value - expected) <= tolerance,
             qPrintable(QStringLiteral("%1, expected %2").arg(value, 0, 'g', 12).arg(expected, 0, 'g', 12)));
}

}  // namespace

class OperatingPointTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aValveWithoutMassAndVolumesComesToRest_data()
    {
        QTest::addColumn<double>("bar");
        for (const double bar : {60.0, 100.0, 150.0, 200.0, 300.0})
            QTest::addRow("%g bar", bar) << bar;
    }
    /// At rest the control ports carry no flow, and the pressures balance the spring: figure 4 of Grossschmidt and Harf
    /// without the mass of the spool.
    void aValveWithoutMassAndVolumesComesToRest()
    {
        QFETCH(double, bar);
        const Found found(flatText(R"(package E
  connector P = Bramah.Hydraulics.Interfaces.Port;
  model Slot
    P A annotation(__Bramah(stores=true));
    P B;
    input Real x;
    Real q, area;
  equation
    area = 0.02*max(3e-3 - x, 1e-6);
    q = 0.7*area*sqrt(2/870)*Bramah.Hydraulics.Functions.smoothedRoot(A.p - B.p, 1000);
    A.m_flow = 870*q;
    A.m_flow + B.m_flow = 0;
  end Slot;
  model Spool
    P c1, c2, c3;
    output Bramah.Units.Length x(start=1e-3);
    Bramah.Units.Velocity v;
  equation
    v = der(x);
    c1.m_flow = 870*1e-4*v;
    c2.m_flow = 870*1e-4*v;
    c3.m_flow = -870*2e-4*v;
    1e-4*c1.p + 1e-4*c2.p - 2e-4*c3.p = 100 + 30e3*x;
  end Spool;
end E;
model M
  inner Bramah.Hydraulics.Fluid fluid;
  Bramah.Hydraulics.Sources.PressureSource supply(p=)" +
                                   QByteArray::number(bar * 1e5) + R"();
  Bramah.Hydraulics.FlowValves.Orifice RR3(d=1e-3), RR4(d=1e-3), RR5(d=1e-3), RR6(d=4e-3), RR7(d=3e-3);
  Bramah.Hydraulics.Sources.Tank tank;
  E.Slot RS;
  E.Spool SP;
equation
  connect(supply.A, RS.A);
  connect(RS.B, RR7.A);
  connect(RS.B, RR3.A);
  connect(RS.B, RR4.A);
  connect(RR3.B, SP.c1);
  connect(RR4.B, SP.c2);
  connect(RR7.B, RR6.A);
  connect(RR7.B, RR5.A);
  connect(RR5.B, SP.c3);
  connect(RR6.B, tank.T);
  RS.x = SP.x;
end M;
)"));
        QVERIFY2(found.point.status.ok(), qPrintable(found.message()));
        QVERIFY(std::fabs(found["SP.v"]) < 1e-12);
        expectWithin(2e-4 * (found["RS.B.p"] - found["RR6.A.p"]), 100 + 30e3 * found["SP.x"], 1e-3);
        expectWithin(found["RR7.A.m_flow"], found["RS.A.m_flow"], 1e-9);
        QVERIFY(found["SP.x"] > 2.8e-3 && found["SP.x"] < 3e-3);
    }

    // A phase that nowhere rests nor moves evenly: the search and its long transient are asked at every step.
    void aStopIsHeard()
    {
        for (const int allowed : {0, 3, 2000}) {
            const auto evaluator = evaluatorOf(
                flatText("model V Real phase(start = 1, fixed = true); equation der(phase) = 2 + sin(phase); end V;"));
            int asked = 0;
            evaluator->setStopCheck([&] { return ++asked > allowed; });
            const OperatingPoint point = findOperatingPoint(*evaluator, 0);
            QCOMPARE(point.status.kind, FailureKind::Cancelled);
            QVERIFY(asked < allowed + 10);
        }
    }

    void pumpReliefAndOrifice()
    {
        const Found open(flatFile(example("pump_relief_orifice")));
        QVERIFY2(open.point.status.ok(), qPrintable(open.message()));
        expectWithin(open["line.p"] - kAmbient, 143.917e5, 5e1);
        expectWithin(open["relief.q"], 0, 1e-12);
        const Found small(flatFile(example("pump_relief_orifice"), "(orifice(d = 1.5e-3))"));
        expectWithin(small["line.p"] - kAmbient, 213.104e5, 5e1);
        expectWithin(small["orifice.q"] * 6e4, 16.4275, 5e-5);
        expectWithin(small["relief.q"] * 6e4, 7.5725, 5e-5);
    }

    void anyGuessWillDo()
    {
        const QByteArray guesses[] = {"(line(p_start = 1e3))", "(line(p_start = 1e5))", "(line(p_start = 400e5))",
                                      "(line(p_start = 2000e5))"};
        for (const QByteArray& guess : guesses) {
            const Found found(flatFile(example("pump_relief_orifice"), guess));
            QVERIFY2(found.point.status.ok(), qPrintable(found.message()));
            expectWithin(found["line.p"] - kAmbient, 143.917e5, 5e1);
        }
    }

    /// The operating point is the point at which a long run ends.
    void restIsTheEndOfALongRun()
    {
        for (const auto& [name, stopTime] :
             {std::pair("pump_relief_orifice", 10.0), std::pair("mass_spring", 20.0), std::pair("meter_in", 10.0)}) {
            const Found found(flatFile(example(name)), stopTime);
            QVERIFY2(found.point.status.ok(), qPrintable(QLatin1String(name) + found.message()));
            LibraryRunOptions options;
            options.stopTime = stopTime;
            const LibraryRun run = runFile(example(name), options);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            for (const StateLayout& state : found.evaluator->layout().states) {
                const FlatVariable& variable = found.evaluator->model().variable(state.variable);
                const QString path = QString::fromStdString(variable.path);
                if (run.results.find(path) < 0)
                    continue;
                const double value = found.evaluator->value(state.variable);
                const double size = std::max(std::fabs(value), std::fabs(state.nominal));
                QVERIFY2(std::fabs(run.last(path) - value) <= 1e-5 * size,
                         qPrintable(QStringLiteral("%1 of %2: %3, the run ends at %4")
                                        .arg(path, QLatin1String(name))
                                        .arg(value, 0, 'g', 9)
                                        .arg(run.last(path), 0, 'g', 9)));
            }
        }
    }

    /// The drive with its valve held open: the load moves at the speed that a run comes to.
    void loadAtConstantSpeedIsSteady()
    {
        for (const char* name : {"cylinder_drive", "cylinder_drive_oil"}) {
            const Found found(flatFile(example(name)), 1.2);
            QVERIFY2(found.point.status.ok(), qPrintable(found.message()));
            QCOMPARE(found.point.freeStates.size(), std::size_t{1});
            QVERIFY(found.point.freeStates[0].rate > 0.1);
            expectWithin(found["mass.s"], 0.2, 1e-9);
            LibraryRunOptions options;
            options.stopTime = 1.2;
            const LibraryRun run = runFile(example(name), options);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            expectWithin(found["mass.v"], run.last(QStringLiteral("mass.v")), 1e-4);
            for (const char* pressure : {"lineP.p", "cylinder.pA", "cylinder.pB", "lineB.p"})
                expectWithin(found[pressure], run.last(QLatin1String(pressure)), 0.05e5);
        }
    }

    void spoolsRestWhereverTheyStart_data()
    {
        QTest::addColumn<int>("bars");
        for (const int bars : {5, 6, 8, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300})
            QTest::addRow("%d bar", bars) << bars;
    }

    /// The flow control valve of figure 4 of Grossschmidt and Harf without volumes and masses: its spool moves through
    /// its damping orifices. It rests where the same valve does whose spool has no way to go but the balance.
    void spoolsRestWhereverTheyStart()
    {
        QFETCH(int, bars);
        const auto valve = [&](const char* declarations, const char* equations) {
            return flatText(QByteArray("model M\n  inner Bramah.Hydraulics.Fluid fluid;\n") + declarations +
                            "  Bramah.Hydraulics.Sources.PressureSource supply(p = " + QByteArray::number(bars) +
                            "e5);\n"
                            "  Bramah.Hydraulics.FlowValves.ProportionalThrottle slot(q_nom = 60/60000, dp_nom = 5e5, "
                            "useDynamics = false);\n"
                            "  Bramah.Hydraulics.Node p1(ideal = true), p2(ideal = true);\n"
                            "  Bramah.Hydraulics.FlowValves.Orifice measure(d = 3.2e-3);\n"
                            "  Bramah.Hydraulics.FlowValves.Throttle load(d = 4e-3);\n"
                            "  Bramah.Hydraulics.Sources.Tank tank;\nequation\n"
                            "  connect(supply.A, slot.A);\n  connect(slot.B, p1.port);\n"
                            "  connect(p1.port, measure.A);\n  connect(measure.B, p2.port);\n"
                            "  connect(p2.port, load.A);\n  connect(load.B, tank.T);\n"
                            "  slot.u = max(1 - 200*x, 0);\n" +
                            equations + "end M;\n");
        };
        const Found balance(
            valve("  Real x(start = 1e-3);\n", "  1.12e-4*(p1.p - p2.p) = 2000*(x + 0.034 - 0.0005);\n"));
        QVERIFY2(balance.point.status.ok(), qPrintable(balance.message()));
        for (const char* start : {"0", "1e-4", "1e-3", "2e-3", "2.5e-3", "3e-3", "4.5e-3", "4.9e-3", "5e-3"}) {
            const QByteArray moving =
                "  model Spool\n    Bramah.Hydraulics.Interfaces.Port A, B;\n    Real x(start = " + QByteArray(start) +
                ", fixed = true, unit = \"m\");\n  equation\n    A.m_flow = 870*1.12e-4*der(x);\n"
                "    A.m_flow + B.m_flow = 0;\n    1.12e-4*(A.p - B.p) = 2000*(x + 0.034 - 0.0005);\n  end Spool;\n"
                "  Spool spool;\n  Real x = spool.x;\n"
                "  Bramah.Hydraulics.FlowValves.Orifice left(d = 0.8e-3), right(d = 0.8e-3);\n";
            const Found found(valve(moving.constData(),
                                    "  connect(p1.port, left.A);\n  connect(left.B, spool.A);\n"
                                    "  connect(p2.port, right.A);\n  connect(right.B, spool.B);\n"));
            QVERIFY2(found.point.status.ok(), qPrintable(QLatin1String(start) + found.message()));
            QVERIFY2(found.point.freeStates.empty(), start);
            QVERIFY2(std::fabs(found["x"] - balance["x"]) < 1e-8, qPrintable(QStringLiteral("from %1: %2, not %3")
                                                                                 .arg(QLatin1String(start))
                                                                                 .arg(found["x"], 0, 'g', 9)
                                                                                 .arg(balance["x"], 0, 'g', 9)));
        }
    }

    /// There is no operating point if the equations need an unknown out of its bounds; it is named.
    void whatIsOutOfBoundsIsNamed()
    {
        const Found below(
            flatModel("model S parameter Real a = -10; Real p(min = 0, start = 1); equation p^3 + p = a; end S;"));
        QVERIFY(!below.point.status.ok());
        QVERIFY2(below.message().contains(QLatin1String("`p` = -2, below its least value, 0")),
                 qPrintable(below.message()));
        const Found above(
            flatModel("model S parameter Real a = 10; Real p(max = 1.5, start = 1); equation p^3 + p = a; end S;"));
        QVERIFY2(above.message().contains(QLatin1String("`p` = 2, above its largest value, 1.5")),
                 qPrintable(above.message()));
    }

    /// A variable that only counts does not keep the others from resting.
    void metersGoOnCounting()
    {
        const Found found(
            flatText("model M inner Bramah.Hydraulics.Fluid fluid; "
                     "Bramah.Hydraulics.Sources.FlowSource source(q = 1e-4); Bramah.Hydraulics.Node node; "
                     "Bramah.Hydraulics.Sensors.FlowMeter meter; Bramah.Hydraulics.FlowValves.Orifice orifice; "
                     "Bramah.Hydraulics.Sources.Tank tank; equation "
                     "connect(source.A, node.port); connect(node.port, meter.A); connect(meter.B, orifice.A); "
                     "connect(orifice.B, tank.T); end M;"));
        QVERIFY2(found.point.status.ok(), qPrintable(found.message()));
        expectWithin(found["meter.q"], 1e-4, 1e-12);
        QCOMPARE(found.point.freeStates.size(), std::size_t{1});
        QCOMPARE(found.point.freeStates[0].path, std::string("meter.V"));
        expectWithin(found.point.freeStates[0].rate, 1e-4, 1e-10);
    }

    void trappedOilKeepsItsMass()
    {
        // Two chambers, each with its own oil, and a mass: the masses of oil stay, the piston goes to the balance.
        const Found found(flatModel(
            "model S parameter Real k = 1e9; Real mA(start = 2, fixed = true); Real mB(start = 1, fixed = true); "
            "Real s(start = 0.2, fixed = true, unit = \"m\"); Real v(start = 0, fixed = true); Real pA; Real pB; "
            "equation der(mA) = 0; der(mB) = 0; pA = 1e5*mA/(0.1 + s); pB = 1e5*mB/(1.1 - s); "
            "der(s) = v; 10*der(v) = (pA - pB)*1e-3 - 50*v; end S;"));
        QVERIFY2(found.point.status.ok(), qPrintable(found.message()));
        expectWithin(found["mA"], 2, 1e-12);
        // 2/(0.1 + s) = 1/(1.1 - s)
        expectWithin(found["s"], 0.7, 1e-9);
        QCOMPARE(found.point.conserved.size(), std::size_t{2});
        QVERIFY(found.point.freeStates.empty());
    }

    void closedCircuitKeepsTheSum()
    {
        const Found found(
            flatModel("model S Real a(start = 3, fixed = true); Real b(start = 1, fixed = true); Real q; equation "
                      "q = 2*(a - 3*b) + 0.1*(a - 3*b)^3; der(a) = -q; der(b) = q; end S;"));
        QVERIFY2(found.point.status.ok(), qPrintable(found.message()));
        expectWithin(found["a"] + found["b"], 4, 1e-12);
        expectWithin(found["a"], 3, 1e-9);
        QCOMPARE(found.point.conserved.size(), std::size_t{1});
        QCOMPARE(found.point.conserved[0], (std::vector<std::string>{"a", "b"}));
    }

    void floatingCylinderIsNamed()
    {
        const Found found(flatFile(example("pilot_check_holding")));
        QVERIFY2(found.point.status.ok(), qPrintable(found.message()));
        // Where the rod stands, and within its friction how the seals give.
        QCOMPARE(found.point.freeStates.size(), std::size_t{2});
        for (const auto& state : found.point.freeStates)
            QVERIFY(QString::fromStdString(state.path).startsWith(QLatin1String("cylinder.")));
    }

    // Neither the motion nor a long transient comes to these: only Newton's method with a line search does.
    void unstableRestsAreFound()
    {
        const Found runaway(flatModel("model S Real x(start = 1.1, fixed = true); equation der(x) = x^3 - 2; end S;"));
        QVERIFY2(runaway.point.status.ok(), qPrintable(runaway.message()));
        QCOMPARE(runaway.point.method, std::string("line search"));
        expectWithin(runaway["x"], std::cbrt(2.0), 1e-9);
        // Van der Pol's oscillator swings round its rest; a sum that nothing changes keeps its start meanwhile.
        const Found swing(
            flatModel("model S Real x(start = 2, fixed = true), v(start = 0, fixed = true); "
                      "Real a(start = 3, fixed = true), b(start = 2, fixed = true), q; equation der(x) = v; "
                      "der(v) = 5*(1 - x^2)*v - x + 0.3; q = a - 4*b + v; der(a) = -q; der(b) = q; end S;"));
        QVERIFY2(swing.point.status.ok(), qPrintable(swing.message()));
        expectWithin(swing["x"], 0.3, 1e-9);
        expectWithin(swing["v"], 0, 1e-9);
        expectWithin(swing["a"], 4, 1e-9);
        expectWithin(swing["b"], 1, 1e-9);
    }

    void whatNeverRestsIsNamed()
    {
        const Found filling(flatModel("model S Real level(start = 1, fixed = true); equation der(level) = 2; end S;"));
        QVERIFY(!filling.point.status.ok());
        QVERIFY2(filling.message().contains(QLatin1String("`level`")), qPrintable(filling.message()));
        const Found falling(flatModel(
            "model S Real s(start = 1, fixed = true, unit = \"m\"); Real v(start = 0, fixed = true, unit = \"m/s\"); "
            "equation der(s) = v; der(v) = -9.81; end S;"));
        QVERIFY(!falling.point.status.ok());
        QVERIFY2(falling.message().contains(QLatin1String("`v`")), qPrintable(falling.message()));
    }

    void relationsAreLiteral()
    {
        // Starts above the switch and comes to rest below it.
        const Found found(flatModel(
            "model S Real p(start = 9, fixed = true); equation der(p) = 3 - (if p > 5 then 2*p else p); end S;"));
        QVERIFY2(found.point.status.ok(), qPrintable(found.message()));
        expectWithin(found["p"], 3, 1e-9);
    }
};

BRAMAH_TEST(OperatingPointTest);

}  // namespace bramah::test

#include "operating_point_test.moc"
