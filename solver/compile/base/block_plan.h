// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

#include <QVarLengthArray>

#include <cstdint>
#include <vector>

namespace bramah::solver {

/// The assignment variable := value.
struct Assignment {
    VariableId variable = kNoVariable;
    ExprId value = kNoExpr;
    std::int32_t equation = -1;
};

/// How a block is solved.
enum class BlockKind : std::uint8_t {
    Explicit,   ///< assignments only
    Linear,     ///< matrix * tears = rightSide is solved directly, then the assignments
    Nonlinear,  ///< Newton's method on the tears: assignments, then residuals = 0
};

/// A list that usually has one element, as for most blocks; that element is stored in the list itself.
template <typename T>
using OneOrMore = QVarLengthArray<T, 1>;

/// Equations that must be solved together, and the way to solve them.
struct Block {
    BlockKind kind = BlockKind::Explicit;
    OneOrMore<std::uint32_t> equations;  ///< indices into the sorted equation list
    OneOrMore<VariableId> unknowns;
    OneOrMore<Assignment> assignments;  ///< in order of evaluation, from tears and unknowns of earlier blocks
    std::vector<VariableId> tears;
    std::vector<ExprId> residuals;  ///< one for each tear
    std::vector<std::uint32_t> residualEquations;
    std::vector<ExprId> matrix;  ///< Linear: row by row
    std::vector<ExprId> rightSide;
};

/// The blocks in the order in which they are solved.
struct BlockPlan {
    std::vector<ContinuousEquation> equations;
    std::vector<VariableId> unknowns;
    std::vector<Block> blocks;
};

}  // namespace bramah::solver
