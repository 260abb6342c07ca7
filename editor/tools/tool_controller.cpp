// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/tool_controller.h"

#include "editor/canvas/sheet_scene.h"
#include "editor/commands/circuit_clipboard.h"
#include "editor/commands/sheet_commands.h"
#include "editor/hierarchy/own_class_command.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/tools/note_tools.h"
#include "editor/tools/paste_tool.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/sheet_surface.h"

#include <algorithm>

namespace bramah::editor {

ToolController::ToolController(DocumentSession& session, SheetScene& scene, SheetSurface& surface)
    : session_(session), scene_(scene), surface_(surface)
{
    tool_ = std::make_unique<SelectTool>(context());
}

ToolController::~ToolController() = default;

template <typename Call>
auto ToolController::give(Call call)
{
    struct Leave {
        ToolController& controller;
        ~Leave()
        {
            if (--controller.depth_ == 0 && controller.next_)
                controller.use(std::move(controller.next_));
        }
    };
    ++depth_;
    const Leave leave{*this};
    return call(*tool_);
}

/// Makes \a tool the current one.
void ToolController::use(std::unique_ptr<Tool> tool)
{
    tool_ = std::move(tool);
    scene_.setAtRest(tool_->isEdit());
}

void ToolController::press(const ToolEvent& event)
{
    give([&](Tool& tool) { tool.press(event); });
}

void ToolController::move(const ToolEvent& event)
{
    give([&](Tool& tool) { tool.move(event); });
}

void ToolController::release(const ToolEvent& event)
{
    give([&](Tool& tool) { tool.release(event); });
}

void ToolController::doubleClick(const ToolEvent& event)
{
    give([&](Tool& tool) { tool.doubleClick(event); });
}

bool ToolController::key(int key, Qt::KeyboardModifiers modifiers)
{
    return give([&](Tool& tool) { return tool.key(key, modifiers); });
}

bool ToolController::turn(int quarterTurns)
{
    return give([&](Tool& tool) { return tool.turn(quarterTurns); });
}

bool ToolController::mirror(bool upsideDown)
{
    return give([&](Tool& tool) { return tool.mirror(upsideDown); });
}

void ToolController::leave()
{
    if (!tool_->isBusy())
        tool_->cancel();
    setHint({});
}

bool ToolController::cancel()
{
    if (!tool_->isBusy())
        return false;
    tool_->cancel();
    start(nullptr);
    return true;
}

bool ToolController::startPlacing(const QString& className, bool keepPlacing, PlacedValues values)
{
    auto symbol = symbolOf(className);
    if (!symbol || !isEditable())
        return false;
    cancel();
    const QString what = session_.workspace().library().find(className.toStdString())->shownName();
    start(std::make_unique<PlaceTool>(context(), std::move(*symbol), what, keepPlacing, std::move(values)));
    return true;
}

bool ToolController::startPasting(QPointF position)
{
    CircuitPiece piece = pieceOnClipboard();
    if (piece.isEmpty() || !isEditable())
        return false;
    cancel();
    start(std::make_unique<PasteTool>(context(), std::move(piece), position));
    return true;
}

bool ToolController::startNote(model::NoteKind kind, QPointF position)
{
    if (!isEditable())
        return false;
    cancel();
    start(std::make_unique<DrawNoteTool>(context(), kind));
    move({position, Qt::NoModifier});
    return true;
}

bool ToolController::startPlacingNote(NoteGraphics graphics, QPointF position)
{
    if (!isEditable())
        return false;
    cancel();
    start(std::make_unique<PlaceNoteTool>(context(), std::move(graphics), position));
    return true;
}

bool ToolController::dragSymbol(const QString& className, QPointF position)
{
    if (className != dragged_) {
        endDrag();
        if (!startPlacing(className, false))
            return false;
        dragged_ = className;
    }
    move({position, Qt::NoModifier});
    return true;
}

void ToolController::dropSymbol(QPointF position)
{
    dragged_.clear();
    press({position, Qt::NoModifier});
    release({position, Qt::NoModifier});
}

void ToolController::endDrag()
{
    if (!dragged_.isEmpty())
        cancel();
    dragged_.clear();
}

void ToolController::diagramChanged()
{
    if (isApplying_)
        return;
    give([](Tool& tool) { tool.diagramChanged(); });
    if (tool_->isBusy() && !tool_->outlivesEdits())
        start(nullptr);
}

const model::Diagram& ToolController::diagram() const
{
    return session_.sheet().diagram();
}
const Selection& ToolController::selection() const
{
    return session_.selection();
}
bool ToolController::isEditable() const
{
    return session_.isDrawingEditable();
}
QString ToolController::whyFixed() const
{
    return session_.isDrawingLocked() ? tr("The drawing is locked; Edit > Lock the drawing frees it again")
                                      : session_.readOnlyReason();
}

const SheetShifts& ToolController::shifts() const
{
    return scene_.shifts();
}

double ToolController::tolerance() const
{
    constexpr double kPixels = 6;
    return std::max(kPixels / surface_.zoom(), 0.4);
}

std::optional<model::DiagramComponent> ToolController::symbolOf(const QString& className)
{
    return session_.workspace().symbolOf(className);
}

void ToolController::select(const Selection& selection)
{
    session_.select(selection);
}

bool ToolController::apply(const QString& name, const model::DiagramChanges& changes,
                           std::optional<Selection> selectAfter)
{
    isApplying_ = true;
    const bool isDone = applyWithOwnClasses(session_, name, changes, std::move(selectAfter));
    isApplying_ = false;
    return isDone;
}

bool ToolController::insert(const CircuitPiece& piece, QPointF delta)
{
    isApplying_ = true;
    const bool isDone = insertPiece(session_, piece, delta);
    isApplying_ = false;
    return isDone;
}

bool ToolController::preview(const model::DiagramChanges& changes)
{
    return scene_.preview(changes);
}
void ToolController::endPreview()
{
    scene_.endPreview();
}
void ToolController::setOverlay(SheetOverlay overlay)
{
    scene_.setOverlay(std::move(overlay));
}
void ToolController::setHover(const Hit& hit)
{
    scene_.setHover(hit);
}

void ToolController::chooseSignal(const SignalChoice& choice)
{
    surface_.chooseSignal(choice);
}

void ToolController::write(model::NoteId note, int which)
{
    surface_.writeNote(note, which);
}

void ToolController::writeNew(std::vector<NoteGraphics> notes)
{
    surface_.writeNewNotes(std::move(notes));
}

void ToolController::setHint(const QString& text)
{
    if (text == hint_)
        return;
    hint_ = text;
    Q_EMIT hint(text);
}

void ToolController::setCursor(Qt::CursorShape shape)
{
    surface_.setToolCursor(shape);
}
void ToolController::clicked(const Hit& hit)
{
    Q_EMIT clickedAt(hit);
}
void ToolController::activated(const model::ComponentId& id)
{
    Q_EMIT activatedComponent(id);
}

void ToolController::start(std::unique_ptr<Tool> tool)
{
    if (!tool) {
        tool = std::make_unique<SelectTool>(context());
        setCursor(Qt::ArrowCursor);
        setHint({});
    }
    if (depth_ > 0)
        next_ = std::move(tool);
    else
        use(std::move(tool));
}

}  // namespace bramah::editor
