// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tape/system_code.h"

#include "solver/tape/compact_program.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/shared_native_code.h"

namespace bramah::solver {

std::shared_ptr<const NativeCode> makeSharedCode(const CompiledSystem& system,
                                                 const std::function<bool()>& isStopWanted)
{
    const CompactProgram* lanes = system.compactDerivative.get();
    auto code = compileNative(system.programs(), isStopWanted, lanes ? &lanes->program() : nullptr, system.uses);
    if (code)
        system.machineCode->set(code);
    else if (isStopWanted())
        system.machineCode->release();
    return code;
}

}  // namespace bramah::solver
