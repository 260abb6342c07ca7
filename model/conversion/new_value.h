// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <map>
#include <string>
#include <vector>

namespace bramah::model {

/// The text of a new modifier's value: \a pattern with `%name%` replaced by the old values, in parentheses where they
/// would else be read otherwise. With \a isSimplified, products and choices that are decided by literals are worked
/// out.
[[nodiscard]] QByteArray newValue(const std::string& pattern, const std::map<std::string, QByteArray>& oldValues,
                                  bool isSimplified);
/// The names between percent signs in \a pattern.
[[nodiscard]] std::vector<std::string> oldNamesIn(const std::string& pattern);

}  // namespace bramah::model
