// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/syntax/parse_text.h"
#include "tests/model/syntax/tree_shape.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::test;
using namespace bramah::model::syntax;

class ClassTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Rows: text of a file with one class; its outline.
    void outlines_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* bytes, const char* expected) {
            QTest::newRow(bytes) << QByteArray(bytes) << QString::fromUtf8(expected);
        };
        // kinds and prefixes
        row("class A end A;", "class A\n");
        row("encapsulated partial model A \"a\" + \"b\" end A;", "encapsulated partial model A \"a\" \"b\"\n");
        row("operator record A end A;", "operator record A\n");
        row("operator A end A;", "operator A\n");
        row("expandable connector A end A;", "expandable connector A\n");
        row("pure operator function A end A;", "pure operator function A\n");
        row("impure function A end A;", "impure function A\n");
        row("block 'a b' end 'a b';", "block 'a b'\n");
        row("model extends A(x = 1) \"s\" end A;", "model extends A(x = 1) \"s\"\n");
        // short classes
        row("type A = Real(final unit = \"m\") \"s\" annotation(a);",
            "type A = Real(final unit = \"m\") \"s\" annotation(a)\n");
        row("connector A = input Real;", "connector A = input Real\n");
        row("type A = output .B.C[3, :];", "type A = output .B.C[3 :]\n");
        row("type E = enumeration(a \"x\", b annotation(c = 1));",
            "type E = enumeration(<a \"x\"><b annotation(c = 1)>)\n");
        row("type E = enumeration(:);", "type E = enumeration(:)\n");
        row("type E = enumeration();", "type E = enumeration()\n");
        row("function f = der(g, x, y) \"s\";", "function f = der(g,x,y) \"s\"\n");
        // imports, extends
        row("model A import B.C; import D = .B.C; import B.*; import B. * ; import B.{C, D} \"s\"; end A;",
            "model A\n  import B.C\n  import D = .B.C\n  import B.*\n  import B.*\n  import B.{C,D} \"s\"\n");
        row("model A extends .B.C(d = 1) annotation(e); protected extends F; end A;",
            "model A\n  extends .B.C(d = 1) annotation(e)\n  protected extends F\n");
        row("model A extends B(break x, c = 1, break connect(a.b, c[1])); end A;",
            "model A\n  extends B(c = 1) break x break connect a.b c[1]\n");
        // components
        row("model A Real a, b[2] = {1, 2} \"s\", c(start = 1) if d annotation(e); end A;",
            "model A\n  Real <a> <b[2] = {1 2} \"s\"> <c(start = 1) if d annotation(e)>\n");
        row("model A Real[:, 3] a; end A;", "model A\n  Real[: 3] <a>\n");
        row("model A redeclare final inner outer replaceable flow discrete input .B.C x; end A;",
            "model A\n  redeclare final inner outer replaceable flow discrete input .B.C <x>\n");
        row("model A stream parameter output Real x; constant Real y; end A;",
            "model A\n  stream parameter output Real <x>\n  constant Real <y>\n");
        row("model A public Real a; protected Real b; public Real c; end A;",
            "model A\n  Real <a>\n  protected Real <b>\n  Real <c>\n");
        row("model A replaceable Real x \"s\" constrainedby B(y = 1) \"t\" annotation(u); end A;",
            "model A\n  replaceable Real <x \"s\"> constrainedby B(y = 1) \"t\" annotation(u)\n");
        row("model A replaceable package M = B(x = 1) constrainedby C; end A;",
            "model A\n  replaceable package M = B(x = 1) constrainedby C\n");
        row("model A inner replaceable model B end B; end A;", "model A\n  inner replaceable model B\n");
        row("model A redeclare function extends f end f; end A;", "model A\n  redeclare function extends f\n");
        row("package A model B Real x; end B; end A;", "package A\n  model B\n    Real <x>\n");
        row("model A Real x := 1; end A;", "model A\n  Real <x = 1>\n");
        row("model A Real x(start = 2) := 1; end A;", "model A\n  Real <x(start = 2) = 1>\n");
        row("model A Real x = break; end A;", "model A\n  Real <x = break>\n");
        // modifications
        row("model A B b(each final c.d(e = 1) = 2 \"s\", f()); end A;",
            "model A\n  B <b(each final c.d(e = 1) = 2 \"\", f())>\n");
        row("model A B b(redeclare final C d, redeclare model E = F(g = 1), redeclare replaceable H i constrainedby "
            "J); end A;",
            "model A\n  B <b(final redeclare final C <d>, redeclare model E = F(g = 1), "
            "redeclare replaceable H <i> constrainedby J)>\n");
        row("model A B b(replaceable parameter C d = 1, each replaceable model E = F); end A;",
            "model A\n  B <b(replaceable parameter C <d = 1>, each replaceable model E = F)>\n");
        row("model A B b(); end A;", "model A\n  B <b()>\n");
        // equations
        row("model A equation x = 1 \"s\" annotation(a); (a, , b) = f(x); assert(x > 0, \"m\"); initial equation y = "
            "2; end A;",
            "model A\nequation\n  x = 1 \"s\" annotation(a)\n  (tuple a - b) = (call f x)\n  (call assert (> x 0) "
            "\"m\")\n"
            "initial equation\n  y = 2\n");
        row("model A equation connect(a.b[1], c) annotation(Line(points = {{0, 0}})); end A;",
            "model A\nequation\n  connect a.b[1] c annotation(Line(points = {{0 0}}))\n");
        row("model A equation if a then x = 1; elseif b then x = 2; else x = 3; y = 4; end if; end A;",
            "model A\nequation\n  if\n  - a\n    x = 1\n  - b\n    x = 2\n  - else\n    x = 3\n    y = 4\n");
        row("model A equation for i in 1:3, j loop connect(a[i], b[j]); end for \"s\"; end A;",
            "model A\nequation\n  for i in (range 1 3), j \"s\"\n    connect a[i] b[j]\n");
        row("model A equation when {initial(), a} then x = 1; elsewhen b then reinit(y, 2); end when; end A;",
            "model A\nequation\n  when\n  - {(call initial) a}\n    x = 1\n  - b\n    (call reinit y 2)\n");
        row("model A equation initial() = a; end A;", "model A\nequation\n  (call initial) = a\n");
        row("model A equation der(x) = if a then 1 else 2; 0 = -x; end A;",
            "model A\nequation\n  (call der x) = (if a 1 2)\n  0 = (- x)\n");
        // statements
        row("function f algorithm x := 1; (a, , b) := g(x); (c) := h(); p.q(1); break; return \"s\"; end f;",
            "function f\nalgorithm\n  x := 1\n  (tuple a - b) := (call g x)\n  (c) := (call h)\n  (call p.q 1)\n  "
            "break\n"
            "  return \"s\"\n");
        row("model A initial algorithm a[1].b := 2; end A;", "model A\ninitial algorithm\n  a[1].b := 2\n");
        row("function f algorithm while a loop x := 1; end while; for i loop y := i; end for; end f;",
            "function f\nalgorithm\n  while a\n    x := 1\n  for i\n    y := i\n");
        row("function f algorithm if a then x := 1; elseif b then else return; end if; end f;",
            "function f\nalgorithm\n  if\n  - a\n    x := 1\n  - b\n  - else\n    return\n");
        row("model A algorithm when a then x := 1; elsewhen b then x := 2; end when; end A;",
            "model A\nalgorithm\n  when\n  - a\n    x := 1\n  - b\n    x := 2\n");
        // external, annotations
        row("function f external; end f;", "function f\nexternal \n");
        row("function f external \"builtin\"; end f;", "function f\nexternal builtin\n");
        row("function f external \"C\" y.z = g(x, size(x, 1)) annotation(Library = \"m\"); annotation(Inline = true); "
            "end f;",
            "function f annotation(Inline = true)\nexternal C y.z = g(x (call size x 1)) annotation(Library = "
            "\"m\")\n");
        row("function f external \"C\" g(); end f;", "function f\nexternal C g()\n");
        row("model A annotation(); end A;", "model A annotation()\n");
        row("model A annotation(Icon(graphics = {Line(points = {{1, 2}})})); Real x; end A;",
            "model A annotation(Icon(graphics = {(call Line points={{1 2}})}))\n  Real <x>\n");
        row("model A public end A;", "model A\n");
    }

    void outlines()
    {
        QFETCH(QByteArray, bytes);
        const auto tree = parseText(bytes);
        QCOMPARE(messagesOf(*tree), QString());
        QCOMPARE(tree->root().classes.size(), std::size_t{1});
        QTEST(outlineOf(*tree->root().classes[0]), "expected");
        QCOMPARE(tree->root().classes[0]->span.begin, 0);
        QCOMPARE(tree->root().classes[0]->span.end, bytes.size() - 1);
    }

    void storedDefinitions_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* bytes, const char* expected) {
            QTest::newRow(bytes) << QByteArray(bytes) << QString::fromUtf8(expected);
        };
        row("", "-:");
        row("// only a comment", "-:");
        row("within;", "within :");
        row("within A.B; model C end C;", "within A.B: C");
        row("final model C end C; model D end D;", "-: final C D");
    }

    void storedDefinitions()
    {
        QFETCH(QByteArray, bytes);
        const auto tree = parseText(bytes);
        QCOMPARE(messagesOf(*tree), QString());
        const auto& root = tree->root();
        QString text = root.hasWithin ? QStringLiteral("within ") + nameText(root.within) : QStringLiteral("-");
        text += u':';
        for (std::size_t i = 0; i < root.classes.size(); ++i)
            text +=
                (root.finals[i] ? QStringLiteral(" final ") : QStringLiteral(" ")) + toText(root.classes[i]->name.text);
        QTEST(text, "expected");
    }

    void placesOfTheParts()
    {
        const QByteArray bytes =
            "model A \"s\"\n  final parameter Real x(start=1) = 2 \"d\" , y;\nequation\n  a = b ;\nend A;";
        const auto tree = parseText(bytes);
        const auto written = [&](bramah::model::Span span) { return bytes.mid(span.begin, span.length()); };
        const auto& definition = *tree->root().classes[0];
        QCOMPARE(bytes.left(definition.headerEnd), QByteArray("model A \"s\""));
        const auto& element = *definition.elements[0];
        QCOMPARE(written(element.span), QByteArray("final parameter Real x(start=1) = 2 \"d\" , y"));
        QCOMPARE(written(element.components[0].span), QByteArray("x(start=1) = 2 \"d\""));
        QCOMPARE(written(element.components[0].modification->span), QByteArray("(start=1) = 2"));
        QCOMPARE(written(element.components[0].modification->nested->span), QByteArray("(start=1)"));
        QCOMPARE(written(element.components[0].comment.span), QByteArray("\"d\""));
        QVERIFY(element.components[1].comment.span.isEmpty());
        QCOMPARE(written(definition.equationSections[0].span), QByteArray("equation\n  a = b ;"));
        QCOMPARE(written(definition.equationSections[0].equations[0]->span), QByteArray("a = b"));
        QCOMPARE(written(definition.endName.span), QByteArray("A"));
    }
};

BRAMAH_TEST(ClassTest);
#include "class_test.moc"
