// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <string_view>

namespace bramah::solver {

/// The argument of \a call for an operator's parameter \a name, which has number \a position from 0; null if there is
/// none.
[[nodiscard]] inline const model::syntax::Expression* argumentOf(const model::syntax::CallExpression& call,
                                                                 std::size_t position, std::string_view name)
{
    for (const model::syntax::FunctionArgument& given : call.arguments)
        if (given.name.text == name)
            return given.value;
    const bool isPositional = position < call.arguments.size() && call.arguments[position].name.text.empty();
    return isPositional ? call.arguments[position].value : nullptr;
}

/// Does \a call act instead of returning a value: assert, terminate or reinit?
[[nodiscard]] inline bool isAction(const model::syntax::CallExpression& call)
{
    const std::string_view name = call.callee->parts.front().name.text;
    return call.callee->parts.size() == 1 && (name == "assert" || name == "terminate" || name == "reinit");
}

}  // namespace bramah::solver
