// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

namespace bramah::solver {

/// Values that are too large for a model, or take too long to find, are refused with a message, in what is evaluated
/// beforehand and in equations alike.
class LargeValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tooLargeIsRefused_data();
    void tooLargeIsRefused();
    void tooLongHearsAStop();
    void largeEnoughIsMade_data();
    void largeEnoughIsMade();
    void unknownElementsMakeSumsUnknown();
    void integersThatAreTooLargeAreUnknown();
    void variablesOfFunctionsHaveASize_data();
    void variablesOfFunctionsHaveASize();
};

namespace {

/// A function that goes round 60 times with what \a statement does to \a variable, and gives \a result.
QByteArray doubling(const char* variable, const char* statement, const char* result)
{
    return QByteArray("function f input Integer n; output Integer y; protected ") + variable +
           "; algorithm for i in 1:60 loop " + statement + " end for; y := " + result + "; end f; ";
}

}  // namespace

void LargeValuesTest::tooLargeIsRefused_data()
{
    QTest::addColumn<QByteArray>("functions");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* value, const QByteArray& functions = {}) {
        QTest::newRow(functions.isEmpty() ? value : functions.constData()) << functions << QByteArray(value);
    };
    row("sum(1 for i in 1:100000, j in 1:100000)");
    row("sum(sum(sum(1 for c in 1:1000) for b in 1:1000) for a in 1:1000)");
    row("sum(fill(1, 1000000, 100000))");
    row("sum(fill(fill(1, 2000), 2000))");
    row("sum(zeros(1000000000))");
    row("integer(sum(linspace(0, 1, 1000000000)))");
    row("sum(identity(100000))");
    row("sum(diagonal(ones(20000)))");
    row("sum(identity(900)*identity(900))");
    row("sum(identity(300)^100)");
    row("sum(outerProduct(1:20000, 1:20000))");
    row("f(1)", doubling("String s = \"ab\"", "s := s + s;", "if s == \"a\" then 1 else 2"));
    row("f(1)", doubling("Integer a[:] = {1, 2}", "a := cat(1, a, a);", "size(a, 1)"));
    row("f(1)", doubling("Integer a", "for j in 1:1000000 loop a := j; end for;", "a"));
    row("f(1)", doubling("Integer a", "a := 0; while a < 2 loop a := a - 0; end while;", "a"));
}

void LargeValuesTest::tooLargeIsRefused()
{
    QFETCH(QByteArray, functions);
    QFETCH(QByteArray, value);
    for (const char* model : {"parameter Integer n = %; Real x[n] = ones(n)*time;", "Real x = %*time;"}) {
        const auto outcome =
            test::flattenText(functions + "model M " + QByteArray(model).replace("%", value) + " end M;");
        QVERIFY2(!outcome.model, model);
        QVERIFY2(std::ranges::any_of(
                     outcome.diagnostics,
                     [](const auto& said) { return model::severityOf(said.kind) == model::Severity::Error; }),
                 model);
    }
}

void LargeValuesTest::tooLongHearsAStop()
{
    int questions = 0;
    const auto outcome = test::flattenText(doubling("Integer a", "for j in 1:1000000 loop a := j; end for;", "a") +
                                               "model M parameter Integer n = f(1); Real x[n] = ones(n)*time; end M;",
                                           {}, [&questions] { return ++questions > 5; });
    QVERIFY(!outcome.model);
    QVERIFY2(questions < 100, qPrintable(QString::number(questions)));
}

void LargeValuesTest::largeEnoughIsMade_data()
{
    QTest::addColumn<QByteArray>("value");
    for (const char* value : {"integer(sum(fill(1, 500, 1000)))/100000", "integer(sum(linspace(0, 1, 10)))",
                              "integer(sum(identity(5)^3))", "div(integer(sum(identity(100) * ones(100))), 20)"})
        QTest::newRow(value) << QByteArray(value);
}

void LargeValuesTest::largeEnoughIsMade()
{
    QFETCH(QByteArray, value);
    const auto outcome =
        test::flattenText("model M parameter Integer n = integer(" + value + "); Real x[n] = ones(n)*time; end M;");
    QVERIFY(outcome.model);
    QCOMPARE(outcome.model->equations.size(), std::size_t{5});
}

void LargeValuesTest::unknownElementsMakeSumsUnknown()
{
    // Not the sum of what comes after the element that is not known.
    const auto outcome = test::flattenText(
        "model M parameter Integer p(fixed = false); parameter Integer n = sum({1, p, 3}); Real x[n] = ones(n)*time; "
        "initial equation p = 2; end M;");
    QVERIFY(!outcome.model);
}

void LargeValuesTest::integersThatAreTooLargeAreUnknown()
{
    for (const char* size :
         {"3000000000*3000000000*3", "9000000000000000*1000 + 9000000000000000*1000", "integer(1e300)"}) {
        const auto outcome =
            test::flattenText("model M parameter Integer n = " + QByteArray(size) + "; Real x[n]; end M;");
        QVERIFY(!outcome.model);
        QCOMPARE(outcome.diagnostics.front().kind, model::DiagnosticKind::SizeNotKnown);
    }
}

void LargeValuesTest::variablesOfFunctionsHaveASize_data()
{
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<model::DiagnosticKind>("kind");
    const auto row = [](const char* variable, model::DiagnosticKind kind) {
        QTest::newRow(variable) << QByteArray(variable) << kind;
    };
    row("Real a[1000000000]", model::DiagnosticKind::ArrayTooLarge);
    row("Real a[100000, 100000, 100000, 100000]", model::DiagnosticKind::ArrayTooLarge);
    row("record R Real b[1000000]; end R; R a[1000000]", model::DiagnosticKind::ArrayTooLarge);
    row("Real a[-3]", model::DiagnosticKind::SizeNotKnown);
    row("Real a[-3, -3]", model::DiagnosticKind::SizeNotKnown);
    row("Real a[2.5]", model::DiagnosticKind::SizeNotKnown);
}

void LargeValuesTest::variablesOfFunctionsHaveASize()
{
    QFETCH(QByteArray, variable);
    QFETCH(model::DiagnosticKind, kind);
    const QByteArray function =
        "function f input Integer u; output Integer y; protected " + variable + "; algorithm y := u; end f; ";
    for (const char* model :
         {"model M Real x = f(1)*time; end M;", "model M Integer n = integer(time); Integer k = f(n); end M;"}) {
        const auto outcome = test::flattenText(function + model);
        QVERIFY2(!outcome.model, model);
        QCOMPARE(std::ssize(outcome.diagnostics), 1);
        QCOMPARE(outcome.diagnostics.front().kind, kind);
    }
}

}  // namespace bramah::solver

using bramah::solver::LargeValuesTest;
BRAMAH_TEST(LargeValuesTest);

#include "large_values_test.moc"
