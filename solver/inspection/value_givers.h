// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/analysis/written_equations.h"
#include "solver/inspection/system_structure.h"

#include <map>
#include <vector>

namespace bramah::solver {

/// Finds out which component or connection gives each variable its value, also of variables that alias elimination has
/// made one. One of the variables that are the same stands in the equation that solves them, or is the one whose
/// derivative is integrated; from it the value spreads along the equations that hold by elimination, each of which
/// gives the last of its variables that is not given yet. Linear in the size of the equations.
class ValueGivers
{
public:
    /// \a structure: complete but for the givers.
    ValueGivers(const Compilation& compilation, SystemStructure& structure);

    void find();

private:
    /// der(`written`) in an equation.
    struct Integrated {
        VariableId motion,
            written;  ///< the integrated variable, and which of those that are the same the equation names
        Origin origin;
    };
    [[nodiscard]] std::vector<Integrated> integrated();
    /// By component: of its ports' flows, those that come from outside less those that it gives itself.
    [[nodiscard]] std::vector<std::int32_t> flowsTaken() const;
    [[nodiscard]] bool hasRate(const FlatEquation& equation);
    /// Is it declared in the component that the equation is written in?
    [[nodiscard]] bool isOfItsComponent(VariableId variable, std::uint32_t equation) const;
    void noteRates(std::uint32_t equation);
    void give(VariableId variable, const Origin& origin);
    /// Is it a state, or the position of something whose speed is one, as of a body joined rigidly to another?
    [[nodiscard]] bool isMotion(VariableId variable) const;
    void startAtSolved();
    /// Gives the motion of bodies joined rigidly to the one on which the forces of the others act.
    void startAtMotions();
    void startAtKnown();
    void spread();
    /// The variable of the flat model that is \a solved, in an equation of this origin; \a solved if there is none.
    [[nodiscard]] std::pair<VariableId, Origin> writtenAs(VariableId solved, const Origin& origin) const;
    [[nodiscard]] VariableId sameAs(VariableId variable) const { return structure_.variable(variable).same; }

    const Compilation& c_;
    SystemStructure& structure_;
    WrittenEquations written_;
    ExpressionCone cone_;
    std::vector<std::uint32_t> eliminating_;               ///< flat equations that hold by elimination
    std::vector<std::vector<VariableId>> unknownsOf_;      ///< by flat equation
    std::vector<std::vector<std::uint32_t>> equationsOf_;  ///< by variable: eliminating ones that have it
    std::vector<std::vector<VariableId>> membersOf_;       ///< by variable: all that are the same
    std::map<std::uint32_t, VariableId>
        rates_;                                 ///< by variable that stands for equal ones: v of an equation v = der(s)
    std::vector<std::uint32_t> rateEquations_;  ///< of the flat model: those with a derivative
    std::vector<std::uint32_t> openCount_;      ///< by flat equation: unknowns not given yet
    std::multimap<std::int64_t, std::uint32_t> byPlace_;       ///< flat equations by place in the text and component
    std::map<std::uint32_t, std::vector<Integrated>> moving_;  ///< by integrated variable
    std::vector<VariableId> given_;                            ///< in the order in which they were found
    std::size_t spreadCount_ = 0;                              ///< of these, those whose equations were looked at
};

}  // namespace bramah::solver
