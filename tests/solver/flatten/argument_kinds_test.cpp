// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::solver {

/// Operators and predefined functions take the kinds of values that Modelica 3.6 gives them (3.4 to 3.7, 10.3), in
/// equations, algorithms, functions, constants and sizes alike.
class ArgumentKindsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void argumentsOfBuiltins_data();
    void argumentsOfBuiltins();
    void whatIsEvaluatedBeforehand_data();
    void whatIsEvaluatedBeforehand();
    void subscripts_data();
    void subscripts();
    void loopsOverWhatNumbersAnArray();
};

namespace {

/// Columns for a text and what is said of it; the result adds a row.
auto textsAndWords()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    return
        [](const char* text, const char* said) { QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(said); };
}

/// All that is said of model M, each behind the text that it is said of.
QString saidOf(const QByteArray& text)
{
    const FlattenOutcome outcome = test::flattenText("type E = enumeration(a, b); " + text);
    QStringList said;
    for (const auto& diagnostic : outcome.diagnostics) {
        const auto view = diagnostic.text ? diagnostic.text->view(diagnostic.span) : std::string_view();
        said << QString::fromUtf8(view.data(), std::ssize(view)) + QStringLiteral(" ~ ") +
                    model::nameOf(diagnostic.kind) + QStringLiteral(" ~ ") +
                    diagnostic.arguments.mid(1).join(QStringLiteral(" ~ "));
    }
    if (outcome.model == nullptr && said.isEmpty())
        said << QStringLiteral("refused without a word");
    return said.join(QStringLiteral(" | "));
}

}  // namespace

void ArgumentKindsTest::argumentsOfBuiltins_data()
{
    QTest::addColumn<QByteArray>("declaration");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* declaration, const char* said) {
        QTest::newRow(declaration) << QByteArray(declaration) << QString::fromUtf8(said);
    };
    const auto kind = [&row](const char* declaration, const char* place, const char* is, const char* needed) {
        row(declaration, qPrintable(QStringLiteral("%1 ~ types-differ ~ %2 ~ %3")
                                        .arg(QLatin1String(place), QLatin1String(is), QLatin1String(needed))));
    };
    const char *const real = "a Real", *const whole = "an Integer", *const truth = "a Boolean";
    const char* const ordered = "a number, a Boolean or an enumeration";
    kind("Real x = sin(true)", "true", truth, real);
    kind("Real x = sqrt(\"a\")", "\"a\"", "a String", real);
    kind("Real x = abs(true)", "true", truth, real);
    kind("Boolean x = abs(true)", "true", truth, real);
    kind("Integer x = sign(E.a)", "E.a", "of enumeration E", real);
    kind("Real x = floor(true)", "true", truth, real);
    kind("Integer x = integer(true)", "true", truth, real);
    kind("Integer x = integer(E.a)", "E.a", "of enumeration E", real);
    row("Integer x = integer(2)", "");
    kind("Integer x = Integer(2.5)", "2.5", real, "an enumeration");
    kind("Integer x = Integer(true)", "true", truth, "an enumeration");
    row("Integer x = Integer(E.b)", "");
    kind("Real x = atan2(true, 1)", "true", truth, real);
    kind("Real x = div(true, 2)", "true", truth, real);
    kind("Real x = mod(time, false)", "false", truth, real);
    kind("Real x = min(true, 2)", "2", whole, truth);
    kind("Real x = max(\"a\", \"b\")", "\"a\"", "a String", ordered);
    kind("Boolean x = max(E.a, E.b) > 1", "1", whole, "of enumeration E");
    row("Boolean x = min(true, time > 1)", "");
    row("E x = max(E.a, E.b)", "");
    row("E x = max({E.a, E.b})", "");
    kind("Real x = sum({true, false})", "{true, false}", truth, real);
    kind("Real x = product({true, false})", "{true, false}", truth, real);
    kind("Real x = sum(true for i in 1:3)", "true", truth, real);
    row("Boolean x = max(i > 2 for i in 1:3)", "");
    kind("Boolean x = sample(true, 1)", "true", truth, real);
    kind("Boolean x = sample(0, \"a\")", "\"a\"", "a String", real);
    kind("Real x = smooth(true, time)", "true", truth, whole);
    kind("Real x = smooth(1.5, time)", "1.5", real, whole);
    row("Real x = smooth(-1, time)", "smooth(-1, time) ~ wrong-arguments ~ ");
    row("Real x = smooth(integer(time), time)", "integer(time) ~ range-not-known ~ ");
    row("parameter Integer n = 1; Real x = smooth(n, time)", "");
    kind("Boolean x = smooth(1, true)", "true", truth, real);
    kind("Real x = der(true)", "true", truth, real);
    kind("Integer n = integer(time); Real x = der(n)", "n", whole, real);
    row("Real x = der(3)", "");
    row("parameter Real p = 3; Real x = der(p)", "");
    kind("Real x = delay(true, 1)", "true", truth, real);
    kind("Real x = delay(time, true)", "true", truth, real);
    row("Boolean x = homotopy(true, false)",
        "true ~ types-differ ~ a Boolean ~ a Real | false ~ types-differ ~ a Boolean ~ a Real");
    kind("Real x = homotopy(time, true)", "true", truth, real);
    kind("Real x = semiLinear(true, 1, 2)", "true", truth, real);
    kind("Boolean x = edge(1)", "1", whole, truth);
    kind("Integer n = integer(time); Boolean x = edge(n)", "n", whole, truth);
    row("Integer n = integer(time); Boolean x = change(n)", "");
    row("Boolean x = noEvent(time > 1)", "");
    row("Boolean x = initial(1)", "initial(1) ~ wrong-arguments ~ ");
    kind("Real x[3] = zeros(3.0)", "3.0", real, whole);
    kind("Real x[2, 2] = identity(2.0)", "2.0", real, whole);
    kind("Real x[2] = fill(1, 2.0)", "2.0", real, whole);
    kind("Real x[1] = ones(true)", "true", truth, whole);
    kind("Real x[2] = linspace(1, 2, 2.0)", "2.0", real, whole);
    kind("Real x[2] = linspace(true, 2, 2)", "true", truth, real);
    kind("Real x[2, 2] = diagonal({true, false})", "{true, false}", truth, real);
    kind("Real x = size({1, 2}, true)", "true", truth, whole);
    kind("Real x[3] = cat(1.0, {1, 2}, {3})", "1.0", real, whole);
    kind("Real x[3] = cat(1, {1, 2}, {true})", "{true}", truth, whole);
    kind("Real x[3] = {1, true, 2}", "true", truth, whole);
    kind("Real x[1, 3] = [1, true, 2]", "true", truth, whole);
    row("Real x[3] = {1, 2.5, 2}", "");
    row("Real x[4] = vector({{1, 2}, {3, 4}})", "vector({{1, 2}, {3, 4}}) ~ wrong-arguments ~ ");
    row("Real x[2] = vector({{1}, {3}})", "");
    row("Real x[2, 2] = matrix({{{1}, {2}}, {{3}, {4}}})", "");
    row("Real x[2, 2] = matrix({{{1, 2}}, {{3, 4}}})", "matrix({{{1, 2}}, {{3, 4}}}) ~ wrong-arguments ~ ");
    row("Real x = mod(3, 0)", "mod(3, 0) ~ division-by-zero ~ ");
    row("Real x = mod(time, 0)", "mod(time, 0) ~ division-by-zero ~ ");
    row("Real x = div(time, 0)", "div(time, 0) ~ division-by-zero ~ ");
    row("Real x = rem(3, 0)", "rem(3, 0) ~ division-by-zero ~ ");
    row("parameter Real x = mod(3, 0)", "mod(3, 0) ~ division-by-zero ~ ");
    row("constant Integer n = 0; Integer x = if n == 0 then 1 else mod(3, n)", "");
    row("Real x; equation der(x) = 1; when time > 1 then reinit(x, true); end when",
        "true ~ types-differ ~ a Boolean ~ a Real");
    row("Real x = time; equation assert(x < 1, 1)", "1 ~ types-differ ~ an Integer ~ a String");
    row("Real x = time; equation assert(x < 1, \"a\", 1)", "1 ~ types-differ ~ an Integer ~ an enumeration");
    row("Real x = time; equation when x > 1 then terminate(1); end when", "1 ~ types-differ ~ an Integer ~ a String");
    kind("Real x = \"a\" + 1", "1", whole, "a String");
    kind("Boolean x = \"a\" < 1", "1", whole, "a String");
    kind("Boolean x = \"a\" and true", "\"a\"", "a String", truth);
    kind("Real x = 2*\"a\"", "\"a\"", "a String", real);
    kind("parameter String x = \"a\"*\"b\"", "\"a\"", "a String", real);
    kind("Real x = -\"a\"", "\"a\"", "a String", real);
    row("parameter String x = \"a\" + \"b\"; Boolean y = x == \"ab\" and x < \"b\"", "");
    row("parameter String x = String()", "String() ~ wrong-arguments ~ ");
    row("parameter String x = String(\"a\")", "String(\"a\") ~ wrong-arguments ~ ");
    row("parameter String x = String({1, 2})", "String({1, 2}) ~ wrong-arguments ~ ");
    row("parameter String x = String(1, 2, 3)", "String(1, 2, 3) ~ wrong-arguments ~ ");
    row("parameter String x = String(3, foo = 2)", "foo ~ unknown-name ~ ");
    kind("parameter String x = String(3, minimumLength = 2.5)", "2.5", real, whole);
    kind("parameter String x = String(2.5, significantDigits = \"a\")", "\"a\"", "a String", whole);
    kind("parameter String x = String(true, leftJustified = 1)", "1", whole, truth);
    row("parameter String x = String(2.5, significantDigits = 4, minimumLength = 10, leftJustified = false)", "");
    row("parameter String x = String(2.5, format = \".2f\")", "");
}

void ArgumentKindsTest::argumentsOfBuiltins()
{
    QFETCH(QByteArray, declaration);
    QFETCH(QString, said);
    QCOMPARE(saidOf("model M " + declaration + "; end M;"), said);
}

void ArgumentKindsTest::whatIsEvaluatedBeforehand_data()
{
    const auto row = textsAndWords();
    const char* const number = "true ~ types-differ ~ a Boolean ~ a Real";
    row("model M constant Real c = true + 1; Real y = c; end M;", number);
    row("model M constant Real c = sin(true); Real y = c; end M;", number);
    row("model M parameter Real p = sin(true); end M;", number);
    row("model M constant Boolean c = true < 1; Boolean y = c; end M;", "1 ~ types-differ ~ an Integer ~ a Boolean");
    row("model M constant Boolean c = E.a < 1; Boolean y = c; end M;",
        "1 ~ types-differ ~ an Integer ~ of enumeration E");
    row("package P constant Real c = true + 1; end P; model M Real y = P.c; end M;", number);
    row("package P constant Real c = sin(true); end P; model M Real y = P.c; end M;", number);
    row("package P constant Boolean c = true < 1; end P; model M Boolean y = P.c; end M;",
        "1 ~ types-differ ~ an Integer ~ a Boolean");
    row("package P constant Integer c = 2.5; end P; model M Real y = P.c; end M;",
        "2.5 ~ types-differ ~ a Real ~ an Integer");
    row("package P constant Real c = true; end P; model M Real y = P.c; end M;", number);
    row("package P constant Real c = 1; end P; model M Integer n = integer(P.c); Real y = P.c; end M;", "");
    row("function f input Integer u; output Integer y; algorithm y := u + true; end f; model M constant Integer n = "
        "f(2); Real y = n; end M;",
        number);
    row("function f input Integer u; output Integer y; algorithm if 1 then y := u; else y := 2; end if; end f; model M "
        "constant Integer n = f(2); Real y = n; end M;",
        "1 ~ types-differ ~ an Integer ~ a Boolean");
    row("function f input Integer u; output Integer y; algorithm y := 2.5; end f; model M constant Real n = f(2); Real "
        "y = n; end M;",
        "2.5 ~ types-differ ~ a Real ~ an Integer");
    row("function f input Integer u; output Real y; algorithm y := u; end f; model M constant Real n = f(2.5); Real "
        "y = n; end M;",
        "2.5 ~ types-differ ~ a Real ~ an Integer");
    row("function f input Real u; output Real y; algorithm y := sin(true); end f; model M Real x = f(time); end M;",
        number);
    row("function f input Real u; output Real y; algorithm while 1 loop y := u; break; end while; end f; model M Real "
        "x = f(time); end M;",
        "1 ~ types-differ ~ an Integer ~ a Boolean");
    row("model M parameter Integer n = 2; Real x[n + true] = zeros(3); end M;",
        "n + true ~ size-not-known ~  | true ~ types-differ ~ a Boolean ~ a Real");
    row("model M Real x[2.0] = zeros(2); end M;", "2.0 ~ types-differ ~ a Real ~ an Integer");
    row("model M Real x[:] = zeros(2.0); end M;", ": ~ size-not-known ~  | 2.0 ~ types-differ ~ a Real ~ an Integer");
}

void ArgumentKindsTest::whatIsEvaluatedBeforehand()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    QCOMPARE(saidOf(text), said);
}

void ArgumentKindsTest::subscripts_data()
{
    const auto row = textsAndWords();
    const char* const byNumber = "1 ~ types-differ ~ an Integer ~ of enumeration E";
    row("model M Real z[E] = {time, 2}; Real x = z[1]; end M;", byNumber);
    row("model M Real z[E] = {time, 2}; Real x = z[E.b]; end M;", "");
    row("model M parameter Real z[E] = {1, 2}; Real x[2] = z[{E.b, E.a}]*time; end M;", "");
    row("model M parameter Real z[E] = {1, 2}; Real x[2] = z[{1, 2}]*time; end M;",
        "{1, 2} ~ types-differ ~ an Integer ~ of enumeration E");
    row("model M parameter Real z[3, E] = ones(3, 2); Real x = z[2, E.b]*time; end M;", "");
    row("model M parameter Real z[3, E] = ones(3, 2); Real x = z[E.b, 2]*time; end M;",
        "E.b ~ types-differ ~ of enumeration E ~ an Integer");
    row("model M Real z[Boolean] = {time, 2}; Real x = z[true] + z[time > 1]; end M;", "");
    row("model M Real z[Boolean] = {time, 2}; Real x[2] = z[{true, false}]; end M;", "");
    row("model M Real z[Boolean] = {time, 2}; Real x = z[1]; end M;", "1 ~ types-differ ~ an Integer ~ a Boolean");
    row("model M Real z[2] = {time, 2}; Real x = z[true]; end M;", "true ~ types-differ ~ a Boolean ~ an Integer");
    row("model M Real z[2] = {time, 2}; Real x = z[E.a]; end M;", "E.a ~ types-differ ~ of enumeration E ~ an Integer");
    row("model M Real z[2] = {time, 2}; Real x = z[\"a\"]; end M;", "\"a\" ~ types-differ ~ a String ~ an Integer");
    row("model M Real z[2] = {time, 2}; Real x = z[if time > 1 then E.a else E.b]; end M;",
        "if time > 1 then E.a else E.b ~ types-differ ~ of enumeration E ~ an Integer");
    row("model A Real x = time; end A; model M A a[E]; Real x = a[1].x; end M;", byNumber);
    row("model A Real x = time; end A; model M A a[E]; Real x = a[E.a].x; end M;", "");
    row("type V = Real[E]; model M V z = {time, 2}; Real x = z[1]; end M;", byNumber);
    row("connector C Real p; flow Real q; end C; model A C c; equation c.q = c.p; end A; model M A a[E], b; equation "
        "connect(a[1].c, b.c); end M;",
        byNumber);
    row("function f input Real z[E]; output Real y; algorithm y := z[1]; end f; model M Real x = f({time, 2}); end M;",
        byNumber);
    row("function f input Real u; output Real y; protected Real z[E]; algorithm z[1] := u; z[E.b] := u; y := z[E.a]; "
        "end f; model M Real x = f(time); end M;",
        byNumber);
    row("function f input Real z[:]; output Real y; algorithm y := z[true]; end f; model M Real x = f({time, 2}); "
        "end M;",
        "true ~ types-differ ~ a Boolean ~ an Integer");
}

void ArgumentKindsTest::subscripts()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    QCOMPARE(saidOf(text), said);
}

void ArgumentKindsTest::loopsOverWhatNumbersAnArray()
{
    // A range that is left out is that of the array's indices (Modelica 3.6, 11.2.2.1), whatever they are.
    const auto outcome = test::flattenText(
        "type E = enumeration(a, b); model M parameter Real p[E] = {1, 2}; Real x[E], y[Boolean], z[2]; Real s; "
        "equation for i loop x[i] = p[i]*time; end for; for i loop y[i] = if i then time else 2; end for; "
        "z = {p[i]*time for i}; s = sum(y[i] for i); end M;");
    for (const auto& diagnostic : outcome.diagnostics)
        qWarning("%s", qPrintable(diagnostic.commandLineText()));
    QVERIFY(outcome.model);
    QVERIFY(outcome.diagnostics.empty());
    QCOMPARE(outcome.model->equations.size(), std::size_t{7});
}

}  // namespace bramah::solver

using bramah::solver::ArgumentKindsTest;
BRAMAH_TEST(ArgumentKindsTest);

#include "argument_kinds_test.moc"
