// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::app {

class MessageBar;

/// Tells in \a messages of the newest report in \a folder that no window has told of yet, and keeps in the settings
/// that it has. Removes all but the newest ten.
void tellOfCrash(const QString& folder, MessageBar& messages);

}  // namespace bramah::app
