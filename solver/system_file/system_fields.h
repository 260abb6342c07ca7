// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/archive/fields.h"
#include "solver/expressions/written_function.h"
#include "solver/tape/compiled_system.h"

/// The fields of a compiled system that a run needs, for both directions. An ExprId is one of the file's own graph,
/// into which the writer translates it; a history operator is known by its name.
namespace bramah::solver {

/// What a file keeps of a record, in this order, in both directions.
template <typename Archive, FieldsOf<SparsePattern> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.rows, self.columnStarts, self.rowIndices);
}
/// @cond Doxygen takes the other overloads for the same function.

// flat_model

template <typename Archive, FieldsOf<FlatComponent> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.path, self.className, self.parent);
}
template <typename Archive, FieldsOf<Origin> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.component);
}
template <typename Archive, FieldsOf<VariableTexts> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.unit, self.displayUnit, self.quantity, self.description, self.stringValue, self.literals);
}
template <typename Archive, FieldsOf<FlatVariable> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.path, self.type, self.variability, self.causality, self.isFlow, self.isFinal, self.isStructural,
            self.isFixed, self.texts, self.origin);
}
template <FieldsOf<std::shared_ptr<const VariableTexts>> Self>
void fields(ByteWriter& archive, Self& self)
{
    archive.shared(self);
}
template <FieldsOf<std::shared_ptr<const VariableTexts>> Self>
void fields(ByteReader& archive, Self& self)
{
    self = archive.shared<VariableTexts>();
    if (!self) {
        archive.fail();
        self = VariableTexts::none();
    }
}
template <typename Archive, FieldsOf<FlatMessage> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.texts);
}
template <typename Archive, FieldsOf<FlatAction> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.kind, self.variable, self.message, self.level, self.origin);
}
template <typename Archive, FieldsOf<model::Experiment> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.startTime, self.stopTime, self.interval, self.tolerance, self.solver);
}

// tape

template <typename Archive, FieldsOf<Instruction> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.operation, self.group, self.strip, self.result, self.a, self.b, self.c);
}
template <typename Archive, FieldsOf<ProgramStep> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.kind, self.begin, self.end, self.block);
}
template <typename Archive, FieldsOf<Program::NewtonRanges> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.residualBegin, self.residualEnd, self.matrixBegin, self.matrixEnd);
}
template <typename Archive, FieldsOf<Program> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.instructions, self.steps, self.newtonRanges);
}
template <typename Archive, FieldsOf<ValuePlace> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.slot, self.sign);
}
template <typename Archive, FieldsOf<TapeBlock> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.isLinear, self.tears, self.tearSlots, self.residualSlots, self.matrixSlots, self.rightSideSlots,
            self.mayVanish, self.startSlots, self.nominalSlots, self.minSlots, self.maxSlots, self.truthSlots,
            self.literalSlots, self.residualOrigins, self.residualEquations, self.isInDerivatives, self.firstAlgebraic);
}
template <typename Archive, FieldsOf<CompiledTape> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.initialSlots, self.functions, self.time, self.isInitial, self.isTerminal, self.lambda, self.places,
            self.blocks, self.parameterProgram);
}

// layout

template <typename Archive, FieldsOf<StateLayout> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.variable, self.nominal, self.component, self.isUnsized);
}
template <typename Archive, FieldsOf<RelationLayout> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.text, self.component);
}
template <typename Archive, FieldsOf<OutputLayout> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.variable);
}
template <typename Archive, FieldsOf<SystemLayout> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.states, self.algebraics, self.relations, self.outputs, self.odeJacobian, self.daeJacobian,
            self.derivativeWork, self.jacobianWork);
}

// compiled system

template <typename Archive, FieldsOf<JacobianSlot> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.row, self.column, self.slot);
}
template <typename Archive, FieldsOf<ImplicitJacobian::Direct> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.target, self.slot);
}
template <typename Archive, FieldsOf<ImplicitJacobian::Chain> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.slot, self.source, self.length, self.firstTarget);
}
template <typename Archive, FieldsOf<ImplicitJacobian::BlockPart> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.block, self.first, self.columns, self.matrixSlots, self.direct, self.chains);
}
template <typename Archive, FieldsOf<ImplicitJacobian> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.blocks, self.direct, self.chains, self.targets, self.workSize);
}
template <typename Archive, FieldsOf<CompiledRelation> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.kind, self.operation, self.truth, self.truthSlot, self.left, self.right, self.instant, self.next,
            self.isTrueAfter, self.firstRoot);
}
template <typename Archive, FieldsOf<CompiledDiscrete> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.variable, self.slot, self.next, self.held, self.start);
}
template <typename Archive, FieldsOf<CompiledPre> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.variable, self.slot, self.start);
}
template <typename Archive, FieldsOf<CompiledSample> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.truth, self.start, self.interval, self.origin);
}
template <typename Archive, FieldsOf<CompiledAction> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.action, self.fires, self.value, self.state, self.messageValues);
}
template <typename Archive, FieldsOf<SolvedPlace> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.variable, self.slot, self.origin, self.divisor, self.divisorSlots);
}
template <typename Archive, FieldsOf<HistoryPlaces> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.outputs, self.inputs, self.settings, self.position, self.speed);
}
/// Writes the name by which the operator is found again.
template <FieldsOf<CompiledHistory> Self>
void historyOperator(ByteWriter& archive, Self& self)
{
    archive(std::string(self.operation->savedAs()));
}
/// Finds the operator of a name; a reader that meets an unknown one is no longer good.
template <FieldsOf<CompiledHistory> Self>
void historyOperator(ByteReader& archive, Self& self)
{
    const auto name = archive.take<std::string>();
    for (const HistoryOperator* one : {&delayOperator(), &variableDelayOperator(), &transportOperator()})
        if (name == one->savedAs())
            self.operation = one;
    if (!self.operation)
        archive.fail();
}
template <typename Archive, FieldsOf<CompiledHistory> Self>
void fields(Archive& archive, Self& self)
{
    historyOperator(archive, self);
    archive(self.places, self.variable, self.startsAsInput);
}
template <typename Archive, FieldsOf<CompiledState> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.variable, self.slot, self.derivative, self.start, self.nominal, self.isFixed);
}
template <typename Archive, FieldsOf<CompiledParameter> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.variable, self.slot, self.isOverridden, self.value, self.min, self.max);
}
template <typename Archive, FieldsOf<CompiledInput> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.variable, self.slot, self.start, self.isDiscrete);
}
template <typename Archive, FieldsOf<CompiledRange> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.variable, self.min, self.max);
}
template <typename Archive, FieldsOf<CompiledInitial::Link> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.from, self.to);
}
template <typename Archive, FieldsOf<CompiledInitial::SolvedParameter> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.parameter, self.slot);
}
template <typename Archive, FieldsOf<CompiledInitial> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.tape, self.program, self.inputs, self.results, self.parameters, self.solved, self.hasHomotopy);
}
template <typename Archive, FieldsOf<CompiledInitialPre> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.pre, self.value);
}
template <typename Archive, FieldsOf<CompiledSystem> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.layout, self.tape, self.parameters, self.inputs, self.states, self.ranges, self.discretes, self.pres,
            self.relations, self.samples, self.histories, self.eventActions, self.assertions, self.startAssertions,
            self.solved, self.initial, self.initialPres, self.readsTerminal, self.freeStates);
    archive(self.derivativeProgram, self.jacobianProgram, self.outputProgram, self.relationProgram, self.eventProgram,
            self.assertionProgram, self.daeProgram, self.pastProgram);
    archive(self.partials, self.daeResidualSlots, self.implicitJacobian, self.daeTargets, self.daeDiagonal);
}
/// @endcond

}  // namespace bramah::solver
