// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Joined components that set the same potential: tanks on one line, grounds at one node, frames on one flange. If all
/// set the same value they act as one source, but their equations repeat each other and none divides the flow between
/// them. So one equation stays; each other one is replaced by the equation that both flows are equal, and the values
/// are compared: here if known, and whenever a run begins. Only values that follow from parameters are merged, as
/// others cannot be compared beforehand.
class JoinedSources
{
public:
    /// Borrows \a lowering, whose model it changes.
    explicit JoinedSources(ExpressionLowering& lowering) : lowering_(lowering) {}

    /// \a groups: potentials that connections make equal; to be called before connections become equations.
    void merge(const std::vector<std::vector<VariableId>>& groups);

private:
    struct Source {
        std::size_t equation = 0;  ///< the equation that sets the potential
        ExprId value = kNoExpr;    ///< over parameters
        VariableId potential = kNoVariable;
        VariableId flow = kNoVariable;
    };
    /// The one flow of a connector that has one potential; kNoVariable for others.
    [[nodiscard]] VariableId flowBeside(VariableId potential) const;
    void findGiven();
    void note(ExprId variable, ExprId value, std::size_t equation);
    [[nodiscard]] bool isOfParameters(ExprId value) const;
    [[nodiscard]] std::vector<Source> sourcesIn(const std::vector<VariableId>& group) const;
    void mergeInto(const Source& first, const Source& other);
    [[nodiscard]] QString ownerOf(VariableId potential) const;
    [[nodiscard]] std::optional<double> numberOf(ExprId value);

    ExpressionLowering& lowering_;
    std::unordered_map<std::uint32_t, Source> given_;  ///< by variable
};

}  // namespace bramah::solver
