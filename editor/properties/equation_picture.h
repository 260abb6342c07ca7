// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/equation.h"

#include <QFont>
#include <QImage>

namespace bramah::editor {

/// The formula set in type on a transparent ground, as high above its baseline as below its middle, so that it stands
/// right in a line of text that it is centred on. \a devicePixelRatio: device pixels a pixel.
[[nodiscard]] QImage equationPicture(const Equation& equation, const QFont& font, const QColor& ink,
                                     double devicePixelRatio);

}  // namespace bramah::editor
