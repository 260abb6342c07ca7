// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_builder.h"
#include "model/graphics/icon.h"
#include "model/graphics/placement.h"
#include "model/symbol/part_motion.h"

#include <memory>
#include <optional>
#include <vector>

/// The symbol of a class taken apart, as an editor of symbols shows it.
namespace bramah::model {

struct DrawnGraphic {
    Graphic graphic;
    int index = -1;   ///< in the class's own list, see GraphicChange; -1: of a base class
    QByteArray text;  ///< as it is written
    std::optional<PartMotion> motion;
    bool isMoving = false;  ///< something of it follows a result, simply or by a formula

    [[nodiscard]] bool isOwn() const { return index >= 0; }
};

struct DrawnPort {
    QString name;
    QString connectorClass;  ///< full name
    QString description;
    Placement placement;  ///< on the symbol
    IconPtr icon;         ///< the connector's drawing; never null
    AffineMap map;        ///< from the connector's coordinates into the symbol's
    LineStyle style = LineStyle::Working;
    bool isOwn = true;  ///< declared in the class itself

    [[nodiscard]] QPointF place() const { return rounded(placement.centre()); }
};

struct SymbolDrawing {
    CoordinateSystem coordinateSystem;
    std::vector<DrawnGraphic> graphics;  ///< from the lowest to the topmost
    std::vector<DrawnPort> ports;
    int ownCount = 0;  ///< of the class's own list, with those that cannot be shown
    /// The owners of the objects that graphics point to.
    std::vector<std::shared_ptr<const syntax::SyntaxTree>> texts;

    /// The class's own graphic with that number; null if there is none that can be shown.
    [[nodiscard]] const DrawnGraphic* own(int index) const;
    [[nodiscard]] const DrawnPort* port(const QString& name) const;
    /// The bounds of everything drawn but texts, ports too.
    [[nodiscard]] QRectF bodyBounds() const;
};

/// \a instance: of the class as a model.
[[nodiscard]] SymbolDrawing readSymbol(const Instance& instance, IconCache& icons);

/// The primitives in `{Line(...), Text(...)}`, as a clipboard has them, with their texts; empty if it is no such list.
[[nodiscard]] SymbolDrawing readGraphicList(const QByteArray& text, const Instance& scope);
/// The drawing of \a instance at rest, its base classes' graphics too, as such a list: hidden ones are left out.
[[nodiscard]] QByteArray graphicListOf(const Icon& icon);

}  // namespace bramah::model
