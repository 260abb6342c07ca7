// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace bramah::solver {

/// A method that steps a system in time.
enum class SolverKind : std::uint8_t {
    Auto,        ///< Radau and ARKODE in turns, as stiff as the system is; CVODE where both make no progress
    Radau,       ///< explicit form, Radau IIA of order 5
    Cvode,       ///< explicit form, backward differentiation formulas (BDF) of variable order
    CvodeAdams,  ///< explicit form, Adams-Moulton formulas of variable order: for systems that are not stiff
    Arkode,      ///< explicit form, explicit Runge-Kutta of order 5: for systems that are not stiff
    Ida,         ///< DAE form: iteration variables of implicit blocks are unknowns of the integrator
    Stateless,   ///< no states: only rows and events
};

/// The method with a name of `--solver` and of `__Bramah(solver="...")`: `auto`, `radau`, `arkode` or `dopri5`,
/// `cvode`, `cvode-adams`, `ida`; nothing for others.
[[nodiscard]] std::optional<SolverKind> solverKindNamed(std::string_view name);
/// That name.
[[nodiscard]] std::string_view nameOf(SolverKind kind);

}  // namespace bramah::solver
