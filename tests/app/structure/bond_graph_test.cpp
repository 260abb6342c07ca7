// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits as bond graphs: junctions, strokes, and the model of bonds that does what the circuit does.
#include "solver/inspection/port_causality.h"
#include "tests/app/structure/bond_circuits.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace bramah;
using solver::BondGraph;
using test::Circuit, test::CopiedExample, test::kCopied, test::sourceFile, test::textOf;

namespace {

/// 1: the stroke of the bond is at the node; 0: at the other one; -1: there is none, or the node is at neither end.
int strokeAt(const solver::BondGraph::Bond& bond, int node)
{
    if (bond.stroke == solver::BondGraph::Stroke::Open || (bond.tail != node && bond.head != node))
        return -1;
    return (bond.stroke == solver::BondGraph::Stroke::AtHead) == (bond.head == node) ? 1 : 0;
}

int nodeNamed(const solver::BondGraph& graph, const QString& text)
{
    const auto found = std::ranges::find(graph.nodes, text, &solver::BondGraph::Node::text);
    return found == graph.nodes.end() ? -1 : static_cast<int>(found - graph.nodes.begin());
}

constexpr const char* kOilCircuit = R"(model oil "Pump, relief valve, check valve, restrictor and load"
  inner Bramah.Hydraulics.Fluid fluid;
  Bramah.Hydraulics.Sources.FlowSource source(q = 4e-4);
  Bramah.Hydraulics.Node line(V = 2e-4);
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set = 80e5);
  Bramah.Hydraulics.CheckValves.CheckValve check;
  Bramah.Hydraulics.Node behind(V = 5e-4), joint(ideal = true);
  Bramah.Hydraulics.FlowValves.Throttle throttle(y = 0.5);
  Bramah.Hydraulics.FlowValves.LaminarRestrictor gap(G = 5e-12);
  Bramah.Hydraulics.FlowValves.Orifice orifice(d = 1.5e-3);
  Bramah.Hydraulics.Sources.Tank tank, drain;
equation
  connect(source.A, line.port);
  connect(line.port, relief.P);
  connect(line.port, check.A);
  connect(check.B, behind.port);
  connect(behind.port, throttle.A);
  connect(throttle.B, joint.port);
  connect(joint.port, gap.A);
  connect(joint.port, orifice.A);
  connect(gap.B, tank.T);
  connect(orifice.B, tank.T);
  connect(relief.T, drain.T);
  annotation(experiment(StopTime = 0.5, Tolerance = 1e-9));
end oil;
)";

constexpr const char* kMachine = R"(model machine "Motor, shafts, gear and springs"
  Bramah.Electrical.ConstantVoltage battery(V = 24);
  Bramah.Electrical.Resistor winding(R = 0.5);
  Bramah.Electrical.Inductor coil(L = 2e-3, i(start = 0, fixed = true));
  Bramah.Electrical.EMF emf(k = 0.1);
  Bramah.Electrical.Capacitor filter(C = 1e-3, v(start = 2, fixed = true));
  Bramah.Electrical.Resistor beside(R = 10);
  Bramah.Electrical.Ground ground;
  Bramah.Mechanics.Rotational.Inertia rotor(J = 1e-3, w(start = 0, fixed = true), phi(start = 0.3, fixed = true));
  Bramah.Mechanics.Rotational.IdealGear gear(ratio = 5);
  Bramah.Mechanics.Rotational.SpringDamper shaft(c = 200, d = 0.2);
  Bramah.Mechanics.Rotational.Inertia wheel(J = 0.05, w(start = 1, fixed = true), phi(start = 0.1, fixed = true));
  Bramah.Mechanics.Rotational.Damper bearing(d = 0.5);
  Bramah.Mechanics.Rotational.Fixed frame;
  Bramah.Mechanics.Rotational.ConstantTorque load(tau_constant = -1);
equation
  connect(battery.p, winding.p);
  connect(winding.n, coil.p);
  connect(coil.n, emf.p);
  connect(emf.n, ground.p);
  connect(battery.n, ground.p);
  connect(battery.p, beside.p);
  connect(beside.n, filter.p);
  connect(filter.n, ground.p);
  connect(emf.flange, rotor.flange_a);
  connect(rotor.flange_b, gear.flange_a);
  connect(gear.flange_b, shaft.flange_a);
  connect(shaft.flange_b, wheel.flange_a);
  connect(wheel.flange_b, bearing.flange_a);
  connect(wheel.flange_b, load.flange);
  connect(bearing.flange_b, frame.flange);
  annotation(experiment(StopTime = 1, Tolerance = 1e-9));
end machine;
)";

constexpr const char* kSpring = R"(model spring "Mass on springs, one end free"
  Bramah.Mechanics.Translational.Fixed wall(s0 = 0.1);
  Bramah.Mechanics.Translational.Spring spring(c = 1000, s_rel0 = 0.2);
  Bramah.Mechanics.Translational.Mass mass(m = 2, s(start = 0.4, fixed = true), v(start = 0.5, fixed = true));
  Bramah.Mechanics.Translational.SpringDamper between(c = 500, d = 5);
  Bramah.Mechanics.Translational.Mass last(m = 1, s(start = 0.5, fixed = true), v(start = 0, fixed = true));
  Bramah.Mechanics.Translational.Force force;
  Bramah.Blocks.Sources.Ramp ramp(height = 20, duration = 0.3);
equation
  connect(wall.flange, spring.flange_a);
  connect(spring.flange_b, mass.flange_a);
  connect(mass.flange_b, between.flange_a);
  connect(between.flange_b, last.flange_a);
  connect(force.flange, mass.flange_b);
  connect(ramp.y, force.f);
  annotation(experiment(StopTime = 2, Tolerance = 1e-9));
end spring;
)";

}  // namespace

class BondGraphTest : public QObject
{
    Q_OBJECT

    /// Runs the circuit of \a text and its copy as bonds, to \a stopTime or, where this is 0, as long as it says.
    static void compareWithCopy(const QByteArray& text, double stopTime, double allowed, double tolerance = 1e-10)
    {
        const Circuit circuit(text);
        QVERIFY2(circuit.system, qPrintable(circuit.messages));
        const solver::BondModel made = circuit.model();
        QVERIFY2(!made.text.isEmpty(), qPrintable(made.reasons.join(QLatin1Char('\n'))));
        test::LibraryRunOptions options;
        options.tolerance = tolerance;
        options.eventRows = solver::EventRows::None;
        options.stopTime = stopTime > 0 ? stopTime : circuit.system->model.experiment.stopTime;
        options.interval = options.stopTime / 500;
        options.variables = QStringLiteral("\\w+\\.\\w+");
        const test::LibraryRun expected = test::runText(text, options);
        const test::LibraryRun found = test::runText(made.text, options);
        QVERIFY2(found.isRegular(), qPrintable(found.messages() + QString::fromUtf8(made.text)));
        QCOMPARE(found.results.rowCount(), expected.results.rowCount());
        int compared = 0;
        for (int column = 0; column < static_cast<int>(expected.results.columns().size()); ++column) {
            const QString path = expected.results.columns()[std::size_t(column)].path;
            const int other = found.results.find(path);
            if (other < 0)
                continue;
            const solver::ValueRange range = expected.results.range(column);
            const double size = std::max(std::abs(range.lower), std::abs(range.upper));
            double difference = 0;
            for (std::size_t row = 0; row < expected.results.rowCount(); ++row)
                difference = std::max(difference,
                                      std::abs(expected.results.value(column, row) - found.results.value(other, row)));
            QVERIFY2(difference <= allowed * size + 1e-12,
                     qPrintable(QStringLiteral("%1: %2 of %3").arg(path).arg(difference).arg(size)));
            ++compared;
        }
        QVERIFY2(compared > 5, qPrintable(QString::number(compared)));
    }

    static void circuits()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("drive") << textOf(QStringLiteral("resources/examples/cylinder_drive.mo"));
        QTest::newRow("drive with oil") << textOf(QStringLiteral("resources/examples/cylinder_drive_oil.mo"));
        QTest::newRow("oil") << QByteArray(kOilCircuit);
        QTest::newRow("machine") << QByteArray(kMachine);
        QTest::newRow("spring") << QByteArray(kSpring);
    }

private Q_SLOTS:
    void eachBondHasAStrokeThatJunctionsAllow_data() { circuits(); }

    // Karnopp, Margolis and Rosenberg, chapter 3: one bond gives a 0-junction its effort, one a 1-junction its flow.
    void eachBondHasAStrokeThatJunctionsAllow()
    {
        QFETCH(QByteArray, text);
        const Circuit circuit(text);
        QVERIFY2(circuit.system, qPrintable(circuit.messages));
        const solver::BondGraph graph = circuit.graph();
        QVERIFY(graph.bonds.size() > 5);
        for (const solver::BondGraph::Bond& bond : graph.bonds)
            QVERIFY(bond.stroke != solver::BondGraph::Stroke::Open);
        for (int node = 0; node < static_cast<int>(graph.nodes.size()); ++node) {
            const QString& letter = graph.nodes[std::size_t(node)].letter;
            int here = 0, there = 0;
            for (const solver::BondGraph::Bond& bond : graph.bonds) {
                here += strokeAt(bond, node) == 1 ? 1 : 0;
                there += strokeAt(bond, node) == 0 ? 1 : 0;
            }
            QVERIFY2(!letter.isEmpty(), qPrintable(graph.nodes[std::size_t(node)].name));
            if (letter == QLatin1String("0"))
                QCOMPARE(here, 1);
            if (letter == QLatin1String("1"))
                QCOMPARE(there, 1);
            if (letter == QLatin1String("Se") || letter == QLatin1String("mSe"))
                QCOMPARE(there, 1);
            if (letter == QLatin1String("Sf"))
                QCOMPARE(here, 1);
            if (letter.endsWith(QLatin1String("TF")))
                QCOMPARE(here, 1);
            if (letter.endsWith(QLatin1String("GY")))
                QVERIFY(here == 0 || here == 2);
        }
    }

    void strokesAreThoseOfTheCompiler_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"SeriesRLC", "DCMotor", "MassSpringDamper", "GearTrain", "QuarterCar", "TwoTanks",
                                 "GyratorDual", "PressureReducer", "SeriesMotor"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    // Where each element is a component, the compiler says which of effort and flow it gives.
    void strokesAreThoseOfTheCompiler()
    {
        QFETCH(QString, name);
        const Circuit circuit(textOf(QStringLiteral("library/Bramah/Examples/BondGraphs/%1.mo").arg(name)));
        QVERIFY2(circuit.system, qPrintable(circuit.messages));
        const solver::BondGraph graph = circuit.graph();
        int compared = 0;
        for (const solver::PortCausality& port : portCausalities(circuit.system->model, *circuit.system->structure)) {
            const QString path = QString::fromStdString(circuit.system->model.component(port.component).path);
            const auto node = std::ranges::find(graph.nodes, path, &solver::BondGraph::Node::name);
            if (node == graph.nodes.end() || !port.connector.ends_with(".bond") || port.givesEffort == port.givesFlow)
                continue;
            const int number = static_cast<int>(node - graph.nodes.begin());
            const auto bond = std::ranges::find_if(graph.bonds, [&](const solver::BondGraph::Bond& one) {
                return one.tail == number || one.head == number;
            });
            QVERIFY(bond != graph.bonds.end());
            QVERIFY2(strokeAt(*bond, number) == (port.givesEffort ? 0 : 1), qPrintable(node->text()));
            ++compared;
        }
        QVERIFY(compared > 2);
    }

    void modelsOfBondsDoWhatTheirCircuitsDo_data() { circuits(); }

    void modelsOfBondsDoWhatTheirCircuitsDo()
    {
        QFETCH(QByteArray, text);
        compareWithCopy(text, 0, 1e-6);
    }

    void copiesOfComponentsDoWhatTheseDo_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<double>("stopTime");
        QTest::addColumn<double>("allowed");
        QTest::addColumn<double>("tolerance");
        for (const CopiedExample& example : kCopied)
            QTest::newRow(example.name) << example.path() << example.stopTime << example.allowed << example.tolerance;
    }

    void copiesOfComponentsDoWhatTheseDo()
    {
        QFETCH(QString, path);
        QFETCH(double, stopTime);
        QFETCH(double, allowed);
        QFETCH(double, tolerance);
        compareWithCopy(textOf(path), stopTime, allowed, tolerance);
    }

    // A mass, a spring and a damper between a wall and a force: figure 3.4 of Karnopp, Margolis and Rosenberg has one
    // 1-junction with I, C, R and Se.
    void aMassOnASpringIsOneJunction()
    {
        const Circuit circuit(R"(model one
  Bramah.Mechanics.Translational.Fixed wall;
  Bramah.Mechanics.Translational.SpringDamper spring(c = 1000, d = 10);
  Bramah.Mechanics.Translational.Mass mass(m = 1);
  Bramah.Mechanics.Translational.ConstantForce force(f_constant = 5);
equation
  connect(wall.flange, spring.flange_a);
  connect(spring.flange_b, mass.flange_a);
  connect(mass.flange_b, force.flange);
end one;
)");
        const solver::BondGraph graph = circuit.graph();
        const int mass = nodeNamed(graph, QStringLiteral("I:mass"));
        QVERIFY(mass >= 0);
        const int spring = nodeNamed(graph, QStringLiteral("C:spring.stiffness"));
        QVERIFY(spring >= 0);
        for (const solver::BondGraph::Bond& bond : graph.bonds) {
            if (bond.head == mass)
                QCOMPARE(strokeAt(bond, mass), 1);  // integral causality: it takes the effort
            if (bond.head == spring)
                QCOMPARE(strokeAt(bond, spring), 0);
        }
        QVERIFY(std::ranges::none_of(graph.nodes, &solver::BondGraph::Node::isOff));
    }

    // Two inertias joined rigidly have one speed: one of them has no state of its own.
    void aStoreWithoutStateIsMarked()
    {
        const Circuit circuit(R"(model two
  Bramah.Mechanics.Rotational.Inertia a(J = 1);
  Bramah.Mechanics.Rotational.Inertia b(J = 2);
  Bramah.Mechanics.Rotational.ConstantTorque torque(tau_constant = 5);
equation
  connect(torque.flange, a.flange_a);
  connect(a.flange_b, b.flange_a);
end two;
)");
        const solver::BondGraph graph = circuit.graph();
        QCOMPARE(std::ranges::count_if(graph.nodes, &solver::BondGraph::Node::isOff), 1);
    }

    // It stands in the graph with its name, and in the copy behind adapters.
    void aClassThatSaysNothingIsABox()
    {
        const QByteArray own = R"(model own
  model Sleeve "A choke of ones own"
    Bramah.Hydraulics.Interfaces.Port A;
    Bramah.Hydraulics.Interfaces.Port B;
  equation
    A.m_flow = 1e-9*(A.p - B.p);
    A.m_flow + B.m_flow = 0;
  end Sleeve;
  inner Bramah.Hydraulics.Fluid fluid;
  Bramah.Hydraulics.Sources.FlowSource source(q = 1e-4);
  Bramah.Hydraulics.Node node(V = 1e-3);
  Sleeve sleeve;
  Bramah.Hydraulics.Sources.Tank tank;
equation
  connect(source.A, node.port);
  connect(node.port, sleeve.A);
  connect(sleeve.B, tank.T);
  annotation(experiment(StopTime = 1, Tolerance = 1e-9));
end own;
)";
        const Circuit circuit(own);
        QVERIFY2(circuit.system, qPrintable(circuit.messages));
        QVERIFY(nodeNamed(circuit.graph(), QStringLiteral("sleeve")) >= 0);
        const solver::BondModel made = circuit.model();
        QCOMPARE(made.text.count("Bramah.BondGraphs.Adapters.Hydraulic"), 5);
        test::LibraryRunOptions options;
        options.stopTime = 1;
        options.tolerance = 1e-10;
        options.variables = QStringLiteral("node\\.p");
        const test::LibraryRun expected = test::runText(own, options), found = test::runText(made.text, options);
        QVERIFY2(found.isRegular(), qPrintable(found.messages() + QString::fromUtf8(made.text)));
        QVERIFY(std::abs(found.last(QStringLiteral("node.p")) / expected.last(QStringLiteral("node.p")) - 1) < 1e-8);
    }

    // Each class of a subsystem becomes one of bonds, used as often as the subsystem is.
    void subsystemsAreCopiedAsClasses()
    {
        const QByteArray text = R"(model twice
  model Drive "Throttle and volume"
    parameter Real V = 1e-3;
    Bramah.Hydraulics.Interfaces.Port P;
    Bramah.Hydraulics.Interfaces.Port T;
    Bramah.Hydraulics.FlowValves.Orifice orifice(d = 1e-3), back(d = 2e-3);
    Bramah.Hydraulics.Node node(V = V);
  equation
    connect(P, orifice.A);
    connect(orifice.B, node.port);
    connect(node.port, back.A);
    connect(back.B, T);
  end Drive;
  inner Bramah.Hydraulics.Fluid fluid;
  Bramah.Hydraulics.Sources.PressureSource source(p = 100e5);
  Drive first, second(V = 3e-3, orifice(d = 1.5e-3));
  Bramah.Hydraulics.Sources.Tank tank;
equation
  connect(source.A, first.P);
  connect(source.A, second.P);
  connect(first.T, tank.T);
  connect(second.T, tank.T);
  annotation(experiment(StopTime = 0.2, Tolerance = 1e-9));
end twice;
)";
        const Circuit circuit(text);
        QVERIFY2(circuit.system, qPrintable(circuit.messages));
        const solver::BondModel made = circuit.model();
        QVERIFY2(!made.text.isEmpty(), qPrintable(made.reasons.join(QLatin1Char('\n'))));
        QCOMPARE(made.text.count("model Drive"), 1);
        QVERIFY(made.text.contains("Drive first, second(V = 3e-3, orifice(d = 1.5e-3));"));
        QVERIFY(made.text.contains("Bramah.BondGraphs.Interfaces.BondIn P;"));
        QVERIFY(made.text.contains("Bramah.BondGraphs.Interfaces.BondIn T;"));
        test::LibraryRunOptions options;
        options.stopTime = 0.2;
        options.tolerance = 1e-10;
        options.variables = QStringLiteral(".*\\.p");
        const test::LibraryRun expected = test::runText(text, options), found = test::runText(made.text, options);
        QVERIFY2(found.isRegular(), qPrintable(found.messages() + QString::fromUtf8(made.text)));
        for (const char* path : {"first.node.p", "second.node.p"})
            QVERIFY(std::abs(found.last(QLatin1String(path)) / expected.last(QLatin1String(path)) - 1) < 1e-8);
    }

    // The graph of a bond graph is itself.
    void bondGraphsAreTheirOwn()
    {
        const Circuit circuit(textOf(QStringLiteral("library/Bramah/Examples/BondGraphs/SeriesRLC.mo")));
        QVERIFY2(circuit.system, qPrintable(circuit.messages));
        const solver::BondGraph graph = circuit.graph();
        QCOMPARE(graph.bonds.size(), std::size_t(4));
        QCOMPARE(std::ranges::count(graph.nodes, QStringLiteral("1"), &solver::BondGraph::Node::letter), 1);
    }

    void nodesDoNotLieOnEachOther_data() { circuits(); }

    void nodesDoNotLieOnEachOther()
    {
        QFETCH(QByteArray, text);
        const solver::OrderGraph drawn = drawnGraph(Circuit(text).graph());
        for (std::size_t a = 0; a < drawn.nodes.size(); ++a)
            for (std::size_t b = 0; b < a; ++b) {
                const QPointF way = drawn.nodes[a].at - drawn.nodes[b].at;
                QVERIFY2(
                    std::abs(way.x()) > 20 || std::abs(way.y()) > 16,
                    qPrintable(drawn.nodes[a].names.front() + QStringLiteral(" on ") + drawn.nodes[b].names.front()));
            }
    }
};

BRAMAH_TEST(BondGraphTest);
#include "bond_graph_test.moc"
