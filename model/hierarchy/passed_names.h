// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/instance/instance.h"
#include "model/syntax/syntax_tree.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

namespace bramah::model {

/// The declaration by which a component gets \a value from outside as \a name, without its semicolon: a parameter, or,
/// for what changes during a run, an `input Real x(unit="m") "Position"` that its own declaration binds, with a field
/// in Properties. Empty if it is no single number, truth or choice.
[[nodiscard]] QByteArray passedDeclaration(const Instance& value, const QString& name);
/// A name for the value \a path, as `axis_cylinder_x`.
[[nodiscard]] QString passedName(const QString& path);

/// The names of the rest that a part of a class needs once it is a class of its own: parameters and variables, which
/// the rest passes down, and `outer` declarations. Borrows the instance and the tree.
class PassedNames
{
public:
    /// \a root: instance of the class that is divided. \a inside: names that go into the part. \a taken: names that a
    /// new parameter may not have.
    PassedNames(const syntax::SyntaxTree& tree, const Instance& root, const QSet<QString>& inside, QStringList taken);

    /// Reads a text of the part; references that have to change become edits of the tree.
    void take(const syntax::Component& component);
    /// The same for an expression of the part, as in an equation.
    void take(const syntax::Expression& expression);

    /// The reason why a component that was taken cannot move; empty if nothing prevents it.
    [[nodiscard]] const QString& refusal() const { return refusal_; }
    /// Declarations such as `parameter Units.Length d "Diameter"`, without semicolons.
    [[nodiscard]] const QByteArrayList& declarations() const { return declarations_; }
    /// Modifiers such as `d=d`.
    [[nodiscard]] const QByteArrayList& modifiers() const { return modifiers_; }
    /// Edits of references to values of other components, which become parameters with new names.
    [[nodiscard]] const TextEdits& edits() const { return edits_; }

private:
    void take(const syntax::ComponentReference& reference);
    void passParameter(const Instance& parameter);
    void passValue(const syntax::ComponentReference& reference, const Instance& component);
    void declareOuter(const Instance& component);
    [[nodiscard]] QByteArray declarationOf(const Instance& parameter);
    [[nodiscard]] bool isLiteral(const syntax::Expression& expression) const;

    const syntax::SyntaxTree& tree_;
    const Instance& root_;
    const QSet<QString>& inside_;
    QStringList taken_;
    QString refusal_;
    QSet<QString> known_;              ///< names that are passed on unchanged
    QHash<QString, QString> renamed_;  ///< paths and the names of their parameters
    QByteArrayList declarations_;
    QByteArrayList modifiers_;
    TextEdits edits_;
};

}  // namespace bramah::model
