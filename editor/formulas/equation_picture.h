// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formulas/equation.h"

#include <QFont>
#include <QImage>

namespace bramah::editor {

/// The typeset formula on a transparent ground. Its height above the baseline equals that below the middle, so that it
/// is aligned in a line of text in which it is centred. \a devicePixelRatio: device pixels for each pixel.
[[nodiscard]] QImage equationPicture(const Equation& equation, const QFont& font, const QColor& ink,
                                     double devicePixelRatio);

}  // namespace bramah::editor
