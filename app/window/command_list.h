// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_reference.h"
#include "app/window/action_registry.h"

#include <vector>

class QMenuBar;

namespace bramah::app {

/// Every command of \a actions for the manual: those of the menus in their order, then the others.
[[nodiscard]] std::vector<ManualCommand> commandList(const ActionRegistry& actions, const QMenuBar& menus);

}  // namespace bramah::app
