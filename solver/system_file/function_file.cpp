// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/differenced_function.h"
#include "solver/expressions/written_function.h"
#include "solver/history/lagged_value_function.h"
#include "solver/tables/oil_functions.h"
#include "solver/tables/random_words.h"
#include "solver/tables/table_functions.h"

namespace bramah::solver {
namespace {

using Function = std::shared_ptr<const NativeFunction>;

std::size_t takeIndex(ByteReader& from)
{
    return static_cast<std::size_t>(from.take<std::uint64_t>());
}

Function readTable(FunctionKind kind, ByteReader& from)
{
    if (kind == FunctionKind::Surface) {
        auto surface = from.shared<Surface>();
        const auto order1 = from.take<std::uint32_t>(), order2 = from.take<std::uint32_t>();
        return surface ? surfaceFunction(std::move(surface), order1, order2) : nullptr;
    }
    auto curve = kind == FunctionKind::NextEvent ? nullptr : from.shared<Curve>();
    auto clock = kind == FunctionKind::Curve ? nullptr : from.shared<TimeTableClock>();
    const auto order = kind == FunctionKind::NextEvent ? 0 : from.take<std::uint32_t>();
    if (kind == FunctionKind::NextEvent)
        return clock ? nextEventFunction(std::move(clock)) : nullptr;
    if (!curve || (kind == FunctionKind::TimeCurve && !clock))
        return nullptr;
    return kind == FunctionKind::Curve ? curveFunction(std::move(curve), order)
                                       : timeCurveFunction(std::move(curve), std::move(clock), order);
}

Function readLoop(FunctionKind kind, ByteReader& from)
{
    auto program = from.shared<LoopProgram>();
    const std::size_t output = takeIndex(from);
    const std::size_t k = kind == FunctionKind::LoopSlope ? takeIndex(from) : 0;
    if (!program)
        return nullptr;
    return kind == FunctionKind::LoopSlope ? loopSlope(std::move(program), output, k)
                                           : loopOutput(std::move(program), output);
}

Function readOilLaw(ByteReader& from)
{
    const auto kind = from.take<OilLawKind>();
    return oilLawFunction(kind, takeIndex(from));
}

Function readDifferenced(ByteReader& from)
{
    Function function = readFunction(from);
    const std::size_t k = takeIndex(from);
    return function ? differenced(std::move(function), k) : nullptr;
}

Function readBody(ByteReader& from)
{
    switch (const auto kind = from.take<FunctionKind>()) {
    case FunctionKind::Curve:
    case FunctionKind::Surface:
    case FunctionKind::TimeCurve:
    case FunctionKind::NextEvent: return readTable(kind, from);
    case FunctionKind::RandomWord: return readRandomWord(from);
    case FunctionKind::PairNumber: return pairNumberFunction();
    case FunctionKind::OilNumber: return oilNumberFunction();
    case FunctionKind::OilLaw: return readOilLaw(from);
    case FunctionKind::UnknownDerivative: return unknownDerivative();
    case FunctionKind::LoopOutput:
    case FunctionKind::LoopSlope: return readLoop(kind, from);
    case FunctionKind::Differenced: return readDifferenced(from);
    case FunctionKind::LaggedValue: return laggedValueFunction();
    case FunctionKind::LaggedSlope: return laggedSlopeFunction(from.take<int>());
    }
    return nullptr;
}

}  // namespace

Function readFunction(ByteReader& from)
{
    bool isNew = false;
    Function function = from.shared<NativeFunction>([&] {
        isNew = true;
        return readBody(from);
    });
    if (isNew && !function)
        from.fail();
    return function;
}

}  // namespace bramah::solver
