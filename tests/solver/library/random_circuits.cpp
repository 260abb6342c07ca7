// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/random_circuits.h"

namespace bramah::test {

RandomCircuits::RandomCircuits(model::ClassLibrary& library) : library_(library)
{
    if (const model::ClassNode* package = library.find("Bramah.Hydraulics"))
        collect(*package);
    if (const model::ClassNode* package = library.find("Bramah.Mechanics"))
        collect(*package);
}

void RandomCircuits::collect(const model::ClassNode& node)
{
    using model::syntax::ClassKind;
    const std::string name = node.qualifiedName();
    // Parts of other classes; what prescribes a motion can contradict another; what every circuit has anyway.
    for (const char* part : {".Interfaces", ".Internal", ".Fluid", ".Node", ".Tank", ".PressureSource", ".LevelSensor",
                             ".FlowSensor", ".FlowMeter", ".Position", ".Translational.Speed", ".Rotational.Speed",
                             ".Fixed", ".Lever", ".IdealGear", ".RackPinion", ".Functions"})
        if (name.size() >= std::string(part).size() &&
            name.compare(name.size() - std::string(part).size(), std::string::npos, part) == 0)
            return;
    if (node.kind() == ClassKind::Package) {
        for (const model::ClassNode* child : node.children())
            collect(*child);
        return;
    }
    if (node.kind() != ClassKind::Model || node.isPartial())
        return;
    CircuitPart part = describePart(library_, node);
    if (part.ports.empty())
        return;
    (name.starts_with("Bramah.Hydraulics")                ? parts_.hydraulic
     : name.starts_with("Bramah.Mechanics.Translational") ? parts_.translational
                                                          : parts_.rotational)
        .push_back(std::move(part));
}

QByteArray RandomCircuits::text(std::uint64_t seed) const
{
    return randomCircuitText(parts_, seed);
}

}  // namespace bramah::test
