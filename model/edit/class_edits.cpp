// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/class_edits.h"

#include "model/edit/annotation_edit.h"
#include "model/edit/geometry_text.h"

namespace bramah::model {

using namespace syntax;

TextEdits setClassAnnotation(const SyntaxTree& tree, const ClassDefinition& definition,
                             const ArgumentSettings& settings)
{
    TextEdits edits;
    if (!settings.empty())
        setAnnotation(edits, tree, annotationPlace(tree, definition), settings);
    return edits;
}

TextEdits removeClassAnnotation(const SyntaxTree& tree, const ClassDefinition& definition, const ArgumentPath& path)
{
    TextEdits edits;
    removeAnnotation(edits, tree, annotationPlace(tree, definition), path);
    return edits;
}

TextEdits setExperiment(const SyntaxTree& tree, const ClassDefinition& definition, const ExperimentSettings& settings)
{
    ArgumentSettings arguments;
    const auto add = [&](const char* name, const std::optional<double>& value) {
        if (value)
            arguments.push_back({{"experiment", name}, numberText(*value)});
    };
    add("StartTime", settings.startTime);
    add("StopTime", settings.stopTime);
    add("Tolerance", settings.tolerance);
    add("Interval", settings.interval);
    return setClassAnnotation(tree, definition, arguments);
}

}  // namespace bramah::model
