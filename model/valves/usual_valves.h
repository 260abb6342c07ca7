// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/valves/valve_table.h"

#include <QStringList>

namespace bramah::model {

/// The most common valve with these numbers of ports and positions: solenoids and springs.
[[nodiscard]] ValveTable usualValve(int portCount, int positionCount);
/// The usual paths of boxes with this number of ports, as
/// positionText(); those of a valve's end boxes come first.
[[nodiscard]] QStringList usualPositions(int portCount);

/// \a table with another number of ports; paths to ports that no longer exist are removed.
[[nodiscard]] ValveTable withPortCount(const ValveTable& table, int portCount);
/// \a table with another number of positions, and with ends that can move and hold the spool.
[[nodiscard]] ValveTable withPositionCount(const ValveTable& table, int positionCount);

/// \a position after the user drew a path: a flow path between free ports; drawing it again removes or restores its
/// arrow, drawing it backwards turns it; a port that is already in a path joins that path to the other port.
[[nodiscard]] ValvePosition withPath(ValvePosition position, int from, int to);
/// \a position with \a port shut.
[[nodiscard]] ValvePosition withPortShut(ValvePosition position, int port);

}  // namespace bramah::model
