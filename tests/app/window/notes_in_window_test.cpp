// SPDX-License-Identifier: GPL-3.0-or-later
// Notes in the whole window: menu, panel, search, saving, parts within parts.
#include "app/documents/document_page.h"
#include "app/documents/documents_controller.h"
#include "app/window/action_registry.h"
#include "editor/commands/sheet_commands.h"
#include "editor/notes/note_commands.h"
#include "editor/properties/note_form.h"
#include "editor/view/note_field.h"
#include "editor/view/sheet_find.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QtTest/QTest>

using namespace bramah;

namespace {

editor::NoteField* openField(test::TestWindow& test)
{
    auto* field = test.page().sheet().findChild<editor::NoteField*>();
    return field && field->isOpen() ? field : nullptr;
}

const std::vector<model::Note>& notesOf(test::TestWindow& test)
{
    return test.page().session().sheet().diagram().notes();
}

QString wordsOfLast(test::TestWindow& test)
{
    return editor::wordsOf(notesOf(test).back().graphics, 0);
}

/// Opens the cylinder drive and writes a text on it by T and a click.
struct WithText {
    explicit WithText(const QString& language = {}) : test({}, language)
    {
        // A copy: it is saved.
        const QString copy = test.filePath(QStringLiteral("drive.mo"));
        QFile::copy(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")), copy);
        QFile(copy).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        test.window().documents().open(copy);
        before = notesOf(test).size();
        place = test.page().sheet().toSheet(QPoint(60, 60));
        hands.clickOnSheet(place);
        hands.press(Qt::Key_T);
        hands.clickOnSheet(place);
        if (auto* field = openField(test))
            QTest::keyClicks(field, QStringLiteral("Clamp first"));
    }
    void end() { QTest::keyClick(openField(test), Qt::Key_Return, Qt::ControlModifier); }

    QPointF place;  ///< in the upper left corner of what is seen
    test::TestWindow test;
    test::Hands hands{test};
    std::size_t before = 0;
};

}  // namespace

class NotesInWindowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void panelChangesTheSelectedNote()
    {
        WithText sheet;
        sheet.end();
        auto* form = sheet.test.window().findChild<editor::NoteForm*>();
        QVERIFY(form && form->isVisible());
        auto* text = form->findChild<QPlainTextEdit*>();
        QCOMPARE(text->toPlainText(), QStringLiteral("Clamp first"));
        text->setFocus();
        text->selectAll();
        QTest::keyClicks(text, QStringLiteral("Then drill"));
        sheet.test.page().sheet().setFocus();
        QCOMPARE(wordsOfLast(sheet.test), QStringLiteral("Then drill"));
        auto* letters = form->findChild<QComboBox*>();
        letters->setFocus();
        QTest::keyClick(letters, Qt::Key_Down);
        const auto& written = std::get<model::TextGraphic>(notesOf(sheet.test).back().graphics.front());
        QCOMPARE(written.fontSize, 14.0);
        QVERIFY(sheet.test.page().document().text().bytes().contains("fontSize=14"));
        sheet.test.page().session().file().undoStack().undo();
        QCOMPARE(letters->currentIndex(), 0);
        // A symbol is clicked: the form makes room for its values.
        sheet.hands.clickOnSheet(sheet.hands.middleOf("relief"));
        QVERIFY(!form->isVisible());
    }

    void savingTakesWhatIsBeingWritten()
    {
        WithText sheet;
        QVERIFY(sheet.test.window().documents().save(sheet.test.page()));
        QFile file(sheet.test.filePath(QStringLiteral("drive.mo")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("Clamp first"));
        QVERIFY(!openField(sheet.test));
    }

    void searchFindsNotes()
    {
        WithText sheet;
        sheet.end();
        sheet.hands.press(Qt::Key_F, Qt::ControlModifier);
        auto* find = sheet.test.page().sheet().findChild<editor::SheetFind*>();
        QVERIFY(find && find->isVisible());
        QTest::keyClicks(&find->field(), QStringLiteral("clampfirst"));
        QCOMPARE(notesOf(sheet.test).size(), sheet.before + 1);
        QCOMPARE(find->count().text(), QStringLiteral("1 of 1"));
        QCOMPARE(sheet.test.page().session().selection().notes.size(), 1);
    }

    void aPictureFromAFile()
    {
        WithText sheet;
        sheet.end();
        QImage image(64, 64, QImage::Format_RGB32);
        image.fill(Qt::green);
        const QString path = sheet.test.filePath(QStringLiteral("logo.png"));
        QVERIFY(image.save(path));
        sheet.hands.whenAsked({test::Hands::typeFileName(path)});
        sheet.hands.press(Qt::Key_P, Qt::ShiftModifier);
        sheet.hands.press(Qt::Key_Return);
        QCOMPARE(notesOf(sheet.test).size(), sheet.before + 2);
        QCOMPARE(notesOf(sheet.test).back().kind, model::NoteKind::Picture);
        // One that cannot be read says so, and changes nothing.
        QFile broken(sheet.test.filePath(QStringLiteral("broken.png")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no picture");
        broken.close();
        sheet.hands.whenAsked({test::Hands::typeFileName(broken.fileName())});
        sheet.hands.press(Qt::Key_P, Qt::ShiftModifier);
        QCOMPARE(notesOf(sheet.test).size(), sheet.before + 2);
        QVERIFY(sheet.test.page().messages().text().startsWith(QStringLiteral("broken.png is no picture")));
    }

    void notesInAPartOfTheCircuit()
    {
        test::TestWindow test;
        const QString path = test.filePath(QStringLiteral("parts.mo"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "model parts\n"
            "  model Part\n"
            "    Bramah.Hydraulics.Sources.Tank tank\n"
            "      annotation (Placement(transformation(extent={{-10,-10},{10,10}})));\n"
            "  end Part;\n"
            "  Part part annotation (Placement(transformation(extent={{-10,-10},{10,10}})));\n"
            "end parts;\n");
        file.close();
        QVERIFY(test.window().documents().open(path));
        test::Hands hands(test);
        editor::DocumentSession& session = test.page().session();
        QVERIFY(session.show({QStringLiteral("parts"), {QStringLiteral("part")}}));
        editor::SheetView& sheet = test.page().sheet();
        const QRect seen = sheet.viewport()->rect().adjusted(60, 60, -60, -60);
        hands.clickOnSheet(sheet.toSheet(seen.topLeft()));
        hands.press(Qt::Key_B);
        hands.dragOnSheet(sheet.toSheet(seen.topLeft()), sheet.toSheet(seen.bottomRight()));
        QVERIFY(openField(test));
        QTest::keyClicks(openField(test), QStringLiteral("Return"));
        QTest::keyClick(openField(test), Qt::Key_Return);
        QCOMPARE(notesOf(test).size(), std::size_t{1});
        const QByteArray text = test.page().document().text().bytes();
        QVERIFY(text.indexOf("Rectangle") < text.indexOf("end Part;"));
        // The top has none.
        session.show({QStringLiteral("parts"), {}});
        QVERIFY(notesOf(test).empty());
    }

    void germanWindow()
    {
        WithText sheet(QStringLiteral("de"));
        sheet.end();
        auto* form = sheet.test.window().findChild<editor::NoteForm*>();
        QStringList labels;
        for (const QLabel* label : form->findChildren<QLabel*>())
            labels << label->text();
        QVERIFY2(labels.contains(QStringLiteral("Ausrichtung")), qPrintable(labels.join(u'|')));
        QCOMPARE(sheet.test.page().session().file().undoStack().undoText(), QStringLiteral("Text hinzufügen"));
        test::keepPicture(sheet.test.window(), QStringLiteral("notes_german.png"));
    }
};

BRAMAH_TEST(NotesInWindowTest);

#include "notes_in_window_test.moc"
