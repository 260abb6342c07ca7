// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/values/predefined_functions.h"
#include "solver/flatten/lowering/expression_lowering.h"

#include <optional>
#include <string_view>
#include <vector>

namespace bramah::solver {

/// Lowers predefined operators, which depend on the text of their argument, on time or on events (Modelica 3.6, 3.7 and
/// 8.3). The result is unknown, and a message is reported, if the call is wrong.
class PredefinedOperators
{
public:
    /// Borrows all three; for this call.
    PredefinedOperators(ExpressionLowering& lowering, const Place& place, const model::syntax::CallExpression& call);

    /// The result of operator \a id; nothing if that is no operator.
    [[nodiscard]] std::optional<Symbolic> lower(model::Predefined id);
    /// The two results of spatialDistribution(); none (and a message) if the call is wrong.
    [[nodiscard]] std::vector<Symbolic> spatialDistribution();
    /// Reports a format with which String() cannot write \a value; returns false then.
    bool doStringOptionsFit(const Symbolic& value);

private:
    using Lowering = Symbolic (PredefinedOperators::*)();
    struct Row {
        Lowering lower = nullptr;
        bool isForFunctions = true;  ///< usable in functions, which know neither time nor events (Modelica 3.6, 12.2)
    };
    [[nodiscard]] static const Row* row(model::Predefined id);

    Symbolic der();
    Symbolic pre();
    Symbolic edge();
    Symbolic change();
    Symbolic noEvent();
    Symbolic smooth();
    Symbolic homotopy();
    Symbolic semiLinear();
    Symbolic delay();
    /// \a value, but \a otherwise where parameters exclude the branch that is being lowered.
    [[nodiscard]] ExprId whereUsed(ExprId value, double otherwise);
    void assertDelay(ExprId time, ExprId longest);
    Symbolic sample();
    Symbolic initial();
    Symbolic terminal();
    Symbolic pure();
    Symbolic string();
    Symbolic cardinality();
    Symbolic instanceName();
    /// Reports an operator of the specification that is not supported yet.
    Symbolic refused();

    /// Argument number \a position, or the one called \a key; unknown (and a message) if there is none or it is of a
    /// wrong kind.
    Symbolic argument(std::size_t position, std::string_view key);
    [[nodiscard]] std::size_t count() const { return call_.arguments.size(); }
    /// Unknown, with a message about wrong arguments unless this call has caused one already.
    Symbolic wrong();
    Symbolic unsupported(const QString& construct);
    Symbolic differentiated(const Symbolic& value, model::Span written);
    /// The argument of pre(): the variable itself, not the value that an algorithm has assigned to it.
    Symbolic declared();
    Symbolic before(const Symbolic& value);
    /// A Boolean: compares \a value with its value before the event by \a operation.
    Symbolic compared(const Symbolic& value, const std::function<ExprId(ExprId now, ExprId then)>& operation);
    [[nodiscard]] bool isConstantUpToZero(ExprId x) const;

    ExpressionLowering& lowering_;
    ExpressionGraph& graph_;
    const Place& place_;
    const model::syntax::CallExpression& call_;
    model::Span span_;
    std::string_view name_;
    std::size_t said_;  ///< number of messages before the call
};

}  // namespace bramah::solver
