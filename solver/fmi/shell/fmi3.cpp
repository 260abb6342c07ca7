// SPDX-License-Identifier: BSD-3-Clause
// The functions of FMI 3.0 for co-simulation. All have the meaning that the standard gives them; those of the other
// kinds of FMUs are there, as importers look for all of them, and refuse.
#include "solver/fmi/shell/fmi3_types.h"
#include "solver/fmi/shell/fmi_export.h"
#include "solver/fmi/shell/shell_instance.h"
#include "solver/history/time_rounding.h"

#include <optional>

namespace {

using namespace bramah::solver::fmi;
using bramah::solver::timeRounding;

/// An instance, and what its importer has asked for.
struct Instance {
    Instance(std::shared_ptr<const FmuModel> model, ShellInstance::Tell tell, bool isLogging, bool stopsEarly)
        : shell(std::move(model), std::move(tell), isLogging), stopsAtEvents(stopsEarly)
    {
    }
    ShellInstance shell;
    bool stopsAtEvents;  ///< event mode is used, and steps may return early
};

fmi3Status statusOf(CallResult result)
{
    return static_cast<fmi3Status>(result);
}

template <typename Body>
fmi3Status guarded(fmi3Instance instance, Body&& body)
{
    if (!instance)
        return fmi3Error;
    ShellInstance& shell = static_cast<Instance*>(instance)->shell;
    return statusOf(shell.guarded([&] { return body(shell); }));
}

fmi3Status refused(fmi3Instance instance, const char* reason)
{
    return guarded(instance, [&](ShellInstance& shell) { return shell.refuse(reason); });
}

constexpr const char* kNoSuchType = "this FMU has no variables of this type";
constexpr const char* kOnlyCoSimulation = "this FMU is for co-simulation only";

CallResult countsAgree(std::size_t count, std::size_t valueCount, ShellInstance& shell)
{
    if (count == valueCount)
        return CallResult::Ok;
    return shell.refuse("there are as many values as variables: this FMU has no arrays");
}

template <typename Value, typename Convert>
fmi3Status getValues(fmi3Instance instance, const fmi3ValueReference* references, std::size_t count, Value* values,
                     std::size_t valueCount, Convert&& convert)
{
    return guarded(instance, [&](ShellInstance& shell) {
        if (countsAgree(count, valueCount, shell) != CallResult::Ok)
            return CallResult::Error;
        return shell.get(references, count, [&](std::size_t i, double value) { values[i] = convert(value); });
    });
}

template <typename Value>
fmi3Status setValues(fmi3Instance instance, const fmi3ValueReference* references, std::size_t count,
                     const Value* values, std::size_t valueCount)
{
    return guarded(instance, [&](ShellInstance& shell) {
        if (countsAgree(count, valueCount, shell) != CallResult::Ok)
            return CallResult::Error;
        return shell.set(references, count, [&](std::size_t i) { return static_cast<double>(values[i]); });
    });
}

}  // namespace

BRAMAH_FMI_FUNCTION const char* fmi3GetVersion()
{
    return "3.0";
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3SetDebugLogging(fmi3Instance instance, fmi3Boolean isLogging, std::size_t,
                                                   const fmi3String*)
{
    return guarded(instance, [&](ShellInstance& shell) {
        shell.setLogging(isLogging);
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi3Instance fmi3InstantiateModelExchange(fmi3String, fmi3String, fmi3String, fmi3Boolean,
                                                              fmi3Boolean, fmi3InstanceEnvironment environment,
                                                              fmi3LogMessageCallback log)
{
    if (log)
        log(environment, fmi3Error, ShellInstance::kErrors, kOnlyCoSimulation);
    return nullptr;
}

BRAMAH_FMI_FUNCTION fmi3Instance fmi3InstantiateScheduledExecution(fmi3String, fmi3String, fmi3String, fmi3Boolean,
                                                                   fmi3Boolean, fmi3InstanceEnvironment environment,
                                                                   fmi3LogMessageCallback log, fmi3ClockUpdateCallback,
                                                                   fmi3LockPreemptionCallback,
                                                                   fmi3LockPreemptionCallback)
{
    if (log)
        log(environment, fmi3Error, ShellInstance::kErrors, kOnlyCoSimulation);
    return nullptr;
}

BRAMAH_FMI_FUNCTION fmi3Instance fmi3InstantiateCoSimulation(
    fmi3String /*instanceName*/, fmi3String token, fmi3String resourcePath, fmi3Boolean /*visible*/,
    fmi3Boolean isLogging, fmi3Boolean isEventModeUsed, fmi3Boolean isEarlyReturnAllowed,
    const fmi3ValueReference* /*intermediate*/, std::size_t /*intermediateCount*/, fmi3InstanceEnvironment environment,
    fmi3LogMessageCallback log, fmi3IntermediateUpdateCallback /*update*/)
try {
    const auto tell = [=](CallResult result, const char* category, const std::string& text) {
        if (log)
            log(environment, statusOf(result), category, text.c_str());
    };
    const auto refused = [&](const std::string& text) {
        tell(CallResult::Error, ShellInstance::kErrors, text);
        return nullptr;
    };
    const auto model = modelFor(resourcePath, token);
    if (!model)
        return refused(model.error());
    return new Instance(*model, tell, isLogging, isEventModeUsed && isEarlyReturnAllowed);
} catch (const std::exception&) {
    return nullptr;
}

BRAMAH_FMI_FUNCTION void fmi3FreeInstance(fmi3Instance instance)
{
    delete static_cast<Instance*>(instance);
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3EnterInitializationMode(fmi3Instance instance, fmi3Boolean isToleranceDefined,
                                                           fmi3Float64 tolerance, fmi3Float64 startTime,
                                                           fmi3Boolean isStopTimeDefined, fmi3Float64 stopTime)
{
    return guarded(instance, [&](ShellInstance& shell) {
        shell.run.setExperiment(startTime, isStopTimeDefined ? std::optional(stopTime) : std::nullopt,
                                isToleranceDefined ? std::optional(tolerance) : std::nullopt);
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3ExitInitializationMode(fmi3Instance instance)
{
    return guarded(instance, [](ShellInstance& shell) { return ShellInstance::resultOf(shell.run.start()); });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3Reset(fmi3Instance instance)
{
    return guarded(instance, [](ShellInstance& shell) {
        shell.run.reset();
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3Terminate(fmi3Instance instance)
{
    return guarded(instance, [](ShellInstance&) { return CallResult::Ok; });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3EnterEventMode(fmi3Instance instance)
{
    return guarded(instance, [](ShellInstance&) { return CallResult::Ok; });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3EnterStepMode(fmi3Instance instance)
{
    return guarded(instance, [](ShellInstance&) { return CallResult::Ok; });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3GetFloat64(fmi3Instance instance, const fmi3ValueReference* references,
                                              std::size_t count, fmi3Float64* values, std::size_t valueCount)
{
    return getValues(instance, references, count, values, valueCount, [](double value) { return value; });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3SetFloat64(fmi3Instance instance, const fmi3ValueReference* references,
                                              std::size_t count, const fmi3Float64* values, std::size_t valueCount)
{
    return setValues(instance, references, count, values, valueCount);
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3GetInt32(fmi3Instance instance, const fmi3ValueReference* references,
                                            std::size_t count, fmi3Int32* values, std::size_t valueCount)
{
    return getValues(instance, references, count, values, valueCount,
                     [](double value) { return static_cast<fmi3Int32>(std::lround(value)); });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3SetInt32(fmi3Instance instance, const fmi3ValueReference* references,
                                            std::size_t count, const fmi3Int32* values, std::size_t valueCount)
{
    return setValues(instance, references, count, values, valueCount);
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3GetInt64(fmi3Instance instance, const fmi3ValueReference* references,
                                            std::size_t count, fmi3Int64* values, std::size_t valueCount)
{
    return getValues(instance, references, count, values, valueCount,
                     [](double value) { return static_cast<fmi3Int64>(std::llround(value)); });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3SetInt64(fmi3Instance instance, const fmi3ValueReference* references,
                                            std::size_t count, const fmi3Int64* values, std::size_t valueCount)
{
    return setValues(instance, references, count, values, valueCount);
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3GetBoolean(fmi3Instance instance, const fmi3ValueReference* references,
                                              std::size_t count, fmi3Boolean* values, std::size_t valueCount)
{
    return getValues(instance, references, count, values, valueCount, [](double value) { return value != 0; });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3SetBoolean(fmi3Instance instance, const fmi3ValueReference* references,
                                              std::size_t count, const fmi3Boolean* values, std::size_t valueCount)
{
    return setValues(instance, references, count, values, valueCount);
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3GetString(fmi3Instance instance, const fmi3ValueReference* references,
                                             std::size_t count, fmi3String* values, std::size_t valueCount)
{
    return guarded(instance, [&](ShellInstance& shell) {
        if (countsAgree(count, valueCount, shell) != CallResult::Ok)
            return CallResult::Error;
        for (std::size_t i = 0; i < count; ++i)
            if (values[i] = shell.textOf(references[i]); !values[i])
                return CallResult::Error;
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3SetString(fmi3Instance instance, const fmi3ValueReference*, std::size_t count,
                                             const fmi3String*, std::size_t)
{
    return count == 0 ? fmi3OK : refused(instance, "texts of the model cannot be set");
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3GetFMUState(fmi3Instance instance, fmi3FMUState* state)
{
    return guarded(instance, [&](ShellInstance& shell) { return shell.saveTo(state); });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3SetFMUState(fmi3Instance instance, fmi3FMUState state)
{
    return guarded(instance, [&](ShellInstance& shell) { return shell.restoreFrom(state); });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3FreeFMUState(fmi3Instance instance, fmi3FMUState* state)
{
    return guarded(instance, [&](ShellInstance& shell) { return shell.freeState(state); });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3SerializedFMUStateSize(fmi3Instance instance, fmi3FMUState state, std::size_t* size)
{
    return guarded(instance, [&](ShellInstance& shell) { return shell.sizeOf(state, size); });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3SerializeFMUState(fmi3Instance instance, fmi3FMUState state, fmi3Byte* bytes,
                                                     std::size_t size)
{
    return guarded(instance, [&](ShellInstance& shell) { return shell.serialise(state, bytes, size); });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3DeserializeFMUState(fmi3Instance instance, const fmi3Byte* bytes, std::size_t size,
                                                       fmi3FMUState* state)
{
    return guarded(instance, [&](ShellInstance& shell) { return shell.deserialise(bytes, size, state); });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3GetDirectionalDerivative(fmi3Instance instance, const fmi3ValueReference* unknowns,
                                                            std::size_t unknownCount, const fmi3ValueReference* knowns,
                                                            std::size_t knownCount, const fmi3Float64* seeds,
                                                            std::size_t seedCount, fmi3Float64* values,
                                                            std::size_t valueCount)
{
    return guarded(instance, [&](ShellInstance& shell) {
        if (seedCount != knownCount || valueCount != unknownCount)
            return shell.refuse("there is a seed for each known, and a value for each unknown");
        return shell.derivatives({unknowns, unknowns + unknownCount}, {knowns, knowns + knownCount},
                                 {seeds, seeds + knownCount}, values);
    });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3EvaluateDiscreteStates(fmi3Instance instance)
{
    return guarded(instance, [](ShellInstance&) { return CallResult::Ok; });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3UpdateDiscreteStates(fmi3Instance instance, fmi3Boolean* isUpdateNeeded,
                                                        fmi3Boolean* isTerminationWanted, fmi3Boolean* nominalsChanged,
                                                        fmi3Boolean* statesChanged, fmi3Boolean* isNextTimeDefined,
                                                        fmi3Float64* nextTime)
{
    return guarded(instance, [&](ShellInstance& shell) {
        *isUpdateNeeded = *nominalsChanged = *statesChanged = *isNextTimeDefined = false;
        *nextTime = 0;
        *isTerminationWanted = shell.run.hasEnded();
        return CallResult::Ok;
    });
}

BRAMAH_FMI_FUNCTION fmi3Status fmi3DoStep(fmi3Instance instance, fmi3Float64 from, fmi3Float64 way,
                                          fmi3Boolean /*noSetFMUStatePriorToCurrentPoint*/,
                                          fmi3Boolean* isEventHandlingNeeded, fmi3Boolean* isTerminationWanted,
                                          fmi3Boolean* isEarly, fmi3Float64* reached)
{
    return guarded(instance, [&](ShellInstance& shell) {
        const double target = from + way;
        const bool stopsAtEvents = static_cast<Instance*>(instance)->stopsAtEvents;
        const bool isGood = shell.run.hasEnded() || shell.run.advanceTo(target, stopsAtEvents);
        *reached = shell.run.time();
        *isTerminationWanted = shell.run.hasEnded();
        *isEarly = isGood && *reached < target - timeRounding({from, target});
        *isEventHandlingNeeded = *isEarly && stopsAtEvents && !*isTerminationWanted;
        return ShellInstance::resultOf(isGood);
    });
}

// What importers look for and this FMU has not: functions that say why they refuse.
#define BRAMAH_FMI_REFUSES(name, reason, ...)                                                   \
    BRAMAH_FMI_FUNCTION fmi3Status fmi3##name(fmi3Instance instance __VA_OPT__(, ) __VA_ARGS__) \
    {                                                                                           \
        return refused(instance, reason);                                                       \
    }
BRAMAH_FMI_REFUSES(EnterConfigurationMode, "this FMU has no such mode")
BRAMAH_FMI_REFUSES(ExitConfigurationMode, "this FMU has no such mode")
BRAMAH_FMI_REFUSES(EnterContinuousTimeMode, "this FMU has no such mode")
BRAMAH_FMI_REFUSES(GetFloat32, kNoSuchType, const fmi3ValueReference*, std::size_t, fmi3Float32*, std::size_t)
BRAMAH_FMI_REFUSES(SetFloat32, kNoSuchType, const fmi3ValueReference*, std::size_t, const fmi3Float32*, std::size_t)
BRAMAH_FMI_REFUSES(GetInt8, kNoSuchType, const fmi3ValueReference*, std::size_t, fmi3Int8*, std::size_t)
BRAMAH_FMI_REFUSES(SetInt8, kNoSuchType, const fmi3ValueReference*, std::size_t, const fmi3Int8*, std::size_t)
BRAMAH_FMI_REFUSES(GetUInt8, kNoSuchType, const fmi3ValueReference*, std::size_t, fmi3UInt8*, std::size_t)
BRAMAH_FMI_REFUSES(SetUInt8, kNoSuchType, const fmi3ValueReference*, std::size_t, const fmi3UInt8*, std::size_t)
BRAMAH_FMI_REFUSES(GetInt16, kNoSuchType, const fmi3ValueReference*, std::size_t, fmi3Int16*, std::size_t)
BRAMAH_FMI_REFUSES(SetInt16, kNoSuchType, const fmi3ValueReference*, std::size_t, const fmi3Int16*, std::size_t)
BRAMAH_FMI_REFUSES(GetUInt16, kNoSuchType, const fmi3ValueReference*, std::size_t, fmi3UInt16*, std::size_t)
BRAMAH_FMI_REFUSES(SetUInt16, kNoSuchType, const fmi3ValueReference*, std::size_t, const fmi3UInt16*, std::size_t)
BRAMAH_FMI_REFUSES(GetUInt32, kNoSuchType, const fmi3ValueReference*, std::size_t, fmi3UInt32*, std::size_t)
BRAMAH_FMI_REFUSES(SetUInt32, kNoSuchType, const fmi3ValueReference*, std::size_t, const fmi3UInt32*, std::size_t)
BRAMAH_FMI_REFUSES(GetUInt64, kNoSuchType, const fmi3ValueReference*, std::size_t, fmi3UInt64*, std::size_t)
BRAMAH_FMI_REFUSES(SetUInt64, kNoSuchType, const fmi3ValueReference*, std::size_t, const fmi3UInt64*, std::size_t)
BRAMAH_FMI_REFUSES(GetBinary, kNoSuchType, const fmi3ValueReference*, std::size_t, std::size_t*, fmi3Binary*,
                   std::size_t)
BRAMAH_FMI_REFUSES(SetBinary, kNoSuchType, const fmi3ValueReference*, std::size_t, const std::size_t*,
                   const fmi3Binary*, std::size_t)
BRAMAH_FMI_REFUSES(GetClock, kNoSuchType, const fmi3ValueReference*, std::size_t, fmi3Clock*)
BRAMAH_FMI_REFUSES(SetClock, kNoSuchType, const fmi3ValueReference*, std::size_t, const fmi3Clock*)
BRAMAH_FMI_REFUSES(GetNumberOfVariableDependencies, "dependencies do not change: modelDescription.xml has them",
                   fmi3ValueReference, std::size_t*)
BRAMAH_FMI_REFUSES(GetVariableDependencies, "dependencies do not change: modelDescription.xml has them",
                   fmi3ValueReference, std::size_t*, fmi3ValueReference*, std::size_t*, fmi3DependencyKind*,
                   std::size_t)
BRAMAH_FMI_REFUSES(GetAdjointDerivative, "this FMU gives no adjoint derivatives", const fmi3ValueReference*,
                   std::size_t, const fmi3ValueReference*, std::size_t, const fmi3Float64*, std::size_t, fmi3Float64*,
                   std::size_t)
BRAMAH_FMI_REFUSES(GetIntervalDecimal, "this FMU has no clocks", const fmi3ValueReference*, std::size_t, fmi3Float64*,
                   fmi3IntervalQualifier*)
BRAMAH_FMI_REFUSES(GetIntervalFraction, "this FMU has no clocks", const fmi3ValueReference*, std::size_t, fmi3UInt64*,
                   fmi3UInt64*, fmi3IntervalQualifier*)
BRAMAH_FMI_REFUSES(GetShiftDecimal, "this FMU has no clocks", const fmi3ValueReference*, std::size_t, fmi3Float64*)
BRAMAH_FMI_REFUSES(GetShiftFraction, "this FMU has no clocks", const fmi3ValueReference*, std::size_t, fmi3UInt64*,
                   fmi3UInt64*)
BRAMAH_FMI_REFUSES(SetIntervalDecimal, "this FMU has no clocks", const fmi3ValueReference*, std::size_t,
                   const fmi3Float64*)
BRAMAH_FMI_REFUSES(SetIntervalFraction, "this FMU has no clocks", const fmi3ValueReference*, std::size_t,
                   const fmi3UInt64*, const fmi3UInt64*)
BRAMAH_FMI_REFUSES(SetShiftDecimal, "this FMU has no clocks", const fmi3ValueReference*, std::size_t,
                   const fmi3Float64*)
BRAMAH_FMI_REFUSES(SetShiftFraction, "this FMU has no clocks", const fmi3ValueReference*, std::size_t,
                   const fmi3UInt64*, const fmi3UInt64*)
BRAMAH_FMI_REFUSES(CompletedIntegratorStep, kOnlyCoSimulation, fmi3Boolean, fmi3Boolean*, fmi3Boolean*)
BRAMAH_FMI_REFUSES(SetTime, kOnlyCoSimulation, fmi3Float64)
BRAMAH_FMI_REFUSES(SetContinuousStates, kOnlyCoSimulation, const fmi3Float64*, std::size_t)
BRAMAH_FMI_REFUSES(GetContinuousStateDerivatives, kOnlyCoSimulation, fmi3Float64*, std::size_t)
BRAMAH_FMI_REFUSES(GetEventIndicators, kOnlyCoSimulation, fmi3Float64*, std::size_t)
BRAMAH_FMI_REFUSES(GetContinuousStates, kOnlyCoSimulation, fmi3Float64*, std::size_t)
BRAMAH_FMI_REFUSES(GetNominalsOfContinuousStates, kOnlyCoSimulation, fmi3Float64*, std::size_t)
BRAMAH_FMI_REFUSES(GetNumberOfEventIndicators, kOnlyCoSimulation, std::size_t*)
BRAMAH_FMI_REFUSES(GetNumberOfContinuousStates, kOnlyCoSimulation, std::size_t*)
BRAMAH_FMI_REFUSES(ActivateModelPartition, kOnlyCoSimulation, fmi3ValueReference, fmi3Float64)
BRAMAH_FMI_REFUSES(GetOutputDerivatives, "derivatives of outputs are not given", const fmi3ValueReference*, std::size_t,
                   const fmi3Int32*, fmi3Float64*, std::size_t)
