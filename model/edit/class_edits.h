// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/modification_edit.h"

#include <optional>

/// Edits of a class's own annotation; see component_edits.h.
namespace bramah::model {

/// Sets values in the class's annotation, as `{"Diagram", "coordinateSystem", "extent"}`; levels missing on the way are
/// made.
[[nodiscard]] TextEdits setClassAnnotation(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                           const ArgumentSettings& settings);
/// Removes one argument with all it holds.
[[nodiscard]] TextEdits removeClassAnnotation(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                              const ArgumentPath& path);

/// Run settings; those not given stay as they are.
struct ExperimentSettings {
    std::optional<double> startTime;  ///< s
    std::optional<double> stopTime;   ///< s
    std::optional<double> tolerance;  ///< relative
    std::optional<double> interval;   ///< s
};

/// `annotation(experiment(StopTime=...))`.
[[nodiscard]] TextEdits setExperiment(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const ExperimentSettings& settings);

/// Adds a class inside \a definition, in front of its other elements. \a text: without its semicolon, indented as
/// innerIndentation() says but for the first line.
[[nodiscard]] TextEdits addClass(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                 const QByteArray& text);
/// Puts \a text in the place of the whole class.
[[nodiscard]] TextEdits replaceClass(const syntax::ClassDefinition& definition, const QByteArray& text);

}  // namespace bramah::model
