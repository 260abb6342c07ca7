// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/line_text_tool.h"

#include "editor/tools/tool_context.h"
#include "editor/translate.h"
#include "model/planning/diagram_change.h"

#include <cmath>

namespace bramah::editor {

LineTextTool::LineTextTool(ToolContext& context, const model::ConnectionId& line, QPointF start)
    : Tool(context), id_(line), start_(start)
{
    if (const model::DiagramConnection* connection = context.diagram().connection(line))
        before_ = connection->code;
    code_ = before_;
    context_.setCursor(Qt::ClosedHandCursor);
    context_.setHint(tr("Esc takes the text back to its place"));
}

void LineTextTool::move(const ToolEvent& event)
{
    // On half modules, as other texts; near its own place a text returns to it.
    constexpr double kNear = 1.5;
    const QPointF offset = before_.offset + event.position - start_;
    const QPointF onGrid(std::round(offset.x()), std::round(offset.y()));
    code_.offset = std::hypot(onGrid.x(), onGrid.y()) < kNear ? QPointF() : onGrid;
    context_.preview({model::SetLineCode{id_, code_}});
}

void LineTextTool::release(const ToolEvent& event)
{
    move(event);
    context_.endPreview();
    if (code_ != before_)
        context_.apply(tr("Move the text of a line"), {model::SetLineCode{id_, code_}});
    context_.start(nullptr);
}

void LineTextTool::cancel()
{
    context_.endPreview();
}

}  // namespace bramah::editor
