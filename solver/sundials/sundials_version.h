// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <sundials/sundials_config.h>
#include <sundials/sundials_context.h>
#include <sundials/sundials_types.h>

/// What differs between SUNDIALS 6 and 7. All else is written with the names of SUNDIALS 7, which are given here for 6.
namespace bramah::solver {

#if SUNDIALS_VERSION_MAJOR < 7

inline constexpr void* SUN_COMM_NULL = nullptr;
inline constexpr int SUN_SUCCESS = 0;

/// Keeps a solver from writing to standard error. \a Solver is the first part of its functions' names, as in
/// `KINSetErrHandlerFn`.
#define BRAMAH_SILENCE(Solver, memory)                                                \
    require(Solver##SetErrHandlerFn(                                                  \
                memory, [](int, const char*, const char*, char*, void*) {}, nullptr), \
            #Solver "SetErrHandlerFn")

/// SUNDIALS 6 keeps solvers silent one by one.
inline int silenceContext(SUNContext)
{
    return SUN_SUCCESS;
}

#else

/// The context is silent, and with it all its solvers.
#define BRAMAH_SILENCE(Solver, memory) static_cast<void>(memory)

/// Without a logger neither errors, which else go to standard error, nor warnings, which go to standard output, are
/// told.
inline int silenceContext(SUNContext context)
{
    return SUNContext_SetLogger(context, nullptr);
}

#endif

}  // namespace bramah::solver
