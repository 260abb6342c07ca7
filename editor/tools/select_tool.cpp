// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/select_tool.h"

#include "editor/render/sheet_geometry.h"
#include "editor/tools/connect_tool.h"
#include "editor/tools/label_tool.h"
#include "editor/tools/line_text_tool.h"
#include "editor/tools/move_tool.h"
#include "editor/tools/note_tools.h"
#include "editor/tools/rubber_band_tool.h"
#include "editor/tools/segment_tool.h"
#include "editor/tools/tool_context.h"
#include "editor/translate.h"

#include <array>
#include <cmath>

namespace bramah::editor {
namespace {

bool isHitSelected(const Hit& hit, const Selection& selection)
{
    switch (hit.kind) {
    case Hit::Kind::Symbol:
    case Hit::Kind::Label:
    case Hit::Kind::Port: return selection.components.contains(hit.symbol);
    case Hit::Kind::Line:
    case Hit::Kind::LineText: return selection.connections.contains(hit.connection);
    case Hit::Kind::Note: return selection.notes.contains(hit.note);
    default: return false;
    }
}

QString hintFor(const Hit& hit, const model::Diagram& diagram)
{
    switch (hit.kind) {
    case Hit::Kind::Port: {
        const model::DiagramPort* port = diagram.port(hit.port);
        const QString name = hit.port.text();
        return port && !port->description.isEmpty() ? tr("%1 (%2): drag to draw a line").arg(name, port->description)
                                                    : tr("%1: drag to draw a line").arg(name);
    }
    case Hit::Kind::LineEnd: return tr("Drag this end to another port");
    case Hit::Kind::Symbol: {
        const model::DiagramComponent* symbol = diagram.symbol(hit.symbol);
        if (symbol && symbol->isInherited)
            return tr("%1 is inherited: it is edited in its base class").arg(hit.symbol.name);
        if (symbol && symbol->page)
            return tr("%1: drag to move the page with what lies on it, with Alt alone; double-click opens its fields")
                .arg(hit.symbol.name);
        return tr("%1: drag to move, R turns, X and Y mirror, double-click opens it or its values")
            .arg(hit.symbol.name);
    }
    case Hit::Kind::Label: return tr("Drag the text of %1 to another place; R turns it meanwhile").arg(hit.symbol.name);
    case Hit::Kind::Line:
        if (const model::DiagramConnection* line = diagram.connection(hit.connection); line && line->isReadOnly)
            return tr("This line is in a base class, a for or an if: it is edited in the text");
        return tr("Drag a piece of the line sideways; W draws a line from here");
    case Hit::Kind::LineText: return tr("Drag what is written at the line to another place; E edits it");
    case Hit::Kind::Note: {
        const model::Note* note = diagram.note(hit.note);
        return note && textCountOf(note->graphics) > 0 ? tr("Drag to move it, double-click writes its text")
                                                       : tr("Drag to move it, Del deletes it");
    }
    case Hit::Kind::NoteHandle: return tr("Drag to change its size");
    case Hit::Kind::Nothing: break;
    }
    return {};
}

/// Is it an object that a press selects, so that a drag moves it?
bool isMovable(const Hit& hit)
{
    return hit.kind == Hit::Kind::Symbol || hit.kind == Hit::Kind::Label || hit.kind == Hit::Kind::Note;
}

Qt::CursorShape cursorOf(const NoteHandle& handle)
{
    if (handle.kind == NoteHandle::Kind::Column)
        return Qt::SplitHCursor;
    if (handle.kind == NoteHandle::Kind::Row)
        return Qt::SplitVCursor;
    if (handle.graphic.kind != model::GraphicHandle::Kind::Edge)
        return Qt::SizeAllCursor;
    constexpr std::array kShapes{Qt::SizeBDiagCursor, Qt::SizeVerCursor, Qt::SizeFDiagCursor, Qt::SizeHorCursor};
    return kShapes[static_cast<std::size_t>(handle.graphic.number) % kShapes.size()];
}

/// Small rings at the ports near the mouse.
std::vector<PortMark> portsNear(const model::Diagram& diagram, const SheetShifts& shifts, QPointF position,
                                const Hit& hit)
{
    constexpr double kNear = 3 * kModule;
    std::vector<PortMark> marks;
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& symbol : *symbols) {
            const bool isHovered = symbol.id == hit.symbol;
            if (!symbol.placement.visible || symbol.isNode ||
                (!isHovered && !shifts.shown(symbol).adjusted(-kNear, -kNear, kNear, kNear).contains(position)))
                continue;
            for (const model::DiagramPort& port : symbol.ports) {
                const QPointF place = port.position + shifts.wayOf(diagram, symbol, port);
                const QPointF way = place - position;
                const bool isHit = hit.kind == Hit::Kind::Port && port.position == hit.position;
                if (isHit)
                    marks.push_back({place, PortMark::Look::LegalUnderCursor});
                else if (isHovered || std::hypot(way.x(), way.y()) < kNear)
                    marks.push_back({place, PortMark::Look::Near});
            }
        }
    if (hit.kind == Hit::Kind::Port)
        if (const model::DiagramComponent* symbol = diagram.symbol(hit.symbol); symbol && symbol->isNode)
            marks.push_back({hit.position + shifts.wayOf(diagram, *symbol, symbol->ports.front()),
                             PortMark::Look::LegalUnderCursor});
    return marks;
}

}  // namespace

Hit SelectTool::hitAt(QPointF position) const
{
    return editor::hitAt(context_.diagram(), position, context_.tolerance(), context_.selection(), context_.shifts());
}

void SelectTool::press(const ToolEvent& event)
{
    Press press{event.position, hitAt(event.position), event.modifiers};
    press.wasSelected = isHitSelected(press.hit, context_.selection());
    // What is not selected yet is selected when the button goes down, so that a drag moves it.
    if (isMovable(press.hit) && !press.wasSelected)
        context_.select(clickedSelection(press.hit, event.modifiers));
    press_ = press;
}

Selection SelectTool::clickedSelection(const Hit& hit, Qt::KeyboardModifiers modifiers) const
{
    const bool adds = modifiers & Qt::ShiftModifier;
    const bool toggles = modifiers & Qt::ControlModifier;
    Selection selection = adds || toggles ? context_.selection() : Selection();
    const bool isSelected = isHitSelected(hit, context_.selection());
    switch (hit.kind) {
    case Hit::Kind::Symbol:
    case Hit::Kind::Label:
    case Hit::Kind::Port:
        if (toggles && isSelected)
            selection.components.remove(hit.symbol);
        else
            selection.components.insert(hit.symbol);
        break;
    case Hit::Kind::Line:
    case Hit::Kind::LineText:
        for (const model::ConnectionId& part : seenLine(context_.diagram(), hit.connection).connections)
            if (toggles && isSelected)
                selection.connections.remove(part);
            else
                selection.connections.insert(part);
        break;
    case Hit::Kind::Note:
        if (toggles && isSelected)
            selection.notes.remove(hit.note);
        else
            selection.notes.insert(hit.note);
        break;
    case Hit::Kind::NoteHandle:
    case Hit::Kind::LineEnd: return context_.selection();
    case Hit::Kind::Nothing: break;
    }
    return selection;
}

void SelectTool::move(const ToolEvent& event)
{
    lastPosition_ = event.position;
    isOverSheet_ = true;
    if (!press_) {
        hover(event.position);
        return;
    }
    const QPointF way = event.position - press_->position;
    if (std::hypot(way.x(), way.y()) > context_.tolerance() * 0.6)
        beginDrag(event);
}

void SelectTool::beginDrag(const ToolEvent& event)
{
    const Press press = *press_;
    press_.reset();
    context_.setHover({});
    context_.setOverlay({});
    std::unique_ptr<Tool> tool;
    const bool isEditable = context_.isEditable();
    switch (press.hit.kind) {
    case Hit::Kind::Port:
        if (isEditable)
            tool = std::make_unique<ConnectTool>(context_,
                                                 model::LineTarget{press.hit.port, std::nullopt, press.hit.position});
        break;
    case Hit::Kind::LineEnd:
        if (isEditable)
            tool = ConnectTool::reattach(context_, press.hit.connection, press.hit.port);
        break;
    case Hit::Kind::Symbol:
    case Hit::Kind::Note:
        if (isEditable)
            tool = std::make_unique<MoveTool>(context_, press.position);
        break;
    case Hit::Kind::NoteHandle:
        if (isEditable)
            tool = std::make_unique<PullNoteTool>(context_, press.hit.note, press.hit.handle);
        break;
    case Hit::Kind::Label:
        if (const model::DiagramComponent* symbol = context_.diagram().component(press.hit.symbol);
            isEditable && symbol && !symbol->isInherited)
            tool = std::make_unique<LabelTool>(context_, press.hit.symbol, press.position);
        break;
    case Hit::Kind::Line:
        if (!press.wasSelected)
            context_.select(clickedSelection(press.hit, press.modifiers));
        if (isEditable)
            tool = std::make_unique<SegmentTool>(context_, press.hit.connection, press.hit.segment, press.position);
        break;
    case Hit::Kind::LineText:
        if (const model::DiagramConnection* line = context_.diagram().connection(press.hit.connection);
            isEditable && line && !line->isReadOnly)
            tool = std::make_unique<LineTextTool>(context_, press.hit.connection, press.position);
        break;
    case Hit::Kind::Nothing: tool = std::make_unique<RubberBandTool>(context_, press.position, press.modifiers); break;
    }
    if (tool) {
        Tool& started = *tool;
        context_.start(std::move(tool));
        started.move(event);
    }
}

void SelectTool::release(const ToolEvent& event)
{
    if (!press_)
        return;
    const Press press = *press_;
    press_.reset();
    // A plain click on one of several selected symbols selects only that; Ctrl on a selected one deselects it.
    const bool handledByPress = isMovable(press.hit) && !press.wasSelected;
    if (!handledByPress)
        context_.select(clickedSelection(press.hit, press.modifiers));
    if (press.modifiers == Qt::NoModifier)
        context_.clicked(press.hit);
    hover(event.position);
}

void SelectTool::doubleClick(const ToolEvent& event)
{
    press_.reset();
    const Hit hit = hitAt(event.position);
    if (hit.kind == Hit::Kind::Symbol || hit.kind == Hit::Kind::Label || hit.kind == Hit::Kind::Port)
        context_.activated(hit.symbol);
    const bool isOfNote = hit.kind == Hit::Kind::Note || hit.kind == Hit::Kind::NoteHandle;
    if (const model::Note* note = isOfNote ? context_.diagram().note(hit.note) : nullptr;
        note && context_.isEditable() && textCountOf(note->graphics) > 0)
        context_.write(note->id, textAt(note->graphics, event.position));
}

void SelectTool::hover(QPointF position)
{
    const Hit hit = hitAt(position);
    context_.setHover(hit);
    SheetOverlay overlay;
    if (context_.isEditable())
        overlay.ports = portsNear(context_.diagram(), context_.shifts(), position, hit);
    context_.setOverlay(std::move(overlay));
    const bool isShownOnly = !context_.isEditable() && hit.kind != Hit::Kind::Nothing;
    context_.setHint(isShownOnly ? context_.whyFixed() : hintFor(hit, context_.diagram()));
    switch (isShownOnly ? Hit::Kind::Nothing : hit.kind) {
    case Hit::Kind::Port:
    case Hit::Kind::LineEnd: context_.setCursor(Qt::CrossCursor); break;
    case Hit::Kind::Symbol:
    case Hit::Kind::Label:
    case Hit::Kind::LineText:
    case Hit::Kind::Note: context_.setCursor(Qt::SizeAllCursor); break;
    case Hit::Kind::NoteHandle: context_.setCursor(cursorOf(hit.handle)); break;
    case Hit::Kind::Line: context_.setCursor(hit.segment.dy() == 0 ? Qt::SplitVCursor : Qt::SplitHCursor); break;
    case Hit::Kind::Nothing: context_.setCursor(Qt::ArrowCursor); break;
    }
}

bool SelectTool::key(int key, Qt::KeyboardModifiers modifiers)
{
    if (key == Qt::Key_W && modifiers == Qt::NoModifier && context_.isEditable()) {
        const auto target = lineTargetAt(context_.diagram(), lastPosition_, context_.tolerance(), context_.shifts());
        if (!target) {
            context_.setHint(tr("A line begins at a port or at another line: point at one, then press W"));
            return true;
        }
        auto tool = std::make_unique<ConnectTool>(context_, *target);
        tool->continueByClicks();
        context_.start(std::move(tool));
        return true;
    }
    return false;
}

void SelectTool::diagramChanged()
{
    if (isOverSheet_ && !press_)
        hover(lastPosition_);
}

void SelectTool::cancel()
{
    press_.reset();
    isOverSheet_ = false;
    context_.setHover({});
    context_.setOverlay({});
}

}  // namespace bramah::editor
