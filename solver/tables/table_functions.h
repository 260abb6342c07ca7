// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/native_function.h"
#include "solver/tables/curve.h"
#include "solver/tables/surface.h"
#include "solver/tables/time_curve.h"

#include <memory>

namespace bramah::solver {

/// u -> the \a order-th derivative of \a curve.
[[nodiscard]] std::shared_ptr<const NativeFunction> curveFunction(std::shared_ptr<const Curve> curve,
                                                                  std::uint32_t order = 0);
/// (u1, u2) -> the derivative of orders \a order1 and \a order2 of \a surface.
[[nodiscard]] std::shared_ptr<const NativeFunction> surfaceFunction(std::shared_ptr<const Surface> surface,
                                                                    std::uint32_t order1 = 0, std::uint32_t order2 = 0);
/// (t, next event) -> the \a order-th derivative by t of \a curve under \a clock.
[[nodiscard]] std::shared_ptr<const NativeFunction> timeCurveFunction(std::shared_ptr<const Curve> curve,
                                                                      std::shared_ptr<const TimeTableClock> clock,
                                                                      std::uint32_t order = 0);
/// t -> the first instant after t; constant as far as derivatives go.
[[nodiscard]] std::shared_ptr<const NativeFunction> nextEventFunction(std::shared_ptr<const TimeTableClock> clock);

}  // namespace bramah::solver
