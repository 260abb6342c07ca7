// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogues are read from the tables that people write, and each fault is told with its place and its remedy.
#include "model/catalogue/catalogue_search.h"
#include "tests/model/catalogue/catalogue_classes.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using namespace bramah::test;

namespace {

Catalogue read(const QByteArray& text)
{
    const auto library = catalogueLibrary();
    return readCatalogue(text, QStringLiteral("/somewhere/pumps.csv"), *library);
}

QStringList messages(const Catalogue& catalogue)
{
    QStringList texts;
    for (const CatalogueFault& fault : catalogue.faults)
        texts.append(fault.message());
    return texts;
}

}  // namespace

class ReadCatalogueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsHaveTheirTextsAndValues()
    {
        const Catalogue catalogue = read(
            "maker,series,type,number,class,designation,sheet,edition,page,known,D [cm3/rev],p_set [bar],eta [%],z,"
            "useDrain,mode,label,d_bore [mm],p_gas [bar(g)]\n"
            "Maker,A,A 4,R123,C.Pump,\"Gear pump, small\",RE 1,08.04,18,read,4.1,250,91,10,true,Fast,\"a \"\"b\"\"\",,"
            "100\n"
            "\n"
            "Maker,A,A 5,,C.Pump,,,,,,5.6 cm3/rev,25 MPa,,,,,,40,\n");
        QCOMPARE(messages(catalogue), QStringList());
        QCOMPARE(catalogue.rows.size(), std::size_t{2});
        const CatalogueRow& first = catalogue.rows.front();
        QCOMPARE(first.designation, QStringLiteral("Gear pump, small"));
        QCOMPARE(first.number, QStringLiteral("R123"));
        QCOMPARE(first.source(), QStringLiteral("RE 1, edition 08.04, page 18"));
        QCOMPARE(first.line, 2);
        QCOMPARE(first.values.size(), std::size_t{8});
        QCOMPARE(first.value(QStringLiteral("D"))->expression, QStringLiteral("4.1e-6"));
        QCOMPARE(first.value(QStringLiteral("D"))->text(), QStringLiteral("4.1\u00A0cm³/rev"));
        QCOMPARE(first.value(QStringLiteral("p_set"))->number, 250e5);
        QCOMPARE(first.value(QStringLiteral("p_gas"))->number, 100e5 + 101325);
        QCOMPARE(first.value(QStringLiteral("eta"))->expression, QStringLiteral("0.91"));
        QCOMPARE(first.value(QStringLiteral("z"))->expression, QStringLiteral("10"));
        QCOMPARE(first.value(QStringLiteral("useDrain"))->expression, QStringLiteral("true"));
        QCOMPARE(first.value(QStringLiteral("mode"))->expression, QStringLiteral("C.Mode.Fast"));
        QCOMPARE(first.value(QStringLiteral("label"))->expression, QStringLiteral("\"a \\\"b\\\"\""));
        QVERIFY(!first.value(QStringLiteral("d_bore")));
        const CatalogueRow& second = catalogue.rows.back();
        QCOMPARE(second.line, 4);
        QCOMPARE(second.value(QStringLiteral("D"))->expression, QStringLiteral("5.6e-6"));
        QCOMPARE(second.value(QStringLiteral("p_set"))->number, 250e5);
        QCOMPARE(second.value(QStringLiteral("p_set"))->text(), QStringLiteral("25\u00A0MPa"));
        QCOMPARE(second.value(QStringLiteral("d_bore"))->expression, QStringLiteral("0.04"));
    }

    void aGermanSpreadsheetIsReadToo()
    {
        const Catalogue catalogue = read(
            "\xEF\xBB\xBFMaker;Type;Class;Designation;D [cm3/rev]\r\nMaker;A 4;C.Pump;Zahnradpumpe, klein;4,1\r\n");
        QCOMPARE(messages(catalogue), QStringList());
        QCOMPARE(catalogue.rows.front().value(QStringLiteral("D"))->expression, QStringLiteral("4.1e-6"));
        QCOMPARE(catalogue.rows.front().designation, QStringLiteral("Zahnradpumpe, klein"));
        const Catalogue byTabs = read("maker\ttype\tclass\tD [cm3/rev]\nMaker\tA 4\tC.Pump\t4,1\n");
        QCOMPARE(byTabs.rows.size(), std::size_t{1});
    }

    /// A rod of 100 mm is too thick for the cylinder of the class's own bore, but not for that of the row.
    void rangesHangOnTheOtherValuesOfTheRow()
    {
        const QByteArray heads = "maker,type,class,d_bore [mm],d_rod [mm]\n";
        QCOMPARE(messages(read(heads + "M,1,C.Pump,160,100\n")), QStringList());
        QCOMPARE(messages(read(heads + "M,1,C.Pump,80,100\n")),
                 QStringList{QStringLiteral("pumps.csv, line 2, column d_rod [mm]: 100\u00A0mm is too large: `d_rod` "
                                            "is at most 80\u00A0mm. Correct it.")});
    }

    void faultsAreToldWithPlaceAndRemedy_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("message");
        const auto add = [](const char* name, const char* row, const char* message) {
            QTest::newRow(name) << QByteArray(row) << QString::fromUtf8(message);
        };
        add("no maker", ",A 4,C.Pump,4.1,,,,,",
            "line 2, column maker: The cell is empty, but every row needs it; fill it in.");
        add("no class", "M,A 4,,4.1,,,,,",
            "line 2, column class: The cell is empty, but every row needs it; fill it in.");
        add("unknown class", "M,A 4,C.Motor,4.1,,,,,",
            "line 2, column class: There is no class `C.Motor`; write its full name, as the library shows it.");
        add("package", "M,A 4,C,4.1,,,,,", "line 2, column class: `C` is no component; name the class of one.");
        add("unknown parameter", "M,A 4,C.Other,4.1,200,,,,",
            "line 2, column p_set [bar]: `C.Other` has no parameter `p_set`; it has D. Correct the head, or leave the "
            "cell empty.");
        add("final parameter", "M,A 4,C.Pump,4.1,,2,,,",
            "line 2, column fixed: `C.Pump` has no parameter `fixed`; it has D, d_bore, d_rod, p_set, p_gas, eta, z, "
            "useDrain, mode, label. Correct the head, or leave the cell empty.");
        add("wrong unit", "M,A 4,C.Pump,4.1 bar,,,,,",
            "line 2, column D [cm3/rev]: `bar` measures another quantity; give a value in `cm3/rev`, for example.");
        add("unknown unit", "M,A 4,C.Pump,4.1 ccm,,,,,", "line 2, column D [cm3/rev]: the unit `ccm` is not known.");
        add("no unit", "M,A 4,C.Pump,4.1,,,100,,",
            "line 2, column p_gas: The number has no unit; write it in the head of the column, as `p_gas [bar]`.");
        add("gauge difference", "M,A 4,C.Pump,4.1,200 bar(g),,,,",
            "line 2, column p_set [bar]: `p_set` is a difference of pressures; write `bar`.");
        add("no number", "M,A 4,C.Pump,four,,,,,",
            "line 2, column D [cm3/rev]: `four` is not a number with an optional unit, as `2.5` or `150 bar`.");
        add("too small", "M,A 4,C.Pump,-4.1,,,,,",
            "line 2, column D [cm3/rev]: -4.1\u00A0cm³/rev is too small: `D` is at least 0\u00A0cm³/rev. Correct it.");
        add("no whole number", "M,A 4,C.Pump,4.1,,,,9.5,", "line 2, column z: `z` must be a whole number.");
        add("no choice", "M,A 4,C.Pump,4.1,,,,,Quick",
            "line 2, column mode: `Quick` is no choice here; write one of: Slow, Fast.");
        add("too many cells", "M,A 4,C.Pump,4.1,,,,,,7",
            "line 2: The row has 10 cells, but there are 9 heads; put texts with a separator between quotation marks.");
        add("nothing", "M,A 4,C.Pump,,,,,,",
            "line 2: The row gives no value; fill in a column with the name of a parameter.");
    }
    void faultsAreToldWithPlaceAndRemedy()
    {
        QFETCH(QByteArray, row);
        QFETCH(QString, message);
        const Catalogue catalogue =
            read("maker,type,class,D [cm3/rev],p_set [bar],fixed,p_gas,z,mode\n" + row + "\nM,A 5,C.Pump,5.6,,,,,\n");
        QCOMPARE(messages(catalogue), QStringList{QStringLiteral("pumps.csv, ") + message});
        // The good row is there all the same.
        QCOMPARE(catalogue.rows.size(), std::size_t{1});
        QCOMPARE(catalogue.rows.front().type, QStringLiteral("A 5"));
    }

    void aFileAsAWholeCanBeWrong()
    {
        QCOMPARE(messages(read("")).size(), 1);
        const QStringList said = messages(read("name,D [cm3/rev]\na,4\n"));
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().startsWith(QStringLiteral("pumps.csv, line 1: The first line names no columns")),
                 qPrintable(said.front()));
        QVERIFY(!isCatalogue("time,p [bar]\n0,1\n"));
        QVERIFY(isCatalogue("Type;Maker;Class\n"));
        QCOMPARE(
            messages(read("maker,type,class,D [cm3/rev]\n")),
            QStringList{QStringLiteral("pumps.csv: There is no row; write a part into each line below the heads.")});
        QCOMPARE(messages(read("maker,type,class,D [cm3/rev],D [l/rev]\n")),
                 QStringList{QStringLiteral(
                     "pumps.csv, line 1, column D [l/rev]: Two columns have this head; remove one of them.")});
        const auto library = catalogueLibrary();
        const Catalogue missing = readCatalogueFile(QStringLiteral("/nowhere/pumps.csv"), *library);
        QCOMPARE(missing.faults.size(), std::size_t{1});
        QVERIFY(missing.faults.front().message().startsWith(QStringLiteral("pumps.csv: ")));
    }

    void aTypeCodeStandsOnce()
    {
        const Catalogue catalogue =
            read("maker,type,class,D [cm3/rev]\nM,A 4,C.Pump,4.1\nM,A 4,C.Pump,4.2\nN,A 4,C.Pump,4.3\n");
        QCOMPARE(messages(catalogue), QStringList{QStringLiteral("pumps.csv, line 3, column type: `A 4` of M stands in "
                                                                 "line 2 already; keep one of the two.")});
        QCOMPARE(catalogue.rows.size(), std::size_t{2});
    }

    void wordsAndQuantitiesFindRows_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("nothing") << QString() << true;
        QTest::newRow("any order") << QStringLiteral("SMALL maker") << true;
        QTest::newRow("another word") << QStringLiteral("maker large") << false;
        QTest::newRow("number") << QStringLiteral("28 cm3") << true;
        QTest::newRow("without a blank") << QStringLiteral("pump 28cm3") << true;
        QTest::newRow("as it stands") << QStringLiteral("28 cm³/rev") << true;
        QTest::newRow("another unit") << QStringLiteral("0.028 l/rev") << true;
        QTest::newRow("decimal comma") << QStringLiteral("0,028 l") << true;
        QTest::newRow("another number") << QStringLiteral("8 cm3") << false;
        QTest::newRow("in a text") << QStringLiteral("280 bar") << true;
        QTest::newRow("a part of it") << QStringLiteral("80 bar") << false;
        QTest::newRow("type code") << QStringLiteral("a10/28") << true;
        QTest::newRow("sheet") << QStringLiteral("RE 92711") << true;
    }
    void wordsAndQuantitiesFindRows()
    {
        QFETCH(QString, query);
        QFETCH(bool, isFound);
        const Catalogue catalogue = read(
            "maker,type,class,designation,sheet,D [cm3/rev]\nMaker,A10/28,C.Pump,\"Small pump, 280 bar\","
            "RE 92711,28\n");
        QCOMPARE(CatalogueQuery(query).fits(catalogue.rows.at(0)), isFound);
    }
};

BRAMAH_TEST(ReadCatalogueTest);

#include "read_catalogue_test.moc"
