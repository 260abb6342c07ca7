// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "model/values/value.h"
#include "solver/results/result_store.h"

namespace bramah::app {

/// The value of a variable in the results of a run at a time [s]; none if they do not contain it.
[[nodiscard]] model::Value valueOf(const solver::ResultStore& results, double time, const model::Instance& variable);

}  // namespace bramah::app
