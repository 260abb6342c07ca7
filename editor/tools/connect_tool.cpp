// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/connect_tool.h"

#include "editor/canvas/hit_test.h"
#include "editor/render/sheet_geometry.h"
#include "editor/tools/tool_context.h"
#include "editor/translate.h"
#include "model/diagnostics/sentence.h"
#include "model/planning/bus_plan.h"
#include "model/planning/diagram_sketch.h"
#include "model/planning/neighbour.h"
#include "model/routing/line_clearing.h"

#include <cmath>

namespace bramah::editor {

using model::LineTarget;

namespace {

bool isSame(const LineTarget& a, const LineTarget& b)
{
    return a.isLine() ? b.isLine() && *a.line == *b.line : !b.isLine() && a.port == b.port;
}

/// The case of a second signal for an input that already has one: an Or has to join them.
std::optional<model::SignalMeeting> meetingOf(const model::Diagram& diagram, const LineTarget& from,
                                              const LineTarget& to)
{
    return from.isLine() || to.isLine() ? std::nullopt : model::signalsMeeting(diagram, from.port, to.port);
}

bool canEndAt(const model::Diagram& diagram, const LineTarget& from, const LineTarget& to)
{
    return model::canConnect(diagram, from, to).isLegal || meetingOf(diagram, from, to);
}

/// Joins a second output to an input. Returns the reason why that is not possible; empty on success.
QString drawMeeting(ToolContext& context, const DrawnLine& line, const model::Diagram& rest,
                    const model::SignalMeeting& meeting)
{
    model::DiagramChanges changes =
        model::planMeeting(rest, meeting, [&](const QString& className) { return context.symbolOf(className); });
    if (changes.empty())
        return tr("There is no room for an Or beside `%1`.").arg(meeting.input.text());
    if (line.taken)
        changes.insert(changes.begin(), model::RemoveConnection{line.taken->connection});
    context.apply(tr("Join through an Or"), changes);
    return {};
}

/// Draws the line. Returns the reason why that is not possible; empty on success.
QString draw(ToolContext& context, const DrawnLine& line)
{
    const model::Diagram& diagram = context.diagram();
    const model::Diagram rest = line.taken ? diagram.without({}, {line.taken->connection}) : model::Diagram();
    if (const auto meeting = meetingOf(line.taken ? rest : diagram, line.from, line.to))
        return drawMeeting(context, line, line.taken ? rest : diagram, *meeting);
    const auto verdict = model::canConnect(line.taken ? rest : diagram, line.from, line.to);
    if (!verdict.isLegal)
        return verdict.reason;
    model::DiagramChanges changes;
    if (line.taken && line.from.port == line.taken->staying()) {
        changes = model::planReattachment(diagram, line.taken->connection, line.taken->oldEnd, line.to, line.route);
    } else {
        changes = model::planConnection(line.taken ? rest : diagram, line.from, line.to, line.route);
        if (line.taken && !changes.empty())
            changes.insert(changes.begin(), model::RemoveConnection{line.taken->connection});
    }
    context.apply(line.taken ? tr("Re-attach line") : tr("Draw line"), model::withLegibleLines(diagram, changes));
    return {};
}

}  // namespace

ConnectTool::ConnectTool(ToolContext& context, LineTarget from)
    : Tool(context), from_(std::move(from)), start_(from_.position), position_(from_.position)
{
    prepare();
}

ConnectTool::~ConnectTool() = default;

std::unique_ptr<ConnectTool> ConnectTool::reattach(ToolContext& context, const model::ConnectionId& connection,
                                                   const model::PortRef& oldEnd)
{
    const model::DiagramConnection* line = context.diagram().connection(connection);
    const bool takesB = oldEnd == connection.b;
    LineTarget staying{takesB ? connection.a : connection.b, std::nullopt,
                       takesB ? line->points.front() : line->points.back()};
    auto tool = std::make_unique<ConnectTool>(context, staying);
    tool->reattachment_ = Reattachment{connection, oldEnd, context.diagram().without({}, {connection})};
    tool->prepare();
    return tool;
}

const model::Diagram& ConnectTool::judged() const
{
    return reattachment_ ? reattachment_->rest : context_.diagram();
}

void ConnectTool::prepare()
{
    const model::Diagram& diagram = judged();
    marks_.clear();
    markPorts_.clear();
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& symbol : *symbols) {
            if (!symbol.placement.visible)
                continue;
            for (const model::DiagramPort& port : symbol.ports) {
                const model::PortRef ref = refOf(symbol, port, symbols == &diagram.ownPorts());
                const LineTarget target{ref, std::nullopt, port.position};
                if (isSame(from_, target))
                    continue;
                const bool isLegal = canEndAt(diagram, from_, target);
                marks_.push_back({port.position, isLegal ? PortMark::Look::Legal : PortMark::Look::Illegal});
                markPorts_.push_back(ref);
            }
        }
    router_ = model::routerFor(diagram, diagram.netOf(from_.isLine() ? from_.line->a : from_.port));
    context_.setCursor(Qt::CrossCursor);
}

void ConnectTool::continueByClicks()
{
    byClicks_ = true;
    follow(position_);
}

model::RouteEnd ConnectTool::routeEnd(const LineTarget& target) const
{
    if (target.isLine())
        return {target.position, std::nullopt};
    const model::DiagramPort* port = judged().port(target.port);
    const model::DiagramComponent* owner = judged().component(target.port.component);
    // Lines reach a bus of the sheet, as a node, from wherever they come.
    if (!port || (owner && owner->isNode) || (!owner && port->isBus))
        return {target.position, std::nullopt};
    return {target.position, port->side};
}

std::vector<QPointF> ConnectTool::routeTo(const model::RouteEnd& end) const
{
    // A bond is a straight line if possible, even an oblique one.
    const model::DiagramPort* port = from_.isLine() ? nullptr : judged().port(from_.port);
    const bool isBond = port && port->lineStyle == model::LineStyle::Bond;
    const auto partOf = [&](const model::RouteEnd& a, const model::RouteEnd& b) -> std::vector<QPointF> {
        if (isBond && a.position != b.position && router_.isStraightWayFree(a.position, b.position))
            return {a.position, b.position};
        return router_.route(a, b);
    };
    std::vector<QPointF> points;
    model::RouteEnd begin = routeEnd(from_);
    for (const QPointF& corner : corners_) {
        const auto part = partOf(begin, {corner, std::nullopt});
        points.insert(points.end(), part.begin(), part.end());
        begin = {corner, std::nullopt};
    }
    const auto part = partOf(begin, end);
    points.insert(points.end(), part.begin(), part.end());
    return model::Router::simplified(points);
}

void ConnectTool::follow(QPointF position)
{
    position_ = position;
    const model::Diagram& diagram = judged();
    target_ = lineTargetAt(diagram, position, context_.tolerance());
    if (target_ && isSame(from_, *target_))
        target_.reset();
    verdict_ = target_ ? model::canConnect(diagram, from_, *target_) : model::ConnectionVerdict();
    const bool isMeeting = target_ && meetingOf(diagram, from_, *target_).has_value();
    if (isMeeting)
        verdict_ = {};
    if (std::hypot(position.x() - start_.x(), position.y() - start_.y()) > context_.tolerance())
        hasLeft_ = true;

    SheetOverlay overlay;
    overlay.ports = marks_;
    if (target_ && !target_->isLine())
        for (std::size_t i = 0; i < marks_.size(); ++i)
            if (markPorts_[i] == target_->port)
                overlay.ports[i].look =
                    verdict_.isLegal ? PortMark::Look::LegalUnderCursor : PortMark::Look::IllegalUnderCursor;
    const bool canEnd = target_ && verdict_.isLegal;
    route_ = routeTo(canEnd ? routeEnd(*target_) : model::RouteEnd{model::Router::snapped(position), std::nullopt});
    overlay.route = route_;
    const model::PortRef styled = from_.isLine() ? from_.line->a : from_.port;
    if (const model::DiagramPort* port = diagram.port(styled)) {
        overlay.routeStyle = port->lineStyle;
        overlay.isRouteDouble = port->isRod;
    }
    if (canEnd && target_->isLine())
        overlay.junction = target_->position;
    if (target_ && !verdict_.isLegal) {
        overlay.reason = model::withQuotationMarks(verdict_.reason);
        overlay.reasonPosition = position;
        context_.setCursor(Qt::ForbiddenCursor);
        context_.setHint(overlay.reason);
    } else {
        context_.setCursor(Qt::CrossCursor);
        if (isMeeting)
            context_.setHint(tr("Joins %1 through an Or, which either signal switches").arg(target_->port.text()));
        else if (canEnd && !verdict_.warning.isEmpty())
            context_.setHint(tr("Can be joined, but: %1").arg(verdict_.warning));
        else if (canEnd && target_->isLine())
            context_.setHint(tr("Joins the line here"));
        else if (canEnd)
            context_.setHint(verdict_.needsNode ? tr("Joins %1 through a new node").arg(target_->port.text())
                                                : tr("Joins %1").arg(target_->port.text()));
        else
            context_.setHint(byClicks_ ? tr("Click a port or line to end here, elsewhere for a corner; Esc cancels")
                                       : tr("Lines end at ports and lines; Esc cancels"));
    }
    context_.setOverlay(std::move(overlay));
}

void ConnectTool::move(const ToolEvent& event)
{
    follow(event.position);
}

void ConnectTool::press(const ToolEvent& event)
{
    if (byClicks_)
        follow(event.position);
}

void ConnectTool::release(const ToolEvent& event)
{
    follow(event.position);
    if (target_ && verdict_.isLegal) {
        finishAt(*target_);
        return;
    }
    if (byClicks_) {
        if (!target_)
            corners_.push_back(model::Router::snapped(event.position));
        return;
    }
    // Released at its beginning: continues by clicks. Released on nothing or on a refused port: no line.
    if (!hasLeft_) {
        continueByClicks();
        return;
    }
    context_.setOverlay({});
    context_.start(nullptr);
}

DrawnLine ConnectTool::drawnTo(const LineTarget& target) const
{
    DrawnLine line{from_, target, route_, std::nullopt};
    if (reattachment_)
        line.taken = DrawnLine::Taken{reattachment_->connection, reattachment_->oldEnd};
    return line;
}

void ConnectTool::finishAt(const LineTarget& target)
{
    context_.setOverlay({});
    if (!verdict_.namelessBus.isEmpty())
        askForSignal(target, verdict_.namelessBus);
    else
        (void)draw(context_, drawnTo(target));
    context_.start(nullptr);
}

void ConnectTool::askForSignal(const LineTarget& target, const model::PortRef& bus)
{
    const auto netOf = [&](const LineTarget& end) {
        const model::PortRef& ref = end.isLine() ? end.line->a : end.port;
        return std::pair(ref, judged().netOf(ref));
    };
    const auto isAtBus = [&](const LineTarget& end) {
        const auto [ref, net] = netOf(end);
        return ref == bus || (net >= 0 && net == judged().netOf(bus));
    };
    DrawnLine line = drawnTo(target);
    LineTarget& atBus = isAtBus(target) ? line.to : line.from;
    LineTarget& partner = isAtBus(target) ? line.from : line.to;
    const model::PortRef other = netOf(partner).first;
    SignalChoice choice;
    choice.known = model::fittingSignals(judged(), bus, other);
    choice.proposed = model::newSignalName(judged(), bus, other);
    choice.position = target.position;
    const bool isTarget = &atBus == &line.to;
    // A signal ends at the bus symbol itself, even if its line was released on the thick line.
    if (const model::DiagramPort* port = atBus.isLine() ? judged().port(bus) : nullptr) {
        const model::RouteEnd end{port->position, std::nullopt};
        line.route = isTarget ? routeTo(end) : router_.route(end, routeEnd(target));
        atBus = {bus, std::nullopt, port->position};
    }
    const model::PortRef whole = atBus.port;
    choice.take = [&context = context_, line, whole, isTarget](const QString& name) {
        DrawnLine named = line;
        (isTarget ? named.to : named.from).port = model::signalOfBus(whole, name);
        return draw(context, named);
    };
    context_.chooseSignal(choice);
}

bool ConnectTool::key(int key, Qt::KeyboardModifiers)
{
    if (key == Qt::Key_Backspace && !corners_.empty()) {
        corners_.pop_back();
        follow(position_);
        return true;
    }
    return false;
}

void ConnectTool::cancel()
{
    context_.setOverlay({});
}

}  // namespace bramah::editor
