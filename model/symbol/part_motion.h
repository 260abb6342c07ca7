// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/graphics.h"
#include "model/symbol/graphic_text.h"
#include "model/syntax/ast.h"

#include <QString>

#include <optional>
#include <string_view>

namespace bramah::model {

/// A simple motion of a part of a symbol that follows a result: `origin=DynamicSelect({0,0},{20*y,0})`.
struct PartMotion {
    /// What the variable changes.
    enum class Kind : std::uint8_t {
        MoveX,  ///< to the right by factor·variable icon units
        MoveY,  ///< up by factor·variable icon units
        Turn,   ///< counterclockwise about the graphic's origin by factor·variable degrees
        Show,   ///< visible while the variable is true, or larger than `factor`
    };
    Kind kind = Kind::MoveX;
    QString variable;        ///< a component of the class, as `x` or `spool.s`
    double factor = 1;       ///< of Show: the limit
    bool isBoolean = false;  ///< of Show: the variable is a Boolean and has no limit
    friend bool operator==(const PartMotion&, const PartMotion&) = default;
};

/// The argument that moves a graphic in this way from its place at rest: `origin`, `rotation` or `visible`.
[[nodiscard]] GraphicArgument motionArgument(const Graphic& graphic, const PartMotion& motion);
/// The simple motion that the primitive \a call has; nothing if it has none. \a text: of its file.
[[nodiscard]] std::optional<PartMotion> motionOf(const syntax::CallExpression& call, std::string_view text);
/// The two arguments of a `DynamicSelect`; null for anything else.
struct DynamicPair {
    syntax::ExpressionPtr atRest = nullptr;
    syntax::ExpressionPtr moving = nullptr;
};
/// Takes \a expression apart, which may be null; both are null unless it is `DynamicSelect` of two arguments.
[[nodiscard]] DynamicPair dynamicPair(syntax::ExpressionPtr expression);

}  // namespace bramah::model
