// SPDX-License-Identifier: GPL-3.0-or-later
// Texts, leaders, frames, tables and pictures on a sheet, by mouse and keys.
#include "editor/canvas/sheet_scene.h"
#include "editor/commands/arrange_commands.h"
#include "editor/commands/sheet_commands.h"
#include "editor/notes/note_commands.h"
#include "editor/render/note_text.h"
#include "editor/render/sheet_renderer.h"
#include "editor/view/note_field.h"
#include "editor/view/sheet_actions.h"
#include "model/notes/note_table.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QBuffer>
#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah;
using bramah::test::resistorAt;
using bramah::test::SheetFixture;
using editor::NoteField;
using model::NoteKind;

namespace {

const QByteArray kOne = "within;\nmodel M\n" + resistorAt("r1", 0, 0) + "end M;\n";

NoteField* fieldOf(SheetFixture& sheet)
{
    auto* field = sheet.view.findChild<NoteField*>();
    return field && field->isOpen() ? field : nullptr;
}

void write(SheetFixture& sheet, const QString& words)
{
    NoteField* field = fieldOf(sheet);
    QVERIFY(field);
    QTest::keyClicks(field, words);
}

/// Ends the field that is open.
void finish(SheetFixture& sheet)
{
    QTest::keyClick(fieldOf(sheet), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!fieldOf(sheet));
}

const model::Note& lastNote(const SheetFixture& sheet)
{
    return sheet.diagram().notes().back();
}

const model::TextGraphic& textIn(const model::Note& note, std::size_t at = 0)
{
    return std::get<model::TextGraphic>(note.graphics[at]);
}

QRectF boundsOfLast(const SheetFixture& sheet)
{
    return lastNote(sheet).bounds();
}

/// Presses T, clicks and writes.
void addText(SheetFixture& sheet, QPointF corner, const QString& words)
{
    sheet.key(Qt::Key_T);
    sheet.click(corner);
    write(sheet, words);
    finish(sheet);
}

void addFrame(SheetFixture& sheet, QPointF from, QPointF to, const QString& title)
{
    sheet.key(Qt::Key_B);
    sheet.drag(from, to);
    write(sheet, title);
    finish(sheet);
}

QByteArray redPicture(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// A picture of noise, which no compression makes small.
QImage noise(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    quint32 state = 1;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            state = state * 1664525U + 1013904223U;
            image.setPixel(x, y, state | 0xff000000U);
        }
    return image;
}

void drop(SheetFixture& sheet, const QMimeData& data, QPointF place)
{
    const QPoint at = sheet.view.fromSheet(place);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(sheet.view.viewport(), &enter);
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(sheet.view.viewport(), &event);
}

}  // namespace

class NotesByHandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextIsWrittenInPlace()
    {
        SheetFixture sheet(kOne);
        addText(sheet, {-60, 40}, QStringLiteral("Clamp"));
        QCOMPARE(sheet.diagram().notes().size(), std::size_t{1});
        const model::TextGraphic text = textIn(lastNote(sheet));
        QCOMPARE(text.textString.value, QStringLiteral("Clamp"));
        QCOMPARE(text.extent.value.rect().bottomLeft(), QPointF(-60, 40));
        QCOMPARE(text.fontSize, 10.0);
        // As high as one line of its letters: 10 pt is 3.53 mm, a millimetre is 0.8 units.
        QVERIFY(std::abs(editor::fontHeightOf(10) - 10 * 25.4 / 72 * 0.8) < 1e-12);
        QCOMPARE(text.extent.value.rect().height(), model::rounded({0, editor::heightOfNote(text, 50)}).y());
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kOne);
        QCOMPARE(sheet.session.file().undoStack().redoText(), QStringLiteral("Add a text"));
    }

    void escapeTakesBackWhatIsWritten()
    {
        SheetFixture sheet(kOne);
        sheet.key(Qt::Key_T);
        sheet.click({-60, 40});
        write(sheet, QStringLiteral("Clamp"));
        QTest::keyClick(fieldOf(sheet), Qt::Key_Escape);
        QVERIFY(!fieldOf(sheet));
        QCOMPARE(sheet.text(), kOne);
        // So does a text without words.
        sheet.key(Qt::Key_T);
        sheet.click({-60, 40});
        finish(sheet);
        QCOMPARE(sheet.text(), kOne);
    }

    void aDoubleClickWritesOn()
    {
        SheetFixture sheet(kOne);
        addText(sheet, {-60, 40}, QStringLiteral("Clamp"));
        const QPoint at = sheet.view.fromSheet({-55, 38});
        QTest::mouseDClick(sheet.view.viewport(), Qt::LeftButton, Qt::NoModifier, at);
        QVERIFY(fieldOf(sheet));
        QTest::keyClick(fieldOf(sheet), Qt::Key_End);
        write(sheet, QStringLiteral(" 80 % first"));
        // A click beside it takes what is written.
        sheet.click({70, -60});
        QVERIFY(!fieldOf(sheet));
        QCOMPARE(textIn(lastNote(sheet)).textString.value, QStringLiteral("Clamp 80 %% first"));
        QCOMPARE(editor::wordsOf(lastNote(sheet).graphics, 0), QStringLiteral("Clamp 80 % first"));
        // Enter on the selected text as well.
        sheet.click({-55, 38});
        sheet.key(Qt::Key_Return);
        QVERIFY(fieldOf(sheet));
    }

    void aNarrowBoxWrapsItsText()
    {
        SheetFixture sheet(kOne);
        addText(sheet, {-60, 40}, QStringLiteral("Clamp the part before the drill comes down"));
        const QRectF before = boundsOfLast(sheet);
        sheet.drag(QPointF(before.right(), before.center().y()), QPointF(-40, before.center().y()));
        const QRectF after = boundsOfLast(sheet);
        QCOMPARE(after.width(), 20.0);
        QCOMPARE(after.bottom(), before.bottom());  // the upper edge
        const auto lines = editor::wrappedNote(textIn(lastNote(sheet)), 20);
        QVERIFY(lines.size() >= 4);
        const double line = editor::heightOfNote(textIn(lastNote(sheet)), 1e6);
        QVERIFY(std::abs(after.height() - line * double(lines.size())) < 0.01);
        // All lines stand within the box, on paper as on the screen.
        const QRectF placed = editor::placedNote(textIn(lastNote(sheet))).rect;
        QVERIFY(placed.width() <= 20 && std::abs(placed.height() - after.height()) < 0.01);
        sheet.session.file().undoStack().undo();
        QCOMPARE(boundsOfLast(sheet), before);
    }

    void aFrameIsPickedAtItsEdgeOnly()
    {
        SheetFixture sheet(kOne);
        const std::size_t before = sheet.session.sheet().problems().size();
        addFrame(sheet, {-40, 30}, {40, -30}, QStringLiteral("Supply"));
        const model::Note& frame = lastNote(sheet);
        QCOMPARE(frame.kind, NoteKind::Frame);
        QCOMPARE(std::get<model::RectangleGraphic>(frame.graphics.front()).pattern, model::LinePattern::DashDot);
        QCOMPARE(model::titleOf(frame.graphics)->textString.value, QStringLiteral("Supply"));
        sheet.click({0, 0});
        QVERIFY(sheet.session.selection().components.contains({QStringLiteral("r1")}));
        QVERIFY(sheet.session.selection().notes.isEmpty());
        sheet.click({20, -20});
        QVERIFY(sheet.session.selection().isEmpty());
        sheet.click({-40, -10});
        QCOMPARE(sheet.session.selection().notes.size(), 1);
        QVERIFY(sheet.session.selection().components.isEmpty());
        // A rubber band within it takes the symbol, not the frame.
        sheet.drag({20, -20}, {-20, 20});
        QVERIFY(sheet.session.selection().notes.isEmpty());
        QCOMPARE(sheet.session.selection().components.size(), 1);
        // Its corner is pulled; the title keeps to the upper one.
        sheet.click({-40, -10});
        sheet.drag({40, 30}, {60, 50});
        QCOMPARE(std::get<model::RectangleGraphic>(lastNote(sheet).graphics.front()).extent.value.rect(),
                 QRectF(QPointF(-40, -30), QPointF(60, 50)));
        QVERIFY(model::titleOf(lastNote(sheet).graphics));
        // No warning comes of it.
        QCOMPARE(sheet.session.sheet().problems().size(), before);
    }

    void aLeaderGoesFromItsTextToAPoint()
    {
        SheetFixture sheet(kOne);
        sheet.key(Qt::Key_L);
        sheet.drag({10, 10}, {40, 40});
        write(sheet, QStringLiteral("Closed at rest"));
        finish(sheet);
        QCOMPARE(sheet.diagram().notes().size(), std::size_t{2});
        const auto& line = std::get<model::LineGraphic>(sheet.diagram().notes()[0].graphics.front());
        QCOMPARE(line.points.value.front(), QPointF(40, 40));
        QCOMPARE(line.points.value.back(), QPointF(10, 10));
        QCOMPARE(line.endArrow, model::Arrow::Filled);
        QVERIFY(boundsOfLast(sheet).left() > 40);
        // The text is dragged: the leader's end follows, its arrow stays.
        sheet.click({70, -60});
        const QPointF grip = boundsOfLast(sheet).center();
        sheet.drag(grip, grip + QPointF(0, 20));
        const auto& after = std::get<model::LineGraphic>(sheet.diagram().notes()[0].graphics.front());
        QCOMPARE(after.points.value.front(), QPointF(40, 60));
        QCOMPARE(after.points.value.back(), QPointF(10, 10));
        // One entry for both notes.
        sheet.session.file().undoStack().undo();
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), kOne);
    }

    void symbolsAndNotesGoTogether()
    {
        SheetFixture sheet(kOne);
        addText(sheet, {-60, 40}, QStringLiteral("Clamp"));
        addFrame(sheet, {-30, 20}, {30, -20}, QStringLiteral("Unit"));
        const QByteArray drawn = sheet.text();
        editor::selectAll(sheet.session);
        QCOMPARE(sheet.session.selection().notes.size(), 2);
        QCOMPARE(sheet.session.selection().components.size(), 1);
        const QRectF frame = boundsOfLast(sheet);
        sheet.drag({0, 0}, {20, 10});
        QCOMPARE(sheet.diagram().components().front().anchor(), QPointF(20, 10));
        QCOMPARE(boundsOfLast(sheet), frame.translated(20, 10));
        sheet.key(Qt::Key_Up);
        QCOMPARE(boundsOfLast(sheet), frame.translated(20, 12));
        // Copied and pasted, also as text.
        editor::copySelection(sheet.session);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Clamp")));
        const QPointF there(0, -80);
        QVERIFY(editor::paste(sheet.session, &there));
        QCOMPARE(sheet.diagram().components().size(), std::size_t{2});
        QCOMPARE(sheet.diagram().notes().size(), std::size_t{4});
        QCOMPARE(sheet.session.selection().notes.size(), 2);
        editor::duplicateSelection(sheet.session);
        QCOMPARE(sheet.diagram().notes().size(), std::size_t{6});
        editor::rotateSelection(sheet.session, 1);
        QCOMPARE(boundsOfLast(sheet).size(), frame.size().transposed());
        editor::mirrorSelection(sheet.session, false);
        editor::deleteSelection(sheet.session);
        QCOMPARE(sheet.diagram().notes().size(), std::size_t{4});
        for (int i = 0; i < 7; ++i)
            sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), drawn);
    }

    void notesAloneAreCopiedAndAligned()
    {
        SheetFixture sheet(kOne);
        addText(sheet, {-60, 40}, QStringLiteral("one"));
        addText(sheet, {-43, 20}, QStringLiteral("two"));
        editor::selectAll(sheet.session);
        editor::Selection notes = sheet.session.selection();
        notes.components.clear();
        sheet.session.select(notes);
        QVERIFY(editor::alignSelection(sheet.session, editor::Alignment::Left));
        QCOMPARE(boundsOfLast(sheet).left(), -60.0);
        QCOMPARE(sheet.session.file().undoStack().undoText(), QStringLiteral("Align symbols"));
        editor::copySelection(sheet.session);
        SheetFixture other(kOne);
        QVERIFY(editor::canPaste());
        const QPointF there(0, 60);
        QVERIFY(editor::paste(other.session, &there));
        QCOMPARE(other.diagram().notes().size(), std::size_t{2});
        QCOMPARE(other.session.file().undoStack().undoText(), QStringLiteral("Paste 2 notes"));
    }

    void aTableIsWrittenCellByCell()
    {
        SheetFixture sheet(kOne);
        sheet.key(Qt::Key_T, Qt::ShiftModifier);
        sheet.click({-60, 60});
        write(sheet, QStringLiteral("Item"));
        QTest::keyClick(fieldOf(sheet), Qt::Key_Tab);
        write(sheet, QStringLiteral("Value"));
        QTest::keyClick(fieldOf(sheet), Qt::Key_Return);
        write(sheet, QStringLiteral("5 bar"));
        QTest::keyClick(fieldOf(sheet), Qt::Key_Return);
        QTest::keyClick(fieldOf(sheet), Qt::Key_Tab);
        write(sheet, QStringLiteral("last"));
        QTest::keyClick(fieldOf(sheet), Qt::Key_Tab);  // adds a row
        write(sheet, QStringLiteral("more"));
        finish(sheet);
        const auto table = model::NoteTable::of(lastNote(sheet).graphics);
        QCOMPARE(table.rows(), 4);
        QCOMPARE(table.columns(), 3);
        const auto words = [&](int row, int column) { return table.cell(row, column).textString.value; };
        QCOMPARE(words(0, 0), QStringLiteral("Item"));
        QCOMPARE(words(0, 1), QStringLiteral("Value"));
        QCOMPARE(words(1, 1), QStringLiteral("5 bar"));
        QCOMPARE(words(2, 2), QStringLiteral("last"));
        QCOMPARE(words(3, 0), QStringLiteral("more"));
        // A column is pulled narrower: its words wrap and the row gets higher.
        sheet.click({70, -60});
        sheet.click({-58, 58});
        sheet.drag(table.cellRect(0, 0).bottomRight(), table.cellRect(0, 0).bottomLeft() + QPointF(6, 0));
        const auto narrow = model::NoteTable::of(lastNote(sheet).graphics);
        QCOMPARE(narrow.widths[0], 6.0);
        QVERIFY(narrow.heights[0] > 1.5 * table.heights[0]);
    }

    void cellsOfASpreadsheetArePasted()
    {
        SheetFixture sheet(kOne);
        QGuiApplication::clipboard()->setText(QStringLiteral("a\tb\tc\td\n1\t2\t3\t4\n"));
        editor::perform(editor::SheetAction::Paste, sheet.view);
        sheet.click({-40, 40});
        QCOMPARE(lastNote(sheet).kind, NoteKind::Table);
        QCOMPARE(model::NoteTable::of(lastNote(sheet).graphics).columns(), 4);
        // Into the last cell: the table grows.
        QTest::mouseDClick(sheet.view.viewport(), Qt::LeftButton, Qt::NoModifier,
                           sheet.view.fromSheet(boundsOfLast(sheet).topRight() + QPointF(-2, 2)));
        QVERIFY(fieldOf(sheet));
        QTest::keyClick(fieldOf(sheet), Qt::Key_V, Qt::ControlModifier);
        const auto grown = model::NoteTable::of(lastNote(sheet).graphics);
        QCOMPARE(grown.columns(), 7);
        QCOMPARE(grown.rows(), 3);
        QCOMPARE(grown.cell(2, 6).textString.value, QStringLiteral("4"));
        QCOMPARE(grown.cell(1, 2).textString.value, QStringLiteral("3"));
    }

    void aPictureIsDropped()
    {
        SheetFixture sheet(kOne);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("logo.png"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(redPicture({96, 48}));
        file.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QSignalSpy told(&sheet.view, &editor::SheetView::told);
        drop(sheet, data, {40, 40});
        QCOMPARE(lastNote(sheet).kind, NoteKind::Picture);
        QCOMPARE(told.size(), 0);
        // An inch is 25.4 mm, a millimetre 0.8 units.
        QVERIFY(std::abs(boundsOfLast(sheet).width() - 25.4 * 0.8) < 1e-3);
        QCOMPARE(boundsOfLast(sheet).center(), QPointF(40, 40));
        const auto& bitmap = std::get<model::BitmapGraphic>(lastNote(sheet).graphics.front());
        QCOMPARE(QByteArray::fromBase64(bitmap.imageSource.toLatin1()), redPicture({96, 48}));
        const QImage drawn = editor::SheetRenderer().image(sheet.diagram());
        const QRectF page = editor::drawnPart(sheet.diagram());
        const QPointF place((40 - page.left()) * 10, (page.bottom() - 40) * 10);
        QCOMPARE(drawn.pixelColor(place.toPoint()), QColor(Qt::red));
        // A corner keeps the proportions.
        sheet.click({40, 40});
        sheet.drag(boundsOfLast(sheet).bottomRight(), boundsOfLast(sheet).bottomRight() + QPointF(20, 0));
        QVERIFY(std::abs(boundsOfLast(sheet).width() / boundsOfLast(sheet).height() - 2) < 1e-3);
        QVERIFY(boundsOfLast(sheet).width() > 35);
    }

    void aLargePictureIsScaledDown()
    {
        SheetFixture sheet(kOne);
        QSignalSpy told(&sheet.view, &editor::SheetView::told);
        QGuiApplication::clipboard()->setImage(noise({3000, 1500}));
        editor::perform(editor::SheetAction::Paste, sheet.view);
        sheet.click({0, 60});
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().at(0).toString().contains(QStringLiteral("3000 × 1500")));
        QVERIFY(!told.front().at(1).toBool());
        const auto& bitmap = std::get<model::BitmapGraphic>(lastNote(sheet).graphics.front());
        QVERIFY(bitmap.imageSource.size() < 600'000);
        QVERIFY(sheet.text().size() < 700'000);
        QVERIFY(std::abs(boundsOfLast(sheet).width() / boundsOfLast(sheet).height() - 2) < 0.02);
    }

    void aBadPictureSaysSo()
    {
        SheetFixture sheet(kOne);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.png"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(redPicture({96, 48}).left(40));
        file.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QSignalSpy told(&sheet.view, &editor::SheetView::told);
        drop(sheet, data, {40, 40});
        QCOMPARE(sheet.text(), kOne);
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().at(0).toString().startsWith(QStringLiteral("broken.png is no picture")));
        QVERIFY(told.front().at(1).toBool());
    }

    void aLockedSheetRefuses()
    {
        SheetFixture sheet(kOne);
        addText(sheet, {-60, 40}, QStringLiteral("Clamp"));
        const QByteArray before = sheet.text();
        sheet.session.setDrawingLocked(true);
        editor::SheetActions actions;
        actions.setView(&sheet.view);
        QVERIFY(!actions.action(editor::SheetAction::AddFrame)->isEnabled());
        sheet.key(Qt::Key_T);
        sheet.click({-60, 0});
        QVERIFY(!fieldOf(sheet));
        sheet.drag({-55, 38}, {0, 38});
        QTest::mouseDClick(sheet.view.viewport(), Qt::LeftButton, Qt::NoModifier, sheet.view.fromSheet({-55, 38}));
        QVERIFY(!fieldOf(sheet));
        QCOMPARE(sheet.text(), before);
    }

    void tabReachesNotes()
    {
        SheetFixture sheet(kOne);
        addText(sheet, {-60, 40}, QStringLiteral("Clamp"));
        sheet.key(Qt::Key_Escape);
        sheet.view.setFocus();
        for (int i = 0; i < 4; ++i)
            sheet.key(Qt::Key_Tab);
        QCOMPARE(sheet.session.selection().notes.size(), 1);
        sheet.key(Qt::Key_Delete);
        QVERIFY(sheet.diagram().notes().empty());
    }

    void manyNotesOnALargeSheet()
    {
        QByteArray text = "within;\nmodel M\n";
        for (int i = 0; i < 1000; ++i)
            text += resistorAt(("r" + QByteArray::number(i)).constData(), 40 * (i % 40), 40 * (i / 40));
        SheetFixture sheet(text + "end M;\n");
        std::vector<editor::NoteGraphics> notes;
        for (int i = 0; i < 200; ++i)
            notes.push_back(editor::newFrame(QRectF(40.0 * (i % 40), 40.0 * (i / 40), 30, 30)));
        QVERIFY(editor::addNotes(sheet.session, QStringLiteral("frames"), notes));
        editor::selectAll(sheet.session);
        QVERIFY(editor::nudgeSelection(sheet.session, {1, 0}));
        QCOMPARE(boundsOfLast(sheet).left(), 40.0 * 39 + 2);
        sheet.session.file().undoStack().undo();
        sheet.session.file().undoStack().undo();
        QCOMPARE(sheet.text(), text + "end M;\n");
    }
};

BRAMAH_TEST(NotesByHandTest);

#include "notes_by_hand_test.moc"
