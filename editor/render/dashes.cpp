// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/dashes.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bramah::editor {
namespace {

/// Appends what a piece of \a length is drawn with: periods of \a pattern and a last dash. \a length in widths.
void appendPiece(QList<qreal>& dashes, const QList<qreal>& pattern, double length)
{
    const double period = std::accumulate(pattern.begin(), pattern.end(), 0.0);
    const double periods = std::max(1.0, std::round((length - pattern.front()) / period));
    const double stretch = length / (periods * period + pattern.front());
    for (int number = 0; number < static_cast<int>(periods); ++number)
        for (qsizetype i = 0; i < pattern.size(); ++i) {
            // The last dash of the piece before runs on around the corner.
            if (number == 0 && i == 0 && !dashes.isEmpty())
                dashes.back() += pattern[i] * stretch;
            else
                dashes.append(pattern[i] * stretch);
        }
    dashes.append(pattern.front() * stretch);
}

bool hasCurves(const QPainterPath& path)
{
    for (int i = 0; i < path.elementCount(); ++i)
        if (path.elementAt(i).isCurveTo())
            return true;
    return false;
}

}  // namespace

QPen fittedPen(const QPen& pen, const QPolygonF& line)
{
    constexpr qsizetype kMostDashes = 10'000;
    const QList<qreal> pattern = pen.dashPattern();
    if (pen.style() != Qt::CustomDashLine || pattern.size() < 2 || pen.widthF() <= 0)
        return pen;
    QList<qreal> dashes;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const double length = QLineF(line[i - 1], line[i]).length() / pen.widthF();
        if (length > 0 && std::isfinite(length) && length < kMostDashes)
            appendPiece(dashes, pattern, length);
    }
    if (dashes.isEmpty())
        return pen;
    dashes.append(1);  // Qt wants pairs
    QPen fitted = pen;
    fitted.setDashPattern(dashes);
    return fitted;
}

void strokePath(QPainter& painter, const QPen& pen, const QPainterPath& path)
{
    painter.setBrush(Qt::NoBrush);
    if (pen.style() != Qt::CustomDashLine || hasCurves(path)) {
        painter.setPen(pen);
        painter.drawPath(path);
        return;
    }
    for (const QPolygonF& line : path.toSubpathPolygons()) {
        painter.setPen(fittedPen(pen, line));
        painter.drawPolyline(line);
    }
}

}  // namespace bramah::editor
