// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/pieces.h"

#include "model/routing/router.h"

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

/// A line may enter an object this far without counting as running through it.
constexpr double kInset = 0.3;

}  // namespace

QRectF rectOf(QLineF piece)
{
    return QRectF(piece.p1(), piece.p2()).normalized();
}

bool runsThrough(QLineF piece, QRectF rect)
{
    const double inset = std::min({kInset, rect.width() / 4, rect.height() / 4});
    rect.adjust(inset, inset, -inset, -inset);
    // Clips the piece at each side of the rectangle (Liang and Barsky, 1984).
    double from = 0;
    double to = 1;
    const auto cut = [&](double way, double room) {
        if (way == 0)
            return room > 0;
        const double at = room / way;
        if (way < 0)
            from = std::max(from, at);
        else
            to = std::min(to, at);
        return from < to;
    };
    return rect.isValid() && cut(-piece.dx(), piece.x1() - rect.left()) && cut(piece.dx(), rect.right() - piece.x1()) &&
           cut(-piece.dy(), piece.y1() - rect.top()) && cut(piece.dy(), rect.bottom() - piece.y1()) && from < to;
}

double commonLength(QLineF a, QLineF b)
{
    const double length = a.length();
    if (length < kTouch || b.length() < kTouch)
        return 0;
    const QPointF along = QPointF(a.dx(), a.dy()) / length;
    const auto across = [&](QPointF p) { return along.x() * (p.y() - a.y1()) - along.y() * (p.x() - a.x1()); };
    if (std::abs(across(b.p1())) > kTouch || std::abs(across(b.p2())) > kTouch)
        return 0;
    const double from = QPointF::dotProduct(b.p1() - a.p1(), along);
    const double to = QPointF::dotProduct(b.p2() - a.p1(), along);
    return std::min(length, std::max(from, to)) - std::max(0.0, std::min(from, to));
}

bool isTouching(QPointF point, QLineF piece)
{
    const double length = piece.length();
    if (length < kTouch)
        return QLineF(point, piece.p1()).length() < kTouch;
    const QPointF along = QPointF(piece.dx(), piece.dy()) / length;
    const QPointF way = point - piece.p1();
    const double position = QPointF::dotProduct(way, along);
    return std::abs(along.x() * way.y() - along.y() * way.x()) < kTouch && position > -kTouch &&
           position < length + kTouch;
}

std::optional<QLineF> runBackOf(const std::vector<QPointF>& points)
{
    std::vector<QLineF> pieces;
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        pieces.emplace_back(points[i], points[i + 1]);
    const auto isOpposite = [](QLineF a, QLineF b) { return a.dx() * b.dx() + a.dy() * b.dy() < 0; };
    for (std::size_t i = 2; i + 2 < pieces.size(); ++i)
        if (pieces[i].length() < Router::kGrid + kTouch && isOpposite(pieces[i - 1], pieces[i + 1]))
            return pieces[i];
    for (std::size_t i = 0; i < pieces.size(); ++i)
        for (std::size_t j = i + 1; j < pieces.size(); ++j)
            if (commonLength(pieces[i], pieces[j]) > kTouch)
                return pieces[j];
    return std::nullopt;
}

}  // namespace bramah::model
