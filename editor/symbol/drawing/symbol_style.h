// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/graphics.h"

#include <QString>

#include <array>

namespace bramah::editor {

/// The pens of a symbol by meaning; the theme defines their look.
enum class SymbolPen : std::uint8_t { Ink, Signal, Boolean, Circuit };
inline constexpr std::array kSymbolPens{SymbolPen::Ink, SymbolPen::Signal, SymbolPen::Boolean, SymbolPen::Circuit};
/// The colour of a pen as annotations have it, before a theme interprets it.
[[nodiscard]] model::Color colorOf(SymbolPen pen);
/// The colour and meaning of a pen, as "Blue: signals", in the user's language.
[[nodiscard]] QString nameOf(SymbolPen pen);

/// How a graphic is filled, as far as the strip offers it.
enum class SymbolFill : std::uint8_t {
    None,
    Ink,    ///< the colour of the pen
    Paper,  ///< hides graphics below
    Other,  ///< a pattern or colour that the strip does not offer
};

/// The properties of a graphic that the strip over the canvas sets.
struct SymbolStyle {
    model::Color color;
    double thickness = 0.25;  ///< mm
    model::LinePattern pattern = model::LinePattern::Solid;
    SymbolFill fill = SymbolFill::None;
    model::Arrow startArrow = model::Arrow::None;
    model::Arrow endArrow = model::Arrow::None;
    friend bool operator==(const SymbolStyle&, const SymbolStyle&) = default;
};

/// The style of \a graphic; what its kind does not have is as in a new SymbolStyle.
[[nodiscard]] SymbolStyle styleOf(const model::Graphic& graphic);
/// \a graphic with the properties of \a style, as far as it has them; those in which \a style equals \a before stay.
[[nodiscard]] model::Graphic withStyle(model::Graphic graphic, const SymbolStyle& before, const SymbolStyle& style);
/// A new \a graphic in this style.
[[nodiscard]] model::Graphic withStyle(model::Graphic graphic, const SymbolStyle& style);

}  // namespace bramah::editor
