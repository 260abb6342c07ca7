// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/valve_pen.h"

#include "model/edit/geometry_text.h"

#include <cmath>

namespace bramah::model {

namespace {

constexpr double kArrowLength = 20;
constexpr double kArrowWidth = 14;

double rounded(double value)
{
    return std::round(value * 10) / 10;
}

}  // namespace

QByteArray ValvePen::text(const ValvePoints& points)
{
    ValvePoints neat;
    for (const QPointF point : points)
        neat.emplace_back(rounded(point.x()), rounded(point.y()));
    return pointsText(neat);
}

void ValvePen::write(QByteArray opening)
{
    if (!condition_.isEmpty())
        opening += ", visible=" + condition_;
    if (isMoving_)
        opening += ", origin=DynamicSelect({0,0},{" + slide_ + ",0})";
    graphics_.append(opening + ')');
}

void ValvePen::line(const ValvePoints& points)
{
    write("Line(points=" + text(points));
}

void ValvePen::stretchedLine(QPointF from, QPointF to, const QByteArray& slideOfTo, const QByteArray& attributes,
                             bool isSeenAtRest)
{
    const QByteArray y = numberText(to.y());
    const QByteArray way = slideOfTo.startsWith('-') ? '(' + slideOfTo + ')' : slideOfTo;
    const QByteArray moved = '{' + pointText(from) + ",{" + numberText(to.x()) + " + " + way + ',' + y + "}}";
    const QByteArray visible = isSeenAtRest ? "" : ", visible=DynamicSelect(false, true)";
    graphics_.append("Line(points=DynamicSelect(" + text({from, to}) + ", " + moved + ')' + visible + ", " +
                     attributes + ')');
}

void ValvePen::filled(const ValvePoints& corners)
{
    write("Polygon(points=" + text(corners) + ", fillColor={0,0,0}, fillPattern=FillPattern.Solid");
}

void ValvePen::hollow(const ValvePoints& corners)
{
    write("Polygon(points=" + text(corners));
}

void ValvePen::rectangle(QPointF corner, QPointF opposite)
{
    // While it slides, the part covers the lines that lead to its ends.
    const QByteArray paper =
        isMoving_ ? ", fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid)" : "";
    write("Rectangle(extent=" + text({corner, opposite}) + paper);
}

void ValvePen::circle(QPointF centre, double radius, bool isFilled)
{
    const QPointF half(radius, radius);
    write("Ellipse(extent=" + text({centre - half, centre + half}) +
          (isFilled ? ", fillColor={0,0,0}, fillPattern=FillPattern.Solid" : ""));
}

void ValvePen::text(QPointF corner, QPointF opposite, const QByteArray& string, const QByteArray& attributes)
{
    write("Text(extent=" + text({corner, opposite}) + ", textString=\"" + string + '"' + attributes);
}

void ValvePen::arrow(QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const QPointF along = way / std::hypot(way.x(), way.y());
    const QPointF across(-along.y(), along.x());
    const QPointF base = to - along * kArrowLength;
    line({from, base});
    filled({to, base + across * kArrowWidth / 2, base - across * kArrowWidth / 2, to});
}

}  // namespace bramah::model
