// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/delayed_signals.h"
#include "solver/analysis/operating_point.h"
#include "solver/reports/failure_text.h"
#include "solver/run/simulation_run.h"
#include "tests/prepare_flat.h"
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>

using namespace bramah;
using test::Example;
using test::LibraryRun;

namespace {

/// The discrete variables of \a flat that say when its delay lines have begun to give what went into them.
std::set<solver::VariableId> beginningsIn(solver::FlatModel flat)
{
    std::set<solver::VariableId> beginnings;
    for (const solver::DelayedSignal& signal : solver::takeDelaysOut(flat))
        beginnings.insert(signal.beginnings.begin(), signal.beginnings.end());
    return beginnings;
}

/// \a flat with its inputs as they are at \a time, whenever it runs: no clock samples. Delay lines go on: waves run
/// through them in the time of the run.
solver::FlatModel frozen(solver::FlatModel flat, double time)
{
    const std::set<solver::VariableId> beginnings = beginningsIn(flat);
    const std::vector<bool> hasDelay = solver::holdersOf(flat.graph, solver::Operation::Delay);
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
        if (id != solver::kNoExpr && !(index(id) < hasDelay.size() && hasDelay[index(id)]))
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
                if (beginnings.contains(action.variable))
                    continue;
                freeze(action.value);
                freeze(action.otherwise);
            }
        }
    return flat;
}

/// \a flat for \a stopTime seconds, all variables.
LibraryRun runOf(solver::FlatModel flat, double stopTime, bool startsAtOperatingPoint)
{
    solver::RunSettings settings;
    settings.stopTime = stopTime;
    settings.tolerance = 1e-9;
    settings.startsAtOperatingPoint = startsAtOperatingPoint;
    settings.variables = QRegularExpression(QStringLiteral(".*"));
    solver::SimulationRun simulation(test::prepareFlat(std::move(flat)), settings);
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

/// The unit for comparisons of a pressure or a speed; 0 for other variables.
double scaleOf(const solver::FlatVariable& variable)
{
    const std::string& unit = variable.texts->unit;
    return unit == "Pa" ? 1e5 : unit == "m/s" ? 1e-3 : unit == "rad/s" ? 0.1 : 0;
}

/// The examples that rest nowhere in the middle of their run, and a part of the reason given.
const std::map<QString, QString> kRestless{
    {QStringLiteral("Bramah.Examples.Accumulators.ChargedByValve"), QStringLiteral(".dm`")},  // by turns
    {QStringLiteral("Bramah.Examples.Accumulators.EmptyAndFull"), QStringLiteral("`accumulator.dm`")},
    {QStringLiteral("Bramah.Examples.Accumulators.Kinds"), QStringLiteral("`bladder.k`")},
    {QStringLiteral("Bramah.Examples.Blocks.Controllers"), QStringLiteral("`area.y`")},           // an integral
    {QStringLiteral("Bramah.Examples.Mechanics.ClutchAndBrake"), QStringLiteral("`rotor.w`")},    // modes of friction
    {QStringLiteral("power_unit"), QStringLiteral(".dm`")},                                       // charges by turns
    {QStringLiteral("Bramah.Examples.Valves.UnloadedPump"), QStringLiteral("`relief.p_pilot`")},  // charges by turns
};

/// The examples where a check valve keeps what an overshoot of the pressure on the way has brought behind it, so that
/// there are many states of rest.
const std::set<QString> kFilledByOvershoot{QStringLiteral("clamp_drill_unclamp")};

/// The examples whose rest is found, but to which no run of 100 s comes: one empties a battery over hours, in the other
/// a controller that nothing answers integrates up to its limit.
const std::set<QString> kFarFromRest{QStringLiteral("Bramah.Examples.Hopsan.ElectricDrive"),
                                     QStringLiteral("Bramah.Examples.Hopsan.Signals")};

/// A model with the same state of rest as \a flat: a lag in place of each delay.
solver::FlatModel withLags(solver::FlatModel flat)
{
    solver::replaceDelaysByLags(flat);
    return flat;
}

/// \a text as a flat model whose cylinders have no dry friction: what sticks rests anywhere within its friction.
solver::FlatModel withoutDryFriction(const QByteArray& text)
{
    solver::FlatModel flat = test::flatText(text);
    for (solver::FlatVariable& variable : flat.variables)
        if (variable.path.ends_with(".f_coulomb"))
            variable.binding = flat.graph.constant(0);
    return flat;
}

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
    // speeds. 1e-5 of a state's size leaves a slow creep what 100 s leave of it; most agree to 1e-13. A load that moves
    // on at constant speed would come to a stop in that time: a run that starts there keeps its pressures and speeds,
    // within 1e-4, for 20 ms. Oil shut in has the pressure that the way there left it: a run that starts at the point
    // keeps it.
    void restIsTheEndOfALongRun()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        const solver::FlatModel flat = withoutDryFriction(text);
        const double time = flat.experiment.stopTime / 2;
        const auto evaluator = test::evaluatorOf(withLags(flat));
        const solver::OperatingPoint point = solver::findOperatingPoint(*evaluator, time);
        const QString detail = solver::failureText(point.status, evaluator->model());
        if (const auto restless = kRestless.find(name); restless != kRestless.end()) {
            QVERIFY2(detail.contains(restless->second), qPrintable(detail));
            return;
        }
        QVERIFY2(point.status.ok(), qPrintable(detail));
        if (kFarFromRest.contains(name))
            return;
        std::vector<double> outputs(evaluator->layout().outputs.size());
        QVERIFY(evaluator->outputs(time, point.states, outputs).ok());
        const bool isMoving =
            std::ranges::any_of(point.freeStates, [](const auto& state) { return std::abs(state.rate) > 1e-12; });
        const bool isOilTrapped =
            kFilledByOvershoot.contains(name) ||
            std::ranges::any_of(point.freeStates, [](const auto& state) { return state.path.ends_with(".dm"); });
        const LibraryRun run = runOf(frozen(flat, time), isMoving ? 0.02 : 100, isMoving || isOilTrapped);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const double allowed = isMoving ? 1e-4 : 1e-5;
        std::map<QString, double> nominals;
        for (const solver::StateLayout& state : evaluator->layout().states)
            nominals[QString::fromStdString(evaluator->model().variable(state.variable).path)] =
                std::abs(state.nominal);
        int compared = 0;
        for (const auto& column : run.results.columns()) {
            const auto state = nominals.find(column.path);
            const solver::VariableId variable = evaluator->model().findVariable(column.path.toStdString());
            if (variable == solver::kNoVariable || evaluator->model().variable(variable).isProtected)
                continue;
            const double least = point.freeStates.empty() ? (state == nominals.end() ? 0 : state->second)
                                                          : scaleOf(evaluator->model().variable(variable));
            if (least == 0)
                continue;
            const double value = evaluator->value(variable);
            ++compared;
            QVERIFY2(std::abs(run.last(column.path) - value) <= allowed * std::max(std::abs(value), least),
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
