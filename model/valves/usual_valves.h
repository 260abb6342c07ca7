// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

#include <QStringList>

namespace bramah::model {

/// The valve most often found with so many ports and positions: solenoids and springs.
[[nodiscard]] ValveTable usualValve(int portCount, int positionCount);
/// The paths that boxes with this number of ports usually have, as positionText(); the first are those of a valve's
/// ends.
[[nodiscard]] QStringList usualPositions(int portCount);

/// \a table with another number of ports: paths whose ports there are no more go.
[[nodiscard]] ValveTable withPortCount(const ValveTable& table, int portCount);
/// \a table with two or three positions, its ends so that they can hold and move it.
[[nodiscard]] ValveTable withPositionCount(const ValveTable& table, int positionCount);

/// \a position after a path was drawn by hand: between free ports a flow path; the same again takes its arrow away and
/// gives it back, the other way round turns it; a port that is in a path already joins it to the other.
[[nodiscard]] ValvePosition withPath(ValvePosition position, int from, int to);
/// \a position with a port shut.
[[nodiscard]] ValvePosition withPortShut(ValvePosition position, int port);

}  // namespace bramah::model
