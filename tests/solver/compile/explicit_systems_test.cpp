// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <numbers>

namespace bramah::test {

/// Models whose states are those written, against formulas.
class ExplicitSystemsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rcDecaysExponentially()
    {
        TestRun run(
            "model RC parameter Real R = 2; parameter Real C = 0.25; Real u(start = 3, fixed = true); Real i; "
            "equation C*der(u) = -i; u = R*i; end RC;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run.stateNames(), std::vector<std::string>{"u"});
        run.runTo(1, 1e-3);
        QVERIFY(std::fabs(run["u"] - 3 * std::exp(-1 / 0.5)) < 1e-11);
        QVERIFY(std::fabs(run["i"] - run["u"] / 2) < 1e-15);
    }

    void parameterChangesWithoutCompilation()
    {
        TestRun run(
            "model RC parameter Real R = 2; parameter Real C = 0.25; parameter Real tau = R*C; "
            "parameter Real u0 = 3*tau; Real u(start = u0, fixed = true); equation tau*der(u) = -u; end RC;");
        run.set("R", 4);
        run.start();
        QCOMPARE(run.x[0], 3.0);
        run.runTo(1, 1e-3);
        QVERIFY(std::fabs(run["u"] - 3 * std::exp(-1.0)) < 1e-11);
        QCOMPARE(run["tau"], 1.0);
    }

    void aCapacityThatIsZeroIsNone()
    {
        // As in the transistors of the Modelica Standard Library: 0 times and divided by what changes is nothing.
        TestRun run(
            "model D parameter Real tau = 0 annotation(Evaluate = true); Real u, c; "
            "equation c = tau/(1 + time^2)*exp(u); sin(time) - u = c*der(u); end D;");
        QVERIFY(run.stateNames().empty());
        run.start(2);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["u"], std::sin(2.0));
    }

    void lcOscillates()
    {
        TestRun run(
            "model LC parameter Real L = 0.1; parameter Real C = 0.4; Real u(start = 1, fixed = true); "
            "Real i(start = 0, fixed = true); equation C*der(u) = i; L*der(i) = -u; end LC;");
        run.start();
        const double period = 2 * std::numbers::pi * std::sqrt(0.1 * 0.4);
        run.runTo(10 * period, 1e-3);
        QVERIFY(std::fabs(run["u"] - 1) < 1e-7);
        QVERIFY(std::fabs(run["i"]) < 1e-5);
    }
};

BRAMAH_TEST(ExplicitSystemsTest);

}  // namespace bramah::test

#include "explicit_systems_test.moc"
