// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/csv_data.h"
#include "solver/results/csv_text.h"
#include "solver/results/csv_writer.h"

#include "tests/test_registry.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>

using namespace bramah::solver;

class CsvTest : public QObject
{
    Q_OBJECT

    static ResultStore smallStore()
    {
        ResultStore store;
        ResultColumn pressure;
        pressure.path = QStringLiteral("lineP.p");
        ResultColumn odd;
        odd.path = QStringLiteral("'a,\"b'");
        store.reset({pressure, odd});
        store.append({{0, 0.1, 0.1, 0.2},
                      {kGridRow, kBeforeEventRow, kGridRow | kAfterEventRow, kGridRow},
                      {1e5, 1, 0.1, 2, 1.0 / 3, 3, -2, 4}});
        return store;
    }
    static QByteArray written(const ResultStore& store, const CsvOptions& options = {})
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto problem = writeCsv(store, buffer, options);
        return problem ? problem->toUtf8() : buffer.data();
    }

private Q_SLOTS:
    void writesRfc4180()
    {
        QCOMPARE(written(smallStore()), QByteArray("time,lineP.p,\"'a,\"\"b'\"\r\n"
                                                   "0,100000,1\r\n"
                                                   "0.1,0.1,2\r\n"
                                                   "0.1,0.3333333333333333,3\r\n"
                                                   "0.2,-2,4\r\n"));
    }

    void gridAloneHasOneRowAPoint()
    {
        CsvOptions options;
        options.withEventRows = false;
        options.variables = {QStringLiteral("lineP.p")};
        QCOMPARE(written(smallStore(), options), QByteArray("time,lineP.p\r\n0,100000\r\n0.1,0.3333333333333333\r\n"
                                                            "0.2,-2\r\n"));
    }

    void writesChosenUnitsAndInterval()
    {
        CsvOptions options;
        options.variables = {QStringLiteral("lineP.p")};
        options.units.insert(QStringLiteral("lineP.p"), {QStringLiteral("bar"), 1e-5, 0});
        options.interval = 0.2;
        QCOMPARE(written(smallStore(), options), QByteArray("time,lineP.p [bar]\r\n0,1\r\n0.2,-0.00002\r\n"));
    }

    void anUnknownVariableIsNamed()
    {
        CsvOptions options;
        options.variables = {QStringLiteral("pump.q")};
        QVERIFY(written(smallStore(), options).contains("`pump.q`"));
    }

    void everyBitComesBack()
    {
        ResultStore store;
        ResultColumn column;
        column.path = QStringLiteral("x");
        store.reset({column});
        SampleBatch batch;
        std::mt19937_64 generator(3);
        for (int k = 0; k < 5000; ++k) {
            double value = 0;
            do
                value = std::bit_cast<double>(static_cast<std::uint64_t>(generator()));
            while (!std::isfinite(value));
            batch.add(k / 7.0, kGridRow, {&value, 1});
        }
        store.append(batch);
        const auto back = readCsv(written(store));
        QVERIFY(back.has_value());
        QCOMPARE(back->store.rowCount(), std::size_t{5000});
        for (std::size_t row = 0; row < back->store.rowCount(); ++row) {
            QCOMPARE(std::bit_cast<std::uint64_t>(back->store.value(0, row)),
                     std::bit_cast<std::uint64_t>(store.value(0, row)));
            QVERIFY(back->store.time(row) == store.time(row));
        }
    }

    /// Every number reads back, with one digit less it would not, and has no exponent between 1e-5 and 1e15.
    void numbersAreTheShortestTexts()
    {
        std::mt19937_64 generator(11);
        QByteArray wrong;  // the first number that is
        const auto check = [&](double value) {
            QByteArray own;
            appendCsvNumber(own, value);
            const QByteArray mantissa = own.left(own.indexOf('e'));
            QByteArray digits;
            for (const char sign : mantissa)
                if (sign >= '0' && sign <= '9' && !(digits.isEmpty() && sign == '0'))
                    digits += sign;
            while (!mantissa.contains('.') && digits.endsWith('0'))
                digits.chop(1);
            std::array<char, 64> fewer{};
            std::snprintf(fewer.data(), fewer.size(), "%.*e", static_cast<int>(digits.size()) - 2, value);
            const bool isShortest = digits.size() < 2 || std::strtod(fewer.data(), nullptr) != value;
            const double size = std::abs(value);
            const bool isPlain = size == 0 || (size >= 1e-5 && size < 1e15);
            const double back = std::strtod(own.constData(), nullptr);
            if (wrong.isEmpty() && (std::bit_cast<std::uint64_t>(back) != std::bit_cast<std::uint64_t>(value) ||
                                    !isShortest || own.contains('e') == isPlain))
                wrong = own;
        };
        for (int k = 0; k < 200'000; ++k) {
            // Near the plain sizes; powers of two, and mantissas of few bits, are cases of their own.
            const std::uint64_t exponent = 1023 - 18 + generator() % 70;
            std::uint64_t mantissa = generator() >> 12;
            if (k % 4 == 0)
                mantissa &= ~std::uint64_t{0} << generator() % 52;
            const std::uint64_t sign = generator() << 63;
            check(std::bit_cast<double>(sign | exponent << 52 | mantissa));
            const double decimal = static_cast<double>(generator() % 100'000'000) / std::pow(10, k % 9);
            for (const double value : {decimal, std::nextafter(decimal, 1e300), std::nextafter(decimal, -1.0)})
                check(value);
            check(static_cast<double>(generator() % 1'000'000'000'000'000));
        }
        for (const double limit : {1e-5, 1e15, 1.0, 10.0, 0.1, 0.0, -0.0, 5e-324, 1.7976931348623157e308})
            for (const double value : {limit, std::nextafter(limit, 1e300), std::nextafter(limit, -1e300)})
                check(value);
        QVERIFY2(wrong.isEmpty(), wrong.constData());
    }

    /// Columns that share values, and values that stay, are written as if each were turned into text by itself.
    void sharedValuesAreWrittenAsOwnOnes()
    {
        ResultStore shared, own;
        std::vector<ResultColumn> columns(5);
        for (std::size_t k = 0; k < columns.size(); ++k)
            columns[k].path = QStringLiteral("x%1").arg(k);
        shared.reset(columns, {{0, true}, {0, false}, {1, false}, {0, true}, {1, true}});
        own.reset(columns);
        for (int row = 0; row < 300; ++row) {
            constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
            const std::array odd{0.0, -0.0, kNan, -kNan, 1e300, -1e-300, std::numeric_limits<double>::infinity()};
            const double x = row % 3 == 0 ? odd[static_cast<std::size_t>(row / 3) % odd.size()] : std::sin(row / 2);
            const double y = row / 100;
            SampleBatch few, all;
            few.add(row, kGridRow, std::array{x, y});
            all.add(row, kGridRow, std::array{-x, x, y, -x, -y});
            shared.append(std::move(few));
            own.append(std::move(all));
        }
        QCOMPARE(written(shared), written(own));
        CsvOptions options;
        options.units.insert(QStringLiteral("x0"), {QStringLiteral("bar"), 1e-5, 0});
        options.units.insert(QStringLiteral("x3"), {QStringLiteral("degC"), 1, -273.15});
        QCOMPARE(written(shared, options), written(own, options));
        options.interval = 0.7;
        QCOMPARE(written(shared, options), written(own, options));
    }

    void rowsAtAnEventComeBack()
    {
        const auto odd = readCsv(written(smallStore()));
        QVERIFY(odd.has_value());
        QCOMPARE(odd->store.columns()[1].path, QStringLiteral("'a,\"b'"));
        QCOMPARE(odd->store.flags(1), std::uint8_t{kBeforeEventRow});
        QCOMPARE(odd->findings, QStringList());
    }

    void aFileIsWrittenWholeOrNotAtAll()
    {
        QTemporaryDir folder;
        const QString missing = folder.filePath(QStringLiteral("no/such/out.csv"));
        const auto problem = writeCsvFile(smallStore(), missing);
        QVERIFY(problem && problem->contains(missing));
        const QString kept = folder.filePath(QStringLiteral("kept.csv"));
        QFile old(kept);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        CsvOptions options;
        options.variables = {QStringLiteral("absent")};
        QVERIFY(writeCsvFile(smallStore(), kept, options));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        old.close();
        QVERIFY(!writeCsvFile(smallStore(), kept));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QVERIFY(old.readAll().startsWith("time,"));
    }
};

BRAMAH_TEST(CsvTest);
#include "csv_test.moc"
