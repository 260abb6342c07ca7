// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/model_text.h"
#include "solver/flatten/flatten.h"
#include "solver/run/simulation_run.h"

namespace bramah::app {

/// The equations of a document's last run, and the text that they were made from. A run's worker writes it before the
/// run ends; the GUI thread reads it between runs.
struct CompiledModel {
    ModelText text;
    std::int64_t changesBeside = -1;  ///< Workspace::changesBeside() at that time
    std::shared_ptr<const solver::CompiledSystem> system;
    model::Diagnostics diagnostics;
    std::optional<solver::EquationBalance> balance;
    bool arePortsOpen = false;  ///< made of a component by itself, to be checked: it cannot be run
    /// The equations of such a component, with its ports joined to something: to be looked at.
    std::shared_ptr<const solver::CompiledSystem> alone;
};

/// What a worker calls to make the equations of the class that a session shows, on a copy of the library taken now. If
/// its text differs from that of \a last in numbers alone on which no equation depends, those equations are taken with
/// the new numbers; else they are made anew and kept in \a last.
[[nodiscard]] solver::PrepareSystem prepareModel(const editor::DocumentSession& session,
                                                 const std::shared_ptr<CompiledModel>& last);
/// The same for a check: the ports of a class that has some count as joined to something, as those of a component in a
/// circuit do. What it makes of such a class has equations only, nothing to run.
[[nodiscard]] solver::PrepareSystem prepareCheck(const editor::DocumentSession& session,
                                                 const std::shared_ptr<CompiledModel>& last);

}  // namespace bramah::app
