// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/hit_test.h"
#include "editor/canvas/sheet_overlay.h"
#include "editor/notes/note_forms.h"
#include "editor/session/selection.h"
#include "editor/tools/signal_choice.h"
#include "model/diagram/diagram.h"
#include "model/planning/diagram_change.h"

#include <QCursor>
#include <QStringList>

#include <memory>
#include <optional>

namespace bramah::editor {

class Tool;
struct CircuitPiece;

/// The interface by which a tool sees and changes the sheet: a narrow access to session and view. Positions are on the
/// sheet, y up. Large: tools know nothing else of the sheet, so that each of their ways to it is a function here.
class ToolContext
{
public:
    virtual ~ToolContext() = default;

    /// The drawing as the text has it, without previews; valid until the next edit.
    [[nodiscard]] virtual const model::Diagram& diagram() const = 0;
    /// What is selected on it.
    [[nodiscard]] virtual const Selection& selection() const = 0;
    /// Can symbols, lines and notes be changed now?
    [[nodiscard]] virtual bool isEditable() const = 0;
    /// The reason why it is not, in the user's words; empty if it is.
    [[nodiscard]] virtual QString whyFixed() const = 0;
    /// Where results show objects of the drawing; empty while a tool edits.
    [[nodiscard]] virtual const SheetShifts& shifts() const = 0;
    /// The largest distance of a hit from the mouse, in diagram units.
    [[nodiscard]] virtual double tolerance() const = 0;
    /// The symbol of a class at the sheet's origin; nothing if there is no such class.
    [[nodiscard]] virtual std::optional<model::DiagramComponent> symbolOf(const QString& className) = 0;

    /// Selects what of \a selection is on the sheet.
    virtual void select(const Selection& selection) = 0;
    /// Makes one undo entry; see DocumentSession::apply().
    virtual bool apply(const QString& name, const model::DiagramChanges& changes,
                       std::optional<Selection> selectAfter = std::nullopt) = 0;

    /// Inserts a piece from the clipboard, moved by \a delta: one undo entry.
    virtual bool insert(const CircuitPiece& piece, QPointF delta) = 0;

    /// True if the sheet grows for the shown objects.
    virtual bool preview(const model::DiagramChanges& changes) = 0;
    /// Shows the drawing as it is; does nothing without a preview.
    virtual void endPreview() = 0;
    /// Shows the marks of the tool in place of those before; an empty overlay: none.
    virtual void setOverlay(SheetOverlay overlay) = 0;
    /// Highlights the object under the mouse; a Hit of nothing: none.
    virtual void setHover(const Hit& hit) = 0;
    /// Says what the mouse does now; empty: nothing.
    virtual void setHint(const QString& hint) = 0;
    /// Sets the shape of the cursor over the sheet.
    virtual void setCursor(Qt::CursorShape shape) = 0;

    /// Asks for a signal of a bus; returns before there is an answer: see SignalChoice.
    virtual void chooseSignal(const SignalChoice& choice) = 0;

    /// Lets the user write text number \a which of a note where it stands; see note_forms.h.
    virtual void write(model::NoteId note, int which) = 0;
    /// The same for the last of \a notes, which are added together when it is written.
    virtual void writeNew(std::vector<NoteGraphics> notes) = 0;

    /// A plain click, for listeners that show results.
    virtual void clicked(const Hit& hit) = 0;
    /// A double click on a symbol, for listeners that open it.
    virtual void activated(const model::ComponentId& id) = 0;

    /// Makes \a tool the current one after the present event; null: the select tool.
    virtual void start(std::unique_ptr<Tool> tool) = 0;
};

}  // namespace bramah::editor
