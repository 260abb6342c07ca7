// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/hands.h"

#include "app/window/main_tool_bar.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/palette/palette_model.h"
#include "editor/palette/palette_panel.h"
#include "editor/view/sheet_view.h"
#include "tests/part_of.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDrag>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeView>
#include <QWindow>
#include <QtTest/QTest>

#include <algorithm>

namespace bramah::test {

void Hands::activate()
{
    // The offscreen platform has no window manager that makes a window active when a dialog closes or it is clicked.
    if (!QApplication::activeWindow())
        QApplication::setActiveWindow(&test_.window());
}

void Hands::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    activate();
    // An open menu takes the keys.
    QWidget* focus = openMenu() ? openMenu() : QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &test_.window(), key, modifiers);
}

void Hands::clickTool(const char* actionId)
{
    QAction* action = test_.window().actions().action(QLatin1String(actionId));
    QWidget* button = test::partOf<app::MainToolBar>(test_.window()).widgetForAction(action);
    QVERIFY2(button && button->isEnabled(), actionId);
    QTest::mouseClick(button, Qt::LeftButton);
}

void Hands::openNewSheet()
{
    clickTool("file.new");
    clickOnSheet({0, 0});
}

void Hands::fill(QLineEdit& field, const QString& text)
{
    QTest::mouseClick(&field, Qt::LeftButton);
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

void Hands::typeRow(QTableWidget& table, int row, int column, std::initializer_list<const char*> texts)
{
    for (const char* text : texts) {
        table.setCurrentCell(row, column++);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // of a field before
        table.edit(table.currentIndex());
        const auto boxes = table.viewport()->findChildren<QComboBox*>();
        const auto isHere = [cell = table.visualRect(table.currentIndex())](const QComboBox* box) {
            return cell.contains(box->geometry().center());
        };
        if (const auto found = std::ranges::find_if(boxes, isHere); found != boxes.end()) {
            QComboBox* box = *found;
            box->setCurrentText(QLatin1String(text));
            QTest::keyClick(box, Qt::Key_Return);
        } else {
            auto* field = table.viewport()->findChild<QLineEdit*>();
            QVERIFY(field);
            field->selectAll();
            QTest::keyClick(field, Qt::Key_Delete);
            QTest::keyClicks(field, QLatin1String(text));
            QTest::keyClick(field, Qt::Key_Return);
        }
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

QModelIndex Hands::find(const QAbstractItemView& view, int role, const QString& text)
{
    const QModelIndexList found = view.model()->match(view.model()->index(0, 0), role, text, 1,
                                                      Qt::MatchExactly | Qt::MatchRecursive | Qt::MatchWrap);
    return found.isEmpty() ? QModelIndex() : found.front();
}

QModelIndex Hands::findInLibrary(const QString& className)
{
    editor::PalettePanel& palette = test::partOf<editor::PalettePanel>(test_.window());
    QTest::mouseClick(&palette.searchField(), Qt::LeftButton);
    QTest::keyClick(&palette.searchField(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&palette.searchField(), className.section(QLatin1Char('.'), -1));
    const QModelIndex index = find(palette.view(), editor::PaletteModel::kClassRole, className);
    if (index.isValid())
        palette.view().scrollTo(index);
    return index;
}

void Hands::place(const QString& className, QPointF sheetPosition)
{
    const QModelIndex index = findInLibrary(className);
    QVERIFY2(index.isValid(), qPrintable(className));
    QTreeView& view = test::partOf<editor::PalettePanel>(test_.window()).view();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
    QTest::keyClick(&view, Qt::Key_Return);
    clickOnSheet(sheetPosition);
}

void Hands::moveOver(QWidget& widget, QPoint position)
{
    QMouseEvent event(QEvent::MouseMove, position, widget.mapToGlobal(position), Qt::NoButton, buttons_,
                      Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

void Hands::dragFromLibrary(const QString& className, QPointF sheetPosition)
{
    const QModelIndex index = findInLibrary(className);
    QVERIFY2(index.isValid(), qPrintable(className));
    QTreeView& view = test::partOf<editor::PalettePanel>(test_.window()).view();
    editor::SheetView& sheet = test_.page().sheet();
    const QPoint from = view.visualRect(index).center();
    const QPoint to = sheet.fromSheet(sheetPosition);
    QVERIFY2(sheet.viewport()->rect().contains(to), "out of the window");

    // Press and moves make the list start a QDrag with its own data. Where there is no window system (the offscreen
    // platform) QDrag::exec() comes back at once and nobody carries the data on; so the hands do that half themselves:
    // the drag events a window system sends, given to the window, which finds the widget under the mouse as always.
    QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
    buttons_ = Qt::LeftButton;
    moveOver(*view.viewport(), from + QPoint(QApplication::startDragDistance() + 2, 0));
    moveOver(*view.viewport(), from + QPoint(QApplication::startDragDistance() + 12, 0));
    const QList<QDrag*> drags = view.findChildren<QDrag*>();  // earlier ones may not be deleted yet
    QVERIFY2(!drags.isEmpty() && drags.last()->mimeData(), "the row cannot be dragged");
    const QDrag* drag = drags.last();
    QWindow* window = test_.window().windowHandle();
    const QPoint place = sheet.viewport()->mapTo(&test_.window(), to);
    QDragEnterEvent enter(place - QPoint(40, 30), drag->supportedActions(), drag->mimeData(), Qt::LeftButton, {});
    QApplication::sendEvent(window, &enter);
    for (const QPoint& offset : {QPoint(-4, -4), QPoint(0, 0)}) {
        QDragMoveEvent move(place + offset, drag->supportedActions(), drag->mimeData(), Qt::LeftButton, {});
        QApplication::sendEvent(window, &move);
        QVERIFY2(move.isAccepted(), "the sheet does not take it");
        QVERIFY2(!sheet.sheet().overlay().ghosts.empty(), "the symbol is not shown under the mouse");
    }
    QDropEvent drop(place, drag->supportedActions(), drag->mimeData(), Qt::LeftButton, {});
    QApplication::sendEvent(window, &drop);
    QVERIFY(drop.isAccepted());
    buttons_ = Qt::NoButton;
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, from);
}

void Hands::moveOnSheet(QPointF to)
{
    editor::SheetView& sheet = test_.page().sheet();
    const QPoint position = sheet.fromSheet(to);
    QVERIFY2(sheet.viewport()->rect().contains(position), "out of the window");
    moveOver(*sheet.viewport(), position);
}

void Hands::pressOnSheet(QPointF at)
{
    editor::SheetView& sheet = test_.page().sheet();
    activate();
    moveOnSheet(at);
    QTest::mousePress(sheet.viewport(), Qt::LeftButton, {}, sheet.fromSheet(at));
    buttons_ = Qt::LeftButton;
}

void Hands::releaseOnSheet(QPointF at)
{
    editor::SheetView& sheet = test_.page().sheet();
    buttons_ = Qt::NoButton;
    QTest::mouseRelease(sheet.viewport(), Qt::LeftButton, {}, sheet.fromSheet(at));
}

void Hands::clickOnSheet(QPointF at)
{
    pressOnSheet(at);
    releaseOnSheet(at);
}

void Hands::dragOnSheet(QPointF from, QPointF to)
{
    pressOnSheet(from);
    moveOnSheet((from + to) / 2);
    moveOnSheet(to);
    releaseOnSheet(to);
}

QPointF Hands::portPosition(const char* port) const
{
    const QString text = QString::fromLatin1(port);
    const model::DiagramPort* found = test_.page().session().sheet().diagram().port(
        {{text.section(QLatin1Char('.'), 0, 0)}, text.section(QLatin1Char('.'), 1)});
    return found ? found->position : QPointF(qQNaN(), qQNaN());
}

QPointF Hands::middleOf(const char* component) const
{
    const model::DiagramComponent* found =
        test_.page().session().sheet().diagram().component({QLatin1String(component)});
    return found ? found->bounds.center() : QPointF(qQNaN(), qQNaN());
}

QToolButton* Hands::probeButton() const
{
    // What has asked to be deleted is gone for the user.
    for (QToolButton* button : test_.page().sheet().findChildren<QToolButton*>(QStringLiteral("probeButton")))
        if (button->isVisible())
            return button;
    return nullptr;
}

QMenu* Hands::openMenu()
{
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

void Hands::choose(QMenu& menu, const QString& data)
{
    for (QAction* action : menu.actions()) {
        if (action->data().toString() == data) {
            QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
            return;
        }
        const QList<QAction*> inner = action->menu() ? action->menu()->actions() : QList<QAction*>();
        const bool isInside =
            std::any_of(inner.begin(), inner.end(), [&](const QAction* one) { return one->data().toString() == data; });
        if (isInside) {
            QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
            QVERIFY(QTest::qWaitFor([&] { return action->menu()->isVisible(); }));
            choose(*action->menu(), data);
            return;
        }
    }
    QFAIL(qPrintable(QStringLiteral("no such entry: ") + data));
}

void Hands::plotClicked(const QString& variable)
{
    QToolButton* button = probeButton();
    QVERIFY2(button, "no button beside what was clicked");
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(openMenu());
    choose(*openMenu(), variable);
    // It stays open for more.
    while (openMenu())
        press(Qt::Key_Escape);
}

void Hands::dragBetween(const char* fromPort, const char* toPort)
{
    QVERIFY2(!qIsNaN(portPosition(fromPort).x()), fromPort);
    QVERIFY2(!qIsNaN(portPosition(toPort).x()), toPort);
    dragOnSheet(portPosition(fromPort), portPosition(toPort));
}

void Hands::doubleClick(QAbstractItemView& view, const QModelIndex& index)
{
    view.scrollTo(index);
    const QPoint position = view.visualRect(index).center();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, position);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, position);
}

void Hands::whenAsked(std::vector<std::function<void(QWidget&)>> answers, int milliseconds)
{
    QVERIFY2(!answers_ || answers_->areAllGiven(), "a dialog expected earlier did not come");
    delete answers_;
    answers_ = new DialogAnswers(std::move(answers), milliseconds, test_.window());
}

std::function<void(QWidget&)> Hands::typeFileName(const QString& path)
{
    return [path](QWidget& dialog) {
        auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(field);
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, path);
        QTest::keyClick(field, Qt::Key_Return);
    };
}

}  // namespace bramah::test
