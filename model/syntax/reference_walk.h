// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <functional>
#include <string_view>

namespace bramah::model::syntax {

/// Calls \a visit for each direct operand of \a
/// expression, in order; ranges of iterators come last.
void forEachChild(const Expression& expression, const std::function<void(const Expression&)>& visit);

/// Takes a reference that was found; it belongs to the syntax tree.
using ReferenceVisit = std::function<void(const ComponentReference&)>;

/// Calls \a visit for each component reference in \a expression, subscripts included, where no iterator hides \a name;
/// not for names of called functions and arguments.
void forEachReference(const Expression& expression, std::string_view name, const ReferenceVisit& visit);
///@{
/// The same for the text that \a loop repeats with its index number \a index, whose name counts: the ranges of further
/// indices and the body.
void forEachReference(const Equation& loop, std::size_t index, const ReferenceVisit& visit);
void forEachReference(const Statement& loop, std::size_t index, const ReferenceVisit& visit);
///@}

}  // namespace bramah::model::syntax
