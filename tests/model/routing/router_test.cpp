// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/router.h"

#include "tests/test_registry.h"

#include <QElapsedTimer>
#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace bramah::model;
using Points = std::vector<QPointF>;

namespace {

bool isOrthogonal(const Points& points)
{
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        if (points[i].x() != points[i + 1].x() && points[i].y() != points[i + 1].y())
            return false;
    return true;
}

/// Does a line go through the inside of a rectangle?
bool goesThrough(const Points& points, QRectF rect)
{
    rect.adjust(0.1, 0.1, -0.1, -0.1);
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        if (QRectF(points[i], points[i + 1]).normalized().adjusted(-0.01, -0.01, 0.01, 0.01).intersects(rect))
            return true;
    return false;
}

}  // namespace

class RouterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void straightWaysAreStraight()
    {
        QCOMPARE(Router().route({{0, 0}, Side::East}, {{40, 0}, Side::West}), Points({{0, 0}, {40, 0}}));
    }

    void aStepBendsInItsMiddle()
    {
        QCOMPARE(Router().route({{0, 0}, Side::East}, {{40, 20}, Side::West}),
                 Points({{0, 0}, {20, 0}, {20, 20}, {40, 20}}));
    }

    void oneBendIsEnoughAroundACorner()
    {
        QCOMPARE(Router().route({{0, 0}, Side::East}, {{40, 20}, Side::South}), Points({{0, 0}, {40, 0}, {40, 20}}));
    }

    void farEndsAreJoinedInAMoment_data()
    {
        QTest::addColumn<double>("far");
        for (const double far : {3e3, 1e4, 1e5, 1e6, 1e7})
            QTest::addRow("%g", far) << far;
    }
    void farEndsAreJoinedInAMoment()
    {
        QFETCH(const double, far);
        const QRectF symbol(far / 2 - 100, -100, 200, 200);
        QElapsedTimer timer;
        timer.start();
        const Points points = Router({{symbol, QRectF(far - 20, far, 20, 20)}, {}, {}, {}})
                                  .route({{0, 0}, Side::East}, {{far, far + 10}, Side::East});
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(points.front(), QPointF(0, 0));
        QCOMPARE(points.back(), QPointF(far, far + 10));
        QVERIFY(isOrthogonal(points));
        QVERIFY(!goesThrough(points, symbol));
        QVERIFY(points[1].x() > 0 && points[1].y() == 0);
        QVERIFY(points[points.size() - 2].x() > far);
    }

    void manyFarLinesKeepOffSymbols()
    {
        // More edges than a wide window has places for.
        std::mt19937 random(5);
        std::uniform_int_distribution<int> place(0, 100'000);
        RouteObstacles obstacles;
        for (int k = 0; k < 2000; ++k)
            obstacles.symbols.emplace_back(2 * place(random), 2 * place(random), 20, 20);
        QElapsedTimer timer;
        timer.start();
        const Points points = Router(obstacles).route({{-100, -100}, Side::East}, {{200'100, 200'100}, Side::West});
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(isOrthogonal(points));
        QCOMPARE(points.back(), QPointF(200'100, 200'100));
    }

    void endsThatAreNoPlacesAreJoinedAtOnce()
    {
        for (const double wrong : {std::nan(""), std::numeric_limits<double>::infinity(), 1e300}) {
            const Points points = Router().route({{0, 0}, Side::East}, {{wrong, 0}, Side::West});
            QCOMPARE(points.size(), std::size_t{2});
        }
    }

    void linesLeaveAndArriveInThePortsDirection()
    {
        const Points points = Router({{QRectF(-20, -10, 20, 20), QRectF(-60, -10, 20, 20)}, {}, {}, {}})
                                  .route({{0, 0}, Side::East}, {{-60, 0}, Side::West});
        QVERIFY(isOrthogonal(points));
        QVERIFY(points[1].x() > 0 && points[1].y() == 0);
        QVERIFY(points[points.size() - 2].x() < -60 && points[points.size() - 2].y() == 0);
    }

    void symbolsAreGoneAround()
    {
        const QRectF obstacle(15, -10, 10, 20);
        const Points points = Router({{obstacle}, {}, {}, {}}).route({{0, 0}, Side::East}, {{40, 0}, Side::West});
        QVERIFY(isOrthogonal(points));
        QVERIFY(!goesThrough(points, obstacle));
        QVERIFY(points.size() <= 6);
    }

    void whereEverythingIsInTheWayThereIsStillALine()
    {
        const Points points = Router({{QRectF(-100, -100, 200, 200)}, {}, {}, {}})
                                  .route({{0, 0}, std::nullopt}, {{40, 30}, std::nullopt});
        QVERIFY(points.size() >= 2);
        QCOMPARE(points.front(), QPointF(0, 0));
        QCOMPARE(points.back(), QPointF(40, 30));
    }

    void otherLinesAreNotRunAlong()
    {
        const Points points =
            Router({{}, {}, {QLineF(6, 0, 30, 0)}, {}}).route({{0, 0}, Side::East}, {{40, 0}, Side::West});
        double along = 0;
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            if (points[i].y() == 0 && points[i + 1].y() == 0)
                along += std::max(0.0, std::min(30.0, points[i + 1].x()) - std::max(6.0, points[i].x()));
        QVERIFY2(along < 4, "runs along the other line");
    }

    void anyTwoPortsAmongSymbolsGetAnOrthogonalWay()
    {
        std::mt19937 random(7);
        std::uniform_int_distribution<int> place(-40, 40);
        std::uniform_int_distribution<int> side(0, 3);
        for (int i = 0; i < 100; ++i) {
            std::vector<QRectF> symbols;
            for (int s = 0; s < 6; ++s)
                symbols.emplace_back(place(random) * 2, place(random) * 2, 12, 8);
            const RouteEnd from{QPointF(place(random) * 2, place(random) * 2), static_cast<Side>(side(random))};
            const RouteEnd to{QPointF(place(random) * 2, place(random) * 2), static_cast<Side>(side(random))};
            const Points points = Router({symbols, {}, {}, {}}).route(from, to);
            QVERIFY(isOrthogonal(points));
            QCOMPARE(points.front(), from.position);
            QCOMPARE(points.back(), to.position);
        }
    }

    void needlessPointsGo()
    {
        QCOMPARE(Router::simplified({{0, 0}, {0, 0}, {10, 0}, {20, 0}, {20, 10}, {20, 5}}),
                 Points({{0, 0}, {20, 0}, {20, 5}}));
    }
};

BRAMAH_TEST(RouterTest);
#include "router_test.moc"
