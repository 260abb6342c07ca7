// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/runtime/system_writer.h"

namespace bramah::test {

using namespace solver;

SystemWriter::SystemWriter(CompiledSystem& system, const std::string& className, const std::string& component)
    : s_(system), component_(component)
{
    s_.model.className = className;
    s_.model.components = {{"", className, ComponentId{0}}, {component, component, ComponentId{0}}};
    s_.tape.time = slot();
    s_.tape.isInitial = slot();
    s_.tape.isTerminal = slot();
}

Slot SystemWriter::slot(double value)
{
    s_.tape.initialSlots.push_back(value);
    return static_cast<Slot>(s_.tape.initialSlots.size() - 1);
}

VariableId SystemWriter::declare(const std::string& path, Slot place, Variability variability)
{
    FlatVariable variable;
    variable.path = path;
    variable.variability = variability;
    variable.origin.component = ComponentId{1};
    s_.tape.places.push_back({place, 1});
    return s_.model.declare(std::move(variable));
}

Slot SystemWriter::parameter(const std::string& name, double value, Slot min)
{
    CompiledParameter made;
    made.slot = slot();
    made.isOverridden = slot(0);
    made.value = slot();
    made.min = min;
    made.variable = declare(component_ + "." + name, made.slot, Variability::Parameter);
    write(s_.tape.parameterProgram, Operation::If, made.slot, made.isOverridden, made.value, slot(value));
    s_.parameters.push_back(made);
    return made.slot;
}

Slot SystemWriter::states(const std::vector<std::string>& names, const std::vector<double>& starts)
{
    const auto first = static_cast<Slot>(s_.tape.initialSlots.size());
    for (const std::string& name : names) {
        CompiledState state;
        state.slot = slot();
        state.variable = declare(component_ + "." + name, state.slot, Variability::Continuous);
        state.isFixed = true;
        s_.states.push_back(state);
        s_.layout.states.push_back({state.variable, 1, ComponentId{1}});
        s_.layout.outputs.push_back({state.variable});
    }
    for (std::size_t i = 0; i < starts.size(); ++i)
        s_.states[i].start = slot(starts[i]);
    return first;
}

void SystemWriter::write(Program& program, Operation operation, Slot result, Slot a, Slot b, Slot c)
{
    program.instructions.emplace_back(operation, result, a, b, c);
    const auto end = static_cast<std::uint32_t>(program.instructions.size());
    if (program.steps.empty() || program.steps.back().kind != StepKind::Run)
        program.steps.push_back({StepKind::Run, end - 1, end, 0});
    else
        program.steps.back().end = end;
}

Slot SystemWriter::put(Program& program, Operation operation, Slot a, Slot b, Slot c)
{
    const Slot result = slot();
    write(program, operation, result, a, b, c);
    return result;
}

}  // namespace bramah::test
