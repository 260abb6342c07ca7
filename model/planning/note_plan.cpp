// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/note_plan.h"

#include "model/graphics/affine_map.h"
#include "model/symbol/graphic_geometry.h"
#include "model/symbol/graphic_text.h"

#include <algorithm>
#include <map>

namespace bramah::model {
namespace {

constexpr double kReach = 1.5;  // diagram units: a leader begins so near to its text

/// Where \a point of the box \a before lies in the box \a after: at the same share of its width and height.
QPointF followed(QPointF point, QRectF before, QRectF after)
{
    const auto share = [](double value, double from, double length) {
        return length > 0 ? (value - from) / length : 0;
    };
    return rounded({after.left() + share(point.x(), before.left(), before.width()) * after.width(),
                    after.top() + share(point.y(), before.top(), before.height()) * after.height()});
}

/// Appends the changes of leaders that begin at \a note, whose box becomes \a after.
void leadersFollow(DiagramChanges& changes, const Diagram& diagram, const Note& note, QRectF after,
                   const std::vector<NoteId>& changed)
{
    if (note.kind != NoteKind::Text && note.kind != NoteKind::Table)
        return;
    const QRectF before = note.bounds();
    for (const Note& leader : diagram.notes()) {
        if (leader.kind != NoteKind::Leader || std::ranges::find(changed, leader.id) != changed.end() ||
            !isPlain(leader.graphics.front()))
            continue;
        std::vector<Graphic> graphics = leader.graphics;
        QPointF& start = std::get<LineGraphic>(graphics.front()).points.value.front();
        if (!before.adjusted(-kReach, -kReach, kReach, kReach).contains(start))
            continue;
        start = followed(start, before, after);
        changes.push_back(SetNote{leader, std::move(graphics)});
    }
}

bool isSameInKind(const std::vector<Graphic>& a, const std::vector<Graphic>& b)
{
    return std::ranges::equal(a, b,
                              [](const Graphic& one, const Graphic& other) { return one.index() == other.index(); });
}

/// Appends the changes of graphics that stay, in ascending order of their numbers.
void appendKept(GraphicChanges& all, const DiagramChanges& changes)
{
    std::map<int, GraphicChange> kept;
    for (const DiagramChange& change : changes) {
        if (const auto* move = std::get_if<MoveNote>(&change))
            for (std::size_t i = 0; i < move->note.graphics.size(); ++i) {
                const int number = move->note.id.first + static_cast<int>(i);
                kept.emplace(number, ShiftGraphic{number, move->note.graphics[i], move->by});
            }
        const auto* set = std::get_if<SetNote>(&change);
        if (!set || !isSameInKind(set->note.graphics, set->graphics))
            continue;
        for (std::size_t i = 0; i < set->graphics.size(); ++i)
            if (const int number = set->note.id.first + static_cast<int>(i); set->note.graphics[i] != set->graphics[i])
                kept.emplace(number, ReplaceGraphic{number, set->note.graphics[i], set->graphics[i]});
    }
    for (auto& [number, change] : kept)
        all.push_back(std::move(change));
}

QByteArrayList textsOf(const std::vector<Graphic>& graphics)
{
    QByteArrayList texts;
    for (const Graphic& graphic : graphics)
        texts.append(graphicText(graphic));
    return texts;
}

struct Rebuilt {
    const Note* note;
    std::vector<Graphic> graphics;  ///< instead of those of the note
};

/// The notes whose graphics come or go, from the topmost, so that the numbers of those that follow stay right.
std::vector<Rebuilt> rebuiltNotes(const DiagramChanges& changes)
{
    std::vector<Rebuilt> rebuilt;
    for (const DiagramChange& change : changes) {
        if (const auto* removed = std::get_if<RemoveNote>(&change))
            rebuilt.push_back({&removed->note, {}});
        if (const auto* set = std::get_if<SetNote>(&change); set && !isSameInKind(set->note.graphics, set->graphics))
            rebuilt.push_back({&set->note, set->graphics});
    }
    std::ranges::sort(rebuilt, std::ranges::greater(), [](const Rebuilt& each) { return each.note->id; });
    return rebuilt;
}

/// The sheet's own graphics while changes are made, as lists in step.
class OwnGraphics
{
public:
    explicit OwnGraphics(const Icon& icon) : graphics_(icon.graphics), numbers_(icon.numbers) {}

    void replace(int number, Graphic graphic)
    {
        if (const auto found = std::ranges::find(numbers_, number); found != numbers_.end())
            graphics_[static_cast<std::size_t>(found - numbers_.begin())] = std::move(graphic);
    }
    void remove(int number)
    {
        const auto found = std::ranges::find(numbers_, number);
        if (found == numbers_.end())
            return;
        graphics_.erase(graphics_.begin() + (found - numbers_.begin()));
        numbers_.erase(found);
        shift(number, -1);
    }
    void insert(int number, const Graphic& graphic)
    {
        shift(number, 1);
        const auto next = std::ranges::find_if(numbers_, [&](int each) { return each > number; });
        graphics_.insert(graphics_.begin() + (next - numbers_.begin()), graphic);
        numbers_.insert(next, number);
    }
    void append(const Graphic& graphic)
    {
        const int last = numbers_.empty() ? -1 : std::ranges::max(numbers_);
        graphics_.push_back(graphic);
        numbers_.push_back(last + 1);
    }
    void giveTo(Icon& icon)
    {
        icon.graphics = std::move(graphics_);
        icon.numbers = std::move(numbers_);
    }

private:
    void shift(int from, int by)
    {
        for (int& number : numbers_)
            if (number >= from)
                number += by;
    }

    std::vector<Graphic> graphics_;
    std::vector<int> numbers_;
};

}  // namespace

bool changesNote(const DiagramChange& change)
{
    return std::holds_alternative<AddNote>(change) || std::holds_alternative<RemoveNote>(change) ||
           std::holds_alternative<SetNote>(change) || std::holds_alternative<MoveNote>(change);
}

DiagramChanges planNoteMove(const Diagram& diagram, const std::vector<NoteId>& notes, QPointF by)
{
    DiagramChanges changes;
    if (by.isNull())
        return changes;
    for (const NoteId id : notes)
        if (const Note* note = diagram.note(id)) {
            changes.push_back(MoveNote{*note, by});
            leadersFollow(changes, diagram, *note, note->bounds().translated(by), notes);
        }
    return changes;
}

DiagramChanges planNoteChange(const Diagram& diagram, const Note& note, std::vector<Graphic> graphics)
{
    DiagramChanges changes;
    if (graphics.empty() || graphics == note.graphics)
        return changes;
    const QRectF after = Note::boundsOf(graphics);
    changes.push_back(SetNote{note, std::move(graphics)});
    leadersFollow(changes, diagram, note, after, {note.id});
    return changes;
}

DiagramChanges planNoteRemoval(const Diagram& diagram, const std::vector<NoteId>& notes)
{
    DiagramChanges changes;
    for (const NoteId id : notes)
        if (const Note* note = diagram.note(id))
            changes.push_back(RemoveNote{*note});
    return changes;
}

GraphicChanges graphicChangesOf(const DiagramChanges& changes)
{
    GraphicChanges all;
    appendKept(all, changes);
    for (const Rebuilt& note : rebuiltNotes(changes)) {
        const int first = note.note->id.first;
        const int count = static_cast<int>(note.note->graphics.size());
        if (note.graphics.empty() && count == 1)
            all.push_back(RemoveGraphic{first});
        else
            all.push_back(ReplaceRun{first, count, textsOf(note.graphics)});
    }
    for (const DiagramChange& change : changes)
        if (const auto* added = std::get_if<AddNote>(&change))
            all.push_back(ReplaceRun{-1, 0, textsOf(added->graphics)});
    return all;
}

void applyNotes(DiagramContent& content, const DiagramChanges& changes)
{
    if (std::ranges::none_of(changes, changesNote))
        return;
    auto icon = content.graphics ? std::make_shared<Icon>(*content.graphics) : std::make_shared<Icon>();
    OwnGraphics own(*icon);
    for (const DiagramChange& change : changes) {
        if (const auto* move = std::get_if<MoveNote>(&change))
            for (std::size_t i = 0; i < move->note.graphics.size(); ++i)
                own.replace(move->note.id.first + static_cast<int>(i), shifted(move->note.graphics[i], move->by));
        if (const auto* set = std::get_if<SetNote>(&change); set && isSameInKind(set->note.graphics, set->graphics))
            for (std::size_t i = 0; i < set->graphics.size(); ++i)
                own.replace(set->note.id.first + static_cast<int>(i), set->graphics[i]);
    }
    for (const Rebuilt& note : rebuiltNotes(changes)) {
        for (std::size_t i = note.note->graphics.size(); i-- > 0;)
            own.remove(note.note->id.first + static_cast<int>(i));
        for (auto graphic = note.graphics.rbegin(); graphic != note.graphics.rend(); ++graphic)
            own.insert(note.note->id.first, *graphic);
    }
    for (const DiagramChange& change : changes)
        if (const auto* added = std::get_if<AddNote>(&change))
            std::ranges::for_each(added->graphics, [&](const Graphic& graphic) { own.append(graphic); });
    own.giveTo(*icon);
    content.graphics = std::move(icon);
}

}  // namespace bramah::model
