// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::solver {

/// Lets `words` speak the language of the program's user, in his units.
void speakUsersLanguage();

}  // namespace bramah::solver
