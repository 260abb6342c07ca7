// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

namespace bramah::model {

/// Adds to \a prefixes those of the element around it.
inline void inherit(syntax::Prefixes& prefixes, const syntax::Prefixes& outer)
{
    prefixes.isParameter |= outer.isParameter;
    prefixes.isConstant |= outer.isConstant;
    prefixes.isDiscrete |= outer.isDiscrete;
    prefixes.isInput |= outer.isInput;
    prefixes.isOutput |= outer.isOutput;
    prefixes.isFlow |= outer.isFlow;
}

}  // namespace bramah::model
