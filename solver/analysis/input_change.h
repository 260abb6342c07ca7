// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <QString>

#include <tl/expected.hpp>

#include <set>
#include <string>

namespace bramah::solver {

/// The variable \a path as an input of an analysis, or the reason why it cannot be one.
[[nodiscard]] tl::expected<VariableId, QString> inputNamed(const FlatModel& model, const std::string& path);

/// The variable \a path as a signal at which a loop can be cut, or the reason why it is none.
[[nodiscard]] tl::expected<VariableId, QString> signalNamed(const FlatModel& model, const std::string& path);

/// Adds the variable \a change to the input \a target wherever equations of \a model read it. The input is a parameter
/// (then also in parameters computed from it, except those in \a overridden), an input of the model, or a signal at an
/// output or input. Returns nothing, or the reason why that is not possible. Call it before adding equations for the
/// change.
[[nodiscard]] QString addInputChange(FlatModel& model, VariableId target, VariableId change,
                                     const std::set<std::string>& overridden);

}  // namespace bramah::solver
