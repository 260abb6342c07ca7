// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace bramah::solver {

/// Where the library for a machine lies in `binaries` of an FMU, by the version of FMI.
struct FmuPlatform {
    const char* two;
    const char* three;
};
/// This machine.
#if defined(Q_PROCESSOR_ARM_64)
inline constexpr FmuPlatform kOwnFmuPlatform{"aarch64-linux", "aarch64-linux"};
#else
inline constexpr FmuPlatform kOwnFmuPlatform{"linux64", "x86_64-linux"};
#endif

}  // namespace bramah::solver
