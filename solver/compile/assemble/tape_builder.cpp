// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/tape_builder.h"

#include "solver/compile/assemble/instruction_order.h"
#include "solver/flat_model/expression_text.h"

#include <utility>

namespace bramah::solver {

TapeBuilder::TapeBuilder(Compilation& compilation, CompiledTape& tape)
    : compilation_(compilation), tape_(tape), dependence_(compilation), computedIn_(16)
{
    ExpressionGraph& graph = compilation.model.graph;
    const auto bindNew = [&](Operation operation) {
        const Slot slot = newSlot();
        bind(graph.leaf(operation), slot);
        return slot;
    };
    tape.time = bindNew(Operation::Time);
    tape.isInitial = bindNew(Operation::Initial);
    tape.isTerminal = bindNew(Operation::Terminal);
}

Slot TapeBuilder::newSlot(double initial)
{
    tape_.initialSlots.push_back(initial);
    return static_cast<Slot>(tape_.initialSlots.size() - 1);
}

void TapeBuilder::ensure(ExprId id)
{
    if (known_.size() <= index(id))
        known_.resize(std::max<std::size_t>(compilation_.model.graph.size(), index(id) + 1));
}

void TapeBuilder::bind(ExprId id, Slot slot)
{
    ensure(id);
    at(id) = {slot, kEverywhere, dependence_(id) <= Dependence::Parameter};
}

void TapeBuilder::setSolved(VariableId variable, Slot slot)
{
    const ExprId id = compilation_.model.graph.variable(variable);
    ensure(id);
    at(id).slot = slot;
    at(id).mask |= mask(section_);
    computedIn_[static_cast<std::size_t>(section_)].push_back(id);
}

Slot TapeBuilder::assign(VariableId variable, ExprId value)
{
    const Slot slot = require(value);
    setSolved(variable, slot);
    if (isParametric(value)) {
        const ExprId id = compilation_.model.graph.variable(variable);
        at(id).mask |= mask(TapeSection::Parameters);
        at(id).isParametric = true;
    }
    return slot;
}

void TapeBuilder::open(TapeSection section, Program& program, std::initializer_list<std::uint16_t> before)
{
    section_ = section;
    program_ = &program;
    before_.assign(before);
    before_.push_back(mask(section));
    before_.push_back(mask(TapeSection::Parameters));
    runBegin_ = position();
}

void TapeBuilder::openInside(TapeSection section)
{
    outerSection_ = std::exchange(section_, section);
    before_.push_back(mask(section));
}

void TapeBuilder::closeInside()
{
    forget(section_);
    section_ = outerSection_;
    before_.pop_back();
}

void TapeBuilder::closeRange(std::uint32_t begin)
{
    const std::span<Instruction> code = std::span(program_->instructions).subspan(begin);
    groupOperations(code);
    program_->instructions.resize(begin + packStrips(code));
}

void TapeBuilder::finishRun()
{
    if (position() > runBegin_) {
        closeRange(runBegin_);
        program_->steps.push_back({StepKind::Run, runBegin_, position(), 0});
    }
    runBegin_ = position();
}

void TapeBuilder::addStep(const ProgramStep& step)
{
    program_->steps.push_back(step);
    runBegin_ = position();
}

bool TapeBuilder::isThere(ExprId id) const
{
    if (index(id) >= known_.size())
        return false;
    const std::uint16_t own = known_[index(id)].mask;
    for (std::uint16_t needed : before_)
        if ((own & needed) == needed)
            return true;
    return false;
}

void TapeBuilder::forget(TapeSection section)
{
    for (ExprId id : computedIn_[static_cast<std::size_t>(section)])
        if (at(id).mask != kEverywhere)
            at(id).mask &= static_cast<std::uint16_t>(~mask(section));
    computedIn_[static_cast<std::size_t>(section)].clear();
}

Slot TapeBuilder::require(ExprId root)
{
    const ExpressionGraph& graph = compilation_.model.graph;
    ensure(root);
    if (isThere(root))
        return slotOf(root);
    stack_.assign(1, {root, false});
    while (!stack_.empty()) {
        const auto [id, areOperandsThere] = stack_.back();
        stack_.pop_back();
        if (isThere(id))
            continue;
        if (areOperandsThere) {
            emit(id);
            continue;
        }
        stack_.emplace_back(id, true);
        graph.forEachOperand(id, [&](ExprId operand) {
            if (!isThere(operand))
                stack_.emplace_back(operand, false);
        });
    }
    return slotOf(root);
}

Slot TapeBuilder::operandSlot(ExprId id, TapeSection section)
{
    if (id == kNoExpr)
        return 0;
    if (section == TapeSection::Parameters || !isParametric(id) || compilation_.model.graph.isConstant(id))
        return at(id).slot;
    if (at(id).near == kNoSlot) {
        at(id).near = newSlot();
        parameterProgram_->instructions.push_back({Operation::NoEvent, at(id).near, at(id).slot, 0, 0});
    }
    return at(id).near;
}

Slot TapeBuilder::numberOf(std::size_t function)
{
    const TapeFunctions& all = compilation_.model.graph.functions();
    functionNumbers_.resize(all.size(), kNoSlot);
    Slot& number = functionNumbers_[function];
    if (number == kNoSlot) {
        number = static_cast<Slot>(tape_.functions.size());
        tape_.functions.push_back(all[function]);
    }
    return number;
}

void TapeBuilder::emit(ExprId id)
{
    const ExpressionNode& n = compilation_.model.graph.node(id);
    if (n.operation == Operation::Constant) {
        bind(id, newSlot(n.value));
        return;
    }
    if (n.a == kNoExpr) {  // nothing has computed it; no model should lead here
        compilation_.report(model::DiagnosticKind::ValueNotComputed,
                            {QString::fromStdString(expressionText(compilation_.model, id))}, {});
        bind(id, newSlot());
        return;
    }
    if (at(id).slot == kNoSlot)
        at(id).slot = newSlot();
    bool areOperandsParametric = true;
    for (ExprId operand : {n.a, n.b, n.c})
        areOperandsParametric = areOperandsParametric && (operand == kNoExpr || isParametric(operand));
    at(id).isParametric = areOperandsParametric;
    const bool isHoisted = areOperandsParametric && section_ != TapeSection::Parameters;
    const TapeSection section = isHoisted ? TapeSection::Parameters : section_;
    Instruction instruction{n.operation, slotOf(id), operandSlot(n.a, section), operandSlot(n.b, section),
                            operandSlot(n.c, section)};
    if (isCall(n.operation))
        instruction.c = numberOf(n.function);
    if (n.operation == Operation::Power && compilation_.model.graph.isConstant(n.b, 2))
        instruction = {Operation::Multiply, instruction.result, instruction.a, instruction.a, 0};
    (isHoisted ? parameterProgram_ : program_)->instructions.push_back(instruction);
    at(id).mask |= mask(section);
    computedIn_[static_cast<std::size_t>(section)].push_back(id);
}

}  // namespace bramah::solver
