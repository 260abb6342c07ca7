// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::cli {

/// The exit codes of commands.
enum ExitCode {
    kExitOk = 0,
    kExitWrongInput = 1,
    kExitRunFailed = 2,
    kExitLimitBroken = kExitRunFailed,  ///< of a measure
    kExitUsage = 64,
};

}  // namespace bramah::cli
