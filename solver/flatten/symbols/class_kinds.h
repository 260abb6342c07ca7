// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

namespace bramah::solver {

/// Can classes of \a kind have equations of their own and be run?
[[nodiscard]] inline bool isModel(model::syntax::ClassKind kind)
{
    using enum model::syntax::ClassKind;
    return kind == Model || kind == Block || kind == Class;
}

}  // namespace bramah::solver
