// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/placed_values.h"
#include "editor/tools/tool.h"
#include "editor/tools/tool_context.h"

#include <QObject>

namespace bramah::editor {

class DocumentSession;
class SheetScene;
class SheetSurface;

/// Holds the current tool of a sheet and connects it with session, scene and surface, all borrowed. Returns to the
/// select tool. GUI thread.
class ToolController : public QObject, private ToolContext
{
    Q_OBJECT
public:
    /// Begins with the select tool.
    ToolController(DocumentSession& session, SheetScene& scene, SheetSurface& surface);
    ~ToolController() override;

    /// An event of the left button, with its place on the sheet; goes to the current tool.
    ///@{
    void press(const ToolEvent& event);
    void move(const ToolEvent& event);
    void release(const ToolEvent& event);
    void doubleClick(const ToolEvent& event);
    ///@}
    /// Gives a key to the current tool; false if it has no use for it.
    bool key(int key, Qt::KeyboardModifiers modifiers);
    /// Turns the object being placed by quarter turns counterclockwise; false if there is none that can be turned.
    bool turn(int quarterTurns);
    /// Mirrors that object left to right, or top to bottom; false if there is none that can be mirrored.
    bool mirror(bool upsideDown);
    /// The mouse has left the sheet: highlights and the hint go, an unfinished action stays.
    void leave();
    /// Is there an unfinished action, as a line being drawn or a symbol being placed?
    [[nodiscard]] bool isBusy() const { return tool_->isBusy(); }
    /// Ends the unfinished action; false if there is none.
    bool cancel();
    /// Starts placing a new symbol, with \a values; false if there is no such class or the document cannot be edited.
    bool startPlacing(const QString& className, bool keepPlacing, PlacedValues values = {});
    /// Starts placing the contents of the clipboard, first at \a position; false if it is empty or the document cannot
    /// be edited.
    bool startPasting(QPointF position);
    /// Starts drawing a note; false if the document cannot be edited.
    bool startNote(model::NoteKind kind, QPointF position);
    /// Starts placing a new note whose middle is at \a position; false as above.
    bool startPlacingNote(NoteGraphics graphics, QPointF position);
    /// Shows a symbol that is dragged from the palette at \a position; false if there is no such class or the document
    /// cannot be edited.
    bool dragSymbol(const QString& className, QPointF position);
    /// Places the dragged symbol at \a position.
    void dropSymbol(QPointF position);
    /// Ends a drag that has left the sheet.
    void endDrag();
    /// To be called when the diagram was built anew.
    void diagramChanged();

Q_SIGNALS:
    /// A plain click, without drag or modifier, on an object or beside all.
    void clickedAt(const bramah::editor::Hit& hit);
    /// A double click on a symbol.
    void activatedComponent(const bramah::model::ComponentId& id);
    /// What the mouse does now; empty if there is nothing to explain.
    void hint(const QString& text);

private:
    [[nodiscard]] ToolContext& context() { return *this; }
    [[nodiscard]] const model::Diagram& diagram() const override;
    [[nodiscard]] const Selection& selection() const override;
    [[nodiscard]] bool isEditable() const override;
    [[nodiscard]] QString whyFixed() const override;
    [[nodiscard]] const SheetShifts& shifts() const override;
    [[nodiscard]] double tolerance() const override;
    [[nodiscard]] std::optional<model::DiagramComponent> symbolOf(const QString& className) override;
    void select(const Selection& selection) override;
    bool apply(const QString& name, const model::DiagramChanges& changes,
               std::optional<Selection> selectAfter) override;
    bool insert(const CircuitPiece& piece, QPointF delta) override;
    bool preview(const model::DiagramChanges& changes) override;
    void endPreview() override;
    void setOverlay(SheetOverlay overlay) override;
    void setHover(const Hit& hit) override;
    void setHint(const QString& text) override;
    void setCursor(Qt::CursorShape shape) override;
    void chooseSignal(const SignalChoice& choice) override;
    void write(model::NoteId note, int which) override;
    void writeNew(std::vector<NoteGraphics> notes) override;
    void clicked(const Hit& hit) override;
    void activated(const model::ComponentId& id) override;
    void start(std::unique_ptr<Tool> tool) override;

    /// Passes the event to the tool, then makes a tool that it started the current one.
    template <typename Call>
    auto give(Call call);
    void use(std::unique_ptr<Tool> tool);

    DocumentSession& session_;
    SheetScene& scene_;
    SheetSurface& surface_;
    std::unique_ptr<Tool> tool_;
    std::unique_ptr<Tool> next_;
    int depth_ = 0;
    bool isApplying_ = false;
    QString hint_;
    QString dragged_;  ///< class of the symbol being dragged from the palette
};

}  // namespace bramah::editor
