// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat_model/flat_model.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::solver {

/// The tables in which a flat model finds its expressions and variables again.
class FlatTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalExpressionsAreOneWhereManyShareAnOperand()
    {
        constexpr std::uint32_t kCount = 2000;
        ExpressionGraph graph;
        for (std::uint32_t i = 0; i < kCount; ++i)
            QCOMPARE(index(graph.variable(VariableId{i})), i);
        const ExprId shared = graph.variable(VariableId{kCount});
        std::vector<ExprId> sums;
        for (std::uint32_t i = 0; i < kCount; ++i)
            sums.push_back(graph.binary(Operation::Divide, graph.variable(VariableId{i}), shared));
        const std::size_t size = graph.size();
        QCOMPARE(size, std::size_t{2 * kCount + 1});
        for (std::uint32_t i = 0; i < kCount; ++i)
            QCOMPARE(graph.binary(Operation::Divide, graph.variable(VariableId{i}), shared), sums[i]);
        QCOMPARE(graph.size(), size);
    }

    void variablesAreFoundByPath()
    {
        constexpr std::uint32_t kCount = 1000;
        const auto named = [](std::uint32_t i) {
            FlatVariable variable;
            variable.path = "line[" + std::to_string(i) + "].p";
            return variable;
        };
        FlatModel model;
        QCOMPARE(model.findVariable("line[0].p"), kNoVariable);
        for (std::uint32_t i = 0; i < kCount; ++i)
            QCOMPARE(index(model.declare(named(i))), i);
        for (std::uint32_t i = 0; i < kCount; ++i)
            QCOMPARE(index(model.findVariable(named(i).path)), i);
        QCOMPARE(model.findVariable("line[1000].p"), kNoVariable);
        QCOMPARE(index(model.declare(named(7))), kCount);
        QCOMPARE(index(model.findVariable("line[7].p")), 7u);  // the first with a path keeps it
    }
};

}  // namespace bramah::solver

using bramah::solver::FlatTablesTest;
BRAMAH_TEST(FlatTablesTest);

#include "flat_tables_test.moc"
