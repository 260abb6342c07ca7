// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/delayed_signals.h"
#include "solver/analysis/linear_ports.h"
#include "solver/analysis/operating_point.h"
#include "solver/reports/failure_text.h"
#include "tests/solver/library/library_run.h"

#include <QTest>

namespace bramah::test {

/// The linear system of a model around its operating point at time 0, or why there is none.
struct Linear {
    QString problem;
    solver::EvaluationStatus status;
    QString detail;  ///< what `status` has failed of, in words
    solver::LinearSystem system;

    Linear(const solver::FlatModel& flat, const std::vector<std::string>& inputs,
           const std::vector<std::string>& outputs)
    {
        solver::FlatModel withPorts = flat;
        solver::LinearPorts ports;
        problem = addLinearPorts(withPorts, inputs, outputs, {}, ports);
        if (!problem.isEmpty())
            return;
        solver::FlatModel atRest = flat;
        solver::replaceDelaysByLags(atRest);
        const auto plain = evaluatorOf(std::move(atRest));
        const solver::OperatingPoint point = solver::findOperatingPoint(*plain, 0);
        status = point.status;
        detail = solver::failureText(status, plain->model());
        if (!status.ok())
            return;
        std::vector<double> values(plain->layout().outputs.size());
        status = plain->outputs(0, point.states, values);
        const auto open = evaluatorOf(withPorts);
        solver::Linearisation result = solver::linearise(*open, ports, *plain, 0);
        status = result.status;
        detail = solver::failureText(status, open->model());
        system = std::move(result.system);
    }
};

#define VERIFY_LINEAR(linear)                                           \
    QVERIFY2((linear).problem.isEmpty(), qPrintable((linear).problem)); \
    QVERIFY2((linear).status.ok(), qPrintable((linear).detail))

}  // namespace bramah::test
