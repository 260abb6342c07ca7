// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/shipped_fonts.h"

#include <QtGlobal>

#include <filesystem>

namespace bramah::app {

void useShippedFonts()
{
#if defined(Q_OS_LINUX)
    constexpr auto kPlace = "FONTCONFIG_FILE";
    std::error_code error;
    if (qEnvironmentVariableIsSet(kPlace) || std::filesystem::exists("/etc/fonts/fonts.conf", error))
        return;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    const auto shipped = program.parent_path() / "share/bramah/fonts/fonts.conf";
    if (std::filesystem::exists(shipped, error))
        qputenv(kPlace, shipped.c_str());
#endif
}

}  // namespace bramah::app
