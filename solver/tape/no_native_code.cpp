// SPDX-License-Identifier: BSD-3-Clause
// In place of native_code.cpp in an FMU: its tape is interpreted, so that it needs no LLVM.
#include "solver/tape/native_code.h"

namespace bramah::solver {

std::shared_ptr<const NativeCode> compileNative(std::span<const Program* const> /*programs*/,
                                                const std::function<bool()>& /*isStopWanted*/,
                                                const Program* /*inLanes*/, std::span<const SlotUse> /*uses*/)
{
    return nullptr;
}

void setProgramFolder(const std::filesystem::path& /*folder*/) {}

bool isNativeCodeAvailable()
{
    return false;
}

std::string nativeCompilerVersion()
{
    return {};
}

}  // namespace bramah::solver
