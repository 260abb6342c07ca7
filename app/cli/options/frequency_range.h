// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace bramah::cli {

/// Reads `from:to:n` [Hz]: n frequencies, evenly on a logarithmic scale; 200 without n. Nothing if it is invalid.
[[nodiscard]] std::optional<std::vector<double>> frequenciesOf(const QString& range);

}  // namespace bramah::cli
