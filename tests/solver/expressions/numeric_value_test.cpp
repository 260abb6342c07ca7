// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/expressions/numeric_value.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::solver {

/// Values of expressions and their rounding errors.
class NumericValueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aConstantHasARounding()
    {
        ExpressionGraph graph;
        for (int k = 0; k < 1000; ++k)
            static_cast<void>(graph.constant(k + 0.5));
        const ExprId constant = graph.constant(1000);
        NumericValue values(graph, [](const ExpressionNode&) { return 0.0; });
        const double rounding = values.rounding(constant);
        QVERIFY2(rounding > 0 && rounding < 1e-11, qPrintable(QString::number(rounding)));
    }
};

}  // namespace bramah::solver

using bramah::solver::NumericValueTest;
BRAMAH_TEST(NumericValueTest);
#include "numeric_value_test.moc"
