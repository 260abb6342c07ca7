// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/faults/telling_sensor.h"

#include "solver/results/result_store.h"
#include "solver/run/run_to_end.h"
#include "solver/tape/compiled_system.h"

#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kCompared = 500;  // times at which pressures are compared
constexpr double kTelling = 0.01;  // of a pressure's range

/// The pressures of ports in the first measured run, with the parameters at their starts.
ResultStore pressuresOf(const FitQuestion& question)
{
    RunSettings settings = settingsOf(question, question.experiments.front());
    for (const FreeParameter& parameter : question.parameters)
        settings.parameterValues.emplace_back(parameter.path, parameter.start);
    settings.interval = (settings.stopTime - settings.startTime) / kCompared;
    settings.eventRows = EventRows::None;
    settings.variables = QRegularExpression(QStringLiteral(".*\\.p"));
    SimulationRun run(prepareCompiled(question.system), settings);
    ResultStore rows;
    (void)runToEnd(run, rows);
    return rows;
}

bool isMeasured(const FitQuestion& question, const QString& path)
{
    for (const FitExperiment& experiment : question.experiments)
        for (const FitSignal& signal : experiment.signals)
            if (signal.variable == path)
                return true;
    return false;
}

}  // namespace

std::optional<FaultSensor> tellingSensor(const FitQuestion& one, const FitQuestion& other)
{
    const ResultStore first = pressuresOf(one), second = pressuresOf(other);
    const std::size_t rows = std::min(first.rowCount(), second.rowCount());
    std::optional<FaultSensor> best;
    double most = kTelling;
    std::vector<double> a(rows), b(rows);
    for (int column = 0; column < static_cast<int>(first.columns().size()); ++column) {
        const ResultColumn& variable = first.columns()[static_cast<std::size_t>(column)];
        const int there = second.find(variable.path);
        const ValueRange range = first.range(column);
        if (variable.unit != QLatin1String("Pa") || there < 0 || !(range.upper > range.lower) ||
            isMeasured(one, variable.path))
            continue;
        first.read(column, 0, a);
        second.read(there, 0, b);
        double squares = 0;
        for (std::size_t row = 0; row < rows; ++row)
            squares += (a[row] - b[row]) * (a[row] - b[row]);
        const double difference = std::sqrt(squares / static_cast<double>(std::max<std::size_t>(rows, 1)));
        if (difference > most * (range.upper - range.lower)) {
            most = difference / (range.upper - range.lower);
            best = FaultSensor{variable.path, difference};
        }
    }
    return best;
}

}  // namespace bramah::solver
