// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/modification_edit.h"

namespace bramah::model {

/// The place of an annotation, or the place where it would be.
struct AnnotationPlace {
    const syntax::Annotation* annotation = nullptr;  ///< null if there is none
    std::int32_t insertAt = 0;                       ///< the offset at which to write one then,
    QByteArray before;                               ///< with this in front of it
    QByteArray behind;                               ///< and this behind it
    bool ownsSemicolon = false;                      ///< the annotation of a long class ends with a semicolon
};

/// The place for a component: on the line behind its declaration.
[[nodiscard]] AnnotationPlace annotationPlace(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                              const syntax::Element& element, const syntax::Component& component);
/// The place for an equation, such as `connect`.
[[nodiscard]] AnnotationPlace annotationPlace(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                              const syntax::Equation& equation);
/// The place for a class: its last line before `end`.
[[nodiscard]] AnnotationPlace annotationPlace(const syntax::SyntaxTree& tree,
                                              const syntax::ClassDefinition& definition);

/// Sets arguments of the annotation at \a place, which is made if need be. Its other arguments stay as they are.
void setAnnotation(TextEdits& edits, const syntax::SyntaxTree& tree, const AnnotationPlace& place,
                   const ArgumentSettings& settings);
/// Removes the argument at \a path with all it holds, and the whole annotation if nothing else is in it.
void removeAnnotation(TextEdits& edits, const syntax::SyntaxTree& tree, const AnnotationPlace& place,
                      const ArgumentPath& path);

/// A literal array of numbers such as `{{-10,-10},{10,10}}`, without its structure; empty if it is anything else.
[[nodiscard]] std::vector<double> literalNumbers(syntax::ExpressionPtr expression);

}  // namespace bramah::model
