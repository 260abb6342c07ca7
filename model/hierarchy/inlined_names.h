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

/// The meaning of the names of a class once one component of it gives way to its contents: parameters are their values,
/// components have new names. Borrows the tree and the instances.
class InlinedNames
{
public:
    /// \a component is a child of \a root, which declares it; \a definition is its class.
    InlinedNames(const syntax::SyntaxTree& tree, const Instance& root, const Instance& component,
                 const syntax::ClassDefinition& definition);

    /// The reason why the component cannot give way; empty if it can.
    [[nodiscard]] const QString& refusal() const { return refusal_; }
    /// The declarations made anew, by their names in the class.
    [[nodiscard]] const QHash<QString, QString>& moved() const { return moved_; }
    [[nodiscard]] QSet<QString> movedNames() const;
    [[nodiscard]] bool isPort(const QString& name) const { return ports_.contains(name); }
    /// Changes in the text of the class that its contents need elsewhere.
    [[nodiscard]] const TextEdits& inside() const { return inside_; }
    /// Changes where the class of \a root names parts of the component; those in \a lines are left out.
    [[nodiscard]] TextEdits outside(const syntax::ClassDefinition& around, const std::vector<Span>& lines);
    /// Values that were given to parts of the component.
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
    QHash<QString, QByteArray> values_;                   ///< of parameters
    std::vector<std::pair<QString, QByteArray>> nested_;  ///< `pump.D` and its value
    TextEdits inside_;
};

}  // namespace bramah::model
