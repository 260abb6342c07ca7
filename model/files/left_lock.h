// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLockFile;

namespace bramah::model {

/// Takes \a lock. False if a program that still runs has it; true if it is free, even if it cannot be taken, as on a
/// full disk, where QLockFile does not replace the lock that a crash has left.
[[nodiscard]] bool takeUnlessHeld(QLockFile& lock);

}  // namespace bramah::model
