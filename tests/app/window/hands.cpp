// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/hands.h"

#include "app/window/main_tool_bar.h"
#include "editor/canvas/sheet_view.h"
#include "editor/palette/palette_model.h"
#include "editor/palette/palette_panel.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTimer>
#include <QTreeView>
#include <QtTest/QTest>

namespace bramah::test {

void Hands::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    // The offscreen platform has no window manager that gives the focus back when a dialog closes.
    if (!QApplication::activeWindow())
        QApplication::setActiveWindow(&test_.window());
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &test_.window(), key, modifiers);
}

void Hands::clickTool(const char* actionId)
{
    QAction* action = test_.window().actions().action(QLatin1String(actionId));
    QWidget* button = test_.window().toolBar().widgetForAction(action);
    QVERIFY2(button && button->isEnabled(), actionId);
    QTest::mouseClick(button, Qt::LeftButton);
}

void Hands::fill(QLineEdit& field, const QString& text)
{
    QTest::mouseClick(&field, Qt::LeftButton);
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

QModelIndex Hands::find(const QAbstractItemView& view, int role, const QString& text)
{
    const QModelIndexList found = view.model()->match(view.model()->index(0, 0), role, text, 1,
                                                      Qt::MatchExactly | Qt::MatchRecursive | Qt::MatchWrap);
    return found.isEmpty() ? QModelIndex() : found.front();
}

void Hands::place(const QString& className, QPointF sheetPosition)
{
    editor::PalettePanel& palette = test_.window().palettePanel();
    QTest::mouseClick(&palette.searchField(), Qt::LeftButton);
    QTest::keyClick(&palette.searchField(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&palette.searchField(), className.section(QLatin1Char('.'), -1));
    const QModelIndex index = find(palette.view(), editor::PaletteModel::kClassRole, className);
    QVERIFY2(index.isValid(), qPrintable(className));
    palette.view().scrollTo(index);
    QTest::mouseClick(palette.view().viewport(), Qt::LeftButton, {}, palette.view().visualRect(index).center());
    QTest::keyClick(&palette.view(), Qt::Key_Return);
    clickOnSheet(sheetPosition);
}

void Hands::moveOnSheet(QPointF to)
{
    editor::SheetView& sheet = test_.page().sheet();
    const QPoint position = sheet.fromSheet(to);
    QVERIFY2(sheet.viewport()->rect().contains(position), "out of the window");
    QMouseEvent event(QEvent::MouseMove, position, sheet.viewport()->mapToGlobal(position), Qt::NoButton, buttons_,
                      Qt::NoModifier);
    QApplication::sendEvent(sheet.viewport(), &event);
}

void Hands::pressOnSheet(QPointF at)
{
    editor::SheetView& sheet = test_.page().sheet();
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
    const model::DiagramPort* found = test_.page().session().diagram().port(
        {{text.section(QLatin1Char('.'), 0, 0)}, text.section(QLatin1Char('.'), 1)});
    return found ? found->position : QPointF(qQNaN(), qQNaN());
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
    auto* timer = new QTimer(&test_.window());
    auto waiting = std::make_shared<QElapsedTimer>();
    waiting->start();
    auto last = std::make_shared<QPointer<QWidget>>();
    QObject::connect(timer, &QTimer::timeout, timer,
                     [timer, waiting, last, milliseconds, next = std::size_t(0), all = std::move(answers)]() mutable {
                         QWidget* dialog = QApplication::activeModalWidget();
                         if (waiting->elapsed() > milliseconds) {
                             timer->stop();
                             timer->deleteLater();
                             // A dialog nobody answers would hang the test.
                             if (dialog)
                                 dialog->close();
                             return;
                         }
                         if (!dialog || dialog == *last || !dialog->isVisible())
                             return;
                         *last = dialog;
                         waiting->restart();
                         if (next + 1 == all.size()) {
                             timer->stop();
                             timer->deleteLater();
                         }
                         all.at(next++)(*dialog);
                     });
    timer->start(50);
}

std::function<void(QWidget&)> Hands::typeFileName(const QString& path)
{
    return [path](QWidget& dialog) {
        auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(field);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, path);
        QTest::keyClick(field, Qt::Key_Return);
    };
}

}  // namespace bramah::test
