// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/note_tools.h"

#include "editor/notes/note_commands.h"
#include "editor/tools/arrow_step.h"
#include "editor/tools/tool_context.h"
#include "editor/translate.h"
#include "model/planning/note_plan.h"
#include "model/symbol/graphic_geometry.h"

#include <algorithm>
#include <cmath>

namespace bramah::editor {
namespace {

using model::NoteKind;

constexpr double kUsualWidth = 50;  // of a text that is begun by a click [diagram units]
constexpr double kLeastDrag = 2;
constexpr int kTableRows = 3, kTableColumns = 3;

QString hintOf(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Leader: return tr("Drag from the point that it is about to where its text stands; Esc cancels");
    case NoteKind::Frame: return tr("Drag a frame around symbols, or click its two corners; Esc cancels");
    case NoteKind::Table: return tr("Click or Enter where the upper left corner of the table is; Esc cancels");
    default: return tr("Click where the text begins, or drag over its width; Esc cancels");
    }
}

QRectF areaOf(QPointF a, QPointF b)
{
    return QRectF(a, b).normalized();
}

}  // namespace

QPointF onNoteGrid(QPointF place)
{
    return {std::round(place.x()), std::round(place.y())};
}

DrawNoteTool::DrawNoteTool(ToolContext& context, NoteKind kind) : Tool(context), kind_(kind)
{
    context_.setCursor(Qt::CrossCursor);
    context_.setHint(hintOf(kind));
}

void DrawNoteTool::press(const ToolEvent& event)
{
    end_ = onNoteGrid(event.position);
    if (!start_)
        start_ = end_;
    show();
}

void DrawNoteTool::move(const ToolEvent& event)
{
    end_ = onNoteGrid(event.position);
    show();
}

void DrawNoteTool::release(const ToolEvent& event)
{
    if (!start_)
        return;
    end_ = onNoteGrid(event.position);
    const QPointF way = end_ - *start_;
    const bool isDrawn = std::hypot(way.x(), way.y()) >= kLeastDrag;
    // Frames and leaders that a click has begun go on to the next click.
    if ((kind_ == NoteKind::Frame || kind_ == NoteKind::Leader) && !isDrawn)
        return;
    if (kind_ == NoteKind::Frame && (std::abs(way.x()) < kLeastDrag || std::abs(way.y()) < kLeastDrag))
        return;
    finish();
}

bool DrawNoteTool::key(int key, Qt::KeyboardModifiers modifiers)
{
    if (const std::optional<QPointF> step = arrowStep(key)) {
        move({end_ + *step, modifiers});
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    press({end_, modifiers});
    release({end_, modifiers});
    return true;
}

NoteGraphics DrawNoteTool::drawn() const
{
    const QPointF start = start_.value_or(end_);
    switch (kind_) {
    case NoteKind::Leader: return start == end_ ? NoteGraphics() : newLeader(end_, start);
    case NoteKind::Frame: return start == end_ ? NoteGraphics() : newFrame(areaOf(start, end_));
    case NoteKind::Table:
        return newTableNote(std::vector<QStringList>(kTableRows, QStringList(kTableColumns, QString())), end_);
    default: break;
    }
    const QRectF area = areaOf(start, end_);
    const bool isClick = area.width() < kLeastDrag;
    return newTextNote(isClick ? start : area.bottomLeft(), isClick ? kUsualWidth : area.width());
}

void DrawNoteTool::show()
{
    SheetOverlay overlay;
    if (kind_ == NoteKind::Text && start_)
        overlay.rubberBand = areaOf(*start_, end_);
    context_.setOverlay(std::move(overlay));
    const NoteGraphics graphics = kind_ == NoteKind::Text ? NoteGraphics() : drawn();
    if (graphics.empty())
        context_.endPreview();
    else
        context_.preview({model::AddNote{graphics}});
}

void DrawNoteTool::finish()
{
    cancel();
    if (kind_ == NoteKind::Leader) {
        finishLeader();
    } else if (kind_ == NoteKind::Text) {
        context_.writeNew({drawn()});
    } else {
        const int number = context_.diagram().graphics()->ownCount;
        Selection selection;
        selection.notes.insert({number});
        if (context_.apply(nameOfAddition(kind_), {model::AddNote{drawn()}}, selection))
            context_.write({number}, 0);
    }
    context_.start(nullptr);
}

/// A leader that ends at a text belongs to that; otherwise it gets a new one.
void DrawNoteTool::finishLeader()
{
    const Hit hit = hitAt(context_.diagram(), end_, context_.tolerance(), {}, context_.shifts());
    const model::Note* at = hit.kind == Hit::Kind::Note ? context_.diagram().note(hit.note) : nullptr;
    if (at && (at->kind == NoteKind::Text || at->kind == NoteKind::Table)) {
        Selection selection;
        selection.notes.insert({context_.diagram().graphics()->ownCount});
        context_.apply(nameOfAddition(kind_), {model::AddNote{drawn()}}, selection);
        return;
    }
    const TextPlace place = placeBesideLeader(end_, *start_);
    NoteGraphics text = newTextNote(place.corner, place.width);
    if (end_.x() < start_->x())
        std::get<model::TextGraphic>(text.front()).alignment = model::TextAlignment::Right;
    context_.writeNew({drawn(), text});
}

void DrawNoteTool::cancel()
{
    context_.endPreview();
    context_.setOverlay({});
}

PullNoteTool::PullNoteTool(ToolContext& context, model::NoteId note, const NoteHandle& handle)
    : Tool(context), note_(note), handle_(handle)
{
    context_.setCursor(Qt::SizeAllCursor);
}

void PullNoteTool::move(const ToolEvent& event)
{
    const model::Note* note = context_.diagram().note(note_);
    if (!note)
        return;
    changes_ = model::planNoteChange(context_.diagram(), *note,
                                     pulledNote(note->graphics, handle_, onNoteGrid(event.position)));
    context_.preview(changes_);
    const QRectF after =
        changes_.empty() ? note->bounds() : model::Note::boundsOf(std::get<model::SetNote>(changes_.front()).graphics);
    constexpr double kModules = 2;  // diagram units of a module
    context_.setHint(tr("%1 × %2 M; Esc takes it back").arg(after.width() / kModules).arg(after.height() / kModules));
}

void PullNoteTool::release(const ToolEvent& event)
{
    move(event);
    context_.endPreview();
    if (!changes_.empty())
        context_.apply(tr("Change the size of a note"), changes_);
    context_.start(nullptr);
}

void PullNoteTool::cancel()
{
    context_.endPreview();
    changes_.clear();
}

PlaceNoteTool::PlaceNoteTool(ToolContext& context, NoteGraphics graphics, QPointF at)
    : Tool(context), graphics_(std::move(graphics)), at_(at)
{
    context_.setCursor(Qt::ClosedHandCursor);
    context_.setHint(tr("Click or Enter to put it down; arrows move it, Esc cancels"));
    show();
}

void PlaceNoteTool::move(const ToolEvent& event)
{
    const QPointF way = onNoteGrid(event.position - at_);
    for (model::Graphic& graphic : graphics_)
        graphic = model::shifted(graphic, way);
    at_ += way;
    show();
}

void PlaceNoteTool::show()
{
    context_.preview({model::AddNote{graphics_}});
}

void PlaceNoteTool::press(const ToolEvent& event)
{
    isPressed_ = true;
    move(event);
}

void PlaceNoteTool::release(const ToolEvent& event)
{
    if (!isPressed_)
        return;
    move(event);
    putDown();
}

void PlaceNoteTool::putDown()
{
    cancel();
    Selection selection;
    selection.notes.insert({context_.diagram().graphics()->ownCount});
    context_.apply(nameOfAddition(model::kindOf(graphics_)), {model::AddNote{graphics_}}, selection);
    context_.start(nullptr);
}

bool PlaceNoteTool::key(int key, Qt::KeyboardModifiers modifiers)
{
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        putDown();
        return true;
    }
    const std::optional<QPointF> step = arrowStep(key);
    if (step)
        move({at_ + *step, modifiers});
    return step.has_value();
}

void PlaceNoteTool::cancel()
{
    context_.endPreview();
}

}  // namespace bramah::editor
