// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/native_function.h"
#include "solver/tables/curve.h"
#include "solver/tables/surface.h"
#include "solver/tables/time_curve.h"

#include <memory>

namespace bramah::solver {

/// The function u -> \a order-th derivative of \a curve.
[[nodiscard]] std::shared_ptr<const NativeFunction> curveFunction(std::shared_ptr<const Curve> curve,
                                                                  std::uint32_t order = 0);
/// The function (u1, u2) -> derivative of orders \a order1 and \a order2 of \a surface.
[[nodiscard]] std::shared_ptr<const NativeFunction> surfaceFunction(std::shared_ptr<const Surface> surface,
                                                                    std::uint32_t order1 = 0, std::uint32_t order2 = 0);
/// The function (t, next event) -> \a order-th derivative by t of \a curve with \a clock.
[[nodiscard]] std::shared_ptr<const NativeFunction> timeCurveFunction(std::shared_ptr<const Curve> curve,
                                                                      std::shared_ptr<const TimeTableClock> clock,
                                                                      std::uint32_t order = 0);
/// The function t -> first event after t; its derivatives are zero.
[[nodiscard]] std::shared_ptr<const NativeFunction> nextEventFunction(std::shared_ptr<const TimeTableClock> clock);

}  // namespace bramah::solver
