// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_cone.h"
#include "solver/flat_model/flat_model.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::solver {

/// Distinguishes start values written in the model from those that components bring with them, which give way if they
/// contradict each other.
class ChosenStarts
{
public:
    /// Borrows \a model. Answers are kept, so levels and bindings of its parameters must not change.
    explicit ChosenStarts(const FlatModel& model);

    /// True if \a expression reads a parameter whose value was written in the model itself.
    [[nodiscard]] bool readsChosen(ExprId expression);
    /// The same for the start of \a variable; true also if that is written in the model.
    [[nodiscard]] bool isChosen(VariableId variable);

    /// How sure the start of \a variable is, the smaller the surer, as the specification recommends (Modelica 3.6,
    /// 8.6.2): the level on which it is written; where that is equal, the level of the parameter that it is, or of the
    /// one that this is, and so on.
    [[nodiscard]] std::pair<std::uint8_t, std::uint8_t> confidence(VariableId variable) const;

private:
    const FlatModel& model_;
    ExpressionCone cone_;
    std::vector<std::optional<bool>> known_;  ///< by parameter
};

}  // namespace bramah::solver
