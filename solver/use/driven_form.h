// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"
#include "solver/run/run_settings.h"
#include "solver/use/model_form.h"

#include <vector>

namespace bramah::solver {

/// The form of \a model in which \a inputs give its variables: as it is if all of them are inputs anyway, else with
/// what gives the others left out (driveVariable()).
[[nodiscard]] ModelForm drivenForm(const FlatModel& model, const std::vector<RunInput>& inputs);

}  // namespace bramah::solver
