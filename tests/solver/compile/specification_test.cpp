// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

/// Points of the Modelica Specification 3.6 (chapters in the names), each against a value found by hand.
class SpecificationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("variable");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* name, const char* text, const char* variable, double expected) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(variable) << expected;
        };
        row("7.3 redeclare as an element",
            "model A parameter Real k = 1; Real y = k; end A; model B extends A(k = 2); end B; "
            "model S replaceable A a; end S; model M extends S; redeclare B a(k = 5); end M;",
            "a.y", 5);
        row("7.3 redeclare as an element, without a value",
            "model A parameter Real k = 1; Real y = k; end A; model B extends A(k = 2); end B; "
            "model S replaceable A a; end S; model M extends S; redeclare B a; end M;",
            "a.y", 2);
        row("7.3 redeclare of a parameter",
            "model S replaceable parameter Real p = 3; end S; "
            "model M extends S; redeclare parameter Real p = 6; Real y = p; end M;",
            "y", 6);
        row("7.3.2 modification of the constraint",
            "model A parameter Real k = 1; Real y = k; end A; model S replaceable A a constrainedby A(k = 5); end S; "
            "model M S s; end M;",
            "s.a.y", 5);
        row("7.3.2 the constraint's modification survives",
            "model A parameter Real k = 1; Real y = k; end A; model B extends A; end B; "
            "model S replaceable A a(k = 3) constrainedby A(k = 5); end S; model M S s(redeclare B a); end M;",
            "s.a.y", 5);
        row("10.4.1.1 order of iterators", "model M Real d[2, 3] = {i + 10*j for i in 1:3, j in 1:2}; end M;", "d[2,3]",
            23);
        row("10.4.1.1 order of iterators in parameters",
            "model M parameter Real d[:, :] = {i + 10*j for i in 1:3, j in 1:2}; "
            "parameter Integer n = size(d, 2); Real x[n] = {k*time for k in 1:n}; Real y = d[2, 3]; end M;",
            "y", 23);
        row("10.5 subscript of Booleans",
            "model M Real r[Boolean] = {3, 4}; Boolean b = time > -1; Real s = r[b]; end M;", "s", 4);
        row("10.6.8 power of a matrix", "model M parameter Real f[2, 2] = [1, 2; 3, 4]; Real g[2, 2] = f^2; end M;",
            "g[1,2]", 10);
        row("10.6.8 power zero", "model M Real f[2, 2] = [1, 2; 3, 4]*(1 + time); Real g[2, 2] = f^0; end M;", "g[1,2]",
            0);
        row("10.3.1 size of what has no value",
            "model M parameter Real a[:] = {1, 2, 3}; Real x[size(a, 1) - 1]; Real y[size(x, 1)]; "
            "equation y = {1, 2}; x = y; end M;",
            "x[2]", 2);
        row("9.1 array of one signal",
            "connector O = output Real; connector I = input Real; model G O y; equation y = 7; end G; "
            "model S I u[1]; Real v = u[1]; end S; model M G g[1]; S s; equation connect(g.y, s.u); end M;",
            "s.v", 7);
        row("8.3.4 derivatives in a branch that parameters rule out",
            "model M parameter Real m = 0; Real T, q; equation q = 2 - T; "
            "if m > 1e-6 then q = m*der(T); else q = 0; end if; end M;",
            "T", 2);
        row("3.7.2 String", "model M Real y = if String(1/3, significantDigits = 3) == \"0.333\" then 1 else 0; end M;",
            "y", 1);
        row("3.7.2 String by a format",
            "model M Real y = if String(2.5, format = \".2f\") == \"2.50\" then 1 else 0; end M;", "y", 1);
        row("3.7.2 String, right justified",
            "model M Real y = if String(12, minimumLength = 4, leftJustified = false) == \"  12\" then 1 else 0; end "
            "M;",
            "y", 1);
        row("3.7.2 String of an enumeration",
            "type E = enumeration(ab, cd); model M Real y = if String(E.cd) == \"cd\" then 1 else 0; end M;", "y", 1);
    }

    void values()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, variable);
        QFETCH(double, expected);
        const solver::CompileOutcome outcome = compiled(text);
        QVERIFY2(outcome.system, qPrintable(messages(outcome)));
        TestRun run(outcome.system);
        run.start(0);
        QVERIFY2(run.status.ok(), run.status.detail.c_str());
        const double value = run[variable.toStdString()];
        QVERIFY2(std::fabs(value - expected) <= 1e-12 * std::fabs(expected),
                 qPrintable(QString::number(value, 'g', 17)));
    }

    void functionsAssert()
    {
        const QByteArray f =
            "function f input Real u; output Real y; algorithm if u > 0 then "
            "assert(u < 0.5, \"u is \" + String(u)); end if; y := u; end f; ";
        TestRun run(f + "model M Real x = if time > 2 then 0 else f(time); end M;");
        run.start(0);
        QVERIFY(run.status.ok());
        QVERIFY(run.evaluator->acceptStep(0.25, run.x).ok());
        const solver::EvaluationStatus failed = run.evaluator->acceptStep(0.75, run.x);
        QCOMPARE(failed.kind, solver::FailureKind::AssertionFailed);
        QCOMPARE(QString::fromStdString(failed.detail), QStringLiteral("u is 0.75"));
        TestRun later(f + "model M Real x = if time > 2 then 0 else f(time); end M;");
        later.start(2.5);
        QVERIFY2(later.status.ok(), later.status.detail.c_str());
        QVERIFY(later.evaluator->acceptStep(2.75, later.x).ok());
    }

    void resultsAreNumbers()
    {
        TestRun run("model M Real x = log(0.5 - time); Real y(start = 0, fixed = true); equation der(y) = 1; end M;");
        run.start(0);
        QVERIFY(run.status.ok());
        std::vector<double> values(run.evaluator->layout().outputs.size());
        QVERIFY(run.evaluator->outputs(0.25, run.x, values).ok());
        const solver::EvaluationStatus status = run.evaluator->outputs(0.75, run.x, values);
        QCOMPARE(status.kind, solver::FailureKind::NotANumber);
        QVERIFY2(status.detail.find("`x`") != std::string::npos, status.detail.c_str());
    }
};

}  // namespace bramah::test

using bramah::test::SpecificationTest;
BRAMAH_TEST(SpecificationTest);

#include "specification_test.moc"
