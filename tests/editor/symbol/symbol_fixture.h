// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/symbol/symbol_canvas.h"
#include "editor/symbol/symbol_view.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/icon_set.h"
#include "model/document/document.h"

#include <QToolButton>
#include <QtTest/QTest>

#include <memory>

namespace bramah::test {

/// The view Symbol of a class in a window of its own, with the shipped library, on which tests use mouse and keys.
/// Places are in icon units.
class SymbolFixture
{
public:
    explicit SymbolFixture(const QByteArray& text)
        : icons(theme),
          workspace(shippedLibrary()),
          session(workspace, model::Document::create(QStringLiteral("S.mo"), text)),
          view(session, theme, icons)
    {
        view.resize(1200, 800);
        view.QWidget::show();
        view.show(session.sheet().className());
        view.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&view));
        view.canvas().setFocus();
    }

    [[nodiscard]] static std::unique_ptr<model::ClassLibrary> shippedLibrary()
    {
        auto library = std::make_unique<model::ClassLibrary>();
        library->addSearchPath(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
        return library;
    }

    [[nodiscard]] QByteArray text() const { return session.file().document().text().bytes(); }
    [[nodiscard]] editor::SymbolEditor& editor() { return view.editor(); }
    /// How the class's own graphic with that number is written.
    [[nodiscard]] QByteArray graphic(int index)
    {
        const model::DrawnGraphic* drawn = editor().drawing().own(index);
        return drawn ? drawn->text : QByteArray();
    }
    [[nodiscard]] int count() { return editor().drawing().ownCount; }

    void moveTo(QPointF place)
    {
        QWidget* viewport = view.canvas().viewport();
        const QPoint at = view.canvas().fromIcon(place);
        QMouseEvent event(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, buttons_, modifiers_);
        QCoreApplication::sendEvent(viewport, &event);
    }
    void press(QPointF place, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        modifiers_ = modifiers;
        moveTo(place);
        QTest::mousePress(view.canvas().viewport(), Qt::LeftButton, modifiers, view.canvas().fromIcon(place));
        buttons_ = Qt::LeftButton;
    }
    void release(QPointF place)
    {
        buttons_ = Qt::NoButton;
        QTest::mouseRelease(view.canvas().viewport(), Qt::LeftButton, modifiers_, view.canvas().fromIcon(place));
        modifiers_ = Qt::NoModifier;
    }
    void click(QPointF place, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        press(place, modifiers);
        release(place);
    }
    void doubleClick(QPointF place)
    {
        QTest::mouseDClick(view.canvas().viewport(), Qt::LeftButton, {}, view.canvas().fromIcon(place));
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        press(from, modifiers);
        moveTo((from + to) / 2);
        moveTo(to);
        release(to);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view.canvas(), key, modifiers);
    }
    /// Clicks the button of a tool.
    void clickTool(const char* name)
    {
        for (QToolButton* button : view.findChildren<QToolButton*>())
            if (button->property("tool").toString() == QLatin1String(name))
                QTest::mouseClick(button, Qt::LeftButton);
    }
    void undo() { session.file().undoStack().undo(); }
    void undoAll() { session.file().undoStack().setIndex(0); }

    editor::ActiveTheme theme;
    editor::IconSet icons;
    editor::Workspace workspace;
    editor::DocumentSession session;
    editor::SymbolView view;

private:
    Qt::MouseButtons buttons_ = Qt::NoButton;
    Qt::KeyboardModifiers modifiers_ = Qt::NoModifier;
};

}  // namespace bramah::test
