// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts/shortcuts.h"
#include "app/plots/plot_keys.h"
#include "app/plots/plot_workspace.h"
#include "app/shortcuts/fixed_keys.h"
#include "app/shortcuts/key_field.h"
#include "app/shortcuts/shortcut_model.h"
#include "app/shortcuts/shortcuts_dialog.h"
#include "app/shortcuts/shortcuts_print.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QMenu>
#include <QMenuBar>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;
using app::ShortcutModel;

namespace {

app::Shortcuts& shortcutsOf(test::TestWindow& test)
{
    return *test.window().findChild<app::Shortcuts*>();
}

QAction& actionOf(test::TestWindow& test, const char* id)
{
    return *test.window().actions().action(QLatin1String(id));
}

/// The dialog as the window opens it, without waiting for its end.
class OpenDialog
{
public:
    explicit OpenDialog(test::TestWindow& test)
        : dialog_(shortcutsOf(test), *test.window().menuBar(), &test.window()), table_(dialog_.findChild<QTreeView*>())
    {
        dialog_.show();
        QApplication::setActiveWindow(&dialog_);
        static_cast<void>(QTest::qWaitForWindowActive(&dialog_));
    }

    app::ShortcutsDialog& dialog() { return dialog_; }
    QLineEdit& words() { return field("words"); }
    QLineEdit& field(const char* name) { return *dialog_.findChild<QLineEdit*>(QLatin1String(name)); }
    QPushButton& button(const char* name) { return *dialog_.findChild<QPushButton*>(QLatin1String(name)); }
    QString message() { return dialog_.findChild<QLabel*>(QStringLiteral("message"))->text(); }
    QTreeView& table() { return *table_; }

    /// What is listed, without the menus: name and keys.
    QStringList rows()
    {
        QStringList rows;
        const QAbstractItemModel& model = *table_->model();
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex parent = model.index(group, 0);
            for (int row = 0; row < model.rowCount(parent); ++row)
                rows << model.index(row, ShortcutModel::Name, parent).data().toString() + QLatin1Char('|') +
                            model.index(row, ShortcutModel::Keys, parent).data().toString();
        }
        return rows;
    }
    /// By keys alone: from the words, through the table, to the field for new keys.
    void choose(const QString& words)
    {
        this->words().setFocus();
        this->words().selectAll();
        QTest::keyClicks(&this->words(), words);
        QTest::keyClick(&this->words(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), table_);
        QTest::keyClick(table_, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), &field("newKeys"));
    }
    void pressNew(Qt::Key key, Qt::KeyboardModifiers modifiers) { QTest::keyClick(&field("newKeys"), key, modifiers); }

private:
    app::ShortcutsDialog dialog_;
    QTreeView* table_;
};

}  // namespace

/// The keys of commands: listed, found, changed, kept, printed.
class ShortcutsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noTwoCommandsHaveTheSameNameOrKeys();
    void allCommandsAreListedOnce();
    void lettersOfMenusAreNoPartOfNames();
    void keysOfPlotsAreListed();
    void commandsAreFoundByWordsAndKeys();
    void newKeysWorkAtOnceAndAtTheNextStart();
    void keysAreTakenOver();
    void reservedKeysAreRefused();
    void defaultsComeBack();
    void unknownAndBadSettingsStay();
    void theSheetFollows();
    void theTableIsPrinted();
};

void ShortcutsTest::noTwoCommandsHaveTheSameNameOrKeys()
{
    test::TestWindow test;
    QHash<QString, QString> owners;
    QSet<QString> names;
    for (const QAction* action : test.window().actions().actions()) {
        // Keys are kept under the name, and menus are made by it.
        QVERIFY2(!names.contains(action->objectName()), qPrintable(action->objectName()));
        names.insert(action->objectName());
        for (const QKeySequence& keys : action->shortcuts()) {
            const QString text = keys.toString();
            QVERIFY2(!owners.contains(text), qPrintable(text + QStringLiteral(": ") + owners.value(text) +
                                                        QStringLiteral(", ") + action->objectName()));
            owners.insert(text, action->objectName());
            for (const app::FixedKeys& fixed : app::fixedKeys())
                QVERIFY2(!fixed.isReserved || !fixed.keys.contains(keys), qPrintable(text + fixed.text));
        }
    }
}

void ShortcutsTest::allCommandsAreListedOnce()
{
    test::TestWindow test;
    const auto lines = app::shortcutLines(*test.window().menuBar(), shortcutsOf(test));
    for (QAction* action : test.window().actions().actions())
        QVERIFY2(std::ranges::count(lines, action, &app::ShortcutLine::action) == 1, qPrintable(action->objectName()));
    const auto run = std::ranges::find(lines, &actionOf(test, "run.start"), &app::ShortcutLine::action);
    QCOMPARE(run->group, QStringLiteral("Run"));
    QCOMPARE(run->name, QStringLiteral("Run"));
    QCOMPARE(run->keys, QList<QKeySequence>{Qt::Key_F5});
    QCOMPARE(run->hint, QStringLiteral("Run the model, or continue a paused run"));
    const auto text = std::ranges::find(lines, &actionOf(test, "edit.addText"), &app::ShortcutLine::action);
    QCOMPARE(text->group, QStringLiteral("Drawing"));
    QCOMPARE(text->name, QStringLiteral("Note: Text"));
    // No command is without a menu, so none is hidden from those who look there.
    for (const app::ShortcutLine& line : lines)
        QVERIFY2(line.group != QStringLiteral("Other commands"), qPrintable(line.name));
}

void ShortcutsTest::lettersOfMenusAreNoPartOfNames()
{
    test::TestWindow test;
    const auto nameWith = [&](const QString& text) {
        QAction& action = actionOf(test, "run.start");
        action.setText(text);
        const auto lines = app::shortcutLines(*test.window().menuBar(), shortcutsOf(test));
        const auto line = std::ranges::find(lines, &action, &app::ShortcutLine::action);
        return line == lines.end() ? QString() : line->name;
    };
    QCOMPARE(nameWith(QStringLiteral("&Run")), QStringLiteral("Run"));
    QCOMPARE(nameWith(QStringLiteral("运行(&R)")), QStringLiteral("运行"));
    QCOMPARE(nameWith(QStringLiteral("运行(&R)...")), QStringLiteral("运行"));
    // The text of undo says what it takes back; the command is still Undo.
    const auto lines = app::shortcutLines(*test.window().menuBar(), shortcutsOf(test));
    QVERIFY(std::ranges::find(lines, QStringLiteral("Undo"), &app::ShortcutLine::name) != lines.end());
}

void ShortcutsTest::keysOfPlotsAreListed()
{
    test::TestWindow test;
    test::Hands(test).openNewSheet();
    QMenu menu;
    test.page().plots().findChild<app::PlotKeys*>()->list(menu);
    QVERIFY(menu.actions().size() > 15);
    const auto fixed = app::fixedKeys();
    for (const QAction* entry : menu.actions())
        QVERIFY2(std::ranges::any_of(fixed,
                                     [&](const app::FixedKeys& one) {
                                         return one.group == QStringLiteral("In the plots") &&
                                                one.text == entry->text() && one.keys.contains(entry->shortcut());
                                     }),
                 qPrintable(entry->text()));
}

void ShortcutsTest::commandsAreFoundByWordsAndKeys()
{
    test::TestWindow test;
    OpenDialog open(test);
    const qsizetype all = open.rows().size();
    QVERIFY(all > 200);
    // By name, whatever the order of the words.
    QTest::keyClicks(&open.words(), QStringLiteral("palette comm"));
    QCOMPARE(open.rows(), QStringList{QStringLiteral("Command palette|Ctrl+Shift+P")});
    // By what it does.
    open.words().clear();
    QTest::keyClicks(&open.words(), QStringLiteral("oscilloscope"));
    QVERIFY(open.rows().isEmpty());
    QCOMPARE(open.message(), QStringLiteral("No command has these words."));
    open.words().clear();
    QTest::keyClicks(&open.words(), QStringLiteral("continue a paused"));
    QCOMPARE(open.rows(), QStringList{QStringLiteral("Run|F5")});
    open.words().clear();
    QCOMPARE(open.rows().size(), all);
    QCOMPARE(open.message(), QString());
    // By pressed keys: commands and fixed ones.
    QLineEdit& pressed = open.field("pressed");
    pressed.setFocus();
    QTest::keyClick(&pressed, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(open.rows(), QStringList{QStringLiteral("Command palette|Ctrl+Shift+P")});
    QTest::keyClick(&pressed, Qt::Key_E);
    QVERIFY2(open.rows().contains(QStringLiteral("Next event|E")), qPrintable(open.rows().join(QLatin1Char('\n'))));
    QVERIFY(open.rows().contains(QStringLiteral("Edit properties|E   F4")));
    QTest::keyClick(&pressed, Qt::Key_F3, Qt::AltModifier);
    QVERIFY(open.rows().isEmpty());
    QCOMPARE(open.message(), QStringLiteral("Nothing has the keys Alt+F3."));
    QTest::keyClick(&pressed, Qt::Key_Escape);
    QCOMPARE(open.rows().size(), all);
    QVERIFY(open.dialog().isVisible());
    QTest::keyClick(&pressed, Qt::Key_Escape);
    QVERIFY(!open.dialog().isVisible());
}

void ShortcutsTest::newKeysWorkAtOnceAndAtTheNextStart()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    test::TestWindow test;
    {
        OpenDialog open(test);
        open.choose(QStringLiteral("command palette"));
        open.pressNew(Qt::Key_F3, Qt::AltModifier);
        QCOMPARE(open.rows(), QStringList{QStringLiteral("Command palette|Alt+F3")});
    }
    QAction& palette = actionOf(test, "help.commands");
    QCOMPARE(palette.shortcuts(), QList<QKeySequence>{QKeySequence(QStringLiteral("Alt+F3"))});
    QCOMPARE(palette.toolTip(), QStringLiteral("Command palette (Alt+F3)"));
    QApplication::setActiveWindow(&test.window());
    test::Hands hands(test);
    hands.openNewSheet();
    const auto* filter = test.window().findChild<QLineEdit*>(QStringLiteral("commandFilter"));
    QVERIFY(filter);
    hands.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!filter->isVisible());
    hands.press(Qt::Key_F3, Qt::AltModifier);
    QVERIFY(filter->isVisible());
    // The palette itself tells the new keys; its list says them in its second role.
    const auto* list = filter->parentWidget()->findChild<QAbstractItemView*>();
    QVERIFY(!test::Hands::find(*list, Qt::UserRole + 2, QStringLiteral("Alt+F3")).data().toString().isEmpty());
    // The next start: the same settings and actions with their default keys.
    QSettings settings;
    QCOMPARE(settings.value(QStringLiteral("shortcuts/help.commands")).toString(), QStringLiteral("Alt+F3"));
    QAction again;
    again.setObjectName(QStringLiteral("help.commands"));
    again.setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+P")));
    QAction newer;  // has, by default, what the user has chosen for another one
    newer.setObjectName(QStringLiteral("help.newer"));
    newer.setShortcut(QKeySequence(QStringLiteral("Alt+F3")));
    const app::Shortcuts next({&newer, &again});
    QCOMPARE(again.shortcut(), QKeySequence(QStringLiteral("Alt+F3")));
    QVERIFY(newer.shortcuts().isEmpty());
}

void ShortcutsTest::keysAreTakenOver()
{
    test::TestWindow test;
    OpenDialog open(test);
    open.choose(QStringLiteral("first circuit"));
    open.pressNew(Qt::Key_F5, Qt::NoModifier);
    QCOMPARE(open.message(), QStringLiteral("F5 belongs to: Run > Run"));
    QVERIFY(actionOf(test, "help.guide").shortcuts().isEmpty());
    // Given up: nothing has changed.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(open.dialog().isVisible());
    QCOMPARE(actionOf(test, "run.start").shortcut(), QKeySequence(Qt::Key_F5));
    open.choose(QStringLiteral("first circuit"));
    open.pressNew(Qt::Key_F5, Qt::NoModifier);
    QCOMPARE(QApplication::focusWidget(), &open.button("yes"));
    QTest::keyClick(&open.button("yes"), Qt::Key_Space);
    QCOMPARE(actionOf(test, "help.guide").shortcut(), QKeySequence(Qt::Key_F5));
    QVERIFY(actionOf(test, "run.start").shortcuts().isEmpty());
    QCOMPARE(actionOf(test, "run.start").toolTip(), QStringLiteral("Run"));
    // Back to the default: the other one has its keys again by itself.
    open.choose(QStringLiteral("first circuit"));
    QTest::mouseClick(&open.button("default"), Qt::LeftButton);
    QCOMPARE(actionOf(test, "run.start").shortcut(), QKeySequence(Qt::Key_F5));
    QVERIFY(actionOf(test, "help.guide").shortcuts().isEmpty());
}

void ShortcutsTest::reservedKeysAreRefused()
{
    test::TestWindow test;
    OpenDialog open(test);
    open.choose(QStringLiteral("first circuit"));
    open.pressNew(Qt::Key_Left, Qt::NoModifier);
    QVERIFY2(open.message().startsWith(QStringLiteral("Left cannot be the keys of a command")),
             qPrintable(open.message()));
    QVERIFY(actionOf(test, "help.guide").shortcuts().isEmpty());
    // A fixed key itself cannot be changed.
    open.words().clear();
    QTest::keyClicks(&open.words(), QStringLiteral("next sample"));
    QVERIFY(!open.field("newKeys").isEnabled());
}

void ShortcutsTest::defaultsComeBack()
{
    test::TestWindow test;
    OpenDialog open(test);
    QTest::mouseClick(&open.button("allToDefault"), Qt::LeftButton);
    QCOMPARE(open.message(), QStringLiteral("All commands have their default keys."));
    open.choose(QStringLiteral("first circuit"));
    open.pressNew(Qt::Key_F3, Qt::NoModifier);
    open.choose(QStringLiteral("command palette"));
    QTest::mouseClick(&open.button("none"), Qt::LeftButton);
    QVERIFY(actionOf(test, "help.commands").shortcuts().isEmpty());
    QCOMPARE(QSettings().value(QStringLiteral("shortcuts/help.commands")), QVariant(QString()));
    QTest::mouseClick(&open.button("allToDefault"), Qt::LeftButton);
    QCOMPARE(open.message(), QStringLiteral("2 command(s) get their default keys again."));
    QTest::mouseClick(&open.button("yes"), Qt::LeftButton);
    QVERIFY(actionOf(test, "help.guide").shortcuts().isEmpty());
    QCOMPARE(actionOf(test, "help.commands").shortcut(), QKeySequence(QStringLiteral("Ctrl+Shift+P")));
    QSettings settings;
    settings.beginGroup(QStringLiteral("shortcuts"));
    QCOMPARE(settings.childKeys(), QStringList());
}

void ShortcutsTest::unknownAndBadSettingsStay()
{
    test::TestWindow test;
    QSettings settings;
    settings.setValue(QStringLiteral("shortcuts/future.command"), QStringLiteral("Ctrl+9"));
    settings.setValue(QStringLiteral("shortcuts/run.start"), QStringLiteral("no keys at all"));
    QAction run;
    run.setObjectName(QStringLiteral("run.start"));
    run.setShortcut(Qt::Key_F5);
    QAction stop;
    stop.setObjectName(QStringLiteral("run.stop"));
    stop.setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F5));
    app::Shortcuts shortcuts({&run, &stop});
    QCOMPARE(run.shortcut(), QKeySequence(Qt::Key_F5));
    shortcuts.assign(stop, {Qt::Key_F4});
    shortcuts.resetAll();
    QCOMPARE(QSettings().value(QStringLiteral("shortcuts/future.command")).toString(), QStringLiteral("Ctrl+9"));
}

// The sheet has the same keys by itself, so that it works where the menus are disabled.
void ShortcutsTest::theSheetFollows()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    hands.place(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {0, 0});
    const auto rotation = [&] {
        const auto& components = test.page().session().sheet().diagram().components();
        return components.front().placement.rotation;
    };
    const double before = rotation();
    shortcutsOf(test).assign(actionOf(test, "edit.rotateLeft"), {Qt::Key_Q});
    QTest::keyClick(&test.page().sheet(), Qt::Key_R);
    QCOMPARE(rotation(), before);
    QTest::keyClick(&test.page().sheet(), Qt::Key_Q);
    QVERIFY(rotation() != before);
    // Without its action, too.
    const double turned = rotation();
    actionOf(test, "edit.rotateLeft").setEnabled(false);
    QTest::keyClick(&test.page().sheet(), Qt::Key_Q);
    QVERIFY(rotation() != turned);
}

void ShortcutsTest::theTableIsPrinted()
{
    test::TestWindow test;
    const app::ShortcutsPrint table(app::shortcutLines(*test.window().menuBar(), shortcutsOf(test)));
    QPrinter printer(QPrinter::HighResolution);
    const QString path = test.filePath(QStringLiteral("keys.pdf"));
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    printer.setPageSize(QPageSize(QPageSize::A4));
    app::ShortcutsPrint::setUp(printer);
    table.paint(printer);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    const qsizetype pages = pdf.count("/Type /Page\n") + pdf.count("/Type /Page ");
    QVERIFY2(pages >= 1 && pages <= 2, qPrintable(QString::number(pages)));
    if (const QString folder = qEnvironmentVariable("BRAMAH_PICTURES"); !folder.isEmpty())
        QVERIFY(QFile::copy(path, folder + QStringLiteral("/keys.pdf")));
}

BRAMAH_TEST(ShortcutsTest);
#include "shortcuts_test.moc"
