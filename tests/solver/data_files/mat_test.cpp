// SPDX-License-Identifier: GPL-3.0-or-later
// .mat files that this program writes, and that other programs write.
#include "model/units/unit_table.h"
#include "solver/data_files/mat_reader.h"
#include "solver/data_files/mat_writer.h"
#include "solver/data_files/si_values.h"
#include "solver/results/compare_results.h"
#include "solver/results/csv_writer.h"
#include "tests/test_registry.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <matio.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>

using namespace bramah;
using namespace bramah::solver;

class MatTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    [[nodiscard]] QString path(const char* name) const { return folder_.filePath(QString::fromUtf8(name)); }
    void put(const QString& file, const QByteArray& bytes)
    {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(bytes), bytes.size());
    }
    static std::vector<double> values(const ResultStore& store, const char* path)
    {
        std::vector<double> all(store.rowCount());
        const int column = store.find(QString::fromUtf8(path));
        if (column >= 0)
            store.read(column, 0, all);
        return column >= 0 ? all : std::vector<double>();
    }
    static std::vector<double> times(const ResultStore& store)
    {
        std::vector<double> all(store.rowCount());
        store.readTimes(0, all);
        return all;
    }

    /// p, q = -p and x, with an event at 0.1.
    static ResultStore smallStore()
    {
        std::vector<ResultColumn> columns(3);
        columns[0].path = QStringLiteral("lineP.p");
        columns[0].unit = QStringLiteral("Pa");
        columns[0].displayUnit = QStringLiteral("bar");
        columns[0].description = QStringLiteral("Druck im Öl");
        columns[1].path = QStringLiteral("q");
        columns[2].path = QStringLiteral("x");
        columns[2].unit = QStringLiteral("m");
        ResultStore store;
        store.reset(columns, {{0, false}, {0, true}, {1, false}});
        store.append({{0, 0.1, 0.1, 0.2},
                      {kGridRow, kBeforeEventRow, kGridRow | kAfterEventRow, kGridRow},
                      {1e5, 1, 0.1, 2, 1.0 / 3, 3, -2, 4}});
        return store;
    }

    /// A matrix of version 4, of \a type (MOPT without the thousands).
    template <typename Value>
    static QByteArray matrix(const char* name, std::int32_t type, std::int32_t rows, std::int32_t columns,
                             const std::vector<Value>& values)
    {
        const QByteArray text(name);
        const std::array<std::int32_t, 5> head{type, rows, columns, 0, static_cast<std::int32_t>(text.size() + 1)};
        return QByteArray(reinterpret_cast<const char*>(head.data()), sizeof head) + text + '\0' +
               QByteArray(reinterpret_cast<const char*>(values.data()),
                          static_cast<qsizetype>(values.size() * sizeof(Value)));
    }
    /// Texts as columns (binTrans) or as rows (binNormal), filled up by \a fill.
    static QByteArray texts(const char* name, const QByteArrayList& list, bool isTransposed, char fill)
    {
        qsizetype length = 0;
        for (const QByteArray& text : list)
            length = std::max(length, text.size());
        std::vector<char> characters;
        const auto at = [&](qsizetype text, qsizetype k) { return k < list[text].size() ? list[text][k] : fill; };
        if (isTransposed)
            for (qsizetype text = 0; text < list.size(); ++text)
                for (qsizetype k = 0; k < length; ++k)
                    characters.push_back(at(text, k));
        else
            for (qsizetype k = 0; k < length; ++k)
                for (qsizetype text = 0; text < list.size(); ++text)
                    characters.push_back(at(text, k));
        const auto count = static_cast<std::int32_t>(list.size()), size = static_cast<std::int32_t>(length);
        return matrix(name, 51, isTransposed ? size : count, isTransposed ? count : size, characters);
    }
    /// A file as OpenModelica and Dymola write it: time, p, its negative, x in bar, a parameter, the negative of a
    /// parameter. \a isSingle: data_2 has numbers of 4 bytes.
    static QByteArray modelicaFile(bool isTransposed, bool isSingle, char fill)
    {
        const QByteArrayList names{"time", "p", "minusP", "x", "k", "minusK"};
        const QByteArrayList descriptions{"Simulation time [s]", "Pressure [Pa|bar]",  "",
                                          "Level [bar]",         "Gain :#(type=Real)", ""};
        const std::vector<std::array<std::int32_t, 4>> entries{{0, 1, 0, -1}, {2, 2, 0, -1}, {2, -2, 0, -1},
                                                               {2, 3, 0, -1}, {1, 2, 0, 0},  {1, -2, 0, 0}};
        const std::vector<std::vector<double>> rows{{0, 1, 5}, {0.5, 2, 6}, {0.5, 3, 7}, {1, 4, 8}};
        const auto ordered = [&](std::size_t count, std::size_t width, auto at) {
            std::vector<std::remove_cvref_t<decltype(at(0, 0))>> all;
            if (isTransposed)
                for (std::size_t k = 0; k < count; ++k)
                    for (std::size_t n = 0; n < width; ++n)
                        all.push_back(at(k, n));
            else
                for (std::size_t n = 0; n < width; ++n)
                    for (std::size_t k = 0; k < count; ++k)
                        all.push_back(at(k, n));
            return all;
        };
        const auto shape = [&](std::int32_t count, std::int32_t width) {
            return isTransposed ? std::pair(width, count) : std::pair(count, width);
        };
        const auto info = ordered(entries.size(), 4, [&](std::size_t k, std::size_t n) { return entries[k][n]; });
        const auto data = ordered(rows.size(), 3, [&](std::size_t k, std::size_t n) { return rows[k][n]; });
        const std::vector<float> single(data.begin(), data.end());
        const auto parameters = ordered(2, 2, [](std::size_t k, std::size_t n) { return n == 0 ? double(k) : 42.0; });
        const auto [infoRows, infoColumns] = shape(6, 4);
        const auto [dataRows, dataColumns] = shape(4, 3);
        const auto [firstRows, firstColumns] = shape(2, 2);
        return texts("Aclass", {"Atrajectory", "1.1", "", isTransposed ? "binTrans" : "binNormal"}, false, ' ') +
               texts("name", names, isTransposed, fill) + texts("description", descriptions, isTransposed, fill) +
               matrix("dataInfo", 20, infoRows, infoColumns, info) +
               matrix("data_1", 0, firstRows, firstColumns, parameters) +
               (isSingle ? matrix("data_2", 10, dataRows, dataColumns, single)
                         : matrix("data_2", 0, dataRows, dataColumns, data));
    }

private Q_SLOTS:
    void resultsComeBack()
    {
        const ResultStore store = smallStore();
        QVERIFY(!writeMatFile(store, path("small.mat")));
        const auto back = readDataFile(path("small.mat"));
        QVERIFY2(back, qPrintable(back ? QString() : back.error()));
        QCOMPARE(back->findings, QStringList());
        QCOMPARE(times(back->store), times(store));
        for (const char* variable : {"lineP.p", "q", "x"})
            QCOMPARE(values(back->store, variable), values(store, variable));
        const ResultColumn& pressure = back->store.columns()[0];
        QCOMPARE(pressure.description, QStringLiteral("Druck im Öl"));
        QCOMPARE(pressure.unit, QStringLiteral("Pa"));
        QCOMPARE(pressure.displayUnit, QStringLiteral("bar"));
        QCOMPARE(back->store.place(1), (ColumnPlace{0, true}));
        QCOMPARE(back->store.flags(1), std::uint8_t{kBeforeEventRow});
        QVERIFY(isMatFile("MATLAB 5.0 MAT-file, x"));
        QVERIFY(!isMatFile("time,x\n0,1\n1,2\n3,4\n5,6\n"));
    }

    /// A variable of a run in each unit that there is, whether usual in models or not: CSV, which has no units, and
    /// .mat bring back the same numbers.
    void allUnitsComeBack()
    {
        QStringList units{QStringLiteral("m3/rev"),  QStringLiteral("cm3/rev"),   QStringLiteral("l/min"),
                          QStringLiteral("rev/min"), QStringLiteral("m3/(s.Pa)"), QStringLiteral("no unit at all")};
        for (const model::UnitSymbol& symbol : model::unitSymbols()) {
            units << QString::fromLatin1(symbol.symbol);
            for (const char* prefix : {"k", "m", "u"})
                if (symbol.takesPrefix)
                    units << QLatin1String(prefix) + QString::fromLatin1(symbol.symbol);
        }
        std::vector<ResultColumn> columns;
        for (const QString& unit : units) {
            ResultColumn& column = columns.emplace_back();
            column.path = QStringLiteral("x%1").arg(columns.size());
            column.unit = unit;
            column.displayUnit = model::parseUnit(unit) ? model::unitChoices(unit).constFirst() : QString();
        }
        ResultStore store;
        store.reset(columns);
        SampleBatch batch;
        for (int row = 0; row < 3; ++row) {
            std::vector<double> numbers;
            for (std::size_t k = 0; k < columns.size(); ++k)
                numbers.push_back(std::sin(1 + 3.7 * static_cast<double>(k) + row) / 3);
            batch.add(0.1 * row, kGridRow, numbers);
        }
        store.append(std::move(batch));
        QVERIFY(!writeMatFile(store, path("units.mat")) && !writeCsvFile(store, path("units.csv")));
        const auto mat = readDataFile(path("units.mat")), csv = readDataFile(path("units.csv"));
        QVERIFY(mat && csv);
        for (std::size_t k = 0; k < columns.size(); ++k) {
            const QByteArray name = columns[k].path.toUtf8(), unit = columns[k].unit.toUtf8();
            QVERIFY2(values(mat->store, name.constData()) == values(store, name.constData()), unit.constData());
            QVERIFY2(values(csv->store, name.constData()) == values(store, name.constData()), unit.constData());
            const ResultColumn& back =
                mat->store.columns().at(static_cast<std::size_t>(mat->store.find(columns[k].path)));
            QVERIFY2(back.unit == columns[k].unit, unit.constData());
        }
        ResultTolerance rounding;
        rounding.relative = 1e-15;
        QVERIFY(compareResults(csv->store, mat->store, rounding).isAlike());
    }

    void chosenVariablesAreWritten()
    {
        QVERIFY(!writeMatFile(smallStore(), path("few.mat"), {QStringLiteral("q")}));
        const auto back = readDataFile(path("few.mat"));
        QVERIFY(back);
        QCOMPARE(back->store.columns().size(), std::size_t{1});
        QCOMPARE(values(back->store, "q"), (std::vector<double>{-1e5, -0.1, -1.0 / 3, 2}));
        QVERIFY(
            writeMatFile(smallStore(), path("few.mat"), {QStringLiteral("none")})->contains(QStringLiteral("`none`")));
        QVERIFY(readDataFile(path("few.mat")));  // the former file stays
    }

    void whatNobodyCouldReadIsNotWritten()
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto problem = writeMat(smallStore(), buffer, {}, 300);
        QVERIFY2(problem && problem->contains(QStringLiteral("CSV")), qPrintable(problem.value_or(QString())));
        QCOMPARE(buffer.size(), 0);
        QVERIFY(!writeMat(smallStore(), buffer));
        const qint64 size = buffer.size();
        QBuffer again;
        again.open(QIODevice::WriteOnly);
        QVERIFY(writeMat(smallStore(), again, {}, static_cast<double>(size) - 100));
        QVERIFY(!writeMat(smallStore(), again, {}, static_cast<double>(size) + 100));
    }

    /// What was measured is in the unit that models have.
    void measuredUnitsAreThoseOfModels_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("ofModels");
        QTest::addColumn<double>("one");
        QTest::newRow("cm3/rev") << QStringLiteral("cm3/rev") << QStringLiteral("m3/rev") << 1e-6;
        QTest::newRow("in3/rev") << QStringLiteral("in3/rev") << QStringLiteral("m3/rev") << std::pow(0.0254, 3);
        QTest::newRow("cm3/rad") << QStringLiteral("cm3/rad") << QStringLiteral("m3/rad") << 1e-6;
        QTest::newRow("rev/min") << QStringLiteral("rev/min") << QStringLiteral("rad/s") << std::numbers::pi / 30;
        QTest::newRow("degC") << QStringLiteral("degC") << QStringLiteral("K") << 274.15;
        QTest::newRow("bar") << QStringLiteral("bar") << QStringLiteral("Pa") << 1e5;
    }
    void measuredUnitsAreThoseOfModels()
    {
        QFETCH(const QString, unit);
        QFETCH(const QString, ofModels);
        QFETCH(const double, one);
        ResultColumn column;
        const SiScale scale = setUnit(column, unit);
        QCOMPARE(column.unit, ofModels);
        QCOMPARE(column.displayUnit, unit);
        QVERIFY(std::abs(scale.of(1) / one - 1) < 1e-15);
    }

    void filesOfModelicaToolsAreRead_data()
    {
        QTest::addColumn<bool>("isTransposed");
        QTest::addColumn<bool>("isSingle");
        QTest::addColumn<char>("fill");
        QTest::newRow("binTrans") << true << false << '\0';
        QTest::newRow("binTrans, single, blanks") << true << true << ' ';
        QTest::newRow("binNormal") << false << false << ' ';
        QTest::newRow("binNormal, single") << false << true << '\0';
    }

    void filesOfModelicaToolsAreRead()
    {
        QFETCH(const bool, isTransposed);
        QFETCH(const bool, isSingle);
        QFETCH(const char, fill);
        put(path("m.mat"), modelicaFile(isTransposed, isSingle, fill));
        const auto file = readDataFile(path("m.mat"));
        QVERIFY2(file, qPrintable(file ? QString() : file.error()));
        QCOMPARE(times(file->store), (std::vector<double>{0, 0.5, 0.5, 1}));
        QCOMPARE(values(file->store, "p"), (std::vector<double>{1, 2, 3, 4}));
        QCOMPARE(values(file->store, "minusP"), (std::vector<double>{-1, -2, -3, -4}));
        QCOMPARE(values(file->store, "x"), (std::vector<double>{5, 6, 7, 8}));  // its model counts in bar
        QCOMPARE(file->store.columns()[2].unit, QStringLiteral("bar"));
        QCOMPARE(values(file->store, "k"), (std::vector<double>{42, 42, 42, 42}));
        QCOMPARE(values(file->store, "minusK"), (std::vector<double>{-42, -42, -42, -42}));
        QCOMPARE(file->store.find(QStringLiteral("time")), -1);
        QCOMPARE(file->store.columns()[0].displayUnit, QStringLiteral("bar"));
        QCOMPARE(file->store.columns()[0].description, QStringLiteral("Pressure"));
        QCOMPARE(file->store.columns()[3].description, QStringLiteral("Gain"));
    }

    void damagedFilesAreExplained()
    {
        const QByteArray whole = modelicaFile(true, false, '\0');
        for (qsizetype length = 30; length < whole.size(); ++length) {
            put(path("cut.mat"), whole.left(length));
            const auto file = readDataFile(path("cut.mat"));
            QVERIFY2(!file.has_value() && !file.error().isEmpty(), qPrintable(QString::number(length)));
        }
    }

    void vectorsOfMatlabAreRead_data()
    {
        QTest::addColumn<int>("version");
        QTest::newRow("4") << int(MAT_FT_MAT4);
        QTest::newRow("5") << int(MAT_FT_MAT5);
        QTest::newRow("7.3") << int(MAT_FT_MAT73);
    }

    void vectorsOfMatlabAreRead()
    {
        QFETCH(const int, version);
        const QString name = path("vectors.mat");
        mat_t* file = Mat_CreateVer(QFile::encodeName(name).constData(), nullptr, static_cast<mat_ft>(version));
        QVERIFY(file != nullptr);
        std::vector<double> t{0, 0.1, 0.2}, p{1, 2, 3}, both{1, 2, 3, 4, 5, 6}, scalar{7};
        std::vector<float> s{0.5F, 1.5F, 2.5F};
        const auto write = [&](const char* variable, matio_classes kind, matio_types type, std::size_t rows,
                               std::size_t columns, void* data) {
            std::array<std::size_t, 2> dims{rows, columns};
            matvar_t* matrix = Mat_VarCreate(variable, kind, type, 2, dims.data(), data, 0);
            const auto compression = version == MAT_FT_MAT4 ? MAT_COMPRESSION_NONE : MAT_COMPRESSION_ZLIB;
            const int failure = Mat_VarWrite(file, matrix, compression);
            Mat_VarFree(matrix);
            return failure == 0;
        };
        QVERIFY(write("p", MAT_C_DOUBLE, MAT_T_DOUBLE, 3, 1, p.data()));
        QVERIFY(write("time", MAT_C_DOUBLE, MAT_T_DOUBLE, 1, 3, t.data()));
        QVERIFY(write("both", MAT_C_DOUBLE, MAT_T_DOUBLE, 3, 2, both.data()));
        QVERIFY(write("scalar", MAT_C_DOUBLE, MAT_T_DOUBLE, 1, 1, scalar.data()));
        QVERIFY(write("longer", MAT_C_DOUBLE, MAT_T_DOUBLE, 6, 1, both.data()));
        if (version != MAT_FT_MAT4)
            QVERIFY(write("s", MAT_C_SINGLE, MAT_T_SINGLE, 3, 1, s.data()));
        Mat_Close(file);
        const auto read = readDataFile(name);
        QVERIFY2(read, qPrintable(read ? QString() : read.error()));
        QCOMPARE(times(read->store), t);
        QCOMPARE(values(read->store, "p"), p);
        QCOMPARE(values(read->store, "both[2]"), (std::vector<double>{4, 5, 6}));
        if (version != MAT_FT_MAT4)
            QCOMPARE(values(read->store, "s"), (std::vector<double>{0.5, 1.5, 2.5}));
        QVERIFY2(read->findings.join(u'\n').contains(QStringLiteral("`longer`")),
                 qPrintable(read->findings.join(u'\n')));
        const auto other = readDataFile(name, {{}, QStringLiteral("p")});
        QVERIFY(other);
        QCOMPARE(times(other->store), p);
        QVERIFY(!readDataFile(name, {{}, QStringLiteral("none")}));
        QVERIFY(matVectors(name).contains(QStringLiteral("both[1]")));
        QFile cut(name);
        QVERIFY(cut.open(QIODevice::ReadWrite) && cut.resize(cut.size() * 2 / 3));
        cut.close();
        const auto part = readDataFile(name);
        QVERIFY(!part);
        QVERIFY2(part.error().contains(QStringLiteral("damaged")), qPrintable(part.error()));
    }

    /// A scope of Simulink: time and signals in a structure; an oscilloscope: first time and interval as numbers.
    void timesInOtherFormsAreFound()
    {
        const auto vector = [](const char* name, std::vector<double>& data) {
            std::array<std::size_t, 2> dims{data.size(), 1};
            return Mat_VarCreate(name, MAT_C_DOUBLE, MAT_T_DOUBLE, 2, dims.data(), data.data(), 0);
        };
        std::vector<double> t{0, 1, 2}, p{4, 5, 6}, start{-0.5}, step{0.25};
        const QString scope = path("scope.mat");
        mat_t* file = Mat_CreateVer(QFile::encodeName(scope).constData(), nullptr, MAT_FT_MAT5);
        std::array<const char*, 2> fields{"time", "p1"};
        std::array<std::size_t, 2> one{1, 1};
        matvar_t* structure = Mat_VarCreateStruct("ScopeData", 2, one.data(), fields.data(), 2);
        Mat_VarSetStructFieldByName(structure, "time", 0, vector("time", t));
        Mat_VarSetStructFieldByName(structure, "p1", 0, vector("p1", p));
        QCOMPARE(Mat_VarWrite(file, structure, MAT_COMPRESSION_NONE), 0);
        Mat_VarFree(structure);
        Mat_Close(file);
        const auto read = readDataFile(scope);
        QVERIFY2(read, qPrintable(read ? QString() : read.error()));
        QCOMPARE(times(read->store), t);
        QCOMPARE(values(read->store, "ScopeData.p1"), p);

        const QString pico = path("pico.mat");
        file = Mat_CreateVer(QFile::encodeName(pico).constData(), nullptr, MAT_FT_MAT5);
        for (auto [name, data] : {std::pair{"Tstart", &start}, std::pair{"Tinterval", &step}, std::pair{"A", &p}}) {
            matvar_t* matrix = vector(name, *data);
            QCOMPARE(Mat_VarWrite(file, matrix, MAT_COMPRESSION_NONE), 0);
            Mat_VarFree(matrix);
        }
        Mat_Close(file);
        const auto second = readDataFile(pico);
        QVERIFY2(second, qPrintable(second ? QString() : second.error()));
        QCOMPARE(times(second->store), (std::vector<double>{-0.5, -0.25, 0}));
        QCOMPARE(values(second->store, "A"), p);
    }

    /// The values of a sum of sines, many blocks long, come back bit by bit.
    void longResultsComeBack()
    {
        constexpr std::size_t kColumns = 40, kRows = 10'000;
        ResultStore store;
        std::vector<ResultColumn> columns(kColumns);
        for (std::size_t k = 0; k < kColumns; ++k)
            columns[k].path = QStringLiteral("x%1").arg(k);
        store.reset(columns);
        SampleBatch batch;
        for (std::size_t row = 0; row < kRows; ++row) {
            std::array<double, kColumns> values{};
            for (std::size_t k = 0; k < kColumns; ++k)
                values[k] = std::sin(static_cast<double>(row) / 7 + static_cast<double>(k));
            batch.add(static_cast<double>(row) / 3, kGridRow, values);
        }
        store.append(std::move(batch));
        QVERIFY(!writeMatFile(store, path("long.mat")));
        const auto back = readDataFile(path("long.mat"));
        QVERIFY2(back, qPrintable(back ? QString() : back.error()));
        QCOMPARE(times(back->store), times(store));
        QVERIFY(values(back->store, "x17") == values(store, "x17"));
        QVERIFY(values(back->store, "x39") == values(store, "x39"));
    }
};

BRAMAH_TEST(MatTest);
#include "mat_test.moc"
