// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/drawing_review.h"
#include "model/routing/drawing_faults.h"
#include "tests/model/routing/random_layout.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;

/// The review of a change finds the same faults as a review of the whole drawing.
class DrawingReviewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatChangesIsReviewedLikeTheWhole_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    // Symbols come to lie on lines and go away again, alone and all at once; no line makes way.
    void whatChangesIsReviewedLikeTheWhole()
    {
        QFETCH(unsigned, seed);
        test::RandomDraughtsman user(test::diagramOf(test::randomSymbols(seed)), seed);
        for (int k = 0; k < 30; ++k)
            user.connect();
        auto diagram = std::make_shared<const model::Diagram>(user.diagram());
        model::DrawingReview review;
        std::size_t most = 0, seen = 0;
        for (int k = 0; k < 60; ++k) {
            review.look(diagram);
            const QStringList expected = told(checkDrawing(*diagram));
            QCOMPARE(told(review.diagnostics()), expected);
            most = std::max(most, static_cast<std::size_t>(expected.size()));
            seen += expected.empty() ? 0 : 1;
            model::DiagramSketch sketch(*diagram);
            sketch.apply(k % 10 == 9 ? shiftOfAll(*diagram) : someChange(*diagram, user));
            diagram = std::make_shared<const model::Diagram>(sketch.diagram());
        }
        most_ = std::max(most_, most);
        seen_ += seen;
    }

    // A review of drawings without a fault would prove nothing.
    void theDrawingsHadFaults()
    {
        QVERIFY(most_ > 5);
        QVERIFY2(seen_ > 120, qPrintable(QString::number(seen_)));
    }

private:
    std::size_t most_ = 0, seen_ = 0;  ///< faults at most in a picture; pictures with faults

    static QStringList told(const model::Diagnostics& found)
    {
        QStringList all;
        for (const model::Diagnostic& one : found)
            all.append(one.commandLineText());
        all.sort();
        return all;
    }
    static model::DiagramChanges shiftOfAll(const model::Diagram& diagram)
    {
        const QPointF shift(6, -4);
        model::DiagramChanges changes;
        for (const model::DiagramComponent& symbol : diagram.components())
            changes.push_back(model::SetPlacement{symbol.id, symbol.placement.movedBy(shift)});
        for (const model::DiagramConnection& line : diagram.connections()) {
            std::vector<QPointF> points = line.points;
            for (QPointF& point : points)
                point += shift;
            changes.push_back(model::SetLine{line.id, points});
        }
        return changes;
    }
    /// A symbol, a name or a line goes elsewhere, or a line goes away.
    static model::DiagramChanges someChange(const model::Diagram& diagram, test::RandomDraughtsman& user)
    {
        const auto& symbols = diagram.components();
        const auto& symbol = symbols[static_cast<std::size_t>(user.number(0, static_cast<int>(symbols.size()) - 1))];
        const QPointF shift(2 * user.number(-20, 20), 2 * user.number(-20, 20));
        const auto& lines = diagram.connections();
        if (lines.empty() || user.number(0, 2) == 0)
            return {model::SetPlacement{symbol.id, symbol.placement.movedBy(shift)}};
        const auto& line = lines[static_cast<std::size_t>(user.number(0, static_cast<int>(lines.size()) - 1))];
        switch (user.number(0, 9)) {
        case 0: return {model::RemoveConnection{line.id}};
        case 1: return {model::SetLabel{symbol.id, {shift / 4, false}}};
        default: break;
        }
        std::vector<QPointF> points{line.points.front()};
        points.emplace_back(line.points.front().x() + shift.x(), line.points.front().y());
        points.emplace_back(line.points.front().x() + shift.x(), line.points.back().y());
        points.push_back(line.points.back());
        return {model::SetLine{line.id, points}};
    }
};

BRAMAH_TEST(DrawingReviewTest);
#include "drawing_review_test.moc"
