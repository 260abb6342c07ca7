// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/class_edits.h"

#include "model/edit/annotation_edit.h"
#include "model/edit/class_in_text.h"
#include "model/edit/geometry_text.h"
#include "model/edit/text_layout.h"

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

TextEdits addClass(const SyntaxTree& tree, const ClassDefinition& definition, const QByteArray& text)
{
    TextEdits edits;
    if (!isLongClass(definition))
        return edits;
    const TextLayout layout(tree);
    const std::int32_t place = definition.headerEnd;
    QByteArray added = layout.lineEnd() + layout.innerIndentation(definition) + text + ';';
    if (!layout.isLastOfLine(place))
        added += layout.lineEnd() + layout.innerIndentation(definition);
    edits.insert(layout.behindTail(place), added);
    return edits;
}

TextEdits replaceClass(const ClassDefinition& definition, const QByteArray& text)
{
    TextEdits edits;
    edits.replace(definition.span, text);
    return edits;
}

}  // namespace bramah::model
