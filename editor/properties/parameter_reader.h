// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/properties/parameter_field.h"
#include "model/instance/instance.h"

namespace bramah::editor {

/// The parameters of \a owner that a user may set, and variables with a `Dialog`: public and not final, those of base
/// classes first, in the order of the text. Records without a value of their own are represented by their fields. \a
/// owner is a component of the shown model or that model.
[[nodiscard]] ParameterFields readParameters(const model::Instance& owner);

/// The same for \a shown, an instance within a model; fields also tell which values come from further out.
[[nodiscard]] ParameterFields readParameters(const model::Instance& owner, const model::Instance& shown);

/// The path of the number that \a owner leads with: what is set at it or stands at its symbol, as the displacement of a
/// pump, else the first of the first tab. Empty if it has no number that can be changed.
[[nodiscard]] QString leadingParameter(const model::Instance& owner, const ParameterFields& fields);

}  // namespace bramah::editor
