// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_painter.h"

#include "editor/render/code_texts.h"
#include "editor/render/dashes.h"
#include "editor/render/letters_apart.h"
#include "editor/render/net_lines.h"
#include "editor/render/note_text.h"
#include "editor/render/sheet_colors.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/symbol_picture.h"
#include "model/text/dotted_name.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace bramah::editor {
namespace {

/// Paints the symbol of a component whose class is missing: a dashed frame with the class's name.
void paintPlaceholder(QPainter& painter, const model::DiagramComponent& symbol, const SheetTheme& theme,
                      DetailLevel detail)
{
    const QRectF frame = toScene(symbol.bounds);
    painter.setPen(sheetPen(theme.error, model::LinePattern::Dash, kLineWidth, detail.leastWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame);
    if (!detail.showsTexts)
        return;
    PlacedText name;
    name.text = model::lastName(symbol.className);
    name.font = painter.font();
    name.font.setPixelSize(100);
    name.height = 2;
    name.rect = frame.adjusted(0, frame.height() * 0.5, 0, 0);
    painter.setPen(theme.error);
    paintText(painter, name, theme);
    name.text = QStringLiteral("?");
    name.height = std::min(4.0, 0.4 * frame.height());
    name.rect = frame.adjusted(0, 0, 0, -frame.height() * 0.45);
    paintText(painter, name, theme);
}

/// The same lines in the scene.
QPainterPath joinedPathOf(const model::Net& net, model::LineStyle style)
{
    QPainterPath path;
    for (QPolygonF& line : joinedLines(net, style)) {
        for (QPointF& point : line)
            point = toScene(point);
        path.addPolygon(line);
    }
    return path;
}

void paintPorts(QPainter& painter, const model::DiagramComponent& symbol, const SheetTheme& theme, DetailLevel detail)
{
    for (const model::DiagramPort& port : symbol.ports)
        if (isPortDrawn(symbol, port)) {
            model::AffineMap rigid;
            const auto drawn = SymbolPicture::of(port.icon, port.map, rigid);
            drawn->paint(painter, rigid, theme, detail.leastWidth);
        }
}

/// Paints the half arrows of bonds.
void paintHeads(QPainter& painter, const model::Net& net, const SheetTheme& theme, DetailLevel detail)
{
    for (const QLineF& head : barbsOf(net)) {
        QPainterPath barb(toScene(head.p1()));
        barb.lineTo(toScene(head.p2()));
        strokePath(painter, linePen(net.style, theme, detail.leastWidth), barb);
    }
}

}  // namespace

DetailLevel DetailLevel::at(double pixelsPerUnit)
{
    DetailLevel detail;
    detail.leastWidth = pixelsPerUnit > 0 ? 1 / pixelsPerUnit : 0;
    // A text of 2 units is hardly legible below 5 pixels.
    detail.showsTexts = pixelsPerUnit > 1.9;
    return detail;
}

bool isPortDrawn(const model::DiagramComponent& symbol, const model::DiagramPort& port)
{
    return port.icon && !port.icon->isEmpty() &&
           (port.causality == model::Causality::Input || port.domain == model::Domain::Other) && port.map != symbol.map;
}

void paintSymbol(QPainter& painter, const model::DiagramComponent& symbol, const SheetTheme& theme, DetailLevel detail,
                 OnTop onTop)
{
    if (!symbol.placement.visible || symbol.isInLine)
        return;
    if (symbol.isMissing) {
        paintPlaceholder(painter, symbol, theme, detail);
        return;
    }
    if (onTop == OnTop::Parts)
        paintPorts(painter, symbol, theme, detail);
    model::AffineMap rigid;
    const auto picture = SymbolPicture::of(symbol.icon, symbol.map, rigid);
    picture->paint(painter, rigid, theme, detail.leastWidth);
    if (onTop == OnTop::Ports)
        paintPorts(painter, symbol, theme, detail);
}

void paintTexts(QPainter& painter, const std::vector<PlacedText>& texts, const SheetTheme& theme)
{
    for (const PlacedText& text : texts)
        paintText(painter, text, theme);
}

namespace {

/// Is \a symbol a port of the class whose sheet is shown?
bool isPortOfClass(const model::DiagramComponent& symbol)
{
    return symbol.ports.size() == 1 && symbol.ports.front().connectorClass == symbol.className;
}

/// The name of a port of the class whose drawing has none: on the side from which no line comes.
PlacedText portName(const model::DiagramComponent& symbol)
{
    constexpr double kHeight = 2.7;  // diagram units, as the names of symbols
    constexpr double kGap = 0.8;
    constexpr int kPixels = 100;
    PlacedText name;
    name.text = symbol.id.name;
    name.font = withLettersApart(QGuiApplication::font());
    name.font.setPixelSize(kPixels);
    name.height = kHeight;
    name.isLabel = name.isName = true;
    const QRectF body = toScene(symbol.bounds);
    const QSizeF size(QFontMetricsF(name.font).horizontalAdvance(name.text) * kHeight / kPixels, 1.2 * kHeight);
    name.rect = QRectF(QPointF(), size);
    name.rect.moveCenter(body.center());
    switch (symbol.ports.front().side) {
    case model::Side::East: name.rect.moveRight(body.left() - kGap); break;
    case model::Side::West: name.rect.moveLeft(body.right() + kGap); break;
    case model::Side::North: name.rect.moveTop(body.bottom() + kGap); break;
    case model::Side::South: name.rect.moveBottom(body.top() - kGap); break;
    }
    name.rect.translate(toScene(symbol.label.offset));
    return name;
}

}  // namespace

std::vector<PlacedText> textsOf(const model::DiagramComponent& symbol)
{
    if (!symbol.placement.visible)
        return {};
    std::vector<PlacedText> texts = placedTexts(*symbol.icon, symbol.map, toScene(symbol.bounds), &symbol);
    addNotes(texts, symbol);
    // The name of an automatic node would only be in the way.
    if (symbol.isAutoNode)
        texts.clear();
    if (isPortOfClass(symbol) && std::ranges::none_of(texts, &PlacedText::isName))
        texts.push_back(portName(symbol));
    return texts;
}

void paintNet(QPainter& painter, const model::Net& net, const SheetTheme& theme, DetailLevel detail)
{
    painter.setBrush(Qt::NoBrush);
    if (net.isDouble) {
        // A rod is two lines one module apart: a wide band of ink under a band of paper.
        const QPainterPath path = joinedPathOf(net, net.style);
        const double width = std::max(kLineWidth, detail.leastWidth);
        painter.setPen(QPen(theme.ink, kModule + width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPath(path);
        painter.setPen(QPen(theme.paper, kModule - width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPath(path);
        painter.setPen(linePen(net.style, theme, detail.leastWidth));
        for (const QPointF& end : net.openEnds)
            for (const model::NetSegment& segment : net.segments)
                if (segment.line.p1() == end || segment.line.p2() == end) {
                    const QPointF across = segment.line.dy() == 0 ? QPointF(0, kModule / 2) : QPointF(kModule / 2, 0);
                    painter.drawLine(toScene(end - across), toScene(end + across));
                }
        return;
    }
    for (const model::LineStyle style : {net.style, model::LineStyle::Pilot}) {
        strokePath(painter, linePen(style, theme, detail.leastWidth), joinedPathOf(net, style));
        if (net.style == model::LineStyle::Pilot)
            break;
    }
    paintHeads(painter, net, theme, detail);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colorOf(net.style, theme));
    for (const QPointF& dot : net.dots)
        painter.drawEllipse(toScene(dot), kDotRadius, kDotRadius);
}

void paintGraphics(QPainter& painter, const model::IconPtr& graphics, const SheetTheme& theme, DetailLevel detail)
{
    if (!graphics || graphics->isEmpty())
        return;
    model::AffineMap rigid;
    SymbolPicture::of(graphics, model::AffineMap(), rigid)->paint(painter, rigid, theme, detail.leastWidth);
    if (detail.showsTexts)
        paintTexts(painter, placedNotes(*graphics), theme);
}

}  // namespace bramah::editor
