// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// The ways in which a variable gets its value while the system runs.
enum class VariableUse : std::uint8_t {
    Known,     ///< a parameter, a constant, an input of the model
    Constant,  ///< the equations leave it one value only
    State,     ///< integrated
    Computed,  ///< by one assignment
    Iterated,  ///< guessed and corrected until the equations of its block hold
    Discrete,  ///< changes at events only
    Delayed    ///< an earlier value of another variable
};

struct StructureVariable {
    VariableUse use = VariableUse::Known;
    VariableId same = kNoVariable;  ///< the variable that it equals: itself unless it is an alias; none for a Constant
    int sign = 1;                   ///< it is sign * `same`
    std::int32_t block = -1;        ///< the block that solves it
    std::int32_t equation = -1;     ///< the equation that it is computed from, or corrected by if it is iterated
    bool isGiven = false;           ///< `giver` says something
    Origin giver;                   ///< the origin of the value: that of the equation, or a state's component
};

struct StructureEquation {
    ExprId left = kNoExpr, right = kNoExpr;
    Origin origin;
    std::int32_t block = -1;
    std::vector<VariableId> unknowns;  ///< that occur in it and that the system solves for
    std::vector<VariableId> states;    ///< that occur in it
    std::vector<VariableId> known;     ///< Real parameters that occur in it
};

enum class SolvedAs : std::uint8_t { Assignment, LinearSystem, Iteration };

/// Equations that are solved together.
struct StructureBlock {
    SolvedAs solvedAs = SolvedAs::Assignment;
    std::vector<std::uint32_t> equations;
    std::vector<VariableId> variables;  ///< in the order in which they are solved; iterated ones first
    std::vector<VariableId>
        iterated;  ///< the variables at which loops are cut: guessed, or unknowns of the linear system
};

/// A picture of a compiled system for people: the known variables, the order in which the others are solved from which,
/// and which component gives each variable. Immutable; stands on the FlatModel of the system it was made with.
struct SystemStructure {
    std::vector<StructureVariable> variables;  ///< by VariableId
    std::uint32_t declaredCount = 0;           ///< variables from here on were made by the compiler
    std::vector<StructureEquation> equations;
    std::vector<StructureBlock> blocks;  ///< in the order in which they are solved

    [[nodiscard]] const StructureVariable& variable(VariableId id) const { return variables[index(id)]; }
};

}  // namespace bramah::solver
