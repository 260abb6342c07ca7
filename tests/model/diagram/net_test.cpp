// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/net_graph.h"
#include "model/routing/net_stretch.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::portRef;
using Points = std::vector<QPointF>;

Q_DECLARE_METATYPE(Points)

namespace {

DiagramConnection line(const char* a, const char* b, Points points)
{
    const auto ref = [](const QString& name) { return PortRef{{name}, QStringLiteral("p")}; };
    DiagramConnection connection;
    connection.id = {ref(QString::fromLatin1(a)), ref(QString::fromLatin1(b)), 0};
    connection.points = std::move(points);
    return connection;
}

Diagram diagramWith(std::vector<DiagramConnection> connections)
{
    DiagramContent content;
    content.connections = std::move(connections);
    return Diagram(std::move(content));
}

/// c joins the line from a to b in the middle, its line running along it to b.
std::vector<DiagramConnection> teeOf()
{
    return {line("a", "b", {{0, 0}, {40, 0}}), line("c", "b", {{20, 20}, {20, 0}, {40, 0}})};
}

}  // namespace

class NetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void connectionsThatShareAPortAreOneNet()
    {
        const auto nets = netsOf({line("a", "b", {}), line("c", "d", {}), line("b", "e", {}), line("d", "f", {})});
        QCOMPARE(nets.size(), std::size_t(2));
        QCOMPARE(nets[0].ports.size(), std::size_t(3));
        QCOMPARE(nets[1].connections.size(), std::size_t(2));
    }

    void overlappingPiecesAreOneSegment()
    {
        const auto nets = netsOf(teeOf());
        QCOMPARE(nets.front().segments.size(), std::size_t(3));
        QCOMPARE(nets.front().dots, Points({{20, 0}}));
        std::size_t shared = 0;
        for (const NetSegment& segment : nets.front().segments)
            shared += segment.connections.size() == 2 ? 1 : 0;
        QCOMPARE(shared, std::size_t(1));
    }

    // symbols.md 1.4: pilot and drain lines are dashed, the working line they leave is not.
    void branchesOfPilotsAreDashed()
    {
        for (const bool isPilotFirst : {false, true}) {
            std::vector<DiagramConnection> connections = teeOf();
            connections[1].style = LineStyle::Pilot;
            if (isPilotFirst)
                std::swap(connections[0], connections[1]);
            const Net net = netsOf(connections).front();
            QCOMPARE(net.style, LineStyle::Working);
            QCOMPARE(net.segments.size(), std::size_t(3));
            for (const NetSegment& segment : net.segments) {
                const bool isBranch = segment.line.x1() == segment.line.x2();
                QCOMPARE(segment.style, isBranch ? LineStyle::Pilot : LineStyle::Working);
            }
        }
        std::vector<DiagramConnection> pilots = teeOf();
        for (DiagramConnection& connection : pilots)
            connection.style = LineStyle::Pilot;
        QCOMPARE(netsOf(pilots).front().style, LineStyle::Pilot);
    }

    void crossingLinesOfOneNetAreNoDot()
    {
        const auto nets = netsOf({line("a", "b", {{0, 0}, {40, 0}, {40, 20}, {20, 20}, {20, -20}})});
        QVERIFY(nets.front().dots.empty());
    }

    void twoLinesThatLeaveAPortApartMakeADotThere()
    {
        const auto nets = netsOf({line("a", "b", {{0, 0}, {20, 0}}), line("a", "c", {{0, 0}, {0, 20}})});
        QCOMPARE(nets.front().dots, Points({{0, 0}}));
        const auto straight = netsOf({line("a", "b", {{0, 0}, {20, 0}})});
        QVERIFY(straight.front().dots.empty());
    }

    void waysLeadAlongTheDrawing()
    {
        const auto connections = teeOf();
        NetGraph graph({&connections[0], &connections[1]});
        const int from = graph.makeVertexAt({10, 0});
        QVERIFY(from >= 0);
        QCOMPARE(graph.path(from, graph.vertexAt({20, 20})), Points({{10, 0}, {20, 0}, {20, 20}}));
        QCOMPARE(graph.makeVertexAt({10, 2}), -1);
    }

    void stretching_data()
    {
        QTest::addColumn<Points>("points");
        QTest::addColumn<QPointF>("moveA");
        QTest::addColumn<QPointF>("moveB");
        QTest::addColumn<Points>("expected");
        QTest::newRow("straight, along") << Points{{0, 0}, {40, 0}} << QPointF(-8, 0) << QPointF()
                                         << Points{{-8, 0}, {40, 0}};
        QTest::newRow("straight, apart") << Points{{0, 0}, {40, 0}} << QPointF(0, 10) << QPointF()
                                         << Points{{0, 10}, {20, 10}, {20, 0}, {40, 0}};
        QTest::newRow("corner") << Points{{0, 0}, {40, 0}, {40, 40}} << QPointF(4, 10) << QPointF()
                                << Points{{4, 10}, {40, 10}, {40, 40}};
        QTest::newRow("corner, other end")
            << Points{{0, 0}, {40, 0}, {40, 40}} << QPointF() << QPointF(6, 2) << Points{{0, 0}, {46, 0}, {46, 42}};
        QTest::newRow("bends stay") << Points{{0, 0}, {10, 0}, {10, 20}, {30, 20}, {30, 40}, {50, 40}} << QPointF(-2, 4)
                                    << QPointF() << Points{{-2, 4}, {10, 4}, {10, 20}, {30, 20}, {30, 40}, {50, 40}};
        QTest::newRow("both alike") << Points{{0, 0}, {10, 0}, {10, 20}, {30, 20}} << QPointF(6, 8) << QPointF(6, 8)
                                    << Points{{6, 8}, {16, 8}, {16, 28}, {36, 28}};
        QTest::newRow("touching ports part")
            << Points{{0, 0}, {0, 0}} << QPointF(4, 6) << QPointF() << Points{{4, 6}, {0, 6}, {0, 0}};
        QTest::newRow("slanted") << Points{{0, 0}, {10, 7}} << QPointF(2, 2) << QPointF() << Points{{2, 2}, {10, 7}};
    }

    void stretching()
    {
        QFETCH(Points, points);
        QFETCH(QPointF, moveA);
        QFETCH(QPointF, moveB);
        QFETCH(Points, expected);
        const Diagram diagram = diagramWith({line("a", "b", points)});
        NetMove move;
        move.ports = {{portRef("a", "p"), moveA}, {portRef("b", "p"), moveB}};
        const auto lines = stretchedLines(diagram, diagram.nets().front(), move);
        QCOMPARE(lines.size(), std::size_t(1));
        QCOMPARE(lines.front().second, expected);
    }

    void sharedPiecesStayShared()
    {
        const Diagram diagram = diagramWith(teeOf());
        NetMove move;
        move.ports = {{portRef("b", "p"), QPointF(0, -10)}};
        QHash<ConnectionId, Points> lines;
        for (const auto& [id, points] : stretchedLines(diagram, diagram.nets().front(), move))
            lines.insert(id, points);
        QCOMPARE(lines[diagram.connections()[0].id], Points({{0, 0}, {30, 0}, {30, -10}, {40, -10}}));
        QCOMPARE(lines[diagram.connections()[1].id], Points({{20, 20}, {20, 0}, {30, 0}, {30, -10}, {40, -10}}));
    }

    void theStemOfATeeSlides()
    {
        const Diagram diagram = diagramWith(teeOf());
        NetMove move;
        move.ports = {{portRef("c", "p"), QPointF(-6, 4)}};
        const auto lines = stretchedLines(diagram, diagram.nets().front(), move);
        QCOMPARE(lines.size(), std::size_t(1));
        QCOMPARE(lines.front().second, Points({{14, 24}, {14, 0}, {40, 0}}));
    }

    void aDraggedSegmentStepsBesideItsPort()
    {
        const Diagram diagram = diagramWith({line("a", "b", {{0, 0}, {40, 0}, {40, 40}})});
        NetMove move;
        move.segment = QLineF(0, 0, 40, 0);
        move.segmentDelta = {0, 10};
        const auto lines = stretchedLines(diagram, diagram.nets().front(), move);
        QCOMPARE(lines.front().second, Points({{0, 0}, {2, 0}, {2, 10}, {40, 10}, {40, 40}}));
    }
};

BRAMAH_TEST(NetTest);
#include "net_test.moc"
