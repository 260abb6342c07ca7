// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <functional>

namespace bramah::model::syntax {

/// Calls \a visit for each expression that stands in \a expression, in order, but not for those in them. Ranges of
/// iterators come last.
void forEachChild(const Expression& expression, const std::function<void(const Expression&)>& visit);

using ReferenceVisit = std::function<void(const ComponentReference&)>;

/// Calls \a visit for each component reference in \a expression, those in subscripts too; not for the names of called
/// functions and arguments.
void forEachReference(const Expression& expression, const ReferenceVisit& visit);
void forEachReference(const Equation& equation, const ReferenceVisit& visit);
void forEachReference(const Statement& statement, const ReferenceVisit& visit);

}  // namespace bramah::model::syntax
