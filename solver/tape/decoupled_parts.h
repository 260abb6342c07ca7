// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/flat_model/flat_model.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace bramah::solver {

class CompiledSystem;

/// A system that delays divide into parts, each a system of its own; the input of a delay in one part is its output in
/// others. Ids of variables are those of the whole system. Immutable.
struct DecoupledParts {
    /// A delay from one part to another.
    struct Link {
        std::size_t history = 0;             ///< number in the whole system
        std::size_t from = 0, to = 0;        ///< parts
        std::size_t sent = 0, received = 0;  ///< numbers in the systems of these parts
        double time = 0;                     ///< [s], for parameters as written
    };
    /// A part as a system of its own.
    struct Part {
        std::shared_ptr<const CompiledSystem> system;
        std::vector<std::size_t> histories;  ///< by history of the part: its number in the whole system
    };
    /// A variable that is only a result and depends on values of several parts: it is computed from their rows.
    struct Result {
        VariableId variable = kNoVariable;
        ExprId value = kNoExpr;         ///< in the graph of the model
        std::vector<VariableId> reads;  ///< unknowns of parts, or earlier results
    };
    static constexpr std::size_t kOfSeveral = static_cast<std::size_t>(-1);

    std::vector<Part> parts;
    std::vector<Link> links;
    std::vector<Result> results;        ///< each may read earlier ones
    std::vector<bool> isCommon;         ///< by variable: it depends on time and parameters alone
    std::vector<std::size_t> partOf;    ///< by variable: the part that stores its results; kOfSeveral: see `results`
    std::vector<std::size_t> keeperOf;  ///< by history of the whole system: a part that has its past
};

}  // namespace bramah::solver
