// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graphics/graphics.h"
#include "model/symbol/graphic_text.h"
#include "model/syntax/ast.h"

#include <QString>

#include <optional>
#include <string_view>

namespace bramah::model {

/// The simple way in which a part of a symbol follows a result: `origin=DynamicSelect({0,0},{20*y,0})`.
struct PartMotion {
    enum class Kind : std::uint8_t {
        MoveX,  ///< by factor·variable icon units, to the right
        MoveY,  ///< up
        Turn,   ///< by factor·variable degrees counterclockwise about the graphic's origin
        Show,   ///< seen while the variable is true, or larger than `factor`
    };
    Kind kind = Kind::MoveX;
    QString variable;        ///< a component of the class, as `x` or `spool.s`
    double factor = 1;       ///< of Show: the limit
    bool isBoolean = false;  ///< of Show: the variable has no limit
    friend bool operator==(const PartMotion&, const PartMotion&) = default;
};

/// The argument that moves a graphic so, from where it is at rest: `origin`, `rotation` or `visible`.
[[nodiscard]] GraphicArgument motionArgument(const Graphic& graphic, const PartMotion& motion);
/// The motion that \a call, a primitive, says; nothing if there is none or it is not that simple. \a text: of its file.
[[nodiscard]] std::optional<PartMotion> motionOf(const syntax::CallExpression& call, std::string_view text);
/// Both arguments of a `DynamicSelect`; null for anything else.
struct DynamicPair {
    syntax::ExpressionPtr atRest = nullptr;
    syntax::ExpressionPtr moving = nullptr;
};
[[nodiscard]] DynamicPair dynamicPair(syntax::ExpressionPtr expression);

}  // namespace bramah::model
