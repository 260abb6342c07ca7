// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/native_function.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace bramah::solver {

/// (a, b) -> OilTables::pairNumber().
[[nodiscard]] std::shared_ptr<const NativeFunction> pairNumberFunction();
/// (liquid and air, rest) -> OilTables::oilNumber().
[[nodiscard]] std::shared_ptr<const NativeFunction> oilNumberFunction();

/// Which value an oil's law gives.
enum class OilLawKind : std::uint8_t { Density, Pressure };
/// (pressure, oil) -> relative density, or (relative density, oil) -> pressure [Pa], or a derivative by the first
/// argument, for an oil by number; each is the inverse of the other. A derivative of an order that is not known is
/// unknownDerivative().
[[nodiscard]] std::shared_ptr<const NativeFunction> oilLawFunction(OilLawKind kind, std::size_t order);
/// Replaces a derivative that is not implemented: a run that needs it stops and names it.
[[nodiscard]] std::shared_ptr<const NativeFunction> unknownDerivative();

}  // namespace bramah::solver
