// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/inspection/system_structure.h"

#include <vector>

namespace bramah::solver {

/// The question whether variables can be computed from others: `known` variables, besides parameters and, in a moving
/// system, states; `open` parameters, which are not known; `wanted` variables.
struct ComputabilityQuestion {
    std::vector<VariableId> known, open, wanted;
};

/// Whether a wanted variable is determined.
enum class Computable : std::uint8_t {
    Given,     ///< known by itself: a parameter, a state, or a variable that is constant between events
    Computed,  ///< from equations
    Open       ///< there are more unknowns than equations
};

/// The answer for one wanted variable.
struct ComputabilityAnswer {
    VariableId wanted = kNoVariable;
    Computable kind = Computable::Given;
    /// The equation that gives a variable on the way to the wanted one.
    struct Step {
        VariableId variable = kNoVariable;
        std::uint32_t equation = 0;  ///< index in the structure
        std::uint32_t number = 0;    ///< steps with one number are solved together
    };
    std::vector<Step> way;               ///< Computed: the fewest equations, in order of solution
    std::vector<std::uint32_t> lacking;  ///< Open: all equations that contain it and ...
    std::vector<VariableId> unknowns;    ///< ... these unknowns, for which they are one too few, whatever else is known
    std::vector<VariableId> wouldDo;     ///< Open: one of these would be enough if known; at rest first speeds
};

/// The result of computability().
struct Computability {
    std::vector<ComputabilityAnswer> answers;  ///< one for each wanted variable
    /// Equations that contradict the known variables, and the known variables that they relate; empty if there is no
    /// contradiction.
    std::vector<std::uint32_t> contradiction;
    std::vector<VariableId> bound;
    /// Positions that cannot rest with what is known: they move at constant speed, as in an operating point
    /// (solver/analysis/operating_point.h), and count as known.
    std::vector<VariableId> moving;
};

/// Decides by the incidence of variables in equations alone. In a structure at rest positions rest unless the known
/// variables contradict that.
[[nodiscard]] Computability computability(const SystemStructure& structure, const ComputabilityQuestion& question);

}  // namespace bramah::solver
