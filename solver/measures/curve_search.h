// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <cstdint>
#include <optional>

namespace bramah::solver {

/// Which way along the time.
enum class SearchDirection : std::uint8_t { Forward, Backward };

/// The time of the next row of another time than \a time; nothing beyond the ends of the run.
[[nodiscard]] std::optional<double> nextRow(const ResultStore& rows, double time, SearchDirection direction);
/// The time of the next event, where there are two rows; nothing if there is none.
[[nodiscard]] std::optional<double> nextEvent(const ResultStore& rows, double time, SearchDirection direction);
/// The time of the next peak of a curve, of a value above those on both sides: it stands out from them by at least 1 %
/// of the range of the whole curve, so that noise has none. Nothing if there is none.
[[nodiscard]] std::optional<double> nextPeak(const ResultStore& rows, int column, double time,
                                             SearchDirection direction);

}  // namespace bramah::solver
