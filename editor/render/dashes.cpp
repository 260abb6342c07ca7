// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/dashes.h"

#include <QLineF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bramah::editor {
namespace {

/// \a pen for a line of \a length: without dashes if there were more than anyone can see or wait for.
QPen penAlong(const QPen& pen, double length)
{
    constexpr double kMostWidths = 10'000;
    QPen drawn = pen;
    if (pen.style() == Qt::CustomDashLine && !(length < kMostWidths * pen.widthF()))
        drawn.setStyle(Qt::SolidLine);
    return drawn;
}

/// Appends the dashes for a piece of \a length (in pen widths): periods of \a pattern and a last dash.
void appendPiece(QList<qreal>& dashes, const QList<qreal>& pattern, double length)
{
    const double period = std::accumulate(pattern.begin(), pattern.end(), 0.0);
    const double periods = std::max(1.0, std::round((length - pattern.front()) / period));
    const double stretch = length / (periods * period + pattern.front());
    for (int number = 0; number < static_cast<int>(periods); ++number)
        for (qsizetype i = 0; i < pattern.size(); ++i) {
            // The last dash of the previous piece continues around the corner.
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

/// The dashes of \a pen along \a line as lines of their own.
QPainterPath dashesAlong(const QPolygonF& line, const QPen& pen)
{
    const QList<qreal> pattern = pen.dashPattern();
    QPainterPath dashes;
    qsizetype part = 0;
    double left = pattern.value(0) * pen.widthF();
    bool isDrawn = true;
    dashes.moveTo(line.front());
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF piece(line[i - 1], line[i]);
        double done = 0;
        while (left < piece.length() - done) {
            done += left;
            const QPointF at = piece.pointAt(done / piece.length());
            if (isDrawn)
                dashes.lineTo(at);
            else
                dashes.moveTo(at);
            isDrawn = !isDrawn;
            part = (part + 1) % pattern.size();
            left = pattern[part] * pen.widthF();
        }
        left -= piece.length() - done;
        if (isDrawn)
            dashes.lineTo(line[i]);
        else
            dashes.moveTo(line[i]);
    }
    return dashes;
}

/// In an SVG, Qt 6.4 writes lengths of dashes in pen widths where user units are required, so dashes are drawn one by
/// one.
void strokeDashByDash(QPainter& painter, const QPen& pen, const QPainterPath& path)
{
    QPen solid = pen;
    solid.setStyle(Qt::SolidLine);
    painter.setPen(solid);
    for (const QPolygonF& line : path.toSubpathPolygons())
        if (line.size() > 1)
            painter.drawPath(dashesAlong(line, hasCurves(path) ? pen : fittedPen(pen, line)));
}

}  // namespace

QPen fittedPen(const QPen& pen, const QPolygonF& line)
{
    const QList<qreal> pattern = pen.dashPattern();
    if (pen.style() != Qt::CustomDashLine || pattern.size() < 2 || pen.widthF() <= 0)
        return pen;
    double all = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        all += QLineF(line[i - 1], line[i]).length();
    const QPen drawn = penAlong(pen, all);
    if (drawn.style() != Qt::CustomDashLine)
        return drawn;
    QList<qreal> dashes;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const double length = QLineF(line[i - 1], line[i]).length() / pen.widthF();
        if (length > 0)
            appendPiece(dashes, pattern, length);
    }
    if (dashes.isEmpty())
        return pen;
    dashes.append(1);  // Qt needs pairs
    QPen fitted = pen;
    fitted.setDashPattern(dashes);
    return fitted;
}

void strokePath(QPainter& painter, const QPen& wanted, const QPainterPath& path)
{
    const QPen pen = penAlong(wanted, path.length());
    painter.setBrush(Qt::NoBrush);
    const QPaintEngine* engine = painter.paintEngine();
    if (pen.style() == Qt::CustomDashLine && pen.widthF() > 0 && engine && engine->type() == QPaintEngine::SVG) {
        strokeDashByDash(painter, pen, path);
        return;
    }
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
