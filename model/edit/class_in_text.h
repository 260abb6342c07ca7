// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <QString>

#include <vector>

namespace bramah::model {

/// The class of a text by its full name, `within` included, or by its path inside the text; null if not found.
[[nodiscard]] const syntax::ClassDefinition* findClass(const syntax::SyntaxTree& tree, const QString& name);

/// The name by which the class \a scope refers to \a className: for a class inside \a scope the relative name, which
/// remains valid when the outer class is renamed.
[[nodiscard]] QString nameSeenFrom(const QString& scope, const QString& className);

/// Has the class elements and equations of its own, unlike `type T = Real` and the like?
[[nodiscard]] bool isLongClass(const syntax::ClassDefinition& definition);

/// A component of a class and the clause that declares it.
struct DeclaredComponent {
    const syntax::Element* element = nullptr;
    const syntax::Component* component = nullptr;

    explicit operator bool() const { return component != nullptr; }
};

/// The component \a name that \a definition itself declares; empty if it is inherited or missing.
[[nodiscard]] DeclaredComponent findComponent(const syntax::ClassDefinition& definition, const QString& name);

/// The name of the component of \a definition in whose declaration the text at \a offset stands; empty if in none.
[[nodiscard]] QString componentAt(const syntax::ClassDefinition& definition, std::int32_t offset);

/// All `connect` equations of a class, in order, those in loops and branches too.
[[nodiscard]] std::vector<const syntax::Equation*> connectsOf(const syntax::ClassDefinition& definition);

/// The text of a reference without blanks and comments: `a.b[1]`.
[[nodiscard]] QString referenceText(const syntax::SyntaxTree& tree, syntax::ExpressionPtr reference);

/// The offset behind the last element, section or external clause of a long class with its semicolon, else its header.
[[nodiscard]] std::int32_t endOfContents(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition);

/// The offset behind the last token in front of a long class's `end`; blanks and comments do not count.
[[nodiscard]] std::int32_t behindLastToken(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition);

/// \a text, UTF-8 of a name or the like, as a QString.
[[nodiscard]] QString toString(std::string_view text);

}  // namespace bramah::model
