// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/csv_reader.h"

#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using bramah::model::CsvReader;

class CsvReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void separatorsAreFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("separator");
        QTest::addColumn<double>("last");
        QTest::newRow("comma") << QByteArray("time,x\n0,1.5\n1,2.5\n") << ',' << 2.5;
        QTest::newRow("semicolon, decimal comma") << QByteArray("Zeit;p [bar]\r\n0,0;1,5\r\n0,1;2,5") << ';' << 2.5;
        QTest::newRow("semicolon, decimal point") << QByteArray("t;x\n0.5;1e3\n") << ';' << 1e3;
        QTest::newRow("tab, decimal comma") << QByteArray("t\tx\n0,5\t-1,25E-2\n") << '\t' << -0.0125;
        QTest::newRow("commas in titles") << QByteArray("t;a[1,2].x\n0;1\n1;+2\n") << ';' << 2.0;
        QTest::newRow("semicolons in quoted titles") << QByteArray("t,\"a; b\"\n0,1\n1,2\n") << ',' << 2.0;
        QTest::newRow("mark") << QByteArray("\xEF\xBB\xBFt;x\n\n \n0;7\n\n") << ';' << 7.0;
        QTest::newRow("one column") << QByteArray("x\n1\n2\n") << ',' << 2.0;
    }

    void separatorsAreFound()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const char, separator);
        QFETCH(const double, last);
        CsvReader reader(text);
        QCOMPARE(reader.separator(), separator);
        QList<QByteArray> record;
        while (!reader.isAtEnd())
            record = reader.next();
        const auto value = reader.number(record.back());
        QVERIFY(value);
        QCOMPARE(*value, last);
    }

    void recordsKnowTheirLines()
    {
        CsvReader reader("a,\"b\n\"\"c\"\"\"\n\n1,2,3\n");
        QCOMPARE(reader.next(), (QList<QByteArray>{"a", "b\n\"c\""}));
        QCOMPARE(reader.line(), 1);
        QCOMPARE(reader.next(), (QList<QByteArray>{"1", "2", "3"}));
        QCOMPARE(reader.line(), 4);
        QVERIFY(reader.isAtEnd());
    }

    void whatIsNoNumberIsNone()
    {
        const CsvReader comma("a,b\n1,2\n");
        const CsvReader semicolon("a;b\n1;2\n");
        for (const char* text : {"", "x", "1 2", "1.000,5", "1,2,3", "0x10"}) {
            QVERIFY2(!comma.number(text), text);
            QVERIFY2(!semicolon.number(text), text);
        }
        QVERIFY(!comma.number("1,5"));
        QCOMPARE(semicolon.number(" 1,5 "), std::optional(1.5));
        QVERIFY(std::isnan(*comma.number("NaN")) && std::isinf(*comma.number("-Inf")));
    }
};

BRAMAH_TEST(CsvReaderTest);
#include "csv_reader_test.moc"
