// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/lexer.h"

#include "tests/test_registry.h"

#include <QRandomGenerator>
#include <QtTest/QTest>

using namespace bramah::model;
using namespace bramah::model::syntax;

namespace {

/// `kind:text` of each token, in the form of the tables below. Words and marks stand for themselves.
QString tokensOf(const QByteArray& bytes, Diagnostics* diagnostics = nullptr)
{
    Diagnostics unused;
    const auto text = std::make_shared<SourceText>(QStringLiteral("example.mo"), bytes);
    QStringList result;
    for (const Token& token : tokenize(text, diagnostics ? *diagnostics : unused)) {
        const auto view = text->view(token.span);
        const QString written = QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
        switch (token.kind) {
        case TokenKind::EndOfFile: break;
        case TokenKind::Blank: result << QStringLiteral("_"); break;
        case TokenKind::LineComment: result << QStringLiteral("line{") + written + u'}'; break;
        case TokenKind::BlockComment: result << QStringLiteral("block{") + written + u'}'; break;
        case TokenKind::Identifier: result << QStringLiteral("name{") + written + u'}'; break;
        case TokenKind::UnsignedInteger: result << QStringLiteral("int{") + written + u'}'; break;
        case TokenKind::UnsignedReal: result << QStringLiteral("real{") + written + u'}'; break;
        case TokenKind::String: result << QStringLiteral("string{") + written + u'}'; break;
        case TokenKind::Invalid: result << QStringLiteral("invalid{") + written + u'}'; break;
        default: {
            const auto spelling = spellingOf(token.kind);
            result << QString::fromLatin1(spelling.data(), static_cast<qsizetype>(spelling.size()));
        }
        }
    }
    return result.join(QLatin1Char(' '));
}

}  // namespace

class LexerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokens_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* bytes, const char* expected) {
            QTest::newRow(bytes) << QByteArray(bytes) << QString::fromUtf8(expected);
        };
        row("", "");
        row(" \t\r\n\f", "_");
        row("a B_1 _c", "name{a} _ name{B_1} _ name{_c}");
        row("model models end", "model _ name{models} _ end");
        row("'a b'.'+ \\' \"'", "name{'a b'} . name{'+ \\' \"'}");
        row("'ä'", "name{'ä'}");
        row("1 12. .5 1.5 1e3 1.E-3 .5e+2",
            "int{1} _ real{12.} _ real{.5} _ real{1.5} _ real{1e3} _ real{1.E-3} _ real{.5e+2}");
        row("1e 1e+", "int{1} name{e} _ int{1} name{e} +");
        row("2./a", "real{2.} / name{a}");
        row("2 ./ a", "int{2} _ ./ _ name{a}");
        row("1:2", "int{1} : int{2}");
        row("1.:2.", "real{1.} : real{2.}");
        row("a.*b . * c", "name{a} .* name{b} _ . _ * _ name{c}");
        row("a.^b.+c.-d./e", "name{a} .^ name{b} .+ name{c} .- name{d} ./ name{e}");
        row("+-*/^()[]{},;:=", "+ - * / ^ ( ) [ ] { } , ; :=");
        row("a:=b==c=d", "name{a} := name{b} == name{c} = name{d}");
        row("<<=>>===<>", "< <= > >= == <>");
        row("\"a \\\" b\" \"\\\\\"", "string{\"a \\\" b\"} _ string{\"\\\\\"}");
        row("\"two\nlines\"", "string{\"two\nlines\"}");
        row("// \"x\r\n1", "line{// \"x} _ int{1}");
        row("// at the end", "line{// at the end}");
        row("/* a * / // **/b", "block{/* a * / // **/} name{b}");
        row("/**/", "block{/**/}");
        row("/*/ x */", "block{/*/ x */}");
        row("\xEF\xBB\xBFmodel", "_ model");
        row("\xEF\xBB\xBF\n", "_");
        row("a \xE2\x80\x8B", "name{a} _ invalid{\xE2\x80\x8B}");
        row("a # b", "name{a} _ invalid{#} _ name{b}");
        row("äöü", "invalid{äöü}");
        row("\"open", "invalid{\"open}");
        row("\"open\\", "invalid{\"open\\}");
        row("'open\nx", "invalid{'open} _ name{x}");
        row("x /* open", "name{x} _ block{/* open}");
    }

    void tokens()
    {
        QFETCH(QByteArray, bytes);
        QTEST(tokensOf(bytes), "expected");
    }

    void keywords()
    {
        const auto first = static_cast<int>(TokenKind::Algorithm);
        const auto last = static_cast<int>(TokenKind::Within);
        for (int i = first; i <= last; ++i) {
            const auto kind = static_cast<TokenKind>(i);
            QCOMPARE(keywordOrIdentifier(spellingOf(kind)), kind);
        }
        QCOMPARE(last - first + 1, 59);
        for (const char* name : {"Model", "en", "endd", "constrainedbyy", "time", "withi", "", "e"})
            QCOMPARE(keywordOrIdentifier(name), TokenKind::Identifier);
    }

    void tokensCoverAnyBytes()
    {
        QRandomGenerator random(42);
        const QByteArray likely = "\"'/*.:=<>1e \n\r\\a_\xEF\xBB\xBF\xC3\xA4;#";
        for (int round = 0; round < 2000; ++round) {
            QByteArray bytes(random.bounded(40), '\0');
            for (char& byte : bytes)
                byte = random.bounded(4) == 0 ? static_cast<char>(random.bounded(256))
                                              : likely[random.bounded(static_cast<int>(likely.size()))];
            Diagnostics diagnostics;
            std::int32_t at = 0;
            for (const Token& token : tokenize(std::make_shared<SourceText>(QString(), bytes), diagnostics)) {
                QCOMPARE(token.span.begin, at);
                QVERIFY(token.span.length() > 0 || token.kind == TokenKind::EndOfFile);
                at = token.span.end;
            }
            QCOMPARE(at, bytes.size());
        }
    }

    void invalidCharacters_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("shown");
        QTest::newRow("mark") << QByteArray("a ? b") << QStringLiteral("?");
        QTest::newRow("control character") << QByteArray("a \x01") << QStringLiteral("U+0001");
        QTest::newRow("byte order mark within") << QByteArray("a\xEF\xBB\xBF") << QStringLiteral("U+FEFF");
        QTest::newRow("no-break space") << QByteArray("a\xC2\xA0;") << QStringLiteral("U+00A0");
        QTest::newRow("outside of the basic plane") << QByteArray("a \xF0\x9F\x98\x80") << QStringLiteral("\U0001F600");
        QTest::newRow("not UTF-8") << QByteArray("a \xFC") << QStringLiteral("0xfc");
    }

    void invalidCharacters()
    {
        QFETCH(QByteArray, bytes);
        Diagnostics diagnostics;
        (void)tokensOf(bytes, &diagnostics);
        QCOMPARE(diagnostics.size(), std::size_t{1});
        QTEST(diagnostics[0].arguments[0].mid(1).chopped(1), "shown");
    }

    void invalidRunIsOneMessage()
    {
        Diagnostics diagnostics;
        (void)tokensOf("x = \xC3\xA4\xC3\xB6;", &diagnostics);
        QCOMPARE(diagnostics.size(), std::size_t{1});
        QCOMPARE(diagnostics[0].message(), QStringLiteral("the character `ä` has no meaning in Modelica; remove it"));
        QCOMPARE(diagnostics[0].span, (Span{4, 8}));
    }
};

BRAMAH_TEST(LexerTest);
#include "lexer_test.moc"
