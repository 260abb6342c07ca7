// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/flat_model/flat_model.h"

#include <string>

namespace bramah::solver {

/// \a model as the text of a Modelica class that other tools run: scalar variables with names as `'lineP.p'`, units,
/// starts and bindings; all equations, whens and assertions in full. Expressions that are used at several places, or
/// nested too deep for a reader, are variables of their own, `'shared.1'`. Enumerations are types of the class, with
/// their literals by name. Lines end with the component that a declaration or equation comes from.
///
/// Tables are functions of the class (NativeFunction::modelicaText()). Generators of random numbers are named only; a
/// comment at the top says so.
[[nodiscard]] std::string modelicaText(const FlatModel& model);

}  // namespace bramah::solver
