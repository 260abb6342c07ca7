// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

class AliasTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void signsAreKept()
    {
        TestRun run(
            "model M Real x(start = 1, fixed = true); Real a; Real b; Real c; Real d; Real e; "
            "equation der(x) = -x; a = -x; a + b = 0; -c = b; 0 = c - d; e = 3; end M;");
        run.start();
        QCOMPARE(run.system->states.size(), std::size_t{1});
        QCOMPARE(run["a"], -1.0);
        QCOMPARE(run["b"], 1.0);
        QCOMPARE(run["c"], -1.0);
        QCOMPARE(run["d"], -1.0);
        QCOMPARE(run["e"], 3.0);
    }

    void derivativesFollowWithSign()
    {
        // y = -x has its own der(y): one state, and der(y) = -der(x).
        TestRun run(
            "model M Real x(start = 1, fixed = true); Real y; Real v; Real w; "
            "equation y = -x; der(x) = v; der(y) = w; v = -2*x; end M;");
        run.start();
        QCOMPARE(run.system->states.size(), std::size_t{1});
        QCOMPARE(run["v"], -2.0);
        QCOMPARE(run["w"], 2.0);
        QCOMPARE(run["y"], -1.0);
    }

    void fixedStartMovesWithSign()
    {
        TestRun run("model M Real x; Real y(start = 5, fixed = true); equation y = -x; der(x) = -x; end M;");
        run.start();
        QCOMPARE(run["y"], 5.0);
        QCOMPARE(run["x"], -5.0);
    }

    void zeroFlowsSpread()
    {
        // With f1 = 0 the sum leaves f2 = -f3.
        TestRun run(
            "model M Real f1; Real f2; Real f3; Real x(start = 2, fixed = true); "
            "equation f1 = 0; f1 + f2 + f3 = 0; f2 = x*x; der(x) = f3; end M;");
        run.start();
        QCOMPARE(run["f2"], 4.0);
        QCOMPARE(run["f3"], -4.0);
        QCOMPARE(run["der(x)"], -4.0);
    }

    void stateSelectWinsTheClass()
    {
        TestRun run(
            "model M Real a; Real b(stateSelect = StateSelect.prefer, start = 1); Real c(start = 2, fixed = true); "
            "equation a = b; b = c; der(a) = -a; end M;");
        QCOMPARE(run.stateNames(), std::vector<std::string>{"b"});
        run.start();
        QCOMPARE(run["a"], 2.0);
    }

    void equalFixedStartsAgree()
    {
        TestRun run(
            "model M parameter Real s0 = 0.25; Real a(start = s0, fixed = true); Real b(start = 0.25, fixed = true); "
            "equation a = b; der(a) = 1; end M;");
        run.start();
        QCOMPARE(run["b"], 0.25);
    }

    void longChains()
    {
        // An adverse order: each equation becomes an alias only after the one behind it.
        QByteArray text = "model M Real x[3000]; Real y; equation ";
        for (int i = 1; i < 3000; ++i)
            text += "x[" + QByteArray::number(i) + "] + y*0 = x[" + QByteArray::number(i + 1) + "]; ";
        text += "x[3000] = 7; der(y) = x[1]; end M;";
        TestRun run(text);
        run.start();
        QCOMPARE(run["x[1]"], 7.0);
    }
};

BRAMAH_TEST(AliasTest);

}  // namespace bramah::test

#include "alias_test.moc"
