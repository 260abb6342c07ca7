// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tape/native_code.h"

#include "solver/tape/native_module.h"

#include <dlfcn.h>

#include <filesystem>
#include <system_error>

namespace bramah::solver {
namespace {

/// The module is in lib/bramah beside the program's folder. It stays loaded.
NativeEntry loadedEntry()
{
    static const NativeEntry entry = [] {
        std::error_code error;
        const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
        if (error)
            return NativeEntry();
        const auto path = program.parent_path() / "../lib/bramah/bramah_native.so";
        void* const module = dlopen(path.c_str(), RTLD_LAZY);
        return module ? reinterpret_cast<NativeEntry>(dlsym(module, kNativeEntry)) : nullptr;
    }();
    return entry;
}

double call(const TapeFunctions& functions, std::uint32_t number, double a, double b)
{
    return (*functions[number])(a, b);
}

}  // namespace

bool isNativeCodeAvailable()
{
    return loadedEntry() != nullptr;
}

std::shared_ptr<const NativeCode> compileNative(std::span<const Program* const> programs,
                                                const std::function<bool()>& isStopWanted, const Program* inLanes,
                                                std::span<const SlotUse> uses)
{
    const NativeEntry entry = loadedEntry();
    auto code = std::make_shared<NativeCode>();
    if (!entry || !entry({programs, runInstructions, runInstructionsInLanes, call, isStopWanted, inLanes, uses}, *code))
        return nullptr;
    return code;
}

}  // namespace bramah::solver
