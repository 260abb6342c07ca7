// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/monkey.h"

#include "app/documents/document_page.h"
#include "editor/session/document_session.h"
#include "model/document/document.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QTimer>
#include <QWheelEvent>
#include <QtTest/QTest>

#include <algorithm>
#include <array>

namespace bramah::test {
namespace {

constexpr std::array kExamples{"cylinder_drive.mo", "clamp_drill_unclamp.mo", "intelligent_pump.mo", "ring_main.mo"};

constexpr std::array kKeys{Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Delete,
                           Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Space,
                           Qt::Key_Home,   Qt::Key_End,    Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Backspace,
                           Qt::Key_F1,     Qt::Key_F2,     Qt::Key_F3,     Qt::Key_F5,       Qt::Key_F6,
                           Qt::Key_F10,    Qt::Key_F11,    Qt::Key_Plus,   Qt::Key_Minus,    Qt::Key_Menu};
constexpr std::array kWords{"1",     "150 bar", "-2.5", "1e400", "x",     "a.b",      "tank", "'q r'", "(((",
                            "p = 3", "{1, 2}",  "\"s",  "nan",   "0.1 s", "cylinder", "<b>",  "%1",    "ä ö"};

QByteArray nameOf(const QWidget& widget)
{
    QByteArray name = widget.metaObject()->className();
    if (!widget.objectName().isEmpty())
        name += ' ' + widget.objectName().toUtf8();
    return name;
}

}  // namespace

Monkey::Monkey(TestWindow& test, unsigned seed, int events, EventLog& log)
    : test_(test), random_(seed), left_(events), log_(log)
{
}

void Monkey::start()
{
    keepBusy();
    sinceLast_.start();
    QTimer::singleShot(0, this, &Monkey::act);
}

void Monkey::keepBusy()
{
    if (test_.window().documents().currentPage())
        return;
    // A copy, since it will be saved.
    const QString name = QLatin1String(oneOf(kExamples));
    const QString path = test_.filePath(QString::number(left_) + QLatin1Char('_') + name);
    if (QFile::copy(TestWindow::example(name), path) &&
        QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        test_.window().documents().open(path);
}

void Monkey::act()
{
    slowest_ = std::max(slowest_, sinceLast_.restart());
    if (left_-- <= 0) {
        Q_EMIT finished();
        return;
    }
    QTimer::singleShot(0, this, &Monkey::act);
    QWidget* popup = QApplication::activePopupWidget();
    QWidget* modal = QApplication::activeModalWidget();
    if (!popup && qobject_cast<QFileDialog*>(modal)) {
        answerFileDialog(*modal);
        return;
    }
    if (!popup && !modal && !test_.window().isVisible())
        test_.window().show();
    if (!popup && !modal)
        keepBusy();
    QWidget* window = popup ? popup : modal ? modal : &test_.window();
    // Windows beside the main one, as those of spectra.
    if (!popup && !modal && below(8) == 0) {
        QWidgetList others = QApplication::topLevelWidgets();
        others.removeIf([](const QWidget* one) { return !one->isVisible() || one->inherits("QTipLabel"); });
        std::ranges::sort(others, {}, [](const QWidget* one) { return nameOf(*one); });
        if (!others.isEmpty())
            window = others.at(below(static_cast<int>(others.size())));
    }
    actOn(*window);
}

void Monkey::actOn(QWidget& window)
{
    QApplication::setActiveWindow(&window);
    const QPoint place(below(std::max(1, window.width())), below(std::max(1, window.height())));
    QWidget* widget = window.childAt(place);
    if (!widget)
        widget = &window;
    const QPoint at = widget->mapFrom(&window, place);
    QWidget* focus = window.focusWidget() ? window.focusWidget() : &window;
    switch (below(12)) {
    case 0:
    case 1:
    case 2: click(*widget, at); break;
    case 3: drag(*widget, at); break;
    case 4: turnWheel(*widget, at); break;
    case 5: type(*focus); break;
    case 6: {
        log_.add("context menu at " + nameOf(*widget));
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
        break;
    }
    case 7:
        log_.add("move over " + nameOf(*widget));
        QTest::mouseMove(widget, at);
        break;
    default: press(*focus); break;
    }
}

void Monkey::answerFileDialog(QWidget& dialog)
{
    const QString name = test_.filePath(QStringLiteral("m%1.mo").arg(below(4)));
    const bool isAccepted = below(3) == 0;
    log_.add(isAccepted ? "file dialog: " + name.toUtf8() : QByteArray("file dialog: escape"));
    auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    if (!isAccepted || !field) {
        QTest::keyClick(&dialog, Qt::Key_Escape);
        return;
    }
    field->setText(name);
    QTest::keyClick(field, Qt::Key_Return);
}

Qt::KeyboardModifiers Monkey::modifiers()
{
    switch (below(8)) {
    case 0: return Qt::ShiftModifier;
    case 1:
    case 2: return Qt::ControlModifier;
    case 3: return Qt::ControlModifier | Qt::ShiftModifier;
    case 4: return Qt::AltModifier;
    default: return Qt::NoModifier;
    }
}

void Monkey::click(QWidget& widget, QPoint at)
{
    const Qt::MouseButton button = below(5) == 0 ? Qt::RightButton : Qt::LeftButton;
    const Qt::KeyboardModifiers keys = below(4) == 0 ? modifiers() : Qt::NoModifier;
    log_.add((button == Qt::LeftButton ? "click " : "right click ") + nameOf(widget) + ' ' +
             QByteArray::number(at.x()) + ',' + QByteArray::number(at.y()));
    noteTyping(widget);
    if (below(5) == 0)
        QTest::mouseDClick(&widget, button, keys, at);
    else
        QTest::mouseClick(&widget, button, keys, at);
}

void Monkey::drag(QWidget& widget, QPoint from)
{
    const QPointer<QWidget> held = &widget;
    log_.add("drag in " + nameOf(widget));
    noteTyping(widget);
    QTest::mousePress(held, Qt::LeftButton, Qt::NoModifier, from);
    for (int step = 0; step < 3 && held; ++step)
        QTest::mouseMove(held, {below(std::max(1, held->width())), below(std::max(1, held->height()))});
    if (held)
        QTest::mouseRelease(held, Qt::LeftButton, Qt::NoModifier,
                            {below(std::max(1, held->width())), below(std::max(1, held->height()))});
}

void Monkey::turnWheel(QWidget& widget, QPoint at)
{
    log_.add("wheel on " + nameOf(widget));
    const QPoint way(0, below(2) == 0 ? 120 : -120);
    QWheelEvent event(at, widget.mapToGlobal(at), {}, way, Qt::NoButton,
                      below(2) == 0 ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

void Monkey::press(QWidget& widget)
{
    Qt::KeyboardModifiers keys = modifiers();
    Qt::Key key = oneOf(kKeys);
    if (below(2) == 0)
        key = static_cast<Qt::Key>(Qt::Key_A + below(26));
    else if (below(4) == 0)
        key = static_cast<Qt::Key>(Qt::Key_0 + below(10));
    log_.add("key " + QKeySequence(QKeyCombination(keys, key)).toString().toUtf8() + " to " + nameOf(widget));
    noteTyping(widget);
    // Ctrl+Q would end the evening.
    if (!(key == Qt::Key_Q && keys == Qt::ControlModifier))
        QTest::keyClick(&widget, key, keys);
}

void Monkey::type(QWidget& widget)
{
    const QString word = QString::fromUtf8(oneOf(kWords));
    log_.add("type " + word.toUtf8() + " to " + nameOf(widget));
    noteTyping(widget);
    const QPointer<QWidget> field = &widget;
    for (const QChar letter : word)
        if (field)
            QTest::sendKeyEvent(QTest::Click, field, static_cast<Qt::Key>(letter.toUpper().unicode()), QString(letter),
                                Qt::NoModifier);
}

void Monkey::noteTyping(QWidget& widget)
{
    const bool isText = qobject_cast<QPlainTextEdit*>(&widget) || qobject_cast<QTextEdit*>(&widget) ||
                        qobject_cast<QPlainTextEdit*>(widget.parentWidget()) ||
                        qobject_cast<QTextEdit*>(widget.parentWidget());
    if (isText && test_.window().documents().currentPage())
        typedInto_.insert(&test_.page().session().file().document());
}

QStringList Monkey::brokenTexts() const
{
    QStringList broken;
    for (app::DocumentPage* page : test_.window().findChildren<app::DocumentPage*>()) {
        model::Document& document = page->session().file().document();
        if (!typedInto_.contains(&document) && document.textState() != model::Document::TextState::Sound)
            broken.append(document.text().fileName());
    }
    return broken;
}

}  // namespace bramah::test
