// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_overlay.h"
#include "editor/tools/tool.h"
#include "model/planning/connection_plan.h"
#include "model/routing/router.h"

#include <memory>
#include <optional>

namespace bramah::editor {

/// A line to be drawn, or drawn again after its end was moved.
struct DrawnLine {
    /// The line whose end is being moved.
    struct Taken {
        model::ConnectionId connection;
        model::PortRef oldEnd;
        /// The end that stays where it is.
        [[nodiscard]] const model::PortRef& staying() const
        {
            return connection.a == oldEnd ? connection.b : connection.a;
        }
    };
    model::LineTarget from;
    model::LineTarget to;
    std::vector<QPointF> route;
    std::optional<Taken> taken;
};

/// Draws a line from a port or line: by dragging, or by clicks, which make corners on free ground. Legal targets light
/// up, illegal ones show the reason and refuse. Also moves the end of a line.
class ConnectTool : public Tool
{
public:
    /// Begins a line at \a from, with the button pressed; see continueByClicks().
    ConnectTool(ToolContext& context, model::LineTarget from);
    /// Moves the end \a oldEnd of a line to another place.
    [[nodiscard]] static std::unique_ptr<ConnectTool> reattach(ToolContext& context,
                                                               const model::ConnectionId& connection,
                                                               const model::PortRef& oldEnd);
    ~ConnectTool() override;

    /// Continues the line by clicks, without a pressed button.
    void continueByClicks();

    void press(const ToolEvent& event) override;
    void move(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;

private:
    struct Reattachment {
        model::ConnectionId connection;
        model::PortRef oldEnd;
        model::Diagram rest;  ///< the diagram without the line
    };

    [[nodiscard]] const model::Diagram& judged() const;
    [[nodiscard]] model::RouteEnd routeEnd(const model::LineTarget& target) const;
    void prepare();
    void follow(QPointF position);
    [[nodiscard]] DrawnLine drawnTo(const model::LineTarget& target) const;
    void finishAt(const model::LineTarget& target);
    /// Asks for the signal of the bus at one end, then draws the line.
    void askForSignal(const model::LineTarget& target, const model::PortRef& bus);
    [[nodiscard]] std::vector<QPointF> routeTo(const model::RouteEnd& end) const;

    model::LineTarget from_;
    std::optional<Reattachment> reattachment_;
    model::Router router_;
    std::vector<PortMark> marks_;  ///< of all ports, legal or not
    std::vector<model::PortRef> markPorts_;
    std::vector<QPointF> corners_;  ///< set by clicks
    std::vector<QPointF> route_;
    std::optional<model::LineTarget> target_;
    model::ConnectionVerdict verdict_;
    QPointF start_;
    bool byClicks_ = false;
    bool hasLeft_ = false;  ///< the mouse has left the beginning of the line
    QPointF position_;
};

}  // namespace bramah::editor
