// SPDX-License-Identifier: BSD-3-Clause
#include "solver/flat_model/parameter_refusal.h"

namespace bramah::solver {

std::optional<ParameterRefusal> parameterRefusal(const FlatModel& model, std::string_view path)
{
    const VariableId found = model.findVariable(path);
    if (found == kNoVariable)
        return ParameterRefusal::Unknown;
    const FlatVariable& variable = model.variable(found);
    const bool isInput = variable.causality == Causality::Input && variable.variability > Variability::Parameter;
    if (variable.variability != Variability::Parameter && !isInput)
        return ParameterRefusal::NotParameter;
    if (const PassedRecord* passed = variable.path == path ? nullptr : model.passedRecordOf(path))
        return passed->isFinal ? ParameterRefusal::Final : ParameterRefusal::PassedOn;
    if (variable.isFinal)
        return ParameterRefusal::Final;
    if (variable.isStructural)
        return ParameterRefusal::Structural;
    return variable.type == ValueType::String ? std::optional(ParameterRefusal::Text) : std::nullopt;
}

}  // namespace bramah::solver
