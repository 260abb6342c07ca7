// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::model {

class Instance;

/// A signal of a bus (an expandable connector), as its class declares it or as connects bring it.
struct BusSignal {
    QString name;         ///< with dots in a bus that is in the bus
    QString type;         ///< `Real`, `Integer`, `Boolean`, ...; empty: not known, or a physical connector
    QString unit;         ///< empty: none is said
    QStringList givenBy;  ///< paths of the outputs that give it; more than one is a fault
    QStringList readBy;   ///< paths of the inputs that read it, and of physical connectors

    friend bool operator==(const BusSignal&, const BusSignal&) = default;
};

using BusSignals = std::vector<BusSignal>;

/// Adds \a more to \a signals, in paths of \a component (empty: of the whole) below; a signal that is there twice is
/// kept once.
void mergeBusSignals(BusSignals& signals, const BusSignals& more, const QString& component);

/// The signals of \a bus, a connector of \a component: those its class declares, and those that connects of the
/// component, and of the components whose buses it is joined to, bring. Paths are within the component. Connects in
/// loops are left out.
[[nodiscard]] BusSignals readBusSignals(const Instance& bus, const Instance& component);

/// The type of the signal that \a connector, of a built-in type, carries, as BusSignal::type.
[[nodiscard]] QString signalTypeOf(const Instance& connector);

}  // namespace bramah::model
