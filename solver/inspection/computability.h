// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/inspection/system_structure.h"

#include <vector>

namespace bramah::solver {

/// A question whether variables can be computed from others: the variables that are known beside parameters and, of a
/// moving system, states; the parameters that are not known; the variables to be computed.
struct ComputabilityQuestion {
    std::vector<VariableId> known, open, wanted;
};

enum class Computable : std::uint8_t {
    Given,     ///< known: by itself, as a parameter, as a state, or as a variable that does not change between events
    Computed,  ///< from equations
    Open       ///< more unknowns than equations
};

struct ComputabilityAnswer {
    VariableId wanted = kNoVariable;
    Computable kind = Computable::Given;
    struct Step {
        VariableId variable = kNoVariable;
        std::uint32_t equation = 0;  ///< of the structure
        std::uint32_t number = 0;    ///< one number is solved together
    };
    std::vector<Step> way;               ///< Computed: the fewest equations, in the order of solution
    std::vector<std::uint32_t> lacking;  ///< Open: all the equations that it and ...
    std::vector<VariableId> unknowns;    ///< ... these others are in, one too few for them, whatever else is known
    std::vector<VariableId> wouldDo;     ///< Open: one of these known would do
};

struct Computability {
    std::vector<ComputabilityAnswer> answers;  ///< one for each wanted variable
    /// Equations that contradict the known variables, and the known variables that they bind to each other; none if all
    /// is in order.
    std::vector<std::uint32_t> contradiction;
    std::vector<VariableId> bound;
};

/// Decides from the incidence of variables in equations alone.
[[nodiscard]] Computability computability(const SystemStructure& structure, const ComputabilityQuestion& question);

}  // namespace bramah::solver
