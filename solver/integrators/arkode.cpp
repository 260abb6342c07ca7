// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/arkode.h"

#include "solver/sundials/sundials_objects.h"

#include <array>
#include <new>

namespace bramah::solver {

#if SUNDIALS_VERSION_MAJOR < 7

PiController::PiController(void* memory, SUNContext, double proportional, double integral)
{
    constexpr int kNoDefaults = 0, kByOrderOfMethod = 1;
    std::array<double, 3> exponents{proportional, integral, 0};
    require(ERKStepSetAdaptivityMethod(memory, ARK_ADAPT_PI, kNoDefaults, kByOrderOfMethod, exponents.data()),
            "ERKStepSetAdaptivityMethod");
    require(ERKStepSetErrorBias(memory, 1), "ERKStepSetErrorBias");
}

#else

PiController::PiController(void* memory, SUNContext context, double proportional, double integral)
    : controller_(SUNAdaptController_PI(context))
{
    if (!controller_)
        throw std::bad_alloc();
    // The controller adds 1 to the order of the estimate.
    constexpr int kNoAdjustment = 0;
    require(SUNAdaptController_SetParams_PI(controller_.get(), proportional, -integral),
            "SUNAdaptController_SetParams_PI");
    require(SUNAdaptController_SetErrorBias(controller_.get(), 1), "SUNAdaptController_SetErrorBias");
    require(ARKodeSetAdaptController(memory, controller_.get()), "ARKodeSetAdaptController");
    require(ARKodeSetAdaptivityAdjustment(memory, kNoAdjustment), "ARKodeSetAdaptivityAdjustment");
}

#endif

}  // namespace bramah::solver
