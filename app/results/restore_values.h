// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_record.h"
#include "editor/session/document_session.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace bramah::app {

/// Expressions of parameters by path; none: the value that the class has.
using ParameterTexts = QMap<QString, std::optional<QString>>;

/// Gives the components on the sheet and the sheet's own parameters the values that \a then has, and those of \a others
/// in place of them, as one undo entry with the name \a name. Components drawn or deleted since stay so. Returns the
/// paths of changed values; empty if nothing changed or the sheet is read-only.
QStringList setValuesAsIn(editor::DocumentSession& session, const ModelText& then, const ParameterTexts& others,
                          const QString& name);

/// setValuesAsIn() the text with which \a run was started; parameters set by hand during it get their last values.
QStringList restoreValues(editor::DocumentSession& session, const RunRecord& run);

}  // namespace bramah::app
