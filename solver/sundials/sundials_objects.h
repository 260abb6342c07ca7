// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <nvector/nvector_serial.h>
#include <sundials/sundials_context.h>

#include <memory>
#include <span>
#include <type_traits>

/// Owning types for SUNDIALS' handles.
namespace bramah::solver {

/// Frees a context, or a vector, which must not outlive its context.
struct SundialsDeleter {
    void operator()(SUNContext context) const { SUNContext_Free(&context); }
    void operator()(N_Vector vector) const { N_VDestroy(vector); }
};

///@{
/// Owns it; may be null.
using SundialsContext = std::unique_ptr<std::remove_pointer_t<SUNContext>, SundialsDeleter>;
using SundialsVector = std::unique_ptr<std::remove_pointer_t<N_Vector>, SundialsDeleter>;
///@}

/// A context without logger. Ends the program without memory. Must outlive all that is made in it.
[[nodiscard]] SundialsContext makeContext();
/// A vector of zeros, with fused operations enabled.
[[nodiscard]] SundialsVector makeVector(std::size_t length, SUNContext context);

/// The elements of \a vector, a serial one; valid as long as it is.
[[nodiscard]] inline std::span<double> values(N_Vector vector)
{
    return {NV_DATA_S(vector), static_cast<std::size_t>(NV_LENGTH_S(vector))};
}

/// Ends the program if \a flag reports a wrong call: a broken invariant, not bad input.
void require(int flag, const char* call);

}  // namespace bramah::solver
