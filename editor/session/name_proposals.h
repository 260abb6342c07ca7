// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace bramah::editor {

class DocumentSession;

/// A name that can be used in an expression, with its meaning.
struct NameProposal {
    QString name;
    QString description;   ///< may be empty
    QString unit;          ///< SI; empty if it has none
    bool isFixed = false;  ///< a parameter or constant, or something without a value, as a function
    friend bool operator==(const NameProposal&, const NameProposal&) = default;
};

/// The names that can follow \a whole and a dot in an equation of the class that \a session shows: parts of a
/// component, classes of a package. With \a whole empty: the class's own components, predefined functions, keywords.
/// Sorted by name; of a component its variables come first, then its parts and ports, then its parameters.
[[nodiscard]] std::vector<NameProposal> proposedNames(const DocumentSession& session, const QString& whole);

/// The same for the sheets around the shown one, whose variables an expression in Properties can read.
[[nodiscard]] std::vector<NameProposal> namesAround(const DocumentSession& session, const QString& whole);

}  // namespace bramah::editor
