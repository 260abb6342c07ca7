// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/sundials/sundials_objects.h"

#include "solver/sundials/vector_operations.h"

#include <QtGlobal>

#include <algorithm>

namespace bramah::solver {

SundialsContext makeContext()
{
    SUNContext context = nullptr;
    require(SUNContext_Create(nullptr, &context), "SUNContext_Create");
    return SundialsContext(context);
}

SundialsVector makeVector(std::size_t length, SUNContext context)
{
    SundialsVector vector(N_VNew_Serial(static_cast<sunindextype>(length), context));
    Q_CHECK_PTR(vector.get());
    require(N_VEnableFusedOps_Serial(vector.get(), SUNTRUE), "N_VEnableFusedOps_Serial");
    usePlainLoops(vector.get());
    std::ranges::fill(values(vector.get()), 0.0);
    return vector;
}

void require(int flag, const char* call)
{
    if (flag < 0)
        qFatal("%s failed with %d", call, flag);
}

}  // namespace bramah::solver
