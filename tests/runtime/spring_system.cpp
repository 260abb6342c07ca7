// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/runtime/spring_system.h"

#include <cmath>
#include <numbers>
#include <string>

namespace bramah::test {

using namespace solver;

namespace {

class SpringWriter : public SystemWriter
{
public:
    SpringWriter(CompiledSystem& system, const Spring& spring, const HistoryOperator* operation)
        : SystemWriter(system, "Spring", "mass")
    {
        const Slot zero = slot(0), one = slot(1);
        x_ = states({"x", "v"}, {1, 0});
        v_ = x_ + 1;
        const Slot stiffness = parameter("stiffness", spring.stiffness, zero),
                   damping = parameter("damping", spring.damping), bounce = parameter("bounce", spring.bounce),
                   stop = parameter("stop", spring.stop), highest = parameter("highest", spring.highest);
        writeDerivatives(stiffness, damping);
        writeJacobian(stiffness, damping, one);
        writeStop(bounce, stop, zero);
        writeAssertion(highest);
        setDerivative(0, v_);
        setDerivative(1, acceleration_);
        if (operation)
            writeHistory(*operation);
        s_.solved = {{find("mass.v"), acceleration_, s_.model.variable(find("mass.v")).origin}};
    }

private:
    void writeDerivatives(Slot stiffness, Slot damping)
    {
        const Slot pull = slot(), drag = slot(), sum = slot();
        acceleration_ = slot();
        write(s_.derivativeProgram, Operation::Multiply, pull, stiffness, x_);
        write(s_.derivativeProgram, Operation::Multiply, drag, damping, v_);
        write(s_.derivativeProgram, Operation::Add, sum, pull, drag);
        write(s_.derivativeProgram, Operation::Negate, acceleration_, sum);
    }

    void writeJacobian(Slot stiffness, Slot damping, Slot one)
    {
        const Slot byPosition = slot(), bySpeed = slot();
        write(s_.jacobianProgram, Operation::Negate, byPosition, stiffness);
        write(s_.jacobianProgram, Operation::Negate, bySpeed, damping);
        s_.partials = {{0, 1, one}, {1, 0, byPosition}, {1, 1, bySpeed}};
        // Columns: (1, 0); (0, 1), (1, 1). The implicit form has its whole diagonal.
        s_.layout.odeJacobian = {2, {0, 1, 3}, {1, 0, 1}};
        s_.implicitJacobian.direct = {{0, byPosition}, {1, one}, {2, bySpeed}};
        s_.layout.daeJacobian = {2, {0, 2, 4}, {0, 1, 0, 1}};
        s_.daeTargets = {2, 1, 3};
        s_.daeDiagonal = {0, 3};
    }

    /// when x < stop then reinit(v, -bounce*v);
    void writeStop(Slot bounce, Slot stop, Slot zero)
    {
        CompiledRelation relation;
        relation.operation = Operation::Less;
        relation.truthSlot = slot();
        relation.truth = declare("(mass.x < mass.stop)", relation.truthSlot, Variability::Discrete);
        relation.left = x_;
        relation.right = stop;
        relation.next = slot();
        relation.firstRoot = 0;
        s_.relations = {relation};
        s_.layout.relations = {{"mass.x < mass.stop", ComponentId{1}}};
        const Slot before = slot(), wasFree = slot(), fires = slot(), share = slot(), speed = slot();
        s_.pres = {{relation.truth, before, zero}};
        write(s_.eventProgram, Operation::Less, relation.next, x_, stop);
        write(s_.eventProgram, Operation::Not, wasFree, before);
        write(s_.eventProgram, Operation::And, fires, relation.next, wasFree);
        write(s_.eventProgram, Operation::Negate, share, bounce);
        write(s_.eventProgram, Operation::Multiply, speed, share, v_);
        CompiledAction reinit;
        reinit.action.kind = ActionKind::Reinit;
        reinit.fires = fires;
        reinit.value = speed;
        reinit.state = 1;
        s_.eventActions = {reinit};
    }

    /// assert(x <= highest, "x is " + String(x) + " m");
    void writeAssertion(Slot highest)
    {
        CompiledAction assertion;
        assertion.action.kind = ActionKind::Assert;
        assertion.action.message.texts = {"x is ", " m"};
        assertion.action.origin.component = ComponentId{1};
        assertion.value = slot();
        assertion.messageValues = {x_};
        write(s_.assertionProgram, Operation::LessEqual, assertion.value, x_, highest);
        s_.assertions = {assertion};
    }

    void writeHistory(const HistoryOperator& operation)
    {
        CompiledHistory made;
        made.operation = &operation;
        made.places.outputs = {slot()};
        made.places.inputs = {x_};
        made.variable = declare("mass.remembered", made.places.outputs[0], Variability::Continuous);
        s_.histories = {made};
        s_.layout.outputs.push_back({made.variable});
    }

    Slot x_ = kNoSlot, v_ = kNoSlot, acceleration_ = kNoSlot;
};

}  // namespace

std::shared_ptr<const CompiledSystem> springSystem(const Spring& spring, const HistoryOperator* operation)
{
    const auto system = std::make_shared<CompiledSystem>();
    SpringWriter(*system, spring, operation);
    return system;
}

FreeOscillation::FreeOscillation(const Spring& spring)
    : decay(spring.damping / 2), frequency(std::sqrt(spring.stiffness - decay * decay))
{
}

double FreeOscillation::fromRest(double t, double x0) const
{
    return x0 * std::exp(-decay * t) * (std::cos(frequency * t) + decay / frequency * std::sin(frequency * t));
}

double FreeOscillation::travelFromRest(double t, double x0) const
{
    const double period = std::numbers::pi / frequency;  // from one turning point to the next
    double travel = 0, from = x0;
    for (double turn = period; turn < t; turn += period) {
        const double to = fromRest(turn, x0);
        travel += std::fabs(to - from);
        from = to;
    }
    return travel + std::fabs(fromRest(t, x0) - from);
}

double FreeOscillation::fromZero(double t, double v0) const
{
    return v0 / frequency * std::exp(-decay * t) * std::sin(frequency * t);
}

}  // namespace bramah::test
