// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/modification_edit.h"

#include <optional>

/// Edits of a class's own annotation; see component_edits.h.
namespace bramah::model {

/// Sets values in the class's annotation at paths such as `{"Diagram", "coordinateSystem", "extent"}`; missing levels
/// are created.
[[nodiscard]] TextEdits setClassAnnotation(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                           const ArgumentSettings& settings);
/// Removes one argument with its contents.
[[nodiscard]] TextEdits removeClassAnnotation(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                              const ArgumentPath& path);

/// Settings of a run; absent ones are left as they are in the text.
struct ExperimentSettings {
    std::optional<double> startTime;  ///< s
    std::optional<double> stopTime;   ///< s
    std::optional<double> tolerance;  ///< relative
    std::optional<double> interval;   ///< s
};

/// Sets arguments of `annotation(experiment(StopTime=...))`.
[[nodiscard]] TextEdits setExperiment(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const ExperimentSettings& settings);

/// Adds a class inside \a definition, in front of its other elements. \a text has no semicolon; its lines except the
/// first are indented by innerIndentation().
[[nodiscard]] TextEdits addClass(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                 const QByteArray& text);
/// Replaces the whole class by \a text.
[[nodiscard]] TextEdits replaceClass(const syntax::ClassDefinition& definition, const QByteArray& text);

}  // namespace bramah::model
