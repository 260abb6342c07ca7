// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"
#include "solver/tape/compiled_system.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace bramah::test {

/// How the run of a random circuit ended.
enum class CircuitEnd {
    StopTime,
    Refused,     ///< a parameter that follows from others is out of its range: no valid circuit
    Blamed,      ///< before, with a component named
    OverBudget,  ///< stopped after a CPU time that no circuit of this size should take
    Wrong,       ///< it does not compile, nobody is named, or a result is not a number
};

struct CircuitOutcome {
    CircuitEnd end = CircuitEnd::Wrong;
    QString message;
    solver::ResultStore results;
    std::shared_ptr<const solver::CompiledSystem> system;
};

struct CircuitChoices {
    QByteArray overrides;  ///< modifiers as Modelica text, `(fluid(...))`
    double tolerance = 1e-5;
    double budget = 10;  ///< s of CPU time
};

/// Runs a circuit for a second of simulated time. Nothing else may run in the process: its CPU time is the run's.
[[nodiscard]] CircuitOutcome runCircuit(const QByteArray& text, const CircuitChoices& choices = {});

}  // namespace bramah::test
