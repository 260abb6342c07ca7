// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/per_instance.h"
#include "solver/flat_model/flat_model.h"

#include <vector>

namespace bramah::solver {

/// Maps instances of built-in type to their scalar variables, and variables to their instances.
class DeclaredVariables
{
public:
    /// One scalar of an instance, row by row.
    struct Element {
        const model::Instance* instance = nullptr;
        std::size_t offset = 0;
    };

    /// Declares that the variables of \a instance are \a first and the following ones, row by row.
    void add(const model::Instance& instance, VariableId first);
    /// The first variable of \a instance, or kNoVariable.
    [[nodiscard]] VariableId firstOf(const model::Instance& instance) const { return first_[instance]; }
    /// The instance and element of \a variable; a null instance if there is none.
    [[nodiscard]] Element elementOf(VariableId variable) const
    {
        return index(variable) < elements_.size() ? elements_[index(variable)] : Element();
    }

private:
    model::PerInstance<VariableId> first_{kNoVariable};
    std::vector<Element> elements_;  ///< by variable
};

}  // namespace bramah::solver
