// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/symbol_texts.h"
#include "model/graphics/icon.h"

#include <QStringList>

#include <array>

/// Texts of a class's own sheet. Those with a size of their own are wrapped at the width of their box, in the middle of
/// which they stand, as Modelica has it.
namespace bramah::editor {

/// Heights of letters that are offered, after ISO 3098 [mm], and the sizes of a font whose capitals are so high
/// [points].
struct LetterSize {
    double millimetres;
    double points;
};
inline constexpr std::array kLetterSizes{LetterSize{2.5, 10}, LetterSize{3.5, 14}, LetterSize{5, 20}};

/// The height of a font of \a points on the sheet [diagram units].
[[nodiscard]] double fontHeightOf(double points);
/// The font in which \a text is written; its pixel size is 100.
[[nodiscard]] QFont fontOfNote(const model::TextGraphic& text);

/// The lines of \a text in a box of \a width [diagram units]; long words are cut.
[[nodiscard]] QStringList wrappedNote(const model::TextGraphic& text, double width);
/// The height that these lines need [diagram units]; of one line if there are none.
[[nodiscard]] double heightOfNote(const model::TextGraphic& text, double width);
/// The width of the widest line if nothing is wrapped [diagram units].
[[nodiscard]] double widthOfNote(const model::TextGraphic& text);

/// The letters in `textString`, where a percent sign is written twice, and back. Other signs behind one, as in
/// `%class`, stay.
[[nodiscard]] QString shownNote(QString textString);
/// The `textString` for \a shown: percent signs written twice, but for those in front of a name or a brace.
[[nodiscard]] QString writtenNote(const QString& shown);

/// Where \a text stands on the sheet.
[[nodiscard]] PlacedText placedNote(const model::TextGraphic& text);
/// The texts among the class's own graphics.
[[nodiscard]] std::vector<PlacedText> placedNotes(const model::Icon& graphics);

}  // namespace bramah::editor
