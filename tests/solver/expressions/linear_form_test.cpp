// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/expressions/linear_form.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::solver {

namespace {

constexpr std::uint32_t kMany = 100;

VariableId unknown(std::uint32_t k)
{
    return VariableId{k};
}

/// x[0] + x[1] + ..., from the left or from the right.
ExprId longSum(ExpressionGraph& graph, bool isFromLeft)
{
    ExprId sum = graph.variable(unknown(isFromLeft ? 0 : kMany - 1));
    for (std::uint32_t k = 1; k < kMany; ++k)
        sum = isFromLeft ? graph.binary(Operation::Add, sum, graph.variable(unknown(k)))
                         : graph.binary(Operation::Add, graph.variable(unknown(kMany - 1 - k)), sum);
    return sum;
}

}  // namespace

/// Coefficients of expressions that are linear in unknowns.
class LinearFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void longSums_data();
    void longSums();
    void termsThatCancel();
    void sumsThatAreUsedTwice();

private:
    /// The coefficient of x[k] as a number; 0 if there is none.
    double coefficientOf(const LinearForm& form, std::uint32_t k) const
    {
        const ExprId id = form.coefficient(k);
        return id == kNoExpr ? 0 : graph_.node(id).value;
    }
    std::optional<LinearForm> formOf(ExprId root)
    {
        LinearFormBuilder linearisation(graph_);
        for (std::uint32_t k = 0; k < kMany; ++k)
            linearisation.setUnknown(unknown(k), k);
        return linearisation(root);
    }

    ExpressionGraph graph_;
};

void LinearFormTest::init()
{
    graph_ = ExpressionGraph();
}

void LinearFormTest::longSums_data()
{
    QTest::addColumn<bool>("isFromLeft");
    QTest::newRow("from the left") << true;
    QTest::newRow("from the right") << false;
}

void LinearFormTest::longSums()
{
    QFETCH(bool, isFromLeft);
    const ExprId parameter = graph_.variable(unknown(kMany));
    const auto form = formOf(graph_.binary(Operation::Add, parameter, longSum(graph_, isFromLeft)));
    QVERIFY(form);
    QCOMPARE(form->coefficients.size(), std::size_t{kMany});
    for (std::uint32_t k = 0; k < kMany; ++k) {
        QCOMPARE(form->coefficients[k].first, k);
        QCOMPARE(coefficientOf(*form, k), 1.0);
    }
    QCOMPARE(form->rest, parameter);
}

void LinearFormTest::termsThatCancel()
{
    ExprId sum = longSum(graph_, true);
    for (const std::uint32_t k : {0u, 50u, kMany - 1})
        sum = graph_.binary(Operation::Subtract, sum, graph_.variable(unknown(k)));
    sum = graph_.binary(Operation::Add, sum,
                        graph_.binary(Operation::Multiply, graph_.constant(3), graph_.variable(unknown(50))));
    sum = graph_.binary(Operation::Subtract, sum,
                        graph_.binary(Operation::Multiply, graph_.constant(4), graph_.variable(unknown(7))));
    const auto form = formOf(sum);
    QVERIFY(form);
    QCOMPARE(form->coefficients.size(), std::size_t{kMany - 2});
    for (std::uint32_t k = 0; k < kMany; ++k) {
        QCOMPARE(coefficientOf(*form, k), k == 50 ? 3.0 : k == 7 ? -3.0 : k == 0 || k == kMany - 1 ? 0.0 : 1.0);
        if (k > 0 && k < form->coefficients.size())
            QVERIFY(form->coefficients[k - 1].first < form->coefficients[k].first);
    }
}

/// What two places need is in both.
void LinearFormTest::sumsThatAreUsedTwice()
{
    const ExprId sum = longSum(graph_, true);
    const ExprId one = graph_.binary(Operation::Add, sum, graph_.variable(unknown(3)));
    const ExprId other = graph_.binary(Operation::Multiply, graph_.constant(10), sum);
    const auto form = formOf(graph_.binary(Operation::Subtract, other, one));
    QVERIFY(form);
    QCOMPARE(form->coefficients.size(), std::size_t{kMany});
    for (std::uint32_t k = 0; k < kMany; ++k)
        QCOMPARE(coefficientOf(*form, k), k == 3 ? 8.0 : 9.0);
}

}  // namespace bramah::solver

using bramah::solver::LinearFormTest;
BRAMAH_TEST(LinearFormTest);

#include "linear_form_test.moc"
