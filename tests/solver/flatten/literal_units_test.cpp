// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::test {

/// Numbers in formulas may be quantities, as 9.81 m/s2, so that nothing right is warned about.
class LiteralUnitsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void warnings_data()
    {
        QTest::addColumn<QByteArray>("equation");
        QTest::addColumn<bool>("isWrong");
        const auto row = [](const char* equation, bool isWrong) {
            QTest::newRow(equation) << QByteArray(equation) << isWrong;
        };
        row("F = m*9.81", false);
        row("F = 9.81*m", false);
        row("F = 2*9.81*m", false);
        row("F = -m*9.81", false);
        row("F = m*9.81 + 100", false);
        row("h = 0.5*9.81*t^2", false);
        row("Q = A*0.3", false);
        row("F = m*h", true);
        row("p = A + 3*A", true);
        row("F = 2*m", true);
        row("F = m/0.5", true);
        row("h = 4/3*t", true);
        row("h = 1.25*t", true);
    }
    void warnings()
    {
        QFETCH(QByteArray, equation);
        QFETCH(bool, isWrong);
        const solver::FlattenOutcome flat = flattenText(
            "model M parameter Real m(unit=\"kg\")=1, t(unit=\"s\")=1, A(unit=\"m2\")=1, l(unit=\"m\")=1; Real "
            "F(unit=\"N\"), "
            "h(unit=\"m\"), Q(unit=\"m3/s\"), p(unit=\"Pa\"); equation " +
            equation + "; end M;");
        bool isWarned = false;
        for (const model::Diagnostic& one : flat.diagnostics)
            isWarned = isWarned || one.kind == model::DiagnosticKind::UnitsDiffer;
        QCOMPARE(isWarned, isWrong);
    }
};

BRAMAH_TEST(LiteralUnitsTest);

}  // namespace bramah::test

#include "literal_units_test.moc"
