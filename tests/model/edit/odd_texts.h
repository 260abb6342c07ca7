// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <utility>
#include <vector>

namespace bramah::test {

/// Texts with one class `M`, laid out as people and tools do it, with names for test rows.
[[nodiscard]] std::vector<std::pair<const char*, QByteArray>> oddTexts();

}  // namespace bramah::test
