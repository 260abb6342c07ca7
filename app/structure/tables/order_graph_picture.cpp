// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/order_graph_picture.h"

#include "model/text/dotted_name.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::app {

namespace {

// px at a zoom of 1
constexpr double kLayerGap = 70;
constexpr double kNodeGap = 10;
constexpr double kPadding = 6;
constexpr double kMargin = 24;
constexpr std::size_t kMostFarArcs = 2000;
constexpr double kStub = 60;                 // px of an arc whose other end is outside the view
constexpr std::size_t kMostWholeArcs = 200;  // of the drawn arcs; if there are more, only their beginnings
constexpr double kReadable = 4;              // px: smaller names are not drawn
constexpr int kMostNames = 8;                ///< of a large loop

const QColor kOff(205, 62, 56);

/// The width reserved for values.
QString widestValue()
{
    return QStringLiteral(" = −0.00000e+00 kg/s ");
}

/// The names as drawn, with the mark of a split node.
QStringList shownNames(const solver::OrderGraph::Node& node)
{
    QStringList shown;
    for (int i = 0; i < std::min<int>(kMostNames, static_cast<int>(node.names.size())); ++i)
        shown << (i < node.iterated ? QStringLiteral("◆ ") + node.names[i] : node.names[i]);
    if (node.names.size() > kMostNames)
        shown << QStringLiteral("…");
    if (!node.note.isEmpty())
        shown << node.note;
    return shown;
}

/// A point just outside \a box on the line from its middle to \a other.
QPointF edgeTowards(const QRectF& box, QPointF other)
{
    constexpr double kAway = 4;
    const QRectF around = box.adjusted(-kAway, -kAway, kAway, kAway);
    const QPointF way = other - around.center();
    const double x = std::fabs(way.x()) > 0 ? around.width() / 2 / std::fabs(way.x()) : 1e9;
    const double y = std::fabs(way.y()) > 0 ? around.height() / 2 / std::fabs(way.y()) : 1e9;
    return around.center() + way * std::min({x, y, 1.0});
}

}  // namespace

void OrderGraphPicture::layOut(solver::OrderGraph graph, const QFont& font)
{
    graph_ = std::move(graph);
    font_ = font;
    const QFontMetricsF metrics(font_);
    boxes_.assign(graph_.nodes.size(), {});
    arcsAt_.assign(graph_.nodes.size(), {});
    for (std::uint32_t arc = 0; arc < graph_.arcs.size(); ++arc) {
        arcsAt_[static_cast<std::size_t>(graph_.arcs[arc].from)].push_back(arc);
        arcsAt_[static_cast<std::size_t>(graph_.arcs[arc].to)].push_back(arc);
    }
    if (graph_.isBondGraph) {
        layOutBonds();
        return;
    }
    const double room = valueText_ ? metrics.horizontalAdvance(widestValue()) : 0;
    std::vector<double> widths(static_cast<std::size_t>(graph_.layerCount), 0);
    std::vector<std::vector<std::size_t>> layers(widths.size());
    for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
        const solver::OrderGraph::Node& node = graph_.nodes[i];
        const auto layer = static_cast<std::size_t>(node.layer);
        double width = 0;
        const QStringList names = shownNames(node);
        for (const QString& name : names)
            width = std::max(width, metrics.horizontalAdvance(name));
        boxes_[i].setSize({width + room + 2 * kPadding, metrics.height() * double(names.size()) + kPadding});
        widths[layer] = std::max(widths[layer], boxes_[i].width());
        layers[layer].push_back(i);
    }
    double x = 0;
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        std::ranges::sort(layers[layer], {}, [&](std::size_t node) { return graph_.nodes[node].place; });
        double height = 0;
        for (const std::size_t node : layers[layer])
            height += boxes_[node].height() + kNodeGap;
        double y = -height / 2;
        for (const std::size_t node : layers[layer]) {
            boxes_[node].moveTopLeft({x, y});
            y += boxes_[node].height() + kNodeGap;
        }
        x += widths[layer] + kLayerGap;
    }
    QRectF all;
    for (const QRectF& box : boxes_)
        all = all.united(box);
    bounds_ = all.adjusted(-kMargin, -kMargin, kMargin, kMargin);
    texts_.assign(graph_.nodes.size(), {});
}

void OrderGraphPicture::layOutBonds()
{
    QFont bold = font_;
    bold.setBold(true);
    const QFontMetricsF strong(bold), metrics(font_);
    QRectF all;
    for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
        const solver::OrderGraph::Node& node = graph_.nodes[i];
        const QString& name = node.names.front();
        const double width = strong.horizontalAdvance(name.left(node.letterLength)) +
                             metrics.horizontalAdvance(name.mid(node.letterLength));
        boxes_[i].setSize({width + (node.letterLength > 0 ? 2 : 2 * kPadding), metrics.height() + 2});
        boxes_[i].moveCenter(node.at);
        all = all.united(boxes_[i]);
    }
    bounds_ = all.adjusted(-kMargin, -kMargin, kMargin, kMargin);
}

void OrderGraphPicture::drawBonds(QPainter& painter, const QRectF& visible, const QPalette& palette) const
{
    constexpr double kHalfArrow = 11, kStroke = 7;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const solver::OrderGraph::Arc& arc : graph_.arcs) {
        const auto from = static_cast<std::size_t>(arc.from), to = static_cast<std::size_t>(arc.to);
        if (!boxes_[from].united(boxes_[to]).intersects(visible))
            continue;
        const QPointF start = edgeTowards(boxes_[from], boxes_[to].center());
        const QPointF end = edgeTowards(boxes_[to], boxes_[from].center());
        const double length = std::max(1.0, std::hypot(end.x() - start.x(), end.y() - start.y()));
        const QPointF along = (end - start) / length, across(-along.y(), along.x());
        const bool isOff = graph_.nodes[from].isOff || graph_.nodes[to].isOff;
        const bool isStrong = isHighlighted(graph_.nodes[from]) || isHighlighted(graph_.nodes[to]);
        const QColor ink = isOff ? kOff : palette.color(isStrong ? QPalette::Link : QPalette::Text);
        painter.setPen(QPen(ink, isStrong ? 2 : 1.4));
        painter.drawLine(start, end);
        painter.drawLine(end, end - along * kHalfArrow - across * kHalfArrow * 0.6);
        if (arc.stroke == solver::OrderGraph::Stroke::None)
            continue;
        const QPointF at = arc.stroke == solver::OrderGraph::Stroke::AtTo ? end : start;
        painter.setPen(QPen(ink, 2.2));
        painter.drawLine(at - across * kStroke, at + across * kStroke);
    }
}

void OrderGraphPicture::drawElement(QPainter& painter, const solver::OrderGraph::Node& node, const QRectF& box,
                                    const QPalette& palette) const
{
    const QColor ink = node.isOff ? kOff : palette.color(isHighlighted(node) ? QPalette::Link : QPalette::Text);
    painter.setPen(QPen(ink, 1));
    if (node.letterLength == 0) {
        painter.setBrush(palette.color(QPalette::AlternateBase));
        painter.drawRoundedRect(box, 3, 3);
        painter.drawText(box, Qt::AlignCenter, node.names.front());
        return;
    }
    QFont bold = font_;
    bold.setBold(true);
    painter.setFont(bold);
    const QString letter = node.names.front().left(node.letterLength);
    painter.drawText(box.adjusted(1, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, letter);
    painter.setFont(font_);
    painter.drawText(box.adjusted(1 + QFontMetricsF(bold).horizontalAdvance(letter), 0, 8, 0),
                     Qt::AlignVCenter | Qt::AlignLeft, node.names.front().mid(node.letterLength));
}

bool OrderGraphPicture::isHighlighted(const solver::OrderGraph::Node& node) const
{
    return highlighted_.contains(model::firstName(node.component));
}

int OrderGraphPicture::nodeAt(QPointF point) const
{
    const auto found = std::ranges::find_if(boxes_, [&](const QRectF& box) { return box.contains(point); });
    return found == boxes_.end() ? -1 : static_cast<int>(found - boxes_.begin());
}

OrderGraphPicture::ArcLine OrderGraphPicture::lineOf(const solver::OrderGraph::Arc& arc) const
{
    const QRectF &from = boxOf(arc.from), &to = boxOf(arc.to);
    return {{from.right(), from.center().y()}, {to.left(), to.center().y()}};
}

void OrderGraphPicture::drawFarArcs(QPainter& painter, const std::vector<std::uint32_t>& arcs, const QRectF& visible,
                                    QPen pen) const
{
    // Plain lines are many times as fast. If there are many, their beginnings are enough: whole lines hide what is near
    // and take most of a frame.
    painter.setRenderHint(QPainter::Antialiasing, false);
    QList<QLineF> whole, dashed;
    for (const std::uint32_t number : arcs) {
        const solver::OrderGraph::Arc& arc = graph_.arcs[number];
        const ArcLine line = lineOf(arc);
        QLineF stub = boxOf(arc.from).intersects(visible) ? QLineF(line.start, line.end) : QLineF(line.end, line.start);
        if (arcs.size() > kMostWholeArcs)
            stub.setLength(std::min(stub.length(), kStub));
        (arc.isBack ? dashed : whole) << stub;
    }
    painter.setPen(pen);
    painter.drawLines(whole);
    pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.drawLines(dashed);
    painter.setRenderHint(QPainter::Antialiasing);
}

void OrderGraphPicture::drawNearArcs(QPainter& painter, const std::vector<std::uint32_t>& arcs, QPen pen) const
{
    painter.setBrush(Qt::NoBrush);
    for (const bool isBack : {false, true}) {
        pen.setStyle(isBack ? Qt::DashLine : Qt::SolidLine);
        painter.setPen(pen);
        for (const std::uint32_t number : arcs) {
            if (graph_.arcs[number].isBack != isBack)
                continue;
            const ArcLine line = lineOf(graph_.arcs[number]);
            const double reach = std::max(20.0, (line.end.x() - line.start.x()) / 2);
            QPainterPath path(line.start);
            path.cubicTo(line.start + QPointF(reach, 0), line.end - QPointF(reach, 0), line.end);
            painter.drawPath(path);
        }
    }
}

void OrderGraphPicture::drawArcs(QPainter& painter, const QRectF& visible, const QPalette& palette) const
{
    QColor faint = palette.color(QPalette::PlaceholderText);
    faint.setAlphaF(0.35F);
    const QColor strong = palette.color(QPalette::Link);
    // By strength and nearness, each group in one call. Arcs that only pass through are left out, as there may be
    // thousands of them.
    std::array<std::array<std::vector<std::uint32_t>, 2>, 2> arcs;
    for (std::size_t node = 0; node < boxes_.size(); ++node) {
        if (!boxes_[node].intersects(visible))
            continue;
        for (const std::uint32_t number : arcsAt_[node]) {
            const auto from = static_cast<std::size_t>(graph_.arcs[number].from),
                       to = static_cast<std::size_t>(graph_.arcs[number].to);
            const bool isNear = boxes_[from].intersects(visible) && boxes_[to].intersects(visible);
            if (isNear && to == node && from != to)
                continue;  // drawn at its other end
            const bool isStrong = isHighlighted(graph_.nodes[from]) || isHighlighted(graph_.nodes[to]);
            arcs[isStrong ? 1 : 0][isNear ? 1 : 0].push_back(number);
        }
    }
    for (const int strength : {0, 1}) {
        const auto& [far, near] = arcs[static_cast<std::size_t>(strength)];
        const QColor& ink = strength == 1 ? strong : faint;
        const QPen pen(ink, strength == 1 ? 1.6 : 1);
        drawFarArcs(painter, far, visible, pen);
        drawNearArcs(painter, near, pen);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (const auto* some : {&far, &near})
            for (const std::uint32_t number : *some)
                if (const QPointF end = lineOf(graph_.arcs[number]).end; visible.contains(end))
                    painter.drawPolygon(QPolygonF{end, end + QPointF(-6, 3), end + QPointF(-6, -3)});
    }
}

void OrderGraphPicture::drawNode(QPainter& painter, const solver::OrderGraph::Node& node, const QRectF& box,
                                 const QPalette& palette) const
{
    const bool isLoop = node.iterated > 0 || node.names.size() > 1;
    const QColor accent = palette.color(QPalette::Link);
    painter.setPen(QPen(isLoop || isHighlighted(node) ? accent : palette.color(QPalette::PlaceholderText),
                        isHighlighted(node) ? 2 : 1));
    painter.setBrush(palette.color(node.isState ? QPalette::AlternateBase : QPalette::Base));
    const double radius = node.isState ? box.height() / 2 : 3;
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(palette.color(QPalette::Text));
    const QRectF inside = box.adjusted(kPadding, 0, -kPadding, 0);
    const auto number = static_cast<std::size_t>(&node - graph_.nodes.data());
    QStaticText& text = texts_[number];
    if (text.text().isEmpty()) {
        text.setTextFormat(Qt::PlainText);
        text.setText(shownNames(node).join(QChar::LineSeparator));
        text.prepare({}, font_);
    }
    painter.drawStaticText(QPointF(inside.left(), inside.center().y() - text.size().height() / 2), text);
    if (!valueText_)
        return;
    painter.setPen(palette.color(QPalette::Link));
    QStringList values;
    for (int i = 0; i < std::min<int>(kMostNames, static_cast<int>(node.names.size())); ++i)
        values << valueText_(node.names[i]);
    for (auto rest = shownNames(node).size() - values.size(); rest > 0; --rest)
        values << QString();
    painter.drawText(inside, Qt::AlignVCenter | Qt::AlignRight, values.join(QLatin1Char('\n')));
}

void OrderGraphPicture::paintFromAfar(QPainter& painter, const QRectF& visible, const QPalette& palette) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    // At this size some of the arcs look the same as all.
    const std::size_t step = 1 + graph_.arcs.size() / kMostFarArcs;
    QList<QLineF> lines;
    for (std::size_t i = 0; i < graph_.arcs.size(); i += step) {
        const QRectF &from = boxOf(graph_.arcs[i].from), &to = boxOf(graph_.arcs[i].to);
        lines << QLineF(from.right(), from.center().y(), to.left(), to.center().y());
    }
    const QColor ground = palette.color(QPalette::Base), ink = palette.color(QPalette::PlaceholderText);
    const auto mixed = [](int a, int b) { return (2 * a + b) / 3; };
    painter.setPen(QPen(
        QColor(mixed(ground.red(), ink.red()), mixed(ground.green(), ink.green()), mixed(ground.blue(), ink.blue())),
        0));
    painter.drawLines(lines);
    QList<QRectF> plain, loops;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i].intersects(visible))
            (graph_.nodes[i].iterated > 0 || isHighlighted(graph_.nodes[i]) ? loops : plain) << boxes_[i];
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::PlaceholderText));
    painter.drawRects(plain);
    painter.setBrush(palette.color(QPalette::Link));
    painter.drawRects(loops);
}

void OrderGraphPicture::paint(QPainter& painter, const QRectF& visible, const QPalette& palette) const
{
    painter.fillRect(visible, palette.color(QPalette::Base));
    painter.setFont(font_);
    if (QFontMetricsF(font_).height() * painter.worldTransform().m11() < kReadable) {
        paintFromAfar(painter, visible, palette);
        return;
    }
    if (graph_.isBondGraph) {
        drawBonds(painter, visible, palette);
        for (std::size_t i = 0; i < boxes_.size(); ++i)
            if (boxes_[i].intersects(visible))
                drawElement(painter, graph_.nodes[i], boxes_[i], palette);
        return;
    }
    drawArcs(painter, visible, palette);
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i].intersects(visible))
            drawNode(painter, graph_.nodes[i], boxes_[i], palette);
}

}  // namespace bramah::app
