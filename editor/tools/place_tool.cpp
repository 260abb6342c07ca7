// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/place_tool.h"

#include "editor/render/sheet_geometry.h"
#include "editor/tools/tool_context.h"
#include "editor/translate.h"
#include "model/planning/router.h"

namespace bramah::editor {

PlaceTool::PlaceTool(ToolContext& context, model::DiagramComponent symbol, bool keepPlacing)
    : Tool(context), symbol_(std::move(symbol)), keepPlacing_(keepPlacing)
{
    context_.setCursor(Qt::BlankCursor);
    context_.setHint(tr("Click or Enter to place %1; arrows move it, R turns, X and Y mirror, Esc gives up")
                         .arg(symbol_.className.section(QLatin1Char('.'), -1)));
}

void PlaceTool::setPlacement(const model::Placement& placement)
{
    const model::AffineMap map = placement.map(symbol_.icon->coordinateSystem);
    const model::AffineMap change = symbol_.map.inverse().then(map);
    symbol_.placement = placement;
    symbol_.map = map;
    symbol_.bounds = change.mapRect(symbol_.bounds);
    for (model::DiagramPort& port : symbol_.ports) {
        port.position = change.map(port.position);
        port.map = port.map.then(change);
    }
}

void PlaceTool::move(const ToolEvent& event)
{
    position_ = model::Router::snapped(event.position);
    setPlacement(symbol_.placement.movedBy(position_ - symbol_.anchor()));
    show();
}

void PlaceTool::show()
{
    SheetOverlay overlay;
    overlay.ghost = symbol_;
    overlay.ghost->id.name = context_.diagram().freeName(symbol_.id.name);
    for (auto& [key, value] : overlay.ghost->substitutions)
        if (key == QStringLiteral("name"))
            value = overlay.ghost->id.name;
    context_.setOverlay(std::move(overlay));
}

void PlaceTool::press(const ToolEvent& event)
{
    isPressed_ = true;
    move(event);
}

model::DiagramChanges PlaceTool::changesFor(const model::Diagram& diagram, const model::DiagramComponent& symbol)
{
    model::AddComponent add;
    add.className = symbol.className;
    // A class inside the shown one goes by its own name, and so survives the outer one's renaming.
    const QString outer = diagram.className() + QLatin1Char('.');
    if (add.className.startsWith(outer))
        add.className.remove(0, outer.size());
    add.name = diagram.freeName(symbol.id.name);
    add.placement = symbol.placement;
    add.prefixes = symbol.defaultPrefixes;
    return {add};
}

void PlaceTool::release(const ToolEvent& event)
{
    if (!isPressed_)
        return;
    isPressed_ = false;
    move(event);
    const model::DiagramChanges changes = changesFor(context_.diagram(), symbol_);
    const QString name = std::get<model::AddComponent>(changes.front()).name;
    Selection selection;
    selection.components.insert({name});
    context_.setOverlay({});
    context_.apply(tr("Place %1").arg(name), changes, selection);
    if (!keepPlacing_ && !(event.modifiers & Qt::ShiftModifier))
        context_.start(nullptr);
}

bool PlaceTool::key(int key, Qt::KeyboardModifiers modifiers)
{
    const model::Placement placement = symbol_.placement.anchoredAt(symbol_.anchor());
    const QPointF anchor = symbol_.anchor();
    switch (key) {
    case Qt::Key_R: setPlacement(placement.rotatedBy(modifiers & Qt::ShiftModifier ? -1 : 1, anchor)); break;
    case Qt::Key_X: setPlacement(placement.mirroredX(anchor)); break;
    case Qt::Key_Y: setPlacement(placement.mirroredY(anchor)); break;
    case Qt::Key_Left: move({position_ - QPointF(kModule, 0), modifiers}); return true;
    case Qt::Key_Right: move({position_ + QPointF(kModule, 0), modifiers}); return true;
    case Qt::Key_Up: move({position_ + QPointF(0, kModule), modifiers}); return true;
    case Qt::Key_Down: move({position_ - QPointF(0, kModule), modifiers}); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        // Where the ghost is seen, wherever the mouse may be.
        const ToolEvent here{position_, modifiers};
        press(here);
        release(here);
        return true;
    }
    default: return false;
    }
    show();
    return true;
}

void PlaceTool::cancel()
{
    context_.setOverlay({});
}

}  // namespace bramah::editor
