// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace bramah::app {

/// Texts of this layer that no QObject says, in the user's language. `translations/update` finds their calls by the
/// include of this header, as lupdate would put each into the context of the class or namespace it is called in.
[[nodiscard]] inline QString tr(const char* text)
{
    return QCoreApplication::translate("App", text);
}

}  // namespace bramah::app
