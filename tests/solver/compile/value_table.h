// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/solver/compile/model_kit.h"

#include <QtTest/QTest>

#include <cmath>

/// A data-driven test of models and the value that a variable of each has at its start.
namespace bramah::test::value_table {

inline void columns()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("variable");
    QTest::addColumn<double>("expected");
}

/// \a text is the model, of which the last class counts.
inline void row(const QByteArray& name, const QByteArray& text, const char* variable, double expected)
{
    QTest::newRow(name.constData()) << text << QString::fromLatin1(variable) << expected;
}

/// Compiles the row's model, starts it and looks at the value.
inline void check()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, variable);
    QFETCH(double, expected);
    const solver::CompileOutcome outcome = compiled(text);
    QVERIFY2(outcome.system, qPrintable(messages(outcome)));
    TestRun run(outcome.system);
    run.start(0);
    QVERIFY2(run.status.ok(), run.detail().c_str());
    const double value = run[variable.toStdString()];
    QVERIFY2(std::fabs(value - expected) <= 1e-12 * std::fabs(expected), qPrintable(QString::number(value, 'g', 17)));
}

}  // namespace bramah::test::value_table
