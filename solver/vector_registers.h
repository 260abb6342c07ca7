// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace bramah::solver {

#if defined(__x86_64__) && defined(__GNUC__)
namespace detail {
__attribute__((target("avx"))) inline void clearWithAvx()
{
    __builtin_ia32_vzeroupper();
}
}  // namespace detail
#endif

/// Tells the processor that the upper halves of its vector registers are unused. Some library code leaves them marked
/// as in use (seen: Qt's command line parser), and the mark stays with a thread and those that it starts. Until it is
/// removed, x86 processors merge those halves into the result of each scalar instruction: sums and products wait for
/// each other, and exp() and pow(), which alternate between kinds of instructions, take up to 7 times as long. Takes a
/// nanosecond; to be called before a long computation, after anything that may have called such code.
inline void clearUpperVectors()
{
#if defined(__x86_64__) && defined(__GNUC__)
    static const bool hasAvx = __builtin_cpu_supports("avx");
    if (hasAvx)
        detail::clearWithAvx();
#endif
}

}  // namespace bramah::solver
