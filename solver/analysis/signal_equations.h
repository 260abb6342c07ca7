// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace bramah::solver {

/// Does the connector of \a target hold only this number? A port has a flow variable as well.
[[nodiscard]] bool isSignal(const FlatModel& model, VariableId target);

/// The index of the equation, among the first \a count, that gives \a target its value: `target = ...`, else
/// `... = target`, where no other variable stands alone on the left, whose value the equation would give. Equations of
/// connections give none.
[[nodiscard]] std::optional<std::size_t> definitionOf(const FlatModel& model, VariableId target, std::size_t count);

/// A connector of a component is joined to what lies around the component and, if it is a whole, to its parts.
enum class ConnectedSide : std::uint8_t { Outside, Inside };
/// The places of \a target in the connection equations, among the first \a count, on one side of its component. Valid
/// until equations are added.
[[nodiscard]] std::vector<ExprId*> connectedEnds(FlatModel& model, VariableId target, ConnectedSide side,
                                                 std::size_t count);

}  // namespace bramah::solver
