// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/context/declared_variables.h"

#include "model/instance/instance.h"
#include "model/values/array_offsets.h"

#include <algorithm>

namespace bramah::solver {

void DeclaredVariables::add(const model::Instance& instance, VariableId first)
{
    first_.set(instance, first);
    const auto count = static_cast<std::size_t>(model::elementCount(instance.sizes()));
    elements_.resize(std::max(elements_.size(), index(first) + count));
    for (std::size_t i = 0; i < count; ++i)
        elements_[index(first) + i] = {&instance, i};
}

}  // namespace bramah::solver
