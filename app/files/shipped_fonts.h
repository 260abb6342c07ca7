// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

/// Where the system has no fonts, takes those that lie with the program in share/bramah/fonts, as in the archive that
/// runs from any folder. Before the QGuiApplication, which looks for fonts.
void useShippedFonts();

}  // namespace bramah::app
