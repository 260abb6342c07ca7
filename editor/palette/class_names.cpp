// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/class_names.h"

#include "model/classes/class_node.h"
#include "model/classes/placing.h"
#include "model/diagram/page_format.h"

namespace bramah::editor {

using model::syntax::ClassKind;

bool isInternalPackage(const model::ClassNode& node)
{
    static const char* const kInternal[] = {"Interfaces", "Types",    "Units",     "Media", "Functions",
                                            "Internal",   "Examples", "Utilities", "Icons", "BaseClasses"};
    for (const char* name : kInternal)
        if (node.name() == name)
            return true;
    return false;
}

bool isPlaceable(const model::ClassNode& node)
{
    const ClassKind kind = node.kind();
    // A bus can be placed on a sheet; other connectors are parts of symbols.
    return node.definition() && (!node.isPartial() || model::isExtendedToPlace(node)) &&
           (kind == ClassKind::Model || kind == ClassKind::Block || kind == ClassKind::ExpandableConnector ||
            model::isPageClass(node));
}

}  // namespace bramah::editor
