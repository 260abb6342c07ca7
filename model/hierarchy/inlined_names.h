// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/instance/instance.h"
#include "model/planning/diagram_change.h"
#include "model/syntax/syntax_tree.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>

namespace bramah::model {

/// The new meanings of the names in a class when the contents of the class replace one of its components: parameters
/// become their values, components get new names. Borrows the tree and the instances.
class InlinedNames
{
public:
    /// \a component is a child of \a root, which declares it; \a definition is its class.
    InlinedNames(const syntax::SyntaxTree& tree, const Instance& root, const Instance& component,
                 const syntax::ClassDefinition& definition);

    /// The reason why the component cannot be replaced; empty if it can.
    [[nodiscard]] const QString& refusal() const { return refusal_; }
    /// New names of the declarations by their names in the class.
    [[nodiscard]] const QHash<QString, QString>& moved() const { return moved_; }
    /// The names in the class that get another one: the keys of moved().
    [[nodiscard]] QSet<QString> movedNames() const;
    /// Is \a name a port of the component's class, so that lines lead through it?
    [[nodiscard]] bool isPort(const QString& name) const { return ports_.contains(name); }
    /// Edits in the text of the class that its contents need at their new place.
    [[nodiscard]] const TextEdits& inside() const { return inside_; }
    /// Edits where the class of \a root refers to parts of the component, except in \a lines.
    [[nodiscard]] TextEdits outside(const syntax::ClassDefinition& around, const std::vector<Span>& lines);
    /// The values that were given to parts of the component.
    [[nodiscard]] DiagramChanges modifiers() const;

private:
    void sort(const syntax::ClassDefinition& definition);
    void takeValues(const syntax::ClassModification& modification);
    void collect(const syntax::Argument& argument, const QString& path);
    void takeDefaults(const syntax::ClassDefinition& definition);
    void rename(const syntax::ClassDefinition& definition);
    [[nodiscard]] QByteArray inlined(const syntax::Expression& expression);
    void replace(const syntax::ComponentReference& reference, TextEdits& edits, std::int32_t offset);
    [[nodiscard]] QString freeName(const QString& name) const;

    const syntax::SyntaxTree& tree_;
    const Instance& root_;
    const Instance& component_;
    QString refusal_;
    QSet<QString> ports_;
    QHash<QString, QString> moved_;
    QHash<QString, QByteArray> values_;                   ///< values of parameters
    std::vector<std::pair<QString, QByteArray>> nested_;  ///< values of nested parts: `pump.D` and its value
    TextEdits inside_;
};

}  // namespace bramah::model
