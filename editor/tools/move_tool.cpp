// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/move_tool.h"

#include "editor/commands/command_names.h"
#include "editor/render/sheet_geometry.h"
#include "editor/tools/note_tools.h"
#include "editor/tools/tool_context.h"
#include "model/pages/page_places.h"
#include "model/planning/connection_plan.h"
#include "model/planning/note_plan.h"
#include "model/routing/router.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace bramah::editor {

MoveTool::MoveTool(ToolContext& context, QPointF start) : Tool(context), start_(start)
{
    for (const model::ComponentId& id : context.selection().components)
        if (const model::DiagramComponent* symbol = context.diagram().symbol(id); symbol && !symbol->isInherited)
            ++count_;
    context_.setCursor(Qt::ClosedHandCursor);
}

void MoveTool::move(const ToolEvent& event)
{
    const bool isPageAlone = event.modifiers & Qt::AltModifier;
    const std::vector<model::NoteId> notes =
        isPageAlone ? context_.selection().sortedNotes() : movedNotes(context_.diagram(), context_.selection());
    const QPointF way = event.position - start_;
    const QPointF delta = count_ == 0 && !notes.empty() ? onNoteGrid(way) : model::Router::snapped(way);
    if (delta == delta_ && isPageAlone == isPageAlone_ && !changes_.empty())
        return;
    delta_ = delta;
    isPageAlone_ = isPageAlone;
    const Selection& selection = context_.selection();
    std::vector<model::ComponentId> moved(selection.components.begin(), selection.components.end());
    if (!isPageAlone)
        moved = model::withContents(context_.diagram(), moved);
    std::vector<std::pair<model::ComponentId, model::Placement>> places;
    for (const model::ComponentId& id : moved)
        if (const model::DiagramComponent* symbol = context_.diagram().symbol(id); symbol && !symbol->isInherited)
            places.emplace_back(id, symbol->placement.movedBy(delta));
    model::PlannedMove plan = model::planMove(context_.diagram(), places);
    changes_ = std::move(plan.changes);
    std::ranges::move(model::planNoteMove(context_.diagram(), notes, delta), std::back_inserter(changes_));
    const bool isGrowing = context_.preview(changes_);
    const QString text =
        plan.jointCount > 0 ? QCoreApplication::translate(
                                  "MoveTool", "Moved by %1, %2 M; joined with what it touches; Esc takes it back")
        : isGrowing ? QCoreApplication::translate("MoveTool", "Moved by %1, %2 M; the sheet grows; Esc takes it back")
        : plan.handMadeCount > 0 ? QCoreApplication::translate(
                                       "MoveTool", "Moved by %1, %2 M; bends made by hand give way; Esc takes it back")
        : plan.handPlacedCount > 0
            ? QCoreApplication::translate("MoveTool",
                                          "Moved by %1, %2 M; names placed by hand give way; Esc takes it back")
            : QCoreApplication::translate("MoveTool", "Moved by %1, %2 M; Esc takes it back");
    context_.setHint(text.arg(delta.x() / kModule).arg(delta.y() / kModule));
}

void MoveTool::release(const ToolEvent& event)
{
    move(event);
    context_.endPreview();
    if (!changes_.empty())
        context_.apply(nameOfMove(count_, static_cast<int>(context_.selection().notes.size())), changes_);
    context_.start(nullptr);
}

void MoveTool::cancel()
{
    context_.endPreview();
    changes_.clear();
}

}  // namespace bramah::editor
