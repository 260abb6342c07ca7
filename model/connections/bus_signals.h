// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::model {

class Instance;

/// A signal of a bus (an expandable connector), as its class declares it or as connects bring it.
struct BusSignal {
    QString name;         ///< path within the bus: with dots for a signal of a nested bus
    QString type;         ///< `Real`, `Integer`, `Boolean`, ...; empty for a physical connector or an unknown type
    QString unit;         ///< empty if none is declared
    QStringList givenBy;  ///< paths of the outputs that set it; more than one is a fault
    QStringList readBy;   ///< paths of the inputs that read it, and of physical connectors

    friend bool operator==(const BusSignal&, const BusSignal&) = default;
};

/// Signals of one bus, each name once.
using BusSignals = std::vector<BusSignal>;

/// Adds \a more to \a signals, with the paths of \a more put below \a component (empty: unchanged). A signal that is
/// already there is merged.
void mergeBusSignals(BusSignals& signals, const BusSignals& more, const QString& component);

/// The signals of \a bus, a connector of \a component: those that its class declares, and those that connects of the
/// component and of components joined to the bus add. Paths are relative to the component. Connects in loops are left
/// out.
[[nodiscard]] BusSignals readBusSignals(const Instance& bus, const Instance& component);

/// The type of the signal that \a connector, of a built-in type, carries; see BusSignal::type.
[[nodiscard]] QString signalTypeOf(const Instance& connector);

}  // namespace bramah::model
