// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// How a variable gets its value during a run.
enum class VariableUse : std::uint8_t {
    Known,     ///< a parameter, a constant, an input of the model
    Constant,  ///< the equations allow only one value
    State,     ///< integrated
    Computed,  ///< by one assignment
    Iterated,  ///< guessed and corrected until the equations of its block hold
    Discrete,  ///< changes only at events
    Delayed    ///< an earlier value of another variable
};

/// What the compiler has decided about one variable.
struct StructureVariable {
    VariableUse use = VariableUse::Known;
    VariableId same = kNoVariable;  ///< its representative: itself unless it is an alias; kNoVariable for a Constant
    int sign = 1;                   ///< its value is sign * `same`
    std::int32_t block = -1;        ///< the block that solves it
    std::int32_t equation = -1;     ///< equation from which it is computed, or by which it is corrected if iterated
    VariableId rate = kNoVariable;  ///< of a state: its derivative
    bool isGiven = false;           ///< `giver` is valid
    Origin giver;                   ///< where the value comes from: its equation, or a state's component
};

/// An equation left = right as the compiler solves it, after its eliminations.
struct StructureEquation {
    ExprId left = kNoExpr, right = kNoExpr;
    Origin origin;
    std::int32_t block = -1;
    std::vector<VariableId> unknowns;  ///< unknowns of the system in the equation
    std::vector<VariableId> states;    ///< states in the equation
    std::vector<VariableId> known;     ///< Real parameters in the equation
    /// At rest: the position of which the equation says that it rests.
    VariableId restOf = kNoVariable;
};

/// How a block is solved: by assignments, as a linear system, or by Newton's method.
enum class SolvedAs : std::uint8_t { Assignment, LinearSystem, Iteration };

/// Equations that are solved together.
struct StructureBlock {
    SolvedAs solvedAs = SolvedAs::Assignment;
    std::vector<std::uint32_t> equations;
    std::vector<VariableId> variables;  ///< in order of solution; iterated ones first
    std::vector<VariableId> iterated;   ///< variables at which loops are cut: guessed, or unknowns of the linear system
};

/// A description of a compiled system for people: known variables, the order in which the others are solved, and the
/// component that gives each variable. Immutable; ids are those of the FlatModel from which the system was made.
struct SystemStructure {
    std::vector<StructureVariable> variables;  ///< by VariableId
    std::uint32_t declaredCount = 0;           ///< variables from this number on were added by the compiler
    std::vector<StructureEquation> equations;
    std::vector<StructureBlock> blocks;  ///< in order of solution

    /// The entry of \a id, one of the ids of the flat model or of the compiler.
    [[nodiscard]] const StructureVariable& variable(VariableId id) const { return variables[index(id)]; }
};

}  // namespace bramah::solver
