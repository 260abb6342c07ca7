// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/connection_flattening.h"
#include "solver/flatten/flatten.h"
#include "solver/flatten/lowering/expression_lowering.h"

#include <optional>
#include <vector>

namespace bramah::solver {

/// Counts the equations and unknowns of each component by specification 4.7: a component with its parts must have as
/// many equations as unknowns; each flow variable of its own connectors adds an equation from outside, and its own
/// inputs are known.
class BalanceCheck
{
public:
    /// Also counts the equations that \a connections, which must be finished, made for open connectors and buses.
    BalanceCheck(ExpressionLowering& lowering, FlatComponents& components, const ConnectionFlattening& connections);

    /// Reports the innermost components with too many or too few equations; \a instances as in the flat model.
    [[nodiscard]] model::Diagnostics unbalanced(const std::vector<const model::Instance*>& instances);
    /// The counts of the model itself, after unbalanced(); nothing if they are not known.
    [[nodiscard]] const std::optional<EquationBalance>& whole() const { return whole_; }
    /// Reports connectors of the model itself whose numbers of flow variables and potentials differ.
    [[nodiscard]] model::Diagnostics unbalancedConnectors(const model::Instance& root);

private:
    struct Count {
        std::int64_t unknowns = 0, equations = 0;
        std::int64_t ownInputs = 0, ownFlows = 0;
        std::int64_t zeroFlows = 0;  ///< equations of its own connectors that are in no set
        bool hasUnbalancedPart = false;
    };
    void countFlatModel(std::size_t zeroFlows);
    void countInterface(const model::Instance& part, bool isInConnector, bool isInput, Count& count) const;
    [[nodiscard]] bool isUnknown(const FlatVariable& variable) const;

    void countOnBus(VariableId first, std::int64_t size, Count& count) const;

    ExpressionLowering& lowering_;
    FlatComponents& components_;
    const ConnectionFlattening& connections_;
    std::vector<Count> counts_;  ///< by component
    std::optional<EquationBalance> whole_;
};

/// The scalars of a connector that are no parameters and have no direction: potentials and flow variables.
struct ConnectorScalars {
    std::vector<VariableId> potentials, flows;
};
/// The scalars of \a connector and the connectors in it, of all elements if it is an array.
[[nodiscard]] ConnectorScalars scalarsOf(const model::Instance& connector, const DeclaredVariables& variables);

}  // namespace bramah::solver
