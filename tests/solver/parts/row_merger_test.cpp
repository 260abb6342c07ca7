// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/parts/row_merger.h"
#include "tests/test_registry.h"

#include <QElapsedTimer>
#include <QtTest/QTest>

using namespace bramah::solver;

namespace {

struct MergedRow {
    double time = 0;
    std::uint8_t flags = 0;
    std::vector<double> values;
    friend bool operator==(const MergedRow&, const MergedRow&) = default;
};

SampleBatch batch(std::vector<double> times, std::vector<std::uint8_t> flags, std::vector<double> values)
{
    return {std::move(times), std::move(flags), std::move(values)};
}

}  // namespace

/// Rows of parts with events at times of their own.
class RowMergerTest : public QObject
{
    Q_OBJECT

    static std::vector<MergedRow> merged(RowMerger& merger, double end)
    {
        std::vector<MergedRow> rows;
        merger.mergeRest(end, [&](double time, std::uint8_t flags, const std::vector<double>& values) {
            rows.push_back({time, flags, values});
            return true;
        });
        return rows;
    }

private Q_SLOTS:
    // At an event of the first part the second lies on the line between its rows; columns keep the order wanted.
    void anEventOfOnePartIsARowOfAll()
    {
        RowMerger merger(2, {{1, 0}, {0, 0}});
        merger.add(0, batch({0, 0.25, 0.25, 1}, {kGridRow, kBeforeEventRow, kAfterEventRow, kGridRow}, {0, 1, 5, 8}));
        merger.add(1, batch({0, 1}, {kGridRow, kGridRow}, {10, 20}));
        const std::vector<MergedRow> expected{{0, kGridRow, {10, 0}},
                                              {0.25, kBeforeEventRow, {12.5, 1}},
                                              {0.25, kAfterEventRow, {12.5, 5}},
                                              {1, kGridRow, {20, 8}}};
        QVERIFY(merged(merger, 1) == expected);
    }

    /// One part may be far ahead of another: what waits costs nothing with each row that is merged.
    void rowsThatWaitCostNothing()
    {
        constexpr int kRows = 200'000;
        std::vector<double> times, values;
        for (int row = 0; row < kRows; ++row) {
            times.push_back(row);
            values.push_back(2.0 * row);
        }
        RowMerger merger(2, {{0, 0}, {1, 0}});
        merger.add(0, batch(times, std::vector<std::uint8_t>(kRows, kGridRow), values));
        QElapsedTimer timer;
        timer.start();
        int merged = 0;
        for (int row = 0; row < kRows; ++row) {
            merger.add(1, batch({static_cast<double>(row)}, {kGridRow}, {-1.0 * row}));
            QVERIFY(merger.mergeNext([&](double time, std::uint8_t, const std::vector<double>& both) {
                merged += time == row && both == std::vector<double>{2.0 * row, -1.0 * row} ? 1 : 0;
                return true;
            }));
        }
        QCOMPARE(merged, kRows);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void anEventOnTheGridHasTwoRows()
    {
        RowMerger merger(2, {{0, 0}, {1, 0}});
        merger.add(0, batch({0, 1, 1}, {kGridRow, kBeforeEventRow, kAfterEventRow | kGridRow}, {0, 1, 5}));
        merger.add(1, batch({0, 1}, {kGridRow, kGridRow}, {10, 20}));
        const std::vector<MergedRow> expected{
            {0, kGridRow, {0, 10}}, {1, kBeforeEventRow, {1, 20}}, {1, kAfterEventRow | kGridRow, {5, 20}}};
        QVERIFY(merged(merger, 1) == expected);
    }

    // Steps of both parts, of which those too near to the row before are left out; an event is never left out.
    void stepsOfPartsAreRowsOfAll()
    {
        RowMerger merger(2, {{0, 0}, {1, 0}}, 0.3);
        merger.add(
            0, batch({0, 0.25, 0.5, 0.625, 0.625, 1},
                     {kGridRow, kStepRow, kStepRow, kBeforeEventRow, kAfterEventRow, kGridRow}, {0, 2, 4, 5, 6, 8}));
        merger.add(1, batch({0, 0.375, 0.75, 1}, {kGridRow, kStepRow, kStepRow, kGridRow}, {10, 13, 16, 20}));
        const std::vector<MergedRow> expected{{0, kGridRow, {0, 10}},
                                              {0.375, kStepRow, {3, 13}},
                                              {0.625, kBeforeEventRow, {5, 15}},
                                              {0.625, kAfterEventRow, {6, 15}},
                                              {1, kGridRow, {8, 20}}};
        QVERIFY(merged(merger, 1) == expected);
    }

    // What has come already of later rows changes nothing.
    void rowsThatComeEarlyChangeNothing()
    {
        const auto run = [](bool isEarly) {
            RowMerger merger(2, {{0, 0}, {1, 0}});
            merger.add(0, batch({0, 1.0000000000000002, 1.0000000000000002},
                                {kGridRow, kBeforeEventRow, kAfterEventRow | kGridRow}, {0, 1, 5}));
            merger.add(1, batch({0, 1}, {kGridRow, kGridRow}, {10, 20}));
            if (isEarly)
                merger.add(1, batch({2}, {kGridRow}, {1e20}));
            return merged(merger, 1.5);
        };
        QCOMPARE(run(true).size(), std::size_t{3});
        QVERIFY(run(true) == run(false));
    }

    void aRunThatEndsEarlyHasNoRowsBehind()
    {
        RowMerger merger(2, {{0, 0}, {1, 0}});
        merger.add(0, batch({0, 0.5, 0.5}, {kGridRow, kBeforeEventRow, kAfterEventRow}, {0, 1, 2}));
        merger.add(1, batch({0, 0.75, 1}, {kGridRow, kAfterEventRow, kGridRow}, {10, 16, 20}));
        const std::vector<MergedRow> rows = merged(merger, 0.5);
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows.back().values, (std::vector<double>{2, 14}));
    }
};

BRAMAH_TEST(RowMergerTest);

#include "row_merger_test.moc"
