// SPDX-License-Identifier: GPL-3.0-or-later
// One error gives one message and does not hide what follows it.
#include "tests/model/syntax/parse_text.h"
#include "tests/model/syntax/tree_shape.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::test;

class RecoveryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recovers_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("messages");
        QTest::addColumn<QString>("outlines");
        const auto row = [](const char* name, const char* bytes, const char* messages, const char* outlines) {
            QTest::newRow(name) << QByteArray(bytes) << QString::fromUtf8(messages) << QString::fromUtf8(outlines);
        };
        row("wrong value", "model A\n Real x = 1 + ;\n Real y;\nend A;",
            "2:15: found `;` where an expression was expected", "model A\n  Real <x = (+ 1 <error>)>\n  Real <y>\n");
        row("missing semicolon at a line's end", "model A\n Real x\n Real y;\nend A;",
            "3:2: found `Real` where `;` was expected", "model A\n  Real <x>\n  Real <y>\n");
        row("missing semicolon within a line", "model A Real x = 1 Real y; Real z; end A;",
            "1:20: found `Real` where `;` was expected", "model A\n  Real <x = 1>\n  Real <z>\n");
        row("missing semicolon before end", "model A\n Real x end A;", "2:9: found `end` where `;` was expected",
            "model A\n  Real <x>\n");
        row("nonsense among elements", "model A\n Real x;\n ) 7 ;\n Real y;\nend A;",
            "3:2: found `)` where a declaration, a section or `end` was expected", "model A\n  Real <x>\n  Real <y>\n");
        row("open parenthesis", "model A\n R r(a = 1;\n Real y;\nend A;", "2:11: found `;` where `)` was expected",
            "model A\n  R <r(a = 1)>\n  Real <y>\n");
        row("wrong matrix", "model A\n Real x = [1, ; 2, 3; 4];\n Real y;\nend A;",
            "2:15: found `;` where an expression was expected", "model A\n  Real <x = [1 <error>]>\n  Real <y>\n");
        row("open matrix", "model A\n Real x = [1, 2;\n Real y = 3;\nend A;", "3:7: found `y` where `]` was expected",
            "model A\n  Real <x = [1 2; Real]>\n");
        row("wrong equation", "model A\nequation\n x = ;\n y = 2;\n x + y;\n z = 3;\nend A;",
            "3:6: found `;` where an expression was expected\n5:7: found `;` where `=` was expected",
            "model A\nequation\n  x = <error>\n  y = 2\n  <error>\n  z = 3\n");
        row("statement in an equation section", "model A\nequation\n x := 1;\n y = 2;\nend A;",
            "3:4: found `:=` where `=` was expected", "model A\nequation\n  <error>\n  y = 2\n");
        row("wrong condition", "model A\nequation\n if a = b then x = 1; end if;\n y = 2;\nend A;",
            "3:7: found `=` where `==` was expected", "model A\nequation\n  if\n  - a\n  y = 2\n");
        row("missing end if", "model A\nequation\n if a then x = 1;\nend A;\nmodel B end B;",
            "4:1: found `end` where `end if` was expected", "model A\nequation\n  if\n  - a\n    x = 1\nmodel B\n");
        row("end if too many", "model A\nequation\n x = 1;\n end if;\n y = 2;\nend A;",
            "4:2: found `end` where `end A` was expected", "model A\nequation\n  x = 1\n  y = 2\n");
        row("wrong statement", "function f\nalgorithm\n x = 1;\n (a) := 2;\n y := 3;\nend f;",
            "3:4: found `=` where `:=` was expected\n4:9: found `2` where a function call was expected",
            "function f\nalgorithm\n  <error>\n  <error>\n  y := 3\n");
        row("section follows an error", "model A\n Real x = (1\nequation\n x = 1;\nend A;",
            "3:1: found `equation` where `)` was expected", "model A\n  Real <x = (1)>\nequation\n  x = 1\n");
        row("wrong end name", "model A\n Real x;\nend B;\nmodel C end C;",
            "3:5: `end B` closes class `A`; both names must be the same", "model A\n  Real <x>\nmodel C\n");
        row("missing end of a class", "package P\n model A\n  Real x;\n model B\n end B;\nend P;\nmodel C end C;",
            "6:5: `end P` closes class `A`; both names must be the same",
            "package P\n  model A\n    Real <x>\n    model B\nmodel C\n");
        row("end without a name", "model A\n Real x;\nend;\nmodel B end B;",
            "3:4: found `;` where `end A` was expected", "model A\n  Real <x>\nmodel B\n");
        row("end of text within a class", "model A\n Real x;\n",
            "3:1: found the end of the text where `end A` was expected", "model A\n  Real <x>\n");
        row("text outside of classes", "Real x;\n x = 2;\nmodel A end A;\n;;\n",
            "1:1: found `Real` where a class was expected\n4:1: found `;` where a class was expected", "model A\n");
        row("class without a name", "model\n = 3;\nmodel A end A;", "2:2: found `=` where a name was expected",
            "model A\n");
        row("element behind equations", "model A\nequation\n x = 1;\n parameter Real y;\n Real z;\nend A;",
            "4:2: found `parameter` where an equation, a section or `end` was expected",
            "model A\n  parameter Real <y>\n  Real <z>\nequation\n  x = 1\n");
        row("second annotation", "model A\n annotation(a);\n annotation(b);\n Real x;\nend A;",
            "3:2: found `annotation` where a declaration, a section or `end` was expected",
            "model A annotation(a)\n  Real <x>\n");
        row("wrong modifier", "model A\n R r(a = 1, = 2, c = 3), s;\n Real y;\nend A;",
            "2:13: found `=` where a modifier, such as `name = value` was expected",
            "model A\n  R <r(a = 1)>\n  Real <y>\n");
        row("wrong connect", "model A\nequation\n connect(a, 1);\n connect(c, d);\nend A;",
            "3:13: found `1` where a name was expected", "model A\nequation\n  <error>\n  connect c d\n");
        row("invalid character", "model A\n Real x § = 1;\n Real y;\nend A;",
            "2:9: the character `§` has no meaning in Modelica; remove it", "model A\n  Real <x>\n  Real <y>\n");
        row("wrong import", "model A\n import B.{C, 1};\n import B.;\n import D;\nend A;",
            "2:15: found `1` where a name was expected\n3:11: found `;` where a name was expected",
            "model A\n  import B.{C}\n  import B\n  import D\n");
        row("redeclaration without a name", "model A\n extends B(redeclare C §c, d = 1, break 7);\n Real y;\nend A;",
            "2:24: the character `§` has no meaning in Modelica; remove it", "model A\n  extends B()\n  Real <y>\n");
        row("not UTF-8", "model A \"\xFC\"\n Real x;\nend A;",
            "1:10: the file is not UTF-8 text; convert it to UTF-8 to edit it", "model A \"\uFFFD\"\n  Real <x>\n");
    }

    void recovers()
    {
        QFETCH(QByteArray, bytes);
        const auto tree = parseText(bytes);
        QTEST(messagesOf(*tree), "messages");
        QString outlines;
        for (const auto* definition : tree->root().classes)
            outlines += outlineOf(*definition);
        QTEST(outlines, "outlines");
    }

    void nesting_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("repeated");
        QTest::addColumn<QByteArray>("middle");
        QTest::addColumn<QByteArray>("closing");
        QTest::addColumn<int>("allowed");
        const auto row = [](const char* before, const char* repeated, const char* middle, const char* closing,
                            int allowed) {
            QTest::newRow(repeated) << QByteArray(before) << QByteArray(repeated) << QByteArray(middle)
                                    << QByteArray(closing) << allowed;
        };
        row("model A Real x = ", "(", "1", ")", 100);
        row("model A Real x = ", "{", "1", "}", 100);
        row("model A Real x = ", "[", "1", "]", 100);
        row("model A Real x = ", "a[", "1", "]", 100);
        row("model A Real x = ", "f(", "1", ")", 100);
        row("model A Real x = ", "f(function g(a = ", "1", "))", 100);
        row("model A Real x = ", "if a then b else ", "1", "", 100);
        row("model A Real x = ", "1 + ", "1", "", 3000);
        row("model A Real x = ", "a and ", "b", "", 3000);
        row("model A R x", "(a", "(b = 1)", ")", 100);
        row("model A R x(redeclare ", "model B = C(redeclare ", "D d", ")", 100);
        row("model A extends B", "(a", "(b = 1)", ")", 100);
        row("model A equation ", "if a then ", "x = 1;", " end if;", 100);
        row("model A equation ", "for i loop ", "x = 1;", " end for;", 100);
        row("model A algorithm ", "while i loop ", "x := 1;", " end while;", 100);
        row("model A ", "model B ", "Real x;", " end B;", 100);
    }

    /// As many as a person might write are read; 100,000 are refused with one message.
    void nesting()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, repeated);
        QFETCH(QByteArray, middle);
        QFETCH(QByteArray, closing);
        QFETCH(int, allowed);
        const auto text = [&](int count) {
            const QByteArray end = before.contains("x(") ? QByteArray("); end A;") : QByteArray("; end A;");
            return before + repeated.repeated(count) + middle + closing.repeated(count) +
                   (middle.endsWith(';') ? QByteArray(" end A;") : end);
        };
        QCOMPARE(messagesOf(*parseText(text(allowed))), QString());
        const auto tree = parseText(text(100000));
        QCOMPARE(tree->diagnostics().size(), std::size_t{1});
        QCOMPARE(tree->diagnostics()[0].kind, bramah::model::DiagnosticKind::NestingTooDeep);
    }

    void messagesAreBounded()
    {
        const auto tree = parseText("model A\n" + QByteArray(" Real = 1;\n").repeated(50000) + "end A;\n");
        QVERIFY(tree->hasErrors());
        QVERIFY(tree->diagnostics().size() <= 1000);
    }
};

BRAMAH_TEST(RecoveryTest);
#include "recovery_test.moc"
