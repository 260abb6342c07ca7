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

/// The names that a part of a class needs of the rest once it is a class of its own: parameters, which the rest passes
/// down, and `outer` declarations. Borrows the instance and the tree.
class PassedNames
{
public:
    /// \a root: the tree of the class that is parted. \a inside: the names that go into the part. \a taken: names that
    /// a new parameter may not have.
    PassedNames(const syntax::SyntaxTree& tree, const Instance& root, const QSet<QString>& inside, QStringList taken);

    /// Looks at the text of the part; its references become edits of the tree where they have to change.
    void take(const syntax::Component& component);
    void take(const syntax::Expression& expression);

    /// The reason why a component that was taken cannot go; empty if nothing is in the way.
    [[nodiscard]] const QString& refusal() const { return refusal_; }
    /// `parameter Units.Length d "Diameter"` and the like, without semicolons.
    [[nodiscard]] const QByteArrayList& declarations() const { return declarations_; }
    /// `d=d`
    [[nodiscard]] const QByteArrayList& modifiers() const { return modifiers_; }
    /// Edits of references to values of other components, which become parameters of other names.
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
    QSet<QString> known_;              ///< passed as they are
    QHash<QString, QString> renamed_;  ///< paths and their parameters
    QByteArrayList declarations_;
    QByteArrayList modifiers_;
    TextEdits edits_;
};

}  // namespace bramah::model
