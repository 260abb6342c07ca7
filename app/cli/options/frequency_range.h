// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace bramah::app {

/// `from:to:n` [Hz], evenly on a logarithmic scale; without n 200 of them. Nothing if it makes no sense.
[[nodiscard]] std::optional<std::vector<double>> frequenciesOf(const QString& range);

}  // namespace bramah::app
