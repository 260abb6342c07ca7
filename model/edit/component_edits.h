// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/class_in_text.h"
#include "model/edit/text_edits.h"
#include "model/graphics/placement.h"
#include "model/syntax/syntax_tree.h"

#include <QString>

#include <optional>

/// Edits of the components of one class. Each is a pure function from a tree without errors and one of its classes to
/// the smallest edits that make the change; no edits if the class does not declare the component itself.
namespace bramah::model {

/// A component to be declared: \c type as it is to be written, \c name free in the class.
struct NewComponent {
    QString type;
    QString name;
    QString modification;  ///< with its parentheses, `(m = 5)`; empty if there is none
    std::optional<Placement> placement;
    bool isAutoNode = false;  ///< adds the annotation `__Bramah(auto=true)`
};

/// Adds a component behind the last public one, on a line of its own.
[[nodiscard]] TextEdits addComponent(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const NewComponent& component);
/// Removes the declaration of a component and the connects to it. Other equations that use it stay.
[[nodiscard]] TextEdits removeComponent(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                        const QString& name);
/// Sets the type of a component. One that shares its clause with others gets a clause of its own behind that one.
[[nodiscard]] TextEdits setType(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                const QString& name, const QString& type);
/// Renames the declaration of a component and all references to it in the class: connects, equations, algorithms,
/// modifiers, annotations.
[[nodiscard]] TextEdits renameComponent(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                        const QString& name, const QString& newName);
/// Replaces \a name by \a path, as `drive.pump`, at the beginning of all references in the class.
[[nodiscard]] TextEdits renameReferences(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                         const QString& name, const QString& path);
/// Sets the modifier at \a path (`m`, nested `frame_a.r`; empty: the component's own value) to an expression. Without
/// an expression removes it, and parentheses that become empty.
[[nodiscard]] TextEdits setModifier(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                    const QString& component, const QString& path,
                                    const std::optional<QString>& expression);
/// Sets extent, origin, rotation and visibility where they differ from the text. The transformation for icons and other
/// annotations stay.
[[nodiscard]] TextEdits setPlacement(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const QString& component, const Placement& placement);
/// The same for a component that has been looked up.
[[nodiscard]] TextEdits setPlacement(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const DeclaredComponent& declared, const Placement& placement);
/// Sets the designation of a component, `__Bramah(designation="1V1")`; empty removes it.
[[nodiscard]] TextEdits setDesignation(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const QString& component, const QString& designation);
/// The same for a component that has been looked up.
[[nodiscard]] TextEdits setDesignation(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const DeclaredComponent& declared, const QString& designation);
/// Sets `__Bramah(path=value)` of a component, \a path as `part.maker`, to an expression; empty removes it.
[[nodiscard]] TextEdits setVendorValue(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const QString& component, const QString& path, const QString& value);
/// Sets the port variables that are inputs of a component, `__Bramah(given={"A.p", "B.m_flow"})`; none removes it.
[[nodiscard]] TextEdits setGiven(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                 const QString& component, const QStringList& given);
/// Sets the variables of a component at which loops are cut, `__Bramah(iterate={"q", "B.p"})`; none removes it.
[[nodiscard]] TextEdits setIterated(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                    const QString& component, const QStringList& variables);
/// The same for a variable that the class itself declares, `__Bramah(iterate=true)`.
[[nodiscard]] TextEdits setIterated(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                    const QString& variable, bool isIterated);
/// Sets the component's excluded problems, `__Bramah(excluded={"open-drain L: the case is plugged"})`; none removes it.
[[nodiscard]] TextEdits setExclusions(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const QString& component, const QStringList& exclusions);
/// Sets the place of the component's name and values, `__Bramah(label(offset={2,0}, turned=true))`; the place that the
/// icon gives removes the annotation.
[[nodiscard]] TextEdits setLabel(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                 const QString& component, const LabelPlacement& label);

}  // namespace bramah::model
