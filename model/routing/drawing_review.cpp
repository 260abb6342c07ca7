// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/drawing_review.h"

#include "model/routing/drawing_faults.h"
#include "model/routing/pieces.h"
#include "model/routing/sheet_picture.h"
#include "model/routing/text_bounds.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

/// With more changes than this the whole drawing is checked.
constexpr std::size_t kMostChanges = 200;
/// Faults arise at most this far from the objects in conflict, in diagram units.
constexpr double kFaultReach = 4;
/// Names are at most this far from their symbols, in diagram units.
constexpr double kNameReach = 100;

QRectF areaOf(const DiagramComponent& symbol)
{
    QRectF area = symbol.bounds;
    for (const QRectF& text : textBoundsOf(symbol))
        area = united(area, text);
    for (const DiagramPort& port : symbol.ports)
        area = united(area, QRectF(port.position, port.position));
    return area;
}

/// Do the components differ in nothing but their place?
bool isLikewise(const DiagramComponent& a, const DiagramComponent& b)
{
    return a.id == b.id && a.className == b.className && a.notes == b.notes && a.icon == b.icon &&
           a.ports.size() == b.ports.size() && a.label == b.label && a.isPlaced == b.isPlaced &&
           a.placement.visible == b.placement.visible && a.substitutions == b.substitutions;
}

bool isSame(const DiagramComponent& a, const DiagramComponent& b)
{
    return a.placement == b.placement && a.bounds == b.bounds && isLikewise(a, b);
}

bool isShiftedBy(QPointF from, QPointF to, QPointF shift)
{
    constexpr double kNoise = 1e-6;
    const QPointF off = to - from - shift;
    return std::abs(off.x()) < kNoise && std::abs(off.y()) < kNoise;
}

template <typename Items, typename Test>
bool allPairs(const Items& a, const Items& b, Test test)
{
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), test);
}

void addLine(std::vector<QRectF>& areas, const DiagramConnection& line)
{
    for (std::size_t i = 0; i + 1 < line.points.size(); ++i)
        areas.push_back(rectOf(QLineF(line.points[i], line.points[i + 1])));
}

QRectF areaAround(const std::vector<QRectF>& areas)
{
    QRectF all;
    for (const QRectF& area : areas)
        all = all.isNull() ? area : united(all, area);
    return all.adjusted(-kFaultReach, -kFaultReach, kFaultReach, kFaultReach);
}

bool isNearAny(const QRectF& rect, const std::vector<QRectF>& areas)
{
    return std::ranges::any_of(areas, [&](const QRectF& area) {
        return area.adjusted(-kFaultReach, -kFaultReach, kFaultReach, kFaultReach).intersects(rect);
    });
}

}  // namespace

bool DrawingReview::isShift(const Diagram& next) const
{
    const Diagram& before = *diagram_;
    if (before.components().empty() || next.components().size() != before.components().size())
        return false;
    const QPointF shift = next.components().front().anchor() - before.components().front().anchor();
    const auto isSymbolShifted = [&](const DiagramComponent& a, const DiagramComponent& b) {
        return isShiftedBy(a.bounds.topLeft(), b.bounds.topLeft(), shift) &&
               isShiftedBy(a.bounds.bottomRight(), b.bounds.bottomRight(), shift) &&
               a.placement.rotation == b.placement.rotation && isLikewise(a, b);
    };
    const auto isLineShifted = [&](const DiagramConnection& a, const DiagramConnection& b) {
        return a.id == b.id && a.isReadOnly == b.isReadOnly &&
               allPairs(a.points, b.points, [&](QPointF p, QPointF q) { return isShiftedBy(p, q, shift); });
    };
    return allPairs(before.components(), next.components(), isSymbolShifted) &&
           allPairs(before.ownPorts(), next.ownPorts(), isSymbolShifted) &&
           allPairs(before.connections(), next.connections(), isLineShifted);
}

/// The areas that differ from before; nothing if there are too many, or if components or nets were added or removed.
std::optional<std::vector<QRectF>> DrawingReview::changes(const Diagram& next) const
{
    const Diagram& before = *diagram_;
    std::vector<QRectF> changed;
    const auto compareSymbols = [&](const std::vector<DiagramComponent>& old,
                                    const std::vector<DiagramComponent>& now) {
        return allPairs(old, now, [&](const DiagramComponent& a, const DiagramComponent& b) {
            if (!isSame(a, b))
                changed.insert(changed.end(), {areaOf(a), areaOf(b)});
            return a.id == b.id && changed.size() < kMostChanges;
        });
    };
    const auto areNetsAlike = [](const Net& a, const Net& b) { return a.connections == b.connections; };
    const auto compareLines = [&](const DiagramConnection& a, const DiagramConnection& b) {
        if (a.points != b.points) {
            addLine(changed, a);
            addLine(changed, b);
        }
        return a.id == b.id && changed.size() < kMostChanges;
    };
    if (!compareSymbols(before.components(), next.components()) ||
        !compareSymbols(before.ownPorts(), next.ownPorts()) ||
        !allPairs(before.connections(), next.connections(), compareLines) ||
        !allPairs(before.nets(), next.nets(), areNetsAlike))
        return std::nullopt;
    return changed;
}

void DrawingReview::checkLines(const Diagram& next, const std::vector<QRectF>& changed)
{
    QRectF region = areaAround(changed);
    const auto isNear = [&](const NetSegment& segment) {
        return isNearAny(rectOf(segment.line).adjusted(-0.1, -0.1, 0.1, 0.1), changed);
    };
    std::vector<int> nets;
    for (std::size_t n = 0; n < next.nets().size(); ++n) {
        const std::vector<NetSegment>& segments = next.nets()[n].segments;
        if (!std::ranges::any_of(segments, isNear))
            continue;
        nets.push_back(static_cast<int>(n));
        for (const NetSegment& segment : segments)
            region = united(region, rectOf(segment.line));
    }
    const SheetPicture picture(next, region.adjusted(-kFaultReach, -kFaultReach, kFaultReach, kFaultReach));
    const DrawingChecker checker(picture);
    for (const int net : nets)
        ofNets_[static_cast<std::size_t>(net)] = diagnosticsOf(picture, checker.faultsOf(net));
}

void DrawingReview::checkNames(const Diagram& next, const std::vector<QRectF>& changed)
{
    QRectF region = areaAround(changed);
    std::vector<std::pair<std::size_t, ComponentId>> symbols;
    std::size_t number = 0;
    for (const auto* list : {&next.components(), &next.ownPorts()})
        for (const DiagramComponent& symbol : *list) {
            // The places of texts are looked at only where they may matter.
            const QRectF room = symbol.bounds.adjusted(-kNameReach, -kNameReach, kNameReach, kNameReach);
            if (const QRectF area = isNearAny(room, changed) ? areaOf(symbol) : QRectF(); isNearAny(area, changed)) {
                symbols.emplace_back(number, symbol.id);
                region = united(region, area);
            }
            ++number;
        }
    const SheetPicture picture(next, region);
    const DrawingChecker checker(picture);
    for (const auto& [place, id] : symbols)
        ofNames_[place] = diagnosticsOf(picture, checker.textFaultsOf(picture.symbolAt(id)));
}

void DrawingReview::look(std::shared_ptr<const Diagram> diagram)
{
    const auto before = diagram_;
    if (before == diagram)
        return;
    if (before && isShift(*diagram)) {
        diagram_ = std::move(diagram);
        return;
    }
    if (const auto changed = before ? changes(*diagram) : std::nullopt) {
        if (!changed->empty()) {
            checkLines(*diagram, *changed);
            checkNames(*diagram, *changed);
        }
        diagram_ = std::move(diagram);
        return;
    }
    diagram_ = std::move(diagram);
    const SheetPicture picture(*diagram_);
    const DrawingChecker checker(picture);
    ofNets_.clear();
    ofNames_.clear();
    for (int net = 0; net < static_cast<int>(picture.nets.size()); ++net)
        ofNets_.push_back(diagnosticsOf(picture, checker.faultsOf(net)));
    for (int symbol = 0; symbol < static_cast<int>(picture.symbols.size()); ++symbol)
        ofNames_.push_back(diagnosticsOf(picture, checker.textFaultsOf(symbol)));
}

Diagnostics DrawingReview::diagnostics() const
{
    Diagnostics all;
    for (const OfEach* list : {&ofNets_, &ofNames_})
        for (const Diagnostics& found : *list)
            all.insert(all.end(), found.begin(), found.end());
    return withoutMirrored(std::move(all));
}

}  // namespace bramah::model
