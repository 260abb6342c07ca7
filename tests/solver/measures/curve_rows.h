// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <functional>
#include <vector>

/// One curve of a store made by hand: its column, and its value at a time. At a jump the value of the left limit is
/// asked for with isBefore.
struct CurveByHand {
    bramah::solver::ResultColumn column;
    std::function<double(double time, bool isBefore)> value;
};

/// Results with the \a curves in rows at \a times; two equal times are the limits at an event.
[[nodiscard]] bramah::solver::ResultStore storeOf(const std::vector<CurveByHand>& curves,
                                                  const std::vector<double>& times);
/// \a count + 1 equally spaced times from \a from to \a to.
[[nodiscard]] std::vector<double> equalTimes(double from, double to, int count);
/// A column with this path and units.
[[nodiscard]] bramah::solver::ResultColumn columnNamed(const char* path, const char* unit = "",
                                                       const char* displayUnit = "", const char* quantity = "");
