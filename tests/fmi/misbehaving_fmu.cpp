// SPDX-License-Identifier: GPL-3.0-or-later
// The library of an FMU (FMI 2.0) that does what its parameter says: an importer has to live with all of it. y = 2*u.
#include "solver/fmi/shell/fmi2_types.h"

#include <csignal>
#include <cstdlib>
#include <string>

namespace {

enum Deed { kGood, kCrash, kNeverAnswer, kFail, kEndProcess, kWantEnd, kNoInstance };

struct Instance {
    const fmi2CallbackFunctions* callbacks = nullptr;
    double u = 0;
    int deed = kGood, afterSteps = 0, steps = 0;
    std::string text;
};

Instance& of(void* instance)
{
    return *static_cast<Instance*>(instance);
}

}  // namespace

#define BRAMAH_SHOWN __attribute__((visibility("default")))

extern "C" {

BRAMAH_SHOWN void* fmi2Instantiate(const char* name, fmi2Type, const char* token, const char*,
                                   const fmi2CallbackFunctions* callbacks, int, int)
{
    if (std::string(token) == "refused") {
        callbacks->logger(callbacks->componentEnvironment, name, fmi2Error, "error", "no licence for %s", name);
        return nullptr;
    }
    return new Instance{callbacks};
}
BRAMAH_SHOWN void fmi2FreeInstance(void* instance)
{
    delete static_cast<Instance*>(instance);
}
BRAMAH_SHOWN int fmi2SetupExperiment(void*, int, double, double, int, double)
{
    return fmi2OK;
}
BRAMAH_SHOWN int fmi2EnterInitializationMode(void*)
{
    return fmi2OK;
}
BRAMAH_SHOWN int fmi2ExitInitializationMode(void*)
{
    return fmi2OK;
}
BRAMAH_SHOWN int fmi2SetReal(void* instance, const unsigned*, std::size_t count, const double* values)
{
    if (count == 1)
        of(instance).u = values[0];
    return fmi2OK;
}
BRAMAH_SHOWN int fmi2GetReal(void* instance, const unsigned*, std::size_t count, double* values)
{
    for (std::size_t k = 0; k < count; ++k)
        values[k] = 2 * of(instance).u;
    return fmi2OK;
}
BRAMAH_SHOWN int fmi2SetInteger(void* instance, const unsigned* references, std::size_t count, const int* values)
{
    for (std::size_t k = 0; k < count; ++k)
        (references[k] == 1 ? of(instance).deed : of(instance).afterSteps) = values[k];
    return fmi2OK;
}
BRAMAH_SHOWN int fmi2GetInteger(void* instance, const unsigned*, std::size_t count, int* values)
{
    for (std::size_t k = 0; k < count; ++k)
        values[k] = of(instance).steps;
    return fmi2OK;
}
BRAMAH_SHOWN int fmi2SetString(void* instance, const unsigned*, std::size_t, const char* const* values)
{
    of(instance).text = values[0];
    return fmi2OK;
}
BRAMAH_SHOWN int fmi2DoStep(void* instance, double, double, int)
{
    Instance& self = of(instance);
    if (++self.steps <= self.afterSteps)
        return fmi2OK;
    switch (self.deed) {
    case kCrash: std::raise(SIGSEGV); break;
    case kNeverAnswer:
        for (volatile int turns = 0;; turns = turns + 1) {
        }
    case kFail:
        self.callbacks->logger(self.callbacks->componentEnvironment, "it", fmi2Error, "error", "out of %s",
                               self.text.c_str());
        return fmi2Error;
    case kEndProcess: std::_Exit(3);
    case kWantEnd: return fmi2Discard;
    default: break;
    }
    return fmi2OK;
}
BRAMAH_SHOWN int fmi2GetBooleanStatus(void*, fmi2StatusKind kind, int* value)
{
    *value = kind == fmi2Terminated ? 1 : 0;
    return fmi2OK;
}

}  // extern "C"
