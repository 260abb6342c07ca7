// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

class InitialSystemTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void steadyState()
    {
        TestRun run(
            "model S parameter Real q = 3; Real p(start = 1); Real y(start = 0); "
            "initial equation der(p) = 0; der(y) = 0; equation der(p) = q - sqrt(p); der(y) = p - 2*y; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.status.detail.c_str());
        QVERIFY(std::fabs(run["p"] - 9) < 1e-10);
        QVERIFY(std::fabs(run["y"] - 4.5) < 1e-10);
        QVERIFY(run.initial.freeStates.empty());
        TestRun other(run.system);
        other.set("q", 4);
        other.start();
        QVERIFY(std::fabs(other["p"] - 16) < 1e-9);
    }

    void freeStatesKeepTheirStart()
    {
        TestRun run(
            "model S Real s(start = 2); Real v; equation der(s) = v; der(v) = -v; initial equation der(v) = 0; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.status.detail.c_str());
        QCOMPARE(run.initial.freeStates, std::vector<std::string>{"s"});
        QCOMPARE(run["s"], 2.0);
        QCOMPARE(run["v"], 0.0);
    }

    void fixedStartOfAnAlgebraicVariable()
    {
        TestRun run("model S Real m; Real p(start = 2, fixed = true); equation der(m) = -p; m = p + p^3/10; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.status.detail.c_str());
        QVERIFY(std::fabs(run["m"] - 2.8) < 1e-12);
        QVERIFY(std::fabs(run["p"] - 2) < 1e-12);
    }

    void parameterIsFound()
    {
        // The spring's length at which the mass rests at 1.
        TestRun run(
            "model S parameter Real L(fixed = false, start = 1); parameter Real twice = 2*L; Real s(start = 1, fixed = "
            "true); "
            "Real v(start = 0, fixed = true); initial equation der(v) = 0; "
            "equation der(s) = v; der(v) = -100*(s - L) - 9.81; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.status.detail.c_str());
        QVERIFY(std::fabs(run["L"] - 1.0981) < 1e-12);
        QVERIFY(std::fabs(run["twice"] - 2.1962) < 1e-12);
        run.runTo(1, 1e-2);
        QVERIFY(std::fabs(run["s"] - 1) < 1e-10);
    }

    void homotopyLeadsToTheSolution()
    {
        // x^3 - 2x + 2 = 0: Newton from 0 runs in a circle 0, 1, 0, ...; from the simplified equation it arrives.
        TestRun run(
            "model S Real x(start = 0); Real y(start = 0, fixed = true); "
            "equation der(y) = x; homotopy(x^3 - 2*x + 2, x + 2) = 0; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.status.detail.c_str());
        const double x = run["x"];
        QVERIFY(std::fabs(x * x * x - 2 * x + 2) < 1e-9);
    }

    void relationsAreLiteralAtTheStart()
    {
        TestRun run(
            "model S Real p(start = 5); Real q; initial equation der(p) = 0; "
            "equation q = if p > 2 then (p - 2)/2 else 0; der(p) = 3 - q; end S;");
        run.start();
        QVERIFY2(run.status.ok(), run.status.detail.c_str());
        QVERIFY(std::fabs(run["p"] - 8) < 1e-12);
    }

    void discreteInitialEquation()
    {
        TestRun run(
            "model S Integer n; Real x(start = 0, fixed = true); initial equation pre(n) = 4; "
            "equation der(x) = n; when time > 1 then n = pre(n) + 1; end when; end S;");
        run.start();
        QCOMPARE(run["n"], 4.0);
        run.runTo(2, 0.1);
        QCOMPARE(run["n"], 5.0);
    }
};

BRAMAH_TEST(InitialSystemTest);

}  // namespace bramah::test

#include "initial_system_test.moc"
