// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/routing/drawing_faults.h"
#include "model/routing/pieces.h"
#include "model/routing/router.h"
#include "tests/dots_without_joint.h"

#include <QSet>

namespace bramah::test {

/// Judges drawings: no line of them may lie, but right at symbols that stand so close to one another that no line can
/// be right there. Counts the nets with such lines, so that a test can tell how much it has let pass.
class DrawingJudge
{
public:
    /// What \a diagram says wrongly; empty if nothing.
    QString judge(const model::Diagram& diagram)
    {
        const model::SheetPicture picture(diagram);
        const std::vector<QRectF> crowded = crowdedPlaces(picture);
        QSet<int> excused;
        QSet<std::pair<int, int>> shared;  // lines that lie on one another where there is no room, and part later
        netCount_ += static_cast<int>(picture.nets.size());
        static const QStringList kNames{QStringLiteral("runs through a symbol"), QStringLiteral("runs through a text"),
                                        QStringLiteral("lies on another"),       QStringLiteral("makes a false joint"),
                                        QStringLiteral("runs over a port"),      QStringLiteral("runs back")};
        for (const model::DrawingFault& fault : model::DrawingChecker(picture).faults()) {
            if (fault.kind == model::DrawingFault::Kind::TextOverSymbol)
                return QStringLiteral("the name of %1 lies over %2")
                    .arg(picture.symbols[static_cast<std::size_t>(fault.owner)].id.name,
                         picture.symbols[static_cast<std::size_t>(fault.symbol)].id.name);
            const model::SheetPicture::Line& line = picture.lines[static_cast<std::size_t>(fault.line)];
            if (isCrowded(crowded, placeOf(picture, fault)) ||
                (fault.kind == model::DrawingFault::Kind::FalseJoint && shared.contains({fault.line, fault.other}))) {
                excused.insert(line.net);
                shared.insert({fault.line, fault.other});
                shared.insert({fault.other, fault.line});
                continue;
            }
            return QStringLiteral("the line from %1 to %2 %3")
                .arg(line.id.a.text(), line.id.b.text(), kNames.at(static_cast<qsizetype>(fault.kind)));
        }
        excusedCount_ += static_cast<int>(excused.size());
        return test::dotsWithoutJoint(diagram).empty() ? QString() : QStringLiteral("a dot without a joint");
    }
    /// Nets looked at, and how many of them have a line that lies where there is no room.
    [[nodiscard]] int netCount() const { return netCount_; }
    [[nodiscard]] int excusedCount() const { return excusedCount_; }

private:
    static constexpr double kRoom = 3 * model::Router::kGrid;

    /// The symbols with less room between them than lines need, with that room.
    static std::vector<QRectF> crowdedPlaces(const model::SheetPicture& picture)
    {
        std::vector<QRectF> crowded;
        const auto& all = picture.symbols;
        for (std::size_t a = 0; a < all.size(); ++a)
            for (std::size_t b = 0; b < all.size(); ++b) {
                const QRectF room = all[a].body.adjusted(-kRoom, -kRoom, kRoom, kRoom);
                if (a != b && !all[a].isNode && !all[b].isNode && room.intersects(all[b].body)) {
                    crowded.push_back(room);
                    break;
                }
            }
        return crowded;
    }
    /// What of a straight piece is wrong: where it meets a symbol or the lines of another net, else all of it.
    static QRectF placeOf(const model::SheetPicture& picture, const model::DrawingFault& fault)
    {
        using Kind = model::DrawingFault::Kind;
        const auto rectOf = [](QPointF a, QPointF b) {
            return QRectF(a, b).normalized().adjusted(-0.1, -0.1, 0.1, 0.1);
        };
        const QRectF piece = rectOf(fault.place.p1(), fault.place.p2());
        if (fault.kind == Kind::ThroughSymbol)
            return piece & picture.symbols[static_cast<std::size_t>(fault.symbol)].body.adjusted(-0.1, -0.1, 0.1, 0.1);
        if (fault.kind == Kind::OverPort) {
            const QPointF port = picture.ports[static_cast<std::size_t>(fault.port)].position;
            return rectOf(port, port);
        }
        if (fault.kind == Kind::SharedPiece) {
            const auto& other = picture.lines[static_cast<std::size_t>(fault.other)].points;
            for (std::size_t i = 0; i + 1 < other.size(); ++i)
                if (model::commonLength(fault.place, QLineF(other[i], other[i + 1])) > model::kTouch)
                    return piece & rectOf(other[i], other[i + 1]);
        }
        return piece;
    }
    static bool isCrowded(const std::vector<QRectF>& places, QRectF at)
    {
        return std::any_of(places.begin(), places.end(), [&](const QRectF& place) { return place.intersects(at); });
    }

    int netCount_ = 0;
    int excusedCount_ = 0;
};

}  // namespace bramah::test
