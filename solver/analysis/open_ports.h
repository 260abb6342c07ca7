// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <optional>
#include <string>
#include <vector>

namespace bramah::solver {

/// A port of a model itself: what joins it lies outside of the model.
struct ModelPort {
    std::string path;  ///< as `port`
    VariableId potential = kNoVariable;
    VariableId flow = kNoVariable;
};

/// The ports of \a model that have one potential and one flow, in the order of declaration.
[[nodiscard]] std::vector<ModelPort> modelPorts(const FlatModel& model);
/// Those whose flow is zero, as nobody gives one of their variables.
[[nodiscard]] std::vector<ModelPort> openPorts(const FlatModel& model);

/// The number of the equation by which \a flow is zero; nothing if there is none.
[[nodiscard]] std::optional<std::size_t> zeroFlowOf(const FlatModel& model, VariableId flow);

}  // namespace bramah::solver
