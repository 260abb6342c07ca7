// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

#include <functional>
#include <set>
#include <vector>

namespace bramah::solver {

/// The component forms that users have chosen, FlatComponent::given: a variable that a port is given is not solved from
/// an equation of its component, and the other variable of the port not from one of another component.
class FormChoices
{
public:
    /// To be made after alias elimination and index reduction. Reports names that are no variables.
    explicit FormChoices(Compilation& compilation);

    /// True if no component of the model has a form of its users' choice.
    [[nodiscard]] bool isEmpty() const { return choices_.empty(); }
    /// May \a equation not be solved for \a variable, an unknown or its derivative? Choices that reportConflict() has
    /// dropped forbid nothing.
    [[nodiscard]] bool forbids(const Origin& equation, VariableId variable) const;
    /// \a isPossible: can the equations be sorted with the remaining choices? Reports a choice that cannot be kept,
    /// together with the fewest others that conflict with it.
    void reportConflict(const std::function<bool()>& isPossible);

private:
    struct Choice {
        ComponentId component{};
        std::set<VariableId> given, supplied;  ///< after alias elimination
        bool isKept = true;
    };
    void add(Choice& choice, const std::string& name);
    /// Adds the unknowns that represent a variable in the equations, and their derivatives.
    void addUnknowns(std::set<VariableId>& to, VariableId variable) const;
    [[nodiscard]] QString given(const Choice& choice) const;

    Compilation& c_;
    std::vector<Choice> choices_;
};

/// Notes variables with FlatVariable::isIterated that are in no loop.
void reportIdleIterations(Compilation& compilation, const BlockPlan& plan);

}  // namespace bramah::solver
