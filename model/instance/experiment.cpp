// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/experiment.h"

#include "model/instance/evaluator.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"

#include <utility>

namespace bramah::model {

Experiment experimentOf(const Instance& instance)
{
    std::optional<double> start, stop, interval, count, tolerance;
    std::string solver;
    for (const ClassPart& part : instance.parts()) {
        const auto* definition = part.node->definition();
        const auto* annotation = definition ? definition->annotation : nullptr;
        const auto* experiment = syntax::nestedIn(annotation ? annotation->arguments : nullptr, "experiment");
        const auto read = [&](const char* name, std::optional<double>& setting) {
            if (const syntax::ExpressionPtr expression = syntax::valueIn(experiment, name))
                if (const auto value = Evaluator(instance.tree()).evaluate(*expression, {instance, part.node}).number())
                    setting = value;
        };
        read("StartTime", start);
        read("StopTime", stop);
        read("Interval", interval);
        read("NumberOfIntervals", count);
        read("Tolerance", tolerance);
        if (const auto name = syntax::stringIn(syntax::vendorAnnotation(annotation), "solver"))
            solver = name->toStdString();
    }
    Experiment result;
    result.startTime = start.value_or(result.startTime);
    result.stopTime = stop.value_or(result.startTime + 1);
    if (interval && *interval > 0)
        result.interval = interval;
    else if (count && *count >= 1)
        result.interval = (result.stopTime - result.startTime) / *count;
    result.tolerance = tolerance;
    result.solver = std::move(solver);
    return result;
}

}  // namespace bramah::model
