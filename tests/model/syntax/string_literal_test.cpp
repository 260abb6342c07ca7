// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/string_literal.h"

#include "tests/model/syntax/parse_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model::syntax;

class StringLiteralTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unescapes_data()
    {
        QTest::addColumn<QByteArray>("raw");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << QByteArray("a b") << QStringLiteral("a b");
        QTest::newRow("all escapes") << QByteArray(R"(\'\"\?\\\a\b\f\n\r\t\v)")
                                     << QStringLiteral("'\"?\\\a\b\f\n\r\t\v");
        QTest::newRow("backslash before n") << QByteArray(R"(\\n)") << QStringLiteral("\\n");
        QTest::newRow("unknown escape") << QByteArray(R"(\x)") << QStringLiteral("\\x");
        QTest::newRow("backslash at the end") << QByteArray("a\\") << QStringLiteral("a\\");
        QTest::newRow("UTF-8") << QByteArray("\xC3\xA4") << QStringLiteral("ä");
    }

    void unescapes()
    {
        QFETCH(QByteArray, raw);
        QTEST(unescape(std::string_view(raw.constData(), static_cast<std::size_t>(raw.size()))), "expected");
    }

    void quotedTextReadsBack()
    {
        for (const QString& text : {QStringLiteral("a"), QStringLiteral("\"\\"), QStringLiteral("ä\n\t'?")}) {
            const auto tree = bramah::test::parseExpression(quoted(text));
            const auto* literal = tree->expression()->to<StringLiteral>();
            QVERIFY(literal);
            QCOMPARE(unescape(literal->raw), text);
        }
    }
};

BRAMAH_TEST(StringLiteralTest);
#include "string_literal_test.moc"
