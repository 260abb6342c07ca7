// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/graphics/affine_map.h"
#include "model/graphics/icon.h"

#include <QPainterPath>
#include <QPixmap>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;

namespace bramah::editor {

/// A map with the size and place of \a map that keeps a drawing readable from below or, if \a map turns it by a
/// quarter, from the right; see Icon::uprightReach.
[[nodiscard]] model::AffineMap uprightMapOf(const model::AffineMap& map);

/// The shapes and pictures of an icon at their size on the sheet, not yet rotated: made once for all symbols of a
/// class, without texts. Colours are those of the annotation, which a theme interprets when painting.
class SymbolPicture
{
public:
    /// The shapes of \a icon with its axes scaled by \a scaleX and \a scaleY, which may be negative; texts are left
    /// out.
    SymbolPicture(const model::Icon& icon, double scaleX, double scaleY);

    /// Paints in a scene, rotated and placed by \a rigid, a map without scaling. Lines are at least \a leastWidth wide
    /// [diagram units].
    void paint(QPainter& painter, const model::AffineMap& rigid, const SheetTheme& theme, double leastWidth) const;

    /// The picture of \a icon from a cache; \a map leads from the icon's coordinates to the sheet's. Sets \a rigid to
    /// the part of the map that is not scaling.
    [[nodiscard]] static std::shared_ptr<const SymbolPicture> of(const model::IconPtr& icon,
                                                                 const model::AffineMap& map, model::AffineMap& rigid);

private:
    struct Shape {
        QPainterPath path;
        model::Color line;
        model::Color fill;
        model::LinePattern pattern = model::LinePattern::Solid;
        model::FillPattern fillPattern = model::FillPattern::None;
        double width = 0;        ///< diagram units
        bool isUpright = false;  ///< see Icon::uprightReach
        QPixmap pixmap;          ///< of a picture, which fills the bounds of the path; null for others
    };
    friend class ShapeMaker;

    std::vector<Shape> shapes_;  ///< in the order of the graphics, later ones over earlier ones
    bool isComplete_ = true;     ///< false: a picture in a file has not come yet (named_files.h)
};

}  // namespace bramah::editor
