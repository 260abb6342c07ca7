// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/design/resting_structure.h"

#include "solver/compile/compile.h"
#include "solver/tape/compiled_system.h"

namespace bramah::solver {

FlatModel modelAgain(const FlatModel& compiled, const SystemStructure& structure)
{
    FlatModel model = compiled;
    model.variableIndex = VariableIndex();
    model.variableIndex.setCount(structure.declaredCount);
    for (std::uint32_t i = structure.declaredCount; i < model.variables.size(); ++i)
        countAsParameter(model, VariableId{i});
    return model;
}

void countAsParameter(FlatModel& model, VariableId id)
{
    FlatVariable& variable = model.variables[index(id)];
    variable.variability = Variability::Parameter;
    variable.causality = Causality::Local;
    variable.binding = model.graph.constant(variable.type == ValueType::Real ? 0.5 : 1);
    variable.isFixed = true;
}

std::shared_ptr<const CompiledSystem> systemAtRest(const CompiledSystem& system,
                                                   const std::function<bool()>& isStopWanted)
{
    CompileOptions options;
    options.atRest = true;
    options.keepStructure = true;
    options.isStopWanted = isStopWanted;
    return compile(modelAgain(system.model, *system.structure), options).system;
}

}  // namespace bramah::solver
