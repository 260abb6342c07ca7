// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/tools/arrange_tools.h"

#include "editor/symbol/drawing/symbol_commands.h"
#include "editor/symbol/drawing/symbol_painter.h"
#include "editor/translate.h"

#include <cmath>

namespace bramah::editor {

namespace {

using HandleKind = model::GraphicHandle::Kind;

Qt::CursorShape cursorOf(const SymbolHit& hit)
{
    switch (hit.kind) {
    case SymbolHit::Kind::Nothing: return Qt::ArrowCursor;
    case SymbolHit::Kind::Graphic:
    case SymbolHit::Kind::Port: return Qt::SizeAllCursor;
    case SymbolHit::Kind::Handle: break;
    }
    if (hit.handle.kind != HandleKind::Edge)
        return Qt::CrossCursor;
    constexpr Qt::CursorShape kShapes[]{Qt::SizeBDiagCursor, Qt::SizeVerCursor, Qt::SizeFDiagCursor, Qt::SizeHorCursor};
    return kShapes[hit.handle.number % 4];
}

QString hintOf(const SymbolHit& hit)
{
    switch (hit.kind) {
    case SymbolHit::Kind::Nothing:
        return tr("Drag a frame around parts to select them; choose a tool or a part on the left to draw");
    case SymbolHit::Kind::Graphic: return tr("Drag to move; Ctrl moves in fine steps, Shift adds to the selection");
    case SymbolHit::Kind::Port: return tr("Port %1: drag to move it on the grid of 1 M").arg(hit.port);
    case SymbolHit::Kind::Handle: break;
    }
    switch (hit.handle.kind) {
    case HandleKind::Vertex:
        return tr("Drag the point; click it and press Delete to take it away; Shift: 0, 45, 90 degrees");
    case HandleKind::NewVertex: return tr("Drag to bend the line here");
    case HandleKind::Start:
    case HandleKind::End: return tr("Drag along the arc");
    case HandleKind::Edge: break;
    }
    return tr("Drag to resize; Ctrl in fine steps");
}

}  // namespace

void PartSelectTool::begin()
{
    context_.setToolCursor(Qt::ArrowCursor);
    context_.sketch({});
}

void PartSelectTool::press(const SymbolToolEvent& event)
{
    pressed_ = event.place;
    hit_ = symbolHitAt(editor(), event.place, context_.tolerance());
    isBand_ = hit_.kind == SymbolHit::Kind::Nothing;
    vertex_ = hit_.kind == SymbolHit::Kind::Handle && hit_.handle.kind == HandleKind::Vertex ? hit_.handle.number : -1;
    wasSelected_ = isSelected(hit_);
    if (!isBand_ && hit_.kind != SymbolHit::Kind::Handle && !wasSelected_)
        clicked(hit_, event.modifiers);
}

bool PartSelectTool::isSelected(const SymbolHit& hit) const
{
    const SymbolSelection& selection = editor().selection();
    return hit.kind == SymbolHit::Kind::Graphic ? selection.graphics.contains(hit.graphic)
                                                : selection.ports.contains(hit.port);
}

void PartSelectTool::clicked(const SymbolHit& hit, Qt::KeyboardModifiers modifiers)
{
    SymbolSelection selection = modifiers & Qt::ShiftModifier ? editor().selection() : SymbolSelection();
    if (hit.kind == SymbolHit::Kind::Graphic && !selection.graphics.erase(hit.graphic))
        selection.graphics.insert(hit.graphic);
    if (hit.kind == SymbolHit::Kind::Port && !selection.ports.erase(hit.port))
        selection.ports.insert(hit.port);
    editor().select(selection);
}

void PartSelectTool::move(const SymbolToolEvent& event)
{
    if (!pressed_) {
        const SymbolHit hit = symbolHitAt(editor(), event.place, context_.tolerance());
        context_.setToolCursor(editor().isEditable() ? cursorOf(hit) : Qt::ArrowCursor);
        context_.setHint(editor().isEditable() ? hintOf(hit) : QString());
        return;
    }
    const QPointF way = event.place - *pressed_;
    if (std::hypot(way.x(), way.y()) < context_.tolerance() / 2)
        return;
    if (isBand_) {
        SymbolSketch sketch;
        sketch.band = QRectF(*pressed_, event.place).normalized();
        context_.sketch(std::move(sketch));
        return;
    }
    if (!editor().isEditable())
        return;
    const QPointF from = *pressed_;
    pressed_.reset();
    if (hit_.kind == SymbolHit::Kind::Handle)
        context_.start(std::make_unique<HandleTool>(context_, hit_));
    else if (isSelected(hit_))
        context_.start(std::make_unique<PartMoveTool>(context_, from));
}

void PartSelectTool::release(const SymbolToolEvent& event)
{
    if (!pressed_)
        return;
    const QRectF area = QRectF(*pressed_, event.place).normalized();
    pressed_.reset();
    context_.sketch({});
    if (isBand_) {
        SymbolSelection selection = symbolPartsIn(editor().drawing(), area);
        if (event.modifiers & Qt::ShiftModifier) {
            selection.graphics.insert(editor().selection().graphics.begin(), editor().selection().graphics.end());
            selection.ports.insert(editor().selection().ports.begin(), editor().selection().ports.end());
        }
        editor().select(selection);
    } else if (hit_.kind != SymbolHit::Kind::Handle && wasSelected_) {
        clicked(hit_, event.modifiers);
    }
}

void PartSelectTool::doubleClick(const SymbolToolEvent& event)
{
    press(event);
    if (const model::DrawnGraphic* drawn = editor().single();
        drawn && std::holds_alternative<model::TextGraphic>(drawn->graphic))
        context_.askForText();
}

bool PartSelectTool::key(int key)
{
    const model::DrawnGraphic* drawn = editor().single();
    if ((key != Qt::Key_Delete && key != Qt::Key_Backspace) || vertex_ < 0 || !drawn)
        return false;
    const model::Graphic after = model::withoutVertex(drawn->graphic, vertex_);
    vertex_ = -1;
    return after != drawn->graphic &&
           editor().apply(tr("Take a point away"), {model::ReplaceGraphic{drawn->index, drawn->graphic, after}},
                          editor().selection());
}

void PartSelectTool::drawingChanged()
{
    pressed_.reset();
    vertex_ = -1;
}

void PartMoveTool::begin()
{
    context_.setToolCursor(Qt::ClosedHandCursor);
    context_.setHint(tr("Shift moves along one axis, Ctrl in fine steps"));
}

void PartMoveTool::move(const SymbolToolEvent& event)
{
    const QPointF way = constrained({}, event.place - from_, event.modifiers);
    by_ = editor().selection().ports.empty() ? onSymbolGrid(way, event.modifiers) : onPortGrid(way);
    SymbolSketch sketch;
    for (const int index : editor().selection().graphics)
        if (const model::DrawnGraphic* drawn = editor().drawing().own(index))
            sketch.changed.insert(index, model::shifted(drawn->graphic, by_));
    for (const QString& name : editor().selection().ports)
        if (const model::DrawnPort* port = editor().drawing().port(name))
            sketch.movedPorts.insert(name, port->placement.movedBy(by_));
    context_.sketch(std::move(sketch));
}

void PartMoveTool::release(const SymbolToolEvent& event)
{
    move(event);
    if (!by_.isNull())
        shiftParts(editor(), by_);
    context_.start(nullptr);
}

void HandleTool::begin()
{
    if (const model::DrawnGraphic* drawn = editor().drawing().own(hit_.graphic))
        before_ = drawn->graphic;
    after_ = before_;
    context_.setToolCursor(Qt::CrossCursor);
}

void HandleTool::move(const SymbolToolEvent& event)
{
    QPointF place = onSymbolGrid(event.place, event.modifiers);
    if (hit_.handle.kind == HandleKind::Start || hit_.handle.kind == HandleKind::End)
        place = event.place;
    else if (hit_.handle.kind != HandleKind::Edge)
        place = constrained(hit_.handle.place, caught(editor(), event, context_.tolerance(), hit_.graphic),
                            event.modifiers);
    after_ = model::pulled(before_, hit_.handle, place);
    SymbolSketch sketch;
    sketch.changed.insert(hit_.graphic, after_);
    context_.sketch(std::move(sketch));
}

void HandleTool::release(const SymbolToolEvent& event)
{
    move(event);
    const bool isEdge = hit_.handle.kind == HandleKind::Edge;
    if (after_ != before_)
        editor().apply(isEdge ? tr("Resize in the symbol") : tr("Bend in the symbol"),
                       {model::ReplaceGraphic{hit_.graphic, before_, after_}}, editor().selection());
    context_.start(nullptr);
}

}  // namespace bramah::editor
