// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/circuit_run.h"

#include "solver/compile/compile.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "tests/solver/library/library_run.h"

#include <cmath>
#include <ctime>

namespace bramah::test {

CircuitOutcome runCircuit(const QByteArray& text)
{
    constexpr double kBudget = 10;  // s of CPU time
    std::shared_ptr<const solver::CompiledSystem> system;
    try {
        solver::CompileOutcome compiled = solver::compile(flatText(text));
        for (const model::Diagnostic& diagnostic : compiled.diagnostics)
            if (diagnostic.severity() == model::Severity::Error)
                return {CircuitEnd::Wrong, diagnostic.commandLineText()};
        system = compiled.system;
    } catch (const std::runtime_error& error) {
        return {CircuitEnd::Wrong, QString::fromUtf8(error.what())};
    }
    solver::RunSettings settings;
    settings.tolerance = 1e-5;
    solver::SimulationRun run(solver::prepareCompiled(system), settings);
    solver::ResultStore results;
    const auto start = std::clock();
    const auto used = [start] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
    run.start();
    while (!run.isEnded()) {
        run.waitForRows(20);
        run.drainInto(results);
        if (used() > kBudget)
            run.stop();
    }
    const bool isOver = used() > kBudget;
    run.drainInto(results);
    const solver::RunStatus status = run.status();
    const QString message = QStringLiteral("%1: %2 (%3 steps, %4 events)")
                                .arg(status.end->component, status.end->message)
                                .arg(status.statistics.steps)
                                .arg(status.statistics.stateEvents);
    for (std::size_t column = 0; column < results.columns().size(); ++column)
        for (std::size_t row = 0; row < results.rowCount(); ++row)
            if (!std::isfinite(results.value(static_cast<int>(column), row)))
                return {CircuitEnd::Wrong,
                        results.columns()[column].path + QStringLiteral(" is not a number; ") + message};
    if (isOver && !status.end->isRegular())
        return {CircuitEnd::OverBudget, QStringLiteral("at %1 s, ").arg(status.end->time) + message +
                                            status.statistics.explanations().join(QLatin1String("; "))};
    if (status.end->isRegular())
        return {CircuitEnd::StopTime, {}};
    if (status.end->isInputError())
        return {CircuitEnd::Refused, message};
    return {status.end->component.isEmpty() ? CircuitEnd::Wrong : CircuitEnd::Blamed, message};
}

}  // namespace bramah::test
