// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/modification_edit.h"

namespace bramah::model {

/// The place of an annotation that is written, or the place at which to write one.
struct AnnotationPlace {
    const syntax::Annotation* annotation = nullptr;  ///< null if there is none
    std::int32_t insertAt = 0;                       ///< without an annotation: the offset at which to write one,
    QByteArray before;                               ///< the text to write in front of it,
    QByteArray behind;                               ///< and the text to write behind it
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

/// Sets arguments of the annotation at \a place, which is created if needed. Its other arguments stay as they are.
void setAnnotation(TextEdits& edits, const syntax::SyntaxTree& tree, const AnnotationPlace& place,
                   const ArgumentSettings& settings);
/// Removes the argument at \a path with its contents, and the whole annotation if it becomes empty.
void removeAnnotation(TextEdits& edits, const syntax::SyntaxTree& tree, const AnnotationPlace& place,
                      const ArgumentPath& path);

/// The numbers of a literal array such as `{{-10,-10},{10,10}}`, without its structure; empty for anything else.
[[nodiscard]] std::vector<double> literalNumbers(syntax::ExpressionPtr expression);

}  // namespace bramah::model
