// SPDX-License-Identifier: BSD-3-Clause
#pragma once

// The functions that an FMU's library shows. All other symbols are hidden.
#if defined(_WIN32)
#define BRAMAH_FMI_FUNCTION extern "C" __declspec(dllexport)
#else
#define BRAMAH_FMI_FUNCTION extern "C" __attribute__((visibility("default")))
#endif
