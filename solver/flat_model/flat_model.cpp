// SPDX-License-Identifier: BSD-3-Clause
#include "solver/flat_model/flat_model.h"

namespace bramah::solver {

namespace {

/// The passed record around a field, and the length of its path.
struct PassedAround {
    const PassedRecord* record = nullptr;
    std::size_t length = 0;
};

PassedAround passedAround(const FlatModel& model, std::string_view path)
{
    if (!model.passedRecords.empty())
        for (std::size_t dot = path.rfind('.'); dot != std::string_view::npos && dot > 0;
             dot = path.rfind('.', dot - 1))
            if (const auto found = model.passedRecords.find(path.substr(0, dot)); found != model.passedRecords.end())
                return {&found->second, dot};
    return {};
}

}  // namespace

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

VariableId FlatModel::findVariable(std::string_view path) const
{
    const VariableId own = variableIndex.find(path, variables);
    if (own != kNoVariable)
        return own;
    const auto [record, length] = passedAround(*this, path);
    return record ? variableIndex.find(record->source + std::string(path.substr(length)), variables) : kNoVariable;
}

const PassedRecord* FlatModel::passedRecordOf(std::string_view path) const
{
    return passedAround(*this, path).record;
}

bool FlatModel::isWithin(ComponentId part, ComponentId whole) const
{
    while (part != whole && part != ComponentId{})
        part = component(part).parent;
    return part == whole;
}

}  // namespace bramah::solver
