// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

#include <string>

namespace bramah::test {

/// Writes a compiled system by hand, as the compiler would write it: hands out slots, declares variables and
/// parameters, appends instructions to programs. Component number 1 has all variables.
class SystemWriter
{
public:
    using Slot = solver::Slot;

    /// Borrows \a system, which is empty. \a component: name of component number 1.
    SystemWriter(solver::CompiledSystem& system, const std::string& className, const std::string& component);

    Slot slot(double value = 0);
    solver::VariableId declare(const std::string& path, Slot place, solver::Variability variability);
    [[nodiscard]] solver::VariableId find(const std::string& path) const { return s_.model.findVariable(path); }
    /// A parameter of the component; \a min is the slot of its smallest value.
    Slot parameter(const std::string& name, double value, Slot min = solver::kNoSlot);
    /// Declares the states \a names of the component, which begin at \a starts. Returns their first slot; the others
    /// follow. setDerivative() completes each.
    Slot states(const std::vector<std::string>& names, const std::vector<double>& starts);
    void setDerivative(std::size_t state, Slot derivative) { s_.states[state].derivative = derivative; }

    /// Appends an instruction whose result goes to the slot \a result, or to a new one, which is returned.
    static void write(solver::Program& program, solver::Operation operation, Slot result, Slot a, Slot b = 0,
                      Slot c = 0);
    Slot put(solver::Program& program, solver::Operation operation, Slot a, Slot b = 0, Slot c = 0);

protected:
    solver::CompiledSystem& s_;
    std::string component_;
};

}  // namespace bramah::test
