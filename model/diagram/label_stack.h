// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QRectF>
#include <QSizeF>

namespace bramah::model {

/// Font height of capitals of \a letters [mm], in diagram units.
[[nodiscard]] constexpr double codeHeight(double letters)
{
    constexpr double kOfUsual = 2.7;  // of 2.5 mm, as names have
    return kOfUsual * letters / SheetCodes::kLetters;
}
/// Room between a code and its frame at the left and at the right, as a share of the font's height.
inline constexpr double kFrameRoom = 0.3;

/// How a text keeps its place when it grows: by its left edge, its middle or its right edge.
enum class StackSide { Left, Middle, Right };

/// Where a code, what its circuit does, and the data of its component stand, in coordinates with y down. A null
/// rectangle: not there.
struct LabelStack {
    QRectF code, function, data;
    StackSide side = StackSide::Middle;  ///< by which they lie below each other
};

/// The sizes of these texts, frame included; null if they are not there.
struct LabelSizes {
    QSizeF code, function, data;
};

/// Stacks the texts about \a name, the place of the component's name wherever it was moved: its function over the code,
/// its data below. A stack over the middle of the symbol's \a body grows upwards. Sideways it grows by \a side, beside
/// the body away from it; where all of it stands beside the body, its texts begin at the edge that is next to it.
/// \a isTurned: the texts are read from below, with their lines side by side.
[[nodiscard]] LabelStack stacked(QRectF name, QRectF body, const LabelSizes& sizes, StackSide side, bool isTurned);

/// A coil of a symbol and where its name stands: the corner next to the coil, in coordinates of the sheet, and to which
/// side of the corner the name extends.
struct CoilPlace {
    QString name;
    QPointF corner;
    bool extendsLeft = false;
    bool isBelow = true;  ///< the name hangs below the corner; else its middle is beside it
};
/// The coils of \a symbol that have names.
[[nodiscard]] std::vector<CoilPlace> coilPlacesOf(const DiagramComponent& symbol);

}  // namespace bramah::model
