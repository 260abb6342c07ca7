// SPDX-License-Identifier: GPL-3.0-or-later
// Each tool of the sheet as a state machine: mouse events and keys go in; selections, previews, marks, edits and the
// next tool come out. No window, no scene.
#include "editor/canvas/hit_test.h"
#include "editor/tools/connect_tool.h"
#include "editor/tools/label_tool.h"
#include "editor/tools/move_tool.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/rubber_band_tool.h"
#include "editor/tools/segment_tool.h"
#include "tests/editor/tools/tool_hand.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace bramah;
using namespace bramah::editor;
using bramah::test::portRef;
using bramah::test::resistorAt;
using bramah::test::ToolHand;

namespace {

QByteArray circuit(const QByteArray& parts, const QByteArray& lines = {})
{
    return "within;\nmodel M\n" + parts + "equation\n" + lines + "end M;\n";
}

/// Resistors r1 and r2 side by side, their ports 20 apart, and r3 above; a line joins the first two if \a isJoined.
QByteArray threeResistors(bool isJoined = false)
{
    return circuit(resistorAt("r1", -20, 0) + resistorAt("r2", 20, 0) + resistorAt("r3", 0, 60),
                   isJoined ? "  connect(r1.B1, r2.A1) annotation(Line(points = {{-10,0},{10,0}}));\n" : "");
}

bool isConnected(const ToolHand& hand, const model::PortRef& a, const model::PortRef& b)
{
    const int net = hand.diagram().netOf(a);
    return net >= 0 && net == hand.diagram().netOf(b);
}

/// The look of the mark at \a port.
PortMark::Look lookAt(const ToolHand& hand, const model::PortRef& port)
{
    const QPointF place = hand.diagram().port(port)->position;
    const auto mark =
        std::ranges::find_if(hand.overlay.ports, [&](const PortMark& one) { return one.position == place; });
    return mark == hand.overlay.ports.end() ? PortMark::Look::Near : mark->look;
}

}  // namespace

class ToolsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSymbolIsSelectedWhenPressed();
    void controlTogglesAndShiftAdds();
    void theMouseIsToldWhatIsUnderIt();
    void aDragMovesTheSelection();
    void escTakesAMoveBack();
    void nothingIsDraggedOnALockedSheet();
    void aLineIsDrawnByADrag();
    void aLineLetGoWhereItBeganGoesOnByClicks();
    void aLineThatIsRefusedSaysWhy();
    void aLineIsDrawnByClicksWithCorners();
    void anEndOfALineIsTakenElsewhere();
    void aPieceOfALineMovesToTheGrid();
    void theRubberBandSelectsByItsDirection();
    void aNewSymbolHangsAtTheMouse();
    void theTextOfASymbolIsDragged();
};

void ToolsTest::aSymbolIsSelectedWhenPressed()
{
    ToolHand hand(threeResistors());
    hand.press({-20, 0});
    QCOMPARE(hand.selected(), QStringList{QStringLiteral("r1")});
    hand.move({-19, 0});  // not far enough for a drag
    QVERIFY(hand.holds<SelectTool>());
    hand.release({-19, 0});
    QCOMPARE(hand.clicks.size(), std::size_t(1));
    QCOMPARE(hand.clicks[0].symbol.name, QStringLiteral("r1"));
    QVERIFY(hand.applied.isEmpty());

    hand.click({60, -40});
    QVERIFY(hand.selected().isEmpty());
    hand.tool->doubleClick({{20, 0}, Qt::NoModifier});
    QCOMPARE(hand.opened, QStringList{QStringLiteral("r2")});
}

void ToolsTest::controlTogglesAndShiftAdds()
{
    ToolHand hand(threeResistors());
    const QString r1 = QStringLiteral("r1"), r2 = QStringLiteral("r2"), r3 = QStringLiteral("r3");
    hand.click({-20, 0});
    hand.click({20, 0}, Qt::ShiftModifier);
    QCOMPARE(hand.selected(), (QStringList{r1, r2}));
    hand.click({0, 60}, Qt::ControlModifier);
    QCOMPARE(hand.selected(), (QStringList{r1, r2, r3}));
    hand.click({20, 0}, Qt::ControlModifier);
    QCOMPARE(hand.selected(), (QStringList{r1, r3}));
    QCOMPARE(hand.clicks.size(), std::size_t(1));  // clicks with keys only select
    hand.click({20, 0});
    QCOMPARE(hand.selected(), QStringList{r2});
}

void ToolsTest::theMouseIsToldWhatIsUnderIt()
{
    ToolHand hand(threeResistors(true));
    hand.move({0, 60});
    QVERIFY(hand.hover.kind == Hit::Kind::Symbol);
    QCOMPARE(hand.cursor, Qt::SizeAllCursor);
    QVERIFY2(hand.hint.startsWith(QLatin1String("r3")), qPrintable(hand.hint));
    hand.move({-30, 0});
    QVERIFY(hand.hover.kind == Hit::Kind::Port);
    QCOMPARE(hand.hover.port, portRef("r1", "A1"));
    QCOMPARE(hand.cursor, Qt::CrossCursor);
    QVERIFY(lookAt(hand, portRef("r1", "A1")) == PortMark::Look::LegalUnderCursor);
    hand.move({0, 0});
    QVERIFY(hand.hover.kind == Hit::Kind::Line);
    QCOMPARE(hand.cursor, Qt::SplitVCursor);
    hand.move({60, -60});
    QVERIFY(hand.hover.isNothing());
    QCOMPARE(hand.cursor, Qt::ArrowCursor);
    QVERIFY(hand.hint.isEmpty() && hand.overlay.ports.empty());
}

void ToolsTest::aDragMovesTheSelection()
{
    ToolHand hand(threeResistors(true));
    hand.click({-20, 0});
    hand.click({20, 0}, Qt::ShiftModifier);
    const QByteArray before = hand.text();
    hand.drag({20, 0}, {31.4, 22.4});
    QVERIFY(hand.holds<MoveTool>());
    QVERIFY(!hand.previewed.empty());
    QCOMPARE(hand.text(), before);
    hand.release({31.4, 22.4});
    QVERIFY(hand.holds<SelectTool>());
    QVERIFY(hand.previewed.empty());
    QCOMPARE(hand.applied.size(), 1);
    QCOMPARE(hand.middleOf("r1"), QPointF(-8, 22));  // by whole modules of 2
    QCOMPARE(hand.middleOf("r2"), QPointF(32, 22));
    QCOMPARE(hand.middleOf("r3"), QPointF(0, 60));
    QVERIFY(isConnected(hand, portRef("r1", "B1"), portRef("r2", "A1")));
    hand.session.file().undoStack().undo();
    QCOMPARE(hand.text(), before);
}

void ToolsTest::escTakesAMoveBack()
{
    ToolHand hand(threeResistors());
    const QByteArray before = hand.text();
    hand.drag({-20, 0}, {-20, 40});
    QVERIFY(hand.holds<MoveTool>() && hand.tool->isBusy());
    hand.escape();
    QVERIFY(hand.holds<SelectTool>() && !hand.tool->isBusy());
    hand.release({-20, 40});
    QVERIFY(hand.previewed.empty() && hand.applied.isEmpty());
    QCOMPARE(hand.text(), before);
}

void ToolsTest::nothingIsDraggedOnALockedSheet()
{
    ToolHand hand(threeResistors(true));
    hand.session.setDrawingLocked(true);
    for (const auto& [from, to] :
         {std::pair(QPointF(-20, 0), QPointF(-20, 40)), std::pair(QPointF(30, 0), QPointF(10, 60)),
          std::pair(QPointF(0, 0), QPointF(0, 12))}) {
        hand.move(from);
        QCOMPARE(hand.hint, QStringLiteral("locked"));
        hand.drag(from, to);
        QVERIFY(hand.holds<SelectTool>());
        hand.release(to);
    }
    QVERIFY(hand.applied.isEmpty());
    hand.drag({-60, -40}, {60, 100});  // selecting goes on
    QVERIFY(hand.holds<RubberBandTool>());
}

void ToolsTest::aLineIsDrawnByADrag()
{
    ToolHand hand(threeResistors());
    hand.drag({-10, 0}, {10, 0});
    QVERIFY(hand.holds<ConnectTool>());
    QVERIFY(lookAt(hand, portRef("r2", "A1")) == PortMark::Look::LegalUnderCursor);
    QVERIFY(lookAt(hand, portRef("r3", "A1")) == PortMark::Look::Legal);
    QVERIFY(hand.overlay.route.size() >= 2);
    QCOMPARE(hand.overlay.route.front(), QPointF(-10, 0));
    QCOMPARE(hand.overlay.route.back(), QPointF(10, 0));
    QVERIFY(hand.applied.isEmpty());
    hand.release({10, 0});
    QVERIFY(hand.holds<SelectTool>());
    QCOMPARE(hand.applied.size(), 1);
    QVERIFY(hand.overlay == SheetOverlay() || hand.overlay.route.empty());
    QVERIFY(isConnected(hand, portRef("r1", "B1"), portRef("r2", "A1")));

    // Let go on nothing: no line.
    hand.drag({-30, 0}, {-60, -40});
    hand.release({-60, -40});
    QVERIFY(hand.holds<SelectTool>());
    QCOMPARE(hand.applied.size(), 1);
}

// Between a click and a drag: the mouse has moved a little while the button was down.
void ToolsTest::aLineLetGoWhereItBeganGoesOnByClicks()
{
    ToolHand hand(threeResistors());
    hand.press({-10, 0});
    hand.move({-8.5, 0});
    QVERIFY(hand.holds<ConnectTool>());
    hand.release({-8.5, 0});
    QVERIFY(hand.holds<ConnectTool>());
    hand.click({10, 0});
    QVERIFY(hand.holds<SelectTool>());
    QVERIFY(isConnected(hand, portRef("r1", "B1"), portRef("r2", "A1")));
    // Who has been elsewhere and comes back has thought better of it.
    hand.drag({-30, 0}, {-60, -40});
    hand.move({-30, 0});
    hand.release({-30, 0});
    QVERIFY(hand.holds<SelectTool>());
    QCOMPARE(hand.applied.size(), 1);
}

void ToolsTest::aLineThatIsRefusedSaysWhy()
{
    ToolHand hand(circuit(resistorAt("r1", -20, 0) +
                          "T.Mass mass annotation(Placement(transformation(extent = {{10,-10},{30,10}})));\n"));
    hand.drag({-10, 0}, {10, 0});
    QVERIFY(lookAt(hand, portRef("mass", "a")) == PortMark::Look::IllegalUnderCursor);
    QVERIFY(!hand.overlay.reason.isEmpty());
    QCOMPARE(hand.hint, hand.overlay.reason);
    QCOMPARE(hand.cursor, Qt::ForbiddenCursor);
    hand.release({10, 0});
    QVERIFY(hand.holds<SelectTool>());
    QVERIFY(hand.applied.isEmpty() && hand.overlay.reason.isEmpty());
}

void ToolsTest::aLineIsDrawnByClicksWithCorners()
{
    ToolHand hand(threeResistors());
    hand.move({-10, 0});
    QVERIFY(hand.key(Qt::Key_W));  // begins a line at the port under the mouse
    QVERIFY(hand.holds<ConnectTool>());
    hand.click({0, 20});
    hand.click({40, 20});
    QVERIFY(hand.key(Qt::Key_Backspace));  // takes the second corner back
    hand.move({10, 60});
    QVERIFY(std::ranges::count(hand.overlay.route, QPointF(40, 20)) == 0);
    hand.click({10, 60});
    QVERIFY(hand.holds<SelectTool>());
    QVERIFY(isConnected(hand, portRef("r1", "B1"), portRef("r3", "B1")));
    QVERIFY(!hand.key(Qt::Key_Backspace));

    // Where no line can begin, W says so.
    hand.move({10, 100});
    QVERIFY(hand.key(Qt::Key_W));
    QVERIFY(hand.holds<SelectTool>());
    QVERIFY2(hand.hint.contains(QStringLiteral("press W")), qPrintable(hand.hint));

    // Esc gives a line up.
    hand.move({30, 0});
    QVERIFY(hand.key(Qt::Key_W));
    QVERIFY(hand.holds<ConnectTool>());
    hand.escape();
    QVERIFY(hand.holds<SelectTool>() && hand.overlay.route.empty());
    QCOMPARE(hand.applied.size(), 1);
}

void ToolsTest::anEndOfALineIsTakenElsewhere()
{
    ToolHand hand(threeResistors(true));
    hand.click({0, 0});
    QCOMPARE(hand.selection().connections.size(), 1);
    hand.move({8, 0});
    const QPointF end = hand.hover.kind == Hit::Kind::LineEnd ? QPointF(8, 0) : QPointF(10, 0);
    hand.move(end);
    QVERIFY(hand.hover.kind == Hit::Kind::LineEnd);
    hand.drag(end, {10, 60});
    QVERIFY(hand.holds<ConnectTool>());
    hand.release({10, 60});
    QCOMPARE(hand.applied.size(), 1);
    QVERIFY(isConnected(hand, portRef("r1", "B1"), portRef("r3", "B1")));
    QVERIFY(hand.diagram().netOf(portRef("r2", "A1")) < 0 ||
            !isConnected(hand, portRef("r1", "B1"), portRef("r2", "A1")));
}

void ToolsTest::aPieceOfALineMovesToTheGrid()
{
    ToolHand hand(circuit(resistorAt("r1", -40, 0) + resistorAt("r2", 40, 40),
                          "  connect(r1.B1, r2.A1) annotation(Line(points = {{-30,0},{0,0},{0,40},{30,40}}));\n"));
    hand.drag({0, 20}, {8.4, 20});
    QVERIFY(hand.holds<SegmentTool>());
    QVERIFY(!hand.previewed.empty());
    hand.escape();
    QVERIFY(hand.previewed.empty() && hand.applied.isEmpty());

    hand.drag({0, 20}, {8.4, 20});
    hand.release({8.4, 20});
    QVERIFY(hand.holds<SelectTool>());
    QCOMPARE(hand.applied.size(), 1);
    const std::vector<QPointF> expected{{-30, 0}, {8, 0}, {8, 40}, {30, 40}};
    QVERIFY(hand.diagram().connections().size() == 1);
    QVERIFY(hand.diagram().connections().front().points == expected);
}

void ToolsTest::theRubberBandSelectsByItsDirection()
{
    ToolHand hand(threeResistors());
    const QString r1 = QStringLiteral("r1"), r2 = QStringLiteral("r2"), r3 = QStringLiteral("r3");
    hand.drag({-50, -20}, {20, 20});  // r1 whole, half of r2
    QVERIFY(hand.holds<RubberBandTool>());
    QVERIFY(hand.overlay.rubberBand.has_value() && !hand.overlay.isTouching);
    QVERIFY2(hand.hint.contains(QStringLiteral("to the left")) && hand.hint.contains(QStringLiteral("Ctrl")),
             qPrintable(hand.hint));
    QCOMPARE(hand.selected(), QStringList{r1});
    hand.release({20, 20});
    QVERIFY(hand.holds<SelectTool>() && !hand.overlay.rubberBand);

    hand.drag({20, 20}, {-50, -20});
    QVERIFY(hand.overlay.isTouching);
    QCOMPARE(hand.selected(), (QStringList{r1, r2}));
    hand.escape();  // the selection before it is back
    QCOMPARE(hand.selected(), QStringList{r1});

    hand.press({-60, 90}, Qt::ShiftModifier);
    hand.move({60, 30}, Qt::ShiftModifier);
    QCOMPARE(hand.selected(), (QStringList{r1, r3}));
}

void ToolsTest::aNewSymbolHangsAtTheMouse()
{
    ToolHand hand(threeResistors());
    const auto placing = [&](bool keepPlacing) {
        return std::make_unique<PlaceTool>(hand, *hand.symbolOf(QStringLiteral("T.Throttle")),
                                           QStringLiteral("Throttle"), keepPlacing);
    };
    hand.start(placing(true));
    hand.move({60.6, -39.4});
    QCOMPARE(hand.overlay.ghosts.size(), std::size_t(1));
    QCOMPARE(hand.overlay.ghosts[0].id.name, QStringLiteral("throttle"));
    QCOMPARE(hand.overlay.ghosts[0].anchor(), QPointF(60, -40));
    QVERIFY(hand.applied.isEmpty() && !hand.previewed.empty());
    QVERIFY(hand.tool->turn(1));
    hand.click({60.6, -39.4});
    QCOMPARE(hand.middleOf("throttle"), QPointF(60, -40));
    QCOMPARE(hand.diagram().port(portRef("throttle", "A1"))->position, QPointF(60, -50));
    QCOMPARE(hand.selected(), QStringList{QStringLiteral("throttle")});
    QVERIFY(hand.holds<PlaceTool>());  // it keeps placing

    hand.move({60, -80});
    QVERIFY(hand.key(Qt::Key_Right));
    QVERIFY(hand.key(Qt::Key_Return));
    QCOMPARE(hand.middleOf("throttle1"), QPointF(62, -80));
    hand.escape();
    QVERIFY(hand.holds<SelectTool>() && hand.overlay.ghosts.empty() && hand.previewed.empty());

    hand.start(placing(false));
    hand.click({-60, -80});
    QVERIFY(hand.holds<SelectTool>());
    QCOMPARE(hand.applied.size(), 3);
    hand.start(placing(false));
    hand.release({0, -80});  // the button was pressed elsewhere
    QVERIFY(hand.holds<PlaceTool>());
    QCOMPARE(hand.applied.size(), 3);
}

void ToolsTest::theTextOfASymbolIsDragged()
{
    ToolHand hand(threeResistors());
    hand.start(std::make_unique<LabelTool>(hand, model::ComponentId{QStringLiteral("r3")}, QPointF(0, 68)));
    hand.move({10, 78.4});
    QVERIFY(!hand.previewed.empty());
    hand.move({0.5, 68.5});  // near its own place it goes there
    hand.release({0.5, 68.5});
    QVERIFY(hand.applied.isEmpty() && hand.holds<SelectTool>());

    hand.start(std::make_unique<LabelTool>(hand, model::ComponentId{QStringLiteral("r3")}, QPointF(0, 68)));
    hand.move({10, 78.4});
    QVERIFY(hand.tool->turn(1));
    hand.release({10, 78.4});
    QCOMPARE(hand.applied.size(), 1);
    const model::LabelPlacement& label = hand.diagram().component({QStringLiteral("r3")})->label;
    QCOMPARE(label.offset, QPointF(10, 10));
    QVERIFY(label.isTurned);
}

BRAMAH_TEST(ToolsTest);
#include "tools_test.moc"
