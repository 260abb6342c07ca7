// SPDX-License-Identifier: GPL-3.0-or-later
// One panel over the whole window, and back.
#include "app/documents/document_page.h"
#include "app/frequency/frequency_form.h"
#include "app/widgets/dock_title_bar.h"
#include "app/window/window_docks.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QtTest/QTest>

using namespace bramah;

namespace {

/// The drive on a sheet that was zoomed and moved by hand.
class TouchedDrive
{
public:
    TouchedDrive() : hands(window)
    {
        window.window().resize(1300, 860);
        window.window().show();
        window.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        QTest::qWait(50);
        sheet().setFocus();
        hands.press(Qt::Key_Plus, Qt::ControlModifier);
        hands.press(Qt::Key_Plus, Qt::ControlModifier);
        QTest::qWait(50);
    }

    [[nodiscard]] editor::SheetView& sheet() { return window.page().sheet(); }
    [[nodiscard]] app::WindowDocks& docks() { return window.window().docks(); }
    /// What of the drawing is seen, and where.
    [[nodiscard]] QPolygonF seen() { return sheet().mapToScene(sheet().viewport()->rect()); }
    [[nodiscard]] bool sees(const QPolygonF& before)
    {
        const QPointF shift = seen().boundingRect().center() - before.boundingRect().center();
        const double pixel = 1 / sheet().transform().m11();
        return seen().boundingRect().size() == before.boundingRect().size() && shift.manhattanLength() <= 2 * pixel;
    }
    /// The row of tabs of a dock, and its tab there.
    [[nodiscard]] std::pair<QTabBar*, int> tabOf(const QDockWidget& dock)
    {
        for (QTabBar* bar : window.window().findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
            for (int tab = 0; tab < bar->count(); ++tab)
                if (bar->isVisible() && bar->tabText(tab) == dock.windowTitle())
                    return {bar, tab};
        return {nullptr, -1};
    }
    void doubleClickTab(const QDockWidget& dock)
    {
        const auto [bar, tab] = tabOf(dock);
        QVERIFY(bar);
        const QPoint middle = bar->tabRect(tab).center();
        QTest::mouseClick(bar, Qt::LeftButton, Qt::NoModifier, middle);
        QTest::mouseDClick(bar, Qt::LeftButton, Qt::NoModifier, middle);
    }

    /// Presses Pick, which brings the sheet.
    void pick(app::FrequencyForm& form)
    {
        QTest::mouseClick(&form.pickInputButton(), Qt::LeftButton);
        QVERIFY(form.isPicking());
        QVERIFY(!docks().isMaximized());
        QVERIFY(sheet().isVisible());
    }

    test::TestWindow window;
    test::Hands hands;
};

}  // namespace

class MaximizedPanelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aDoubleClickOnATabGivesTheWindowAndBringsTheSheetBack()
    {
        TouchedDrive drive;
        const QPolygonF before = drive.seen();
        const int heightBefore = drive.docks().dock("plots")->height();
        drive.doubleClickTab(*drive.docks().dock("structure"));
        QVERIFY(drive.docks().isMaximized());
        QVERIFY(!drive.sheet().isVisible());
        QVERIFY(drive.docks().dock("library")->isHidden() && drive.docks().dock("properties")->isHidden());
        QTRY_VERIFY(drive.docks().dock("structure")->height() > 2 * heightBefore);
        QVERIFY(drive.docks().dock("structure")->width() >= drive.window.window().width() - 8);
        // Its neighbours in the row are one click away, and the one in front stays there afterwards.
        const auto [bar, tab] = drive.tabOf(*drive.docks().dock("frequency"));
        QVERIFY(bar);
        QTest::mouseClick(bar, Qt::LeftButton, Qt::NoModifier, bar->tabRect(tab).center());
        QVERIFY(drive.docks().isMaximized());
        drive.doubleClickTab(*drive.docks().dock("frequency"));
        QVERIFY(!drive.docks().isMaximized());
        QVERIFY(drive.sheet().isVisible());
        QTRY_VERIFY(!drive.docks().dock("frequency")->visibleRegion().isEmpty());
        QVERIFY(!drive.docks().dock("library")->isHidden() && !drive.docks().dock("properties")->isHidden());
        QTRY_COMPARE(drive.docks().dock("frequency")->height(), heightBefore);
        QTRY_VERIFY(drive.sees(before));
    }

    void theHiddenSheetTakesNoKeys()
    {
        TouchedDrive drive;
        drive.sheet().fit();
        drive.hands.clickOnSheet(drive.hands.middleOf("mass"));
        const QByteArray before = drive.window.page().document().text().bytes();
        drive.doubleClickTab(*drive.docks().dock("plots"));
        QVERIFY(drive.docks().isMaximized());
        for (const Qt::Key key : {Qt::Key_X, Qt::Key_R, Qt::Key_Delete})
            drive.hands.press(key);
        QCOMPARE(drive.window.page().document().text().bytes(), before);
        drive.doubleClickTab(*drive.docks().dock("plots"));
        QVERIFY(!drive.docks().isMaximized());
        drive.hands.press(Qt::Key_X);
        QVERIFY(drive.window.page().document().text().bytes() != before);
    }

    void aKeyGivesTheWindowToThePanelWithTheFocus()
    {
        TouchedDrive drive;
        const QPolygonF before = drive.seen();
        drive.sheet().setFocus();
        drive.hands.press(Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(!drive.sheet().isVisible());
        QTRY_VERIFY(!drive.docks().dock("plots")->visibleRegion().isEmpty());
        QVERIFY(drive.window.window().actions().action(QStringLiteral("view.maximizePanel"))->isChecked());
        drive.hands.press(Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(drive.sheet().isVisible());
        QVERIFY(!drive.window.window().actions().action(QStringLiteral("view.maximizePanel"))->isChecked());
        QTRY_VERIFY(drive.sees(before));
        QVERIFY(drive.sheet().hasFocus());
        // Properties, as its field has the focus.
        for (QWidget* part : drive.docks().dock("properties")->findChildren<QWidget*>())
            if (part->focusPolicy() == Qt::StrongFocus && part->isVisible()) {
                part->setFocus();
                break;
            }
        QVERIFY(drive.docks().dock("properties")->isAncestorOf(QApplication::focusWidget()));
        drive.hands.press(Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(drive.docks().dock("plots")->isHidden());
        QTRY_VERIFY(drive.docks().dock("properties")->width() >= drive.window.window().width() - 8);
        drive.hands.press(Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(!drive.docks().dock("plots")->isHidden());
        QTRY_VERIFY(drive.sees(before));
    }

    void aTitleGivesTheWindowToo()
    {
        TouchedDrive drive;
        auto* title = drive.docks().dock("library")->titleBarWidget();
        QTest::mouseDClick(title, Qt::LeftButton, Qt::NoModifier, {20, title->height() / 2});
        QVERIFY(!drive.docks().dock("library")->isFloating());
        QTRY_VERIFY(drive.docks().dock("library")->width() >= drive.window.window().width() - 8);
        QTest::mouseDClick(title, Qt::LeftButton, Qt::NoModifier, {20, title->height() / 2});
        QVERIFY(drive.sheet().isVisible());
    }

    void whatNeedsTheSheetBringsItBack()
    {
        TouchedDrive drive;
        drive.hands.press(Qt::Key_F11, Qt::ShiftModifier);
        drive.docks().bringForward(*drive.docks().dock("properties"));
        QVERIFY(!drive.docks().isMaximized());
        drive.hands.press(Qt::Key_F11, Qt::ShiftModifier);
        drive.window.window().documents().newDocument();
        QVERIFY(!drive.docks().isMaximized());
        QVERIFY(drive.sheet().isVisible());
        // Closing the last panel of the row leaves the sheet, not an empty window.
        drive.hands.press(Qt::Key_F11, Qt::ShiftModifier);
        for (QDockWidget* dock :
             {drive.docks().dock("plots"), drive.docks().dock("problems"), drive.docks().dock("runs"),
              drive.docks().dock("measures"), drive.docks().dock("structure"), drive.docks().dock("frequency"),
              drive.docks().dock("why"), drive.docks().dock("lists"), drive.docks().dock("motion"),
              drive.docks().dock("studies"), drive.docks().dock("fit"), drive.docks().dock("optimise")})
            dock->close();
        QTRY_VERIFY(drive.sheet().isVisible());
        QVERIFY(drive.docks().dock("plots")->isHidden());
    }

    // What is picked stands on the sheet.
    void aPickGetsTheSheetAndThePanelItsWindowAgain()
    {
        TouchedDrive drive;
        drive.sheet().fit();
        QTRY_VERIFY(!drive.window.page().check().isPending());
        drive.doubleClickTab(*drive.docks().dock("frequency"));
        QTRY_VERIFY(!drive.docks().dock("frequency")->visibleRegion().isEmpty());
        QVERIFY(drive.docks().isMaximized());
        auto& form = test::partOf<app::FrequencyForm>(drive.window.window());
        drive.pick(form);
        QTest::qWait(50);
        QVERIFY(!drive.docks().dock("frequency")->visibleRegion().isEmpty());
        drive.hands.clickOnSheet(drive.hands.middleOf("valve"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(!drive.docks().isMaximized());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(drive.docks().isMaximized());
        QVERIFY(!form.isPicking());
        QVERIFY(form.findChild<QLineEdit*>(QStringLiteral("input"))->text().startsWith(QStringLiteral("valve.")));
        // Escape ends the choice first, then takes the window from the panel.
        drive.pick(form);
        drive.sheet().setFocus();
        drive.hands.press(Qt::Key_Escape);
        QVERIFY(!form.isPicking());
        QVERIFY(drive.docks().isMaximized());
        form.findChild<QLineEdit*>(QStringLiteral("input"))->setFocus();
        drive.hands.press(Qt::Key_Escape);
        QVERIFY(!drive.docks().isMaximized());
        QVERIFY(drive.sheet().isVisible());
        // A panel that has not got the window does not get it by a choice.
        QTest::mouseClick(&form.pickInputButton(), Qt::LeftButton);
        QTest::mouseClick(&form.pickInputButton(), Qt::LeftButton);
        QVERIFY(!form.isPicking());
        QVERIFY(!drive.docks().isMaximized());
    }

    void escapeLeavesEachPanel()
    {
        TouchedDrive drive;
        for (QDockWidget* dock :
             {drive.docks().dock("plots"), drive.docks().dock("problems"), drive.docks().dock("runs"),
              drive.docks().dock("structure"), drive.docks().dock("library"), drive.docks().dock("properties")}) {
            drive.docks().bringForward(*dock);
            drive.docks().toggleMaximized(*dock);
            QTest::qWait(20);
            QVERIFY2(drive.docks().isMaximized(), qPrintable(dock->objectName()));
            drive.hands.press(Qt::Key_Escape);
            QVERIFY2(!drive.docks().isMaximized(), qPrintable(dock->objectName()));
        }
        // A floating one over the screen, too.
        QDockWidget& plots = *drive.docks().dock("plots");
        plots.setFloating(true);
        drive.docks().toggleMaximized(plots);
        QTRY_VERIFY(plots.windowState().testFlag(Qt::WindowMaximized));
        QTest::keyClick(&plots, Qt::Key_Escape);
        QVERIFY(!plots.windowState().testFlag(Qt::WindowMaximized) && plots.isFloating());
    }

    void theLayoutThatIsKeptIsTheUsualOne()
    {
        TouchedDrive drive;
        drive.hands.press(Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(!drive.sheet().isVisible());
        drive.docks().remember();
        drive.hands.press(Qt::Key_F11, Qt::ShiftModifier);
        drive.docks().dock("library")->hide();
        drive.docks().restore();
        QVERIFY(!drive.docks().dock("library")->isHidden());
        QVERIFY(drive.sheet().isVisible());
    }
};

BRAMAH_TEST(MaximizedPanelTest);
#include "maximized_panel_test.moc"
