// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/lowering/expression_lowering.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Components that set the same potential and are joined: tanks on one line, grounds at one node, frames on one flange.
/// As long as all give the same value they are one source, but each one's equation repeats it, and no equation divides
/// the flow between them. So one equation stays; each other one gives way to the equation that both flows are equal,
/// and the values are compared: here if they are known, and in any case when a run begins. Only values that follow from
/// parameters are joined: others cannot be compared beforehand.
class JoinedSources
{
public:
    explicit JoinedSources(ExpressionLowering& lowering) : lowering_(lowering) {}

    /// \a groups: potentials of connectors that connections make equal; before connections are equations.
    void merge(const std::vector<std::vector<VariableId>>& groups);

private:
    struct Source {
        std::size_t equation = 0;  ///< gives the potential
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
