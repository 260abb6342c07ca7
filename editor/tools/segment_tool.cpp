// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/segment_tool.h"

#include "editor/tools/tool_context.h"
#include "model/planning/connection_plan.h"
#include "model/routing/router.h"

#include <QCoreApplication>

namespace bramah::editor {

SegmentTool::SegmentTool(ToolContext& context, model::ConnectionId connection, QLineF segment, QPointF start)
    : Tool(context), connection_(std::move(connection)), segment_(segment), start_(start)
{
}

void SegmentTool::move(const ToolEvent& event)
{
    // The piece is put on the grid, wherever it was.
    const QPointF delta = model::Router::snapped(segment_.p1() + event.position - start_) - segment_.p1();
    changes_ = model::planSegmentMove(context_.diagram(), connection_, segment_, delta);
    context_.preview(changes_);
}

void SegmentTool::release(const ToolEvent& event)
{
    move(event);
    context_.endPreview();
    if (!changes_.empty())
        context_.apply(QCoreApplication::translate("SegmentTool", "Move a line"), changes_);
    context_.start(nullptr);
}

void SegmentTool::cancel()
{
    context_.endPreview();
    changes_.clear();
}

}  // namespace bramah::editor
