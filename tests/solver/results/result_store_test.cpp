// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/result_store.h"
#include "solver/results/spill_file.h"

#include "tests/test_registry.h"

#include <QTest>

#include <malloc.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <utility>

using namespace bramah::solver;

class ResultStoreTest : public QObject
{
    Q_OBJECT

    static ResultColumn column(const char* path)
    {
        ResultColumn result;
        result.path = QString::fromLatin1(path);
        return result;
    }

    /// \a rows rows at k ms: a sine, and white noise from a fixed seed.
    static ResultStore filled(std::size_t rows, std::size_t memoryLimit, std::vector<double>& noise)
    {
        ResultStore store(memoryLimit);
        store.reset({column("a.sine"), column("noise")});
        std::mt19937 generator(7);
        std::uniform_real_distribution<double> uniform(-1, 1);
        SampleBatch batch;
        for (std::size_t k = 0; k < rows; ++k) {
            const double time = static_cast<double>(k) * 1e-3;
            noise.push_back(uniform(generator));
            batch.add(time, kGridRow, std::array{std::sin(time), noise.back()});
            if (batch.rowCount() == 333)
                store.append(std::exchange(batch, {}));
        }
        store.append(std::move(batch));
        return store;
    }

private Q_SLOTS:
    void equalColumnsAreKeptOnce()
    {
        ResultStore first, second, other;
        first.reset({column("a"), column("b")});
        second.reset({column("a"), column("b")});
        other.reset({column("a"), column("c")});
        second.shareColumnsWith(first);
        QCOMPARE(&second.columns(), &first.columns());
        QCOMPARE(second.find(QStringLiteral("b")), 1);
        other.shareColumnsWith(first);
        QVERIFY(&other.columns() != &first.columns());
        QCOMPARE(other.find(QStringLiteral("c")), 1);
        // Units that one of them gets are its own.
        second.setDisplayUnits([](const ResultColumn&) { return QStringLiteral("bar"); });
        QCOMPARE(second.columns().front().displayUnit, QStringLiteral("bar"));
        QVERIFY(first.columns().front().displayUnit.isEmpty());
    }

    void readsBackExactlyFromMemoryAndFile()
    {
        std::vector<double> noise;
        const std::size_t rows = 50000;
        const ResultStore store = filled(rows, 500000, noise);
        QVERIFY(store.spilledBytes() > 0);
        QVERIFY(store.memoryUse() < 700000);
        QCOMPARE(store.rowCount(), rows);
        QCOMPARE(store.find(QStringLiteral("noise")), 1);
        QCOMPARE(store.find(QStringLiteral("absent")), -1);
        for (std::size_t row = 0; row < rows; row += 7)
            QCOMPARE(store.value(1, row), noise[row]);
        std::vector<double> all(rows);
        store.read(1, 0, all);
        QVERIFY(all == noise);
        std::vector<double> some(9000);
        store.read(1, 4000, some);
        QVERIFY(std::equal(some.begin(), some.end(), noise.begin() + 4000));
        store.readTimes(0, all);
        QCOMPARE(all[49999], 49.999);
    }

    void memoryIsBoundedWhateverIsStored()
    {
        // Chunks of times, flags and values, and what finds extremes, all count.
        constexpr std::size_t kLimit = 2'000'000;
        std::vector<double> noise;
        const ResultStore store = filled(1'000'000, kLimit, noise);
        QVERIFY2(store.memoryUse() < kLimit + 300'000, qPrintable(QString::number(store.memoryUse())));
        QVERIFY(store.spilledBytes() > 20'000'000);
        QCOMPARE(store.time(0), 0.0);
        QCOMPARE(store.time(999'999), 999.999);
        QCOMPARE(store.flags(17), std::uint8_t{kGridRow});
        QCOMPARE(store.rowAt(123.4565), std::size_t{123457});
        QCOMPARE(store.range(1).upper, *std::max_element(noise.begin(), noise.end()));
        QCOMPARE(store.range(1, 100, 100.1).lower, *std::min_element(noise.begin() + 100'000, noise.begin() + 100'101));
    }

    void memoryThatIsCountedIsMemoryThatIsUsed()
    {
        // Values that have gone to the file are given back to the system's allocator.
        std::vector<double> noise;
        const auto inUse = [] { return static_cast<std::size_t>(mallinfo2().uordblks + mallinfo2().hblkhd); };
        noise.reserve(1'000'000);
        const std::size_t before = inUse();
        const ResultStore store = filled(1'000'000, 2'000'000, noise);
        QVERIFY2(inUse() - before < 6'000'000, qPrintable(QString::number(inUse() - before)));
    }

    void movedStoresAnswerAsBefore()
    {
        std::vector<double> noise, other;
        ResultStore first = filled(10'000, ResultStore::kDefaultMemoryLimit, noise);
        const ValueRange range = first.range(1);
        const auto curve = first.polyline(1, 1, 9, 200);
        const auto file = std::make_shared<SpillFile>();
        QVERIFY(first.moveTo(file));
        QVERIFY(first.memoryUse() < 20'000);
        QCOMPARE(first.range(1).lower, range.lower);
        QCOMPARE(first.range(1).upper, range.upper);
        QCOMPARE(first.rowAt(4.0005), std::size_t{4001});
        const auto again = first.polyline(1, 1, 9, 200);
        QCOMPARE(again.size(), curve.size());
        for (std::size_t i = 0; i < curve.size(); ++i)
            QVERIFY(again[i].time == curve[i].time && again[i].value == curve[i].value);
        for (std::size_t row = 0; row < noise.size(); row += 11)
            QCOMPARE(first.value(1, row), noise[row]);
        // Another one takes its places in the file.
        const std::size_t size = file->size();
        first = ResultStore();
        QCOMPARE(file->size(), std::size_t{0});
        ResultStore second = filled(10'000, ResultStore::kDefaultMemoryLimit, other);
        QVERIFY(second.moveTo(file));
        QCOMPARE(file->size(), size);
        QCOMPARE(second.value(1, 9'999), other[9'999]);
    }

    void rangeIsThatOfTheRows()
    {
        std::vector<double> noise;
        const ResultStore store = filled(20000, 200000, noise);
        for (const auto& [first, last] : {std::pair{0, 20000}, {17, 18}, {100, 131}, {15, 4097}, {4095, 16385}}) {
            const auto [lower, upper] = std::minmax_element(noise.begin() + first, noise.begin() + last);
            const ValueRange range = store.range(1, store.time(static_cast<std::size_t>(first)),
                                                 store.time(static_cast<std::size_t>(last) - 1));
            QCOMPARE(range.lower, *lower);
            QCOMPARE(range.upper, *upper);
        }
    }

    void polylineKeepsExtremesAndOrder()
    {
        std::vector<double> noise;
        const ResultStore store = filled(100000, ResultStore::kDefaultMemoryLimit, noise);
        const double from = 20.0005;
        const double to = 80.0005;
        const auto points = store.polyline(1, from, to, 300);
        QVERIFY(points.size() <= 1204);
        QVERIFY(std::is_sorted(points.begin(), points.end(),
                               [](const CurvePoint& a, const CurvePoint& b) { return a.time < b.time; }));
        QVERIFY(points.front().time < from && points.back().time > to);
        for (int pixel = 0; pixel < 300; ++pixel) {
            const double left = from + (to - from) * pixel / 300;
            const double right = from + (to - from) * (pixel + 1) / 300;
            double lower = 2;
            double upper = -2;
            double drawnLower = 2;
            double drawnUpper = -2;
            for (std::size_t row = store.rowAt(left); row < store.rowAt(right); ++row) {
                lower = std::min(lower, noise[row]);
                upper = std::max(upper, noise[row]);
            }
            for (const CurvePoint& point : points) {
                if (point.time >= left && point.time < right) {
                    QCOMPARE(point.value, noise[store.rowAt(point.time)]);
                    drawnLower = std::min(drawnLower, point.value);
                    drawnUpper = std::max(drawnUpper, point.value);
                }
            }
            QCOMPARE(drawnLower, lower);
            QCOMPARE(drawnUpper, upper);
        }
        const auto few = store.polyline(1, 1, 1.1, 300);
        QCOMPARE(few.size(), std::size_t{103});
    }

    /// With thousands of rows in a pixel its ends may be wrong by 128 of them, and by nothing else.
    void aLongPolylineNeedsNoFile()
    {
        constexpr int kPixels = 100;
        constexpr std::size_t kSlack = 128;
        std::vector<double> noise;
        const ResultStore store = filled(400'000, 3'000'000, noise);
        QVERIFY(store.spilledBytes() > 2'000'000);
        for (const auto& [from, to] : {std::pair(0.0, 399.999), std::pair(20.0005, 380.0005)}) {
            const auto points = store.polyline(1, from, to, kPixels);
            QVERIFY(points.size() > kPixels && points.size() <= 2 * kPixels + 2);
            QVERIFY(std::ranges::is_sorted(points, {}, &CurvePoint::time));
            QVERIFY(points.front().time <= from && points.back().time >= to);
            for (int pixel = 0; pixel < kPixels; ++pixel) {
                const double left = from + (to - from) * pixel / kPixels;
                const double right = from + (to - from) * (pixel + 1) / kPixels;
                const std::size_t first = store.rowAt(left), last = store.rowAt(right);
                const auto rangeOf = [&](std::size_t begin, std::size_t end) {
                    const auto [low, high] =
                        std::ranges::minmax(std::span(noise).subspan(begin, std::min(end, noise.size()) - begin));
                    return std::pair(low, high);
                };
                const auto [innerLow, innerHigh] = rangeOf(first + kSlack, last - kSlack);
                const auto [outerLow, outerHigh] = rangeOf(first - std::min(first, kSlack), last + kSlack);
                double low = 2, high = -2;
                for (const CurvePoint& point : points)
                    if (point.time > left && point.time < right) {
                        low = std::min(low, point.value);
                        high = std::max(high, point.value);
                    }
                QVERIFY2(low <= innerLow && high >= innerHigh, qPrintable(QString::number(pixel)));
                QVERIFY2(low >= outerLow && high <= outerHigh, qPrintable(QString::number(pixel)));
            }
        }
    }

    /// Columns that share values answer as if each had its own, in memory, in the file, and while rows wait.
    void sharedColumnsAnswerAsOwnOnes()
    {
        constexpr std::size_t kRows = 20'030;
        ResultStore shared(200'000), own(200'000);
        const std::vector<ResultColumn> columns{column("x"), column("minus"), column("y"), column("same")};
        shared.reset(columns, {{0, false}, {0, true}, {1, false}, {0, false}});
        own.reset(columns);
        std::mt19937 generator(5);
        std::normal_distribution<double> normal;
        for (std::size_t row = 0; row < kRows; ++row) {
            double x = normal(generator);
            const double y = normal(generator), time = 1e-3 * static_cast<double>(row);
            if (row % 1000 == 0)
                x = row % 2000 == 0 ? std::numeric_limits<double>::quiet_NaN() : 0.0;
            SampleBatch few, all;
            few.add(time, kGridRow, std::array{x, y});
            all.add(time, kGridRow, std::array{x, -x, y, x});
            shared.append(std::move(few));
            own.append(std::move(all));
        }
        QVERIFY(shared.spilledBytes() > 0 && shared.spilledBytes() < own.spilledBytes());
        const auto bits = [](double value) { return std::bit_cast<std::uint64_t>(value) << 1 >> 1; };
        for (int column = 0; column < 4; ++column) {
            std::vector<double> first(kRows), second(kRows);
            shared.read(column, 0, first);
            own.read(column, 0, second);
            for (std::size_t row = 0; row < kRows; ++row) {
                QCOMPARE(bits(first[row]), bits(second[row]));
                QVERIFY(std::isnan(first[row]) || std::signbit(first[row]) == std::signbit(second[row]));
            }
            for (const std::size_t row : {std::size_t{1}, kRows / 2, kRows - 40, kRows - 1})
                QCOMPARE(shared.value(column, row), own.value(column, row));
            QCOMPARE(shared.range(column).lower, own.range(column).lower);
            QCOMPARE(shared.range(column).upper, own.range(column).upper);
            for (const double from : {0.0, 3.3, 19.99}) {
                const auto a = shared.polyline(column, from, 20.03, 100), b = own.polyline(column, from, 20.03, 100);
                QVERIFY(std::ranges::equal(a, b, [](const CurvePoint& one, const CurvePoint& other) {
                    return one.time == other.time && (one.value == other.value || std::isnan(one.value));
                }));
            }
        }
    }

    /// What curves need is computed when they are drawn, and then counts as memory.
    void extremesFollowRowsAsTheyCome()
    {
        ResultStore store;
        store.reset({column("x"), column("never drawn")});
        double most = 0;
        for (int row = 0; row < 10'000; ++row) {
            const double x = std::fmod(7919.0 * row, 10'007);
            most = std::max(most, x);
            SampleBatch one;
            one.add(row, kGridRow, std::array{x, x});
            store.append(std::move(one));
            if (row % 777 == 0)
                QCOMPARE(store.range(0).upper, most);
        }
        const std::size_t before = store.memoryUse();
        QCOMPARE(store.range(1).upper, most);
        QVERIFY(store.memoryUse() > before);
    }

    void valueAtTakesTheRightLimitAtAnEvent()
    {
        ResultStore store;
        ResultColumn stepped = column("b");
        stepped.isDiscrete = true;
        store.reset({column("x"), stepped});
        store.append({{0, 1, 1, 2}, {1, 2, 5, 1}, {0, 0, 1, 0, 5, 1, 6, 1}});
        QCOMPARE(store.valueAt(0, 0.5), 0.5);
        QCOMPARE(store.valueAt(0, 1), 5.0);
        QCOMPARE(store.valueAt(0, 1.5), 5.5);
        QCOMPARE(store.valueAt(1, 0.999), 0.0);
        QCOMPARE(store.valueAt(1, 1), 1.0);
        QCOMPARE(store.valueAt(0, -1), 0.0);
        QCOMPARE(store.valueAt(0, 9), 6.0);
    }
};

BRAMAH_TEST(ResultStoreTest);
#include "result_store_test.moc"
