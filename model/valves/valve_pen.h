// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QPointF>

#include <vector>

namespace bramah::model {

using ValvePoints = std::vector<QPointF>;

/// Writes graphical annotations, one after the other, in icon units.
class ValvePen
{
public:
    /// \a slide: the way of the moving parts, a Modelica expression.
    explicit ValvePen(QByteArray slide) : slide_(std::move(slide)) {}

    /// Do the next graphics slide with the envelope?
    void setMoving(bool isMoving) { isMoving_ = isMoving; }
    /// They are drawn under this condition; empty: always.
    void setCondition(const QByteArray& condition) { condition_ = condition; }

    void line(const ValvePoints& points);
    void dashedLine(const ValvePoints& points) { write("Line(points=" + text(points) + ", pattern=LinePattern.Dash"); }
    /// A line that is drawn at \a from and follows \a to, which slides. \a attributes: as `color={44,99,201}`.
    void stretchedLine(QPointF from, QPointF to, const QByteArray& slideOfTo, const QByteArray& attributes,
                       bool isSeenAtRest);
    void filled(const ValvePoints& corners);
    void hollow(const ValvePoints& corners);
    void rectangle(QPointF corner, QPointF opposite);
    void circle(QPointF centre, double radius, bool isFilled = false);
    void text(QPointF corner, QPointF opposite, const QByteArray& string, const QByteArray& attributes = {});
    /// A straight path whose arrow, 1 M long and 0.7 M wide, has its tip on \a to.
    void arrow(QPointF from, QPointF to);

    [[nodiscard]] const QByteArrayList& graphics() const { return graphics_; }

private:
    void write(QByteArray opening);
    [[nodiscard]] static QByteArray text(const ValvePoints& points);

    QByteArray slide_;
    QByteArray condition_;
    bool isMoving_ = true;
    QByteArrayList graphics_;
};

}  // namespace bramah::model
