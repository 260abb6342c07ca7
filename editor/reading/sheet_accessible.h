// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::editor {

/// Tells Qt how screen readers read a SheetView: symbols, lines and notes are its children. To be called once, before
/// a sheet is shown; further calls do nothing. GUI thread.
void installSheetReading();

}  // namespace bramah::editor
