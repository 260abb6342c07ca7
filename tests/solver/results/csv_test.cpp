// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/csv_reader.h"
#include "solver/results/csv_writer.h"

#include "tests/test_registry.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <cstdint>
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
        QCOMPARE(back->rowCount(), std::size_t{5000});
        for (std::size_t row = 0; row < back->rowCount(); ++row) {
            QCOMPARE(std::bit_cast<std::uint64_t>(back->value(0, row)),
                     std::bit_cast<std::uint64_t>(store.value(0, row)));
            QVERIFY(back->time(row) == store.time(row));
        }
    }

    void aBadFileIsExplained()
    {
        QVERIFY(readCsv("").error().contains(QStringLiteral("empty")));
        QVERIFY(readCsv("time,x\n0,1\n1\n").error().contains(QStringLiteral("line 3")));
        QVERIFY(readCsv("time,x\n0,one\n").error().contains(QStringLiteral("`one`")));
        const auto odd = readCsv(written(smallStore()));
        QVERIFY(odd.has_value());
        QCOMPARE(odd->columns()[1].path, QStringLiteral("'a,\"b'"));
        QCOMPARE(odd->flags(1), std::uint8_t{kBeforeEventRow});
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
