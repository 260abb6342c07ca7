// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat_model/flat_model.h"

namespace bramah::solver {

const std::shared_ptr<const VariableTexts>& VariableTexts::none()
{
    static const auto empty = std::make_shared<const VariableTexts>();
    return empty;
}

VariableId FlatModel::declare(FlatVariable variable)
{
    variables.push_back(std::move(variable));
    variableIndex.setCount(variables.size());
    return VariableId{static_cast<std::uint32_t>(variables.size() - 1)};
}

bool FlatModel::isWithin(ComponentId part, ComponentId whole) const
{
    while (part != whole && part != ComponentId{})
        part = component(part).parent;
    return part == whole;
}

}  // namespace bramah::solver
