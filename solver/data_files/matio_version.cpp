// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/matio_version.h"

#include <matio.h>

namespace bramah::solver {

std::string matioVersion()
{
    int major = 0, minor = 0, patch = 0;
    Mat_GetLibraryVersion(&major, &minor, &patch);
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

}  // namespace bramah::solver
