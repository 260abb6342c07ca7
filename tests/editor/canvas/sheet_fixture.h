// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/model/diagram/test_library.h"

#include <QDir>
#include <QtTest/QTest>

#include <memory>

namespace bramah::test {

/// The library that comes with the program.
inline std::unique_ptr<model::ClassLibrary> shippedLibrary()
{
    auto library = std::make_unique<model::ClassLibrary>();
    library->addSearchPath(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("library")));
    return library;
}

/// A sheet in a window of its own, on which tests use mouse and keys.
class SheetFixture
{
public:
    explicit SheetFixture(const QByteArray& text, std::unique_ptr<model::ClassLibrary> library = makeTestLibrary())
        : workspace(std::move(library)),
          session(workspace, model::Document::create(QStringLiteral("M.mo"), text)),
          view(session)
    {
        view.resize(900, 700);
        view.show();
        view.setZoom(4);
        view.centerOn(0, 0);
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
    }

    [[nodiscard]] QByteArray text() const { return session.file().document().text().bytes(); }
    [[nodiscard]] const model::Diagram& diagram() const { return session.sheet().diagram(); }

    void moveTo(QPointF sheet)
    {
        QMouseEvent event(QEvent::MouseMove, view.fromSheet(sheet), view.viewport()->mapToGlobal(view.fromSheet(sheet)),
                          Qt::NoButton, buttons_, modifiers_);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void press(QPointF sheet, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        modifiers_ = modifiers;
        moveTo(sheet);
        QTest::mousePress(view.viewport(), Qt::LeftButton, modifiers, view.fromSheet(sheet));
        buttons_ = Qt::LeftButton;
    }
    void release(QPointF sheet)
    {
        buttons_ = Qt::NoButton;
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, modifiers_, view.fromSheet(sheet));
        modifiers_ = Qt::NoModifier;
    }
    void click(QPointF sheet, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        press(sheet, modifiers);
        release(sheet);
    }
    void drag(QPointF from, QPointF to)
    {
        press(from);
        moveTo((from + to) / 2);
        moveTo(to);
        release(to);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { QTest::keyClick(&view, key, modifiers); }

    editor::Workspace workspace;
    editor::DocumentSession session;
    editor::SheetView view;

private:
    Qt::MouseButtons buttons_ = Qt::NoButton;
    Qt::KeyboardModifiers modifiers_ = Qt::NoModifier;
};

}  // namespace bramah::test
