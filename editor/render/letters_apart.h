// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace bramah::editor {

/// The least distance that a font knows [px]. With any at all no ligature stands for letters such as fl: who searches a
/// PDF for them would not find it.
inline constexpr double kLettersApart = 1.0 / 64;

/// \a font with kLettersApart between letters.
[[nodiscard]] inline QFont withLettersApart(QFont font)
{
    font.setLetterSpacing(QFont::AbsoluteSpacing, kLettersApart);
    return font;
}

}  // namespace bramah::editor
