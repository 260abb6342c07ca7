// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/circuit_run.h"

#include "solver/compile/compile.h"
#include "solver/reports/statistics_report.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "tests/solver/library/library_run.h"

#include <cmath>
#include <ctime>

namespace bramah::test {

namespace {

/// What the end of a run makes of \a outcome, whose results are there.
void judge(CircuitOutcome& outcome, const solver::RunStatus& status, bool isOver)
{
    outcome.message = QStringLiteral("%1: %2 (%3 steps, %4 events)")
                          .arg(status.end->component, status.end->message)
                          .arg(status.statistics.steps)
                          .arg(status.statistics.stateEvents);
    const solver::ResultStore& results = outcome.results;
    for (std::size_t column = 0; column < results.columns().size(); ++column)
        for (std::size_t row = 0; row < results.rowCount(); ++row)
            if (!std::isfinite(results.value(static_cast<int>(column), row))) {
                outcome.message =
                    results.columns()[column].path + QStringLiteral(" is not a number; ") + outcome.message;
                return;
            }
    if (status.end->isRegular())
        outcome.end = CircuitEnd::StopTime;
    else if (isOver)
        outcome.end = CircuitEnd::OverBudget;
    else if (status.end->isInputError())
        outcome.end = CircuitEnd::Refused;
    else if (!status.end->component.isEmpty())
        outcome.end = CircuitEnd::Blamed;
    if (outcome.end == CircuitEnd::OverBudget)
        outcome.message = QStringLiteral("at %1 s, ").arg(status.end->time) + outcome.message +
                          statisticsSentences(status.statistics).join(QLatin1String("; "));
}

}  // namespace

CircuitOutcome runCircuit(const QByteArray& text, const CircuitChoices& choices)
{
    CircuitOutcome outcome;
    try {
        solver::CompileOutcome compiled = solver::compile(flatText(text, choices.overrides));
        for (const model::Diagnostic& diagnostic : compiled.diagnostics)
            if (diagnostic.severity() == model::Severity::Error) {
                outcome.message = diagnostic.commandLineText();
                return outcome;
            }
        outcome.system = compiled.system;
    } catch (const std::runtime_error& error) {
        outcome.message = QString::fromUtf8(error.what());
        return outcome;
    }
    solver::RunSettings settings;
    settings.tolerance = choices.tolerance;
    settings.eventRows = solver::EventRows::None;
    solver::SimulationRun run(solver::prepareCompiled(outcome.system), settings);
    const auto start = std::clock();
    const auto used = [start] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
    run.start();
    while (!run.isEnded()) {
        run.waitForRows(20);
        run.drainInto(outcome.results);
        if (used() > choices.budget)
            run.stop();
    }
    const bool isOver = used() > choices.budget;
    run.drainInto(outcome.results);
    judge(outcome, run.status(), isOver);
    return outcome;
}

}  // namespace bramah::test
