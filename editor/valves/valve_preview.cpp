// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/valves/valve_preview.h"

#include "editor/render/sheet_painter.h"
#include "model/valves/valve_symbol.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace bramah::editor {

namespace {

constexpr double kMargin = 30;     // icon units around the symbol
constexpr double kMostScale = 2;   // px for each icon unit: 40 px for each module
constexpr double kSpotRadius = 5;  // px
constexpr double kReach = 12;      // px
constexpr double kUnit = 0.1;      // diagram units of an icon unit

}  // namespace

ValvePreview::ValvePreview(const SheetTheme& theme, QWidget* parent) : QWidget(parent), theme_(theme)
{
    setMouseTracking(true);
    setMinimumSize(420, 170);
    setAccessibleName(tr("Symbol of the valve"));
    setToolTip(tr("Drag from port to port to draw a path, again to take its arrow away; click a port to shut it"));
}

void ValvePreview::show(const model::ValveTable& table, const model::DiagramComponent& symbol)
{
    table_ = table;
    symbol_ = symbol;
    from_.reset();
    hovered_.reset();
    update();
}

QTransform ValvePreview::map() const
{
    const QRectF extent = model::ValveGeometry::of(table_).extent.rect().adjusted(-kMargin, -kMargin, kMargin, kMargin);
    const double scale = std::min({width() / extent.width(), height() / extent.height(), kMostScale});
    return QTransform::fromTranslate(-extent.center().x(), -extent.center().y()) *
           QTransform::fromScale(scale, -scale) * QTransform::fromTranslate(width() / 2.0, height() / 2.0);
}

QPointF ValvePreview::placeOf(int box, int port) const
{
    const model::ValveGeometry geometry = model::ValveGeometry::of(table_);
    const model::ValvePort& place = model::valvePorts(table_.portCount).at(static_cast<std::size_t>(port));
    const double middle = geometry.left + (box + 0.5) * geometry.boxWidth;
    return map().map(QPointF(middle + place.x, place.isTop ? 40 : -40));
}

std::optional<ValvePreview::Spot> ValvePreview::spotAt(QPointF position) const
{
    for (int box = 0; box < static_cast<int>(table_.boxes().size()); ++box)
        for (int port = 0; port < table_.portCount; ++port)
            if (QLineF(placeOf(box, port), position).length() <= kReach)
                return Spot{box, port};
    return std::nullopt;
}

void ValvePreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_.paperEdge, 1));
    painter.setBrush(theme_.paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (!symbol_)
        return;
    painter.save();
    // Symbols are painted in the scene: diagram units, y down.
    painter.setTransform(QTransform::fromScale(1 / kUnit, -1 / kUnit) * map(), true);
    DetailLevel detail;
    detail.leastWidth = 1.2 * kUnit / map().m11();
    paintSymbol(painter, *symbol_, theme_, detail);
    std::vector<PlacedText> texts = textsOf(*symbol_);
    std::erase_if(texts, [&](const PlacedText& text) { return text.text == symbol_->id.name; });
    paintTexts(painter, texts, theme_);
    painter.restore();

    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_.accent, 1.5));
    const std::optional<Spot> shown = from_ ? from_ : hovered_;
    if (shown) {
        for (int port = 0; port < table_.portCount; ++port)
            painter.drawEllipse(placeOf(shown->box, port), kSpotRadius, kSpotRadius);
        painter.setBrush(theme_.accent);
        painter.drawEllipse(placeOf(shown->box, shown->port), kSpotRadius, kSpotRadius);
    }
    if (from_) {
        painter.drawLine(placeOf(from_->box, from_->port), cursor_);
        if (hovered_ && hovered_->box == from_->box)
            painter.drawEllipse(placeOf(hovered_->box, hovered_->port), kSpotRadius, kSpotRadius);
    }
}

void ValvePreview::mousePressEvent(QMouseEvent* event)
{
    cursor_ = event->position();
    from_ = event->button() == Qt::LeftButton ? spotAt(cursor_) : std::nullopt;
    update();
}

void ValvePreview::mouseMoveEvent(QMouseEvent* event)
{
    cursor_ = event->position();
    hovered_ = spotAt(cursor_);
    setCursor(hovered_ || from_ ? Qt::CrossCursor : Qt::ArrowCursor);
    update();
}

void ValvePreview::mouseReleaseEvent(QMouseEvent* event)
{
    const std::optional<Spot> from = std::exchange(from_, std::nullopt);
    const std::optional<Spot> to = spotAt(event->position());
    update();
    if (!from || !to || from->box != to->box)
        return;
    if (from->port == to->port)
        Q_EMIT portClicked(from->box, from->port);
    else
        Q_EMIT pathDrawn(from->box, from->port, to->port);
}

void ValvePreview::leaveEvent(QEvent*)
{
    hovered_.reset();
    update();
}

}  // namespace bramah::editor
