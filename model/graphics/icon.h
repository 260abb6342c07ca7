// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/graphics.h"
#include "model/syntax/syntax_tree.h"

#include <memory>

namespace bramah::model {

/// The drawing of one class: graphics of its base classes first, then its own. Immutable; symbols of one class share
/// it, so the icon's address can be the key of a paint cache.
struct Icon {
    CoordinateSystem coordinateSystem;
    std::vector<Graphic> graphics;
    /// Of each graphic its number in the class's own list; -1: it is of a base class.
    std::vector<int> numbers;
    int ownCount = 0;  ///< length of that list, including graphics that cannot be shown
    /// The owners of the expressions that `Dynamic::dynamic` points to.
    std::vector<std::shared_ptr<const syntax::SyntaxTree>> texts;
    /// Texts within this distance of the origin, in both directions, are drawn readable from below or from the right,
    /// however the symbol is turned or mirrored; 0: none.
    double uprightReach = 0;
    bool hasMovingParts = false;  ///< something in it follows results, by `DynamicSelect`

    /// True if the class and its base classes draw nothing.
    [[nodiscard]] bool isEmpty() const { return graphics.empty(); }
    /// Bounds of all visible graphics but texts, in the icon's coordinates; the coordinate system's if there are none.
    [[nodiscard]] QRectF bodyBounds() const;
};

/// A drawing that symbols and diagrams share; const, so that it may be read in several threads.
using IconPtr = std::shared_ptr<const Icon>;

}  // namespace bramah::model
