// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

namespace bramah::model {

/// Is \a ref a bus, not one of its signals?
[[nodiscard]] bool isBus(const Diagram& diagram, const PortRef& ref);
/// Is \a ref a signal of a bus?
[[nodiscard]] bool isOnBus(const Diagram& diagram, const PortRef& ref);

/// The signals of the bus that \a ref is, or belongs to, including those of all buses joined to it; paths are those of
/// the sheet. Sorted by name.
[[nodiscard]] BusSignals signalsOfBus(const Diagram& diagram, const PortRef& ref);

/// The signals of the bus \a ref that \a partner may join: those of its type, and without an output if it is one.
[[nodiscard]] BusSignals fittingSignals(const Diagram& diagram, const PortRef& ref, const PortRef& partner);

/// A name for the signal of \a partner that the bus does not have yet: its component's name, or its own if better.
[[nodiscard]] QString newSignalName(const Diagram& diagram, const PortRef& ref, const PortRef& partner);

/// The signal \a name of the bus \a ref.
[[nodiscard]] PortRef signalOfBus(const PortRef& ref, const QString& name);

}  // namespace bramah::model
