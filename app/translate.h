// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace bramah::app {

/// Texts of this layer outside of QObjects, in the user's language. `translations/update` finds their calls by this
/// include; lupdate would put each into the context of the surrounding class or namespace.
[[nodiscard]] inline QString tr(const char* text)
{
    return QCoreApplication::translate("App", text);
}

}  // namespace bramah::app
