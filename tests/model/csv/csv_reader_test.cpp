// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/csv/csv_reader.h"

#include "model/csv/csv_number.h"
#include "tests/test_registry.h"

#include <QStringEncoder>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah::model;

class CsvReaderTest : public QObject
{
    Q_OBJECT

    static QList<QStringList> records(const QByteArray& bytes, char separator,
                                      TextEncoding encoding = TextEncoding::Utf8)
    {
        CsvForm form;
        form.separator = separator;
        form.encoding = encoding;
        CsvReader reader(bytes, form);
        QList<QStringList> all;
        while (reader.next())
            all << reader.texts();
        return all;
    }

private Q_SLOTS:
    void recordsKnowTheirLines()
    {
        CsvReader reader("a,\"b\n\"\"c\"\"\"\n\n1,2,3\n", CsvForm());
        QVERIFY(reader.next());
        QCOMPARE(reader.texts(), (QStringList{QStringLiteral("a"), QStringLiteral("b\n\"c\"")}));
        QCOMPARE(reader.line(), 1);
        QVERIFY(reader.next());
        QCOMPARE(reader.texts().join(u'|'), QStringLiteral("1|2|3"));
        QCOMPARE(reader.line(), 4);
        QVERIFY(!reader.next());
    }

    void endsOfLinesAreAlike_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("unix") << QByteArray("a,b\n1,2\n");
        QTest::newRow("windows") << QByteArray("a,b\r\n1,2\r\n");
        QTest::newRow("old mac") << QByteArray("a,b\r1,2\r");
        QTest::newRow("none at the end") << QByteArray("a,b\n1,2");
        QTest::newRow("empty lines") << QByteArray("\n \na,b\n\t\n1,2\n\n\n");
        QTest::newRow("mark") << QByteArray(
            "\xEF\xBB\xBF"
            "a,b\n1,2\n");
        QTest::newRow("quotes") << QByteArray("\"a\",\"b\"\r\n\"1\",\"2\"\r\n");
    }

    void endsOfLinesAreAlike()
    {
        QFETCH(const QByteArray, bytes);
        QCOMPARE(records(bytes, ','), (QList<QStringList>{{QStringLiteral("a"), QStringLiteral("b")},
                                                          {QStringLiteral("1"), QStringLiteral("2")}}));
    }

    void blanksPartFields()
    {
        QCOMPARE(records("  0.1   2 \t 3\n", ' ').front().join(u'|'), QStringLiteral("0.1|2|3"));
        QCOMPARE(records("\"x y\"  2\n", ' ').front().join(u'|'), QStringLiteral("x y|2"));
    }

    void encodingsAreRead()
    {
        const QString text = QStringLiteral("Öl °C;µm\n1;2\n");
        const auto check = [&](const QByteArray& bytes, TextEncoding encoding) {
            QCOMPARE(records(bytes, ';', encoding).front().join(u';'), QStringLiteral("Öl °C;µm"));
        };
        check(text.toUtf8(), TextEncoding::Utf8);
        check(text.toLatin1(), TextEncoding::Latin1);
        check(QStringEncoder(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom)(text),
              TextEncoding::Utf16LittleEndian);
        check(QStringEncoder(QStringEncoder::Utf16BE)(text), TextEncoding::Utf16BigEndian);
    }

    /// Blocks end anywhere in records, and in characters of several bytes.
    void longFilesAreReadInBlocks()
    {
        QByteArray bytes;
        for (int row = 0; row < 200'000; ++row)
            bytes += QByteArray::number(row) + (row % 7 == 0 ? ";\"ä;\n\"\"\";" : ";ö;") +
                     QByteArray::number(row % 10) + '\n';
        QVERIFY(bytes.size() > (2 << 20));
        CsvForm form;
        form.separator = ';';
        CsvReader reader(bytes, form);
        int row = 0, line = 1;
        for (; reader.next(); ++row) {
            const auto fields = reader.fields();
            if (fields.size() != 3 || csvNumber(fields[0], '.') != row || reader.line() != line ||
                fields[1] != (row % 7 == 0 ? "ä;\n\"" : "ö"))
                QFAIL(qPrintable(QStringLiteral("row %1: %2").arg(row).arg(reader.texts().join(u'|'))));
            line += row % 7 == 0 ? 2 : 1;
        }
        QCOMPARE(row, 200'000);
        QCOMPARE(reader.bytesRead(), bytes.size());
    }

    /// A quotation mark that nothing closes does not take the rest of the file.
    void openQuotesEndWithTheirField()
    {
        QByteArray bytes("t,n\n0,5\" pipe\n1,\"open\n");
        for (int row = 2; row < 20'000; ++row)
            bytes += QByteArray::number(row) + ",1\n";
        const QList<QStringList> all = records(bytes, ',');
        QCOMPARE(all.size(), 20'001);
        QCOMPARE(all[1][1], QStringLiteral("5\" pipe"));
        QCOMPARE(all[2][1], QStringLiteral("\"open"));
    }

    void whatIsNoNumberIsNone()
    {
        for (const char* text : {"", "x", "1 2", "1.000,5", "1,2,3", "0x10", "+-1"}) {
            QVERIFY2(!csvNumber(text, '.'), text);
            QVERIFY2(!csvNumber(text, ','), text);
        }
        QVERIFY(!csvNumber("1,5", '.'));
        QVERIFY(!csvNumber("1.5", ','));  // it may be 1500 or 15000
        QCOMPARE(csvNumber(" 1,5 ", ','), std::optional(1.5));
        QCOMPARE(csvNumber("+2e3", '.'), std::optional(2000.0));
        QCOMPARE(csvNumber("-1,25E-2", ','), std::optional(-0.0125));
        QCOMPARE(csvAnyNumber("1.450,3", ','), std::optional(1450.3));
        QCOMPARE(csvAnyNumber("-12.345.678", ','), std::optional(-12345678.0));
        QCOMPARE(csvAnyNumber("1,234,567.5", '.'), std::optional(1234567.5));
        for (const char* text :
             {"1.450", "01.03.2026", "1.45,3", "1234.567,1", ".123,4", "1..234,5", "1.234,5.6", "x.123,4"})
            QVERIFY2(!csvAnyNumber(text, ','), text);
        QVERIFY(std::isnan(*csvNumber("NaN", '.')) && std::isinf(*csvNumber("-Inf", '.')));
        for (const char* text : {"", " ", "-", "NaN", "#NV", "n/a", "1.#QNAN"})
            QVERIFY2(isMissingValue(text), text);
        QVERIFY(!isMissingValue("0") && !isMissingValue("x"));
        QCOMPARE(csvSwitch("TRUE"), std::optional(1.0));
        QCOMPARE(csvSwitch("off"), std::optional(0.0));
    }
};

BRAMAH_TEST(CsvReaderTest);
#include "csv_reader_test.moc"
