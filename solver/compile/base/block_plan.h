// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <QVarLengthArray>

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// variable := value
struct Assignment {
    VariableId variable = kNoVariable;
    ExprId value = kNoExpr;
    std::int32_t equation = -1;
};

enum class BlockKind : std::uint8_t {
    Explicit,   ///< assignments only
    Linear,     ///< matrix * tears = rightSide, solved directly, then the assignments
    Nonlinear,  ///< Newton on the tears: assignments, then residuals = 0
};

/// A list that is mostly one long, as most blocks are: that one lies in the list itself.
template <typename T>
using OneOrMore = QVarLengthArray<T, 1>;

/// Equations that must be solved together, and how.
struct Block {
    BlockKind kind = BlockKind::Explicit;
    OneOrMore<std::uint32_t> equations;  ///< indices into the sorted equation list
    OneOrMore<VariableId> unknowns;
    OneOrMore<Assignment> assignments;  ///< in order; given the tears and the unknowns of earlier blocks
    std::vector<VariableId> tears;
    std::vector<ExprId> residuals;  ///< one for each tear
    std::vector<std::uint32_t> residualEquations;
    std::vector<ExprId> matrix;  ///< Linear: row by row
    std::vector<ExprId> rightSide;
};

/// All unknowns in the order in which they are solved.
struct BlockPlan {
    std::vector<ContinuousEquation> equations;
    std::vector<VariableId> unknowns;
    std::vector<Block> blocks;
};

}  // namespace bramah::solver
