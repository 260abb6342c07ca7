// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/model_text.h"
#include "solver/run/simulation_run.h"

namespace bramah::app {

/// The equations of a document's last run, and the text that they were made from. A run's worker writes it before the
/// run ends; the GUI thread reads it between runs.
struct CompiledModel {
    ModelText text;
    std::int64_t changesBeside = -1;  ///< Workspace::changesBeside() at that time
    std::shared_ptr<const solver::CompiledSystem> system;
    model::Diagnostics diagnostics;
};

/// What a worker calls to make the equations of the class that a session shows, on a copy of the library taken now. If
/// its text differs from that of \a last in numbers alone on which no equation depends, those equations are taken with
/// the new numbers; else they are made anew and kept in \a last.
[[nodiscard]] solver::PrepareSystem prepareModel(const editor::DocumentSession& session,
                                                 const std::shared_ptr<CompiledModel>& last);

}  // namespace bramah::app
