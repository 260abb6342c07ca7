// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/functions/table_matrix.h"

#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace bramah;

/// Tables in CSV files as measuring instruments and spreadsheets write them.
class TableFilesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    [[nodiscard]] solver::TableReading reading(const QByteArray& bytes, const QString& delimiter, int headerLines) const
    {
        const QString path = folder_.filePath(QStringLiteral("t.csv"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {{}, QStringLiteral("not written")};
        file.close();
        return solver::readCsvTable(path, delimiter, headerLines);
    }

private Q_SLOTS:
    void tablesAreRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("delimiter");
        QTest::addColumn<int>("headerLines");
        const QString comma = QStringLiteral(","), semicolon = QStringLiteral(";"), tab = QStringLiteral("\t");
        QTest::newRow("commas") << QByteArray("0,1.5\n2,2.5\n") << comma << 0;
        QTest::newRow("header") << QByteArray("t,x\n0,1.5\n2,2.5\n") << comma << 1;
        QTest::newRow("titles that nobody counted") << QByteArray("t,x\n0,1.5\n2,2.5\n") << comma << 0;
        QTest::newRow("two header lines") << QByteArray("rig 4\nt,x\n0,1.5\n2,2.5\n") << comma << 2;
        QTest::newRow("decimal comma") << QByteArray("0;1,5\r\n2;2,5\r\n") << semicolon << 0;
        QTest::newRow("another separator than named") << QByteArray("t;x\n0;1.5\n2;2.5\n") << comma << 0;
        QTest::newRow("tabs, one at the end, no line end") << QByteArray("0\t1.5\t\n2\t2.5\t") << tab << 0;
        QTest::newRow("mark, empty lines, quotes")
            << QByteArray("\xEF\xBB\xBF\"t\",\"x\"\n\n0,1.5\n\n2,\"2.5\"\n") << comma << 1;
    }

    void tablesAreRead()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, delimiter);
        QFETCH(const int, headerLines);
        const solver::TableReading read = reading(bytes, delimiter, headerLines);
        QCOMPARE(read.error, QString());
        QCOMPARE(read.matrix.rows, std::size_t(2));
        QCOMPARE(read.matrix.columns, std::size_t(2));
        QCOMPARE(read.matrix.values, (std::vector<double>{0, 1.5, 2, 2.5}));
    }

    /// A file of version 4, by its description: a head of five numbers, a name, the elements column by column.
    void matricesOfMatlabAreRead()
    {
        const auto matrix = [](const QByteArray& name, const std::vector<double>& byColumn, std::int32_t rows) {
            const std::int32_t columns = static_cast<std::int32_t>(byColumn.size()) / rows;
            const std::array<std::int32_t, 5> head{0, rows, columns, 0, static_cast<std::int32_t>(name.size() + 1)};
            return QByteArray(reinterpret_cast<const char*>(head.data()), sizeof(head)) + name + '\0' +
                   QByteArray(reinterpret_cast<const char*>(byColumn.data()),
                              static_cast<qsizetype>(byColumn.size() * sizeof(double)));
        };
        const QString path = folder_.filePath(QStringLiteral("t.mat"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(matrix("other", {1, 2}, 1) + matrix("akima", {0, 2, 4, 1.5, 2.5, 3.5}, 3));
        file.close();
        const solver::TableReading read = solver::readMatTable(path, QStringLiteral("akima"));
        QCOMPARE(read.error, QString());
        QCOMPARE(read.matrix.rows, std::size_t(3));
        QCOMPARE(read.matrix.columns, std::size_t(2));
        QCOMPARE(read.matrix.values, (std::vector<double>{0, 1.5, 2, 2.5, 4, 3.5}));
        QVERIFY(
            solver::readMatTable(path, QStringLiteral("none")).error.endsWith(QStringLiteral("has no table `none`")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no matrix") > 0);
        file.close();
        QVERIFY(!solver::readMatTable(path, QStringLiteral("akima")).error.isEmpty());
    }

    void faultsNameTheirLine()
    {
        const auto fault = [&](const QByteArray& bytes) { return reading(bytes, QStringLiteral(","), 1).error; };
        QVERIFY(fault("t,x\n0,1\n1,\n2,3\n").contains(QStringLiteral("line 3 of")));
        QVERIFY(fault("t,x\n0,1\n1,nan\n").contains(QStringLiteral("`nan` is no number")));
        QVERIFY(fault("t,x\n0,1\n# rig\n").contains(QStringLiteral("line 3 of")));
        QVERIFY(fault("t,x\n0,1\n1,2,3\n").contains(QStringLiteral("3 numbers where the lines above have 2")));
    }
};

BRAMAH_TEST(TableFilesTest);
#include "table_files_test.moc"
