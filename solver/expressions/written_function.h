// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/archive/byte_reader.h"
#include "solver/archive/fields.h"
#include "solver/expressions/loop_function.h"
#include "solver/expressions/native_function.h"

namespace bramah::solver {

/// Writes \a function with its kind; null too.
inline void writeFunction(ByteWriter& to, const std::shared_ptr<const NativeFunction>& function)
{
    to.shared(function, [&](const NativeFunction& one) {
        to(one.kind());
        one.write(to);
    });
}

/// Reads what writeFunction() wrote: `system_file/function_file.cpp` knows all kinds.
[[nodiscard]] std::shared_ptr<const NativeFunction> readFunction(ByteReader& from);

///@{
/// What a file keeps of a loop and of its parts, in both directions.
template <typename Archive, FieldsOf<LoopProgram::Step> Self>
void fields(Archive& archive, Self& step)
{
    archive(step.operation, step.result, step.a, step.b, step.c, step.function, step.arguments, step.partials);
}
template <typename Archive, FieldsOf<LoopProgram::Update> Self>
void fields(Archive& archive, Self& update)
{
    archive(update.carried, update.value);
}
template <typename Archive, FieldsOf<LoopProgram> Self>
void fields(Archive& archive, Self& program)
{
    archive(program.initial, program.argumentCount, program.carriedCount, program.check, program.turn,
            program.checkUpdates, program.turnUpdates, program.goesOn);
}
///@}
/// A function is a field as well.
template <FieldsOf<std::shared_ptr<const NativeFunction>> Self>
void fields(ByteWriter& archive, Self& function)
{
    writeFunction(archive, function);
}
/// Null if none was written, or if the reader is no longer good.
template <FieldsOf<std::shared_ptr<const NativeFunction>> Self>
void fields(ByteReader& archive, Self& function)
{
    function = readFunction(archive);
}

}  // namespace bramah::solver
