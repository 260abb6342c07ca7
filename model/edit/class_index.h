// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/class_in_text.h"
#include "model/edit/connect_edits.h"

#include <QHash>

#include <utility>
#include <vector>

namespace bramah::model {

/// Components and connects of one class by name. For many edits of one text: findComponent() and findConnect() search
/// the whole class each time. Borrows the tree.
class ClassIndex
{
public:
    /// Reads the components and connects that \a definition, a class of \a tree, declares itself. Of equal names the
    /// first counts.
    ClassIndex(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition);

    /// Like findComponent().
    [[nodiscard]] DeclaredComponent component(const QString& name) const { return components_.value(name); }
    /// Like findConnect(): null if there is no such connect.
    [[nodiscard]] const syntax::Equation* connect(const ConnectKey& key) const;

private:
    QHash<QString, DeclaredComponent> components_;
    QHash<std::pair<QString, QString>, std::vector<const syntax::Equation*>> connects_;
};

}  // namespace bramah::model
