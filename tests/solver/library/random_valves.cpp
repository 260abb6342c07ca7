// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/random_valves.h"

#include "model/valves/usual_valves.h"

#include <array>

namespace bramah::test {

namespace {

using model::ValveActuator;

constexpr std::array kActuators{
    ValveActuator::None,           ValveActuator::Solenoid,        ValveActuator::Manual, ValveActuator::PushButton,
    ValveActuator::Lever,          ValveActuator::Pedal,           ValveActuator::Roller, ValveActuator::HydraulicPilot,
    ValveActuator::PneumaticPilot, ValveActuator::ElectroHydraulic};

}  // namespace

model::ValveTable randomValve(std::mt19937_64& random)
{
    const auto below = [&random](std::size_t count) { return static_cast<std::size_t>(random() % count); };
    const auto randomEnd = [&] {
        model::ValveEnd end{kActuators.at(below(kActuators.size())), below(2) == 0, ValveActuator::None};
        if (below(5) == 0)
            end.manualOverride = kActuators.at(below(kActuators.size()));
        return end;
    };
    while (true) {
        model::ValveTable table;
        table.portCount = 2 + static_cast<int>(below(5));
        const QStringList usual = model::usualPositions(table.portCount);
        for (std::size_t boxes = 2 + below(3); boxes > 0; --boxes)
            table.positions.push_back(
                model::positionOf(usual.at(static_cast<qsizetype>(below(static_cast<std::size_t>(usual.size())))),
                                  table.portCount)
                    .value_or(model::ValvePosition()));
        table.left = randomEnd();
        table.right = randomEnd();
        table.hasDetents = below(4) == 0;
        table.isProportional = below(3) == 0;
        if (model::checkValve(table))
            return table;
    }
}

}  // namespace bramah::test
