// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/class_in_text.h"
#include "model/edit/text_edits.h"
#include "model/graphics/placement.h"
#include "model/syntax/syntax_tree.h"

#include <QString>

#include <optional>

/// Edits of the components of one class. Each is a pure function from a tree without errors and a class of it to the
/// edits that change only the text they must; no edits if the class does not declare the component itself.
namespace bramah::model {

struct NewComponent {
    QString type;
    QString name;
    QString modification;  ///< with its parentheses, `(m = 5)`; empty for none
    std::optional<Placement> placement;
    bool isAutoNode = false;  ///< marked `__Bramah(auto=true)`
};

/// Behind the last public component, on a line of its own.
[[nodiscard]] TextEdits addComponent(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const NewComponent& component);
/// Removes its declaration and the connects to it. Other equations that use it stay.
[[nodiscard]] TextEdits removeComponent(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                        const QString& name);
/// Declares it as of another type. A declaration of several components is parted: it gets one of its own behind it.
[[nodiscard]] TextEdits setType(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                const QString& name, const QString& type);
/// Renames its declaration and all references to it in the class: connects, equations, algorithms, modifiers,
/// annotations.
[[nodiscard]] TextEdits renameComponent(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                        const QString& name, const QString& newName);
/// All references to the element called \a name in the class get \a path in its place, as `drive.pump`.
[[nodiscard]] TextEdits renameReferences(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                         const QString& name, const QString& path);
/// Sets the modifier at \a path (`m`, nested `frame_a.r`; empty: the component's own value) to an expression; with none
/// removes it, and parentheses that become empty.
[[nodiscard]] TextEdits setModifier(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                    const QString& component, const QString& path,
                                    const std::optional<QString>& expression);
/// Extent, origin, rotation and visibility, those that differ from the text. An icon's own transformation and other
/// annotations stay.
[[nodiscard]] TextEdits setPlacement(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const QString& component, const Placement& placement);
/// The same of a component that has been looked up.
[[nodiscard]] TextEdits setPlacement(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                     const DeclaredComponent& declared, const Placement& placement);
/// The vendor flag `__Bramah(auto=true)` of nodes made by drawing; off removes it.
[[nodiscard]] TextEdits setAutoNode(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                    const QString& component, bool isAuto);
/// The code that stands for it on the sheet, `__Bramah(designation="1V1")`; empty removes it.
[[nodiscard]] TextEdits setDesignation(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const QString& component, const QString& designation);
/// The variables of its ports that it is given, `__Bramah(given={"A.p", "B.m_flow"})`; none removes it.
[[nodiscard]] TextEdits setGiven(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                 const QString& component, const QStringList& given);
/// Its problems that are let be, `__Bramah(excluded={"open-drain L: the case is plugged"})`; none removes it.
[[nodiscard]] TextEdits setExclusions(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const QString& component, const QStringList& exclusions);
/// Sets the place of its name and values, `__Bramah(label(offset={2,0}, turned=true))`; the icon's own place removes
/// the annotation.
[[nodiscard]] TextEdits setLabel(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                 const QString& component, const LabelPlacement& label);

}  // namespace bramah::model
