// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_field.h"
#include "model/declarations/declaration_list.h"

#include <QString>

#include <vector>

namespace bramah::editor {

class DocumentSession;

/// A row of the table of declarations. A value without references.
struct DeclarationRow {
    /// The three groups of the table, in this order.
    enum class Group { Port, Parameter, Variable };

    Group group = Group::Variable;
    model::Declaration written;
    ParameterField field;       ///< the possible values: kind, unit, range, choices
    bool isUnitOfType = false;  ///< the unit is determined by the type
    QString inheritedFrom;      ///< full name of the class that declares it; empty if the class itself does
    /// Is it declared in a base class, so that it is shown but not changed here?
    [[nodiscard]] bool isInherited() const { return !inheritedFrom.isEmpty(); }

    friend bool operator==(const DeclarationRow&, const DeclarationRow&) = default;
};
/// Rows, group by group.
using DeclarationRows = std::vector<DeclarationRow>;

/// Ports, parameters and variables of the class that \a session shows, each group in the order of the text, inherited
/// ones first. Components of models and blocks are left out: the circuit of the class shows them.
[[nodiscard]] DeclarationRows declarationRows(const DocumentSession& session);

}  // namespace bramah::editor
