// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <string>
#include <string_view>

/// Names joined by dots, as `pump.P.p`, `pipe[2].B` or `'Drossel 1V1.2'.A`. What stands between quotation marks or in
/// brackets belongs to its name, dots and spaces too. Every path of a component, variable or class is taken apart here.
namespace bramah::model {

/// The place of the first or last dot between two names; -1 if there is none.
///@{
[[nodiscard]] qsizetype firstDot(QStringView path);
[[nodiscard]] qsizetype lastDot(QStringView path);
///@}
/// The same in UTF-8; std::string_view::npos if there is none.
///@{
[[nodiscard]] std::size_t firstDot(std::string_view path);
[[nodiscard]] std::size_t lastDot(std::string_view path);
///@}

/// `pump` of `pump.P.p`; all of a single name.
[[nodiscard]] QString firstName(const QString& path);
/// `P.p` of `pump.P.p`; empty for a single name.
[[nodiscard]] QString behindFirst(const QString& path);
/// `p` of `pump.P.p`; all of a single name.
[[nodiscard]] QString lastName(const QString& path);
/// `pump.P` of `pump.P.p`; empty for a single name.
[[nodiscard]] QString outerPath(const QString& path);
/// All names in their order; none of an empty path.
[[nodiscard]] QStringList namesIn(const QString& path);

/// The place of \a letter outside of quotation marks; -1 if it is not there.
[[nodiscard]] qsizetype findUnquoted(QStringView text, char16_t letter);
/// The same in UTF-8; std::string_view::npos if it is not there.
[[nodiscard]] std::size_t findUnquoted(std::string_view text, char letter);
/// `u` of `u[1]`: what stands before the first bracket.
[[nodiscard]] QString withoutSubscripts(const QString& path);
/// The paths of a list that is parted by commas outside of brackets; with \a partsAtBlanks also by blanks.
[[nodiscard]] QStringList pathsIn(const QString& list, bool partsAtBlanks = false);
/// The place behind the last blank or comma that parts paths of such a list.
[[nodiscard]] qsizetype lastPathBegin(const QString& list);

/// The name or path without the blanks that a text may have between its parts: `a[1].b` of `a [1] . b`.
[[nodiscard]] QString withoutBlanks(const QString& written);

}  // namespace bramah::model
