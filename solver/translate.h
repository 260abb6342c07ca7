// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace bramah::solver {

/// Texts of this layer that no QObject says, in the user's language. `translations/update` finds their calls by the
/// include of this header, as lupdate would put each into the context of the class or namespace it is called in.
[[nodiscard]] inline QString tr(const char* text)
{
    return QCoreApplication::translate("Solver", text);
}

/// \a text with \a parts, each a std::string, in place of %1, %2 ...
template <typename... Parts>
[[nodiscard]] std::string filled(const QString& text, const Parts&... parts)
{
    return text.arg(QString::fromStdString(parts)...).toStdString();
}

}  // namespace bramah::solver
