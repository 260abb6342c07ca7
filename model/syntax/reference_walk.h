// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <functional>
#include <string_view>

namespace bramah::model::syntax {

/// Calls \a visit for each expression that stands in \a expression, in order, but not for those in them. Ranges of
/// iterators come last.
void forEachChild(const Expression& expression, const std::function<void(const Expression&)>& visit);

using ReferenceVisit = std::function<void(const ComponentReference&)>;

/// Calls \a visit for each component reference in \a expression where \a name is not that of an iterator in it: those
/// in subscripts too; not for the names of called functions and arguments.
void forEachReference(const Expression& expression, std::string_view name, const ReferenceVisit& visit);
/// The same in the expression that \a loop repeats, and in the ranges of its indices behind number \a index, whose name
/// counts.
void forEachReference(const Equation& loop, std::size_t index, const ReferenceVisit& visit);
void forEachReference(const Statement& loop, std::size_t index, const ReferenceVisit& visit);

}  // namespace bramah::model::syntax
