// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace bramah::solver {

class CompiledSystem;

/// A system that delays cut into parts: each is a system of its own, and what goes into a delay in one part comes out
/// of it in others. All ids of variables are those of the whole system. Immutable.
struct DecoupledParts {
    /// A delay from one part to another.
    struct Link {
        std::size_t history = 0;             ///< its number in the whole system
        std::size_t from = 0, to = 0;        ///< parts
        std::size_t sent = 0, received = 0;  ///< its numbers in these parts' systems
        double time = 0;                     ///< [s], with the values of parameters as written
    };
    struct Part {
        std::shared_ptr<const CompiledSystem> system;
        std::vector<std::size_t> histories;  ///< by its own histories: their numbers in the whole system
    };
    /// A variable that nothing but results needs, of values of several parts: it follows from the rows of these.
    struct Result {
        VariableId variable = kNoVariable;
        ExprId value = kNoExpr;         ///< in the graph of the model
        std::vector<VariableId> reads;  ///< unknowns, of parts or earlier results
    };
    static constexpr std::size_t kOfSeveral = static_cast<std::size_t>(-1);

    std::vector<Part> parts;
    std::vector<Link> links;
    std::vector<Result> results;        ///< each may read earlier ones
    std::vector<bool> isCommon;         ///< by variable: it follows from time and parameters alone
    std::vector<std::size_t> partOf;    ///< by variable: the part that stores its results; kOfSeveral: see `results`
    std::vector<std::size_t> keeperOf;  ///< by history of the whole system: the part that remembers its inputs
};

}  // namespace bramah::solver
