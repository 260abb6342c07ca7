// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/slot_order.h"
#include "solver/compile/compile.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace bramah;
using namespace bramah::solver;

namespace {

constexpr Slot kFirst = 3;  // behind time and situation

/// A system in which each field that names a slot names one of its own, whose value is its number.
struct NumberedSystem {
    CompiledSystem system;
    std::vector<Slot*> fields;

    NumberedSystem()
    {
        system.tape.time = 0;
        system.tape.isInitial = 1;
        system.tape.isTerminal = 2;
        addInputs();
        addBlocks();
        addEvents();
        addJacobian();
        CompiledInitial& initial = system.initial.emplace();
        add(initial.inputs.emplace_back().from, initial.results.emplace_back().to);
        for (Slot slot = 0; slot < kFirst + fields.size(); ++slot)
            system.tape.initialSlots.push_back(slot);
        for (std::size_t i = 0; i < fields.size(); ++i)
            *fields[i] = kFirst + static_cast<Slot>(i);
    }

private:
    void addInputs()
    {
        system.states.resize(2);
        for (CompiledState& state : system.states)
            add(state.slot);
        for (CompiledState& state : system.states)
            add(state.derivative, state.start, state.nominal);
        CompiledParameter& parameter = system.parameters.emplace_back();
        add(parameter.slot, parameter.isOverridden, parameter.value, parameter.min, parameter.max);
        add(system.tape.places.emplace_back().slot, system.tape.lambda);
        SolvedPlace& solved = system.solved.emplace_back();
        add(solved.slot, solved.divisorSlots.emplace_back().second);
    }

    void addBlocks()
    {
        TapeBlock& block = system.tape.blocks.emplace_back();
        for (std::vector<Slot>* slots :
             {&block.tearSlots, &block.residualSlots, &block.matrixSlots, &block.rightSideSlots, &block.startSlots,
              &block.nominalSlots, &block.minSlots, &block.maxSlots})
            add(slots->emplace_back());
        add(system.daeResidualSlots.emplace_back());
    }

    void addEvents()
    {
        CompiledRelation& relation = system.relations.emplace_back();
        add(relation.truthSlot, relation.left, relation.right, relation.instant, relation.next);
        CompiledDiscrete& discrete = system.discretes.emplace_back();
        add(discrete.slot, discrete.next, discrete.held, discrete.start);
        CompiledPre& pre = system.pres.emplace_back();
        CompiledInitialPre& first = system.initialPres.emplace_back();
        add(pre.slot, pre.start, first.pre, first.value);
        CompiledSample& sample = system.samples.emplace_back();
        add(sample.truth, sample.start, sample.interval);
        HistoryPlaces& places = system.histories.emplace_back().places;
        add(places.outputs.emplace_back(), places.inputs.emplace_back(), places.settings.emplace_back(),
            places.position, places.speed);
        for (std::vector<CompiledAction>* actions : {&system.eventActions, &system.assertions}) {
            CompiledAction& action = actions->emplace_back();
            add(action.fires, action.value, action.messageValues.emplace_back());
        }
    }

    void addJacobian()
    {
        add(system.partials.emplace_back().slot);
        ImplicitJacobian& jacobian = system.implicitJacobian;
        add(jacobian.direct.emplace_back().slot, jacobian.chains.emplace_back().slot);
        ImplicitJacobian::BlockPart& part = jacobian.blocks.emplace_back();
        add(part.matrixSlots.emplace_back(), part.direct.emplace_back().slot, part.chains.emplace_back().slot);
    }

    template <typename... Slots>
    void add(Slots&... slots)
    {
        (fields.push_back(&slots), ...);
    }
};

/// A program that writes the last slots first, with a Newton block between two runs.
Program backwards(const std::vector<Slot*>& fields)
{
    const auto slot = [&](std::size_t fromBehind) { return *fields[fields.size() - fromBehind]; };
    Program program;
    for (std::size_t i = 1; i <= 9; ++i)
        program.instructions.push_back({Operation::Add, slot(i), slot(i + 9), slot(20), 0});
    program.steps = {{StepKind::Run, 0, 5, 0}, {StepKind::SolveNewton, 0, 0, 0}, {StepKind::Run, 8, 9, 0}};
    program.newtonRanges = {{5, 7, 7, 8}};
    return program;
}

}  // namespace

class SlotOrderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Whatever names a slot names the same value afterwards.
    void allNamesFollow()
    {
        NumberedSystem numbered;
        CompiledSystem& system = numbered.system;
        const Program before = system.derivativeProgram = backwards(numbered.fields);
        orderSlots(system);
        QVERIFY2(*numbered.fields.back() < *numbered.fields[8], "what programs write comes before all else");
        for (std::size_t i = 0; i < numbered.fields.size(); ++i)
            QCOMPARE(system.tape.initialSlots.at(*numbered.fields[i]), static_cast<double>(kFirst + i));
        QCOMPARE(system.states[0].slot, kFirst);
        QCOMPARE(system.states[1].slot, kFirst + 1);

        const Program& after = system.derivativeProgram;
        const auto codeOf = [](const Program& program, std::uint32_t begin, std::uint32_t end) {
            return unpacked(std::span(program.instructions).subspan(begin, end - begin));
        };
        const auto compare = [&](const std::vector<Instruction>& some, const std::vector<Instruction>& others) {
            QCOMPARE(some.size(), others.size());
            for (std::size_t i = 0; i < some.size(); ++i) {
                QCOMPARE(system.tape.initialSlots.at(others[i].result), static_cast<double>(some[i].result));
                QCOMPARE(system.tape.initialSlots.at(others[i].a), static_cast<double>(some[i].a));
                QCOMPARE(system.tape.initialSlots.at(others[i].b), static_cast<double>(some[i].b));
            }
        };
        for (const std::size_t step : {0, 2})
            compare(codeOf(before, before.steps[step].begin, before.steps[step].end),
                    codeOf(after, after.steps[step].begin, after.steps[step].end));
        const Program::NewtonRanges &old = before.newtonRanges[0], &now = after.newtonRanges[0];
        compare(codeOf(before, old.residualBegin, old.residualEnd), codeOf(after, now.residualBegin, now.residualEnd));
        compare(codeOf(before, old.matrixBegin, old.matrixEnd), codeOf(after, now.matrixBegin, now.matrixEnd));
    }

    /// What a program writes lies side by side in the order of its instructions.
    void programsWriteInOrder()
    {
        const CompileOutcome compiled = compile(test::flatText(
            "model M Real x[12](each start=1, each fixed=true), v[12](each start=0, each fixed=true); equation "
            "for i in 1:12 loop der(x[i]) = v[i]*(1 - sqrt(1 + x[i]^2)); der(v[i]) = -x[i]/(1 + v[i]^2); end for; "
            "end M;"));
        QVERIFY(compiled.system);
        const std::vector<Instruction> code = unpacked(compiled.system->derivativeProgram.instructions);
        QVERIFY(code.size() > 48);
        for (std::size_t i = 1; i < code.size(); ++i)
            QCOMPARE(code[i].result, code[i - 1].result + 1);
    }
};

BRAMAH_TEST(SlotOrderTest);
#include "slot_order_test.moc"
