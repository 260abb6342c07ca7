// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/instance/instance.h"

#include <unordered_map>

namespace bramah::model {

/// Reads drawings of classes and keeps them, so that symbols of one class share one Icon. An entry whose text has been
/// replaced is read anew. One thread.
class IconCache
{
public:
    /// The drawing of an instance's class: its Icon annotations, base classes first.
    [[nodiscard]] IconPtr iconOf(const Instance& instance);
    /// The class's Diagram annotations, without components.
    [[nodiscard]] IconPtr diagramGraphicsOf(const Instance& instance);

private:
    struct Entry {
        IconPtr icon;
        bool dependsOnInstance = false;
    };
    IconPtr layerOf(const Instance& instance, bool isIcon);
    std::unordered_map<std::string, Entry> icons_;
};

/// Builds the Diagram of an instantiated class: components two levels deep, placements, connects; never flattens.
class DiagramBuilder
{
public:
    explicit DiagramBuilder(IconCache& icons) : icons_(icons) {}

    [[nodiscard]] Diagram build(const Instance& root);
    /// The class as one symbol at the origin, as the palette shows it.
    [[nodiscard]] DiagramComponent symbolOf(const Instance& classInstance, const Placement& placement = {});

private:
    IconCache& icons_;
};

}  // namespace bramah::model
