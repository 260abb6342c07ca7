// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/runtime/switch_system.h"

#include <numeric>

namespace bramah::test {

using namespace solver;

namespace {

std::string numbered(const std::string& name, std::size_t number)
{
    return name + "[" + std::to_string(number + 1) + "]";
}

/// Systems whose states stand still, with relations by which events happen.
class EventWriter : public SystemWriter
{
public:
    EventWriter(CompiledSystem& system, const std::string& component, std::size_t stateCount)
        : SystemWriter(system, "Events", component)
    {
        zero_ = slot(0);
        std::vector<std::string> names;
        for (std::size_t i = 0; i < stateCount; ++i)
            names.push_back(numbered("x", i));
        x_ = states(names, std::vector<double>(stateCount, 0.0));
        for (std::size_t i = 0; i < stateCount; ++i)
            setDerivative(i, zero_);
        const int count = static_cast<int>(stateCount);
        s_.layout.odeJacobian = {count, std::vector<std::int32_t>(stateCount + 1, 0), {}};
        std::vector<std::int32_t> numbers(stateCount + 1);
        std::iota(numbers.begin(), numbers.end(), 0);
        s_.layout.daeJacobian = {count, numbers, {numbers.begin(), numbers.end() - 1}};
        s_.daeDiagonal.assign(numbers.begin(), numbers.end() - 1);
    }

protected:
    /// Declares relation \a name, `left > 0`, whose sides setSides() gives. Returns the slot of its truth.
    Slot relation(const std::string& name)
    {
        CompiledRelation made;
        made.operation = Operation::Greater;
        made.truthSlot = slot();
        made.truth = declare(component_ + "." + name, made.truthSlot, Variability::Discrete);
        made.right = zero_;
        made.firstRoot = static_cast<std::int32_t>(s_.relations.size());
        s_.relations.push_back(made);
        s_.layout.relations.push_back({component_ + "." + name, ComponentId{1}});
        return made.truthSlot;
    }
    void setLeft(std::size_t number, Slot left)
    {
        CompiledRelation& relation = s_.relations[number];
        relation.left = left;
        relation.next = put(s_.eventProgram, Operation::Greater, left, zero_);
    }

    Slot zero_ = kNoSlot, x_ = kNoSlot;
};

class SwitchWriter : public EventWriter
{
public:
    SwitchWriter(CompiledSystem& system, const Switches& switches) : EventWriter(system, "switches", switches.count)
    {
        std::vector<Slot> truths;
        for (std::size_t i = 0; i < switches.count; ++i)
            truths.push_back(relation(numbered("on", i)));
        const std::vector<Slot> values = switches.law(*this, s_.derivativeProgram, truths);
        for (std::size_t i = 0; i < switches.count; ++i)
            setLeft(i, put(s_.derivativeProgram, Operation::Add, values[i], x_ + static_cast<Slot>(i)));
    }
};

class ChainWriter : public EventWriter
{
public:
    ChainWriter(CompiledSystem& system, std::size_t count) : EventWriter(system, "chain", 1)
    {
        Slot before = relation("begins");
        setLeft(0, put(s_.derivativeProgram, Operation::Add, x_, zero_));
        for (std::size_t i = 0; i < count; ++i) {
            CompiledDiscrete made;
            made.slot = slot();
            made.start = zero_;
            made.variable = declare(component_ + "." + numbered("d", i), made.slot, Variability::Discrete);
            made.next = put(s_.eventProgram, Operation::Add, before, zero_);
            made.held = made.next;
            s_.discretes.push_back(made);
            CompiledPre pre;
            pre.variable = made.variable;
            pre.slot = before = slot();
            pre.start = zero_;
            s_.pres.push_back(pre);
        }
    }
};

}  // namespace

std::shared_ptr<const CompiledSystem> switchSystem(const Switches& switches)
{
    const auto system = std::make_shared<CompiledSystem>();
    SwitchWriter(*system, switches);
    return system;
}

std::shared_ptr<const CompiledSystem> whenChain(std::size_t count)
{
    const auto system = std::make_shared<CompiledSystem>();
    ChainWriter(*system, count);
    return system;
}

}  // namespace bramah::test
