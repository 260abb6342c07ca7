// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <functional>

namespace bramah::model::syntax {

using ReferenceVisit = std::function<void(const ComponentReference&)>;

/// Calls \a visit for each component reference in \a expression, those in subscripts too; not for the names of called
/// functions and arguments.
void forEachReference(const Expression& expression, const ReferenceVisit& visit);
void forEachReference(const Equation& equation, const ReferenceVisit& visit);
void forEachReference(const Statement& statement, const ReferenceVisit& visit);

}  // namespace bramah::model::syntax
