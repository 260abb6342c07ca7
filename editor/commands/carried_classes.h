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

/// A class that travels with the components made of it.
struct CarriedClass {
    QString name;
    QByteArray text;  ///< `model NAME ... end NAME`, as it would stand at the margin

    friend bool operator==(const CarriedClass&, const CarriedClass&) = default;
};

/// Classes that travel, and their texts in the same order.
struct Travellers {
    std::vector<const model::ClassNode*> nodes;
    std::vector<CarriedClass> classes;
};
/// Those among \a used that are written in the file \a home, and those that their texts name. A package's own classes
/// stay: it is a library, which the other file opens too. A class whose name is taken there stays too.
[[nodiscard]] Travellers travellersOf(const std::vector<const model::ClassNode*>& used,
                                      const model::syntax::SyntaxTree* home);
/// The class as its text stands inside another, where \a definition begins.
[[nodiscard]] CarriedClass carriedClass(const model::syntax::SyntaxTree& tree,
                                        const model::syntax::ClassDefinition& definition);
/// \a text with each line but the first indented.
[[nodiscard]] QByteArray indented(QByteArray text, const QByteArray& indentation);

/// The way in which carried classes come into the shown class of a session.
struct ArrivalPlan {
    model::TextEdits edits;         ///< none if all are there already
    QHash<QString, QString> names;  ///< by old name, the name by which components call a carried class
};
/// A class that the document has word for word is used; one whose name is taken gets another.
[[nodiscard]] ArrivalPlan planArrival(const DocumentSession& session, const std::vector<CarriedClass>& classes);

}  // namespace bramah::editor
