// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace bramah::model {
class ClassNode;
}  // namespace bramah::model

namespace bramah::editor {

class DocumentSession;

/// A class that is copied together with components of it.
struct CarriedClass {
    QString name;
    QByteArray text;  ///< `model NAME ... end NAME`, without indentation

    friend bool operator==(const CarriedClass&, const CarriedClass&) = default;
};

/// The classes that are copied, and their texts in the same order.
struct Travellers {
    std::vector<const model::ClassNode*> nodes;
    std::vector<CarriedClass> classes;
};
/// The classes among \a used that are written in the file \a home, and those that their texts use. Not copied are
/// classes of packages, which are libraries that the other file opens as well, and classes whose name is used there.
[[nodiscard]] Travellers travellersOf(const std::vector<const model::ClassNode*>& used,
                                      const model::syntax::SyntaxTree* home);
/// The class at \a definition, which stands inside another one.
[[nodiscard]] CarriedClass carriedClass(const model::syntax::SyntaxTree& tree,
                                        const model::syntax::ClassDefinition& definition);
/// \a text with each line except the first indented.
[[nodiscard]] QByteArray indented(QByteArray text, const QByteArray& indentation);

/// How copied classes are added to the shown class of a session.
struct ArrivalPlan {
    model::TextEdits edits;         ///< empty if all exist already
    QHash<QString, QString> names;  ///< by old name: the name by which components refer to a copied class
};
/// A class that the document contains word for word is used; a class whose name is taken gets another one.
[[nodiscard]] ArrivalPlan planArrival(const DocumentSession& session, const std::vector<CarriedClass>& classes);

}  // namespace bramah::editor
