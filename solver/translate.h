// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace bramah::solver {

/// Texts of this layer outside of QObjects, in the user's language. `translations/update` finds their calls by this
/// include; lupdate would put each into the context of the surrounding class or namespace.
[[nodiscard]] inline QString tr(const char* text)
{
    return QCoreApplication::translate("Solver", text);
}

/// \a text with %1, %2 ... replaced by \a parts, each a std::string.
template <typename... Parts>
[[nodiscard]] std::string filled(const QString& text, const Parts&... parts)
{
    return text.arg(QString::fromStdString(parts)...).toStdString();
}

}  // namespace bramah::solver
