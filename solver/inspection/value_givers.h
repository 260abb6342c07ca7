// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/analysis/written_equations.h"
#include "solver/inspection/system_structure.h"

#include <map>
#include <vector>

namespace bramah::solver {

/// Finds which component or connection gives each variable its value, also for variables that alias elimination has
/// merged. One of the merged variables occurs in the equation that solves them, or its derivative is integrated; from
/// there the value spreads along the eliminated equations, each of which gives its last variable that has no giver yet.
/// Linear in the size of the equations.
class ValueGivers
{
public:
    /// \a structure: complete except for the givers.
    ValueGivers(const Compilation& compilation, SystemStructure& structure);

    /// Writes the givers to the structure. Once.
    void find();

private:
    /// The term der(`written`) in an equation.
    struct Integrated {
        VariableId motion,
            written;  ///< the integrated variable, and which of its aliases the equation contains
        Origin origin;
    };
    [[nodiscard]] std::vector<Integrated> integrated();
    /// By component: number of flows of its ports that come from outside, less those that it gives itself.
    [[nodiscard]] std::vector<std::int32_t> flowsTaken() const;
    [[nodiscard]] bool hasRate(const FlatEquation& equation);
    /// Is the variable declared in the component that contains the equation?
    [[nodiscard]] bool isOfItsComponent(VariableId variable, std::uint32_t equation) const;
    void noteRates(std::uint32_t equation);
    void give(VariableId variable, const Origin& origin);
    /// Is it a state, or a position whose speed is one, as of a body joined rigidly to another?
    [[nodiscard]] bool isMotion(VariableId variable) const;
    void startAtSolved();
    /// Gives the motion of rigidly joined bodies to the one on which the forces of the others act.
    void startAtMotions();
    void startAtKnown();
    void spread();
    /// The flat variable that \a solved stands for in an equation of this origin; \a solved if there is none.
    [[nodiscard]] std::pair<VariableId, Origin> writtenAs(VariableId solved, const Origin& origin) const;
    [[nodiscard]] VariableId sameAs(VariableId variable) const { return structure_.variable(variable).same; }

    const Compilation& c_;
    SystemStructure& structure_;
    WrittenEquations written_;
    ExpressionCone cone_;
    std::vector<std::uint32_t> eliminating_;                   ///< flat equations that alias elimination used
    std::vector<std::vector<VariableId>> unknownsOf_;          ///< by flat equation
    std::vector<std::vector<std::uint32_t>> equationsOf_;      ///< by variable: eliminated equations that contain it
    std::vector<std::vector<VariableId>> membersOf_;           ///< by variable: all its aliases
    std::map<std::uint32_t, VariableId> rates_;                ///< by representative: v of an equation v = der(s)
    std::vector<std::uint32_t> rateEquations_;                 ///< flat equations with a derivative
    std::vector<std::uint32_t> openCount_;                     ///< by flat equation: number of unknowns without a giver
    std::multimap<std::int64_t, std::uint32_t> byPlace_;       ///< flat equations by place in the text and component
    std::map<std::uint32_t, std::vector<Integrated>> moving_;  ///< by integrated variable
    std::vector<VariableId> given_;                            ///< in the order in which givers were found
    std::size_t spreadCount_ = 0;                              ///< number of these whose equations were visited
};

}  // namespace bramah::solver
