// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/instance/instance.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace bramah::model {

/// Reads the drawings of classes and keeps them, so that symbols of one class share one Icon. An entry is read again
/// once its text has been replaced. Belongs to one thread.
class IconCache
{
public:
    /// The drawing of an instance's class: its Icon annotations, base classes first.
    [[nodiscard]] IconPtr iconOf(const Instance& instance) { return layerOf(instance, "Icon"); }
    /// A box with the component's name, for a class that has no drawing of its own.
    [[nodiscard]] IconPtr boxOf(const CoordinateSystem& system);
    /// The graphics of the class's Diagram annotations, without components.
    [[nodiscard]] IconPtr diagramGraphicsOf(const Instance& instance) { return layerOf(instance, "Diagram"); }

private:
    struct Entry {
        IconPtr icon;
        std::vector<std::shared_ptr<const syntax::SyntaxTree>> texts;  ///< texts of the class and its bases when read
        bool dependsOnInstance = false;
    };
    IconPtr layerOf(const Instance& instance, const std::string& layer);
    std::unordered_map<std::string, Entry> icons_;
    std::vector<IconPtr> boxes_;
};

/// Builds the Diagram of an instance: components two levels deep, placements and connects; it never flattens.
class DiagramBuilder
{
public:
    /// \a icons is borrowed; share one among builders, so that symbols share drawings.
    explicit DiagramBuilder(IconCache& icons) : icons_(icons) {}

    /// The drawing of \a root's class. A value that stays true only until an edit; problems of the texts go to the tree
    /// of \a root. Components without a Placement stand in a column beside the sheet.
    [[nodiscard]] Diagram build(const Instance& root);
    /// The class as one symbol at the origin, as the palette shows it.
    [[nodiscard]] DiagramComponent symbolOf(const Instance& classInstance);

private:
    /// Sets drawing, ports and texts of a component at \a placement; the caller sets the data of its declaration.
    void fillSymbol(DiagramComponent& symbol, const Instance& instance, const Placement& placement);
    [[nodiscard]] DiagramComponent componentOf(const Instance& instance, const Instance& root);
    [[nodiscard]] DiagramComponent ownPortOf(const Instance& instance, const CoordinateSystem& sheet);
    [[nodiscard]] static std::vector<DiagramConnection> connectionsOf(const Instance& root,
                                                                      const DiagramContent& content);

    IconCache& icons_;
};

}  // namespace bramah::model
