// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/placing.h"

#include "model/classes/class_node.h"
#include "model/syntax/annotation_values.h"

namespace bramah::model {

using syntax::ClassKind;

bool isExtendedToPlace(const ClassNode& node)
{
    return node.definition() && syntax::vendorFlag(node.definition()->annotation, "extendToPlace");
}

bool isPageClass(const ClassNode& node)
{
    return !node.isPartial() && node.definition() &&
           syntax::nestedIn(syntax::vendorAnnotation(node.definition()->annotation), "page");
}

bool isInternalPackage(const ClassNode& node)
{
    static const char* const kInternal[] = {"Interfaces", "Types",    "Units",     "Media", "Functions",
                                            "Internal",   "Examples", "Utilities", "Icons", "BaseClasses"};
    for (const char* name : kInternal)
        if (node.name() == name)
            return true;
    return false;
}

bool isPlaceable(const ClassNode& node)
{
    const ClassKind kind = node.kind();
    // A bus can be placed on a sheet; other connectors are parts of symbols.
    return node.definition() && (!node.isPartial() || isExtendedToPlace(node)) &&
           (kind == ClassKind::Model || kind == ClassKind::Block || kind == ClassKind::ExpandableConnector ||
            isPageClass(node));
}

bool isOffered(const ClassNode& node)
{
    if (node.kind() == syntax::ClassKind::ExpandableConnector)
        return true;
    for (const ClassNode* around = node.parent(); around; around = around->parent())
        if (isInternalPackage(*around))
            return false;
    return true;
}

}  // namespace bramah::model
