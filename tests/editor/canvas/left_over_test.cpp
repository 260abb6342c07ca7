// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit leaves behind: no node without lines, no line that goes round what has gone, no name under a new line.
#include "editor/commands/arrange_commands.h"
#include "editor/commands/sheet_commands.h"
#include "model/routing/drawing_faults.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;
using bramah::test::portRef;
using bramah::test::resistorAt;
using bramah::test::SheetFixture;

namespace {

QByteArray sheetText(const QByteArray& parts, const QByteArray& lines = {})
{
    return "within;\nmodel M\n" + parts + "equation\n" + lines + "end M;\n";
}

QByteArray tankAt(const char* name, int x, int y)
{
    return QStringLiteral("  T.Tank %1 annotation(Placement(transformation(extent = {{%2,%3},{%4,%5}})));\n")
        .arg(QLatin1String(name))
        .arg(x - 10)
        .arg(y - 10)
        .arg(x + 10)
        .arg(y + 10)
        .toUtf8();
}

QByteArray nodeAt(int x, int y)
{
    return QStringLiteral(
               "  Bramah.Hydraulics.Node node1 annotation(__Bramah(auto = true), "
               "Placement(transformation(extent = {{%1,%2},{%3,%4}})));\n")
        .arg(x - 2)
        .arg(y - 2)
        .arg(x + 2)
        .arg(y + 2)
        .toUtf8();
}

QString faultsOf(const model::Diagram& diagram)
{
    QStringList texts;
    for (const model::Diagnostic& fault : model::checkDrawing(diagram))
        texts.append(fault.message());
    return texts.join(QLatin1Char('\n'));
}

QByteArray turnedResistorAt(const char* name, int x, int y)
{
    return QStringLiteral(
               "  T.Resistor %1 annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={%2,%3}, "
               "rotation=90)));\n")
        .arg(QLatin1String(name))
        .arg(x)
        .arg(y)
        .toUtf8();
}

std::ptrdiff_t linesThrough(const model::Diagram& diagram, const char* symbol)
{
    return std::ranges::count_if(model::checkDrawing(diagram), [&](const model::Diagnostic& fault) {
        return fault.kind == model::DiagnosticKind::LineThroughSymbol && fault.component == QLatin1String(symbol);
    });
}

std::ptrdiff_t nodesOf(const model::Diagram& diagram)
{
    return std::ranges::count_if(diagram.components(), [](const auto& symbol) { return symbol.isAutoNode; });
}

/// Two resistors, joined by a line with a node in its middle.
QByteArray joinedPair()
{
    return sheetText(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + nodeAt(0, 0),
                     "  connect(r1.B1, node1.port) annotation(Line(points = {{-50,0},{0,0}}));\n"
                     "  connect(node1.port, r2.A1) annotation(Line(points = {{0,0},{50,0}}));\n");
}

}  // namespace

class LeftOverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The node has one line of its own, since the line between the ports runs through it.
    void aNodeWithOneLineGoesWithTheLastPort()
    {
        SheetFixture sheet(sheetText(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + nodeAt(0, 0),
                                     "  connect(r1.B1, r2.A1) annotation(Line(points = {{-50,0},{50,0}}));\n"
                                     "  connect(r1.B1, node1.port) annotation(Line(points = {{-50,0},{0,0}}));\n"));
        sheet.click({-60, 2});
        sheet.key(Qt::Key_Delete);
        QVERIFY(!sheet.diagram().component({QStringLiteral("r1")}));
        QCOMPARE(nodesOf(sheet.diagram()), 0);
        QVERIFY(sheet.diagram().connections().empty());
    }

    // Where a line goes on there is no end that could be taken elsewhere, and no handle.
    void aLineHasNoEndWhereItGoesOn()
    {
        SheetFixture sheet(joinedPair().replace("equation", tankAt("tank", 0, 40) + "equation"));
        sheet.click({-26, 0});
        QCOMPARE(sheet.session.selection().connections.size(), 2);
        sheet.drag({0, 0}, {0, 42});
        QVERIFY(sheet.diagram().netOf(portRef("r1", "B1")) >= 0);
        QCOMPARE(sheet.diagram().netOf(portRef("r1", "B1")), sheet.diagram().netOf(portRef("r2", "A1")));
    }

    // At a dot there is one; the node goes when it has no line left.
    void aNodeGoesWithTheEndThatIsTakenFromIt()
    {
        SheetFixture sheet(
            sheetText(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + resistorAt("r3", 0, 40) + nodeAt(-20, 0),
                      "  connect(r1.B1, node1.port) annotation(Line(points = {{-50,0},{-20,0}}));\n"
                      "  connect(r1.B1, r2.A1) annotation(Line(points = {{-50,0},{50,0}}));\n"
                      "  connect(r1.B1, r3.A1) annotation(Line(points = {{-50,0},{-20,0},{-20,40},{-10,40}}));\n"));
        editor::Selection line;
        line.connections.insert(sheet.diagram().connections().front().id);
        sheet.session.select(line);
        sheet.drag({-20, 0}, {10, 40});
        const int net = sheet.diagram().netOf(portRef("r1", "B1"));
        QVERIFY(net >= 0);
        QCOMPARE(sheet.diagram().netOf(portRef("r3", "B1")), net);
        for (const model::DiagramComponent& symbol : sheet.diagram().components())
            if (symbol.isAutoNode)
                QCOMPARE(sheet.diagram().netOf(model::PortRef{symbol.id, QStringLiteral("port")}), net);
    }

    void aNodeIsNotCopiedWithoutItsLines()
    {
        SheetFixture sheet(joinedPair());
        const QByteArray before = sheet.text();
        editor::Selection node;
        node.components.insert({QStringLiteral("node1")});
        sheet.session.select(node);
        QVERIFY(!editor::duplicateSelection(sheet.session));
        QCOMPARE(sheet.text(), before);
        node.components.insert({QStringLiteral("r1")});
        sheet.session.select(node);
        QVERIFY(editor::duplicateSelection(sheet.session));
        QCOMPARE(sheet.diagram().components().size(), std::size_t(4));
        QCOMPARE(nodesOf(sheet.diagram()), 1);
    }

    // Ports on one another need no line, so that none runs out to the node and back.
    void theNodeOfPortsThatMeetLiesThere()
    {
        SheetFixture sheet(joinedPair());
        sheet.drag({60, 2}, {-40, 2});
        QCOMPARE(sheet.diagram().port(portRef("r2", "A1"))->position, QPointF(-50, 0));
        QCOMPARE(sheet.diagram().component({QStringLiteral("node1")})->anchor(), QPointF(-50, 0));
        for (const model::DiagramConnection& line : sheet.diagram().connections())
            for (const QPointF& point : line.points)
                QCOMPARE(point, QPointF(-50, 0));
    }

    // A line that had no way but through a symbol finds one when that goes.
    void aLineIsDrawnAnewWhenWhatWasInItsWayGoes_data()
    {
        QTest::addColumn<bool>("isMoved");
        QTest::newRow("deleted") << false;
        QTest::newRow("moved") << true;
    }
    void aLineIsDrawnAnewWhenWhatWasInItsWayGoes()
    {
        QFETCH(bool, isMoved);
        SheetFixture sheet(
            sheetText(tankAt("tank", 0, -40) + resistorAt("r1", 60, -40) + resistorAt("r2", 0, -34),
                      "  connect(r1.A1, tank.T) annotation(Line(points = {{50,-40},{46,-40},{46,-60},{0,-60},"
                      "{0,-38}}));\n"));
        QVERIFY(!faultsOf(sheet.diagram()).isEmpty());
        if (isMoved) {
            sheet.drag({-7, -33}, {-67, 37});
        } else {
            sheet.click({-7, -33});
            sheet.key(Qt::Key_Delete);
        }
        QCOMPARE(faultsOf(sheet.diagram()), QString());
        QCOMPARE(sheet.diagram().netOf(portRef("r1", "A1")), sheet.diagram().netOf(portRef("tank", "T")));
    }

    // A line through a name is no reason to leave one through a symbol.
    void aLineThroughASymbolIsDrawnAnewEvenOverAName()
    {
        SheetFixture sheet(
            sheetText("  T.Tank tank annotation (Placement(transformation(extent = {{-10,-10},{10,10}}, origin = "
                      "{2,-36}, rotation "
                      "= 90)));\n" +
                          resistorAt("r3", 6, 10) + turnedResistorAt("resistor1", 0, 18) + resistorAt("r2", -22, 18) +
                          turnedResistorAt("resistor2", 62, -18) + nodeAt(62, 4),
                      "  connect(resistor1.A1, tank.T) annotation(Line(points = {{0,8},{0,-36}}));\n"
                      "  connect(r2.B1, node1.port) annotation(Line(points = {{-12,18},{62,18},{62,4}}));\n"
                      "  connect(node1.port, resistor2.B1) annotation(Line(points = {{62,4},{62,-8}}));\n"));
        QVERIFY(linesThrough(sheet.diagram(), "resistor1") > 0);
        sheet.drag({6.3, 11.3}, {-27.7, 39.3});
        QCOMPARE(sheet.diagram().component({QStringLiteral("r3")})->anchor(), QPointF(-28, 38));
        QCOMPARE(linesThrough(sheet.diagram(), "resistor1"), 0);
    }

    // One port lies in the other symbol: no line can be right there. Elsewhere it is.
    void aLineWithNoWayOutStillGoesRoundOthers()
    {
        SheetFixture sheet(sheetText(
            tankAt("tank", 8, -98) +
                "  T.Resistor r1 annotation(Placement(transformation(extent={{10,-10},{-10,10}}, origin={16,-94})), "
                "__Bramah(label(offset={-5,3})));\n" +
                turnedResistorAt("r2", 16, -54),
            "  connect(tank.T, r1.A1) annotation(Line(points={{8,-96},{8,-86},{90,-86},{90,-94},{26,-94}}));\n"));
        editor::Selection both;
        both.components = {{QStringLiteral("tank")}, {QStringLiteral("r1")}};
        sheet.session.select(both);
        QVERIFY(editor::nudgeSelection(sheet.session, {-14, 20}));
        QCOMPARE(sheet.diagram().component({QStringLiteral("r1")})->anchor(), QPointF(-12, -54));
        QCOMPARE(linesThrough(sheet.diagram(), "r2"), 0);
    }

    void aNodeGoesInEvenWhereAllElseLies()
    {
        SheetFixture sheet(
            sheetText("  T.Resistor r1 annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={8,22}, "
                      "rotation=180)));\n" +
                          resistorAt("r2", 40, 22) + resistorAt("r3", 48, -32) + tankAt("tank", -80, -16) +
                          nodeAt(24, 22) + QByteArray(nodeAt(62, -6)).replace("node1", "node2"),
                      "  connect(r3.B1, node2.port) annotation(Line(points={{58,-32},{62,-32},{62,-6}}));\n"
                      "  connect(node2.port, r2.B1) annotation(Line(points={{62,-6},{62,22},{50,22}}));\n"
                      "  connect(r2.A1, r1.A1) annotation(Line(points={{30,22},{18,22}}));\n"
                      "  connect(r2.A1, node1.port) annotation(Line(points={{30,22},{24,22}}));\n"));
        QCOMPARE(faultsOf(sheet.diagram()), QString());
        editor::Selection all;
        all.components = {
            {QStringLiteral("r1")}, {QStringLiteral("r2")}, {QStringLiteral("r3")}, {QStringLiteral("tank")}};
        sheet.session.select(all);
        QVERIFY(editor::alignSelection(sheet.session, editor::Alignment::Right));
        QCOMPARE(sheet.diagram().component({QStringLiteral("r1")})->anchor(),
                 sheet.diagram().component({QStringLiteral("r2")})->anchor());
        for (const model::Diagnostic& fault : model::checkDrawing(sheet.diagram()))
            QVERIFY2(fault.kind != model::DiagnosticKind::LineRunsBack, qPrintable(fault.message()));
    }

    // What is pasted has a name of its own, longer than that of its class.
    void linesKeepOffTheNameOfWhatIsPasted()
    {
        SheetFixture sheet(sheetText(
            turnedResistorAt("resistor", -72, -44) + turnedResistorAt("resistor3", 26, 16) + resistorAt("s", 68, -44) +
                nodeAt(54, -8),
            "  connect(resistor3.B1, node1.port) annotation(Line(points={{26,26},{26,30},{54,30},{54,-8}}));\n"
            "  connect(node1.port, s.A1) annotation(Line(points={{54,-8},{54,-44},{58,-44}}));\n"));
        QCOMPARE(faultsOf(sheet.diagram()), QString());
        sheet.click({-71.7, -42.7});
        QVERIFY(editor::copySelection(sheet.session));
        sheet.view.startPasting({60, -8});
        sheet.click({60, -8});
        QVERIFY(sheet.diagram().component({QStringLiteral("resistor1")}));
        QCOMPARE(faultsOf(sheet.diagram()), QString());
    }

    // The name goes out of the way of a line that has no better one.
    void namesMakeRoomForANewLine()
    {
        SheetFixture sheet(
            sheetText(tankAt("tank", -20, -12) +
                      "  T.Resistor resistor2 annotation(Placement(transformation(extent = {{28,-28},{48,-8}})), "
                      "__Bramah(label(offset = {-3,4}, turned = true)));\n"));
        sheet.drag({-20, -10}, {48, -18});
        QVERIFY(sheet.diagram().netOf(portRef("resistor2", "B1")) >= 0);
        QCOMPARE(faultsOf(sheet.diagram()), QString());
    }

    // Its own name too, where a new symbol goes into a line.
    void theNameOfANewSymbolKeepsOffLines()
    {
        SheetFixture sheet(
            sheetText(resistorAt("r1", 8, 18) + resistorAt("resistor", -80, 40) + tankAt("tank", 48, -22) +
                          tankAt("tank1", -20, -46),
                      "  connect(r1.B1, tank.T) annotation(Line(points = {{18,18},{36,18},{36,-18},{48,-18},"
                      "{48,-20}}));\n"
                      "  connect(tank1.T, r1.B1) annotation(Line(points = {{-20,-44},{-20,-40},{20,-40},{20,18},"
                      "{18,18}}));\n"));
        sheet.view.startPlacing(QStringLiteral("T.Resistor"));
        sheet.click({36, 0});
        sheet.key(Qt::Key_Escape);
        QVERIFY(sheet.diagram().netOf(portRef("resistor1", "A1")) >= 0);
        QCOMPARE(faultsOf(sheet.diagram()), QString());
        sheet.session.file().undoStack().undo();
        QVERIFY(!sheet.diagram().component({QStringLiteral("resistor1")}));
    }
};

BRAMAH_TEST(LeftOverTest);
#include "left_over_test.moc"
