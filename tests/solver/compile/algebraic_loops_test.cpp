// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <random>

namespace bramah::test {

/// Algebraic loops: torn, linear, nonlinear; and the Jacobian through them.
class AlgebraicLoopsTest : public QObject
{
    Q_OBJECT

    /// Largest relative errors of both Jacobians at random points around the start.
    static void compareJacobians(TestRun& run, int points, double spread)
    {
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        std::mt19937 random(7);
        std::uniform_real_distribution<double> change(-spread, spread);
        const std::vector<double> start = run.x;
        for (int i = 0; i < points; ++i) {
            std::vector<double> x = start;
            for (double& value : x)
                value += change(random) * (1 + std::fabs(value));
            const double error = run.jacobianError(0.3, x);
            QVERIFY2(error < 1e-6, qPrintable(QString::number(error)));
            std::vector<double> y = x, xdot(x.size());
            static_cast<void>(run.evaluator->derivatives(0.3, x, xdot));
            y.resize(x.size() + run.evaluator->layout().algebraics.size());
            run.evaluator->algebraics(std::span(y).subspan(x.size()));
            std::vector<double> r(y.size());
            QVERIFY(run.evaluator->residual(0.3, y, xdot, r).ok());
            for (double value : r)
                QVERIFY2(std::fabs(value) < 1e-8, qPrintable(QString::number(value)));
            const double daeError = run.daeJacobianError(0.3, y, 3.5);
            QVERIFY2(daeError < 1e-6, qPrintable(QString::number(daeError)));
        }
    }

private Q_SLOTS:
    void linearLoopNeedsNoIteration()
    {
        // One tearing variable in a linear loop becomes an assignment.
        TestRun run(
            "model M Real u(start = 1, fixed = true); Real i; Real v; parameter Real R = 2; "
            "equation der(u) = -i; u = v + R*i; v = 3*i - 0.5*v; end M;");
        QVERIFY(run.evaluator->layout().algebraics.empty());
        run.start();
        QVERIFY(std::fabs(run["i"] - 1 / 4.0) < 1e-15);
        QVERIFY(std::fabs(run["v"] - 0.5) < 1e-15);
    }

    void solvedLoopsStayWhereTheyAre()
    {
        // Values that wander by rounding from one evaluation to the next would let a relation at its crossing flicker.
        TestRun run(
            "model M Real x(start = 0.3, fixed = true); Real y(start = 1); Real z(start = 1); equation der(x) = y; "
            "exp(y) + 3*z*z*z = 5 + x; y*z + sin(3*z) = 0.7*x; end M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        for (int i = 0; i < 200; ++i) {
            run.x[0] = 0.3 + 0.01 * i;
            const double y = run["y"], z = run["z"];
            for (int again = 0; again < 4; ++again) {
                std::vector<double> xdot(1);
                QVERIFY(run.evaluator->derivatives(0.1 + again, run.x, xdot).ok());
                QCOMPARE(xdot[0], y);
                QVERIFY(run["y"] == y && run["z"] == z);
            }
        }
    }

    void linearNetworkOfSeveralTears()
    {
        // A ladder of conductances with changeable values: no pivot is safe, so the currents are solved together.
        TestRun run(
            "model M parameter Real R[3] = {1, 2, 3}; Real u(start = 1, fixed = true); Real a; Real b; Real c; Real d; "
            "equation der(u) = -a; R[1]*a + R[2]*b + b*c*0 = u; R[2]*b + R[3]*c = u + d; a + R[1]*c - b = 0; "
            "d*R[2] = a - c + R[3]*d*0.1; end M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double a = run["a"], b = run["b"], c = run["c"], d = run["d"];
        QVERIFY(std::fabs(a + 2 * b - 1) < 1e-13);
        QVERIFY(std::fabs(2 * b + 3 * c - 1 - d) < 1e-13);
        QVERIFY(std::fabs(a + c - b) < 1e-13);
        QVERIFY(std::fabs(2 * d - (a - c + 0.3 * d)) < 1e-13);
        compareJacobians(run, 20, 0.5);
    }

    void zeroCoefficientIsNoPivot()
    {
        // A mass of zero beside one of 2: no division by either alone.
        TestRun run(
            "model M parameter Real m1(min = 0) = 0; parameter Real m2(min = 0) = 2; Real v(start = 0, fixed = true); "
            "Real a; Real f; equation der(v) = a; m1*a = 6 - f; m2*a = f; end M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["a"], 3.0);
        TestRun other(run.system);
        other.set("m1", 1);
        other.set("m2", 0);
        other.start();
        QVERIFY2(other.status.ok(), other.detail().c_str());
        QCOMPARE(other["a"], 6.0);
        QCOMPARE(other["f"], 0.0);
    }

    void scalarNonlinear()
    {
        // p from the density: (1 + p)*exp(p/4) = m.
        TestRun run(
            "model M Real m(start = 5, fixed = true); Real p(start = 1, min = -0.9); "
            "equation der(m) = -p; (1 + p)*exp(p/4) = m; end M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run.evaluator->layout().algebraics.size(), std::size_t{1});
        const double p = run["p"];
        QVERIFY(std::fabs((1 + p) * std::exp(p / 4) - 5) < 1e-13);
        compareJacobians(run, 30, 0.4);
    }

    void reciprocalIsSolvedForWhatItIsOf()
    {
        // Newton's method on 1/g = r converges from 0 < g < 2/r only, and g = 0 is no start at all.
        TestRun run(
            "model M Real r, g, h; parameter Real k = 2; equation r = 7e7 + time; r = 1/g; "
            "3 - 2/(-h*exp(k)) = 1e9*r; end M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["g"], 1 / 7e7);
        QVERIFY(std::fabs(run["h"] * (7e16 - 3) * std::exp(2.0) - 2) < 1e-12);
        QVERIFY(run.system->tape.blocks.empty());
    }

    void farStartConverges()
    {
        // Newton from 50 on atan overshoots: the bracket finds it.
        TestRun run(
            "model M Real m(start = 0.3, fixed = true); Real p(start = 50); equation der(m) = -m; atan(p) = m; end M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY2(std::fabs(run["p"] - std::tan(0.3)) < 1e-12, qPrintable(QString::number(run["p"] - std::tan(0.3))));
    }

    void coupledNonlinear()
    {
        // Two orifices in series with a node between, square-root laws made explicit in dp: q|q| = k dp.
        TestRun run(
            "model M Real p1(start = 9, fixed = true); Real p2(start = 1, fixed = true); Real pn(start = 4); Real "
            "q(start = 1); "
            "Real qs; equation der(p1) = -q; der(p2) = q + qs; q*abs(q) = 2*(p1 - pn); q*abs(q) + 0.5*sin(pn) = 3*(pn "
            "- p2) + 2*qs; "
            "qs^3 + qs = pn - q; end M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        compareJacobians(run, 30, 0.03);
    }

    void blocksInSequence()
    {
        // The second block reads the first: the chain rule crosses both.
        TestRun run(
            "model M Real x(start = 1, fixed = true); Real y(start = 2, fixed = true); Real a(start = 1); Real b(start "
            "= 1); Real c; "
            "equation der(x) = -a*y; der(y) = b - c; a + a^3 = x; b + exp(b) = a + y; c = a*b + x; end M;");
        QCOMPARE(run.evaluator->layout().algebraics.size(), std::size_t{2});
        compareJacobians(run, 30, 0.3);
    }

    void guardedBranches()
    {
        TestRun run(
            "model M Real x(start = 1, fixed = true); Real y(start = 2, fixed = true); "
            "equation der(x) = noEvent(if x > 0 then -sqrt(x) else 0) + min(x, y)^2; "
            "der(y) = smooth(1, if x*y > 0.1 then sqrt(x*y) else x) - tanh(y/(1 + x^2)) + abs(x - y)^3 + max(x, 2*y) + "
            "x^1.5; end M;");
        QVERIFY(run.evaluator->layout().relations.empty());
        compareJacobians(run, 30, 0.2);
        // On the other side of the guard nothing is NaN.
        std::vector<double> values(static_cast<std::size_t>(run.evaluator->layout().odeJacobian.entries()));
        TestRun guard(
            "model M Real x(start = -1, fixed = true); equation der(x) = noEvent(if x > 0 then sqrt(x) else 0); end "
            "M;");
        guard.start();
        QVERIFY(guard.jacobianError(0, {-1.0}) < 1e-12);
    }

    void noSolutionNamesTheComponent()
    {
        TestRun run(
            "model C Real p(start = 1); input Real m; equation p^2 + m = 0; end C; "
            "model M C c; Real x(start = 1, fixed = true); equation der(x) = c.p; c.m = x; end M;");
        run.start();
        QVERIFY(!run.status.ok());
        QCOMPARE(run.system->model.component(run.status.component).path, std::string("c"));
        QVERIFY2(run.detail().find("c.p") != std::string::npos, run.detail().c_str());
    }
};

BRAMAH_TEST(AlgebraicLoopsTest);

}  // namespace bramah::test

#include "algebraic_loops_test.moc"
