// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

namespace {

/// Two smooth states, of large numbers and large corrections, around one whose derivative is \a derivative.
QByteArray modelWith(const QByteArray& derivative)
{
    return "model Lag Real x(start = 1e8, fixed = true, nominal = 1e8); equation der(x) = -x; end Lag; "
           "model Relay Real y(start = 0, fixed = true); equation der(y) = noEvent(" +
           derivative + "); end Relay; model M Lag before; Relay relay; Lag behind; end M;";
}

solver::RunStatus run(const QByteArray& text, solver::SolverKind solver)
{
    const solver::CompileOutcome outcome = compiled(text);
    solver::RunSettings settings;
    settings.stopTime = 1;
    settings.solver = solver;
    solver::SimulationRun simulation(solver::prepareCompiled(outcome.system), settings);
    simulation.start();
    simulation.wait();
    return simulation.status();
}

}  // namespace

/// Newton's method fails at one state only, by construction: that one is blamed.
class NewtonFailuresTest : public QObject
{
    Q_OBJECT

    static void solvers()
    {
        QTest::addColumn<solver::SolverKind>("kind");
        QTest::newRow("radau") << solver::SolverKind::Radau;
        QTest::newRow("cvode") << solver::SolverKind::Cvode;
        QTest::newRow("ida") << solver::SolverKind::Ida;
    }

private Q_SLOTS:
    void areCountedAtTheirState_data() { solvers(); }

    // The slope of the derivative of y is zero up to 0.5, very steep there, and zero again: an iteration that starts
    // with one of them misses the others.
    void areCountedAtTheirState()
    {
        QFETCH(solver::SolverKind, kind);
        const solver::RunStatus status = run(modelWith("1 - 500*(1 + tanh(1e8*(y - 0.5)))"), kind);
        QVERIFY2(status.end->isRegular(), qPrintable(status.end->message));
        const auto& states = status.statistics.stateStatistics;
        QCOMPARE(states.size(), std::size_t{3});
        std::int64_t all = 0;
        for (const solver::StateStatistics& state : states) {
            all += state.newtonFailures;
            QVERIFY2(
                (state.newtonFailures > 0) == (state.path == "relay.y"),
                qPrintable(QStringLiteral("%1: %2").arg(QString::fromStdString(state.path)).arg(state.newtonFailures)));
        }
        QCOMPARE(all, status.statistics.newtonFailures);
    }

    void nameWhoEndsTheRun_data() { solvers(); }

    // Thrown back with 1e20 per second at 0.5: no step is small enough for y to be where its derivative puts it.
    void nameWhoEndsTheRun()
    {
        QFETCH(solver::SolverKind, kind);
        const solver::RunStatus status = run(modelWith("if y > 0.5 then -1e20 else 1"), kind);
        QCOMPARE(status.end->reason, solver::EndReason::StepFailed);
        QCOMPARE(status.end->component, QStringLiteral("relay"));
        QVERIFY2(status.end->message.contains(QStringLiteral("`relay.y` converges worst")),
                 qPrintable(status.end->message));
        QVERIFY(std::abs(status.end->time - 0.5) < 1e-6);
    }
};

BRAMAH_TEST(NewtonFailuresTest);

}  // namespace bramah::test

#include "newton_failures_test.moc"
