// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/modifier_changes.h"

#include <string>
#include <vector>

namespace bramah::model {

/// The text of a file as far as equations can follow from it, for comparing two versions: without blanks, comments and
/// annotations of drawings, plots and runs, and with a mark in place of the numbers that the class \a version gives to
/// \a paths. Values that are not literal numbers stay, so that the texts differ where one was and another is none.
[[nodiscard]] std::string structureText(const ClassVersion& version, const std::vector<std::string>& paths);

}  // namespace bramah::model
