// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/loaded_model.h"
#include "solver/flat_model/flat_model.h"

#include <memory>
#include <utility>
#include <vector>

namespace bramah::app {

/// The flattened class of a command, with the values of --set.
struct FlattenedModel {
    LoadedFiles loaded;
    const model::ClassNode* node = nullptr;
    std::unique_ptr<solver::FlatModel> flat;         ///< null: the input is wrong
    model::Diagnostics unbalanced;                   ///< why the equations cannot be solved, if so
    std::vector<std::pair<QString, double>> values;  ///< of parameters that can change without a recompile, SI
};

/// Reads and flattens the class that \a options name and writes errors. \a arePortsOpen, \a keepsLaws: as in
/// FlattenOptions.
[[nodiscard]] FlattenedModel flattenModel(const CommandOptions& options, CommandStreams& streams,
                                          bool arePortsOpen = false, bool keepsLaws = false);

}  // namespace bramah::app
