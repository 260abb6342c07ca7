// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/experiment_settings.h"

#include "model/instance/experiment.h"

namespace bramah::editor {

ExperimentSettings experimentSettings(const model::Instance& model)
{
    const model::Experiment experiment = model::experimentOf(model);
    ExperimentSettings settings;
    settings.startTime = experiment.startTime;
    settings.stopTime = experiment.stopTime;
    settings.interval = experiment.interval;
    settings.tolerance = experiment.tolerance.value_or(settings.tolerance);
    settings.solver = QString::fromStdString(experiment.solver);
    return settings;
}

}  // namespace bramah::editor
