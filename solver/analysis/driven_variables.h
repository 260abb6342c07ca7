// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <QString>

#include <string>

namespace bramah::solver {

/// Makes \a path an input of \a model, in the place of what gives it: the law of a source, `step.y = ...` or `load.f =
/// ...`, is left out, what is joined to the input of a component is cut off from it, the flow of an open port follows
/// from its potential. An input of the model stays one. Parameters, and variables that several equations give together,
/// cannot be driven. Returns nothing, or what is wrong and what to name instead, in the user's words.
[[nodiscard]] QString driveVariable(FlatModel& model, const std::string& path);

}  // namespace bramah::solver
