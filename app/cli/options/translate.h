// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace bramah::cli {

/// Texts of the command line, which are English on every machine: no translation has this context.
[[nodiscard]] inline QString tr(const char* text)
{
    return QCoreApplication::translate("Cli", text);
}

}  // namespace bramah::cli
