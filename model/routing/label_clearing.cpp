// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/label_clearing.h"

#include "model/routing/drawing_faults.h"
#include "model/routing/pieces.h"
#include "model/routing/text_bounds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace bramah::model {
namespace {

constexpr double kGap = 0.6;               // diagram units, between a symbol and its name
constexpr std::size_t kMostSymbols = 400;  // larger pictures are left alone

QRectF around(const std::vector<QRectF>& rects)
{
    QRectF all;
    for (const QRectF& rect : rects)
        all = all.isNull() ? rect : united(all, rect);
    return all;
}

/// What a label stands beside: the drawing of its symbol, of a node the dot.
QRectF drawingOf(const SheetPicture::Symbol& symbol)
{
    constexpr double kDot = 1;  // diagram units, half its width and some room
    return symbol.body.isNull() ? QRectF(symbol.anchor - QPointF(kDot, kDot), symbol.anchor + QPointF(kDot, kDot))
                                : symbol.body;
}

/// The symbols with names or values that a line crosses, or that lie over other symbols or their texts.
std::set<int> illegibleLabels(const SheetPicture& picture)
{
    std::set<int> illegible;
    for (const DrawingFault& fault : DrawingChecker(picture).faults()) {
        if (fault.kind == DrawingFault::Kind::ThroughText || fault.kind == DrawingFault::Kind::TextOverSymbol)
            illegible.insert(fault.symbol);
        if (fault.kind == DrawingFault::Kind::TextOverSymbol)
            illegible.insert(fault.owner);
    }
    return illegible;
}

/// Tests whether labels at a place can be read, and whether they overlap nothing.
class FreePlaces
{
public:
    explicit FreePlaces(const SheetPicture& picture) : picture_(picture) {}

    [[nodiscard]] bool isFree(const std::vector<QRectF>& labels, QPointF shift, int owner) const
    {
        return std::ranges::all_of(labels, [&](const QRectF& label) {
            const QRectF rect = label.translated(shift);
            return isLegible(rect, owner) && isBeside(rect, owner);
        });
    }
    /// Nothing but their own symbol, which may have them in its drawing, is under them.
    [[nodiscard]] bool areLegible(const std::vector<QRectF>& labels, int owner) const
    {
        return std::ranges::all_of(labels, [&](const QRectF& label) { return isLegible(label, owner); });
    }

private:
    [[nodiscard]] bool isLegible(const QRectF& rect, int owner) const
    {
        // As the checker does, so that what it tells can be mended.
        const auto covers = [inside = rect.adjusted(kTouch, kTouch, -kTouch, -kTouch)](const QRectF& other) {
            return other.intersects(inside);
        };
        for (const SheetPicture::Line& line : picture_.lines)
            for (std::size_t k = 0; k + 1 < line.points.size(); ++k)
                if (runsThrough(QLineF(line.points[k], line.points[k + 1]), rect))
                    return false;
        for (int s = 0; s < static_cast<int>(picture_.symbols.size()); ++s) {
            const SheetPicture::Symbol& symbol = picture_.symbols[static_cast<std::size_t>(s)];
            if (s != owner && !symbol.isHidden && (covers(symbol.body) || std::ranges::any_of(symbol.texts, covers)))
                return false;
        }
        return true;
    }
    [[nodiscard]] bool isBeside(const QRectF& rect, int owner) const
    {
        const SheetPicture::Symbol& symbol = picture_.symbols[static_cast<std::size_t>(owner)];
        const auto covers = [&](const QRectF& text) { return text.intersects(rect); };
        return !covers(symbol.body) && std::ranges::none_of(lettersOf(symbol), covers) &&
               std::ranges::none_of(picture_.ports, [&](const auto& port) {
                   return rect.adjusted(-kGap, -kGap, kGap, kGap).contains(port.position);
               });
    }

    const SheetPicture& picture_;
};

/// Shifts of the labels to the right of the symbol, the left, above, below, and to its corners.
std::vector<QPointF> candidates(const QRectF& body, const QRectF& labels)
{
    const double right = body.right() + kGap - labels.left(), left = body.left() - kGap - labels.right();
    const double above = body.bottom() + kGap - labels.top(), below = body.top() - kGap - labels.bottom();
    const double middleX = body.center().x() - labels.center().x(), middleY = body.center().y() - labels.center().y();
    std::vector<QPointF> shifts{{right, middleY}, {left, middleY}, {middleX, above}, {middleX, below},
                                {right, above},   {right, below},  {left, above},    {left, below}};
    // Further along the sides, between lines that leave the symbol, and at some distance from them.
    for (const double away : {0.0, 4.0, 8.0})
        for (double along = -16; along <= 16; along += 2)
            for (const QPointF& side :
                 std::array<QPointF, 4>{QPointF(right + away, middleY + along), QPointF(left - away, middleY + along),
                                        QPointF(middleX + along, above + away), QPointF(middleX + along, below - away)})
                shifts.push_back(side);
    // On half modules, as a person would place them, rounded away from the symbol.
    for (QPointF& shift : shifts)
        shift = {shift.x() > 0 ? std::ceil(shift.x()) : std::floor(shift.x()),
                 shift.y() > 0 ? std::ceil(shift.y()) : std::floor(shift.y())};
    std::ranges::stable_sort(shifts, {}, [](QPointF shift) { return shift.manhattanLength(); });
    return shifts;
}

}  // namespace

std::vector<std::pair<ComponentId, QPointF>> clearedLabels(const SheetPicture& picture)
{
    std::vector<std::pair<ComponentId, QPointF>> shifts;
    if (picture.symbols.size() > kMostSymbols)
        return shifts;
    SheetPicture now = picture;
    for (const int index : illegibleLabels(picture)) {
        const SheetPicture::Symbol& symbol = now.symbols[static_cast<std::size_t>(index)];
        const FreePlaces places(now);
        if (symbol.labels.empty() || places.areLegible(symbol.labels, index))
            continue;
        const std::vector<QPointF> ways = candidates(drawingOf(symbol), around(symbol.labels));
        const auto way =
            std::ranges::find_if(ways, [&](QPointF shift) { return places.isFree(symbol.labels, shift, index); });
        if (way == ways.end())
            continue;
        shifts.emplace_back(symbol.id, *way);
        now.shiftLabels(index, *way);
    }
    return shifts;
}

QPointF shiftedLabel(const DiagramComponent& symbol, QPointF shift)
{
    const QPointF sum = symbol.label.offset + shift;
    if (!symbol.notes.isStacked())
        return sum;
    constexpr int kMostTurns = 3;  // the first correction may bring it to another height
    const QRectF wanted = around(labelBoundsOf(symbol)).translated(shift);
    DiagramComponent placed = symbol;
    placed.label.offset = sum;
    for (int turn = 0; turn < kMostTurns; ++turn)
        placed.label.offset += wanted.center() - around(labelBoundsOf(placed)).center();
    return placed.label.offset;
}

LabelPlacement clearedLabel(const Diagram& diagram, const ComponentId& symbol, const LabelPlacement& label)
{
    const DiagramComponent* owner = diagram.component(symbol);
    if (!owner)
        return label;
    DiagramComponent placed = *owner;
    placed.label = label;
    return clearedLabel(diagram, placed);
}

LabelPlacement clearedLabel(const Diagram& diagram, const DiagramComponent& changed)
{
    constexpr double kRoom = 40;  // diagram units
    QRectF region = changed.bounds;
    for (const QRectF& text : textBoundsOf(changed))
        region = united(region, text);
    SheetPicture picture(diagram, region.adjusted(-kRoom, -kRoom, kRoom, kRoom));
    picture.place(changed);
    for (const auto& [id, shift] : clearedLabels(picture))
        if (id == changed.id)
            return {shiftedLabel(changed, shift), changed.label.isTurned};
    return changed.label;
}

}  // namespace bramah::model
