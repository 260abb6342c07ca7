// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_field.h"
#include "model/declarations/declaration_list.h"

#include <QString>

#include <vector>

namespace bramah::editor {

class DocumentSession;

/// A line of the table of declarations. A value; refers to nothing.
struct DeclarationRow {
    enum class Group { Port, Parameter, Variable };

    Group group = Group::Variable;
    model::Declaration written;
    ParameterField field;       ///< the values that it can take: kind, unit, range, choices
    bool isUnitOfType = false;  ///< the unit is that of its type
    QString inheritedFrom;      ///< the class that declares it, by its full name; empty if the class itself does
    [[nodiscard]] bool isInherited() const { return !inheritedFrom.isEmpty(); }

    friend bool operator==(const DeclarationRow&, const DeclarationRow&) = default;
};
using DeclarationRows = std::vector<DeclarationRow>;

/// Ports, parameters and variables of the class that \a session shows, each group in the text's order, inherited ones
/// first. Components of models and blocks are not among them: they are what the class's circuit shows.
[[nodiscard]] DeclarationRows declarationRows(const DocumentSession& session);

}  // namespace bramah::editor
