// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/source_text.h"

#include "tests/test_registry.h"

#include <QtTest/QTest>

using bramah::model::SourceText;

class SourceTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void position_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("offset");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("empty text") << QByteArray() << 0 << 1 << 1;
        QTest::newRow("first line") << QByteArray("abc\ndef") << 2 << 1 << 3;
        QTest::newRow("line end belongs to its line") << QByteArray("abc\ndef") << 3 << 1 << 4;
        QTest::newRow("second line") << QByteArray("abc\ndef") << 4 << 2 << 1;
        QTest::newRow("end of text") << QByteArray("abc\ndef") << 7 << 2 << 4;
        QTest::newRow("behind the text") << QByteArray("abc\ndef") << 99 << 2 << 4;
        QTest::newRow("carriage return") << QByteArray("a\r\nb") << 3 << 2 << 1;
        QTest::newRow("code points, not bytes")
            << QByteArray("\"\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80\" x") << 12 << 1 << 7;
        QTest::newRow("byte order mark is no column") << QByteArray("\xEF\xBB\xBFmodel") << 3 << 1 << 1;
        QTest::newRow("byte order mark, second word") << QByteArray("\xEF\xBB\xBFmodel A") << 9 << 1 << 7;
    }

    void position()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, offset);
        const auto position = SourceText(QStringLiteral("a.mo"), bytes).position(offset);
        QTEST(position.line, "line");
        QTEST(position.column, "column");
    }

    void lineEnd_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("no line end") << QByteArray("abc") << QByteArray("\n");
        QTest::newRow("newline") << QByteArray("a\nb\n") << QByteArray("\n");
        QTest::newRow("carriage return and newline") << QByteArray("a\r\nb\r\n") << QByteArray("\r\n");
        QTest::newRow("mixed, mostly with carriage return") << QByteArray("a\r\nb\r\nc\n") << QByteArray("\r\n");
        QTest::newRow("mixed, mostly without") << QByteArray("a\nb\r\nc\n") << QByteArray("\n");
    }

    void lineEnd()
    {
        QFETCH(QByteArray, bytes);
        const auto lineEnd = SourceText({}, bytes).lineEnd();
        QTEST(QByteArray(lineEnd.data(), static_cast<qsizetype>(lineEnd.size())), "expected");
    }

    void isUtf8_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("expected");
        QTest::newRow("plain") << QByteArray("model") << true;
        QTest::newRow("two to four bytes") << QByteArray("\xC3\xA4 \xE2\x82\xAC \xF0\x9F\x98\x80") << true;
        QTest::newRow("last code point") << QByteArray("\xF4\x8F\xBF\xBF") << true;
        QTest::newRow("Latin-1") << QByteArray("gr\xFC\xDF") << false;
        QTest::newRow("cut off") << QByteArray("\xE2\x82") << false;
        QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << false;
        QTest::newRow("overlong in three bytes") << QByteArray("\xE0\x9F\xBF") << false;
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << false;
        QTest::newRow("beyond U+10FFFF") << QByteArray("\xF4\x90\x80\x80") << false;
        QTest::newRow("lone tail") << QByteArray("\x80") << false;
    }

    void isUtf8()
    {
        QFETCH(QByteArray, bytes);
        QTEST(SourceText({}, bytes).isUtf8(), "expected");
    }
};

BRAMAH_TEST(SourceTextTest);
#include "source_text_test.moc"
