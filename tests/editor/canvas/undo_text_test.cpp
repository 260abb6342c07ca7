// SPDX-License-Identifier: GPL-3.0-or-later
// What Undo and Redo say they would do, after each kind of edit by mouse and keys.
#include "editor/commands/arrange_commands.h"
#include "editor/commands/replace_command.h"
#include "editor/commands/sheet_commands.h"
#include "editor/view/sheet_actions.h"
#include "tests/editor/canvas/sheet_fixture.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QtTest/QTest>

#include <functional>

using namespace bramah;
using bramah::test::resistorAt;
using bramah::test::SheetFixture;

using Edit = std::function<void(SheetFixture&)>;
Q_DECLARE_METATYPE(Edit)

class UndoTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoSaysWhatItTakesBack_data()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << edit << QString::fromLatin1(name); };
        const auto both = [](SheetFixture& sheet) { editor::selectAll(sheet.session); };
        row("Place resistor", [](SheetFixture& sheet) {
            sheet.view.startPlacing(QStringLiteral("T.Resistor"));
            sheet.click({0, 50});
            sheet.key(Qt::Key_Escape);
        });
        row("Move a symbol", [](SheetFixture& sheet) { sheet.drag({-60, 2}, {-60, 30}); });
        row("Move 2 symbols", [=](SheetFixture& sheet) {
            both(sheet);
            sheet.key(Qt::Key_Up);
        });
        row("Rotate a symbol", [](SheetFixture& sheet) {
            sheet.click({-60, 2});
            sheet.key(Qt::Key_R);
        });
        row("Mirror 2 symbols", [=](SheetFixture& sheet) {
            both(sheet);
            sheet.key(Qt::Key_X);
        });
        row("Draw line", [](SheetFixture& sheet) { sheet.drag({70, 0}, {-70, 0}); });
        row("Move a line", [](SheetFixture& sheet) { sheet.drag({0, 30}, {0, 20}); });
        row("Delete a line", [](SheetFixture& sheet) {
            sheet.click({0, 30});
            sheet.key(Qt::Key_Delete);
        });
        row("Delete a symbol", [](SheetFixture& sheet) {
            sheet.click({-60, 2});
            sheet.key(Qt::Key_Delete);
        });
        row("Paste 2 symbols", [=](SheetFixture& sheet) {
            both(sheet);
            QVERIFY(editor::copySelection(sheet.session));
            sheet.view.startPasting({0, 50});
            sheet.click({0, 50});
        });
        row("Replace by Throttle", [](SheetFixture& sheet) {
            sheet.click({-60, 2});
            QVERIFY(editor::replaceSelection(sheet.session, QStringLiteral("T.Throttle")));
        });
        row("Align symbols", [=](SheetFixture& sheet) {
            sheet.drag({-60, 2}, {-60, 30});
            both(sheet);
            editor::alignSelection(sheet.session, editor::Alignment::Top);
        });
        row("Move the text of r1", [](SheetFixture& sheet) { sheet.drag({-60, 6.5}, {-60, 16}); });
        row("Rename r1 to inlet", [](SheetFixture& sheet) {
            QVERIFY(sheet.session.rename({QStringLiteral("r1")}, QStringLiteral("inlet")));
        });
        row("Set r1.A", [](SheetFixture& sheet) {
            QVERIFY(sheet.session.setParameter({QStringLiteral("r1")}, QStringLiteral("A"), QStringLiteral("2e-5")));
        });
    }

    void undoSaysWhatItTakesBack()
    {
        QFETCH(Edit, edit);
        QFETCH(QString, name);
        SheetFixture sheet(
            "within;\nmodel M\n" + resistorAt("r1", -60, 0) + resistorAt("r2", 60, 0) +
            "equation\n  connect(r1.B1, r2.A1) annotation(Line(points = {{-50,0},{-20,0},{-20,30},{20,30},"
            "{20,0},{50,0}}));\nend M;\n");
        editor::SheetActions actions;
        actions.setView(&sheet.view);
        const auto textOf = [&](editor::SheetAction which) { return actions.action(which)->text(); };
        QCOMPARE(textOf(editor::SheetAction::Undo), QStringLiteral("&Undo"));
        QVERIFY(!actions.action(editor::SheetAction::Undo)->isEnabled());
        edit(sheet);
        QCOMPARE(textOf(editor::SheetAction::Undo), QStringLiteral("&Undo: ") + name);
        actions.action(editor::SheetAction::Undo)->trigger();
        QCOMPARE(textOf(editor::SheetAction::Redo), QStringLiteral("&Redo: ") + name);
        actions.action(editor::SheetAction::Redo)->trigger();
        QCOMPARE(textOf(editor::SheetAction::Undo), QStringLiteral("&Undo: ") + name);
    }
};

BRAMAH_TEST(UndoTextTest);
#include "undo_text_test.moc"
