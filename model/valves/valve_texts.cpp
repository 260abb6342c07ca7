// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/valve_texts.h"

#include "model/translate.h"

namespace bramah::model {

QString faultText(const ValveFault& fault)
{
    switch (fault.kind) {
    case ValveFault::UnreadablePath:
        return tr("“%1” is not a path: write P>A for a flow path, A-B-T for joined ports, “throttled” or “check” after "
                  "it.")
            .arg(fault.what);
    case ValveFault::UnknownPort: return tr("The valve has no port “%1”.").arg(fault.what);
    case ValveFault::PortTwice:
        return tr("Port %1 stands in two paths of one position: join them, as P-A-B.").arg(fault.what);
    case ValveFault::NoPath: return tr("No position lets oil pass: draw a path from port to port.");
    case ValveFault::WrongPositionCount: return tr("A valve has two to four positions.");
    case ValveFault::WrongPortCount: return tr("A valve has two to six ports.");
    case ValveFault::UnknownActuator: return tr("There is no actuator “%1”.").arg(fault.what);
    case ValveFault::NoActuator: return tr("Nothing moves the valve: choose an actuator at one end.");
    case ValveFault::OneActuatorOfThree:
        return tr("Three and more positions are switched from both ends: choose an actuator at the other end too.");
    case ValveFault::SpringAtBothEnds: return tr("A valve of two positions has a spring at one end only.");
    case ValveFault::SpringAtOneEnd:
        return tr("A valve of three or four positions is centred by springs at both ends.");
    case ValveFault::SpringAndDetents: return tr("Springs and detents exclude each other.");
    case ValveFault::DetentsInProportional: return tr("A proportional valve has no detents.");
    case ValveFault::ProportionalNeedsOneSide:
        return tr("A proportional valve of two positions has an actuator at one end and a spring at the other.");
    case ValveFault::ActuatorOnlyAtSpring:
        return tr("Nothing works against the spring: choose an actuator at the other end.");
    case ValveFault::KindOfJoined:
        return tr("“%1”: a throttle or check valve stands between two ports, as in A>T throttled.").arg(fault.what);
    case ValveFault::CheckWithoutArrow:
        return tr("“%1”: a check valve has a direction, as in P>A check.").arg(fault.what);
    case ValveFault::OverrideOfOther:
        return tr("Only solenoids and pneumatic pilots of switched valves can be worked by hand too.");
    case ValveFault::TwoStagesAtOneEnd:
        return tr("The one command of a proportional valve has a pilot stage at both ends or at none.");
    case ValveFault::FourPositionsMove:
        return tr("Four positions are moved by one actuator at each end: by hand, solenoid or pneumatic pilot.");
    }
    return {};
}

QString actuatorName(ValveActuator actuator, bool isProportional)
{
    switch (actuator) {
    case ValveActuator::None: return tr("None");
    case ValveActuator::Solenoid: return isProportional ? tr("Proportional solenoid") : tr("Solenoid");
    case ValveActuator::Manual: return tr("By hand");
    case ValveActuator::PushButton: return tr("Push button");
    case ValveActuator::Lever: return tr("Lever");
    case ValveActuator::Pedal: return tr("Pedal");
    case ValveActuator::Roller: return tr("Roller");
    case ValveActuator::HydraulicPilot: return tr("Hydraulic pilot");
    case ValveActuator::PneumaticPilot: return tr("Pneumatic pilot");
    case ValveActuator::ElectroHydraulic:
        return isProportional ? tr("Proportional solenoid with pilot stage") : tr("Solenoid with pilot stage");
    }
    return {};
}

}  // namespace bramah::model
