// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/syntax/parse_text.h"
#include "tests/model/syntax/tree_shape.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::test;

class ExpressionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* bytes, const char* expected) {
            QTest::newRow(bytes) << QByteArray(bytes) << QString::fromUtf8(expected);
        };
        // literals
        row("1", "1");
        row("1.", "1r");
        row(".25", "0.25r");
        row("2.5e-3", "0.0025000000000000001r");
        row("1e999", "infr");
        row("1e-999", "0r");
        row("1e+99999999999999999999", "infr");
        row("0.0001e-99999999999999999999", "0r");
        row("true", "true");
        row("\"a\\nb\"", "\"a\\nb\"");
        // precedence, weakest first: range, or, and, not, relation, sum, product, power
        row("a + b * c", "(+ a (* b c))");
        row("a - b - c", "(- (- a b) c)");
        row("a / b / c * d", "(* (/ (/ a b) c) d)");
        row("-a^b", "(- (^ a b))");
        row("-a*b", "(- (* a b))");
        row("-a + b", "(+ (- a) b)");
        row("+a .- b", "(.- (+ a) b)");
        row(".-a .* b ./ c .^ d .+ e", "(.+ (.- (./ (.* a b) (.^ c d))) e)");
        row("a^(-b)", "(^ a ((- b)))");
        row("not a == b", "(not (== a b))");
        row("not a and b", "(and (not a) b)");
        row("a or b and not c", "(or a (and b (not c)))");
        row("a and b or c and d", "(or (and a b) (and c d))");
        row("a + b < c * d", "(< (+ a b) (* c d))");
        row("a <> b", "(<> a b)");
        row("a >= b and c <= d", "(and (>= a b) (<= c d))");
        row("1:n+1", "(range 1 (+ n 1))");
        row("1:2:9", "(range 1 2 9)");
        row("a or b : c", "(range (or a b) c)");
        row("2./a", "(/ 2r a)");
        // references
        row("a.'b c'.d", "a.'b c'.d");
        row(".a.b", ".a.b");
        row("a[:]", "a[:]");
        row("a[1, :, end - 1].b[end]", "a[1 : (- end 1)].b[end]");
        row("a[b[end]]", "a[b[end]]");
        row("a[f(end)]", "a[(call f end)]");
        row("a[2:end]", "a[(range 2 end)]");
        row("(a + b)[1]", "((+ a b))[1]");
        // calls
        row("f()", "(call f)");
        row("f(a, b = 1, c = d)", "(call f a b=1 c=d)");
        row("f(x = 1)", "(call f x=1)");
        row("A.B.f(a)", "(call A.B.f a)");
        row("f(function g(a = 1))", "(call f (function g a=1))");
        row("f(function .A.g(), b)", "(call f (function .A.g) b)");
        row("f(a, b = function g(c = 2))", "(call f a b=(function g c=2))");
        row("initial()", "(call initial)");
        row("der(x)", "(call der x)");
        row("pure(f(x))", "(call pure (call f x))");
        row("sum(i^2 for i in 1:n)", "(call sum (^ i 2) for i in (range 1 n))");
        row("max(a[i, j] for i, j in {1, 2})", "(call max a[i j] for i, j in {1 2})");
        // arrays
        row("{1, {2}}", "{1 {2}}");
        row("{}", "{}");
        row("{i for i in 1:3}", "{i for i in (range 1 3)}");
        row("{i*j for i in 1:3, j in 1:2}", "{(* i j) for i in (range 1 3), j in (range 1 2)}");
        row("[1, 2; 3, 4]", "[1 2; 3 4]");
        row("[a; b]", "[a; b]");
        // tuples and parentheses
        row("(a)", "(a)");
        row("((a))", "((a))");
        row("(a, , b)", "(tuple a - b)");
        row("(, a)", "(tuple - a)");
        row("(a, )", "(tuple a -)");
        row("()", "(tuple)");
        // if
        row("if a then b else c", "(if a b c)");
        row("if a then b elseif c then d else e + 1", "(if a b c d (+ e 1))");
        row("if a then if b then c else d else e", "(if a (if b c d) e)");
        row("1 + (if a then b else c)", "(+ 1 ((if a b c)))");
        // comments anywhere
        row("a /* x */ + // y\n b", "(+ a b)");
    }

    void shapes()
    {
        QFETCH(QByteArray, bytes);
        const auto tree = parseExpression(bytes);
        QCOMPARE(messagesOf(*tree), QString());
        QTEST(shapeOf(tree->expression()), "expected");
    }

    void spanCoversTheText_data() { shapes_data(); }

    void spanCoversTheText()
    {
        QFETCH(QByteArray, bytes);
        const auto tree = parseExpression(bytes);
        QCOMPARE(tree->expression()->span, (bramah::model::Span{0, static_cast<std::int32_t>(bytes.size())}));
    }

    void rejected_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* bytes, const char* expected) {
            QTest::newRow(bytes) << QByteArray(bytes) << QString::fromUtf8(expected);
        };
        row("", "1:1: found the end of the text where an expression was expected");
        row("a +", "1:4: found the end of the text where an expression was expected");
        row("a < b < c", "1:7: found `<` where `and` (relations cannot be chained) was expected");
        row("a ^ b ^ c", "1:7: found `^` where another operator (put one of the powers in parentheses) was expected");
        row("a * -b", "1:5: found `-` where an operand (put a signed one in parentheses) was expected");
        row("not not a", "1:5: found `not` where an expression was expected");
        row("end", "1:1: found `end` where an expression was expected");
        row("a b", "1:3: found `b` where an operator or the end was expected");
        row("a \"b\"", "1:3: found a string where an operator or the end was expected");
        row("(a", "1:3: found the end of the text where `)` was expected");
        row("{1, 2", "1:6: found the end of the text where `}` was expected");
        row("[1, 2)", "1:6: found `)` where `]` was expected");
        row("f(a = 1, b)", "1:10: found `b` where a named argument, such as `name = value` was expected");
        row("f(a, )", "1:6: found `)` where an expression was expected");
        row("der x", "1:5: found `x` where `(` was expected");
        row("if a then b", "1:12: found the end of the text where `else` was expected");
        row("if a = 1 then b else c", "1:6: found `=` where `==` was expected");
        row("a.1", "1:2: found `.1` where an operator or the end was expected");
        row("a.", "1:3: found the end of the text where a name was expected");
        row("3 # 4", "1:3: the character `#` has no meaning in Modelica; remove it");
        row("\"abc", "1:1: this string has no closing quote; add `\"` at its end");
        row("'abc", "1:1: this quoted name has no closing quote; add `'` at its end");
    }

    void rejected()
    {
        QFETCH(QByteArray, bytes);
        const auto tree = parseExpression(bytes);
        QVERIFY(tree->expression());
        QTEST(messagesOf(*tree), "expected");
    }
};

BRAMAH_TEST(ExpressionTest);
#include "expression_test.moc"
