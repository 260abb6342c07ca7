// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dxf/dxf_sheet.h"

#include "editor/dxf/dxf_page.h"
#include "editor/dxf/dxf_shapes.h"
#include "editor/render/code_texts.h"
#include "editor/render/net_lines.h"
#include "editor/render/note_text.h"
#include "editor/render/page_painter.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "editor/render/symbol_picture.h"
#include "model/pages/page_marks.h"
#include "model/text/dotted_name.h"

#include <QSet>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <tuple>

namespace bramah::editor {
namespace {

using model::AffineMap;

DxfLayer layerOf(model::LineStyle style)
{
    switch (style) {
    case model::LineStyle::Pilot: return DxfLayer::LinesPilot;
    case model::LineStyle::Mechanical: return DxfLayer::Mechanical;
    case model::LineStyle::Electrical:
    case model::LineStyle::Thermal: return DxfLayer::Electrical;
    case model::LineStyle::Signal:
    case model::LineStyle::BooleanSignal:
    case model::LineStyle::Bus: return DxfLayer::Signals;
    default: return DxfLayer::LinesWorking;
    }
}

class SheetAsDxf
{
public:
    SheetAsDxf(const model::Diagram& diagram, const PaperPage& page)
        : diagram_(diagram),
          page_(page.part),
          number_(page.page),
          toDrawing_(AffineMap::translation(-page.part.topLeft())  // y points up
                         .then(AffineMap::scaling(kMillimetresOfUnit, kMillimetresOfUnit)))
    {
        drawing_.area = QRectF(QPointF(), page_.size() * kMillimetresOfUnit);
    }

    [[nodiscard]] DxfDrawing make()
    {
        addPages();
        addOwnGraphics();
        if (number_ < 0) {
            for (const model::Net& net : diagram_.nets())
                addNet(net);
        } else {
            const model::LinesOnPages lines(diagram_);
            for (const model::Net& net : lines.netsOn(number_))
                addNet(net);
            for (const model::PageMark& mark : lines.marks())
                if (mark.page == number_)
                    addMark(mark);
        }
        for (const auto* symbols : {&diagram_.components(), &diagram_.ownPorts()})
            for (const model::DiagramComponent& symbol : *symbols)
                if (symbol.placement.visible && !symbol.isInLine && symbol.bounds.intersects(page_))
                    addSymbol(symbol);
        for (const auto* symbols : {&diagram_.components(), &diagram_.ownPorts()})
            for (const model::DiagramComponent& symbol : *symbols)
                addTexts(symbol);
        for (const PlacedText& text : textsAtLines(diagram_))
            addText(text, DxfLayer::TextCode);
        return std::move(drawing_);
    }

private:
    /// Frames and title blocks, a block each.
    void addPages()
    {
        for (std::size_t i = 0; i < diagram_.pages().size(); ++i) {
            const model::DiagramComponent& page = diagram_.pages()[i];
            if (number_ >= 0 ? static_cast<int>(i) != number_ : !page.bounds.intersects(page_))
                continue;
            DxfPage drawn = dxfPageOf(page, freeName(model::lastName(page.className)), toDrawing_);
            drawing_.blocks.push_back(std::move(drawn.block));
            drawing_.entities.push_back({{DxfLayer::Title}, std::move(drawn.insert)});
        }
    }

    /// The arrow and the text where a line goes on to another page.
    void addMark(const model::PageMark& mark)
    {
        const QPointF back = -mark.way * kModule, across(-back.y() / 2, back.x() / 2);
        drawing_.entities.push_back(
            {{DxfLayer::TextCode},
             DxfPolyline{toDrawing(QPolygonF({mark.place + back + across, mark.place, mark.place + back - across})),
                         false}});
        drawing_.entities.push_back(dxfTextOf(textOf(mark), toDrawing_, DxfLayer::TextCode));
    }

    void addOwnGraphics()
    {
        if (!diagram_.graphics())
            return;
        std::vector<DxfEntity> own;
        for (const model::Graphic& graphic : diagram_.graphics()->graphics)
            if (model::boundsOf(graphic).adjusted(-1e-3, -1e-3, 1e-3, 1e-3).intersects(page_))
                addGraphic(own, graphic, toDrawing_, DxfLayer::Notes);
        for (const PlacedText& text : placedNotes(*diagram_.graphics()))
            if (toScene(page_).contains(text.rect.center()))
                own.push_back(dxfTextOf(text, toDrawing_, DxfLayer::Notes));
        std::ranges::move(own, std::back_inserter(drawing_.entities));
    }

    [[nodiscard]] QPolygonF toDrawing(const QPolygonF& sheet) const
    {
        QPolygonF mapped;
        for (const QPointF& point : sheet)
            mapped << toDrawing_.map(point);
        return mapped;
    }

    [[nodiscard]] bool isOnPage(const QRectF& bounds) const
    {
        return bounds.normalized().adjusted(-1e-3, -1e-3, 1e-3, 1e-3).intersects(page_);
    }

    void addNet(const model::Net& net)
    {
        for (const model::LineStyle style : {net.style, model::LineStyle::Pilot}) {
            constexpr double kBusWidth = 0.75;  // mm
            const DxfStyle look{layerOf(style),
                                style == model::LineStyle::Pilot ? DxfLine::Dashed : DxfLine::Continuous,
                                style == model::LineStyle::Bus ? kBusWidth : 0.25, kDxfByLayer};
            for (const QPolygonF& line : joinedLines(net, style)) {
                if (!isOnPage(line.boundingRect()))
                    continue;
                if (net.isDouble)
                    addRod(line, net, look);
                else
                    drawing_.entities.push_back({look, DxfPolyline{toDrawing(line), false}});
            }
            if (net.style == model::LineStyle::Pilot)
                break;
        }
        const DxfStyle look{layerOf(net.style)};
        for (const QPointF& dot : net.dots)
            if (page_.contains(dot))
                drawing_.entities.push_back({look, DxfFill{roundOf(dot)}});
        for (const QLineF& barb : barbsOf(net))
            if (page_.contains(barb.p1()))
                drawing_.entities.push_back({look, DxfPolyline{toDrawing(QPolygonF({barb.p1(), barb.p2()})), false}});
    }

    [[nodiscard]] QPolygonF roundOf(QPointF middle) const
    {
        constexpr int kCorners = 24;
        QPolygonF round;
        for (int i = 0; i < kCorners; ++i) {
            const double angle = 2 * M_PI * i / kCorners;
            round << toDrawing_.map(middle + kDotRadius * QPointF(std::cos(angle), std::sin(angle)));
        }
        return round;
    }

    /// A rod is two lines, one module apart, closed where it ends freely.
    void addRod(const QPolygonF& middle, const model::Net& net, const DxfStyle& look)
    {
        for (const double side : {-kModule / 2, kModule / 2})
            drawing_.entities.push_back({look, DxfPolyline{toDrawing(beside(middle, side)), false}});
        for (const QPointF& end : {middle.front(), middle.back()})
            if (std::ranges::find(net.openEnds, end) != net.openEnds.end()) {
                const bool isFirst = end == middle.front();
                const QPolygonF left = beside(middle, -kModule / 2), right = beside(middle, kModule / 2);
                drawing_.entities.push_back(
                    {look, DxfPolyline{toDrawing(QPolygonF({isFirst ? left.front() : left.back(),
                                                            isFirst ? right.front() : right.back()})),
                                       false}});
            }
    }

    /// The line at the distance \a way to the left of a line of level and upright pieces.
    static QPolygonF beside(const QPolygonF& line, double way)
    {
        const auto normal = [&](qsizetype piece) {
            const QLineF along(line[piece], line[piece + 1]);
            return along.length() > 0 ? QPointF(-along.dy(), along.dx()) / along.length() : QPointF();
        };
        QPolygonF moved;
        for (qsizetype i = 0; i < line.size(); ++i) {
            const QPointF before = normal(std::max<qsizetype>(0, i - 1));
            const QPointF after = normal(std::min(i, line.size() - 2));
            // At a corner both shifts add up, on a straight line they are one.
            moved << line[i] + way * (before == after ? before : before + after);
        }
        return moved;
    }

    void addSymbol(const model::DiagramComponent& symbol)
    {
        if (symbol.isMissing) {
            const QRectF frame = symbol.bounds;
            drawing_.entities.push_back(
                {{DxfLayer::Symbols, DxfLine::Dashed},
                 DxfPolyline{toDrawing({frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft()}),
                             true}});
            return;
        }
        addIcon(symbol.icon, symbol.map, model::lastName(symbol.className));
        for (const model::DiagramPort& port : symbol.ports)
            if (isPortDrawn(symbol, port))
                addIcon(port.icon, port.map, model::lastName(port.connectorClass));
    }

    /// Inserts the block of \a icon, which is made when it is needed first.
    void addIcon(const model::IconPtr& icon, const AffineMap& map, const QString& name)
    {
        const double scaleX = std::hypot(map.m11, map.m21), scaleY = std::hypot(map.m12, map.m22);
        if (scaleX == 0 || scaleY == 0 || icon->isEmpty())
            return;
        const QRectF square(-icon->uprightReach, -icon->uprightReach, 2 * icon->uprightReach, 2 * icon->uprightReach);
        const auto isUpright = [&](const model::Graphic& graphic) { return square.contains(model::boundsOf(graphic)); };
        QString& block = blocks_[{icon.get(), scaleX, scaleY}];
        if (block.isEmpty()) {
            block = freeName(name);
            DxfBlock made{block, {}, {}};
            const AffineMap own = AffineMap::scaling(scaleX * kMillimetresOfUnit, scaleY * kMillimetresOfUnit);
            for (const model::Graphic& graphic : icon->graphics)
                if (!isUpright(graphic))
                    addGraphic(made.entities, graphic, own, DxfLayer::Symbols);
            drawing_.blocks.push_back(std::move(made));
        }
        drawing_.entities.push_back({{DxfLayer::Symbols},
                                     DxfInsert{block,
                                               toDrawing_.map(map.map({0, 0})),
                                               qRadiansToDegrees(std::atan2(map.m21, map.m11)),
                                               map.determinant() < 0,
                                               {}}});
        // What reads from below however its symbol is turned stands beside the block.
        for (const model::Graphic& graphic : icon->graphics)
            if (isUpright(graphic))
                addGraphic(drawing_.entities, graphic, uprightMapOf(map).then(toDrawing_), DxfLayer::Symbols);
    }

    [[nodiscard]] QString freeName(const QString& name)
    {
        QString free = dxfBlockName(name);
        for (int number = 2; names_.contains(free.toUpper()); ++number) {
            const QString tail = QLatin1Char('_') + QString::number(number);
            free = dxfBlockName(name).left(31 - tail.size()) + tail;
        }
        names_.insert(free.toUpper());
        return free;
    }

    void addTexts(const model::DiagramComponent& symbol)
    {
        for (const PlacedText& text : textsOf(symbol))
            addText(text, text.isName ? DxfLayer::TextCode : text.isLabel ? DxfLayer::TextData : DxfLayer::Symbols);
    }

    /// A text with its frame, if it lies on the page.
    void addText(const PlacedText& text, DxfLayer layer)
    {
        if (!toScene(page_).contains(text.rect.center()))
            return;
        drawing_.entities.push_back(dxfTextOf(text, toDrawing_, layer));
        if (!text.hasFrame)
            return;
        const QRectF frame(toSheet(text.rect.bottomLeft()), toSheet(text.rect.topRight()));  // y points up
        drawing_.entities.push_back(
            {{layer},
             DxfPolyline{toDrawing({frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft()}),
                         true}});
    }

    const model::Diagram& diagram_;
    QRectF page_;
    int number_;  ///< of the page in Diagram::pages(); -1: the whole drawing
    AffineMap toDrawing_;
    DxfDrawing drawing_;
    std::map<std::tuple<const model::Icon*, double, double>, QString> blocks_;
    QSet<QString> names_;  ///< in capitals, as names of blocks do not differ in case alone
};

}  // namespace

DxfDrawing dxfOf(const model::Diagram& diagram, const PaperPage& page)
{
    return SheetAsDxf(diagram, page).make();
}

}  // namespace bramah::editor
