// SPDX-License-Identifier: GPL-3.0-or-later
// Measured values in text files, with what goes wrong in them.
#include "solver/data_files/csv_data.h"
#include "model/csv/find_csv_form.h"
#include "tests/test_registry.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace bramah;
using solver::DataFile;

class CsvDataTest : public QObject
{
    Q_OBJECT

    static std::vector<double> times(const DataFile& file)
    {
        std::vector<double> all(file.store.rowCount());
        file.store.readTimes(0, all);
        return all;
    }
    static std::vector<double> values(const DataFile& file, const char* path)
    {
        std::vector<double> all(file.store.rowCount());
        file.store.read(file.store.find(QString::fromUtf8(path)), 0, all);
        return all;
    }
    static DataFile read(const QByteArray& text)
    {
        auto file = solver::readCsv(text);
        return file ? std::move(*file) : DataFile{solver::ResultStore(), {file.error()}};
    }
    static DataFile readBridged(const QByteArray& text)
    {
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        model::FoundCsvForm found = model::findCsvForm(text);
        found.form.gaps = model::CsvGaps::Bridged;
        auto file = solver::readCsv(buffer, text, found);
        return file ? std::move(*file) : DataFile{solver::ResultStore(), {file.error()}};
    }
    static bool says(const DataFile& file, const char* part)
    {
        return file.findings.join(u'\n').contains(QString::fromUtf8(part));
    }

private Q_SLOTS:
    void valuesBecomeSi()
    {
        const DataFile file = read("Zeit [ms];p1 [bar];T (°C);n / (1/min);rest\n0;1,5;20;60;7\n10;2;21,5;120;8\n");
        QCOMPARE(times(file), (std::vector<double>{0, 0.01}));
        QCOMPARE(values(file, "p1"), (std::vector<double>{150000, 200000}));
        QCOMPARE(values(file, "T"), (std::vector<double>{293.15, 294.65}));
        QVERIFY(std::abs(values(file, "n")[0] - 2 * M_PI) < 1e-12);
        QCOMPARE(values(file, "rest"), (std::vector<double>{7, 8}));
        const auto& columns = file.store.columns();
        QCOMPARE(columns[0].unit, QStringLiteral("Pa"));
        QCOMPARE(columns[0].displayUnit, QStringLiteral("bar"));
        QCOMPARE(columns[1].unit, QStringLiteral("K"));
        QCOMPARE(columns[2].unit, QStringLiteral("rad/s"));
        QCOMPARE(columns[3].unit, QString());
        QCOMPARE(file.findings, QStringList());
    }

    void timeRunningBackwardsIsSorted()
    {
        const DataFile file = read("t [s],x\n0,1\n2,3\n1,2\n3,4\n");
        QCOMPARE(times(file), (std::vector<double>{0, 1, 2, 3}));
        QCOMPARE(values(file, "x"), (std::vector<double>{1, 2, 3, 4}));
        QVERIFY2(says(file, "Line 4: the time runs backwards"), qPrintable(file.findings.join(u'\n')));
    }

    void rowsOfOneTimeKeepTheirOrder()
    {
        const DataFile file = read("t [s],x\n1,5\n0,1\n1,2\n1,3\n2,4\n3,4\n4,4\n");
        QCOMPARE(values(file, "x"), (std::vector<double>{1, 5, 2, 3, 4, 4, 4}));
        QVERIFY(!says(file, "coarse"));
        QVERIFY(says(read("t [s],x\n0,1\n1,2\n1,3\n1,4\n2,4\n"),
                     "two before them: 1, first "
                     "in line 5"));
        const DataFile event = read("t [s],x\n0,1\n1,2\n1,3\n2,4\n");
        QCOMPARE(event.store.flags(1), std::uint8_t{solver::kBeforeEventRow});
        QCOMPARE(event.store.flags(2), std::uint8_t(solver::kGridRow | solver::kAfterEventRow));
    }

    void missingValuesAreCountedAndBridged()
    {
        const QByteArray text = "t [s];p;q\n0;1;5\n1;;NaN\n2;x;-\n4;9;7\n5;;8\n6;9;8\n7;9;8\n8;9;8\n9;9;8\n";
        const DataFile file = read(text);
        QVERIFY2(says(file, "Missing values of `p`: 2, first in line 3"), qPrintable(file.findings.join(u'\n')));
        QVERIFY(says(file, "Values of `p` that are no numbers: 1, first in line 4: `x`"));
        QVERIFY(says(file, "Missing values of `q`: 2"));
        QVERIFY(std::isnan(values(file, "p")[1]) && std::isnan(values(file, "p")[2]));
        const DataFile bridged = readBridged(text);
        QCOMPARE(values(bridged, "p"), (std::vector<double>{1, 3, 5, 9, 9, 9, 9, 9, 9}));
        QCOMPARE(values(bridged, "q"), (std::vector<double>{5, 5.5, 6, 7, 8, 8, 8, 8, 8}));
        QVERIFY(says(bridged, "straight lines bridge the gaps"));
    }

    void linesWithoutTimeAreNamed()
    {
        const DataFile file = read("t [s],x\n0,1\n1,2\nend of file\n2,3\n3,3\n4,3\n5,3\n6,3\n");
        QVERIFY2(says(file, "Lines without a time, which are left out: 1, first line 4: `end of file`"),
                 qPrintable(file.findings.join(u'\n')));
        QCOMPARE(file.store.rowCount(), std::size_t{7});
    }

    void datesBecomeSeconds()
    {
        const DataFile file = read("Datum;Uhrzeit;p [bar]\n31.12.2023;23:59:59,5;1\n01.01.2024;00:00:00,25;2\n");
        QCOMPARE(times(file), (std::vector<double>{0, 0.75}));
        const DataFile daily = read("Uhrzeit;p [bar]\n23:59:59;1\n00:00:01;2\n00:00:03;2\n");
        QCOMPARE(times(daily), (std::vector<double>{0, 2, 4}));
        QVERIFY2(says(daily, "taken as midnight"), qPrintable(daily.findings.join(u'\n')));
    }

    void rowsWithoutTimeFollowTheInterval()
    {
        const QByteArray text = "p,q\n5,1\n3,2\n4,1\n5,3\n";
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        model::FoundCsvForm found = model::findCsvForm(text);
        found.form.interval = 0.5;
        QCOMPARE(times(*solver::readCsv(buffer, text, found)), (std::vector<double>{0, 0.5, 1, 1.5}));
        const DataFile scope = read("X,CH1,Start,Increment\nSequence,Volt,-0.25,0.125\n0,1.2,,\n1,1.3,,\n2,1.4,,\n");
        QCOMPARE(times(scope), (std::vector<double>{-0.25, -0.125, 0}));
        QVERIFY2(says(scope, "0.125 s apart"), qPrintable(scope.findings.join(u'\n')));
    }

    void thousandsAreRead()
    {
        const DataFile file = read("Zeit [s];n [1/min]\n0;999,5\n1;1.450,5\n2;1.450,0\n");
        QVERIFY(std::abs(values(file, "n")[1] - 1450.5 * M_PI / 30) < 1e-12);
        QCOMPARE(file.findings, QStringList());
    }

    void switchesAreNumbers()
    {
        const DataFile file = read("t [s],on\n0,TRUE\n1,false\n2,true\n");
        QCOMPARE(values(file, "on"), (std::vector<double>{1, 0, 1}));
    }

    void whatCannotBeReadIsExplained()
    {
        QVERIFY(solver::readCsv("").error().contains(QStringLiteral("empty")));
        QVERIFY(solver::readCsv("hello\nworld\n").error().contains(QStringLiteral("no column of numbers")));
        QTemporaryDir folder;
        const auto error = [&](const QByteArray& bytes) {
            const QString path = folder.filePath(QStringLiteral("x.bin"));
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                return QString();
            file.close();
            return solver::readDataFile(path).error();
        };
        QVERIFY(error("MDF     4.10    ").contains(QStringLiteral("asammdf")));
        QVERIFY(error("TDSm\x0e").contains(QStringLiteral("TDMS")));
        QVERIFY(error("PAR1\x15").contains(QStringLiteral("Parquet")));
        QByteArray noise;
        for (int k = 0; k < 3000; ++k)
            noise += static_cast<char>((k * k * 7919 + 31 * k) >> 3);
        for (const QByteArray& bytes : {noise, QByteArray(4000, '\0'), QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)})
            QVERIFY2(error(bytes).contains(QStringLiteral("binary")), qPrintable(error(bytes)));
        QVERIFY(error("Dear Sir,\nsee above\n").contains(QStringLiteral("`Dear Sir,`")));
        QVERIFY(error("PK\x03\x04").contains(QStringLiteral("workbook")));
        QVERIFY(solver::readDataFile(folder.path()).error().contains(QStringLiteral("folder")));
        QVERIFY(!solver::readDataFile(folder.filePath(QStringLiteral("none.csv"))));
    }

    void readingStops()
    {
        QByteArray text("t [s],x\n");
        for (int row = 0; row < 300'000; ++row)
            text += QByteArray::number(row) + ",1\n";
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        double share = 0;
        int calls = 0;
        const auto progress = [&](double done) {
            share = done;
            return ++calls < 2;
        };
        const auto file = solver::readCsv(buffer, text.left(model::kCsvHead), model::findCsvForm(text), progress);
        QVERIFY(!file.has_value() && file.error().contains(QStringLiteral("stopped")));
        QCOMPARE(calls, 2);
        QVERIFY(share > 0.1 && share <= 1);
    }
};

BRAMAH_TEST(CsvDataTest);
#include "csv_data_test.moc"
