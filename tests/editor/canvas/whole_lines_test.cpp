// SPDX-License-Identifier: GPL-3.0-or-later
// A line with a node that shows no dot is one line for who sees it: it is selected, dragged, taken elsewhere, deleted
// and told as one.
#include "editor/canvas/probe.h"
#include "editor/commands/sheet_commands.h"
#include "model/routing/drawing_faults.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace bramah;
using bramah::test::portRef;
using bramah::test::resistorAt;
using bramah::test::SheetFixture;

namespace {

/// Two resistors, joined by a line that goes up in its middle, where it has a node. \a more: parts and lines beside.
QByteArray bentPair(const QByteArray& parts = {}, const QByteArray& lines = {})
{
    return "within;\nmodel M\n" + resistorAt("r1", -60, 0) + resistorAt("r2", 60, 40) + parts +
           "  Bramah.Hydraulics.Node node1 annotation(__Bramah(auto = true), "
           "Placement(transformation(extent = {{-2,18},{2,22}})));\n"
           "equation\n"
           "  connect(r1.B1, node1.port) annotation(Line(points = {{-50,0},{0,0},{0,20}}));\n"
           "  connect(r2.A1, node1.port) annotation(Line(points = {{50,40},{0,40},{0,20}}));\n" +
           lines + "end M;\n";
}

bool haveOneNet(const model::Diagram& diagram, const model::PortRef& a, const model::PortRef& b)
{
    return diagram.netOf(a) >= 0 && diagram.netOf(a) == diagram.netOf(b);
}

QByteArray tankAbove()
{
    return "  T.Tank tank annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {40,60}, rotation "
           "= 180)));\n";
}

}  // namespace

class WholeLinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClickOnEitherHalfSelectsBoth()
    {
        for (const QPointF place : {QPointF(-26, 0), QPointF(0, 10), QPointF(0, 30), QPointF(26, 40)}) {
            SheetFixture sheet(bentPair());
            sheet.click(place);
            QCOMPARE(sheet.session.selection().connections.size(), 2);
            sheet.click(place, Qt::ControlModifier);
            QVERIFY(sheet.session.selection().isEmpty());
        }
    }

    // A frame from left to right takes what is inside of it, and half of the line is not.
    void aFrameTakesAllOfALineOrNothing()
    {
        SheetFixture sheet(bentPair());
        sheet.drag({-80, 30}, {10, -20});
        QCOMPARE(sheet.session.selection().components.size(), 2);
        QVERIFY(sheet.session.selection().connections.isEmpty());
        sheet.drag({10, 16}, {-10, -10});  // from right to left what it touches
        QCOMPARE(sheet.session.selection().connections.size(), 2);
    }

    void aDotEndsALine()
    {
        SheetFixture sheet(
            bentPair("  T.Tank tank annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, "
                     "origin = {-40,20}, rotation = 270)));\n",
                     "  connect(tank.T, node1.port) annotation(Line(points = {{-38,20},{0,20}}));\n"));
        QCOMPARE(sheet.diagram().nets().front().dots, std::vector<QPointF>{QPointF(0, 20)});
        sheet.click({-26, 0});
        QCOMPARE(sheet.session.selection().connections.size(), 1);
    }

    void deletingItIsOneStepThatLeavesNothing()
    {
        const QByteArray text = bentPair();
        SheetFixture sheet(text);
        sheet.click({-26, 0});
        sheet.key(Qt::Key_Delete);
        QVERIFY(sheet.diagram().connections().empty());
        QCOMPARE(sheet.diagram().components().size(), std::size_t(2));
        QCOMPARE(sheet.session.file().undoStack().undoText(), QStringLiteral("Delete a line"));
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), text);
        QCOMPARE(sheet.session.selection().connections.size(), 2);
    }

    // The piece with the node in it goes sideways as if there were none.
    void aPieceIsDraggedWithItsNode()
    {
        for (const double y : {10.0, 30.0}) {
            SheetFixture sheet(bentPair());
            sheet.drag({0, y}, {20, y});
            std::vector<QPointF> ends;
            for (const model::NetSegment& piece : sheet.diagram().nets().front().segments) {
                if (piece.line.dx() == 0)
                    QCOMPARE(piece.line.x1(), 20.0);
                ends.insert(ends.end(), {piece.line.p1(), piece.line.p2()});
            }
            QVERIFY(std::ranges::find(ends, QPointF(20, 0)) != ends.end());
            QVERIFY(std::ranges::find(ends, QPointF(20, 40)) != ends.end());
            QCOMPARE(sheet.diagram().component({QStringLiteral("node1")})->anchor(), QPointF(20, 20));
            QVERIFY(model::checkDrawing(sheet.diagram()).empty());
            QVERIFY(haveOneNet(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
        }
    }

    // A piece that ends at a dot takes it along: the dot slides on the other line as far as that goes.
    void aDotSlidesAlongTheOtherLine()
    {
        const QByteArray text = bentPair(
            "  T.Tank tank annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, "
            "origin = {-40,20}, rotation = 270)));\n",
            "  connect(tank.T, node1.port) annotation(Line(points = {{-38,20},{0,20}}));\n");
        const auto piecesAtDot = [](const SheetFixture& sheet) {
            const QPointF dot = sheet.diagram().component({QStringLiteral("node1")})->anchor();
            return std::ranges::count_if(sheet.diagram().nets().front().segments, [&](const model::NetSegment& piece) {
                return piece.line.p1() == dot || piece.line.p2() == dot;
            });
        };
        // The line from r1 to r2 goes sideways at the branch; its pieces above and below it stay one straight line.
        for (const double shift : {-20.0, 20.0}) {
            SheetFixture sheet(text);
            sheet.drag({0, 10}, {shift, 10});
            QCOMPARE(sheet.diagram().component({QStringLiteral("node1")})->anchor(), QPointF(shift, 20));
            QCOMPARE(sheet.diagram().nets().front().dots, std::vector<QPointF>{QPointF(shift, 20)});
            QCOMPARE(piecesAtDot(sheet), 3);
            QVERIFY(model::checkDrawing(sheet.diagram()).empty());
            for (const model::NetSegment& piece : sheet.diagram().nets().front().segments)
                if (piece.line.dx() == 0)
                    QCOMPARE(piece.line.x1(), shift);
            sheet.session.file().undoStack().undo();
            QCOMPARE(sheet.text(), text);
        }
        // The branch goes up along the line, and not beyond its corner.
        for (const auto& [to, end] : {std::pair(30.0, 30.0), std::pair(10.0, 10.0), std::pair(46.0, 20.0)}) {
            SheetFixture sheet(text);
            sheet.drag({-10, 20}, {-10, to});
            QCOMPARE(sheet.diagram().component({QStringLiteral("node1")})->anchor(), QPointF(0, end));
            QVERIFY(model::checkDrawing(sheet.diagram()).empty());
            QVERIFY(haveOneNet(sheet.diagram(), portRef("r1", "B1"), portRef("tank", "T")));
        }
    }

    // Handles are at its two ends, whichever half was clicked.
    void eitherEndIsTakenElsewhere()
    {
        for (const QPointF place : {QPointF(-26, 0), QPointF(26, 40)})
            for (const bool isFirst : {true, false}) {
                SheetFixture sheet(bentPair(tankAbove()));
                sheet.click(place);
                sheet.drag(isFirst ? QPointF(-50, 0) : QPointF(50, 40), {40, 58});
                QVERIFY(haveOneNet(sheet.diagram(), portRef("tank", "T"),
                                   isFirst ? portRef("r2", "A1") : portRef("r1", "B1")));
                QVERIFY(!haveOneNet(sheet.diagram(), portRef("r1", "B1"), portRef("r2", "A1")));
            }
    }

    void itIsRoutedAgainAsOne()
    {
        SheetFixture sheet(bentPair());
        sheet.drag({0, 10}, {-40, 10});
        sheet.click({-46, 0});
        QCOMPARE(sheet.session.selection().connections.size(), 2);
        QVERIFY(editor::routeSelectionAgain(sheet.session));
        QVERIFY(model::checkDrawing(sheet.diagram()).empty());
        for (const model::NetSegment& piece : sheet.diagram().nets().front().segments)
            if (piece.line.dx() == 0)
                QVERIFY(std::abs(piece.line.x1()) < 20);
    }

    // One name, and one flow: positive from the first end to the last.
    void itsResultsAreThoseOfOneLine()
    {
        for (const QPointF place : {QPointF(-26, 0), QPointF(26, 40)}) {
            SheetFixture sheet(bentPair());
            sheet.click(place);
            const auto probe = editor::probeOf(sheet.diagram(), sheet.session.selection());
            QVERIFY(probe);
            QCOMPARE(probe->name, QStringLiteral("r1.B1 – r2.A1"));
            QVERIFY(probe->variables.contains(QStringLiteral("r2.A1.m_flow")));
        }
    }
};

BRAMAH_TEST(WholeLinesTest);
#include "whole_lines_test.moc"
