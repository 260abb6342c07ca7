// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/symbol_stamp.h"

#include "editor/render/named_files.h"
#include "editor/render/sheet_colors.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/symbol_picture.h"

#include <QPainter>
#include <QPixmap>

#include <array>
#include <cmath>
#include <map>

namespace bramah::editor {
namespace {

constexpr double kLargestScale = 1;        // pixels per diagram unit
constexpr double kMargin = 1.5;            // diagram units, for arrows and line widths
constexpr std::size_t kMostStamps = 2000;  // a few kilobytes each

struct Stamp {
    std::weak_ptr<const model::Icon> icon;
    QPixmap pixmap;
    QPoint corner;  ///< device pixels, from the symbol's anchor
};

/// The key of a stamp besides its icon: rotation and size of the symbol, pixels per unit.
using StampShape = std::array<double, 5>;

Stamp stampOf(const model::DiagramComponent& symbol, const SheetTheme& theme, double scale)
{
    Stamp stamp;
    stamp.icon = symbol.icon;
    const QPointF anchor = toScene(symbol.anchor());
    const QRectF drawn = toScene(symbol.bounds).adjusted(-kMargin, -kMargin, kMargin, kMargin).translated(-anchor);
    stamp.corner =
        QPoint(static_cast<int>(std::floor(drawn.left() * scale)), static_cast<int>(std::floor(drawn.top() * scale)));
    const QSize size(static_cast<int>(std::ceil(drawn.right() * scale)) - stamp.corner.x(),
                     static_cast<int>(std::ceil(drawn.bottom() * scale)) - stamp.corner.y());
    stamp.pixmap = QPixmap(size);
    stamp.pixmap.fill(Qt::transparent);
    QPainter painter(&stamp.pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-stamp.corner);
    painter.scale(scale, scale);
    painter.translate(-anchor);
    model::AffineMap rigid;
    const auto picture = SymbolPicture::of(symbol.icon, symbol.map, rigid);
    picture->paint(painter, rigid, theme, 1 / scale);
    return stamp;
}

}  // namespace

bool isStampScale(double pixelsPerUnit)
{
    return pixelsPerUnit < kLargestScale;
}

void paintStamp(QPainter& painter, const model::DiagramComponent& symbol, const SheetTheme& theme)
{
    if (!symbol.placement.visible || symbol.isInLine)
        return;
    static std::map<std::pair<const model::Icon*, StampShape>, Stamp> cache;  // for the GUI thread only
    static SheetTheme themeOfCache;
    static int arrivalsOfCache = 0;
    const int arrivals = NamedFiles::shared().arrivals();
    if (themeOfCache != theme || arrivalsOfCache != arrivals || cache.size() > kMostStamps) {
        cache.clear();
        themeOfCache = theme;
        arrivalsOfCache = arrivals;
    }
    const QTransform toView = painter.worldTransform();
    const double ratio = painter.device()->devicePixelRatioF();
    const double scale = toView.m11() * ratio;
    Stamp& stamp = cache[{symbol.icon.get(), {symbol.map.m11, symbol.map.m12, symbol.map.m21, symbol.map.m22, scale}}];
    if (stamp.icon.lock() != symbol.icon)
        stamp = stampOf(symbol, theme, scale);
    const QPointF anchor = toView.map(toScene(symbol.anchor())) * ratio;
    stamp.pixmap.setDevicePixelRatio(ratio);
    painter.setWorldTransform(QTransform());
    painter.drawPixmap(QPointF(anchor.toPoint() + stamp.corner) / ratio, stamp.pixmap);
    painter.setWorldTransform(toView);
}

void paintThinNet(QPainter& painter, const model::Net& net, const SheetTheme& theme)
{
    QList<QLineF> lines;
    for (const model::NetSegment& segment : net.segments)
        lines.append({toScene(segment.line.p1()), toScene(segment.line.p2())});
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colorOf(net.style, theme), 0));
    painter.drawLines(lines);
    painter.setRenderHint(QPainter::Antialiasing, true);
}

}  // namespace bramah::editor
