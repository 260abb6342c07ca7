// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/label_tool.h"

#include "editor/tools/tool_context.h"
#include "editor/translate.h"
#include "model/planning/diagram_change.h"
#include "model/routing/label_clearing.h"

#include <cmath>

namespace bramah::editor {

namespace {

/// Labels are placed on half modules, as they need not meet lines.
QPointF onHalfGrid(QPointF offset)
{
    return {std::round(offset.x()), std::round(offset.y())};
}

}  // namespace

LabelTool::LabelTool(ToolContext& context, const model::ComponentId& symbol, QPointF start)
    : Tool(context), id_(symbol), start_(start)
{
    if (const model::DiagramComponent* component = context.diagram().component(symbol))
        before_ = component->label;
    label_ = before_;
    context_.setCursor(Qt::ClosedHandCursor);
    context_.setHint(tr("R turns the text of %1; Esc takes it back").arg(symbol.name));
}

void LabelTool::move(const ToolEvent& event)
{
    const QPointF offset = onHalfGrid(before_.offset + event.position - start_);
    // Near its original place a label returns to it.
    constexpr double kNear = 1.5;
    label_.offset = std::hypot(offset.x(), offset.y()) < kNear ? QPointF() : offset;
    show();
}

void LabelTool::show()
{
    context_.preview({model::SetLabel{id_, shown()}});
}

model::LabelPlacement LabelTool::shown() const
{
    return model::clearedLabel(context_.diagram(), id_, label_);
}

bool LabelTool::turn(int)
{
    label_.isTurned = !label_.isTurned;
    show();
    return true;
}

void LabelTool::release(const ToolEvent& event)
{
    move(event);
    context_.endPreview();
    if (const model::LabelPlacement label = shown(); label != before_)
        context_.apply(tr("Move the text of %1").arg(id_.name), {model::SetLabel{id_, label}});
    context_.start(nullptr);
}

void LabelTool::cancel()
{
    context_.endPreview();
}

}  // namespace bramah::editor
