// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace bramah::app {

/// The folder of the example circuits: beside the installed program, or in the source tree of a build. Empty if it is
/// nowhere.
[[nodiscard]] QString examplesFolder();
/// Paths of the example circuits, by name.
[[nodiscard]] QStringList exampleFiles();

}  // namespace bramah::app
