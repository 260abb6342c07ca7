// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/routing/drawing_faults.h"
#include "model/routing/router.h"

#include <QSet>

namespace bramah::test {

/// Judges drawings: no line of them may lie, but those of nets near symbols that stand so close that no line can be
/// right. Counts what was judged, so that a test can tell that it has looked.
class DrawingJudge
{
public:
    /// What \a diagram says wrongly; empty if nothing.
    QString judge(const model::Diagram& diagram)
    {
        const model::SheetPicture picture(diagram);
        const QSet<int> crowded = crowdedSymbols(picture);
        const QSet<int> excused = netsNear(picture, crowded);
        netCount_ += static_cast<int>(picture.nets.size());
        judgedCount_ += static_cast<int>(picture.nets.size() - excused.size());
        static const QStringList kNames{QStringLiteral("runs through a symbol"), QStringLiteral("runs through a text"),
                                        QStringLiteral("lies on another"),       QStringLiteral("makes a false joint"),
                                        QStringLiteral("runs over a port"),      QStringLiteral("runs back")};
        for (const model::DrawingFault& fault : model::DrawingChecker(picture).faults()) {
            const auto netOf = [&](int line) {
                return line < 0 ? -1 : picture.lines[static_cast<std::size_t>(line)].net;
            };
            if (excused.contains(netOf(fault.line)) || excused.contains(netOf(fault.other)) ||
                crowded.contains(fault.symbol))
                continue;
            if (fault.kind == model::DrawingFault::Kind::RunBack && hasAutoNode(picture, netOf(fault.line))) {
                ++stubCount_;
                continue;
            }
            const model::ConnectionId& id = picture.lines[static_cast<std::size_t>(fault.line)].id;
            return QStringLiteral("the line from %1 to %2 %3")
                .arg(id.a.text(), id.b.text(), kNames.at(static_cast<qsizetype>(fault.kind)));
        }
        return model::dotsWithoutJoint(diagram).empty() ? QString() : QStringLiteral("a dot without a joint");
    }
    /// Nets looked at, and how many of them were judged.
    [[nodiscard]] int netCount() const { return netCount_; }
    [[nodiscard]] int judgedCount() const { return judgedCount_; }
    /// Lines that run out to a node made by drawing and back, which was moved off its line with other symbols: known,
    /// and not judged.
    [[nodiscard]] int stubCount() const { return stubCount_; }

private:
    static constexpr double kRoom = 3 * model::Router::kGrid;

    static bool hasAutoNode(const model::SheetPicture& picture, int net)
    {
        const auto& ports = picture.nets[static_cast<std::size_t>(net)].ports;
        return std::any_of(ports.begin(), ports.end(), [&](int port) {
            const int symbol = picture.ports[static_cast<std::size_t>(port)].symbol;
            return symbol >= 0 && picture.symbols[static_cast<std::size_t>(symbol)].isAutoNode;
        });
    }
    static QSet<int> crowdedSymbols(const model::SheetPicture& picture)
    {
        QSet<int> crowded;
        const auto& all = picture.symbols;
        for (std::size_t a = 0; a < all.size(); ++a)
            for (std::size_t b = a + 1; b < all.size(); ++b)
                if (!all[a].isNode && !all[b].isNode &&
                    all[a].body.adjusted(-kRoom, -kRoom, kRoom, kRoom).intersects(all[b].body)) {
                    crowded.insert(static_cast<int>(a));
                    crowded.insert(static_cast<int>(b));
                }
        return crowded;
    }
    static QSet<int> netsNear(const model::SheetPicture& picture, const QSet<int>& crowded)
    {
        QSet<int> near;
        for (std::size_t n = 0; n < picture.nets.size(); ++n) {
            const auto touches = [&](int symbol) {
                const QRectF area =
                    picture.symbols[static_cast<std::size_t>(symbol)].body.adjusted(-kRoom, -kRoom, kRoom, kRoom);
                for (const int p : picture.nets[n].ports)
                    if (picture.ports[static_cast<std::size_t>(p)].symbol == symbol)
                        return true;
                for (const int l : picture.nets[n].lines) {
                    const auto& points = picture.lines[static_cast<std::size_t>(l)].points;
                    for (std::size_t i = 0; i + 1 < points.size(); ++i)
                        if (area.intersects(
                                QRectF(points[i], points[i + 1]).normalized().adjusted(-0.1, -0.1, 0.1, 0.1)))
                            return true;
                }
                return false;
            };
            if (std::any_of(crowded.begin(), crowded.end(), touches))
                near.insert(static_cast<int>(n));
        }
        return near;
    }

    int netCount_ = 0;
    int judgedCount_ = 0;
    int stubCount_ = 0;
};

}  // namespace bramah::test
