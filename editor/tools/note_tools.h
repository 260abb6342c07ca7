// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/notes/note_forms.h"
#include "editor/notes/note_handles.h"
#include "editor/tools/tool.h"

#include <optional>

namespace bramah::editor {

/// Draws a new note. A text: a click, or a drag over its width. A leader: from the point it is about to its text. A
/// frame: a drag over its area, or a click in each of two corners. A table: a click at its upper left corner.
class DrawNoteTool : public Tool
{
public:
    /// \a kind: Text, Leader, Frame or Table.
    DrawNoteTool(ToolContext& context, model::NoteKind kind);

    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    [[nodiscard]] bool outlivesEdits() const override { return true; }

private:
    [[nodiscard]] NoteGraphics drawn() const;
    void show();
    void finish();
    void finishLeader();

    model::NoteKind kind_;
    std::optional<QPointF> start_;
    QPointF end_;
};

/// Drags a handle of a note.
class PullNoteTool : public Tool
{
public:
    /// \a handle: one of handlesOfNote(), at which the mouse was pressed.
    PullNoteTool(ToolContext& context, model::NoteId note, const NoteHandle& handle);

    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void cancel() override;

private:
    model::NoteId note_;
    NoteHandle handle_;
    model::DiagramChanges changes_;
};

/// Carries new graphics, as a picture, until a click or Enter puts them down.
class PlaceNoteTool : public Tool
{
public:
    /// \a graphics have their middle at \a at.
    PlaceNoteTool(ToolContext& context, NoteGraphics graphics, QPointF at);

    void move(const ToolEvent& event) override;
    void press(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;

private:
    void show();
    void putDown();

    NoteGraphics graphics_;
    QPointF at_;
    bool isPressed_ = false;
};

/// Half a module: notes need not meet lines.
[[nodiscard]] QPointF onNoteGrid(QPointF place);

}  // namespace bramah::editor
