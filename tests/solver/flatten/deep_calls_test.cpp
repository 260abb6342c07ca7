// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

namespace bramah::solver {

/// Recursion that would overflow the stack ends with a message instead. The depth is that of the text times that of its
/// calls. They stand in statements, nested statements, brackets and long sums, in equations and in expressions that are
/// evaluated beforehand.
class DeepCallsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recursionWithoutRoomIsRefused_data();
    void recursionWithoutRoomIsRefused();
    void recursionWithRoomIsEvaluated();
    void longChainsOfParameters();
};

void DeepCallsTest::recursionWithoutRoomIsRefused_data()
{
    QTest::addColumn<QByteArray>("statements");
    QTest::newRow("call without a result") << QByteArray("y := 1; f(n - 1);");
    QTest::newRow("nested statements") << QByteArray("y := 1; ") + QByteArray("if n > 0 then ").repeated(200) +
                                              "y := f(n - 1);" + QByteArray(" end if;").repeated(200);
    QTest::newRow("brackets") << "y := if n <= 0 then 0 else " + QByteArray("(").repeated(200) + "f(n - 1)" +
                                     QByteArray(")").repeated(200) + ";";
    QTest::newRow("long sum") << "y := if n <= 0 then 0 else f(n - 1)" + QByteArray(" + 1").repeated(2000) + ";";
}

void DeepCallsTest::recursionWithoutRoomIsRefused()
{
    QFETCH(QByteArray, statements);
    const QByteArray function = "function f input Integer n; output Integer y; algorithm " + statements + " end f; ";
    for (const char* model : {"model M Integer y = f(100000); end M;",
                              "model M parameter Integer p = f(100000); Real x[p]; equation x = zeros(p); end M;"}) {
        const auto outcome = test::flattenText(function + model);
        QVERIFY(!outcome.model);
        QVERIFY(std::ranges::any_of(outcome.diagnostics, [](const auto& diagnostic) {
            return diagnostic.kind == model::DiagnosticKind::RecursionTooDeep ||
                   diagnostic.kind == model::DiagnosticKind::NestingTooDeep;
        }));
    }
}

void DeepCallsTest::recursionWithRoomIsEvaluated()
{
    const auto outcome = test::flattenText(
        "function f input Integer n; output Integer y; algorithm if n <= 0 then y := 0; else y := n + f(n - 1); "
        "end if; end f; model M parameter Integer p = f(100); Real x[p]; equation x = time*ones(p); end M;");
    QVERIFY(outcome.model);
    QCOMPARE(outcome.model->equations.size(), std::size_t{5050});
}

void DeepCallsTest::longChainsOfParameters()
{
    QByteArray parameters("parameter Integer p0 = 1; ");
    for (int i = 1; i < 20000; ++i)
        parameters += "parameter Integer p" + QByteArray::number(i) + " = p" + QByteArray::number(i - 1) + "; ";
    const auto outcome = test::flattenText("model M " + parameters + "Real x[p19999] = {time}; end M;");
    QVERIFY(outcome.model || !outcome.diagnostics.empty());
}

}  // namespace bramah::solver

using bramah::solver::DeepCallsTest;
BRAMAH_TEST(DeepCallsTest);

#include "deep_calls_test.moc"
