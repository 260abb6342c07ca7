// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>

extern "C" {

///@{
/// A type of the C interface of FMI 2.0.4 (https://fmi-standard.org, sections 2.1 and 4.2), by its name there.
using fmi2Component = void*;
using fmi2ComponentEnvironment = void*;
using fmi2FMUstate = void*;
using fmi2ValueReference = unsigned int;
using fmi2Real = double;
using fmi2Integer = int;
using fmi2Boolean = int;
using fmi2Char = char;
using fmi2String = const fmi2Char*;
using fmi2Byte = char;

enum fmi2Status { fmi2OK, fmi2Warning, fmi2Discard, fmi2Error, fmi2Fatal, fmi2Pending };
enum fmi2Type { fmi2ModelExchange, fmi2CoSimulation };
enum fmi2StatusKind { fmi2DoStepStatus, fmi2PendingStatus, fmi2LastSuccessfulTime, fmi2Terminated };
///@}

/// What an importer gives an FMU to call (FMI 2.0.4, 2.1.5); `stepFinished` may be null.
struct fmi2CallbackFunctions {
    void (*logger)(fmi2ComponentEnvironment, fmi2String instanceName, fmi2Status, fmi2String category,
                   fmi2String message, ...);
    void* (*allocateMemory)(std::size_t count, std::size_t size);
    void (*freeMemory)(void*);
    void (*stepFinished)(fmi2ComponentEnvironment, fmi2Status);
    fmi2ComponentEnvironment componentEnvironment;
};

}  // extern "C"
