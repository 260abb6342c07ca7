// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/place_tool.h"

#include "editor/tools/arrow_step.h"
#include "editor/tools/tool_context.h"
#include "editor/translate.h"
#include "model/edit/class_in_text.h"
#include "model/planning/inline_plan.h"
#include "model/routing/router.h"

#include <utility>

namespace bramah::editor {

PlaceTool::PlaceTool(ToolContext& context, model::DiagramComponent symbol, const QString& what, bool keepPlacing,
                     PlacedValues values)
    : Tool(context), symbol_(std::move(symbol)), keepPlacing_(keepPlacing), values_(std::move(values))
{
    context_.setCursor(Qt::BlankCursor);
    context_.setHint(tr("Click or Enter to place %1; arrows move it, R turns, X and Y mirror, Esc cancels").arg(what));
}

void PlaceTool::move(const ToolEvent& event)
{
    const QPointF position = model::Router::snapped(event.position);
    if (position == position_ && !changes_.empty())
        return;
    position_ = position;
    symbol_.moveTo(symbol_.placement.movedBy(position_ - symbol_.anchor()));
    show();
}

model::DiagramComponent PlaceTool::placed() const
{
    model::DiagramComponent placed = symbol_;
    placed.moveTo(model::placeInLine(context_.diagram(), symbol_));
    return placed;
}

void PlaceTool::show()
{
    const model::DiagramComponent symbol = placed();
    changes_ = changesFor(context_.diagram(), symbol);
    SheetOverlay overlay;
    model::DiagramComponent& ghost = overlay.ghosts.emplace_back(symbol);
    ghost.id.name = context_.diagram().freeName(symbol_.id.name);
    ghost.setShownName(ghost.id.name);
    for (const model::DiagramChange& change : changes_)
        if (const auto* label = std::get_if<model::SetLabel>(&change); label && label->id == ghost.id)
            ghost.label = label->label;
    context_.setOverlay(std::move(overlay));
    context_.preview(changes_);
}

void PlaceTool::press(const ToolEvent& event)
{
    isPressed_ = true;
    changes_.clear();  // they may be out of date after an edit
    move(event);
}

model::DiagramChanges PlaceTool::changesFor(const model::Diagram& diagram, const model::DiagramComponent& symbol)
{
    model::AddComponent add;
    add.className = model::nameSeenFrom(diagram.className(), symbol.className);
    add.name = diagram.freeName(symbol.id.name);
    add.placement = symbol.placement;
    add.prefixes = symbol.defaultPrefixes;
    if (symbol.page)  // lines and names stay as they are: they lie on it
        return {add};
    return model::planPlacing(diagram, add, symbol);
}

void PlaceTool::release(const ToolEvent& event)
{
    if (!isPressed_)
        return;
    isPressed_ = false;
    move(event);
    model::DiagramChanges changes = std::exchange(changes_, {});
    const QString name = context_.diagram().freeName(symbol_.id.name);
    if (values_)
        for (const model::DiagramChange& change : values_({name}))
            changes.push_back(change);
    Selection selection;
    selection.components.insert({name});
    context_.setOverlay({});
    context_.endPreview();
    context_.apply(tr("Place %1").arg(name), changes, selection);
    if (!keepPlacing_ && !(event.modifiers & Qt::ShiftModifier))
        context_.start(nullptr);
}

bool PlaceTool::key(int key, Qt::KeyboardModifiers modifiers)
{
    if (const std::optional<QPointF> step = arrowStep(key)) {
        move({position_ + *step, modifiers});
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    // The symbol is placed where its ghost is shown, wherever the mouse is.
    const ToolEvent here{position_, modifiers};
    press(here);
    release(here);
    return true;
}

bool PlaceTool::turn(int quarterTurns)
{
    const QPointF anchor = symbol_.anchor();
    symbol_.moveTo(symbol_.placement.anchoredAt(anchor).rotatedBy(quarterTurns, anchor));
    show();
    return true;
}

bool PlaceTool::mirror(bool upsideDown)
{
    const QPointF anchor = symbol_.anchor();
    const model::Placement placement = symbol_.placement.anchoredAt(anchor);
    symbol_.moveTo(upsideDown ? placement.mirroredY(anchor) : placement.mirroredX(anchor));
    show();
    return true;
}

void PlaceTool::cancel()
{
    context_.endPreview();
    context_.setOverlay({});
}

}  // namespace bramah::editor
