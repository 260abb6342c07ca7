// SPDX-License-Identifier: GPL-3.0-or-later
// What a parameter excludes is not evaluated, although a run may change the parameter.
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

class ExcludedBranchesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsExcludedDoesNotMatter_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<double>("x");
        const auto row = [](const char* name, const char* model, double x) {
            QTest::newRow(name) << QByteArray(model) << x;
        };
        row("quotient", "parameter Real b = 0; Real y = if b > 0 then 1/b else 0; equation der(x) = -y*x;", 1);
        row("root", "parameter Real b = -1; equation der(x) = if b >= 0 then -sqrt(b)*x else -x;", std::exp(-1));
        row("logarithm of the state", "parameter Boolean u = false; equation der(x) = if u then log(-x) else -x;",
            std::exp(-1));
        row("assertion of a function",
            "function f input Real a; output Real y; algorithm assert(a > 0, \"a\"); y := 1/a; end f; "
            "parameter Real b = 0; equation der(x) = if b > 0 then f(b*time) else -x;",
            std::exp(-1));
        row("assertion", "parameter Boolean u = false; equation der(x) = -x; if u then assert(x > 2, \"x\"); end if;",
            std::exp(-1));
        row("endless loop",
            "function f input Real a; output Real y; algorithm y := a; while y > -1 loop y := y/2; end while; end f; "
            "parameter Boolean u = false; equation der(x) = if u then f(x) else -x;",
            std::exp(-1));
        row("subscript",
            "parameter Integer n = 0; parameter Real v[2] = {1, 2}; equation "
            "der(x) = if n > 0 then v[n] else -x;",
            std::exp(-1));
        row("unknowns of a loop",
            "parameter Real b = 0; Real p, q; equation der(x) = -p; p = x - (if b > 0 then q/b else 0); "
            "q = if b > 0 then p^2/b else p;",
            std::exp(-1));
        row("parameter", "parameter Real b = 0; parameter Real c = if b > 0 then 1/b else 1; equation der(x) = -c*x;",
            std::exp(-1));
        row("initial equation",
            "parameter Boolean u = false; parameter Real d = 0; Real z; initial equation if u then z = 1/d; else z = "
            "2; "
            "end if; equation der(z) = -z; der(x) = -0.5*z;",
            std::exp(-1));
        row("enumeration",
            "type K = enumeration(a, b); parameter K k = K.a; parameter Real d = 0; equation "
            "der(x) = if k == K.b then sqrt(-x)/d else -x;",
            std::exp(-1));
        row("crossing",
            "parameter Boolean u = false; equation der(x) = -(if u then (if x < 0.5 then 1/(x - x) else 2) "
            "else x);",
            std::exp(-1));
    }

    void whatIsExcludedDoesNotMatter()
    {
        QFETCH(QByteArray, model);
        QFETCH(double, x);
        for (const auto mode : {solver::EvaluationMode::Tape, solver::EvaluationMode::Native}) {
            LibraryRunOptions options;
            options.evaluation = mode;
            const LibraryRun run = runText("model M Real x(start = 1, fixed = true); " + model + " end M;", options);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            QVERIFY(std::fabs(run.last("x") - x) < 1e-7);
        }
    }

    /// A parameter decides which equations there are; another value of it asks for another compilation.
    void parametersDecideTheStructure()
    {
        const QByteArray model =
            "model M parameter Boolean p = false; Real x(start = 1); initial equation if not p then "
            "x = 1; end if; equation if p then x = 5; else der(x) = 1; end if; end M;";
        const LibraryRun run = runText(model);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(std::fabs(run.last("x") - 2) < 1e-9);
        LibraryRunOptions options;
        options.overrides = "(p = true)";
        const LibraryRun other = runText(model, options);
        QVERIFY2(other.isRegular(), qPrintable(other.messages()));
        QCOMPARE(other.last("x"), 5.0);
        const solver::FlatModel flat = flatText(model);
        QVERIFY(flat.variable(flat.findVariable("p")).isStructural);
    }
};

BRAMAH_TEST(ExcludedBranchesTest);

}  // namespace bramah::test

#include "excluded_branches_test.moc"
