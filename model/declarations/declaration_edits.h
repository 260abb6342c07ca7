// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/declarations/declaration_list.h"
#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <QString>

/// Edits of the declarations of a class. Each is a pure function from a tree without errors and a class of it to the
/// edits that change only the text they must; no edits if the class does not declare the component itself. Names are
/// changed by renameComponent(), a component is removed by removeComponent() of model/edit.
namespace bramah::model {

/// Writes the declaration \a text, without its semicolon, on a line of its own behind that of \a behind; behind the
/// last public component if that is empty or not declared here.
[[nodiscard]] TextEdits addDeclaration(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const QString& text, const QString& behind = {});
/// Swaps the declarations of two components, each with the comment that ends its line. If one is declared together with
/// others (`Real a, b`), the whole clause moves. No edits if one is protected and the other is not.
[[nodiscard]] TextEdits swapDeclarations(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                         const QString& name, const QString& other);
/// Prefixes and type, as Declaration::type has them; `parameter` and `constant` stay. A component that is declared
/// together with others gets a declaration of its own.
[[nodiscard]] TextEdits setDeclaredType(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                        const QString& name, const QString& type);
/// The value a component has by default, an expression; empty removes it.
[[nodiscard]] TextEdits setDeclaredValue(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                         const QString& name, const QString& expression);
/// `min`, `max` or any other attribute, an expression; empty removes it.
[[nodiscard]] TextEdits setAttribute(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const QString& name, const QString& attribute, const QString& expression);
/// The string behind a declaration; empty removes it.
[[nodiscard]] TextEdits setDescription(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const QString& name, const QString& text);
/// `group` or `tab` of the component's `Dialog`; empty removes it.
[[nodiscard]] TextEdits setDialog(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                  const QString& name, const QString& argument, const QString& text);

}  // namespace bramah::model
