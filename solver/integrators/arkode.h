// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/sundials/sundials_version.h"

#include <arkode/arkode_erkstep.h>

#include <memory>
#include <type_traits>

#if SUNDIALS_VERSION_MAJOR >= 7
#include <sunadaptcontroller/sunadaptcontroller_soderlind.h>
#endif

namespace bramah::solver {

#if SUNDIALS_VERSION_MAJOR < 7
/// SUNDIALS 6 has these functions for each of ARKODE's methods.
inline constexpr auto ARKodeReset = ERKStepReset;
inline constexpr auto ARKodeEvolve = ERKStepEvolve;
inline constexpr auto ARKodeSetUserData = ERKStepSetUserData;
inline constexpr auto ARKodeWFtolerances = ERKStepWFtolerances;
inline constexpr auto ARKodeSetMaxHnilWarns = ERKStepSetMaxHnilWarns;
inline constexpr auto ARKodeSetInterpolantDegree = ERKStepSetInterpolantDegree;
inline constexpr auto ARKodeSetInitStep = ERKStepSetInitStep;
inline constexpr auto ARKodeSetMinStep = ERKStepSetMinStep;
inline constexpr auto ARKodeSetMaxStep = ERKStepSetMaxStep;
inline constexpr auto ARKodeSetSafetyFactor = ERKStepSetSafetyFactor;
inline constexpr auto ARKodeSetFixedStepBounds = ERKStepSetFixedStepBounds;
inline constexpr auto ARKodeSetMaxGrowth = ERKStepSetMaxGrowth;
inline constexpr auto ARKodeSetMaxFirstGrowth = ERKStepSetMaxFirstGrowth;
inline constexpr auto ARKodeSetMinReduction = ERKStepSetMinReduction;
inline constexpr auto ARKodeSetSmallNumEFails = ERKStepSetSmallNumEFails;
inline constexpr auto ARKodeSetMaxErrTestFails = ERKStepSetMaxErrTestFails;
inline constexpr auto ARKodeGetCurrentStep = ERKStepGetCurrentStep;
inline constexpr auto ARKodeGetEstLocalErrors = ERKStepGetEstLocalErrors;
#endif

/// Frees the memory of a method of ARKODE.
struct ArkodeDeleter {
    void operator()(void* memory) const
    {
#if SUNDIALS_VERSION_MAJOR < 7
        ERKStepFree(&memory);
#else
        ARKodeFree(&memory);
#endif
    }
};
/// Owns the memory of a method of ARKODE, as its functions take it; null before one is made.
using ArkodeMemory = std::unique_ptr<void, ArkodeDeleter>;

/// ARKODE's control of steps by the error e of this step and e0 of the one before: the next step is the present one
/// times e^(-proportional/order) e0^(integral/order). Must live as long as the memory that it was given to.
class PiController
{
public:
    /// \a memory: of a method whose estimate has one order less than the method itself.
    PiController(void* memory, SUNContext context, double proportional, double integral);

#if SUNDIALS_VERSION_MAJOR >= 7
private:
    struct Deleter {
        void operator()(SUNAdaptController controller) const { SUNAdaptController_Destroy(controller); }
    };
    std::unique_ptr<std::remove_pointer_t<SUNAdaptController>, Deleter> controller_;
#endif
};

}  // namespace bramah::solver
