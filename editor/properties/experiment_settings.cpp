// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/experiment_settings.h"

#include "editor/properties/value_text.h"
#include "model/syntax/annotation_values.h"

namespace bramah::editor {

ExperimentSettings experimentOf(const model::ClassNode& node)
{
    ExperimentSettings settings;
    const auto* definition = node.definition();
    const auto* annotation = definition ? definition->annotation : nullptr;
    const auto* experiment = nestedIn(annotation ? annotation->arguments : nullptr, "experiment");
    settings.startTime = numberIn(experiment, "StartTime").value_or(settings.startTime);
    settings.stopTime = numberIn(experiment, "StopTime").value_or(settings.startTime + 1);
    settings.tolerance = numberIn(experiment, "Tolerance").value_or(settings.tolerance);
    if (const auto interval = numberIn(experiment, "Interval"); interval && *interval > 0)
        settings.interval = interval;
    else if (const auto count = numberIn(experiment, "NumberOfIntervals"); count && *count >= 1)
        settings.interval = (settings.stopTime - settings.startTime) / *count;
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
