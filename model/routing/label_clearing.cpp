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

/// Tests whether a label at a place overlaps nothing else.
class FreePlaces
{
public:
    explicit FreePlaces(const SheetPicture& picture) : picture_(picture) {}

    [[nodiscard]] bool isFree(const std::vector<QRectF>& labels, QPointF shift, int owner) const
    {
        return std::ranges::all_of(labels, [&](const QRectF& label) { return isFree(label.translated(shift), owner); });
    }

private:
    [[nodiscard]] bool isFree(const QRectF& rect, int owner) const
    {
        for (const SheetPicture::Line& line : picture_.lines)
            for (std::size_t k = 0; k + 1 < line.points.size(); ++k)
                if (runsThrough(QLineF(line.points[k], line.points[k + 1]), rect))
                    return false;
        for (int s = 0; s < static_cast<int>(picture_.symbols.size()); ++s) {
            const SheetPicture::Symbol& symbol = picture_.symbols[static_cast<std::size_t>(s)];
            const auto& texts = s == owner ? lettersOf(symbol) : symbol.texts;
            if (symbol.isHidden)
                continue;
            if (symbol.body.intersects(rect) ||
                std::ranges::any_of(texts, [&](const QRectF& text) { return text.intersects(rect); }))
                return false;
        }
        return std::ranges::none_of(picture_.ports, [&](const auto& port) {
            return rect.adjusted(-kGap, -kGap, kGap, kGap).contains(port.position);
        });
    }
    /// The texts of a symbol other than its name and values.
    [[nodiscard]] static std::vector<QRectF> lettersOf(const SheetPicture::Symbol& symbol)
    {
        std::vector<QRectF> letters = symbol.texts;
        std::erase_if(
            letters, [&](const QRectF& text) { return std::ranges::find(symbol.labels, text) != symbol.labels.end(); });
        return letters;
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
    std::set<int> crossed;
    for (const DrawingFault& fault : DrawingChecker(picture).faults())
        if (fault.kind == DrawingFault::Kind::ThroughText)
            crossed.insert(fault.symbol);
    SheetPicture now = picture;
    for (const int index : crossed) {
        SheetPicture::Symbol& symbol = now.symbols[static_cast<std::size_t>(index)];
        const QRectF labels = around(symbol.labels);
        const FreePlaces places(now);
        if (symbol.labels.empty() || symbol.body.isNull() || places.isFree(symbol.labels, {}, index))
            continue;
        for (const QPointF& shift : candidates(symbol.body, labels))
            if (places.isFree(symbol.labels, shift, index)) {
                shifts.emplace_back(symbol.id, shift);
                for (QRectF& text : symbol.texts)
                    if (std::ranges::find(symbol.labels, text) != symbol.labels.end())
                        text.translate(shift);
                for (QRectF& label : symbol.labels)
                    label.translate(shift);
                break;
            }
    }
    return shifts;
}

LabelPlacement clearedLabel(const Diagram& diagram, const ComponentId& symbol, const LabelPlacement& label)
{
    constexpr double kRoom = 40;  // diagram units
    const DiagramComponent* owner = diagram.component(symbol);
    if (!owner)
        return label;
    DiagramComponent placed = *owner;
    placed.label = label;
    QRectF region = placed.bounds;
    for (const QRectF& text : textBoundsOf(placed))
        region = united(region, text);
    SheetPicture picture(diagram, region.adjusted(-kRoom, -kRoom, kRoom, kRoom));
    picture.place(placed);
    for (const auto& [id, shift] : clearedLabels(picture))
        if (id == symbol)
            return {label.offset + shift, label.isTurned};
    return label;
}

}  // namespace bramah::model
