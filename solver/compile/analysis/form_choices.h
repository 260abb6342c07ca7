// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

#include <functional>
#include <set>
#include <vector>

namespace bramah::solver {

/// The forms that users have chosen for components, FlatComponent::given: what a port is given no equation of its
/// component is solved for, and the other variable of that port by none of another component.
class FormChoices
{
public:
    /// After alias elimination and index reduction. Reports names of no variable.
    explicit FormChoices(Compilation& compilation);

    [[nodiscard]] bool isEmpty() const { return choices_.empty(); }
    [[nodiscard]] bool forbids(const Origin& equation, VariableId variable) const;
    /// \a isPossible says whether the equations can be sorted with the choices that are left. Reports a choice that
    /// cannot be kept to, with the fewest others that forbid it.
    void reportConflict(const std::function<bool()>& isPossible);

private:
    struct Choice {
        ComponentId component{};
        std::set<VariableId> given, supplied;  ///< as the equations have them now
        bool isKept = true;
    };
    void add(Choice& choice, const std::string& name);
    /// Adds the unknowns that stand in the equations for a variable, and its derivatives.
    void addUnknowns(std::set<VariableId>& to, VariableId variable) const;
    [[nodiscard]] QString given(const Choice& choice) const;

    Compilation& c_;
    std::vector<Choice> choices_;
};

/// Notes variables with FlatVariable::isIterated that no loop goes through.
void reportIdleIterations(Compilation& compilation, const BlockPlan& plan);

}  // namespace bramah::solver
