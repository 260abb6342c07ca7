// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_field.h"
#include "model/instance/instance.h"

namespace bramah::editor {

/// The parameters of \a owner a user may set, and variables with a `Dialog`: public, not final; base classes' first, in
/// the text's order. Records without a value of their own appear by their fields. \a owner is a component of the shown
/// model or that model.
[[nodiscard]] ParameterFields readParameters(const model::Instance& owner);

/// The fields also name the origin of values that \a shown, an instance within a model, gets from around it.
[[nodiscard]] ParameterFields readParameters(const model::Instance& owner, const model::Instance& shown);

}  // namespace bramah::editor
