// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/instance/instance.h"

namespace bramah::model {

/// What kind of component an instance is in codes and lists, by `__Bramah(...)` of its class, bases and packages.
struct ComponentKind {
    QString letter, productClass;  ///< see DiagramComponent
    QStringList coilPorts;
    bool standsUpright = false;  ///< a reservoir, drawn wherever a line ends in it: symbols without a code are the same

    /// Does a component of this kind get a code on drawings?
    [[nodiscard]] bool isCoded() const { return !letter.isEmpty() || !productClass.isEmpty(); }
};
/// The kind of the component or class \a instance; derived classes win, partial base classes name no letter.
[[nodiscard]] ComponentKind componentKindOf(const Instance& instance);

/// Gives \a component what componentKindOf() its instance says, and the names of its coils.
void readKind(DiagramComponent& component, const Instance& instance);

/// Reads what the class \a sheet says about codes, and gives all components of \a content, whose designations are
/// known, their codes as shown, the functions of their circuits and the names of their coils.
void noteCodes(DiagramContent& content, const Instance& sheet);

/// Gives \a component its technical data if they are shown: of its own, else by the template of its class.
void noteData(DiagramComponent& component, const Instance& instance, const SheetCodes& codes);

/// The actuator above which the function of \a circuit stands: the first from the left with a code of this circuit,
/// without one the first pump or other component; null if no code names the circuit.
[[nodiscard]] const DiagramComponent* headOfCircuit(const std::vector<DiagramComponent>& components, int circuit,
                                                    CodeScheme scheme);

}  // namespace bramah::model
