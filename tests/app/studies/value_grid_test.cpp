// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/value_grid.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using namespace bramah::app;

namespace {

const double kUnknown = std::nan("");

std::vector<PlacedValue> placed(const std::vector<double>& x, const std::vector<double>& y,
                                double (*value)(double, double))
{
    std::vector<PlacedValue> values;
    for (const double b : y)
        for (const double a : x)
            values.push_back({a, b, value(a, b)});
    return values;
}

}  // namespace

/// Values on a grid, between its places, and the lines of equal values.
class ValueGridTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void placesMakeAGridWithTheirMeans()
    {
        auto values = placed({3, 1, 2}, {20, 10}, [](double x, double y) { return x + y; });
        values.push_back({1, 10, 21});
        const ValueGrid grid = gridOf(values);
        QCOMPARE(grid.x, (std::vector<double>{1, 2, 3}));
        QCOMPARE(grid.y, (std::vector<double>{10, 20}));
        QCOMPARE(grid.at(0, 0), 16.0);
        QCOMPARE(grid.at(2, 1), 23.0);
    }

    void scatteredPlacesMakeNone()
    {
        QVERIFY(gridOf({{1, 1, 0}, {2, 2, 0}, {3, 3, 0}}).isEmpty());
        // Enough places, but one pair is missing.
        QVERIFY(gridOf({{1, 1, 0}, {2, 1, 0}, {1, 2, 0}, {1, 2, 5}}).isEmpty());
        QVERIFY(gridOf({{1, 1, 0}, {2, 1, 0}}).isEmpty());
        QVERIFY(gridOf({}).isEmpty());
    }

    void decadesAreRecognised()
    {
        QVERIFY(areDecades({1, 10, 100}));
        QVERIFY(areDecades({2, 2.2, 2.42, 2.662}));
        QVERIFY(!areDecades({1, 2, 3}));
        QVERIFY(!areDecades({1, 10}));
        QVERIFY(!areDecades({0, 0, 0}));
    }

    void betweenPlacesItIsBilinear()
    {
        const ValueGrid grid = gridOf(placed({0, 1, 4}, {0, 2}, [](double x, double y) { return 1 + 2 * x + y * x; }));
        const ValueGrid fine = resampled(grid, 9, 5);
        for (std::size_t row = 0; row < 5; ++row)
            for (std::size_t column = 0; column < 9; ++column) {
                const double x = fine.x[column], y = fine.y[row];
                QVERIFY(std::abs(fine.at(column, row) - (1 + 2 * x + y * x)) < 1e-12);
            }
        QCOMPARE(fine.x.back(), 4.0);
    }

    void theUnknownStaysUnknown()
    {
        auto values = placed({0, 1, 2}, {0, 1}, [](double, double) { return 1.0; });
        values.front().value = kUnknown;
        const ValueGrid fine = resampled(gridOf(values), 5, 3);
        QVERIFY(std::isnan(fine.at(0, 0)) && std::isnan(fine.at(1, 0)) && std::isnan(fine.at(1, 1)));
        QCOMPARE(fine.at(2, 0), 1.0);
        QCOMPARE(fine.at(3, 1), 1.0);
    }

    /// The lines of x^2 + y^2 lie near circles, and go once around.
    void lineOfACircle()
    {
        std::vector<double> places;
        for (int k = -40; k <= 40; ++k)
            places.push_back(k * 0.05 + 0.001);
        const auto lines = isoline(gridOf(placed(places, places, [](double x, double y) { return x * x + y * y; })), 2);
        double length = 0;
        for (const QLineF& line : lines) {
            length += line.length();
            QVERIFY(std::abs(std::hypot(line.x1(), line.y1()) - std::sqrt(2)) < 1e-3);
        }
        QVERIFY2(std::abs(length - 2 * M_PI * std::sqrt(2)) < 0.01, qPrintable(QString::number(length)));
    }

    /// At a saddle the lines keep apart what the middle does not join.
    void linesOfASaddle()
    {
        const auto line = [](double first, double second) {
            return isoline(gridOf({{0, 0, first}, {1, 0, second}, {0, 1, second}, {1, 1, first}}), 1);
        };
        const auto high = line(3, 0);  // the middle, 1.5, joins the corners at (0, 0) and (1, 1)
        QCOMPARE(high.size(), std::size_t{2});
        for (const QLineF& one : high)
            QVERIFY((one.x1() + one.x2() - one.y1() - one.y2()) / 2 > 0.3 ||
                    (one.y1() + one.y2() - one.x1() - one.x2()) / 2 > 0.3);
        const auto low = line(1.5, 0);  // the middle, 0.75, parts them
        QCOMPARE(low.size(), std::size_t{2});
        for (const QLineF& one : low)
            QVERIFY(std::abs(one.x1() + one.x2() - one.y1() - one.y2()) < 1e-9);
    }

    void levelsAreRound()
    {
        QCOMPARE(roundLevels(0, 1, 5).size(), std::size_t{4});
        const auto levels = roundLevels(103, 157, 6);
        QCOMPARE(levels, (std::vector<double>{110, 120, 130, 140, 150}));
        QVERIFY(roundLevels(3, 3, 6).empty());
        QVERIFY(roundLevels(0, kUnknown, 6).empty());
    }
};

BRAMAH_TEST(ValueGridTest);

#include "value_grid_test.moc"
