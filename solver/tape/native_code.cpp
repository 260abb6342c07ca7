// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tape/native_code.h"

#include "solver/tape/native_module.h"

#include <dlfcn.h>

#include <filesystem>
#include <system_error>

namespace bramah::solver {
namespace {

/// Where the program lies, if somebody has said so.
std::filesystem::path& programFolder()
{
    static std::filesystem::path folder;
    return folder;
}

/// The folder of this program; empty if the system does not tell.
std::filesystem::path foundProgramFolder()
{
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
}

/// The module is in lib/bramah beside the program's folder. It stays loaded.
void* loadedModule()
{
    static void* const module = []() -> void* {
        const auto program = programFolder().empty() ? foundProgramFolder() : programFolder();
        return program.empty() ? nullptr : dlopen((program / "../lib/bramah/bramah_native.so").c_str(), RTLD_LAZY);
    }();
    return module;
}

/// What the module exports by this name; null without it.
template <typename Function>
Function exported(const char* name)
{
    return loadedModule() ? reinterpret_cast<Function>(dlsym(loadedModule(), name)) : nullptr;
}

NativeEntry loadedEntry()
{
    static const auto entry = exported<NativeEntry>(kNativeEntry);
    return entry;
}

double call(const TapeFunctions& functions, std::uint32_t number, double a, double b)
{
    return (*functions[number])(a, b);
}

}  // namespace

void setProgramFolder(const std::filesystem::path& folder)
{
    programFolder() = folder;
}

bool isNativeCodeAvailable()
{
    return loadedEntry() != nullptr;
}

std::string nativeCompilerVersion()
{
    const auto version = exported<NativeVersion>(kNativeVersion);
    return version ? version() : std::string();
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
