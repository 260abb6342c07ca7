// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/faults/telling_sensor.h"

#include "solver/results/result_store.h"
#include "solver/run/run_to_end.h"
#include "solver/tape/compiled_system.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace bramah::solver {
namespace {

constexpr double kCompared = 500;  // times at which pressures are compared
constexpr double kTelling = 0.01;  // of a pressure's range

/// The pressures of ports in \a experiment, with the parameters at their starts.
ResultStore pressuresOf(const FitQuestion& question, const FitExperiment& experiment,
                        const std::function<bool()>& isStopWanted)
{
    RunSettings settings = settingsOf(question, experiment);
    for (const FreeParameter& parameter : question.parameters)
        settings.parameterValues.emplace_back(parameter.path, parameter.start);
    settings.interval = (settings.stopTime - settings.startTime) / kCompared;
    settings.eventRows = EventRows::None;
    settings.variables = QRegularExpression(QStringLiteral(".*\\.p"));
    SimulationRun run(prepareCompiled(systemOf(question, experiment)), settings);
    ResultStore rows;
    (void)runHere(run, rows, isStopWanted);
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

/// A pressure in the experiments of two models.
struct ComparedPressure {
    double squares = 0;  ///< of the differences
    std::size_t times = 0;
    ValueRange range{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};

    [[nodiscard]] double difference() const { return std::sqrt(squares / static_cast<double>(times)); }
    /// The difference over the range; 0 for what stays where it is.
    [[nodiscard]] double share() const
    {
        return range.upper > range.lower ? difference() / (range.upper - range.lower) : 0;
    }
};
using ComparedPressures = std::map<QString, ComparedPressure>;

/// Adds what two runs of one experiment differ by.
void compare(const ResultStore& one, const ResultStore& other, ComparedPressures& pressures)
{
    const std::size_t rows = std::min(one.rowCount(), other.rowCount());
    std::vector<double> a(rows), b(rows);
    for (int column = 0; column < static_cast<int>(one.columns().size()) && rows > 0; ++column) {
        const ResultColumn& variable = one.columns()[static_cast<std::size_t>(column)];
        const int there = other.find(variable.path);
        if (variable.unit != QLatin1String("Pa") || there < 0)
            continue;
        ComparedPressure& pressure = pressures[variable.path];
        const ValueRange range = one.range(column);
        pressure.range.lower = std::min(pressure.range.lower, range.lower);
        pressure.range.upper = std::max(pressure.range.upper, range.upper);
        pressure.times += rows;
        one.read(column, 0, a);
        other.read(there, 0, b);
        for (std::size_t row = 0; row < rows; ++row)
            pressure.squares += (a[row] - b[row]) * (a[row] - b[row]);
    }
}

}  // namespace

std::optional<FaultSensor> tellingSensor(const FitQuestion& one, const FitQuestion& other,
                                         const std::function<bool()>& isStopWanted)
{
    ComparedPressures pressures;
    for (std::size_t k = 0; k < one.experiments.size(); ++k)
        compare(pressuresOf(one, one.experiments[k], isStopWanted),
                pressuresOf(other, other.experiments[k], isStopWanted), pressures);
    if (isStopWanted && isStopWanted())
        return std::nullopt;
    std::optional<FaultSensor> best;
    double most = kTelling;
    for (const auto& [path, pressure] : pressures) {
        if (isMeasured(one, path) || pressure.share() <= most)
            continue;
        most = pressure.share();
        best = FaultSensor{path, pressure.difference()};
    }
    return best;
}

}  // namespace bramah::solver
