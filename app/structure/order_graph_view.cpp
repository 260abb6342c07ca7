// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/order_graph_view.h"

#include "editor/formulas/equation_picture.h"

#include <QBuffer>
#include <QContextMenuEvent>
#include <QGraphicsScene>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

constexpr double kLeastZoom = 0.05, kMostZoom = 4;
constexpr double kLeastFitted = 0.12;  // a larger graph is shown from its beginning

/// Formatted equations, those that can be, below each other, for a tool tip.
QString typeset(const QStringList& equations, const QStringList& labels, const QFont& font, const QPalette& palette,
                double ratio)
{
    QStringList lines;
    for (int i = 0; i < equations.size(); ++i) {
        const QString& equation = equations[i];
        // The many equations of a loop each have their variable above.
        if (labels.size() > 1 && !labels.value(i).isEmpty())
            lines << QStringLiteral("<b>%1</b>").arg(labels[i].toHtmlEscaped());
        const auto formula = editor::Equation::parse(equation);
        if (!formula) {
            lines << equation.toHtmlEscaped();
            continue;
        }
        const QImage picture = editor::equationPicture(*formula, font, palette.color(QPalette::ToolTipText), ratio);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        picture.save(&buffer, "PNG");
        lines << QStringLiteral("<img width='%1' height='%2' src='data:image/png;base64,%3'>")
                     .arg(qRound(picture.width() / ratio))
                     .arg(qRound(picture.height() / ratio))
                     .arg(QString::fromLatin1(bytes.toBase64()));
    }
    return lines.join(QStringLiteral("<br>"));
}

}  // namespace

OrderGraphView::OrderGraphView(QWidget* parent) : QGraphicsView(parent)
{
    setScene(new QGraphicsScene(this));
    setFrameShape(QFrame::NoFrame);
    setDragMode(QGraphicsView::ScrollHandDrag);
    setRenderHint(QPainter::Antialiasing);
    // The choice of drawn arcs depends on all visible nodes.
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
    setAccessibleName(tr("Order of solving"));
}

void OrderGraphView::show(solver::OrderGraph graph)
{
    const QRectF before = picture_.bounds();
    if (graph.nodes.size() != picture_.graph().nodes.size())
        current_ = -1;
    picture_.layOut(std::move(graph), font());
    scene()->setSceneRect(picture_.bounds());
    // The same graph with other values stays where the user has it.
    if (picture_.bounds().size() != before.size())
        isMoved_ = false;
    fitUnlessMoved();
    viewport()->update();
}

void OrderGraphView::fitUnlessMoved()
{
    if (isMoved_ || !isVisible() || picture_.bounds().isEmpty())
        return;
    fitInView(picture_.bounds(), Qt::KeepAspectRatio);
    const double zoom = std::clamp(transform().m11(), kLeastFitted, 1.0);
    setTransform(QTransform::fromScale(zoom, zoom));
    if (zoom == kLeastFitted)
        bringIntoView();
}

/// Shows the first layer of a graph that is larger than its room, if there is nothing at the place shown.
void OrderGraphView::bringIntoView()
{
    const QRectF seen = mapToScene(viewport()->rect()).boundingRect();
    const double middle = picture_.bounds().center().y();
    QRectF first;
    for (int node = 0; node < static_cast<int>(graph().nodes.size()); ++node) {
        const QRectF& box = picture_.boxOf(node);
        if (seen.contains(box.center()) || box.contains(seen.center()))
            return;
        const bool isNearer = std::fabs(box.center().y() - middle) < std::fabs(first.center().y() - middle);
        if (first.isNull() || box.left() < first.left() || (box.left() == first.left() && isNearer))
            first = box;
    }
    ensureVisible(first);
}

void OrderGraphView::highlight(const QSet<QString>& components)
{
    picture_.highlight(components);
    viewport()->update();
}

QPointF OrderGraphView::middleOf(int node) const
{
    return picture_.boxOf(node).center();
}

void OrderGraphView::drawBackground(QPainter* painter, const QRectF& rect)
{
    picture_.paint(*painter, rect, palette());
    if (!graph().nodes.empty())
        return;
    painter->resetTransform();
    painter->setPen(palette().color(QPalette::PlaceholderText));
    painter->drawText(viewport()->rect(), Qt::AlignCenter,
                      tr("There is no loop: each equation gives its variable by itself."));
}

void OrderGraphView::showEvent(QShowEvent* event)
{
    QGraphicsView::showEvent(event);
    fitUnlessMoved();
}

void OrderGraphView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    fitUnlessMoved();
}

void OrderGraphView::zoom(double factor)
{
    const double wanted = transform().m11() * factor;
    if (wanted < kLeastZoom || wanted > kMostZoom)
        return;
    isMoved_ = true;
    scale(factor, factor);
}

void OrderGraphView::keyPressEvent(QKeyEvent* event)
{
    constexpr double kKeyStep = 1.2;
    switch (event->key()) {
    case Qt::Key_Plus: zoom(kKeyStep); break;
    case Qt::Key_Minus: zoom(1 / kKeyStep); break;
    case Qt::Key_0:
        isMoved_ = false;
        fitUnlessMoved();
        break;
    default:
        // Arrows and pages move it.
        isMoved_ = true;
        QGraphicsView::keyPressEvent(event);
    }
}

QPoint OrderGraphView::scrolled() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

void OrderGraphView::mousePressEvent(QMouseEvent* event)
{
    pressedAt_ = scrolled();
    QGraphicsView::mousePressEvent(event);
}

void OrderGraphView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (transform().m11() >= 1 || isShownInFull_) {
        isShownInFull_ = isMoved_ = false;
        fitUnlessMoved();
        return;
    }
    const QPointF place = mapToScene(event->pos());
    isShownInFull_ = isMoved_ = true;
    resetTransform();
    centerOn(place);
}

void OrderGraphView::mouseReleaseEvent(QMouseEvent* event)
{
    QGraphicsView::mouseReleaseEvent(event);
    isMoved_ = isMoved_ || scrolled() != pressedAt_;
    const int node = picture_.nodeAt(mapToScene(event->pos()));
    if (event->button() == Qt::LeftButton)
        current_ = node;
    if (event->button() == Qt::LeftButton && node >= 0)
        Q_EMIT componentChosen(graph().nodes[static_cast<std::size_t>(node)].component);
}

void OrderGraphView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByMouse = event->reason() == QContextMenuEvent::Mouse;
    const int node = isByMouse ? picture_.nodeAt(mapToScene(event->pos())) : currentNode();
    if (node < 0)
        return;
    current_ = node;
    Q_EMIT menuWanted(node, isByMouse ? event->globalPos() : viewport()->mapToGlobal(mapFromScene(middleOf(node))));
}

void OrderGraphView::wheelEvent(QWheelEvent* event)
{
    zoom(std::pow(1.2, event->angleDelta().y() / 120.0));
    event->accept();
}

bool OrderGraphView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int node = picture_.nodeAt(mapToScene(help->pos()));
        if (node >= 0) {
            const solver::OrderGraph::Node& shown = graph().nodes[static_cast<std::size_t>(node)];
            QToolTip::showText(help->globalPos(),
                               shown.isState
                                   ? tr("%1 is integrated").arg(shown.names.front())
                                   : typeset(shown.equations, shown.labels, font(), palette(), devicePixelRatioF()),
                               viewport());
            return true;
        }
        QToolTip::hideText();
    }
    return QGraphicsView::viewportEvent(event);
}

void OrderGraphView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        show(solver::OrderGraph(graph()));
}

}  // namespace bramah::app
