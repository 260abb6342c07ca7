// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/tool_context.h"
#include "model/document/document.h"
#include "tests/model/diagram/test_library.h"

#include <QStringList>

#include <memory>

namespace bramah::test {

/// A document with the mouse over its sheet, and no window: tools get events and write down all that they ask of the
/// sheet. A hit reaches two units.
class ToolHand : public editor::ToolContext
{
public:
    explicit ToolHand(const QByteArray& text)
        : workspace(makeTestLibrary()),
          session(workspace, model::Document::create(QStringLiteral("M.mo"), text)),
          tool(std::make_unique<editor::SelectTool>(*this))
    {
    }

    // The mouse.
    void press(QPointF at, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        give([&] { tool->press({at, modifiers}); });
    }
    void move(QPointF at, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        give([&] { tool->move({at, modifiers}); });
    }
    void release(QPointF at, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        give([&] { tool->release({at, modifiers}); });
    }
    void click(QPointF at, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        move(at, modifiers);
        press(at, modifiers);
        release(at, modifiers);
    }
    /// Presses at \a from and goes on to \a to, where the button stays down.
    void drag(QPointF from, QPointF to)
    {
        move(from);
        press(from);
        move((from + to) / 2);
        move(to);
    }
    bool key(int key)
    {
        bool isTaken = false;
        give([&] { isTaken = tool->key(key, Qt::NoModifier); });
        return isTaken;
    }
    /// As Esc does.
    void escape()
    {
        tool->cancel();
        start(nullptr);
    }
    template <typename Kind>
    [[nodiscard]] bool holds() const
    {
        return dynamic_cast<const Kind*>(tool.get()) != nullptr;
    }

    // The sheet.
    [[nodiscard]] const model::Diagram& diagram() const override { return session.sheet().diagram(); }
    [[nodiscard]] const editor::Selection& selection() const override { return session.selection(); }
    [[nodiscard]] bool isEditable() const override { return session.isDrawingEditable(); }
    [[nodiscard]] QString whyFixed() const override
    {
        return session.isDrawingLocked() ? QStringLiteral("locked") : session.readOnlyReason();
    }
    [[nodiscard]] const editor::SheetShifts& shifts() const override { return shown; }
    [[nodiscard]] double tolerance() const override { return 2; }
    [[nodiscard]] std::optional<model::DiagramComponent> symbolOf(const QString& className) override
    {
        return workspace.symbolOf(className);
    }
    void select(const editor::Selection& selection) override { session.select(selection); }
    bool apply(const QString& name, const model::DiagramChanges& changes,
               std::optional<editor::Selection> selectAfter) override
    {
        applied << name;
        return session.apply(name, changes, std::move(selectAfter));
    }
    bool insert(const editor::CircuitPiece&, QPointF) override { return false; }
    bool preview(const model::DiagramChanges& changes) override
    {
        previewed = changes;
        return false;
    }
    void endPreview() override { previewed.clear(); }
    void setOverlay(editor::SheetOverlay marks) override { overlay = std::move(marks); }
    void setHover(const editor::Hit& hit) override { hover = hit; }
    void setHint(const QString& text) override { hint = text; }
    void setCursor(Qt::CursorShape shape) override { cursor = shape; }
    void chooseSignal(const editor::SignalChoice&) override {}
    void write(model::NoteId note, int which) override { written.append({note.first, which}); }
    void writeNew(std::vector<editor::NoteGraphics> notes) override { fresh = std::move(notes); }
    void clicked(const editor::Hit& hit) override { clicks.push_back(hit); }
    void activated(const model::ComponentId& id) override { opened << id.name; }
    void start(std::unique_ptr<editor::Tool> started) override
    {
        next_ = started ? std::move(started) : std::make_unique<editor::SelectTool>(*this);
        if (depth_ == 0)
            tool = std::move(next_);
    }

    [[nodiscard]] QByteArray text() const { return session.file().document().text().bytes(); }
    /// Names of the selected components, sorted.
    [[nodiscard]] QStringList selected() const
    {
        QStringList names;
        for (const model::ComponentId& id : selection().components)
            names << id.name;
        names.sort();
        return names;
    }
    [[nodiscard]] QPointF middleOf(const char* component) const
    {
        return diagram().component({QString::fromLatin1(component)})->anchor();
    }

    editor::Workspace workspace;
    editor::DocumentSession session;
    std::unique_ptr<editor::Tool> tool;
    QStringList applied, opened;
    std::vector<editor::Hit> clicks;
    QList<std::pair<int, int>> written;
    std::vector<editor::NoteGraphics> fresh;
    model::DiagramChanges previewed;
    editor::SheetOverlay overlay;
    editor::Hit hover;
    editor::SheetShifts shown;
    QString hint;
    Qt::CursorShape cursor = Qt::ArrowCursor;

private:
    /// The next tool takes over after the event.
    template <typename Call>
    void give(Call call)
    {
        ++depth_;
        call();
        if (--depth_ == 0 && next_)
            tool = std::move(next_);
    }

    std::unique_ptr<editor::Tool> next_;
    int depth_ = 0;
};

}  // namespace bramah::test
