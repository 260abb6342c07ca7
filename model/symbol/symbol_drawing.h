// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_builder.h"
#include "model/graphics/icon.h"
#include "model/graphics/placement.h"
#include "model/symbol/part_motion.h"

#include <memory>
#include <optional>
#include <vector>

/// The parts of a class's symbol, as the symbol editor shows them.
namespace bramah::model {

/// A graphic of a symbol, as read from the text.
struct DrawnGraphic {
    Graphic graphic;
    int index = -1;   ///< number in the class's own list, see GraphicChange; -1: of a base class
    QByteArray text;  ///< as written
    std::optional<PartMotion> motion;
    bool isMoving = false;  ///< some argument follows a result, by a simple motion or a formula

    /// Is it of the class itself, so that it can be edited, and not of a base class?
    [[nodiscard]] bool isOwn() const { return index >= 0; }
};

/// A port as it stands on the symbol of its class.
struct DrawnPort {
    QString name;
    QString connectorClass;  ///< full name
    QString description;
    Placement placement;  ///< on the symbol
    IconPtr icon;         ///< the connector's drawing; never null
    AffineMap map;        ///< from the connector's coordinates into the symbol's
    LineStyle style = LineStyle::Working;
    bool isOwn = true;  ///< declared in the class itself

    /// Its middle in the icon's coordinates.
    [[nodiscard]] QPointF place() const { return rounded(placement.centre()); }
};

/// The symbol of a class as something to be edited: base classes' parts first.
struct SymbolDrawing {
    CoordinateSystem coordinateSystem;
    std::vector<DrawnGraphic> graphics;  ///< from the lowest to the topmost
    std::vector<DrawnPort> ports;
    int ownCount = 0;  ///< length of the class's own list, including graphics that cannot be shown
    /// Owners of the syntax trees to which graphics point.
    std::vector<std::shared_ptr<const syntax::SyntaxTree>> texts;

    /// The class's own graphic with that number; null if it cannot be shown or does not exist.
    [[nodiscard]] const DrawnGraphic* own(int index) const;
    /// The port called \a name, or null; valid until the drawing changes.
    [[nodiscard]] const DrawnPort* port(const QString& name) const;
    /// The bounds of everything drawn except texts, including ports.
    [[nodiscard]] QRectF bodyBounds() const;
};

/// \a instance: instance of the class as a model.
[[nodiscard]] SymbolDrawing readSymbol(const Instance& instance, IconCache& icons);

/// The primitives of a list `{Line(...), Text(...)}`, as from a clipboard, with their texts; empty for anything else.
[[nodiscard]] SymbolDrawing readGraphicList(const QByteArray& text, const Instance& scope);
/// The drawing \a icon at rest, base classes included, as such a list; hidden graphics are left out.
[[nodiscard]] QByteArray graphicListOf(const Icon& icon);

}  // namespace bramah::model
