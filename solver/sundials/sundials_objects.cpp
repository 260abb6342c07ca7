// SPDX-License-Identifier: BSD-3-Clause
#include "solver/sundials/sundials_objects.h"

#include "solver/sundials/sundials_version.h"
#include "solver/sundials/vector_operations.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace bramah::solver {

SundialsContext makeContext()
{
    SUNContext context = nullptr;
    require(SUNContext_Create(SUN_COMM_NULL, &context), "SUNContext_Create");
    require(silenceContext(context), "silenceContext");
    return SundialsContext(context);
}

SundialsVector makeVector(std::size_t length, SUNContext context)
{
    SundialsVector vector(N_VNew_Serial(static_cast<sunindextype>(length), context));
    if (!vector)
        throw std::bad_alloc();
    require(N_VEnableFusedOps_Serial(vector.get(), SUNTRUE), "N_VEnableFusedOps_Serial");
    usePlainLoops(vector.get());
    std::ranges::fill(values(vector.get()), 0.0);
    return vector;
}

void require(int flag, const char* call)
{
    if (flag >= 0)
        return;
    std::fprintf(stderr, "%s failed with %d\n", call, flag);
    std::abort();
}

}  // namespace bramah::solver
