// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/operating_point.h"
#include "solver/run/simulation_run.h"
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

using namespace bramah;
using test::Example;
using test::LibraryRun;

namespace {

/// \a flat with its inputs as they are at \a time, whenever it runs: no clock samples.
solver::FlatModel frozen(solver::FlatModel flat, double time)
{
    const solver::ExprId instant = flat.graph.constant(time);
    const solver::ExprId never = flat.graph.boolean(false);
    std::unordered_map<std::uint32_t, solver::ExprId> memo;
    const auto replace = [&](solver::ExprId id) {
        switch (flat.graph.node(id).operation) {
        case solver::Operation::Time: return instant;
        case solver::Operation::Sample: return never;
        default: return solver::kNoExpr;
        }
    };
    const auto freeze = [&](solver::ExprId& id) {
        if (id != solver::kNoExpr)
            id = flat.graph.transform(id, replace, memo);
    };
    for (auto* equations : {&flat.equations, &flat.initialEquations})
        for (solver::FlatEquation& equation : *equations) {
            freeze(equation.left);
            freeze(equation.right);
        }
    for (solver::FlatWhen& when : flat.whens)
        for (solver::FlatWhen::Branch& branch : when.branches) {
            for (solver::ExprId& condition : branch.conditions)
                freeze(condition);
            for (solver::FlatAction& action : branch.actions) {
                freeze(action.value);
                freeze(action.otherwise);
            }
        }
    return flat;
}

/// What \a flat comes to in 100 s, all variables.
LibraryRun longRunOf(solver::FlatModel flat)
{
    solver::RunSettings settings;
    settings.stopTime = 100;
    settings.tolerance = 1e-8;
    settings.variables = QRegularExpression(QStringLiteral(".*"));
    solver::SimulationRun simulation(solver::prepareFlat(std::move(flat)), settings);
    simulation.start();
    LibraryRun run;
    while (!simulation.isEnded()) {
        (void)simulation.waitForRows(50);
        simulation.drainInto(run.results);
    }
    simulation.drainInto(run.results);
    run.status = simulation.status();
    return run;
}

/// The examples that rest nowhere in the middle of their run, and a part of the reason given.
const std::map<QString, QString> kRestless{
    {QStringLiteral("Bramah.Examples.Accumulators.EmptyAndFull"), QStringLiteral("`accumulator.dm`")},
    {QStringLiteral("Bramah.Examples.Accumulators.Kinds"), QStringLiteral("`bladder.k`")},
    {QStringLiteral("Bramah.Examples.Blocks.Controllers"), QStringLiteral("`area.y`")},        // an integral
    {QStringLiteral("Bramah.Examples.Conditioning.ReturnLine"), QStringLiteral("`meter.V`")},  // as well
    {QStringLiteral("Bramah.Examples.Mechanics.ClutchAndBrake"), QStringLiteral("`fan.w`")},   // modes of friction
};

}  // namespace

/// Case 14: the steady state of every example is where a long run ends whose inputs stand still.
class LibrarySteadyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void restIsTheEndOfALongRun_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        for (const Example& example : test::shippedExamples())
            QTest::newRow(qPrintable(example.name)) << example.name << example.extendedBy({}, {});
    }

    // Inputs as in the middle of the example's run. Where every state is determined, each agrees; where positions are
    // free they keep their start in the steady state, the run takes them elsewhere, and what agrees is pressures and
    // speeds. 1e-5 of a state's size leaves a slow creep what 100 s leave of it; most agree to 1e-13. Loads that move
    // on at constant speed reach a stop within 100 s: OperatingPointTest has them.
    void restIsTheEndOfALongRun()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        constexpr double kAllowed = 1e-5;
        const double time = test::flatText(text).experiment.stopTime / 2;
        const auto evaluator = test::evaluatorOf(test::flatText(text));
        solver::OperatingPoint point = solver::findOperatingPoint(*evaluator, time);
        if (const auto restless = kRestless.find(name); restless != kRestless.end()) {
            QVERIFY2(QString::fromStdString(point.status.detail).contains(restless->second),
                     point.status.detail.c_str());
            return;
        }
        QVERIFY2(point.status.ok(), point.status.detail.c_str());
        std::vector<double> outputs(evaluator->layout().outputs.size());
        QVERIFY(evaluator->outputs(time, point.states, outputs).ok());
        const bool isMoving =
            std::ranges::any_of(point.freeStates, [](const auto& state) { return std::abs(state.rate) > 1e-12; });
        if (isMoving)
            return;
        const LibraryRun run = longRunOf(frozen(test::flatText(text), time));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        std::map<QString, double> nominals;
        for (const solver::StateLayout& state : evaluator->layout().states)
            nominals[QString::fromStdString(evaluator->model().variable(state.variable).path)] =
                std::abs(state.nominal);
        int compared = 0;
        for (const auto& column : run.results.columns()) {
            const auto state = nominals.find(column.path);
            const bool isPressureOrSpeed =
                column.path.endsWith(QLatin1String(".p")) || column.path.endsWith(QLatin1String(".v"));
            if (point.freeStates.empty() ? state == nominals.end() : !isPressureOrSpeed)
                continue;
            const solver::VariableId variable = evaluator->model().findVariable(column.path.toStdString());
            if (variable == solver::kNoVariable)
                continue;
            const double value = evaluator->value(variable);
            const double size = std::max(std::abs(value), state == nominals.end() ? 1 : state->second);
            ++compared;
            QVERIFY2(std::abs(run.last(column.path) - value) <= kAllowed * size,
                     qPrintable(QStringLiteral("%1: %2, the run ends at %3")
                                    .arg(column.path)
                                    .arg(value, 0, 'g', 9)
                                    .arg(run.last(column.path), 0, 'g', 9)));
        }
        QVERIFY(compared > 0 || evaluator->layout().states.empty());
    }
};

BRAMAH_TEST(LibrarySteadyTest);

#include "library_steady_test.moc"
