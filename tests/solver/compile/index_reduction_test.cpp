// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <numbers>

namespace bramah::test {

/// Constrained states, against the formulas of the unconstrained equivalent.
class IndexReductionTest : public QObject
{
    Q_OBJECT

    static constexpr const char* kMass =
        "model Mass parameter Real m = 1; Real s; Real v; Real f; equation der(s) = v; m*der(v) = f; end Mass; ";

private Q_SLOTS:
    void rigidlyCoupledMasses()
    {
        // Two masses as one on a spring: omega = sqrt(c/(m1 + m2)).
        TestRun run(QByteArray(kMass) +
                    "model M Mass a(m = 2, s(start = 0.1, fixed = true), v(start = 0, fixed = true)); Mass b(m = 3); "
                    "equation a.s = b.s; a.f + b.f = -20*a.s; end M;");
        QCOMPARE(run.system->states.size(), std::size_t{2});
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        run.runTo(1, 1e-3);
        QVERIFY(std::fabs(run["b.s"] - 0.1 * std::cos(2.0)) < 1e-8);
        // b alone feels m_b/(m_a + m_b) of the force.
        QVERIFY(std::fabs(run["b.f"] + 20 * run["a.s"] * 3 / 5) < 1e-12);
    }

    void theUnitOfAConstraintDoesNotCount()
    {
        // At the start e does not depend on x; y = k*e has a derivative for k of any size.
        for (const char* k : {"1", "1e12", "1e-12"}) {
            TestRun run(QByteArray("model M Real x(start = 0.1, fixed = true), e, y, w; equation der(x) = -1; "
                                   "e = noEvent(max(-x, 0)); y = ") +
                        k + "*e; w = der(y); end M;");
            QVERIFY(run.system);
            run.start();
            QCOMPARE(run["w"], 0.0);
            run.runTo(1, 1e-2);
            QCOMPARE(run["w"], QByteArray(k).toDouble());
        }
    }

    void parameterThatDecidesWhatIsSolvedFor()
    {
        // A resistor in series with an inductance, or an open circuit: the voltage is then that of the source.
        for (const char* p : {"0", "1"}) {
            TestRun run(QByteArray("model M parameter Real p = ") + p +
                        "; Real i(start = 3*p, fixed = true), v; equation der(i) = 3*time - v; "
                        "if p <= 0 then i = 0; else i = v; end if; end M;");
            QVERIFY(run.system);
            run.start();
            QVERIFY2(run.status.ok(), run.detail().c_str());
            run.runTo(1, 1e-3);
            // di/dt = 3 t - i, i(0) = 3
            QVERIFY(std::fabs(run["v"] - (*p == '0' ? 3 : 6 * std::exp(-1.0))) < 1e-7);
        }
    }

    void offsetMasses()
    {
        TestRun run(
            QByteArray(kMass) +
            "model M parameter Real L = 0.7; Mass a(m = 2, s(start = 0.1, fixed = true), v(start = 0, fixed = true)); "
            "Mass b(m = 3); equation b.s = a.s + L; a.f + b.f = -20*a.s; end M;");
        QCOMPARE(run.system->states.size(), std::size_t{2});
        run.start();
        run.runTo(1, 1e-3);
        QVERIFY(std::fabs(run["b.s"] - 0.7 - 0.1 * std::cos(2.0)) < 1e-8);
        QVERIFY(std::fabs(run["b.v"] - run["a.v"]) < 1e-14);
    }

    void leverTransmits()
    {
        // s_b = -i s_a; f_a = i f_b: the mass felt at a is m_a + i^2 m_b.
        TestRun run(
            QByteArray(kMass) +
            "model M parameter Real i = 2; Mass a(m = 2, s(start = 0.1, fixed = true), v(start = 0, fixed = true)); "
            "Mass b(m = 3); Real fa; Real fb; equation b.s = -i*a.s; fa = i*fb; a.f = fa - 14*a.s; b.f = fb; end M;");
        QCOMPARE(run.system->states.size(), std::size_t{2});
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        run.runTo(1, 1e-3);
        QVERIFY(std::fabs(run["a.s"] - 0.1 * std::cos(1.0)) < 1e-8);
        QVERIFY(std::fabs(run["b.s"] + 0.2 * std::cos(1.0)) < 1e-8);
    }

    void preferredStateIsKept()
    {
        TestRun run(
            QByteArray(kMass) +
            "model M Mass a(m = 2); Mass b(m = 3, s(stateSelect = StateSelect.prefer, start = 0.2, fixed = true), "
            "v(stateSelect = StateSelect.prefer, start = 0, fixed = true)); "
            "equation 2*a.s = b.s; a.f + 2*b.f = -a.s; end M;");
        QCOMPARE(run.stateNames(), (std::vector<std::string>{"b.s", "b.v"}));
        run.start();
        QCOMPARE(run["a.s"], 0.1);
    }

    void prescribedMotionGivesForce()
    {
        // s = sin(3 t): no states, f = -9 m sin(3 t).
        TestRun run(QByteArray(kMass) + "model M Mass a(m = 2); equation a.s = sin(3*time); end M;");
        QCOMPARE(run.system->states.size(), std::size_t{0});
        run.start(0.4);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["a.f"] + 18 * std::sin(1.2)) < 1e-12);
        QVERIFY(std::fabs(run["a.v"] - 3 * std::cos(1.2)) < 1e-12);
    }

    void joinedVolumesAreOne()
    {
        // Two volumes at one pressure: C1 + C2 together.
        TestRun run(
            "model V parameter Real C = 1; Real p; Real m; Real q; equation m = C*p; der(m) = q; end V; "
            "model M V a(C = 2, p(start = 5, fixed = true)); V b(C = 3); equation a.p = b.p; a.q + b.q = -a.p; end M;");
        QCOMPARE(run.system->states.size(), std::size_t{1});
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QCOMPARE(run["b.p"], 5.0);
        run.runTo(1, 1e-3);
        QVERIFY(std::fabs(run["b.p"] - 5 * std::exp(-1 / 5.0)) < 1e-8);
        QVERIFY(std::fabs(run["b.m"] - 3 * run["b.p"]) < 1e-12);
    }

    void pendulumKeepsLengthAndEnergy()
    {
        TestRun run(
            "model P parameter Real L = 2; parameter Real g = 9.81; "
            "Real x(start = 1.2, fixed = true); Real y(start = -1.6); Real u(start = 0, fixed = true); Real w; Real T; "
            "equation der(x) = u; der(y) = w; der(u) = -T*x; der(w) = -T*y - g; x^2 + y^2 = L^2; end P;");
        QCOMPARE(run.system->states.size(), std::size_t{2});
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(run["y"] + 1.6) < 1e-12);
        const auto energy = [&] { return 0.5 * (run["u"] * run["u"] + run["w"] * run["w"]) + 9.81 * run["y"]; };
        const double before = energy();
        // A quarter of the swing and a bit: with x the state, y stays away from 0.
        run.runTo(0.7, 1e-3);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        QVERIFY(std::fabs(std::hypot(run["x"], run["y"]) - 2) < 1e-10);
        QVERIFY(std::fabs(energy() - before) < 1e-8);
    }

    // Hanging from x = 1, x passes zero at the bottom, where y turns: with y the state, x turning back would solve the
    // same equations.
    void aDeadCentreEndsTheRun()
    {
        TestRun run(
            "model P Real x(start = 1); Real y(start = 0); Real u; Real w; Real T; "
            "equation der(x) = u; der(y) = w; der(u) = -T*x; der(w) = -T*y - 9.81; x^2 + y^2 = 1; end P;");
        QCOMPARE(run.stateNames(), (std::vector<std::string>{"w", "y"}));
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        run.runTo(2, 1e-3);
        QCOMPARE(run.status.kind, solver::FailureKind::AssertionFailed);
        QVERIFY2(run.detail().find("dead centre, where `x`") != std::string::npos, run.detail().c_str());
        QVERIFY(std::fabs(run["x"]) > 0.05);
    }

    void aPendulumByItsAngleSwingsForGood()
    {
        TestRun run(
            "model P Real phi(start = 1.5, stateSelect = StateSelect.prefer, fixed = true); Real x; Real y; Real u; "
            "Real w; Real T; Real omega(stateSelect = StateSelect.prefer, start = 0, fixed = true) = der(phi); "
            "equation x = sin(phi); y = -cos(phi); der(x) = u; der(y) = w; der(u) = -T*x; der(w) = -T*y - 9.81; end "
            "P;");
        QCOMPARE(run.stateNames(), (std::vector<std::string>{"omega", "phi"}));
        run.start();
        run.runTo(2, 1e-3);
        QVERIFY2(run.status.ok(), run.detail().c_str());
        const double energy = 0.5 * (run["u"] * run["u"] + run["w"] * run["w"]) + 9.81 * run["y"];
        QVERIFY(std::fabs(energy + 9.81 * std::cos(1.5)) < 1e-8);
    }

    void derOfExpressions()
    {
        TestRun run(
            "model M Real x(start = 2, fixed = true); Real y; Real z; "
            "equation der(x) = -x; y = der(x^3); z = der(sin(x)*exp(time) + (if x > 1 then 2*x else x)); end M;");
        run.start(0.5);
        QCOMPARE(run["y"], 3 * 4 * -2.0);
        const double expected = std::cos(2.0) * -2 * std::exp(0.5) + std::sin(2.0) * std::exp(0.5) - 4;
        QVERIFY(std::fabs(run["z"] - expected) < 1e-12);
    }
};

BRAMAH_TEST(IndexReductionTest);

}  // namespace bramah::test

#include "index_reduction_test.moc"
