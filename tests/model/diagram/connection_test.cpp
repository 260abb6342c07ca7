// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connection_plan.h"
#include "model/planning/connection_rules.h"
#include "tests/model/diagram/test_library.h"
#include "tests/model_file.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::diagramOf;
using bramah::test::portRef;
using Points = std::vector<QPointF>;

namespace {

const QByteArray kParts = R"(model M
  parameter Integer oilA;
  T.In uOwn annotation(Placement(transformation(extent = {{-110,-10},{-90,10}})));
  T.Resistor r1 annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Resistor r2 annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
  T.Resistor r3 annotation(Placement(transformation(extent = {{10,-40},{30,-20}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
  T.Mass m annotation(Placement(transformation(extent = {{40,-10},{60,10}})));
  T.Source s1 annotation(Placement(transformation(extent = {{-50,40},{-30,60}})));
  T.Source s2 annotation(Placement(transformation(extent = {{-50,70},{-30,90}})));
  T.Sink k1 annotation(Placement(transformation(extent = {{10,40},{30,60}})));
  T.Sink k2 annotation(Placement(transformation(extent = {{10,70},{30,90}})));
equation
)";

Diagram with(const QByteArray& connects)
{
    return diagramOf(kParts + connects + "end M;\n");
}

LineTarget at(const Diagram& diagram, const PortRef& ref)
{
    return {ref, std::nullopt, diagram.port(ref)->position};
}

template <typename Change>
std::vector<Change> all(const DiagramChanges& changes)
{
    std::vector<Change> found;
    for (const DiagramChange& change : changes)
        if (const auto* one = std::get_if<Change>(&change))
            found.push_back(*one);
    return found;
}

}  // namespace

class ConnectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verdicts_data()
    {
        QTest::addColumn<QByteArray>("connects");
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<bool>("needsNode");
        const QByteArray none;
        QTest::newRow("resistive ports") << none << "r1.B1"
                                         << "r2.A1"
                                         << "" << true;
        QTest::newRow("a storing port") << none << "r1.B1"
                                        << "tank.T"
                                        << "" << false;
        QTest::newRow("same port") << none << "r1.B1"
                                   << "r1.B1"
                                   << "A port cannot be joined to itself." << false;
        QTest::newRow("other kind") << none << "r1.B1"
                                    << "m.a"
                                    << "`r1.B1` is a hydraulic port, `m.a` a translational flange." << false;
        QTest::newRow("signal to oil") << none << "s1.y"
                                       << "r1.A1"
                                       << "`s1.y` is a signal of type Real, `r1.A1` a hydraulic port." << false;
        QTest::newRow("mechanics") << none << "m.a"
                                   << "m.b"
                                   << "" << false;
        QTest::newRow("signal") << none << "s1.y"
                                << "k1.u"
                                << "" << false;
        QTest::newRow("two outputs") << none << "s1.y"
                                     << "s2.y"
                                     << "Two outputs cannot drive one line: `s1.y` and `s2.y`." << false;
        QTest::newRow("two inputs") << none << "k1.u"
                                    << "k2.u"
                                    << "Two inputs give no signal; start at an output." << false;
        QTest::newRow("input of the class") << none << "uOwn"
                                            << "k1.u"
                                            << "" << false;
        QTest::newRow("input of the class and an output")
            << none << "uOwn"
            << "s1.y"
            << "Two outputs cannot drive one line: `uOwn` and `s1.y`." << false;
        const QByteArray driven = "connect(s1.y, k1.u) annotation(Line(points = {{-30,50},{10,50}}));";
        QTest::newRow("joined already") << driven << "k1.u"
                                        << "s1.y"
                                        << "These are joined already." << false;
        QTest::newRow("driven input to another") << driven << "k1.u"
                                                 << "k2.u"
                                                 << "" << false;
        QTest::newRow("driven twice") << driven << "s2.y"
                                      << "k1.u"
                                      << "Two outputs cannot drive one line: `s2.y` and `s1.y`." << false;
        QTest::newRow("no such port") << none << "r1.B1"
                                      << "r9.A"
                                      << "There is no such port." << false;
    }

    void verdicts()
    {
        QFETCH(QByteArray, connects);
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, reason);
        QFETCH(bool, needsNode);
        const auto ref = [](const QString& text) {
            return text.contains(QLatin1Char('.')) ? PortRef{{text.section('.', 0, 0)}, text.section('.', 1)}
                                                   : PortRef{{}, text};
        };
        const Diagram diagram = with(connects);
        for (const auto& [first, second] : {std::pair{ref(a), ref(b)}, std::pair{ref(b), ref(a)}}) {
            const ConnectionVerdict verdict = ConnectionRules(diagram).canConnect(first, second);
            QCOMPARE(verdict.isLegal, reason.isEmpty());
            QCOMPARE(verdict.needsNode, needsNode);
            if (first == ref(a))
                QCOMPARE(verdict.reason, reason);
        }
    }

    void ownConnectorsFitByTheirVariables_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* a, const char* b, const char* reason) {
            QTest::newRow(name) << a << b << reason;
        };
        row("mirrored", "s.m", "t.s", "");
        row("alike", "s.m", "s2.m", "Both `s.m` and `s2.m` give `set`; one has to take it.");
        row("to take both", "t.s", "t2.s", "Neither `t.s` nor `t2.s` gives `set`; one has to.");
        row("own port, mirrored outside", "own", "t.s", "");
        row("own port drives within", "own", "s.m", "Both `own` and `s.m` give `set`; one has to take it.");
        row("a flux", "f.a", "g.a", "");
        row("other names", "f.a", "s.m", "`f.a` is a port of class `Flux`, `s.m` a port of class `Master`.");
        row("a variable more", "f.a", "h.a", "`h.a` has `T`, `f.a` does not.");
        row("another unit", "f.a", "u.a", "`Phi` is in Wb in `f.a`, but in V in `u.a`.");
        row("no flow", "f.a", "n.a", "`Phi` is a flow in `f.a`, but a potential in `n.a`.");
        row("another type", "f.a", "i.a", "`V_m` is Real in `f.a`, but Integer in `i.a`.");
        row("another size", "f.a", "v.a", "`V_m` has another size in `f.a` than in `v.a`.");
        row("hydraulics", "f.a", "r.A1", "`f.a` is a port of class `Flux`, `r.A1` a hydraulic port.");
        // The port that is meant, not another one at its line.
        row("joined hydraulics", "f.a", "q.A1", "`f.a` is a port of class `Flux`, `q.A1` a hydraulic port.");
        row("its neighbour", "f.a", "p.A1", "`f.a` is a port of class `Flux`, `p.A1` a hydraulic port.");
        row("frames", "k.a", "k2.a", "");
        row("a frame and oil", "k.a", "r.A1", "`k.a` is a frame of a mechanism, `r.A1` a hydraulic port.");
        row("a frame in space and oil", "l.a", "r.A1", "`l.a` is a frame of a mechanism, `r.A1` a hydraulic port.");
        row("a vector without places", "e.m", "t.s", "`e.m` has no places yet; set how many it has in the properties.");
        row("a place of a vector", "e2.m", "t.s", "");
        row("a port with more than a known one has", "r.A1", "w.a", "`w.a` has `h`, `r.A1` does not.");
    }

    void ownConnectorsFitByTheirVariables()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, reason);
        const QByteArray place = " annotation(Placement(transformation(extent = {{-10,-10},{10,10}})));\n";
        QByteArray text =
            "model M\n"
            "  connector Master output Boolean set; input Boolean busy; end Master;\n"
            "  connector Slave input Boolean set; output Boolean busy; end Slave;\n"
            "  connector Flux Real V_m; flow Real Phi(unit = \"Wb\"); end Flux;\n"
            "  connector FluxToo flow Real Phi(unit = \"Wb\"); Real V_m(unit = \"A\"); end FluxToo;\n"
            "  connector Heated extends Flux; Real T; end Heated;\n"
            "  connector Volts Real V_m; flow Real Phi(unit = \"V\"); end Volts;\n"
            "  connector NoFlow Real V_m; Real Phi(unit = \"Wb\"); end NoFlow;\n"
            "  connector Whole Integer V_m; flow Real Phi(unit = \"Wb\"); end Whole;\n"
            "  connector Long Real V_m[2]; flow Real Phi(unit = \"Wb\"); end Long;\n"
            "  connector Warm extends T.Port; stream Real h; end Warm;\n"
            "  connector Frame Real x; Real y; Real phi; flow Real fx; flow Real fy; flow Real t; end Frame;\n"
            "  record Turn Real T[3, 3]; end Turn;\n"
            "  connector SpaceFrame Real r_0[3]; Turn R; flow Real f[3]; flow Real t[3]; end SpaceFrame;\n";
        const std::pair<const char*, const char*> classes[] = {
            {"Step", "Master m"}, {"Transition", "Slave s"}, {"F", "Flux a"},   {"G", "FluxToo a"},
            {"H", "Heated a"},    {"U", "Volts a"},          {"N", "NoFlow a"}, {"I", "Whole a"},
            {"V", "Long a"},      {"W", "Warm a"},           {"K", "Frame a"},  {"L", "SpaceFrame a"}};
        for (const auto& [name, port] : classes)
            text += QByteArray("  model ") + name + " " + port + place + "  end " + name + ";\n";
        text += "  model Places parameter Integer n = 0; Master m[n]" + place + "  end Places;\n";
        for (const char* component :
             {"Places e", "Places e2(n = 2)", "Step s", "Step s2", "Transition t", "Transition t2", "F f", "G g", "H h",
              "U u", "N n", "I i", "V v", "W w", "K k", "K k2", "L l", "T.Resistor r", "Slave own"})
            text += QByteArray("  ") + component + place;
        text += QByteArray("  T.Resistor q") + place + "  T.Resistor p" + place + "equation\n  connect(p.A1, q.A1);\n";
        const Diagram diagram = diagramOf(text + "end M;\n");
        const auto ref = [](const QString& end) {
            return end.contains(QLatin1Char('.')) ? PortRef{{end.section('.', 0, 0)}, end.section('.', 1)}
                                                  : PortRef{{}, end};
        };
        const ConnectionRules rules(diagram);
        // Unlike units compile: they are only told of.
        const auto verdict = rules.canConnect(ref(a), ref(b));
        QCOMPARE(verdict.reason + verdict.warning, reason);
        QCOMPARE(rules.canConnect(ref(b), ref(a)).isLegal, verdict.isLegal);
    }

    void twoThatSetOnePotentialAreRefused_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<QString>("reason");
        const QString both =
            QStringLiteral("`%1` and `%2` both set the pressure; nothing determines the flow between them.");
        const QString unequal = QStringLiteral("`%1` and `%2` set different values of `p`; make them equal first.");
        QTest::newRow("two tanks of one pressure") << "t1.A"
                                                   << "t2.A"
                                                   << "";
        QTest::newRow("two tanks of different pressures") << "t1.A"
                                                          << "t3.A" << unequal.arg("t1.A", "t3.A");
        QTest::newRow("a tank in a subsystem") << "t1.A"
                                               << "sub.p"
                                               << "";
        QTest::newRow("another tank in a subsystem") << "t3.A"
                                                     << "sub.p" << unequal.arg("t3.A", "sub.p");
        QTest::newRow("by another variable") << "t1.A"
                                             << "held.A"
                                             << "";
        QTest::newRow("a source by signal") << "t1.A"
                                            << "source.A" << both.arg("t1.A", "source.A");
        QTest::newRow("a tank with a level") << "t1.A"
                                             << "level.A"
                                             << "";
        QTest::newRow("a port") << "t1.A"
                                << "r.A1"
                                << "";
        QTest::newRow("two frames") << "f1.s"
                                    << "f2.s"
                                    << "";
        QTest::newRow("a moving frame")
            << "f1.s"
            << "moving.s"
            << "`f1.s` and `moving.s` both set `s`; nothing determines what acts between them.";
    }

    void twoThatSetOnePotentialAreRefused()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(QString, reason);
        const Diagram diagram = diagramOf(bramah::test::modelFile("model/models/potential_setters.mo"));
        const auto ref = [](const QString& end) { return PortRef{{end.section('.', 0, 0)}, end.section('.', 1)}; };
        QCOMPARE(ConnectionRules(diagram).canConnect(ref(a), ref(b)).reason, reason);
    }

    void differentOilsAreOdd()
    {
        const Diagram diagram = diagramOf(R"(model M
  model Oily
    extends T.Resistor;
    parameter Real oil = 0;
  end Oily;
  Oily r1(oil = water) annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  Oily r2 annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
  parameter Real water = 1;
end M;
)");
        const ConnectionVerdict verdict = ConnectionRules(diagram).canConnect(portRef("r1", "B1"), portRef("r2", "A1"));
        QVERIFY(verdict.isLegal);
        QCOMPARE(verdict.warning, QStringLiteral("The fluids differ: water and the sheet's own."));
    }

    void storingIsSeenThroughSubsystems()
    {
        const Diagram diagram = diagramOf(R"(model M
  model Sub
    T.Port p annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    T.Port q annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    T.Tank tank;
    T.Resistor r;
  equation
    connect(p, tank.T);
    connect(q, r.A1);
    connect(r.B1, tank.T);
  end Sub;
  Sub sub annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
end M;
)");
        QVERIFY(diagram.port(portRef("sub", "p"))->stores);
        QVERIFY(!diagram.port(portRef("sub", "q"))->stores);
        QVERIFY(diagram.component({QStringLiteral("sub")})->setsPressure);
    }

    void resistivePortsGetANodeInTheMiddle()
    {
        const Diagram diagram = with({});
        const auto changes = planConnection(diagram, at(diagram, portRef("r1", "B1")), at(diagram, portRef("r2", "A1")),
                                            {{-30, 0}, {10, 0}});
        const auto nodes = all<AddComponent>(changes);
        QCOMPARE(nodes.size(), std::size_t(1));
        QCOMPARE(nodes.front().name, QStringLiteral("node1"));
        QVERIFY(nodes.front().isAutoNode);
        QCOMPARE(nodes.front().placement.centre(), QPointF(-10, 0));
        const auto lines = all<AddConnection>(changes);
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0].points, Points({{-30, 0}, {-10, 0}}));
        QCOMPARE(lines[1].points, Points({{-10, 0}, {10, 0}}));
    }

    void aLineToALineRunsAlongItToWhatStores()
    {
        const Diagram diagram = with("connect(r1.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-38}}));");
        const LineTarget onLine{{}, diagram.connections().front().id, {0, -20}};
        const auto changes =
            planConnection(diagram, at(diagram, portRef("r2", "A1")), onLine, {{10, 0}, {6, 0}, {6, -20}, {0, -20}});
        QCOMPARE(changes.size(), std::size_t(1));
        const auto line = all<AddConnection>(changes).front();
        QCOMPARE(line.b, portRef("tank", "T"));
        QCOMPARE(line.points, Points({{10, 0}, {6, 0}, {6, -20}, {0, -20}, {0, -38}}));
    }

    void aNodeMadeByDrawingGivesWayToAStoringPort()
    {
        const Diagram diagram = with(R"(
  connect(r1.B1, node1.port) annotation(Line(points = {{-30,0},{-10,0}}));
  connect(node1.port, r2.A1) annotation(Line(points = {{-10,0},{10,0}}));
)"
                                     "public Bramah.Hydraulics.Node node1 annotation(Placement(transformation(extent = "
                                     "{{-12,-2},{-8,2}})), __Bramah(auto = true));\n");
        const auto changes =
            planConnection(diagram, at(diagram, portRef("tank", "T")), at(diagram, portRef("node1", "port")),
                           {{0, -38}, {0, -30}, {-10, -30}, {-10, 0}});
        QCOMPARE(all<RemoveConnection>(changes).size(), std::size_t(2));
        QCOMPARE(all<RemoveComponent>(changes).front().id.name, QStringLiteral("node1"));
        QVERIFY(all<AddComponent>(changes).empty());
        const auto lines = all<AddConnection>(changes);
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0].a, portRef("r1", "B1"));
        QCOMPARE(lines[0].b, portRef("tank", "T"));
        QCOMPARE(lines[0].points, Points({{-30, 0}, {-10, 0}, {-10, -30}, {0, -30}, {0, -38}}));
        QCOMPARE(lines[1].points, Points({{0, -38}, {0, -30}, {-10, -30}, {-10, 0}, {10, 0}}));
    }

    void mergedNodesLeaveEachLineOnce()
    {
        // r1 leads to both nodes: what is left is one line to the tank for each port.
        const Diagram diagram = with(R"(
  connect(r1.B1, node1.port) annotation(Line(points = {{-30,0},{-10,0}}));
  connect(node1.port, r2.A1) annotation(Line(points = {{-10,0},{10,0}}));
  connect(r1.B1, node2.port) annotation(Line(points = {{-30,0},{-30,-30},{-10,-30}}));
  connect(node2.port, r3.A1) annotation(Line(points = {{-10,-30},{10,-30}}));
public Bramah.Hydraulics.Node node1 annotation(Placement(transformation(extent = {{-12,-2},{-8,2}})), __Bramah(auto = true));
  Bramah.Hydraulics.Node node2 annotation(Placement(transformation(extent = {{-12,-32},{-8,-28}})), __Bramah(auto = true));
)");
        const auto changes =
            planConnection(diagram, at(diagram, portRef("tank", "T")), at(diagram, portRef("node2", "port")),
                           {{0, -38}, {0, -34}, {-10, -34}, {-10, -30}});
        QCOMPARE(all<RemoveComponent>(changes).size(), std::size_t(2));
        QSet<PortRef> ends;
        for (const AddConnection& line : all<AddConnection>(changes)) {
            QVERIFY(line.a == portRef("tank", "T") || line.b == portRef("tank", "T"));
            const PortRef& end = line.a == portRef("tank", "T") ? line.b : line.a;
            QVERIFY2(!ends.contains(end), qPrintable(end.text()));
            ends.insert(end);
        }
        QCOMPARE(ends, (QSet<PortRef>{portRef("r1", "B1"), portRef("r2", "A1"), portRef("r3", "A1")}));
    }

    void namedNodesAreJoinedNotMerged()
    {
        const Diagram diagram = with(
            "public Bramah.Hydraulics.Node lineA annotation(Placement(transformation(extent = {{-2,58},{2,62}})));\n"
            "Bramah.Hydraulics.Node lineB annotation(Placement(transformation(extent = {{18,58},{22,62}})));\n");
        const auto changes = planConnection(diagram, at(diagram, portRef("lineA", "port")),
                                            at(diagram, portRef("lineB", "port")), {{0, 60}, {20, 60}});
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(all<AddConnection>(changes).size(), std::size_t(1));
    }

    void removalTakesLinesAndLooseNodesAlong()
    {
        const Diagram diagram = with(R"(
  connect(r1.B1, node1.port) annotation(Line(points = {{-30,0},{-10,0}}));
  connect(node1.port, r2.A1) annotation(Line(points = {{-10,0},{10,0}}));
)"
                                     "public Bramah.Hydraulics.Node node1 annotation(Placement(transformation(extent = "
                                     "{{-12,-2},{-8,2}})), __Bramah(auto = true));\n");
        const auto changes = planRemoval(diagram, {{QStringLiteral("r2")}}, {});
        QCOMPARE(all<RemoveConnection>(changes).size(), std::size_t(2));
        QCOMPARE(all<RemoveComponent>(changes).size(), std::size_t(2));
    }

    void anIllegalPlanIsEmpty()
    {
        const Diagram diagram = with({});
        QVERIFY(planConnection(diagram, at(diagram, portRef("r1", "B1")), at(diagram, portRef("m", "a")),
                               {{-30, 0}, {40, 0}})
                    .empty());
    }
};

BRAMAH_TEST(ConnectionTest);
#include "connection_test.moc"
