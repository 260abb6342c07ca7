// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/documents_controller.h"
#include "app/runs/runs_panel.h"
#include "app/structure/structure_panel.h"
#include "app/views/class_views.h"
#include "app/widgets/message_bar.h"
#include "app/window/status_widgets.h"
#include "app/window/window_docks.h"
#include "editor/declarations/declarations_view.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_view.h"
#include "solver/results/column_units.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTabBar>
#include <QtTest/QTest>

#include <algorithm>
#include <cstdlib>

using namespace bramah;

/// Manners of the window: words of menus, quotation marks, one question for all files, panels that come back.
class WindowMannersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void menusSpeakInSentences();
    void noTwoEntriesForDrawingsShareALetter_data();
    void noTwoEntriesForDrawingsShareALetter();
    void noTwoActionsShareAKey();
    void theBottomRowComesBackWhole();
    void namesStandInQuotationMarks();
    void leavingAsksOnceForAllFiles();
    void aMessageLeavesTheSheetWhereItIs();
    void aNarrowWindowNamesTheViews();
    void aSmallForceIsNotToldInKilonewtons();
    void aSmallWindowLeavesHalfToTheSheet();

private:
    static QString edited(test::TestWindow& test, const QString& name);
};

/// A copy of an example, open with one change in it; returns its path.
QString WindowMannersTest::edited(test::TestWindow& test, const QString& name)
{
    const QString path = test.filePath(name);
    if (!QFile::copy(test::TestWindow::example(name), path) || !test.window().documents().open(path))
        return {};
    QByteArray text = test.page().session().file().document().text().bytes();
    text += "// changed\n";
    return test.page().session().file().replaceText(QStringLiteral("Edit"), text) ? path : QString();
}

// One capital letter at the beginning, as in a sentence, but for names.
void WindowMannersTest::menusSpeakInSentences()
{
    test::TestWindow test;
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    static const QStringList kNames{"Bramah", "CSV", "FMU", "ISO", "SI", "US", "Modelica", "MPa", "My"};
    int count = 0;
    const auto look = [&](const QMenu& menu, const auto& self) -> void {
        for (const QAction* action : menu.actions()) {
            if (action->menu())
                self(*action->menu(), self);
            // Entries with data are files, languages call themselves as their speakers do.
            const bool isName =
                action->data().isValid() || action->objectName().startsWith(QLatin1String("view.language"));
            if (isName || action->isSeparator())
                continue;
            static const QRegularExpression marks(QStringLiteral("[&\u2026():]"));
            const QStringList words = QString(action->text()).remove(marks).split(QLatin1Char(' '));
            QVERIFY2(!words.front().isEmpty() && !words.front().front().isLower(), qPrintable(action->text()));
            for (const QString& word : words.mid(1))
                QVERIFY2(word.isEmpty() || !word.front().isUpper() || kNames.contains(word),
                         qPrintable(action->text()));
            ++count;
        }
    };
    for (const QAction* top : test.window().menuBar()->actions())
        if (top->menu())
            look(*top->menu(), look);
    QVERIFY2(count > 80, qPrintable(QString::number(count)));
}

// The letter of two would only step from one to the other, or open the wrong submenu.
void WindowMannersTest::noTwoEntriesForDrawingsShareALetter_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("&Drawing");
    QTest::newRow("German") << QStringLiteral("de") << QStringLiteral("&Zeichnung");
}

void WindowMannersTest::noTwoEntriesForDrawingsShareALetter()
{
    QFETCH(const QString, language);
    QFETCH(const QString, title);
    test::TestWindow test({}, language);
    QStringList shared;
    const auto look = [&](const QMenu& menu, const auto& again) -> void {
        QHash<QString, QString> owners;
        for (const QAction* action : menu.actions()) {
            if (action->menu())
                again(*action->menu(), again);
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            if (letter.isEmpty())
                continue;
            if (owners.contains(letter))
                shared << owners.value(letter) + QStringLiteral(" / ") + action->text();
            owners.insert(letter, action->text());
        }
    };
    const auto tops = test.window().menuBar()->actions();
    const auto drawing = std::ranges::find(tops, title, &QAction::text);
    QVERIFY(drawing != tops.end());
    look(*(*drawing)->menu(), look);
    QVERIFY2(shared.isEmpty(), qPrintable(shared.join(QStringLiteral("; "))));
}

// Qt would call neither.
void WindowMannersTest::noTwoActionsShareAKey()
{
    test::TestWindow test;
    QHash<QKeySequence, QString> owners;
    for (const QAction* action : test.window().actions().actions())
        for (const QKeySequence& key : action->shortcuts()) {
            QVERIFY2(!owners.contains(key),
                     qPrintable(key.toString() + QLatin1Char(' ') + owners.value(key) + action->objectName()));
            owners.insert(key, action->objectName());
        }
    QVERIFY(owners.size() > 50);
}

void WindowMannersTest::theBottomRowComesBackWhole()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    app::WindowDocks& docks = test.window().docks();
    const std::vector<QDockWidget*> row{docks.dock("plots"), docks.dock("problems"), docks.dock("runs"),
                                        docks.dock("structure")};
    const auto shown = [&] {
        return std::ranges::count_if(row, [](const QDockWidget* dock) { return !dock->isHidden(); });
    };
    QCOMPARE(shown(), 4);
    hands.press(Qt::Key_F11);
    QCOMPARE(shown(), 0);
    // A run that fails brings the problems, and the tabs beside them.
    QByteArray text = test.page().session().file().document().text().bytes();
    text.replace("stroke=", "d_bore=abc, stroke=");
    QVERIFY(test.page().session().file().replaceText(QStringLiteral("Edit"), text));
    hands.press(Qt::Key_F5);
    QTRY_VERIFY(!docks.dock("problems")->visibleRegion().isEmpty());
    QCOMPARE(shown(), 4);
    QVERIFY(test.window().tabifiedDockWidgets(docks.dock("problems")).size() >= 3);
    // One that was closed by itself stays closed while others of the row are there.
    docks.dock("runs")->close();
    docks.bringForward(*docks.dock("plots"));
    QVERIFY(docks.dock("runs")->isHidden());
}

void WindowMannersTest::namesStandInQuotationMarks()
{
    test::TestWindow test;
    test::Hands hands(test);
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    const QString written = QStringLiteral("there is no `pmup` here");
    const QString shown = QStringLiteral("there is no %1 here").arg(QLocale().quoteString(QStringLiteral("pmup")));
    test.page().messages().show(model::Severity::Error, written);
    QCOMPARE(test.page().messages().text(), shown);
    Q_EMIT test.page().sheet().hintChanged(written);
    const auto labels = test.window().statusBar()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == shown; }));
    hands.clickOnSheet(hands.middleOf("cylinder"));
    editor::ParameterRow* row = test::partOf<editor::PropertyPanel>(test.window()).form().row(QStringLiteral("d_bore"));
    row->refuse(written);
    QCOMPARE(row->errorText(), shown);
}

void WindowMannersTest::leavingAsksOnceForAllFiles()
{
    test::TestWindow test;
    test::Hands hands(test);
    const QString first = edited(test, QStringLiteral("mass_spring.mo"));
    const QString second = edited(test, QStringLiteral("meter_in.mo"));
    QVERIFY(!first.isEmpty() && !second.isEmpty());
    const auto bytesOf = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    int questions = 0;
    const auto answer = [&](const char* button) {
        return std::vector<std::function<void(QWidget&)>>{[&, button](QWidget& dialog) {
            auto* box = qobject_cast<QMessageBox*>(&dialog);
            QVERIFY(box && box->informativeText().contains(first) && box->informativeText().contains(second));
            ++questions;
            for (QAbstractButton* one : box->buttons())
                if (one->text() == QLatin1String(button))
                    one->click();
        }};
    };
    hands.whenAsked(answer("Go on editing"));
    QVERIFY(!test.window().close());
    QCOMPARE(test.window().documents().pages().size(), std::size_t(2));
    QVERIFY(!bytesOf(first).contains("// changed"));
    hands.whenAsked(answer("Save all"));
    QVERIFY(test.window().close());
    QCOMPARE(questions, 2);
    QVERIFY(test.window().documents().pages().empty());
    QVERIFY(bytesOf(first).contains("// changed") && bytesOf(second).contains("// changed"));
}

// The bar lies over the upper edge of the sheet; other views, of which it would hide the first line, make room.
void WindowMannersTest::aMessageLeavesTheSheetWhereItIs()
{
    test::TestWindow test;
    test.window().resize(1440, 900);
    test.window().show();
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    editor::SheetView& sheet = test.page().sheet();
    sheet.zoomOut();  // so that there is room above
    const auto pump = [&] { return sheet.viewport()->mapTo(&test.window(), sheet.fromSheet({-46, -54})); };
    const QPoint before = pump();
    // A scroll bar that comes with the smaller height moves the middle a little aside.
    const auto isInPlace = [&] {
        const QPoint moved = pump() - before;
        return moved.y() == 0 && std::abs(moved.x()) <= 4;
    };
    app::MessageBar& bar = test.page().messages();
    bar.show(model::Severity::Note, QStringLiteral("12 points came late"));
    QTRY_VERIFY(bar.isVisible() && bar.height() > 10);
    QTRY_VERIFY(isInPlace());
    const auto topOf = [&](const QWidget& widget) { return widget.mapTo(&test.window(), QPoint()).y(); };
    QCOMPARE(topOf(sheet), topOf(bar) + bar.height());
    test.page().views().show(app::ClassViewKind::Declarations);
    const auto* declarations = test.page().findChild<editor::DeclarationsView*>();
    QTRY_VERIFY(declarations && declarations->isVisible() && topOf(*declarations) >= topOf(bar) + bar.height());
    test.page().views().show(app::ClassViewKind::Circuit);
    QTRY_VERIFY(isInPlace());
    bar.hide();
    QTRY_VERIFY(isInPlace());
}

void WindowMannersTest::aNarrowWindowNamesTheViews()
{
    test::TestWindow test;
    test.window().resize(1024, 700);
    test.window().show();
    QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    const auto* views = test.page().findChild<QTabBar*>(QStringLiteral("classViews"));
    QVERIFY(views);
    QCOMPARE(views->elideMode(), Qt::ElideRight);  // a word is told from its beginning
    constexpr int kPadding = 12;                   // px, of both sides
    for (int tab = 0; tab < views->count(); ++tab) {
        const QString text = views->tabText(tab);
        const int letters = views->fontMetrics().horizontalAdvance(text);
        const int least =
            tab == views->currentIndex() ? letters : std::min(letters, 8 * views->fontMetrics().averageCharWidth());
        QVERIFY2(QTest::qWaitFor([&] { return views->tabRect(tab).width() >= least + kPadding; }, 2000),
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(text).arg(views->tabRect(tab).width()).arg(letters)));
        QCOMPARE(views->tabToolTip(tab), text);
    }
    QCOMPARE(test.window().width(), 1024);
}

void WindowMannersTest::aSmallForceIsNotToldInKilonewtons()
{
    solver::ResultColumn force;
    force.unit = QStringLiteral("N");
    force.displayUnit = force.ownUnit = QStringLiteral("kN");
    QCOMPARE(solver::valueText(force, 2.54), QStringLiteral("2.54 N"));
    QCOMPARE(solver::valueText(force, 2540), QStringLiteral("2.54 kN"));
    QCOMPARE(solver::valueText(force, 2.54, QStringLiteral("kN")), QStringLiteral("0.00254 kN"));
    force.displayUnit = QStringLiteral("N");  // of a sheet in SI units
    QCOMPARE(solver::valueText(force, 2540), QStringLiteral("2540 N"));
}

// Whatever the panels want.
void WindowMannersTest::aSmallWindowLeavesHalfToTheSheet()
{
    test::TestWindow test;
    app::MainWindow& window = test.window();
    QVERIFY(window.documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    window.actions().action(QStringLiteral("run.start"))->trigger();
    QVERIFY(test.waitForEnd());
    test.page().session().select({{model::ComponentId{QStringLiteral("relief")}}, {}});
    const QWidget& sheets = *window.centralWidget();
    QDockWidget& properties = *window.docks().dock("properties");
    const auto isLaidOut = [&] { return properties.geometry().right() < window.width(); };
    for (const app::ThemeChoice choice : {app::ThemeChoice::Light, app::ThemeChoice::Dark}) {
        test.theme().setChoice(choice);
        window.resize(1024, 700);
        QTRY_VERIFY(isLaidOut());
        QCOMPARE(window.size(), QSize(1024, 700));
        QTRY_VERIFY2(2 * sheets.width() >= window.width(), qPrintable(QString::number(sheets.width())));
        QTRY_VERIFY2(2 * sheets.height() >= window.height() - 120, qPrintable(QString::number(sheets.height())));
        window.resize(1440, 900);
        QTRY_VERIFY2(properties.width() > 300, qPrintable(QString::number(properties.width())));
    }
}

BRAMAH_TEST(WindowMannersTest);
#include "window_manners_test.moc"
