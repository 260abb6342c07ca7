// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <optional>
#include <string_view>
#include <vector>

namespace bramah::solver {

/// Calls of the functions and operators that Modelica predefines (specification 3.7 and 10.3).
class BuiltinCalls
{
public:
    BuiltinCalls(ExpressionLowering& lowering, const Place& place, model::Span span)
        : lowering_(lowering), graph_(lowering.graph()), place_(place), span_(span)
    {
    }

    /// Nothing if the call is of no predefined function; an unknown Symbolic (and a message) if it is wrong.
    std::optional<Symbolic> lower(const model::syntax::CallExpression& call);

    [[nodiscard]] static bool isSpatialDistribution(const model::syntax::CallExpression& call);
    /// Its two results; none (and a message) if the call is wrong.
    std::vector<Symbolic> spatialDistribution(const model::syntax::CallExpression& call);

    /// \a value as an array of so many dimensions at least, the added ones of size 1.
    [[nodiscard]] static Symbolic promoted(Symbolic value, std::size_t dimensions);
    /// cat(dimension + 1, parts...).
    [[nodiscard]] static Symbolic concatenated(std::size_t dimension, const std::vector<Symbolic>& parts);
    /// A function of \a name on lowered arguments: also what `external "builtin"` functions mean.
    std::optional<Symbolic> apply(std::string_view name, const std::vector<Symbolic>& arguments);

    /// Reports what String() cannot write \a value with; false then.
    bool doStringOptionsFit(const model::syntax::CallExpression& call, const Symbolic& value);

private:
    Symbolic reduction(std::string_view name, const model::syntax::CallExpression& call);
    std::optional<Symbolic> operatorCall(std::string_view name, const model::syntax::CallExpression& call);
    std::optional<Symbolic> arrayCall(std::string_view name, const std::vector<Symbolic>& arguments);
    Symbolic folded(const Symbolic& array, ExprId start, Operation operation);
    std::optional<std::vector<std::int64_t>> sizesOf(const std::vector<Symbolic>& arguments, std::size_t first);
    ExprId truncated(ExprId x);
    [[nodiscard]] bool isConstantUpToZero(ExprId x) const;
    Symbolic differentiated(const Symbolic& value, model::Span written);
    /// What pre() is of: the variable itself, not what an algorithm has assigned to it.
    Symbolic declared(const model::syntax::Expression& expression);
    Symbolic preOf(const Symbolic& value, const model::syntax::CallExpression& call);
    /// The argument number \a position, or the one called \a key; unknown (and a message) if there is none, or if it is
    /// of a wrong kind.
    Symbolic argumentAt(const model::syntax::CallExpression& call, std::size_t position, std::string_view key);
    Symbolic smooth(const model::syntax::CallExpression& call);
    void reportArguments(std::string_view name);

    ExpressionLowering& lowering_;
    ExpressionGraph& graph_;
    const Place& place_;
    model::Span span_;
};

}  // namespace bramah::solver
