// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace bramah::bench {

inline constexpr int kEquationsOfCell = 12;

/// A chain of so many cells. A cell is an orifice into a volume and a mass on a spring that the pressure moves.
[[nodiscard]] QByteArray chain(int cells);

}  // namespace bramah::bench
