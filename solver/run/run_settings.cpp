// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/run_settings.h"

namespace bramah::solver {

RunSettings settingsOf(const Experiment& experiment)
{
    RunSettings settings;
    settings.startTime = experiment.startTime;
    settings.stopTime = experiment.stopTime;
    settings.interval = experiment.interval.value_or(0);
    settings.hasStepRows = !(settings.interval > 0);
    settings.tolerance = experiment.tolerance.value_or(settings.tolerance);
    settings.solver = solverKindNamed(experiment.solver).value_or(SolverKind::Auto);
    return settings;
}

}  // namespace bramah::solver
