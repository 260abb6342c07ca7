// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/tape/native_code.h"

#include "solver/tape/native_module.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

namespace bramah::solver {
namespace {

/// The module lies in lib/bramah beside the folder of the program. It stays loaded.
NativeEntry loadedEntry()
{
    static const NativeEntry entry = [] {
        const QDir programs(QCoreApplication::applicationDirPath());
        QLibrary module(programs.absoluteFilePath(QStringLiteral("../lib/bramah/bramah_native")));
        return reinterpret_cast<NativeEntry>(module.resolve(kNativeEntry));
    }();
    return entry;
}

}  // namespace

bool isNativeCodeAvailable()
{
    return loadedEntry() != nullptr;
}

std::shared_ptr<const NativeCode> compileNative(std::span<const Program* const> programs,
                                                const TapeFunctions& functions,
                                                const std::function<bool()>& isStopWanted)
{
    const NativeEntry entry = loadedEntry();
    auto code = std::make_shared<NativeCode>();
    if (!entry || !entry({programs, functions, runInstructions, isStopWanted}, *code))
        return nullptr;
    return code;
}

}  // namespace bramah::solver
