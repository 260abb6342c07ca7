// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/runtime/block_system.h"

namespace bramah::test {

using namespace solver;

namespace {

class BlockWriter : public SystemWriter
{
public:
    BlockWriter(CompiledSystem& system, const Blocks& blocks) : SystemWriter(system, "Blocks", "blocks")
    {
        zero_ = slot(0);
        gain_ = parameter("gain", blocks.gain, zero_);
        x_ = states({"x"}, {blocks.start});
        writeLinear(blocks.matrix);
        writeNewton();
        Program& program = s_.derivativeProgram;
        setDerivative(0, put(program, Operation::Negate, put(program, Operation::Multiply, gain_, y_)));
        writeJacobian();
    }

private:
    /// Declares an unknown of \a block, with its start.
    Slot unknown(TapeBlock& block, const std::string& name, double start)
    {
        const Slot place = slot();
        block.tears.push_back(declare(component_ + "." + name, place, Variability::Continuous));
        block.tearSlots.push_back(place);
        block.startSlots.push_back(slot(start));
        block.nominalSlots.push_back(kNoSlot);
        block.minSlots.push_back(kNoSlot);
        block.maxSlots.push_back(kNoSlot);
        block.residualOrigins.push_back({});
        block.residualOrigins.back().component = ComponentId{1};
        s_.layout.outputs.push_back({block.tears.back()});
        return place;
    }

    void writeLinear(const std::array<double, 4>& matrix)
    {
        TapeBlock block;
        block.isLinear = true;
        unknown(block, "u", 0);
        unknown(block, "v", 0);
        for (const double entry : matrix)
            block.matrixSlots.push_back(slot(entry));
        block.rightSideSlots = {x_, gain_};
        block.residualEquations.resize(2);
        s_.derivativeProgram.steps.push_back({StepKind::SolveLinear, 0, 0, 0});
        s_.tape.blocks.push_back(block);
    }

    void writeNewton()
    {
        TapeBlock block;
        y_ = unknown(block, "y", 1);
        block.residualEquations.resize(1);
        block.residualSlots = {slot()};
        block.matrixSlots = {slot()};
        Program& program = s_.derivativeProgram;
        program.newtonRanges.push_back({0, 2, 2, 3});
        const Slot square = slot();
        program.instructions = {{Operation::Multiply, square, y_, y_, 0},
                                {Operation::Subtract, block.residualSlots[0], square, x_, 0},
                                {Operation::Add, block.matrixSlots[0], y_, y_, 0}};
        program.steps.push_back({StepKind::SolveNewton, 0, 0, 1});
        s_.tape.blocks.push_back(block);
    }

    /// dx'/dx = dx'/dy dy/dx with 2 y dy/dx = 1.
    void writeJacobian()
    {
        const Slot slope = put(s_.jacobianProgram, Operation::Add, y_, y_);
        const Slot byY = put(s_.jacobianProgram, Operation::Negate, gain_);
        ImplicitJacobian::BlockPart part;
        part.block = 1;
        part.columns = 1;
        part.matrixSlots = {slope};
        part.direct = {{0, slot(-1)}};
        s_.implicitJacobian.blocks = {part};
        s_.implicitJacobian.chains = {{byY, 0, 1, 0}};
        s_.implicitJacobian.targets = {0};
        s_.implicitJacobian.workSize = 1;
        s_.layout.odeJacobian = {1, {0, 1}, {0}};
        s_.layout.daeJacobian = {1, {0, 1}, {0}};
        s_.daeDiagonal = {0};
    }

    Slot zero_ = kNoSlot, gain_ = kNoSlot, x_ = kNoSlot, y_ = kNoSlot;
};

}  // namespace

std::shared_ptr<const CompiledSystem> blockSystem(const Blocks& blocks)
{
    const auto system = std::make_shared<CompiledSystem>();
    BlockWriter(*system, blocks);
    return system;
}

}  // namespace bramah::test
