// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/motion/motion_view.h"

#include "editor/theme/popup_menu.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QSvgGenerator>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::app {

using editor::ColorRole;
using editor::Theme;

namespace {

constexpr double kStep = 1.2;                                       // of a notch of the wheel, or a key
constexpr double kArrow = 60;                                       // px
constexpr double kBorder = 40;                                      // px around the fitted mechanism
constexpr double kBorderShare = 0.14;                               // of the lesser side of a small view
constexpr double kUnit = 0.016;                                     // of a sign, over the size of the mechanism
constexpr double kUnitOfBar = 0.24;                                 // of a sign, over the length of a usual bar
constexpr double kLeastUnit = 1, kUsualUnit = 3.5, kMostUnit = 22;  // px
constexpr double kGridStep = 44;                                    // px, about
constexpr double kReach = 6;                                        // px
constexpr double kMostZoom = 200;                                   // over the fitted size
constexpr int kPictureScale = 2;

/// 1, 2 or 5 times a power of ten, nearest above \a least.
double roundLength(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    const double share = least / power;
    return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * power;
}

/// `0.5 m`, `200 mm`: four digits.
QString lengthText(double length)
{
    const bool isSmall = std::abs(length) < 0.1;
    return QStringLiteral("%L1 %2")
        .arg(isSmall ? 1e3 * length : length, 0, 'g', 4)
        .arg(isSmall ? QStringLiteral("mm") : QStringLiteral("m"));
}

}  // namespace

MotionView::MotionView(const editor::ActiveTheme& theme, QWidget* parent) : QWidget(parent), theme_(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Motion"));
    setMinimumHeight(60);
    connect(&theme, &editor::ActiveTheme::changed, this, qOverload<>(&QWidget::update));
}

void MotionView::showNothing(const QString& text)
{
    mechanism_.reset();
    poses_.clear();
    trails_.clear();
    emptyText_ = text;
    setAccessibleDescription(text);
    update();
}

void MotionView::setMechanism(std::shared_ptr<const Mechanism> mechanism, MotionPlane plane, const QRectF& room)
{
    if (plane != plane_)
        chosen_.reset();
    mechanism_ = std::move(mechanism);
    plane_ = plane;
    room_ = room;
    poses_.clear();
    trails_.clear();
    setAccessibleDescription({});
    update();
}

void MotionView::setPoses(std::vector<FramePose> poses, const QString& time, std::vector<MotionTrail> trails)
{
    poses_ = std::move(poses);
    trails_ = std::move(trails);
    time_ = time;
    update();
}

void MotionView::setMarked(const QSet<QString>& components)
{
    marked_ = components;
    update();
}

QPointF MotionView::placeOf(int frame) const
{
    return mapFor(size()).at(poses_[static_cast<std::size_t>(frame)].at);
}

void MotionView::fit()
{
    chosen_.reset();
    update();
}

QTransform MotionView::fitted(QSizeF size) const
{
    const double least = std::max({room_.width(), room_.height(), 1e-9}) * 1e-3;
    const double border = std::min(kBorder, kBorderShare * std::min(size.width(), size.height()));
    const double scale = std::min((size.width() - 2 * border) / std::max(room_.width(), least),
                                  (size.height() - 2 * border) / std::max(room_.height(), least));
    const QPointF middle = room_.center();
    return QTransform::fromTranslate(size.width() / 2, size.height() / 2)
        .scale(scale, -scale)
        .translate(-middle.x(), -middle.y());
}

MotionMap MotionView::mapFor(QSizeF size) const
{
    MotionMap map{toWidget(size), plane_};
    const double scale = map.toPicture.m11();
    map.unit = std::clamp(kUnit * std::max(room_.width(), room_.height()) * scale, kUsualUnit, kMostUnit);
    if (mechanism_ && mechanism_->barLength > 0)
        map.unit = std::max(kLeastUnit, std::min(map.unit, kUnitOfBar * mechanism_->barLength * scale));
    return map;
}

const MotionPart* MotionView::hit(QPointF point) const
{
    return isEmpty() ? nullptr : partAt({*mechanism_, poses_}, mapFor(size()), point, kReach);
}

QString MotionView::tip(const MotionPart& part) const
{
    const SpacePoint a = poses_[static_cast<std::size_t>(part.a)].at;
    if (part.b < 0 || part.kind == MotionKind::Pin || part.kind == MotionKind::Weld) {
        const QPointF at = inPlane(a, plane_);
        return tr("%1: at %2, %3").arg(part.component, lengthText(at.x()), lengthText(at.y()));
    }
    const SpacePoint b = poses_[static_cast<std::size_t>(part.b)].at;
    return tr("%1: %2 long").arg(part.component, lengthText(std::hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])));
}

void MotionView::paintGrid(QPainter& painter, QSize size, const QTransform& map, const Theme& theme) const
{
    const double step = roundLength(kGridStep / map.m11());
    const QRectF seen = map.inverted().mapRect(QRectF(QPointF(), size));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.color(ColorRole::PlotGrid), 1));
    for (double x = std::ceil(seen.left() / step) * step; x <= seen.right(); x += step)
        painter.drawLine(map.map(QPointF(x, seen.top())), map.map(QPointF(x, seen.bottom())));
    for (double y = std::ceil(seen.top() / step) * step; y <= seen.bottom(); y += step)
        painter.drawLine(map.map(QPointF(seen.left(), y)), map.map(QPointF(seen.right(), y)));
}

namespace {

/// A scale of one step of the grid, and the time, along the lower edge.
void paintScale(QPainter& painter, QSize size, double pixelsPerMetre, const QString& time, const Theme& theme)
{
    const double step = roundLength(kGridStep / pixelsPerMetre), length = step * pixelsPerMetre;
    const QFontMetrics metrics(painter.font());
    const QString text = lengthText(step);
    const double y = size.height() - 12;
    const auto plate = [&](const QRectF& where) {
        QColor ground = theme.color(ColorRole::PlotBackground);
        ground.setAlphaF(0.85F);
        painter.fillRect(where, ground);
    };
    plate({8, y - 8, length + metrics.horizontalAdvance(text) + 20, 16});
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.color(ColorRole::Ink), 1));
    painter.drawLine(QPointF(12, y), QPointF(12 + length, y));
    for (const double end : {12.0, 12 + length})
        painter.drawLine(QPointF(end, y - 4), QPointF(end, y + 4));
    painter.setPen(theme.color(ColorRole::TextMuted));
    const int base = metrics.ascent() / 2 - 1;
    painter.drawText(QPointF(18 + length, y + base), text);
    const int width = metrics.horizontalAdvance(time);
    plate({size.width() - width - 16.0, y - 8, width + 8.0, 16});
    painter.drawText(QPointF(size.width() - width - 12, y + base), time);
}

}  // namespace

void MotionView::paintTrails(QPainter& painter, const QTransform& map, const Theme& theme) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    int number = 0;
    for (const MotionTrail& trail : trails_) {
        const QColor color = theme.curveColor(number++);
        const QPolygonF way = map.map(trail.way);
        painter.setPen(QPen(Theme::mix(color, theme.color(ColorRole::PlotBackground), 0.35), 1.2));
        painter.drawPolyline(way);
        painter.setPen(QPen(color, 1.6));
        painter.drawPolyline(way.first(std::min(trail.passed, way.size())));
    }
}

void MotionView::paint(QPainter& painter, QSize size, const Theme& theme, bool isForExport) const
{
    painter.fillRect(QRect(QPoint(), size), theme.color(ColorRole::PlotBackground));
    painter.setFont(font());
    if (isEmpty()) {
        painter.setPen(theme.color(ColorRole::TextMuted));
        painter.drawText(QRect(QPoint(), size).adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         emptyText_);
        return;
    }
    const MotionMap map = mapFor(size);
    paintGrid(painter, size, map.toPicture, theme);
    paintTrails(painter, map.toPicture, theme);
    paintMechanism(painter, {*mechanism_, poses_}, map, theme,
                   [&](const MotionPart& part) { return !isForExport && marked_.contains(part.component); });
    paintScale(painter, size, map.toPicture.m11(), time_, theme);
}

void MotionView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paint(painter, size(), theme_.theme(), false);
}

void MotionView::copyPicture() const
{
    auto* data = new QMimeData;
    QImage image(size() * kPictureScale, QImage::Format_RGB32);
    QPainter onImage(&image);
    onImage.scale(kPictureScale, kPictureScale);
    paint(onImage, size(), Theme::light(), true);
    onImage.end();
    data->setImageData(image);
    QBuffer svg;
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setSize(size());
    generator.setViewBox(rect());
    QPainter onSvg(&generator);
    paint(onSvg, size(), Theme::light(), true);
    onSvg.end();
    data->setData(QStringLiteral("image/svg+xml"), svg.data());
    QGuiApplication::clipboard()->setMimeData(data);
}

void MotionView::zoom(double factor, QPointF at)
{
    if (isEmpty())
        return;
    const QTransform old = toWidget(size());
    const double usual = fitted(size()).m11();
    const double bounded = std::clamp(old.m11() * factor, usual / kMostZoom, usual * kMostZoom) / old.m11();
    chosen_ = old * QTransform::fromTranslate(-at.x(), -at.y()) * QTransform::fromScale(bounded, bounded) *
              QTransform::fromTranslate(at.x(), at.y());
    update();
}

void MotionView::move(QPointF shift)
{
    if (isEmpty())
        return;
    chosen_ = toWidget(size()) * QTransform::fromTranslate(shift.x(), shift.y());
    update();
}

bool MotionView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const MotionPart* part = hit(help->pos()))
        QToolTip::showText(help->globalPos(), tip(*part), this);
    else
        QToolTip::hideText();
    return true;
}

void MotionView::wheelEvent(QWheelEvent* event)
{
    zoom(std::pow(kStep, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void MotionView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus: zoom(kStep, QRectF(rect()).center()); break;
    case Qt::Key_Minus: zoom(1 / kStep, QRectF(rect()).center()); break;
    case Qt::Key_0: fit(); break;
    case Qt::Key_Left: move({kArrow, 0}); break;
    case Qt::Key_Right: move({-kArrow, 0}); break;
    case Qt::Key_Up: move({0, kArrow}); break;
    case Qt::Key_Down: move({0, -kArrow}); break;
    default: QWidget::keyPressEvent(event);
    }
}

void MotionView::mousePressEvent(QMouseEvent* event)
{
    pressedAt_ = last_ = event->position();
    isDragging_ = false;
}

void MotionView::mouseMoveEvent(QMouseEvent* event)
{
    isDragging_ = isDragging_ || (event->buttons() && (event->position() - pressedAt_).manhattanLength() >=
                                                          QApplication::startDragDistance());
    if (isDragging_ && event->buttons())
        move(event->position() - std::exchange(last_, event->position()));
}

void MotionView::mouseReleaseEvent(QMouseEvent* event)
{
    if (std::exchange(isDragging_, false) || event->button() != Qt::LeftButton || isEmpty())
        return;
    const MotionPart* part = hit(event->position());
    Q_EMIT componentClicked(part ? part->component : QString(), event->modifiers() & Qt::ShiftModifier);
}

void MotionView::mouseDoubleClickEvent(QMouseEvent* event)
{
    isDragging_ = true;  // the release that follows is no click
    if (!hit(event->position()))
        fit();
}

void MotionView::contextMenuEvent(QContextMenuEvent* event)
{
    if (isEmpty())
        return;
    editor::popUpMenu(*this, event->globalPos(), [this](QMenu& menu) {
        menu.addAction(tr("&Fit") + QStringLiteral("\t0"), this, &MotionView::fit);
        menu.addAction(tr("&Copy the picture (SVG and PNG)"), this, [this] { copyPicture(); });
    });
}

}  // namespace bramah::app
