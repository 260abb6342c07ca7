// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "model/classes/class_names.h"
#include "model/conversion/class_renames.h"
#include "model/conversion/conversion_notes.h"

#include <set>

namespace bramah::model {

/// Parts that a text leaves out and that a library puts in their place: its components have an `outer` of that class,
/// which says by `missingInnerMessage` that it may be missing. No modifier can keep what such a part was by default, so
/// where a rule writes former defaults for its class, the user is told.
class ImpliedParts
{
public:
    /// \a library has the new version. \a library, \a rules and \a renames are borrowed.
    ImpliedParts(const ClassLibrary& library, const ConversionRules& rules, const ClassRenames& renames);

    /// The text has a component, or extends a class, that is \a oldClasses in the library; at \a span.
    void use(const std::set<std::string>& oldClasses, Span span);
    /// Tells of the parts that components used need and no component is.
    void tell(const std::shared_ptr<const SourceText>& text, ConversionNotes& notes);

private:
    struct Part {
        const ConversionRules::Modifiers* rule;
        const ClassNode* node;
        bool isThere = false;
        std::optional<Span> neededAt;
    };
    [[nodiscard]] bool needs(const ClassNode& user, const Part& part, std::set<const ClassNode*>& seen);

    const ClassLibrary& library_;
    const ClassRenames& renames_;
    ClassNames names_;
    std::vector<Part> parts_;
};

}  // namespace bramah::model
