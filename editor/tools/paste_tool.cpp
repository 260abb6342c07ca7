// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/paste_tool.h"

#include "editor/tools/arrow_step.h"
#include "editor/tools/tool_context.h"
#include "editor/translate.h"
#include "model/graphics/affine_map.h"
#include "model/planning/note_plan.h"
#include "model/routing/router.h"

namespace bramah::editor {

PasteTool::PasteTool(ToolContext& context, CircuitPiece piece, QPointF at)
    : Tool(context), piece_(std::move(piece)), centre_(centreOf(piece_))
{
    context_.setCursor(Qt::ClosedHandCursor);
    context_.setHint(tr("Click or Enter to put it down; arrows move it, Esc cancels"));
    delta_ = model::Router::snapped(at - centre_);
    show();
}

void PasteTool::move(const ToolEvent& event)
{
    delta_ = model::Router::snapped(event.position - centre_);
    show();
}

void PasteTool::show()
{
    SheetOverlay overlay;
    QRectF unknown;
    for (const model::AddComponent& component : piece_.components) {
        auto symbol = context_.symbolOf(component.className);
        const model::Placement place = component.placement.movedBy(delta_);
        if (!symbol) {
            // The drawing of a class that is pasted together with the symbol is not known yet.
            unknown = model::united(unknown, QRectF(place.centre(), QSizeF()).adjusted(-4, -4, 4, 4));
            continue;
        }
        symbol->id = {component.name};
        symbol->isAutoNode = component.isAutoNode;
        symbol->moveTo(place);
        symbol->setShownName(context_.diagram().freeName(component.name));
        overlay.ghosts.push_back(std::move(*symbol));
    }
    if (!unknown.isNull())
        overlay.rubberBand = unknown;
    Selection added;
    model::DiagramChanges lines = planPaste(context_.diagram(), piece_, delta_, added);
    std::erase_if(lines, [](const model::DiagramChange& change) {
        return !std::holds_alternative<model::AddConnection>(change) && !model::changesNote(change);
    });
    context_.setOverlay(std::move(overlay));
    context_.preview(lines);
}

void PasteTool::press(const ToolEvent& event)
{
    isPressed_ = true;
    move(event);
}

void PasteTool::release(const ToolEvent& event)
{
    if (!isPressed_)
        return;
    isPressed_ = false;
    move(event);
    putDown();
}

void PasteTool::putDown()
{
    cancel();
    context_.insert(piece_, delta_);
    context_.start(nullptr);
}

bool PasteTool::key(int key, Qt::KeyboardModifiers)
{
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        putDown();
        return true;
    }
    const std::optional<QPointF> step = arrowStep(key);
    if (!step)
        return false;
    delta_ += *step;
    show();
    return true;
}

void PasteTool::cancel()
{
    context_.endPreview();
    context_.setOverlay({});
}

}  // namespace bramah::editor
