// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connection_plan.h"
#include "model/planning/connection_rules.h"
#include "tests/model/diagram/test_library.h"
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
                                    << "A hydraulic port does not fit a translational one." << false;
        QTest::newRow("signal to oil") << none << "s1.y"
                                       << "r1.A1"
                                       << "A signal port does not fit a hydraulic one." << false;
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

    void differentOilsAreRefused()
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
        QCOMPARE(verdict.reason, QStringLiteral("The oils differ: water and the sheet's oil."));
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
