// SPDX-License-Identifier: GPL-3.0-or-later
// What hangs at the mouse: pieces from the clipboard, names of symbols.
#include "editor/canvas/sheet_scene.h"
#include "editor/commands/sheet_commands.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "model/routing/text_bounds.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;
using bramah::test::portRef;
using bramah::test::resistorAt;
using bramah::test::SheetFixture;

namespace {

QByteArray handModel(const QByteArray& parts, const QByteArray& lines = {})
{
    return "within;\nmodel M\n" + parts + "equation\n" + lines + "end M;\n";
}

/// The place of a symbol's name on the sheet.
QPointF namePlace(const model::DiagramComponent& symbol)
{
    for (const editor::PlacedText& text : editor::textsOf(symbol))
        if (text.isLabel)
            return {text.rect.center().x(), -text.rect.center().y()};
    return {};
}

}  // namespace

class InHandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPieceHangsAtTheMouseUntilAClick();
    void arrowsAndEnterPutItDownAndEscGivesUp();
    void aNameIsDraggedAndTurned();
    void linesKeepAwayFromAMovedName();
};

void InHandTest::aPieceHangsAtTheMouseUntilAClick()
{
    const QByteArray text = handModel(resistorAt("r1", -60, 0) + resistorAt("r2", -20, 0),
                                      "  connect(r1.B1, r2.A1) annotation(Line(points = {{-50,0},{-30,0}}));\n");
    SheetFixture sheet(text);
    editor::selectAll(sheet.session);
    QVERIFY(editor::copySelection(sheet.session));
    sheet.view.startPasting({0, 40});
    QCOMPARE(sheet.view.sheet().overlay().ghosts.size(), std::size_t(2));
    QCOMPARE(sheet.text(), text);
    sheet.moveTo({40, 60});
    QCOMPARE(sheet.view.sheet().overlay().ghosts.front().anchor(), QPointF(20, 60));
    QCOMPARE(sheet.text(), text);
    sheet.click({40, 60});
    QVERIFY(sheet.view.sheet().overlay().ghosts.empty());
    const model::DiagramComponent* third = sheet.diagram().component({QStringLiteral("r3")});
    const model::DiagramComponent* fourth = sheet.diagram().component({QStringLiteral("r4")});
    QVERIFY(third && fourth);
    QCOMPARE(third->anchor(), QPointF(20, 60));
    QCOMPARE(fourth->anchor(), QPointF(60, 60));
    QVERIFY(sheet.diagram().netOf(portRef("r3", "B1")) >= 0);
    QCOMPARE(sheet.diagram().netOf(portRef("r3", "B1")), sheet.diagram().netOf(portRef("r4", "A1")));
    sheet.session.file().undoStack().undo();
    QCOMPARE(sheet.text(), text);
    QVERIFY(!sheet.session.file().undoStack().canUndo());
}

void InHandTest::arrowsAndEnterPutItDownAndEscGivesUp()
{
    const QByteArray text = handModel(resistorAt("r1", 0, 0));
    SheetFixture sheet(text);
    editor::selectAll(sheet.session);
    QVERIFY(editor::copySelection(sheet.session));
    sheet.view.startPasting({0, 40});
    sheet.key(Qt::Key_Escape);
    QVERIFY(sheet.view.sheet().overlay().ghosts.empty());
    QCOMPARE(sheet.text(), text);
    sheet.view.startPasting({0, 40});
    sheet.key(Qt::Key_Right);
    sheet.key(Qt::Key_Up);
    sheet.key(Qt::Key_Return);
    const model::DiagramComponent* second = sheet.diagram().component({QStringLiteral("r2")});
    QVERIFY(second);
    QCOMPARE(second->anchor(), QPointF(2, 42));
}

// The name goes where it is dragged, and turns by R; undo brings it back, and where it began it leaves nothing in the
// text.
void InHandTest::aNameIsDraggedAndTurned()
{
    const QByteArray text = handModel(resistorAt("r1", 0, 0));
    SheetFixture sheet(text);
    const QPointF before = namePlace(sheet.diagram().components().front());
    sheet.drag(before, before + QPointF(12, 8));
    QCOMPARE(sheet.diagram().components().front().label.offset, QPointF(12, 8));
    QCOMPARE(namePlace(sheet.diagram().components().front()), before + QPointF(12, 8));
    QVERIFY2(sheet.text().contains("__Bramah(label(offset = {12,8}))") || sheet.text().contains("label(offset={12,8})"),
             sheet.text().constData());
    QCOMPARE(sheet.diagram().components().front().anchor(), QPointF(0, 0));
    const QPointF now = before + QPointF(12, 8);
    sheet.press(now);
    sheet.moveTo(now + QPointF(4, 0));
    sheet.key(Qt::Key_R);
    sheet.release(now + QPointF(4, 0));
    QVERIFY(sheet.diagram().components().front().label.isTurned);
    sheet.session.file().undoStack().undo();
    sheet.session.file().undoStack().undo();
    QCOMPARE(sheet.text(), text);
    // Dragged away and back again.
    sheet.drag(before, before + QPointF(12, 8));
    sheet.drag(before + QPointF(12, 8), before);
    QCOMPARE(sheet.diagram().components().front().label, model::LabelPlacement());
    QVERIFY2(!sheet.text().contains("label"), sheet.text().constData());
}

void InHandTest::linesKeepAwayFromAMovedName()
{
    SheetFixture sheet(handModel(resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) + resistorAt("r3", 0, 40)));
    const QPointF before = namePlace(*sheet.diagram().component({QStringLiteral("r3")}));
    sheet.drag(before, {0, 0});
    sheet.drag({-50, 0}, {50, 0});
    const model::DiagramComponent& named = *sheet.diagram().component({QStringLiteral("r3")});
    QVERIFY(!sheet.diagram().nets().empty());
    for (const QRectF& text : model::textBoundsOf(named))
        for (const model::NetSegment& segment : sheet.diagram().nets().front().segments)
            QVERIFY(!QRectF(segment.line.p1(), segment.line.p2())
                         .normalized()
                         .adjusted(-0.1, -0.1, 0.1, 0.1)
                         .intersects(text));
}

BRAMAH_TEST(InHandTest);
#include "in_hand_test.moc"
