// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QPointF>

#include <vector>

namespace bramah::model {

/// Points in icon units, 20 are 1 M, y up.
using ValvePoints = std::vector<QPointF>;

/// Writes graphical annotations, one after the other, in icon units.
class ValvePen
{
public:
    /// \a slide: the displacement of moving parts, a Modelica expression.
    explicit ValvePen(QByteArray slide) : slide_(std::move(slide)) {}

    /// Chooses whether the next graphics slide with the envelope.
    void setMoving(bool isMoving) { isMoving_ = isMoving; }
    /// Chooses the condition under which the next graphics are drawn; empty: always.
    void setCondition(const QByteArray& condition) { condition_ = condition; }

    /// A polyline.
    void line(const ValvePoints& points);
    /// A line from \a from to \a to, whose second end slides. \a attributes as `color={44,99,201}`.
    void stretchedLine(QPointF from, QPointF to, const QByteArray& slideOfTo, const QByteArray& attributes,
                       bool isSeenAtRest);
    /// A black polygon.
    void filled(const ValvePoints& corners);
    /// The outline of a polygon.
    void hollow(const ValvePoints& corners);
    /// A rectangle between two corners; while it slides it is filled with paper over what lies below.
    void rectangle(QPointF corner, QPointF opposite);
    /// A circle, as an outline or black.
    void circle(QPointF centre, double radius, bool isFilled = false);
    /// A text within two corners. \a string stands between the quotes as it is; \a attributes begin with a comma.
    void text(QPointF corner, QPointF opposite, const QByteArray& string, const QByteArray& attributes = {});
    /// A straight path with an arrow, 1 M long and 0.7 M wide, whose tip is at \a to.
    void arrow(QPointF from, QPointF to);

    /// The annotations written so far, as `Line(...)`, without commas between them.
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
