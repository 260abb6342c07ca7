// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/rubber_band_tool.h"

#include "editor/tools/tool_context.h"

#include <QCoreApplication>

namespace bramah::editor {

RubberBandTool::RubberBandTool(ToolContext& context, QPointF start, Qt::KeyboardModifiers modifiers)
    : Tool(context), start_(start), before_(context.selection()), modifiers_(modifiers)
{
}

void RubberBandTool::move(const ToolEvent& event)
{
    SheetOverlay overlay;
    overlay.rubberBand = QRectF(start_, event.position).normalized();
    overlay.isTouching = event.position.x() < start_.x();
    Selection found = selectionIn(context_.diagram(), *overlay.rubberBand, overlay.isTouching, context_.shifts());
    const bool adds = modifiers_ & (Qt::ShiftModifier | Qt::ControlModifier);
    if (adds) {
        found.components.unite(before_.components);
        found.connections.unite(before_.connections);
        found.notes.unite(before_.notes);
    }
    const QString rule = overlay.isTouching
                             ? QCoreApplication::translate("RubberBandTool", "Selects what it touches")
                             : QCoreApplication::translate(
                                   "RubberBandTool", "Selects what is inside; drawn to the left: what it touches");
    context_.setHint(
        adds ? rule
             : QCoreApplication::translate("RubberBandTool", "%1; begun with Ctrl it adds to what is selected")
                   .arg(rule));
    context_.setOverlay(std::move(overlay));
    context_.select(found);
}

void RubberBandTool::release(const ToolEvent& event)
{
    move(event);
    context_.setOverlay({});
    context_.start(nullptr);
}

void RubberBandTool::cancel()
{
    context_.setOverlay({});
    context_.select(before_);
}

}  // namespace bramah::editor
