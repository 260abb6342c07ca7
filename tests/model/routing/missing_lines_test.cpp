// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/missing_lines.h"

#include "model/planning/connection_plan.h"
#include "model/routing/drawing_faults.h"
#include "tests/model/diagram/test_library.h"
#include "tests/model/routing/random_layout.h"
#include "tests/test_registry.h"

#include <QElapsedTimer>
#include <QtTest/QTest>

using namespace bramah::model;
using namespace bramah::test;

namespace {

const QByteArray kThree = R"(model M
  T.Resistor r1 annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));
  T.Resistor r2 annotation(Placement(transformation(extent = {{10,-10},{30,10}})));
  T.Tank tank annotation(Placement(transformation(extent = {{-10,-50},{10,-30}})));
equation
)";

const SetLine* lineIn(const DiagramChanges& changes, const ConnectionId& id)
{
    for (const DiagramChange& change : changes)
        if (const auto* line = std::get_if<SetLine>(&change); line && line->id == id)
            return line;
    return nullptr;
}

}  // namespace

class MissingLinesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheTextDoesNotDrawIsShown()
    {
        const Diagram bare = diagramOf(kThree + "  connect(r1.B1, tank.T);\n  connect(r2.A1, tank.T);\nend M;\n");
        QVERIFY(bare.nets().front().segments.empty());
        const Diagram shown = withMissingLines(bare);
        QCOMPARE(shown.nets().size(), std::size_t(1));
        QVERIFY(!shown.nets().front().segments.empty());
        QCOMPARE(shown.nets().front().dots.size(), std::size_t(1));
        for (const DiagramConnection& line : shown.connections()) {
            QVERIFY(line.isRouted);
            QCOMPARE(line.points.front(), shown.port(line.id.a)->position);
            QCOMPARE(line.points.back(), shown.port(line.id.b)->position);
        }
        QVERIFY(checkDrawing(shown).empty());
    }

    void whatIsDrawnStays()
    {
        const Diagram bare = diagramOf(kThree +
                                       "  connect(r1.B1, tank.T) annotation(Line(points = {{-30,0},{0,0},{0,-38}}));\n"
                                       "  connect(r2.A1, tank.T);\nend M;\n");
        const Diagram shown = withMissingLines(bare);
        QCOMPARE(shown.connections().front(), bare.connections().front());
        QVERIFY(shown.connections().back().isRouted);
        QVERIFY(shown.connections().back().points.size() >= 2);
    }

    void moveAndRouteAgainWriteItIntoTheText()
    {
        const Diagram shown = withMissingLines(diagramOf(kThree + "  connect(r1.B1, tank.T);\nend M;\n"));
        const ConnectionId id = shown.connections().front().id;
        const SetLine* again = nullptr;
        const DiagramChanges routed = planRouteAgain(shown, {}, {});
        again = lineIn(routed, id);
        QVERIFY(again);
        QVERIFY(!again->points.empty());
        const DiagramComponent& tank = *shown.component({QStringLiteral("tank")});
        const PlannedMove move = planMove(shown, {{tank.id, tank.placement.movedBy({20, 0})}});
        const SetLine* moved = lineIn(move.changes, id);
        QVERIFY(moved);
        QCOMPARE(moved->points.back(), tank.ports.front().position + QPointF(20, 0));
    }

    void randomSheetsAreLegible_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    // The same circuit with all its lines left out of the text.
    void randomSheetsAreLegible()
    {
        QFETCH(unsigned, seed);
        RandomDraughtsman user(diagramOf(randomSymbols(seed)), seed);
        for (int i = 0; i < 12; ++i)
            user.connect();
        const Diagram& drawn = user.diagram();
        DiagramContent content = drawn.content();
        for (DiagramConnection& line : content.connections)
            line.points.clear();
        const Diagram shown = withMissingLines(Diagram(std::move(content)));
        for (const DiagramConnection& line : shown.connections())
            QVERIFY(line.points.size() >= 2);
        QCOMPARE(netlistOf(shown), netlistOf(drawn));
        QStringList lies;
        for (const Diagnostic& fault : checkDrawing(shown))
            lies.append(fault.commandLineText());
        QCOMPARE(lies.join(QLatin1Char('\n')), QString());
    }

    void aLargeSheetIsShownSoon()
    {
        QByteArray text = "model M\n";
        QByteArray connects = "equation\n";
        constexpr int kRows = 40, kColumns = 50;
        for (int row = 0; row < kRows; ++row)
            for (int column = 0; column < kColumns; ++column) {
                const QByteArray name = "r" + QByteArray::number(row) + "_" + QByteArray::number(column);
                text += resistorAt(name.constData(), 60 * column, 60 * row);
                if (column > 0)
                    connects += "  connect(r" + QByteArray::number(row) + "_" + QByteArray::number(column - 1) +
                                ".B1, " + name + ".A1);\n";
            }
        const Diagram bare = diagramOf(text + connects + "end M;\n");
        QElapsedTimer timer;
        timer.start();
        const Diagram shown = withMissingLines(bare);
        const qint64 elapsed = timer.elapsed();
        qInfo("%lld ms for %zu lines", static_cast<long long>(elapsed), shown.connections().size());
        for (const DiagramConnection& line : shown.connections())
            QVERIFY(line.isRouted);
        QVERIFY2(elapsed < 6000, qPrintable(QString::number(elapsed)));
    }
};

BRAMAH_TEST(MissingLinesTest);
#include "missing_lines_test.moc"
