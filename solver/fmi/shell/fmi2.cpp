// SPDX-License-Identifier: BSD-3-Clause
// The functions of FMI 2.0 for co-simulation. All have the meaning that the standard gives them.
#include "solver/fmi/shell/fmi2_types.h"
#include "solver/fmi/shell/fmi_export.h"
#include "solver/fmi/shell/shell_instance.h"

#include <optional>

namespace {

using namespace bramah::solver::fmi;

fmi2Status statusOf(CallResult result)
{
    return static_cast<fmi2Status>(result);
}

ShellInstance& shellOf(fmi2Component component)
{
    return *static_cast<ShellInstance*>(component);
}

template <typename Body>
fmi2Status guarded(fmi2Component component, Body&& body)
{
    if (!component)
        return fmi2Error;
    ShellInstance& shell = shellOf(component);
    return statusOf(shell.guarded([&] { return body(shell); }));
}

ShellInstance::Tell listenerOf(const fmi2CallbackFunctions* callbacks, const std::string& name)
{
    return [callbacks, name](CallResult result, const char* category, const std::string& text) {
        if (callbacks && callbacks->logger)
            callbacks->logger(callbacks->componentEnvironment, name.c_str(), statusOf(result), category, "%s",
                              text.c_str());
    };
}

}  // namespace

BRAMAH_FMI_FUNCTION const char* fmi2GetTypesPlatform()
{
    return "default";
}

BRAMAH_FMI_FUNCTION const char* fmi2GetVersion()
{
    return "2.0";
}

BRAMAH_FMI_FUNCTION fmi2Component fmi2Instantiate(fmi2String instanceName, fmi2Type type, fmi2String token,
                                                  fmi2String resourceLocation, const fmi2CallbackFunctions* callbacks,
                                                  fmi2Boolean /*visible*/, fmi2Boolean isLogging)
try {
    const auto tell = listenerOf(callbacks, instanceName ? instanceName : "");
    const auto refused = [&](const std::string& text) {
        tell(CallResult::Error, ShellInstance::kErrors, text);
        return nullptr;
    };
    if (type != fmi2CoSimulation)
        return refused("this FMU is for co-simulation only");
    const auto model = modelFor(resourceLocation, token);
    if (!model)
        return refused(model.error());
    return new ShellInstance(*model, tell, isLogging != 0);
} catch (const std::exception&) {
    return nullptr;
}

BRAMAH_FMI_FUNCTION void fmi2FreeInstance(fmi2Component component)
{
    delete static_cast<ShellInstance*>(component);
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SetDebugLogging(fmi2Component component, fmi2Boolean isLogging, std::size_t,
                                                   const fmi2String*)
{
    return guarded(component, [&](ShellInstance& shell) {
        shell.setLogging(isLogging != 0);
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SetupExperiment(fmi2Component component, fmi2Boolean isToleranceDefined,
                                                   fmi2Real tolerance, fmi2Real startTime,
                                                   fmi2Boolean isStopTimeDefined, fmi2Real stopTime)
{
    return guarded(component, [&](ShellInstance& shell) {
        shell.run.setExperiment(startTime, isStopTimeDefined ? std::optional(stopTime) : std::nullopt,
                                isToleranceDefined ? std::optional(tolerance) : std::nullopt);
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2EnterInitializationMode(fmi2Component component)
{
    return guarded(component, [](ShellInstance&) { return CallResult::Ok; });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2ExitInitializationMode(fmi2Component component)
{
    return guarded(component, [](ShellInstance& shell) { return ShellInstance::resultOf(shell.run.start()); });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2Terminate(fmi2Component component)
{
    return guarded(component, [](ShellInstance&) { return CallResult::Ok; });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2Reset(fmi2Component component)
{
    return guarded(component, [](ShellInstance& shell) {
        shell.run.reset();
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetReal(fmi2Component component, const fmi2ValueReference* references,
                                           std::size_t count, fmi2Real* values)
{
    return guarded(component, [&](ShellInstance& shell) {
        return shell.get(references, count, [&](std::size_t i, double value) { values[i] = value; });
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetInteger(fmi2Component component, const fmi2ValueReference* references,
                                              std::size_t count, fmi2Integer* values)
{
    return guarded(component, [&](ShellInstance& shell) {
        return shell.get(references, count,
                         [&](std::size_t i, double value) { values[i] = static_cast<int>(std::lround(value)); });
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetBoolean(fmi2Component component, const fmi2ValueReference* references,
                                              std::size_t count, fmi2Boolean* values)
{
    return guarded(component, [&](ShellInstance& shell) {
        return shell.get(references, count, [&](std::size_t i, double value) { values[i] = value != 0 ? 1 : 0; });
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetString(fmi2Component component, const fmi2ValueReference* references,
                                             std::size_t count, fmi2String* values)
{
    return guarded(component, [&](ShellInstance& shell) {
        for (std::size_t i = 0; i < count; ++i)
            if (values[i] = shell.textOf(references[i]); !values[i])
                return CallResult::Error;
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SetReal(fmi2Component component, const fmi2ValueReference* references,
                                           std::size_t count, const fmi2Real* values)
{
    return guarded(component, [&](ShellInstance& shell) {
        return shell.set(references, count, [&](std::size_t i) { return values[i]; });
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SetInteger(fmi2Component component, const fmi2ValueReference* references,
                                              std::size_t count, const fmi2Integer* values)
{
    return guarded(component, [&](ShellInstance& shell) {
        return shell.set(references, count, [&](std::size_t i) { return static_cast<double>(values[i]); });
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SetBoolean(fmi2Component component, const fmi2ValueReference* references,
                                              std::size_t count, const fmi2Boolean* values)
{
    return guarded(component, [&](ShellInstance& shell) {
        return shell.set(references, count, [&](std::size_t i) { return values[i] != 0 ? 1.0 : 0.0; });
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SetString(fmi2Component component, const fmi2ValueReference*, std::size_t count,
                                             const fmi2String*)
{
    return guarded(component, [&](ShellInstance& shell) {
        return count == 0 ? CallResult::Ok : shell.refuse("texts of the model cannot be set");
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetFMUstate(fmi2Component component, fmi2FMUstate* state)
{
    return guarded(component, [&](ShellInstance& shell) { return shell.saveTo(state); });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SetFMUstate(fmi2Component component, fmi2FMUstate state)
{
    return guarded(component, [&](ShellInstance& shell) { return shell.restoreFrom(state); });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2FreeFMUstate(fmi2Component component, fmi2FMUstate* state)
{
    return guarded(component, [&](ShellInstance& shell) { return shell.freeState(state); });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SerializedFMUstateSize(fmi2Component component, fmi2FMUstate state,
                                                          std::size_t* size)
{
    return guarded(component, [&](ShellInstance& shell) { return shell.sizeOf(state, size); });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SerializeFMUstate(fmi2Component component, fmi2FMUstate state, fmi2Byte* bytes,
                                                     std::size_t size)
{
    return guarded(component, [&](ShellInstance& shell) { return shell.serialise(state, bytes, size); });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2DeSerializeFMUstate(fmi2Component component, const fmi2Byte* bytes, std::size_t size,
                                                       fmi2FMUstate* state)
{
    return guarded(component, [&](ShellInstance& shell) { return shell.deserialise(bytes, size, state); });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetDirectionalDerivative(fmi2Component component, const fmi2ValueReference* unknowns,
                                                            std::size_t unknownCount, const fmi2ValueReference* knowns,
                                                            std::size_t knownCount, const fmi2Real* seeds,
                                                            fmi2Real* values)
{
    return guarded(component, [&](ShellInstance& shell) {
        return shell.derivatives({unknowns, unknowns + unknownCount}, {knowns, knowns + knownCount},
                                 {seeds, seeds + knownCount}, values);
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2SetRealInputDerivatives(fmi2Component component,
                                                           const fmi2ValueReference* references, std::size_t count,
                                                           const fmi2Integer* orders, const fmi2Real* values)
{
    return guarded(component, [&](ShellInstance& shell) {
        for (std::size_t i = 0; i < count; ++i) {
            if (orders[i] != 1)
                return shell.refuse("inputs take their first derivative only");
            if (!shell.run.setSlope(references[i], values[i]))
                return CallResult::Error;
        }
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetRealOutputDerivatives(fmi2Component component, const fmi2ValueReference*,
                                                            std::size_t, const fmi2Integer*, fmi2Real*)
{
    return guarded(component,
                   [](ShellInstance& shell) { return shell.refuse("derivatives of outputs are not given"); });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2DoStep(fmi2Component component, fmi2Real from, fmi2Real way,
                                          fmi2Boolean /*noSetFMUStatePriorToCurrentPoint*/)
{
    return guarded(component, [&](ShellInstance& shell) {
        if (shell.run.hasEnded())
            return CallResult::Discard;
        if (!shell.run.advanceTo(from + way))
            return CallResult::Error;
        return shell.run.hasEnded() ? CallResult::Discard : CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2CancelStep(fmi2Component component)
{
    return guarded(component, [](ShellInstance&) { return CallResult::Error; });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetStatus(fmi2Component component, fmi2StatusKind, fmi2Status*)
{
    return guarded(component, [](ShellInstance&) { return CallResult::Discard; });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetRealStatus(fmi2Component component, fmi2StatusKind kind, fmi2Real* value)
{
    return guarded(component, [&](ShellInstance& shell) {
        if (kind != fmi2LastSuccessfulTime)
            return CallResult::Discard;
        *value = shell.run.time();
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetIntegerStatus(fmi2Component component, fmi2StatusKind, fmi2Integer*)
{
    return guarded(component, [](ShellInstance&) { return CallResult::Discard; });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetBooleanStatus(fmi2Component component, fmi2StatusKind kind, fmi2Boolean* value)
{
    return guarded(component, [&](ShellInstance& shell) {
        if (kind != fmi2Terminated)
            return CallResult::Discard;
        *value = shell.run.hasEnded() ? 1 : 0;
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi2Status fmi2GetStringStatus(fmi2Component component, fmi2StatusKind, fmi2String*)
{
    return guarded(component, [](ShellInstance&) { return CallResult::Discard; });
}
