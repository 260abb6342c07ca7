// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/experiment_settings.h"

#include "editor/properties/value_text.h"
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
    return settings;
}

QString experimentArguments(const ExperimentSettings& settings)
{
    QStringList arguments;
    if (settings.startTime != 0)
        arguments.append(QStringLiteral("StartTime=") + modelicaNumber(settings.startTime));
    arguments.append(QStringLiteral("StopTime=") + modelicaNumber(settings.stopTime));
    if (settings.interval)
        arguments.append(QStringLiteral("Interval=") + modelicaNumber(*settings.interval));
    if (settings.tolerance != ExperimentSettings().tolerance)
        arguments.append(QStringLiteral("Tolerance=") + modelicaNumber(settings.tolerance));
    return arguments.join(QStringLiteral(", "));
}

}  // namespace bramah::editor
