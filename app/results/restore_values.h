// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_record.h"
#include "editor/session/document_session.h"

#include <QStringList>

namespace bramah::app {

/// Gives the components on the sheet and the sheet's own parameters the values with which \a run was started, and
/// parameters set by hand during it their last values, as one undo entry. Components drawn or deleted since stay so.
/// Returns the paths of changed values; empty if nothing changed or the sheet is read-only.
QStringList restoreValues(editor::DocumentSession& session, const RunRecord& run);

}  // namespace bramah::app
