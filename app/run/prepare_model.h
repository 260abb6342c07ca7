// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "solver/run/simulation_run.h"

namespace bramah::app {

/// What a worker calls to flatten and compile the class a session shows, on a copy of the library taken now.
[[nodiscard]] solver::PrepareSystem prepareModel(const editor::DocumentSession& session);

}  // namespace bramah::app
