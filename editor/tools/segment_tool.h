// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/tool.h"
#include "model/planning/diagram_change.h"

#include <QLineF>

namespace bramah::editor {

/// Drags a straight piece of a line sideways; the attached pieces stretch.
class SegmentTool : public Tool
{
public:
    /// \a segment: the piece of the line of \a connection that was hit; \a start: where on the sheet.
    SegmentTool(ToolContext& context, model::ConnectionId connection, QLineF segment, QPointF start);

    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    void cancel() override;

private:
    model::ConnectionId connection_;
    QLineF segment_;
    QPointF start_;
    model::DiagramChanges changes_;
};

}  // namespace bramah::editor
