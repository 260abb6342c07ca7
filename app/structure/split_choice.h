// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "solver/tape/compiled_system.h"

#include <QStringList>

#include <functional>

class QMenu;

namespace bramah::app {

/// The variables among \a paths that can be guessed to split a loop, or that the user has chosen for it.
[[nodiscard]] QStringList splittable(const solver::CompiledSystem& system, const QStringList& paths);
/// Has the user chosen the variable at \a path as a place to split loops?
[[nodiscard]] bool isSplit(const solver::CompiledSystem& system, const QString& path);
/// Writes the choice into the circuit, as one step that can be undone. False if the circuit cannot be changed there, as
/// where a class of a library has made the choice.
bool setSplit(editor::DocumentSession& session, const QString& path, bool isWanted);
/// Adds to \a menu the choice for each of the variables; \a refused is called if it cannot be changed.
void addSplits(QMenu& menu, editor::DocumentSession& session, const solver::CompiledSystem& system,
               const QStringList& paths, const std::function<void(const QString& path)>& refused);

}  // namespace bramah::app
