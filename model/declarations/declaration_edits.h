// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/declarations/declaration_list.h"
#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <QString>

/// Edits of the declarations of a class. Each is a pure function from a tree without errors and one of its classes to
/// the smallest edits that make the change; no edits if the class does not declare the component itself.
/// renameComponent() changes names, removeComponent() of model/edit removes a component.
namespace bramah::model {

/// Writes the declaration \a text, without its semicolon, on a line of its own behind that of the component \a behind;
/// behind the last public component if \a behind is empty or not declared here.
[[nodiscard]] TextEdits addDeclaration(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const QString& text, const QString& behind = {});
/// Swaps the declarations of two components, each with the comment that ends its line. If one is declared together with
/// others (`Real a, b`), the whole clause moves. No edits if one is protected and the other is not.
[[nodiscard]] TextEdits swapDeclarations(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                         const QString& name, const QString& other);
/// Sets prefixes and type as Declaration::type has them; `parameter` and `constant` stay. A component that shares its
/// clause with others gets a clause of its own.
[[nodiscard]] TextEdits setDeclaredType(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                        const QString& name, const QString& type);
/// Sets the declared value, an expression; empty removes it.
[[nodiscard]] TextEdits setDeclaredValue(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                         const QString& name, const QString& expression);
/// Sets `min`, `max` or any other attribute, an expression; empty removes it.
[[nodiscard]] TextEdits setAttribute(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const QString& name, const QString& attribute, const QString& expression);
/// Sets the description string of a declaration; empty removes it.
[[nodiscard]] TextEdits setDescription(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const QString& name, const QString& text);
/// Sets `group` or `tab` of the component's `Dialog` annotation; empty removes it.
[[nodiscard]] TextEdits setDialog(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                  const QString& name, const QString& argument, const QString& text);

}  // namespace bramah::model
