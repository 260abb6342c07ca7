// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/compile.h"
#include "solver/evaluate/kept_point.h"
#include "solver/evaluate/past_signals.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/tape/compiled_system.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::test {
namespace {

/// What goes into the delay is x^2; the cube root w, which Newton's iterations find, has nothing to do with it.
constexpr const char* kSquare =
    "model M\n  Real x(start = 1, fixed = true), w(start = 1), u = x*x, y = delay(u, 0.5);\n"
    "equation\n  der(x) = 1 + 1e-6*w;\n  w + w^3 = x + y;\nend M;\n";

std::shared_ptr<const solver::CompiledSystem> compiled(const char* text)
{
    return solver::compile(flatText(text)).system;
}

bool iterates(const solver::Program& program)
{
    return std::ranges::any_of(
        program.steps, [](const solver::ProgramStep& step) { return step.kind == solver::StepKind::SolveNewton; });
}

}  // namespace

/// Points within steps that delayed signals remember, and what is kept of the step's end meanwhile.
class RememberedPointsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyNeedOnlyWhatGoesIntoTheDelays()
    {
        const auto system = compiled(kSquare);
        QVERIFY(system);
        QVERIFY(iterates(system->derivativeProgram));
        QVERIFY(!iterates(system->pastProgram));
        QVERIFY(!system->pastProgram.instructions.empty());
    }

    void whatIsRememberedComesOutLater()
    {
        const auto system = compiled(kSquare);
        QVERIFY(system);
        const auto evaluator = solver::makeEvaluator(system);
        std::array<double, 1> x{};
        QVERIFY(evaluator->initialise(0, x).status.ok());
        QVERIFY(evaluator->acceptStep(0, x).ok());
        for (const double t : {0.1, 0.2, 0.3, 0.4}) {
            x[0] = 1 + t;
            QVERIFY(evaluator->rememberWithin(t, x).ok());
        }
        x[0] = 1.5;
        QVERIFY(evaluator->acceptStep(0.5, x).ok());
        const solver::VariableId y = system->model.findVariable("y");
        std::array<double, 1> slope{};
        for (const double t : {0.6, 0.7, 0.8, 0.9}) {
            x[0] = 1 + t;
            QVERIFY(evaluator->derivatives(t, x, slope).ok());
            const double exact = (0.5 + t) * (0.5 + t);
            QVERIFY2(std::fabs(evaluator->value(y) - exact) < 1e-12, qPrintable(QString::number(t)));
        }
    }

    // The search for crossings has evaluated the middle of a step before. What it kept of it is the same; a point that
    // needs what is still to come is evaluated again.
    void aMiddleThatWasEvaluatedIsTheSame()
    {
        const auto system = compiled(kSquare);
        QVERIFY(system);
        std::array<std::unique_ptr<solver::SystemEvaluator>, 2> both;
        for (auto& evaluator : both) {
            evaluator = solver::makeEvaluator(system);
            std::array<double, 1> x{}, slope{};
            QVERIFY(evaluator->initialise(0, x).status.ok());
            QVERIFY(evaluator->acceptStep(0, x).ok());
            const auto look = [&](double t, double state) {
                x[0] = state;
                return evaluator->derivatives(t, x, slope).ok();
            };
            const auto remember = [&](double t, double state) {
                x[0] = state;
                return evaluator->rememberWithin(t, x).ok();
            };
            const bool isFirst = evaluator == both[0];
            QVERIFY(look(0.2, 1.2));
            if (isFirst)
                evaluator->expectToRemember();
            QVERIFY(look(0.3, 1.3));
            QVERIFY(remember(0.2, isFirst ? -5 : 1.2));  // the state of a point that was kept does not matter
            QVERIFY(look(0.8, isFirst ? -5 : 1.8));
            if (isFirst)
                evaluator->expectToRemember();
            QVERIFY(look(0.9, 1.9));
            QVERIFY(remember(0.8, 1.8));
        }
        const solver::VariableId y = system->model.findVariable("y");
        std::array<double, 1> x{1.9}, slope{};
        for (const double t : {0.6, 0.7, 1.3}) {
            QVERIFY(both[0]->derivatives(t, x, slope).ok());
            QVERIFY(both[1]->derivatives(t, x, slope).ok());
            QCOMPARE(both[0]->value(y), both[1]->value(y));
        }
    }

    // Once the logarithm has no value there is nothing to remember, and the reason is told.
    void aPointWithoutAValueIsRefused()
    {
        const auto system = compiled(
            "model M Real x(start = 1, fixed = true), y = delay(log(x), 0.5);\n"
            "equation der(x) = -1 + 0*y; end M;");
        QVERIFY(system);
        const auto evaluator = solver::makeEvaluator(system);
        std::array<double, 1> x{};
        QVERIFY(evaluator->initialise(0, x).status.ok());
        QVERIFY(evaluator->acceptStep(0, x).ok());
        x[0] = 0.5;
        QVERIFY(evaluator->rememberWithin(0.1, x).ok());
        x[0] = -0.5;
        static_cast<void>(evaluator->rememberWithin(0.2, x));
        x[0] = 0.4;
        QVERIFY(evaluator->rememberWithin(0.3, x).ok());
    }

    void theEndOfAStepIsComputedOnce()
    {
        const auto system = compiled(kSquare);
        QVERIFY(system);
        std::vector<double> slots = system->tape.initialSlots;
        solver::KeptPoint kept(*system);
        const std::array<double, 1> x{7.0};
        const solver::Slot state = system->states.front().slot, slope = system->states.front().derivative;
        QVERIFY(!kept.restore(0, x, slots));
        slots[system->tape.time] = 2;
        slots[state] = 7;
        slots[slope] = 11;
        kept.keep(slots);
        slots[system->tape.time] = 1;
        slots[state] = 5;
        slots[slope] = 3;
        QVERIFY(!kept.restore(2, std::array<double, 1>{6.0}, slots));
        QVERIFY(!kept.restore(1, x, slots));
        QCOMPARE(slots[slope], 3.0);
        QVERIFY(kept.restore(2, x, slots));
        QCOMPARE(slots[system->tape.time], 2.0);
        QCOMPARE(slots[state], 7.0);
        QCOMPARE(slots[slope], 11.0);
        kept.drop();
        QVERIFY(!kept.restore(2, x, slots));
    }

    // Most slots hold parameters and results: copying them would cost more than computing the point anew.
    void onlyWhatTheDerivativesNeedIsKept()
    {
        const auto system = compiled(
            "model M parameter Real p[500] = {i for i in 1:500};\n"
            "Real x(start = 1, fixed = true), r[500] = p*x;\nequation der(x) = -x; end M;");
        QVERIFY(system);
        std::vector<double> slots = system->tape.initialSlots;
        solver::KeptPoint kept(*system);
        std::ranges::fill(slots, 1.0);
        kept.keep(slots);
        std::ranges::fill(slots, 2.0);
        QVERIFY(kept.restore(1, std::array<double, 1>{1.0}, slots));
        const auto restored = std::ranges::count(slots, 1.0);
        QVERIFY(restored >= 3);
        QVERIFY2(restored < 60, qPrintable(QString::number(restored)));
    }
};

BRAMAH_TEST(RememberedPointsTest);

}  // namespace bramah::test

#include "remembered_points_test.moc"
